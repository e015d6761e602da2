// A scalar register that V_READLANE has just written: as data of V_WRITELANE, which needs no wait states but those of any
// vector instruction, and as a lane's number, which needs 4. Argument: out (1 dword).
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl lane_numbers
  .p2align 8
  .type lane_numbers,@function
lane_numbers:
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_mov_b32_e32 v1, 0
  v_mov_b32_e32 v2, 7
  s_waitcnt lgkmcnt(0)
  s_nop 3
  v_readlane_b32 s2, v0, 5
  s_nop 1
  v_writelane_b32 v2, s2, 3
  s_nop 3
  v_readlane_b32 s3, v2, 3
  s_nop 1
  v_readlane_b32 s6, v2, s3
  s_nop 3
  v_mov_b32_e32 v3, s6
  global_store_dword v1, v3, s[4:5]
  s_endpgm
.Lend:
  .size lane_numbers, .Lend - lane_numbers

  .rodata
  .p2align 6
  .amdhsa_kernel lane_numbers
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 4
    .amdhsa_next_free_sgpr 16
    .amdhsa_accum_offset 4
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: lane_numbers
    .symbol: lane_numbers.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: out}
  .end_amdgpu_metadata
