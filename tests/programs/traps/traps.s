// Traps, and registers that concern them. One wave; symbol `wave` is its size. Argument: out, 16 dwords.
  .amdhsa_code_object_version 6
  .set gfx12, .amdgcn.gfx_generation_number >= 12
  .set gfx9, .amdgcn.gfx_generation_number == 9
  .set flags, 3                 // the register of exception flags
  .if gfx12
  .set flags, 18
  .endif

  .macro wait_scalar
    .if gfx12
    s_wait_kmcnt 0x0
    .else
    s_waitcnt lgkmcnt(0)
    .endif
  .endm
  .macro wait_stores
    .if gfx12
    s_wait_storecnt 0x0
    .elseif gfx9
    s_waitcnt vmcnt(0)
    .else
    s_waitcnt_vscnt null, 0x0
    .endif
  .endm
  // The first lane stores `from` at dword `at`.
  .macro store from, at
    .if gfx9
    s_mov_b64 exec, 1
    v_mov_b32_e32 v0, 0
    v_mov_b32_e32 v1, \from
    global_store_dword v0, v1, s[4:5] offset:4*\at
    .else
    s_mov_b32 exec_lo, 1
    s_mov_b32 exec_hi, 0
    v_mov_b32_e32 v0, 0
    v_mov_b32_e32 v1, \from
    global_store_b32 v0, v1, s[4:5] offset:4*\at
    .endif
  .endm
  .macro begin name
  .globl \name
  .p2align 8
  .type \name,@function
\name:
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  wait_scalar
  .endm
  // Dwords of scratch for a work-item, and whether dividing by zero is to trap.
  .macro end name, scratch=0, exceptions=0
  s_endpgm
.L\name\()_end:
  .size \name, .L\name\()_end-\name
  .rodata
  .p2align 6
  .if gfx9
  .amdhsa_kernel \name
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 40
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_private_segment_fixed_size 4*\scratch
    .amdhsa_enable_private_segment (\scratch > 0) & 1
    .amdhsa_exception_fp_ieee_div_zero \exceptions
    .amdhsa_accum_offset 8
  .end_amdhsa_kernel
  .else
  .amdhsa_kernel \name
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 40
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_private_segment_fixed_size 4*\scratch
    .amdhsa_enable_private_segment (\scratch > 0) & 1
    .amdhsa_exception_fp_ieee_div_zero \exceptions
    .amdhsa_wavefront_size32 (wave == 32) & 1
  .end_amdhsa_kernel
  .endif
  .text
  .endm

  .text
  begin goes_on
  s_mov_b32 s8, 1
  s_trap 3
  s_mov_b32 s9, 2
  store s8, 0
  store s9, 1
  end goes_on

  .macro stops name, number
  begin \name
  s_mov_b32 s8, 1
  store s8, 0
  wait_stores
  s_trap \number
  store s8, 1
  end \name
  .endm
  stops aborts, 2
  stops reserved, 1

  begin returns
  s_getpc_b64 s[8:9]
  .if gfx12 && .amdgcn.gfx_generation_minor >= 5
  s_rfe_i64 s[8:9]
  .else
  s_rfe_b64 s[8:9]
  .endif
  end returns

  // STATUS and, where it is, STATE_PRIV, with SCC of 1 and of 0. GFX11: the halves of a wave exchanged, whose size no bit of
  // STATUS tells.
  .macro state name, scratch
  begin \name
  s_mov_b64 vcc, 1
  s_mov_b32 s9, 0
  s_mov_b32 s11, 0
  s_cmp_eq_u32 s0, s0
  s_getreg_b32 s8, hwreg(2)
  .if gfx12
  s_getreg_b32 s9, hwreg(4)
  .endif
  s_cmp_lg_u32 s0, s0
  s_getreg_b32 s10, hwreg(2)
  .if gfx12
  s_getreg_b32 s11, hwreg(4)
  .endif
  .if .amdgcn.gfx_generation_number == 11
  v_mov_b32_e32 v1, 5
  v_mov_b32_e32 v2, 7
  v_permlane64_b32 v2, v1
  v_readfirstlane_b32 s12, v2
  .endif
  store s8, 0
  store s9, 1
  store s10, 2
  store s11, 3
  .if .amdgcn.gfx_generation_number == 11
  store s12, 4
  .endif
  end \name, \scratch
  .endm
  state state_without, 0
  state state_with, 4

  // Exception flags as they are at the start, after all bits were written, after some were cleared.
  begin flags_of_user
  s_mov_b32 s7, -1
  s_getreg_b32 s8, hwreg(flags)
  s_setreg_b32 hwreg(flags), s7
  s_nop 7
  s_getreg_b32 s9, hwreg(flags)
  s_setreg_imm32_b32 hwreg(flags, 0, 4), 0x5
  s_nop 7
  s_getreg_b32 s10, hwreg(flags)
  store s8, 0
  store s9, 1
  store s10, 2
  end flags_of_user

  // What only a trap handler writes: how it differs after all bits were written.
  begin privileged
  .macro unchanged id, at
  s_getreg_b32 s8, hwreg(\id)
  s_setreg_b32 hwreg(\id), s7
  s_nop 7
  s_getreg_b32 s9, hwreg(\id)
  s_xor_b32 s10, s8, s9
  s_cmp_lg_u32 s7, 0
  store s10, \at
  .endm
  s_mov_b32 s7, -1
  s_cmp_lg_u32 s7, 0
  .if gfx9
  s_mov_b64 exec, 1
  .else
  s_mov_b32 exec_lo, 1
  s_mov_b32 exec_hi, 0
  .endif
  unchanged 2, 0
  .if gfx12
  unchanged 4, 1
  unchanged 17, 2
  unchanged 19, 3
  unchanged 20, 4
  .else
  unchanged 5, 1
  unchanged 6, 2
  .endif
  end privileged

  begin division_traps
  end division_traps, 0, 1

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: goes_on, .symbol: goes_on.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: aborts, .symbol: aborts.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: reserved, .symbol: reserved.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: returns, .symbol: returns.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: state_without, .symbol: state_without.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: state_with, .symbol: state_with.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 16, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: flags_of_user, .symbol: flags_of_user.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: privileged, .symbol: privileged.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: division_traps, .symbol: division_traps.kd, .kernarg_segment_size: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 40, .vgpr_count: 8, .max_flat_workgroup_size: 64, .args: [ { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ] }
...
  .end_amdgpu_metadata
