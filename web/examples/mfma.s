//# title MFMA: where elements are
//# teaches One MFMA of CDNA3 multiplies 16 × 4 by 4 × 16. Lane l has A[l mod 16][l / 16]; v[4:7] have four rows of D.
//# target gfx942
//# grid 1
//# block 64
//# format float
//# tab lanes
//# buffer A f32 64 count
//# buffer B f32 64 count 1 0.5
//# buffer D f32 256 zero
// Stand on v_mfma: the view "Lanes" shows the lane and the register of each element.
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.text
.globl matrix_product
.p2align 8
.type matrix_product,@function
matrix_product:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_load_dwordx2 s[8:9], s[0:1], 0x10
  v_and_b32 v1, 15, v0                  // l mod 16
  v_lshrrev_b32 v2, 4, v0               // l / 16
  v_lshlrev_b32 v8, 4, v1
  v_lshl_add_u32 v8, v2, 2, v8          // A[l mod 16][l / 16], four numbers a row
  v_lshlrev_b32 v9, 6, v2
  v_lshl_add_u32 v9, v1, 2, v9          // B[l / 16][l mod 16], sixteen numbers a row
  v_mov_b32 v4, 0
  v_mov_b32 v5, 0
  v_mov_b32 v6, 0
  v_mov_b32 v7, 0
  s_waitcnt lgkmcnt(0)
  global_load_dword v10, v8, s[4:5]
  global_load_dword v11, v9, s[6:7]
  s_waitcnt vmcnt(0)
  v_mfma_f32_16x16x4_f32 v[4:7], v10, v11, v[4:7]
  v_lshlrev_b32 v3, 8, v2
  v_lshl_add_u32 v3, v1, 2, v3          // D[4 (l / 16)][l mod 16]
  s_nop 15                              // the matrix unit needs its time before v[4:7] are read
  global_store_dword v3, v4, s[8:9]
  global_store_dword v3, v5, s[8:9] offset:64
  global_store_dword v3, v6, s[8:9] offset:128
  global_store_dword v3, v7, s[8:9] offset:192
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel matrix_product
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 16
  .amdhsa_kernarg_size 24
.end_amdhsa_kernel
