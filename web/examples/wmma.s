//# title WMMA: where elements are
//# teaches WMMA of RDNA3.5 multiplies 16 × 16 halves. Lanes 16 to 31 hold A and B once more; D alternates rows between them.
//# target gfx1151
//# grid 1
//# block 32
//# format half
//# tab lanes
//# buffer A f16 256 random 1 -2 2
//# buffer B f16 256 random 2 -2 2
//# buffer D f32 256 zero
// A is stored by rows, B by columns: each lane loads one row of A and one column of B, sixteen halves of 32 bytes.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl matrix_product
.p2align 8
.type matrix_product,@function
matrix_product:
  s_load_b128 s[4:7], s[0:1], 0x0
  s_load_b64 s[8:9], s[0:1], 0x10
  v_and_b32 v1, 15, v0                  // lanes 16 to 31 load what lanes 0 to 15 load
  v_lshlrev_b32 v2, 5, v1
  v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v21, 0
  v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
  v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
  v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
  s_waitcnt lgkmcnt(0)
  global_load_b128 v[4:7], v2, s[4:5]
  global_load_b128 v[8:11], v2, s[4:5] offset:16
  global_load_b128 v[12:15], v2, s[6:7]
  global_load_b128 v[16:19], v2, s[6:7] offset:16
  s_waitcnt vmcnt(0)
  v_wmma_f32_16x16x16_f16 v[20:27], v[4:11], v[12:19], v[20:27]
  v_lshrrev_b32 v3, 4, v0               // 0 or 1: even or odd rows
  v_lshlrev_b32 v3, 6, v3
  v_lshl_add_u32 v3, v1, 2, v3
  global_store_b32 v3, v20, s[8:9]
  global_store_b32 v3, v21, s[8:9] offset:128
  global_store_b32 v3, v22, s[8:9] offset:256
  global_store_b32 v3, v23, s[8:9] offset:384
  global_store_b32 v3, v24, s[8:9] offset:512
  global_store_b32 v3, v25, s[8:9] offset:640
  global_store_b32 v3, v26, s[8:9] offset:768
  global_store_b32 v3, v27, s[8:9] offset:896
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel matrix_product
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 32
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 24
.end_amdhsa_kernel
