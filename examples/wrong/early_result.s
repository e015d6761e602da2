// Stores the result of a matrix instruction while it is still being written.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.text
.globl early_result
.p2align 8
.type early_result,@function
early_result:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32_e32 v0, 4, v0
  s_waitcnt lgkmcnt(0)
  global_load_dwordx2 v[2:3], v0, s[4:5]
  v_mov_b32_e32 v4, 0
  v_mov_b32_e32 v5, 0
  v_mov_b32_e32 v6, 0
  v_mov_b32_e32 v7, 0
  s_waitcnt vmcnt(0)
  s_nop 1
  v_mfma_f32_16x16x16_f16 v[4:7], v[2:3], v[2:3], v[4:7]
  s_nop 1  // wrong: the result takes 8 wait states
  global_store_dwordx4 v0, v[4:7], s[6:7]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel early_result
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 8
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: early_result
    .symbol: early_result.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global}
...
.end_amdgpu_metadata
