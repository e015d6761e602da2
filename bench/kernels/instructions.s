// One kind of instruction over and over: `body` (an assembler symbol) says which. 64 in a row in a loop.
// Arguments: data (at least 4 KiB), number of loops.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl instructions
  .p2align 8
  .type instructions,@function
instructions:
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  s_load_dword s6, s[0:1], 0x8
  s_waitcnt lgkmcnt(0)
  v_lshlrev_b32_e32 v1, 2, v0        // consecutive dwords
  v_lshlrev_b32_e32 v2, 4, v0        // consecutive 16 bytes
  v_mul_u32_u24_e32 v3, 37, v0       // scattered dwords
  v_and_b32_e32 v3, 63, v3
  v_lshlrev_b32_e32 v3, 2, v3
  v_cvt_f32_u32_e32 v10, v0
  v_cvt_f32_u32_e32 v11, v1
  v_mov_b32_e32 v12, 1.0
  v_mov_b32_e32 v13, 0.5
  v_cvt_pkrtz_f16_f32 v14, v10, v11
  v_cvt_pkrtz_f16_f32 v15, v11, v12
  v_cvt_pkrtz_f16_f32 v16, v12, v13
  s_mov_b32 s8, 1
  .if body == 4
  s_mov_b64 exec, 0xff
  .endif
.Lloop:
  .rept 16
  .if body == 0 || body == 4
  v_add_f32_e32 v20, v10, v11
  v_add_f32_e32 v21, v11, v12
  v_add_f32_e32 v22, v12, v13
  v_add_f32_e32 v23, v13, v10
  .elseif body == 1
  v_fma_f32 v20, v10, v11, v12
  v_fma_f32 v21, v11, v12, v13
  v_fma_f32 v22, v12, v13, v10
  v_fma_f32 v23, v13, v10, v11
  .elseif body == 2
  v_cmp_lt_f32_e32 vcc, v10, v11
  v_cndmask_b32_e32 v20, v12, v13, vcc
  v_cmp_gt_f32_e32 vcc, v12, v11
  v_cndmask_b32_e32 v21, v10, v13, vcc
  .elseif body == 3
  s_add_u32 s9, s8, s6
  s_xor_b32 s10, s9, s8
  s_lshl_b32 s11, s10, 3
  s_sub_u32 s12, s11, s9
  .elseif body == 5
  ds_read_b32 v20, v1
  ds_read_b32 v21, v1 offset:256
  ds_read_b32 v22, v1 offset:512
  ds_read_b32 v23, v1 offset:768
  .elseif body == 6
  ds_read_b32 v20, v3
  ds_read_b32 v21, v3 offset:256
  ds_read_b32 v22, v3 offset:512
  ds_read_b32 v23, v3 offset:768
  .elseif body == 7
  ds_read_b128 v[20:23], v2
  ds_read_b128 v[24:27], v2 offset:1024
  ds_read_b128 v[20:23], v2 offset:2048
  ds_read_b128 v[24:27], v2 offset:3072
  .elseif body == 8
  ds_write_b32 v1, v10
  ds_write_b32 v1, v11 offset:256
  ds_write_b32 v1, v12 offset:512
  ds_write_b32 v1, v13 offset:768
  .elseif body == 9
  ds_write_b128 v2, v[10:13]
  ds_write_b128 v2, v[10:13] offset:1024
  ds_write_b128 v2, v[10:13] offset:2048
  ds_write_b128 v2, v[10:13] offset:3072
  .elseif body == 10
  global_load_dword v20, v1, s[4:5]
  global_load_dword v21, v1, s[4:5] offset:256
  global_load_dword v22, v1, s[4:5] offset:512
  global_load_dword v23, v1, s[4:5] offset:768
  .elseif body == 11
  global_load_dwordx4 v[20:23], v2, s[4:5]
  global_load_dwordx4 v[24:27], v2, s[4:5] offset:1024
  global_load_dwordx4 v[20:23], v2, s[4:5] offset:2048
  global_load_dwordx4 v[24:27], v2, s[4:5] offset:3072
  .elseif body == 12
  global_store_dword v1, v10, s[4:5]
  global_store_dword v1, v11, s[4:5] offset:256
  global_store_dword v1, v12, s[4:5] offset:512
  global_store_dword v1, v13, s[4:5] offset:768
  .elseif body == 13
  global_store_dwordx4 v2, v[10:13], s[4:5]
  global_store_dwordx4 v2, v[10:13], s[4:5] offset:1024
  global_store_dwordx4 v2, v[10:13], s[4:5] offset:2048
  global_store_dwordx4 v2, v[10:13], s[4:5] offset:3072
  .elseif body == 14
  v_pk_add_f16 v20, v14, v15
  v_pk_mul_f16 v21, v15, v16
  v_pk_add_f16 v22, v16, v14
  v_pk_mul_f16 v23, v14, v16
  .elseif body == 15
  v_pk_fma_f16 v20, v14, v15, v16
  v_pk_fma_f16 v21, v15, v16, v14
  v_pk_fma_f16 v22, v16, v14, v15
  v_pk_fma_f16 v23, v14, v16, v15
  .elseif body == 16
  v_fma_mix_f32 v20, v14, v15, v10 op_sel_hi:[1,1,0]
  v_fma_mix_f32 v21, v15, v16, v11 op_sel:[1,1,0] op_sel_hi:[1,1,0]
  v_fma_mix_f32 v22, v16, v11, v12 op_sel_hi:[1,0,0]
  v_fma_mix_f32 v23, v14, v16, v13 op_sel:[1,0,0] op_sel_hi:[1,1,0]
  .elseif body == 17
  s_load_dword s12, s[4:5], 0x0
  s_load_dwordx2 s[14:15], s[4:5], 0x40
  s_load_dwordx4 s[16:19], s[4:5], 0x80
  s_load_dwordx8 s[24:31], s[4:5], 0xc0
  .endif
  .endr
  s_sub_u32 s6, s6, 1
  s_cmp_lg_u32 s6, 0
  s_cbranch_scc1 .Lloop
  s_endpgm
.Lend:
  .size instructions, .Lend - instructions

  .rodata
  .p2align 6
  .amdhsa_kernel instructions
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_group_segment_fixed_size 8192
    .amdhsa_next_free_vgpr 32
    .amdhsa_next_free_sgpr 40
    .amdhsa_accum_offset 32
    .amdhsa_float_denorm_mode_32 3
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: instructions
    .symbol: instructions.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 32
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: data}
      - {.size: 4, .offset: 8, .value_kind: by_value, .name: loops}
  .end_amdgpu_metadata
