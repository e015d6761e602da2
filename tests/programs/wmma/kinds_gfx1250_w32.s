// CDNA5: every matrix instruction as a kernel, in a wave of 32 lanes.
// begin loads 64 bytes a lane of each buffer: A into v0 and after, B from v32, C or a sparse A's indices from v64, D as
// it was from v96, scales from v128; finish stores D.
.macro wait
  s_wait_loadcnt 0x0
  s_wait_kmcnt 0x0
.endm
.include "wmma_kernel.inc"

begin wmma_f32_16_32_f16_f16_0
  v_wmma_f32_16x16x32_f16 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_32_f16_f16_0, 32

begin swmmac_f32_16_64_f16_f16_0
  v_swmmac_f32_16x16x64_f16 v[96:103], v[0:7], v[32:47], v64
finish swmmac_f32_16_64_f16_f16_0, 32

begin wmma_f32_16_32_bf16_bf16_0
  v_wmma_f32_16x16x32_bf16 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_32_bf16_bf16_0, 32

begin swmmac_f32_16_64_bf16_bf16_0
  v_swmmac_f32_16x16x64_bf16 v[96:103], v[0:7], v[32:47], v64
finish swmmac_f32_16_64_bf16_bf16_0, 32

begin wmma_f16_16_32_f16_f16_0
  v_wmma_f16_16x16x32_f16 v[96:99], v[0:7], v[32:39], v[64:67]
finish wmma_f16_16_32_f16_f16_0, 32

begin swmmac_f16_16_64_f16_f16_0
  v_swmmac_f16_16x16x64_f16 v[96:99], v[0:7], v[32:47], v64
finish swmmac_f16_16_64_f16_f16_0, 32

begin wmma_bf16_16_32_bf16_bf16_0
  v_wmma_bf16_16x16x32_bf16 v[96:99], v[0:7], v[32:39], v[64:67]
finish wmma_bf16_16_32_bf16_bf16_0, 32

begin swmmac_bf16_16_64_bf16_bf16_0
  v_swmmac_bf16_16x16x64_bf16 v[96:99], v[0:7], v[32:47], v64
finish swmmac_bf16_16_64_bf16_bf16_0, 32

begin wmma_f32_16_64_fp8_fp8_0
  v_wmma_f32_16x16x64_fp8_fp8 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_64_fp8_fp8_0, 32

begin wmma_f32_16_128_fp8_fp8_0
  v_wmma_f32_16x16x128_fp8_fp8 v[96:103], v[0:15], v[32:47], v[64:71]
finish wmma_f32_16_128_fp8_fp8_0, 32

begin swmmac_f32_16_128_fp8_fp8_0
  v_swmmac_f32_16x16x128_fp8_fp8 v[96:103], v[0:7], v[32:47], v[64:65]
finish swmmac_f32_16_128_fp8_fp8_0, 32

begin wmma_f16_16_64_fp8_fp8_0
  v_wmma_f16_16x16x64_fp8_fp8 v[96:99], v[0:7], v[32:39], v[64:67]
finish wmma_f16_16_64_fp8_fp8_0, 32

begin wmma_f16_16_128_fp8_fp8_0
  v_wmma_f16_16x16x128_fp8_fp8 v[96:99], v[0:15], v[32:47], v[64:67]
finish wmma_f16_16_128_fp8_fp8_0, 32

begin swmmac_f16_16_128_fp8_fp8_0
  v_swmmac_f16_16x16x128_fp8_fp8 v[96:99], v[0:7], v[32:47], v[64:65]
finish swmmac_f16_16_128_fp8_fp8_0, 32

begin wmma_f32_16_64_fp8_bf8_0
  v_wmma_f32_16x16x64_fp8_bf8 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_64_fp8_bf8_0, 32

begin wmma_f32_16_128_fp8_bf8_0
  v_wmma_f32_16x16x128_fp8_bf8 v[96:103], v[0:15], v[32:47], v[64:71]
finish wmma_f32_16_128_fp8_bf8_0, 32

begin swmmac_f32_16_128_fp8_bf8_0
  v_swmmac_f32_16x16x128_fp8_bf8 v[96:103], v[0:7], v[32:47], v[64:65]
finish swmmac_f32_16_128_fp8_bf8_0, 32

begin wmma_f16_16_64_fp8_bf8_0
  v_wmma_f16_16x16x64_fp8_bf8 v[96:99], v[0:7], v[32:39], v[64:67]
finish wmma_f16_16_64_fp8_bf8_0, 32

begin wmma_f16_16_128_fp8_bf8_0
  v_wmma_f16_16x16x128_fp8_bf8 v[96:99], v[0:15], v[32:47], v[64:67]
finish wmma_f16_16_128_fp8_bf8_0, 32

begin swmmac_f16_16_128_fp8_bf8_0
  v_swmmac_f16_16x16x128_fp8_bf8 v[96:99], v[0:7], v[32:47], v[64:65]
finish swmmac_f16_16_128_fp8_bf8_0, 32

begin wmma_f32_16_64_bf8_fp8_0
  v_wmma_f32_16x16x64_bf8_fp8 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_64_bf8_fp8_0, 32

begin wmma_f32_16_128_bf8_fp8_0
  v_wmma_f32_16x16x128_bf8_fp8 v[96:103], v[0:15], v[32:47], v[64:71]
finish wmma_f32_16_128_bf8_fp8_0, 32

begin swmmac_f32_16_128_bf8_fp8_0
  v_swmmac_f32_16x16x128_bf8_fp8 v[96:103], v[0:7], v[32:47], v[64:65]
finish swmmac_f32_16_128_bf8_fp8_0, 32

begin wmma_f16_16_64_bf8_fp8_0
  v_wmma_f16_16x16x64_bf8_fp8 v[96:99], v[0:7], v[32:39], v[64:67]
finish wmma_f16_16_64_bf8_fp8_0, 32

begin wmma_f16_16_128_bf8_fp8_0
  v_wmma_f16_16x16x128_bf8_fp8 v[96:99], v[0:15], v[32:47], v[64:67]
finish wmma_f16_16_128_bf8_fp8_0, 32

begin swmmac_f16_16_128_bf8_fp8_0
  v_swmmac_f16_16x16x128_bf8_fp8 v[96:99], v[0:7], v[32:47], v[64:65]
finish swmmac_f16_16_128_bf8_fp8_0, 32

begin wmma_f32_16_64_bf8_bf8_0
  v_wmma_f32_16x16x64_bf8_bf8 v[96:103], v[0:7], v[32:39], v[64:71]
finish wmma_f32_16_64_bf8_bf8_0, 32

begin wmma_f32_16_128_bf8_bf8_0
  v_wmma_f32_16x16x128_bf8_bf8 v[96:103], v[0:15], v[32:47], v[64:71]
finish wmma_f32_16_128_bf8_bf8_0, 32

begin swmmac_f32_16_128_bf8_bf8_0
  v_swmmac_f32_16x16x128_bf8_bf8 v[96:103], v[0:7], v[32:47], v[64:65]
finish swmmac_f32_16_128_bf8_bf8_0, 32

begin wmma_f16_16_64_bf8_bf8_0
  v_wmma_f16_16x16x64_bf8_bf8 v[96:99], v[0:7], v[32:39], v[64:67]
finish wmma_f16_16_64_bf8_bf8_0, 32

begin wmma_f16_16_128_bf8_bf8_0
  v_wmma_f16_16x16x128_bf8_bf8 v[96:99], v[0:15], v[32:47], v[64:67]
finish wmma_f16_16_128_bf8_bf8_0, 32

begin swmmac_f16_16_128_bf8_bf8_0
  v_swmmac_f16_16x16x128_bf8_bf8 v[96:99], v[0:7], v[32:47], v[64:65]
finish swmmac_f16_16_128_bf8_bf8_0, 32

begin wmma_f32_16_4_f32_f32_0
  v_wmma_f32_16x16x4_f32 v[96:103], v[0:1], v[32:33], v[64:71]
finish wmma_f32_16_4_f32_f32_0, 32

begin wmma_i32_16_64_iu8_iu8_0
  v_wmma_i32_16x16x64_iu8 v[96:103], v[0:7], v[32:39], v[64:71] neg_lo:[1,1,0]
finish wmma_i32_16_64_iu8_iu8_0, 32

begin swmmac_i32_16_128_iu8_iu8_0
  v_swmmac_i32_16x16x128_iu8 v[96:103], v[0:7], v[32:47], v[64:65] neg_lo:[1,1,0]
finish swmmac_i32_16_128_iu8_iu8_0, 32

begin wmma_bf16f32_16_32_bf16_bf16_0
  v_wmma_bf16f32_16x16x32_bf16 v[96:99], v[0:7], v[32:39], v[64:71]
finish wmma_bf16f32_16_32_bf16_bf16_0, 32

begin swmmac_bf16f32_16_64_bf16_bf16_0
  v_swmmac_bf16f32_16x16x64_bf16 v[96:103], v[0:7], v[32:47], v64
finish swmmac_bf16f32_16_64_bf16_bf16_0, 32

begin f8f6f4_f32_16_128_fp8_fp8_0
  v_wmma_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71]
finish f8f6f4_f32_16_128_fp8_fp8_0, 32

begin f8f6f4_f32_16_128_bf8_bf8_0
  v_wmma_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71] matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_bf8_bf8_0, 32

begin f8f6f4_f32_16_128_fp6_fp6_0
  v_wmma_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71] matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_fp6_fp6_0, 32

begin f8f6f4_f32_16_128_bf6_bf6_0
  v_wmma_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71] matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_bf6_bf6_0, 32

begin f8f6f4_f32_16_128_fp4_fp4_0
  v_wmma_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:39], v[64:71] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_fp4_fp4_0, 32

begin wmma_f32_32_128_fp4_fp4_0
  v_wmma_f32_32x16x128_f4 v[96:111], v[0:15], v[32:39], v[64:79]
finish wmma_f32_32_128_fp4_fp4_0, 32

begin f8f6f4_f32_16_128_fp8_fp8_16
  v_wmma_scale16_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], v[128:129], v[130:131]
finish f8f6f4_f32_16_128_fp8_fp8_16, 32

begin f8f6f4_f32_16_128_bf8_bf8_16
  v_wmma_scale16_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], v[128:129], v[130:131] matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_bf8_bf8_16, 32

begin f8f6f4_f32_16_128_fp6_fp6_16
  v_wmma_scale16_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71], v[128:129], v[130:131] matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_fp6_fp6_16, 32

begin f8f6f4_f32_16_128_bf6_bf6_16
  v_wmma_scale16_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71], v[128:129], v[130:131] matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_bf6_bf6_16, 32

begin f8f6f4_f32_16_128_fp4_fp4_16
  v_wmma_scale16_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:39], v[64:71], v[128:129], v[130:131] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_fp4_fp4_16, 32

begin wmma_f32_32_128_fp4_fp4_16
  v_wmma_scale16_f32_32x16x128_f4 v[96:111], v[0:15], v[32:39], v[64:79], v[128:129], v[130:131]
finish wmma_f32_32_128_fp4_fp4_16, 32

begin f8f6f4_f32_16_128_fp8_fp8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], v128, v130
finish f8f6f4_f32_16_128_fp8_fp8_32, 32

begin f8f6f4_f32_16_128_fp8_bf8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], v128, v130 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_fp8_bf8_32, 32

begin f8f6f4_f32_16_128_fp8_fp6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:43], v[64:71], v128, v130 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_fp8_fp6_32, 32

begin f8f6f4_f32_16_128_fp8_bf6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:43], v[64:71], v128, v130 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_fp8_bf6_32, 32

begin f8f6f4_f32_16_128_fp8_fp4_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:39], v[64:71], v128, v130 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_fp8_fp4_32, 32

begin f8f6f4_f32_16_128_bf8_fp8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_bf8_fp8_32, 32

begin f8f6f4_f32_16_128_bf8_bf8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_bf8_bf8_32, 32

begin f8f6f4_f32_16_128_bf8_fp6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_bf8_fp6_32, 32

begin f8f6f4_f32_16_128_bf8_bf6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_bf8_bf6_32, 32

begin f8f6f4_f32_16_128_bf8_fp4_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:15], v[32:39], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_bf8_fp4_32, 32

begin f8f6f4_f32_16_128_fp6_fp8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_fp6_fp8_32, 32

begin f8f6f4_f32_16_128_fp6_bf8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_fp6_bf8_32, 32

begin f8f6f4_f32_16_128_fp6_fp6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_fp6_fp6_32, 32

begin f8f6f4_f32_16_128_fp6_bf6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_fp6_bf6_32, 32

begin f8f6f4_f32_16_128_fp6_fp4_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:39], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_fp6_fp4_32, 32

begin f8f6f4_f32_16_128_bf6_fp8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_bf6_fp8_32, 32

begin f8f6f4_f32_16_128_bf6_bf8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_bf6_bf8_32, 32

begin f8f6f4_f32_16_128_bf6_fp6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_bf6_fp6_32, 32

begin f8f6f4_f32_16_128_bf6_bf6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_bf6_bf6_32, 32

begin f8f6f4_f32_16_128_bf6_fp4_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:11], v[32:39], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_BF6 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_bf6_fp4_32, 32

begin f8f6f4_f32_16_128_fp4_fp8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_fp4_fp8_32, 32

begin f8f6f4_f32_16_128_fp4_bf8_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:47], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_BF8
finish f8f6f4_f32_16_128_fp4_bf8_32, 32

begin f8f6f4_f32_16_128_fp4_fp6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6
finish f8f6f4_f32_16_128_fp4_fp6_32, 32

begin f8f6f4_f32_16_128_fp4_bf6_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:43], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_BF6
finish f8f6f4_f32_16_128_fp4_bf6_32, 32

begin f8f6f4_f32_16_128_fp4_fp4_32
  v_wmma_scale_f32_16x16x128_f8f6f4 v[96:103], v[0:7], v[32:39], v[64:71], v128, v130 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
finish f8f6f4_f32_16_128_fp4_fp4_32, 32

begin wmma_f32_32_128_fp4_fp4_32
  v_wmma_scale_f32_32x16x128_f4 v[96:111], v[0:15], v[32:39], v[64:79], v128, v130
finish wmma_f32_32_128_fp4_fp4_32, 32
