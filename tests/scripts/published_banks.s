// Words of gfx1250 that LLVM 22 does not decode, among registers from v256 on.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
  .text
  .globl banks
  .p2align 8
  .type banks,@function
banks:
  s_set_vgpr_msb 0x41
  v_mov_b32 v1, v2
  .long 0xd0310000, 0x00000000, 0x7c7c2824                // tensor_load_to_lds s[36:39], s[40:47]
  v_mov_b32 v1, v2
  s_set_vgpr_msb 0x42
  .long 0xcc350000, 0x04000348, 0xcc880050, 0x1a027128    // v_wmma_scale_f32_32x16x128_f4 v[80:95], v[40:55], v[56:63], 0, v72, s1
  v_mov_b32 v1, v2
  s_set_vgpr_msb 0
  v_mov_b32 v1, v2
  s_endpgm
.Lend:
  .size banks, .Lend-banks
  .rodata
  .p2align 6
  .amdhsa_kernel banks
    .amdhsa_next_free_vgpr 1024
    .amdhsa_next_free_sgpr 64
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: banks
    .symbol: banks.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 64
    .vgpr_count: 1024
    .max_flat_workgroup_size: 32
...
  .end_amdgpu_metadata
