// Sums 8 floats a work-item: dual adds (in waves of 32), row shifts of DPP, the neighbour row by V_PERMLANEX16, the
// other half of a wave of 64 by V_PERMLANE64, the other waves through LDS, and one atomic add a workgroup of 64.
// Arguments: in (f32), partial (f32, one a workgroup), total (f32).
  .include "target.s"
  .text
  .globl reduce
  .p2align 8
  .type reduce,@function
reduce:
  workgroup s15, s2
  s_load_b128 s[4:7], s[0:1], 0x0
  s_load_b64 s[8:9], s[0:1], 0x10
  v_and_b32_e32 v0, 0x3ff, v0
  s_lshl_b32 s3, s15, 11
  v_lshlrev_b32_e32 v1, 5, v0
  v_add_nc_u32_e32 v1, s3, v1
  wait_scalar
  global_load_b128 v[4:7], v1, s[4:5]
  global_load_b128 v[8:11], v1, s[4:5] offset:16
  wait_memory
  .if wave == 32
  v_dual_add_f32 v4, v4, v8 :: v_dual_add_f32 v5, v5, v9
  v_dual_add_f32 v6, v6, v10 :: v_dual_add_f32 v7, v7, v11
  v_dual_add_f32 v4, v4, v6 :: v_dual_add_f32 v5, v5, v7
  .else
  v_add_f32_e32 v4, v4, v8
  v_add_f32_e32 v5, v5, v9
  v_add_f32_e32 v6, v6, v10
  v_add_f32_e32 v7, v7, v11
  v_add_f32_e32 v4, v4, v6
  v_add_f32_e32 v5, v5, v7
  .endif
  v_add_f32_e32 v4, v4, v5
  v_add_f32_dpp v4, v4, v4 row_shl:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_add_f32_dpp v4, v4, v4 row_shl:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_add_f32_dpp v4, v4, v4 row_shl:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_add_f32_dpp v4, v4, v4 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
  // Lane 0 of each row has the row's sum: every lane gets it, and lane n ^ 16 that of its neighbour.
  v_mov_b32_dpp v5, v4 row_share:0 row_mask:0xf bank_mask:0xf
  s_mov_b32 s10, 0x76543210
  s_mov_b32 s11, 0xfedcba98
  v_permlanex16_b32 v6, v5, s10, s11
  v_add_f32_e32 v5, v5, v6
  .if wave == 64
  v_permlane64_b32 v6, v5
  v_add_f32_e32 v5, v5, v6
  .endif
  // One lane of each wave stores; lane 0 of the workgroup adds.
  v_lshrrev_b32_e32 v2, 5 - (wave == 64), v0
  v_lshlrev_b32_e32 v2, 2, v2
  ds_store_b32 v2, v5
  wait_lds
  meet
  v_mov_b32_e32 v3, 0
  ds_load_b64 v[8:9], v3
  wait_lds
  .if wave == 32
  v_add_f32_e32 v8, v8, v9
  .endif
  v_cmpx_eq_u32_e32 0, v0
  s_lshl_b32 s3, s15, 2
  wait_alu
  v_mov_b32_e32 v1, s3
  global_store_b32 v1, v8, s[6:7]
  global_atomic_add_f32 v3, v8, s[8:9]
  s_endpgm
.Lreduce_end:
  .size reduce, .Lreduce_end-reduce
  descriptor reduce, 8

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: reduce
    .symbol: reduce.kd
    .kernarg_segment_size: 24
    .group_segment_fixed_size: 8
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 64
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
      - { .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global }
...
  .end_amdgpu_metadata
