//# title Barriers
//# teaches Two waves reverse 64 numbers through LDS. No wave reads before both have written: the first one waits at the barrier.
//# target gfx1151
//# grid 1
//# block 64
//# format int
//# tab waves
//# turn 64
//# buffer in u32 64 count
//# buffer out u32 64 zero
// The view "Waves" has a row for each wave. W goes to the next wave's turn. Remove the barrier, and see which numbers are wrong.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl turn_round
.p2align 8
.type turn_round,@function
turn_round:
  s_load_b128 s[0:3], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_sub_nc_u32 v2, 0xfc, v1             // the place of number 63 - l
  s_waitcnt lgkmcnt(0)
  global_load_b32 v3, v1, s[0:1]
  s_waitcnt vmcnt(0)
  ds_store_b32 v1, v3
  s_waitcnt lgkmcnt(0)                  // the store is done before the barrier
  s_barrier
  ds_load_b32 v4, v2                    // what the other wave has written
  s_waitcnt lgkmcnt(0)
  global_store_b32 v1, v4, s[2:3]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel turn_round
  .amdhsa_group_segment_fixed_size 256
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
