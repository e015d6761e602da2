// RDNA3: every matrix instruction as a kernel, in a wave of 32 lanes.
// begin loads 64 bytes a lane of each buffer: A into v0 and after, B from v32, C or a sparse A's indices from v64, D as
// it was from v96, scales from v128; finish stores D.
.macro wait
  s_waitcnt vmcnt(0) lgkmcnt(0)
.endm
.include "wmma_kernel.inc"

begin wmma_f32_16_16_f16_f16_0
  v_wmma_f32_16x16x16_f16 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_16_f16_f16_0, 32

begin wmma_f32_16_16_bf16_bf16_0
  v_wmma_f32_16x16x16_bf16 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_16_bf16_bf16_0, 32

begin wmma_f16_16_16_f16_f16_0
  v_wmma_f16_16x16x16_f16 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f16_16_16_f16_f16_0, 32

begin wmma_bf16_16_16_bf16_bf16_0
  v_wmma_bf16_16x16x16_bf16 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_bf16_16_16_bf16_bf16_0, 32

begin wmma_i32_16_16_iu8_iu8_0
  v_wmma_i32_16x16x16_iu8 v[96:103], v[0:3], v[32:35], v[64:71] neg_lo:[1,1,0]
finish wmma_i32_16_16_iu8_iu8_0, 32

begin wmma_i32_16_16_iu4_iu4_0
  v_wmma_i32_16x16x16_iu4 v[96:103], v[0:1], v[32:33], v[64:71] neg_lo:[1,1,0]
finish wmma_i32_16_16_iu4_iu4_0, 32
