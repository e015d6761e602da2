// Arithmetic on halves of registers: sources and results in low and high halves, in VOP1, VOP2, VOPC and VOP3; what a
// result does not name stays. Arguments: in (two f16 a work-item), out (six dwords a work-item).
  .include "target.s"
  .text
  .globl halves
  .p2align 8
  .type halves,@function
halves:
  s_load_b128 s[4:7], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 2, v0
  v_mul_u32_u24_e32 v2, 24, v0
  wait_scalar
  global_load_b32 v3, v1, s[4:5]
  wait_memory
  v_mov_b32_e32 v4, 0x55555555
  v_mov_b32_e32 v5, 0x66666666
  v_mov_b32_e32 v6, 0x77777777
  v_mov_b32_e32 v7, 0x11111111
  v_add_f16_e32 v4.h, v3.l, v3.h
  v_sub_f16_e32 v5.l, v3.h, v3.l
  v_mul_f16_e32 v6.l, 2.0, v3.h
  v_fma_f16 v6.h, v3.h, v3.l, v4.h
  v_cvt_f32_f16_e32 v8, v3.h
  v_mov_b16_e32 v7.h, v3.l
  .if wave == 64
  v_cmp_lt_f16_e32 vcc, v3.l, v3.h
  v_cndmask_b32_e64 v9, 0, 1, vcc
  .else
  v_cmp_lt_f16_e32 vcc_lo, v3.l, v3.h
  v_cndmask_b32_e64 v9, 0, 1, vcc_lo
  .endif
  global_store_b128 v2, v[4:7], s[6:7]
  global_store_b64 v2, v[8:9], s[6:7] offset:16
  s_endpgm
.Lhalves_end:
  .size halves, .Lhalves_end-halves
  descriptor halves, 0

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: halves
    .symbol: halves.kd
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
