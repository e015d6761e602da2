//# title VOPD: two at once
//# teaches One dual instruction has two operations. Their registers must come from different banks, one target even, one odd.
//# target gfx1151
//# grid 1
//# block 32
//# format float
//# tab help
//# buffer in f32 128 random 7 -4 4
//# buffer out f32 64 zero
// Complex products: (a + b i) (c + d i). Each lane has a, b, c, d in v0 to v3. Six operations are three instructions.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl complex_product
.p2align 8
.type complex_product,@function
complex_product:
  s_load_b128 s[0:3], s[0:1], 0x0
  v_lshlrev_b32 v11, 3, v0
  v_lshlrev_b32 v10, 4, v0
  s_waitcnt lgkmcnt(0)
  global_load_b128 v[0:3], v10, s[0:1]
  s_waitcnt vmcnt(0)
  v_dual_mul_f32 v4, v0, v2 :: v_dual_mul_f32 v5, v1, v3     // a c, b d
  v_dual_mul_f32 v6, v0, v3 :: v_dual_mul_f32 v7, v1, v2     // a d, b c
  v_dual_sub_f32 v8, v4, v5 :: v_dual_add_f32 v9, v6, v7     // the real and the imaginary part
  global_store_b64 v11, v[8:9], s[2:3]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel complex_product
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
