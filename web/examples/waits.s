//# title Wait counters
//# teaches Four loads are in flight. Each wait takes the oldest ones; vmcnt(2) leaves the two youngest out.
//# target gfx1151
//# grid 1
//# block 32
//# format float
//# buffer in f32 128 count
//# buffer out f32 32 zero
// Hatched rows wait for a load. Change a wait to vmcnt(3) and read the finding.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl waits
.p2align 8
.type waits,@function
waits:
  s_load_b128 s[0:3], s[0:1], 0x0
  v_lshlrev_b32 v0, 2, v0
  s_waitcnt lgkmcnt(0)                  // scalar loads count in lgkmcnt
  global_load_b32 v1, v0, s[0:1]        // vmcnt 1
  global_load_b32 v2, v0, s[0:1] offset:128
  global_load_b32 v3, v0, s[0:1] offset:256
  global_load_b32 v4, v0, s[0:1] offset:384
  s_waitcnt vmcnt(2)                    // v1 and v2 are there; v3 and v4 may be on their way
  v_add_f32 v1, v1, v2
  s_waitcnt vmcnt(1)                    // v3 is there
  v_add_f32 v1, v1, v3
  s_waitcnt vmcnt(0)                    // all are there
  v_add_f32 v1, v1, v4
  global_store_b32 v0, v1, s[2:3]       // stores count in vscnt
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel waits
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
