// V_EXP, V_LOG, V_RCP, V_RSQ, V_SQRT, V_SIN, V_COS with modifiers, on an array. Kernel f32: dwords to dwords; f16: the low halves of
// dwords to dwords whose high halves are 0; f64 (RCP, RSQ, SQRT): pairs of dwords.
// Arguments: in, out, which function (its place in the list, plus 8 times that of the modifiers; 128 is V_RCP_IFLAG_F32), MODE's bits 7:0,
// MODE.FP16_OVFL. A number that a kernel does not have traps.
  .include "target.s"
  .text

  // Runs macro `run` where s8 is `number`; s11 says that there was one.
  .macro where number, run, source:vararg
    s_cmp_lg_u32 s8, \number
    s_cbranch_scc1 .Lnext\@
    \run \source
    s_mov_b32 s11, 1
.Lnext\@:
  .endm

  .macro on_f32 instruction, source:vararg
    \instruction\()_f32_e64 v2, \source
  .endm
  .macro on_f16 instruction, source:vararg
    \instruction\()_f16_e64 v2.l, \source
  .endm
  .macro on_f64 instruction, source:vararg
    \instruction\()_f64_e64 v[2:3], \source
  .endm

  // The seven functions with one set of modifiers.
  .macro functions from, run, source:vararg
    where \from, \run, v_exp, \source
    where \from+1, \run, v_log, \source
    where \from+2, \run, v_rcp, \source
    where \from+3, \run, v_rsq, \source
    where \from+4, \run, v_sqrt, \source
    where \from+5, \run, v_sin, \source
    where \from+6, \run, v_cos, \source
  .endm

  // v0: the byte that the work-item's element is at. `shift`: of an element's bytes.
  .macro begin name, shift
  .globl \name
  .p2align 8
  .type \name,@function
\name:
  workgroup s15, s2
  s_load_b128 s[4:7], s[0:1], 0x0
  s_load_b128 s[8:11], s[0:1], 0x10
  v_and_b32_e32 v0, 0x3ff, v0
  s_lshl_b32 s14, s15, 8
  wait_alu
  v_add_nc_u32_e32 v0, s14, v0
  v_lshlrev_b32_e32 v0, \shift, v0
  wait_scalar
  s_mov_b32 s11, 0
  s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s9
  s_setreg_b32 hwreg(HW_REG_MODE, 23, 1), s10
  .endm
  .macro end name
  s_cmp_lg_u32 s11, 0
  s_cbranch_scc1 .Ldone\name
  s_trap 2
.Ldone\name:
  s_endpgm
.Lend\name:
  .size \name, .Lend\name-\name
  descriptor \name, 0
  .endm

  begin f32, 2
  global_load_b32 v1, v0, s[4:5]
  wait_memory
  functions 0, on_f32, v1
  functions 8, on_f32, -v1
  functions 16, on_f32, |v1|
  functions 24, on_f32, v1 clamp
  functions 32, on_f32, v1 mul:2
  functions 40, on_f32, v1 mul:4
  functions 48, on_f32, v1 div:2
  functions 56, on_f32, v1 clamp mul:2
  functions 64, on_f32, -|v1|
  where 128, on_f32, v_rcp_iflag, v1
  global_store_b32 v0, v2, s[6:7]
  end f32

  begin f16, 2
  global_load_b32 v1, v0, s[4:5]
  v_mov_b32_e32 v2, 0
  wait_memory
  functions 0, on_f16, v1.l
  functions 8, on_f16, -v1.l
  functions 32, on_f16, v1.l mul:2
  functions 40, on_f16, v1.l mul:4
  functions 48, on_f16, v1.l div:2
  functions 56, on_f16, v1.l clamp mul:2
  functions 64, on_f16, -|v1.l|
  global_store_b32 v0, v2, s[6:7]
  end f16

  begin f64, 3
  global_load_b64 v[4:5], v0, s[4:5]
  wait_memory
  where 2, on_f64, v_rcp, v[4:5]
  where 3, on_f64, v_rsq, v[4:5]
  where 4, on_f64, v_sqrt, v[4:5]
  global_store_b64 v0, v[2:3], s[6:7]
  end f64

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: f32
    .symbol: f32.kd
    .kernarg_segment_size: 32
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
      - { .size: 4, .offset: 16, .value_kind: by_value }
      - { .size: 4, .offset: 20, .value_kind: by_value }
      - { .size: 4, .offset: 24, .value_kind: by_value }
  - .name: f16
    .symbol: f16.kd
    .kernarg_segment_size: 32
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
      - { .size: 4, .offset: 16, .value_kind: by_value }
      - { .size: 4, .offset: 20, .value_kind: by_value }
      - { .size: 4, .offset: 24, .value_kind: by_value }
  - .name: f64
    .symbol: f64.kd
    .kernarg_segment_size: 32
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
      - { .size: 4, .offset: 16, .value_kind: by_value }
      - { .size: 4, .offset: 20, .value_kind: by_value }
      - { .size: 4, .offset: 24, .value_kind: by_value }
...
  .end_amdgpu_metadata
