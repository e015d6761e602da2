// As instructions.s, for RDNA3: one kind of instruction over and over, in waves of 32 or of 64 lanes. `body` says which;
// no arguments but the number of loops. LDS addresses are those of consecutive dwords.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
  .amdhsa_code_object_version 6
  .text
  .globl instructions
  .p2align 8
  .type instructions,@function
instructions:
  s_load_b64 s[4:5], s[0:1], 0x0
  s_load_b32 s6, s[0:1], 0x8
  s_waitcnt lgkmcnt(0)
  v_lshlrev_b32_e32 v1, 2, v0
  v_cvt_f32_u32_e32 v10, v0
  v_cvt_f32_u32_e32 v11, v1
  v_mov_b32_e32 v12, 1.0
  v_mov_b32_e32 v13, 0.5
  s_mov_b32 s7, 0x3fc00000  // 1.5
.Lloop:
  .rept 16
  .if body == 0
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
  v_dual_add_f32 v20, v10, v11 :: v_dual_mul_f32 v21, v11, v12
  v_dual_add_f32 v22, v12, v13 :: v_dual_mul_f32 v23, v13, v10
  .elseif body == 3
  v_add_f32_e32 v20, v10, v11
  v_mul_f32_e32 v21, v11, v12
  v_add_f32_e32 v22, v12, v13
  v_mul_f32_e32 v23, v13, v10
  .elseif body == 4
  .if lanes == 32
  v_cmp_lt_f32_e32 vcc_lo, v10, v11
  v_cndmask_b32_e32 v20, v12, v13, vcc_lo
  v_cmp_gt_f32_e32 vcc_lo, v12, v11
  v_cndmask_b32_e32 v21, v10, v13, vcc_lo
  .else
  v_cmp_lt_f32_e32 vcc, v10, v11
  v_cndmask_b32_e32 v20, v12, v13, vcc
  v_cmp_gt_f32_e32 vcc, v12, v11
  v_cndmask_b32_e32 v21, v10, v13, vcc
  .endif
  .elseif body == 5
  v_mul_f32_e32 v20, s7, v10
  v_mul_f32_e32 v21, s7, v11
  v_mul_f32_e32 v22, s7, v12
  v_mul_f32_e32 v23, s7, v13
  .elseif body == 6
  ds_load_b32 v20, v1
  ds_load_b32 v21, v1 offset:256
  ds_load_b32 v22, v1 offset:512
  ds_load_b32 v23, v1 offset:768
  .elseif body == 7
  ds_store_b32 v1, v10
  ds_store_b32 v1, v11 offset:256
  ds_store_b32 v1, v12 offset:512
  ds_store_b32 v1, v13 offset:768
  .elseif body == 8
  global_load_b32 v20, v1, s[4:5]
  global_load_b32 v21, v1, s[4:5] offset:256
  global_load_b32 v22, v1, s[4:5] offset:512
  global_load_b32 v23, v1, s[4:5] offset:768
  .elseif body == 9
  global_store_b32 v1, v10, s[4:5]
  global_store_b32 v1, v11, s[4:5] offset:256
  global_store_b32 v1, v12, s[4:5] offset:512
  global_store_b32 v1, v13, s[4:5] offset:768
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
    .amdhsa_next_free_sgpr 32
    .amdhsa_float_denorm_mode_32 3
    .amdhsa_wavefront_size32 (lanes == 32) & 1
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: instructions
    .symbol: instructions.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: data}
      - {.size: 4, .offset: 8, .value_kind: by_value, .name: loops}
  .end_amdgpu_metadata
