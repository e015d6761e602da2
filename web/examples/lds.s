//# title LDS bank conflicts
//# teaches A column of a 32 × 32 matrix lies in one bank: its 32 accesses come one after another. With one more dword in each row there is no conflict.
//# target gfx1151
//# grid 1
//# block 32
//# format int
//# tab lds
//# buffer out u32 32 zero
// The view "LDS" has a column for each bank. Watch the two stores.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl bank_conflicts
.p2align 8
.type bank_conflicts,@function
bank_conflicts:
  s_load_b64 s[2:3], s[0:1], 0x0
  v_mul_u32_u24 v1, 0x80, v0            // rows of 32 dwords: lane l at dword 32 l, always bank 0
  ds_store_b32 v1, v0
  v_mul_u32_u24 v2, 0x84, v0            // rows of 33 dwords: lane l at dword 33 l, bank l
  ds_store_b32 v2, v0 offset:4096
  s_waitcnt lgkmcnt(0)
  ds_load_b32 v3, v2 offset:4096
  v_lshlrev_b32 v4, 2, v0
  s_waitcnt lgkmcnt(0)
  global_store_b32 v4, v3, s[2:3]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel bank_conflicts
  .amdhsa_group_segment_fixed_size 8320
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 8
.end_amdhsa_kernel
