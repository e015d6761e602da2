// A wave that lives on the scalar side: loops, carries, bit fields, calls by s_swappc, saved EXEC masks.
// Arguments: in (u64), out (u64[8]); lane 0 writes.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl scalar
  .p2align 8
  .type scalar,@function
scalar:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  // s[8:9] = product of s[4:5] with itself, low 64 bits
  s_mul_i32 s8, s4, s4
  s_mul_hi_u32 s9, s4, s4
  s_mul_i32 s10, s4, s5
  s_lshl_b32 s10, s10, 1
  s_add_u32 s9, s9, s10
  // s[12:13] = Fibonacci number 60 by additions with carry
  s_mov_b64 s[12:13], 0
  s_mov_b64 s[14:15], 1
  s_movk_i32 s16, 60
.Lloop:
  s_add_u32 s18, s12, s14
  s_addc_u32 s19, s13, s15
  s_mov_b64 s[12:13], s[14:15]
  s_mov_b64 s[14:15], s[18:19]
  s_sub_i32 s16, s16, 1
  s_cmp_lg_u32 s16, 0
  s_cbranch_scc1 .Lloop
  // s[20:21] = reversed bits, s22 = set bits, s23 = field of 13 bits from bit 9
  s_brev_b64 s[20:21], s[4:5]
  s_bcnt1_i32_b64 s22, s[4:5]
  s_bfe_u32 s23, s4, 0xd0009
  // a call: s24 becomes s22 * 3 + 1
  s_getpc_b64 s[26:27]
  s_add_u32 s26, s26, .Ltriple - . + 0
  s_addc_u32 s27, s27, 0
  s_swappc_b64 s[28:29], s[26:27]
  // EXEC saved, narrowed and restored; s[30:31] keeps the saved mask
  s_and_saveexec_b64 s[30:31], 0xff
  s_cselect_b32 s25, 5, 6
  s_mov_b64 exec, s[30:31]
  v_mov_b32_e32 v1, 0
  v_cmp_eq_u32_e32 vcc, v0, v1
  s_and_saveexec_b64 s[34:35], vcc
  s_cbranch_execz .Ldone
  v_mov_b32_e32 v2, s8
  v_mov_b32_e32 v3, s9
  v_mov_b32_e32 v4, s12
  v_mov_b32_e32 v5, s13
  global_store_dwordx4 v1, v[2:5], s[6:7]
  s_nop 1  // a wide store reads its data late
  v_mov_b32_e32 v2, s20
  v_mov_b32_e32 v3, s21
  v_mov_b32_e32 v4, s22
  v_mov_b32_e32 v5, s23
  global_store_dwordx4 v1, v[2:5], s[6:7] offset:16
  s_nop 1
  v_mov_b32_e32 v2, s24
  v_mov_b32_e32 v3, s25
  v_mov_b32_e32 v4, s30
  v_mov_b32_e32 v5, s31
  global_store_dwordx4 v1, v[2:5], s[6:7] offset:32
.Ldone:
  s_endpgm
.Ltriple:
  s_mul_i32 s24, s22, 3
  s_addk_i32 s24, 1
  s_setpc_b64 s[28:29]
.Lend:
  .size scalar, .Lend - scalar

  .rodata
  .p2align 6
  .amdhsa_kernel scalar
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 40
    .amdhsa_accum_offset 8
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: scalar
    .symbol: scalar.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 40
    .vgpr_count: 8
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: by_value, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
  .end_amdgpu_metadata
