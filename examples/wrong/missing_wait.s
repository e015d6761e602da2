// Adds 1 to every number, without waiting for the load.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.text
.globl missing_wait
.p2align 8
.type missing_wait,@function
missing_wait:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32_e32 v0, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v1, v0, s[4:5]
  v_add_f32_e32 v1, 1.0, v1  // wrong: needs s_waitcnt vmcnt(0) before
  global_store_dword v0, v1, s[6:7]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel missing_wait
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 4
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: missing_wait
    .symbol: missing_wait.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global}
...
.end_amdgpu_metadata
