// Which of two NaNs is the largest: GFX11's answer is not GFX9's, and operations on packed halves and on three numbers
// ask the same question. A compare that is always true, under DPP. Arguments: in (four dwords a work-item, the last one
// unused), out (eight dwords).
  .include "target.s"
  .text
  .globl nans
  .p2align 8
  .type nans,@function
nans:
  s_load_b128 s[4:7], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 4, v0
  v_lshlrev_b32_e32 v2, 5, v0
  wait_scalar
  global_load_b128 v[4:7], v1, s[4:5]
  wait_memory
  v_pk_max_f16 v8, v4, v5
  v_pk_min_f16 v9, v4, v5
  v_max3_f32 v10, v4, v5, v6
  v_min3_f32 v11, v4, v5, v6
  v_med3_f32 v12, v4, v5, v6
  v_mov_b32_e32 v13, 0
  v_mov_b32_e32 v14, 0
  v_max3_f16 v13.l, v4.l, v5.l, v6.l
  v_med3_f16 v14.l, v4.l, v5.l, v6.l
  .if wave == 64
  v_cmp_t_u32_dpp vcc, v4, v5 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0x3
  v_cndmask_b32_e64 v15, 0, 1, vcc
  .else
  v_cmp_t_u32_dpp vcc_lo, v4, v5 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0x3
  v_cndmask_b32_e64 v15, 0, 1, vcc_lo
  .endif
  global_store_b128 v2, v[8:11], s[6:7]
  global_store_b128 v2, v[12:15], s[6:7] offset:16
  s_endpgm
.Lnans_end:
  .size nans, .Lnans_end-nans
  descriptor nans, 0

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: nans
    .symbol: nans.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
...
  .end_amdgpu_metadata
