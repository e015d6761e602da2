//# title Scalar and vector memory
//# teaches s_load loads the values that all lanes share into SGPRs, once. global_load loads a value of its own for each lane.
//# target gfx1151
//# grid 2
//# block 32
//# format float
//# value f32 2.5
//# value f32 -1
//# buffer x f32 64 count
//# buffer y f32 64 zero
// y = a x + b. Two workgroups; s2 is the workgroup's number.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
.text
.globl axpb
.p2align 8
.type axpb,@function
axpb:
  s_load_b64 s[4:5], s[0:1], 0x0        // a and b, as two floats
  s_load_b128 s[8:11], s[0:1], 0x8      // the addresses of x and y
  v_lshl_add_u32 v0, s2, 5, v0          // 32 work-items a workgroup
  v_lshlrev_b32 v0, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_b32 v1, v0, s[8:9]        // an address for each lane: SGPRs and v0 added
  v_mov_b32 v2, s5
  s_waitcnt vmcnt(0)
  v_fmac_f32 v2, s4, v1                 // a comes to all lanes from one SGPR
  global_store_b32 v0, v2, s[10:11]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel axpb
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
  .amdhsa_kernarg_size 24
.end_amdhsa_kernel
