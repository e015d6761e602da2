// Scalar loads from buffers with and without a stride: result i, 4 bytes, at out[i]. Input: six dwords.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
  .text
  .globl scalar_buffers
  .p2align 8
  .type scalar_buffers,@function
// The descriptor of `records` records (fewer than 128) of `stride` bytes at s[6:7], in s[8:11].
.macro describe records, stride, scale
  s_mov_b32 s8, s6
  s_or_b32 s9, s7, \records << 25
  s_mov_b32 s10, 0
  s_mov_b32 s11, \stride << 12 | \scale << 26
.endm
.macro result register
  v_mov_b32 v2, \register
  global_store_b32 v1, v2, s[4:5]
  v_add_nc_u32 v1, 4, v1
.endm
.macro load offset
  s_buffer_load_b32 s12, s[8:11], \offset
  s_wait_kmcnt 0x0
  result s12
.endm
scalar_buffers:
  s_load_b128 s[4:7], s[0:1], 0x0
  v_mov_b32 v1, 0
  s_wait_kmcnt 0x0
  s_mov_b32 exec_lo, 1
  // 0 to 3: three records of four bytes; the fourth dword is beyond them
  describe 3, 4, 0
  load 0
  load 4
  load 8
  load 12
  // 4, 5: five records of four times one byte
  describe 5, 1, 1
  load 16
  load 20
  // 6, 7: without a stride, twelve bytes
  describe 12, 0, 0
  load 8
  load 12
  // 8, 9: and three bytes, which no dword fits in
  describe 3, 0, 0
  load 0
  load 4
  // 10 to 13: four dwords at once from three records: the last one is 0
  describe 3, 4, 0
  s_buffer_load_b128 s[12:15], s[8:11], 0x0
  s_wait_kmcnt 0x0
  result s12
  result s13
  result s14
  result s15
  s_endpgm
.Lend:
  .size scalar_buffers, .Lend-scalar_buffers
  .rodata
  .p2align 6
  .amdhsa_kernel scalar_buffers
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 32
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_kernarg_size 16
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: scalar_buffers
    .symbol: scalar_buffers.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 32
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global}
...
  .end_amdgpu_metadata
