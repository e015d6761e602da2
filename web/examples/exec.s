//# title EXEC and divergence
//# teaches Each lane leaves the loop when its number is 1. The others go on; EXEC says which ones.
//# target gfx1151
//# grid 1
//# block 26
//# format uint
//# buffer out u32 26 zero
// If n is even, n / 2; if it is odd, 3 n + 1. How many steps until n is 1? Lane l begins with n = l + 1.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl divergence
.p2align 8
.type divergence,@function
divergence:
  s_load_b64 s[2:3], s[0:1], 0x0
  v_add_nc_u32 v1, 1, v0                // n
  v_mov_b32 v2, 0                       // steps
  s_mov_b32 s4, exec_lo                 // the lanes that come back at the end: 26 of 32
again:
  v_cmp_lt_u32 vcc_lo, 1, v1            // a bit for each lane: n > 1
  s_and_b32 exec_lo, exec_lo, vcc_lo    // lanes with n = 1 go dark
  s_cbranch_execz done                  // no lane is left
  v_and_b32 v3, 1, v1
  v_cmp_eq_u32 vcc_lo, 1, v3            // a bit for each lane: n is odd
  v_lshrrev_b32 v4, 1, v1               // both ways are computed in all lanes
  v_mad_u32_u24 v5, v1, 3, 1
  v_cndmask_b32 v1, v4, v5, vcc_lo      // VCC chooses for each lane
  v_add_nc_u32 v2, 1, v2
  s_branch again
done:
  s_mov_b32 exec_lo, s4
  v_lshlrev_b32 v0, 2, v0
  s_waitcnt lgkmcnt(0)
  global_store_b32 v0, v2, s[2:3]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel divergence
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 8
.end_amdhsa_kernel
