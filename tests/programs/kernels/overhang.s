// Loads of four dwords of which the last ones may be nobody's, all stored: a scalar one, then one of a vector pair.
// Arguments: in (u64), out (8 dwords).
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl overhang
  .p2align 8
  .type overhang,@function
overhang:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_mov_b32_e32 v0, 0
  s_waitcnt lgkmcnt(0)
  s_load_dwordx4 s[8:11], s[4:5], 0x0
  global_load_dwordx4 v[8:11], v0, s[4:5]
  s_waitcnt vmcnt(0) lgkmcnt(0)
  v_mov_b32_e32 v4, s8
  v_mov_b32_e32 v5, s9
  v_mov_b32_e32 v6, s10
  v_mov_b32_e32 v7, s11
  global_store_dwordx4 v0, v[4:7], s[6:7]
  global_store_dwordx4 v0, v[8:11], s[6:7] offset:16
  s_endpgm
.Lend:
  .size overhang, .Lend - overhang

  .rodata
  .p2align 6
  .amdhsa_kernel overhang
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 12
    .amdhsa_next_free_sgpr 16
    .amdhsa_accum_offset 12
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: overhang
    .symbol: overhang.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: by_value, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
  .end_amdgpu_metadata
