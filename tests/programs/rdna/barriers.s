// Waves hand values on through LDS, round by round; a work-item reads what its neighbour in the next wave wrote.
// Between signal and wait GFX12 computes on. `forgets` waits in its first wave for a signal that others never give:
// on GFX12 a deadlock. Arguments: out (u32 a work-item of 256), rounds.
  .include "target.s"
  .text
  .macro kernel name, forgets
  .globl \name
  .p2align 8
  .type \name,@function
\name:
  workgroup s15, s2
  s_load_b64 s[4:5], s[0:1], 0x0
  s_load_b32 s6, s[0:1], 0x8
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 2, v0
  v_add_nc_u32_e32 v2, 0x100, v1
  v_and_b32_e32 v2, 0x3fc, v2
  wait_scalar
  v_lshl_add_u32 v3, s15, 8, v0
.Lround\@:
  v_mov_b32_e32 v4, v3
  ds_store_b32 v1, v3
  wait_lds
  .if .amdgcn.gfx_generation_number >= 12
    .if \forgets
    v_readfirstlane_b32 s8, v0
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 .Lskip\@
    s_barrier_wait -1
.Lskip\@:
    .endif
  s_barrier_signal -1
  v_mul_lo_u32 v4, v3, 3
  s_barrier_wait -1
  .else
  s_barrier
  v_mul_lo_u32 v4, v3, 3
  .endif
  ds_load_b32 v5, v2
  wait_lds
  v_xor_b32_e32 v3, v4, v5
  meet
  s_sub_u32 s6, s6, 1
  s_cmp_lg_u32 s6, 0
  s_cbranch_scc1 .Lround\@
  s_lshl_b32 s7, s15, 10
  v_add_nc_u32_e32 v1, s7, v1
  global_store_b32 v1, v3, s[4:5]
  s_endpgm
.Lend\@:
  .size \name, .Lend\@-\name
  descriptor \name, 1024
  .endm
  kernel hand_on, 0
  kernel forgets, 1

// What S_GETREG says of the workgroup: IN_WG of STATUS; on GFX12 BARRIER_COMPLETE of STATE_PRIV before and after the wait.
// Arguments: out (four dwords a wave).
  .globl states
  .p2align 8
  .type states,@function
states:
  s_load_b64 s[4:5], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  s_getreg_b32 s8, hwreg(2, 11, 1)
  s_mov_b32 s9, 0
  s_mov_b32 s10, 0
  .if .amdgcn.gfx_generation_number >= 12
  s_barrier_signal -1
  s_getreg_b32 s9, hwreg(4, 2, 1)
  s_barrier_wait -1
  s_getreg_b32 s10, hwreg(4, 2, 1)
  .endif
  v_readfirstlane_b32 s11, v0
  s_mov_b32 exec_lo, 1
  s_mov_b32 exec_hi, 0
  .if wave == 64
  s_lshr_b32 s12, s11, 2
  .else
  s_lshr_b32 s12, s11, 1
  .endif
  v_mov_b32_e32 v1, s12
  v_mov_b32_e32 v2, s8
  v_mov_b32_e32 v3, s9
  v_mov_b32_e32 v4, s10
  v_mov_b32_e32 v5, s11
  wait_scalar
  global_store_b128 v1, v[2:5], s[4:5]
  s_endpgm
.Lstates_end:
  .size states, .Lstates_end-states
  descriptor states, 0

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: hand_on
    .symbol: hand_on.kd
    .kernarg_segment_size: 12
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .size: 4, .offset: 8, .value_kind: by_value }
  - .name: forgets
    .symbol: forgets.kd
    .kernarg_segment_size: 12
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .size: 4, .offset: 8, .value_kind: by_value }
  - .name: states
    .symbol: states.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
  .end_amdgpu_metadata
