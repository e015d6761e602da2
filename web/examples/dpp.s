//# title DPP: prefix sums
//# teaches Lanes read their neighbours without memory. Four DPP additions make the running sums of a row of 16 lanes.
//# target gfx1151
//# grid 1
//# block 32
//# format float
//# tab lanes
//# buffer in f32 32 count 1
//# buffer out f32 32 zero
// The view "Lanes" draws who reads whom, before the step.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl prefix_sums
.p2align 8
.type prefix_sums,@function
prefix_sums:
  s_load_b128 s[0:3], s[0:1], 0x0
  v_lshlrev_b32 v0, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_b32 v1, v0, s[0:1]
  s_waitcnt vmcnt(0)
  v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_readlane_b32 s4, v1, 15             // the sum of the first row
  s_mov_b32 exec_lo, 0xffff0000         // the second row alone
  v_add_f32 v1, s4, v1
  s_mov_b32 exec_lo, -1
  global_store_b32 v0, v1, s[2:3]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel prefix_sums
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
