// VGPR_MSB of MODE (S_GETREG sees it in bits 19:12) before and after an S_SETREG_IMM32_B32 of another bit, at out[0] and out[1].
  .text
  .globl mode
  .p2align 8
  .type mode,@function
mode:
  s_load_b64 s[4:5], s[0:1], 0x0
  v_mov_b32 v1, 0
  s_set_vgpr_msb 0x41
  s_getreg_b32 s6, hwreg(HW_REG_WAVE_MODE, 12, 8)
  s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 24, 1), 1
  s_nop 0
  s_getreg_b32 s7, hwreg(HW_REG_WAVE_MODE, 12, 8)
  s_nop 0
  s_set_vgpr_msb 0
  s_mov_b32 exec_lo, 1
  v_mov_b32 v2, s6
  v_mov_b32 v3, s7
  s_wait_kmcnt 0x0
  global_store_b64 v1, v[2:3], s[4:5]
  s_endpgm
.Lend:
  .size mode, .Lend-mode
  .rodata
  .p2align 6
  .amdhsa_kernel mode
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 32
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_kernarg_size 8
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: mode
    .symbol: mode.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 32
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
...
  .end_amdgpu_metadata
