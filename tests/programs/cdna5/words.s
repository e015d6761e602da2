// Literals of 64 bits, dual issue with three sources, packed f32 with scalars, lanes, registers beyond v255 by hand, far
// branches: lane l stores result i, 8 bytes, at out[32 * i + l].
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
  .text
  .globl words
  .p2align 8
  .type words,@function
.macro result low
  global_store_b64 v1, v[\low:\low+1], s[2:3]
  s_wait_xcnt 0x0
  v_add_nc_u32 v1, 0x100, v1
.endm
words:
  s_load_b64 s[2:3], s[0:1], 0x0
  v_and_b32 v0, 31, v0
  v_lshlrev_b32 v1, 3, v0
  s_wait_kmcnt 0x0
  // 0: a literal as a vector and a scalar source
  v_mov_b64 v[10:11], 0x0123456789abcdef
  result 10
  // 1
  s_mov_b64 s[4:5], 0xfedcba9876543210
  s_add_nc_u64 s[6:7], s[4:5], 0x1111111111111111
  v_mov_b64 v[10:11], s[6:7]
  result 10
  // 2: lane * 1.5 + 0.1, as doubles
  v_cvt_f64_u32 v[12:13], v0
  v_mov_b64 v[14:15], 0x3ff8000000000000
  v_fmaak_f64 v[10:11], v[12:13], v[14:15], 0x3fb999999999999a
  result 10
  // 3: an f64 and a b32 operation at once
  v_mov_b32 v6, v1
  v_mov_b32 v7, v0
  v_dual_fma_f64 v[16:17], v[12:13], v[12:13], v[14:15] :: v_dual_bitop2_b32 v20, v6, v7 bitop3:0x14
  result 16
  // 4
  v_mov_b32 v21, 0
  result 20
  // 5: both elements get the same 32 bits of a scalar
  v_cvt_f32_u32 v22, v0
  v_mov_b32 v23, 1.0
  s_mov_b32 s8, 2.0
  s_mov_b32 s9, 4.0
  v_pk_mul_f32 v[10:11], v[22:23], s[8:9] op_sel_hi:[1,0]
  result 10
  // 6: lane 5 of each group of 8
  v_permlane_bcast_b32 v10, v0, 5, 8
  v_permlane_xor_b32 v11, v0, 3, 32
  result 10
  // 7: destination in bank 3, sources in banks 1 and 2
  s_set_vgpr_msb 0x40
  v_add_nc_u32 v7 /*v263*/, v0, v0
  s_set_vgpr_msb 0x80
  v_mov_b32 v7 /*v519*/, 0x100
  s_set_vgpr_msb 0xc9
  v_add_nc_u32 v8 /*v776*/, v7 /*v263*/, v7 /*v519*/
  v_mov_b32 v9 /*v777*/, v7 /*v263*/
  s_set_vgpr_msb 0x0c
  global_store_b64 v1, v[8:9] /*v[776:777]*/, s[2:3]
  s_wait_xcnt 0x0
  s_set_vgpr_msb 0x00
  v_add_nc_u32 v1, 0x100, v1
  // 8: the address of the next instruction, minus this one's
  s_get_pc_i64 s[10:11]
.Lhere:
  s_sub_nc_u64 s[10:11], s[10:11], s[10:11]
  v_mov_b64 v[10:11], s[10:11]
  result 10
  // 9: which places two far branches reach: a literal forwards, a pair of SGPRs back
  s_mov_b64 s[8:9], 1
  s_add_pc_i64 .Lforwards-.Lafter
.Lafter:
  s_or_b32 s8, s8, 0x100
  s_branch .Ldone
.Lforwards:
  s_or_b32 s8, s8, 0x10
  s_mov_b64 s[10:11], .Lafter-.Lback
  s_add_pc_i64 s[10:11]
.Lback:
  s_or_b32 s9, s9, 1
.Ldone:
  v_mov_b64 v[10:11], s[8:9]
  result 10
  // 10: the halves of a wave of 64 lanes change places, so that nothing happens here
  v_mov_b32 v10, v0
  v_mov_b32 v11, v1
  v_permlane64_b32 v10, v11
  v_permlane64_b32 v11, v11
  result 10
  s_endpgm
.Lend:
  .size words, .Lend-words
  .rodata
  .p2align 6
  .amdhsa_kernel words
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_user_sgpr_count 2
    .amdhsa_next_free_vgpr 1024
    .amdhsa_next_free_sgpr 16
    .amdhsa_wavefront_size32 1
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: words
    .symbol: words.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 1024
    .max_flat_workgroup_size: 32
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}
...
  .end_amdgpu_metadata
