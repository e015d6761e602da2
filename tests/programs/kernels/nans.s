// The NaNs that instructions make from numbers, and what conversions of 8-bit floats make of a NaN.
// Arguments: in (u32[64]), out (u32[64 * 28]); one wave. in: a NaN as f32, whose lowest byte is an fp8 or bf8 number.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl nans
  .p2align 8
  .type nans,@function
nans:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  v_mul_u32_u24_e32 v2, 112, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v3, v1, s[4:5]
  s_waitcnt vmcnt(0)
  v_mov_b32_e32 v4, 0
  v_mov_b32_e32 v5, 0x7f800000
  v_mov_b32_e32 v6, -1.0
  v_mov_b32_e32 v7, 0x7c00
  v_mov_b32_e32 v8, 0
  v_mov_b32_e32 v9, 0x7ff00000
  v_mov_b32_e32 v10, 0
  v_mov_b32_e32 v11, 0xbff00000
  v_mov_b32_e32 v13, 0

  // f32
  v_sub_f32_e32 v20, v5, v5
  v_mul_f32_e32 v21, v5, v4
  v_fma_f32 v22, v4, v5, v6
  v_fma_f32 v23, v5, v6, v5
  v_fract_f32_e32 v24, v5
  v_log_f32_e32 v25, v6
  v_sqrt_f32_e32 v26, v6
  v_rsq_f32_e32 v27, v6
  // f16
  v_sub_f16_e32 v28, v7, v7
  v_mul_f16_e32 v29, v7, v4
  v_pk_fma_f16 v30, v7, v4, v4
  v_fract_f16_e32 v31, v7
  // f64
  v_add_f64 v[32:33], v[8:9], -v[8:9]
  v_mul_f64 v[34:35], v[8:9], 0
  v_fma_f64 v[36:37], v[8:9], 0, v[10:11]
  v_sqrt_f64_e32 v[38:39], v[10:11]
  v_rsq_f64_e32 v[40:41], v[10:11]
  v_fract_f64_e32 v[42:43], v[8:9]
  // 8-bit floats, without a scale and with one
  v_cvt_f32_fp8_e32 v44, v3
  v_cvt_f32_bf8_e32 v45, v3
  v_mov_b32_e32 v46, 0
  v_cvt_pk_fp8_f32 v46, v3, v5
  v_cvt_pk_bf8_f32 v46, v3, v5 op_sel:[0,0,1]
  v_mov_b32_e32 v47, 0
  v_cvt_scalef32_pk_fp8_f32 v47, v3, v5, 1.0
  v_cvt_scalef32_pk_bf8_f32 v47, v3, v5, 1.0 op_sel:[0,0,0,1]

  global_store_dwordx4 v2, v[20:23], s[6:7]
  global_store_dwordx4 v2, v[24:27], s[6:7] offset:16
  global_store_dwordx4 v2, v[28:31], s[6:7] offset:32
  global_store_dwordx4 v2, v[32:35], s[6:7] offset:48
  global_store_dwordx4 v2, v[36:39], s[6:7] offset:64
  global_store_dwordx4 v2, v[40:43], s[6:7] offset:80
  global_store_dwordx4 v2, v[44:47], s[6:7] offset:96
  s_endpgm
.Lend:
  .size nans, .Lend - nans

  .rodata
  .p2align 6
  .amdhsa_kernel nans
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 48
    .amdhsa_next_free_sgpr 16
    .amdhsa_accum_offset 48
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: nans
    .symbol: nans.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 48
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
  .end_amdgpu_metadata
