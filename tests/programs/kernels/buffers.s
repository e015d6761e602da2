// Buffers whose descriptor has both swizzle bits and a stride, as HipKittens' GEMMs for MI350X make them, used with OFFEN
// alone: memory to LDS and registers, registers to memory, four dwords a lane.
// Arguments: in, out (16 bytes a work-item), copy (the same), bytes of `in` that the descriptor covers (u32).
  .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
  .amdhsa_code_object_version 6
  .text
  .globl swizzle_bits
  .p2align 8
  .type swizzle_bits,@function
swizzle_bits:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_load_dwordx2 s[16:17], s[0:1], 0x10
  s_load_dword s18, s[0:1], 0x18
  s_waitcnt lgkmcnt(0)
  // s[8:11] = in, s[12:15] = copy: stride 128, cache swizzle, swizzle enable
  s_mov_b32 s8, s4
  s_and_b32 s9, s5, 0xffff
  s_or_b32 s9, s9, 0xc0800000
  s_mov_b32 s10, s18
  s_mov_b32 s11, 0x00110000
  s_mov_b32 s12, s16
  s_and_b32 s13, s17, 0xffff
  s_or_b32 s13, s13, 0xc0800000
  s_mov_b32 s14, s18
  s_mov_b32 s15, 0x00110000
  // lane i loads the piece of lane 63 - i, straight to LDS, and stores it where that lane's is
  v_sub_u32_e32 v1, 63, v0
  v_lshlrev_b32_e32 v1, 4, v1
  v_lshlrev_b32_e32 v2, 4, v0
  s_mov_b32 m0, 0
  s_nop 0
  buffer_load_dwordx4 v1, s[8:11], 0 offen lds
  buffer_load_dwordx4 v[8:11], v1, s[8:11], 0 offen
  s_waitcnt vmcnt(0)
  ds_read_b128 v[4:7], v2
  buffer_store_dwordx4 v[8:11], v1, s[12:15], 0 offen
  s_waitcnt lgkmcnt(0)
  global_store_dwordx4 v2, v[4:7], s[6:7]
  s_endpgm
.Lend:
  .size swizzle_bits, .Lend - swizzle_bits

  .rodata
  .p2align 6
  .amdhsa_kernel swizzle_bits
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_group_segment_fixed_size 1024
    .amdhsa_next_free_vgpr 12
    .amdhsa_next_free_sgpr 24
    .amdhsa_accum_offset 12
  .end_amdhsa_kernel

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: swizzle_bits
    .symbol: swizzle_bits.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 12
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
      - {.size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .name: copy}
      - {.size: 4, .offset: 24, .value_kind: by_value, .name: bytes}
  .end_amdgpu_metadata
