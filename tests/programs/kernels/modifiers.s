// Modifiers that compilers seldom emit together: SDWA, DPP, op_sel, neg/abs/clamp/omod, literals, VCC as data.
// Arguments: in (u32[64]), out (u32[64 * 16]); one wave.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl modifiers
  .p2align 8
  .type modifiers,@function
modifiers:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  v_lshlrev_b32_e32 v2, 6, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v3, v1, s[4:5]
  s_waitcnt vmcnt(0)
  v_not_b32_e32 v4, v3

  // SDWA: byte and word selections, sign extension, destination placement
  v_mov_b32_e32 v10, 0x11223344
  v_add_u32_sdwa v10, v3, v4 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:WORD_1
  v_add_u32_sdwa v11, sext(v3), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_0
  v_lshlrev_b32_sdwa v12, v0, v3 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:WORD_0
  v_cvt_f32_u32_sdwa v13, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1

  // DPP: rotation within rows, reversal, quad permutation, masks that keep the old value
  v_mov_b32_e32 v14, 7
  v_mov_b32_dpp v14, v3 row_ror:5 row_mask:0xa bank_mask:0xf
  v_mov_b32_e32 v15, 9
  v_add_u32_dpp v15, v3, v4 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x5
  v_mov_b32_dpp v16, v3 row_mirror row_mask:0xf bank_mask:0xf
  v_mov_b32_e32 v17, 0
  v_add_u32_dpp v17, v3, v3 row_shr:3 row_mask:0xf bank_mask:0xf bound_ctrl:0
  v_mov_b32_dpp v18, v3 wave_ror:1 row_mask:0xf bank_mask:0xf

  // float modifiers
  v_cvt_f32_u32_e32 v5, v0
  v_sub_f32_e64 v19, |v5|, -v5 mul:2
  v_fma_f32 v20, -v5, 0.5, 1.0 clamp
  v_mul_f32_e64 v21, -|v5|, 4.0 div:2

  // 16-bit halves and packed halves
  v_add_f16_e64 v22, 1.0, 1.0
  v_mad_u16 v22, v3, v4, v3 op_sel:[0,1,1,1]
  v_pk_add_u16 v23, v3, v4 op_sel:[1,0] op_sel_hi:[0,1]
  v_pk_mul_lo_u16 v24, v3, 3 op_sel_hi:[1,0]

  // VCC and SCC as carriers, a literal in each place
  v_add_co_u32_e32 v25, vcc, 0x80000001, v3
  v_addc_co_u32_e64 v25, s[10:11], v25, v4, vcc
  v_cndmask_b32_e64 v25, v25, v3, s[10:11]

  global_store_dwordx4 v2, v[10:13], s[6:7]
  global_store_dwordx4 v2, v[14:17], s[6:7] offset:16
  global_store_dwordx4 v2, v[18:21], s[6:7] offset:32
  global_store_dwordx4 v2, v[22:25], s[6:7] offset:48
  s_endpgm
.Lend:
  .size modifiers, .Lend - modifiers

  .rodata
  .p2align 6
  .amdhsa_kernel modifiers
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 32
    .amdhsa_next_free_sgpr 16
    .amdhsa_accum_offset 32
    .amdhsa_ieee_mode 0
    .amdhsa_dx10_clamp 1
    .amdhsa_float_denorm_mode_32 0
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: modifiers
    .symbol: modifiers.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 32
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
  .end_amdgpu_metadata
