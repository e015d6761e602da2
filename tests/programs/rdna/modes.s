// The same kernel in WGP mode and in CU mode: with all of the 64 KiB of LDS that a workgroup can have either way; with the
// rounding and the denormals that it sets itself; with hints that compute nothing; and registers given back at the end.
// Arguments: out (three dwords a work-item of 256): what the opposite work-item put at the end of LDS, a rounded sum, MODE.
  .include "target.s"
  .text
  .macro kernel name, wgp
  .globl \name
  .p2align 8
  .type \name,@function
\name:
  workgroup s15, s2
  s_load_b64 s[4:5], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 2, v0
  v_mul_u32_u24_e32 v2, 3, v0
  s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
  v_add_nc_u32_e32 v3, 0xfc00, v1
  v_sub_nc_u32_e32 v4, 0xfffc, v1
  ds_store_b32 v3, v2
  wait_lds
  meet
  ds_load_b32 v4, v4
  s_round_mode 0x5
  s_denorm_mode 9
  v_mov_b32_e32 v5, 0x30800000
  s_getreg_b32 s8, hwreg(HW_REG_MODE, 0, 8)
  v_add_f32_e32 v5, 1.0, v5
  v_mov_b32_e32 v6, s8
  s_mul_i32 s9, s15, 3072
  wait_alu
  v_mul_u32_u24_e32 v1, 12, v0
  v_add_nc_u32_e32 v1, s9, v1
  wait_scalar
  wait_lds
  s_clause 0x1
  global_store_b32 v1, v4, s[4:5]
  global_store_b64 v1, v[5:6], s[4:5] offset:4
  s_nop 0
  s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
  s_endpgm
.Lend\@:
  .size \name, .Lend\@-\name
  descriptor \name, 65536, \wgp
  .endm
  kernel wgp_mode, 1
  kernel cu_mode, 0

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: wgp_mode
    .symbol: wgp_mode.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 65536
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
  - .name: cu_mode
    .symbol: cu_mode.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 65536
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
