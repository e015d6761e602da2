// Instructions as AMD's assembler writes them and LLVM's does not, with other bits where hardware does not look, and a
// tensor descriptor of type 0: lane l stores result i, 4 bytes, at out[32 * i + l].
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
  .text
  .globl unlooked
  .p2align 8
  .type unlooked,@function
.macro result register
  global_store_b32 v1, \register, s[2:3]
  s_wait_xcnt 0x0
  v_add_nc_u32 v1, 0x80, v1
.endm
.macro fill_lds value
  v_mov_b32 v31, \value
  ds_store_b32 v30, v31
  s_wait_dscnt 0x0
.endm
.macro result_lds
  s_wait_tensorcnt 0x0
  ds_load_b32 v20, v30
  s_wait_dscnt 0x0
  result v20
.endm
.macro fill first, count, value
  .set .Lnumber, 0
  .rept \count
  v_mov_b32 v[\first+.Lnumber], \value
  .set .Lnumber, .Lnumber+1
  .endr
.endm
.macro settle
  .rept 9
  v_nop
  .endr
.endm
unlooked:
  s_load_b128 s[4:7], s[0:1], 0x0
  v_and_b32 v0, 31, v0
  v_lshlrev_b32 v1, 2, v0
  v_lshlrev_b32 v30, 2, v0
  s_wait_kmcnt 0x0
  s_mov_b64 s[2:3], s[4:5]
  // A tile of 4 lines of 8 dwords; a line of the tensor has 8.
  s_mov_b32 s36, 1
  s_mov_b32 s37, 0
  s_mov_b32 s38, s6
  s_or_b32 s39, s7, 0x80000000
  s_mov_b32 s40, 0x20000
  s_mov_b32 s41, 0x80000
  s_mov_b32 s42, 0x40000
  s_mov_b32 s43, 0x80000
  s_mov_b32 s44, 4
  s_mov_b32 s45, 8
  s_mov_b64 s[46:47], 0
  // 0: tensor_load_to_lds s[36:39], s[40:47] with DIM, DMASK and VADDR4 of 0
  fill_lds 77
  .long 0xd0310000, 0x00000000, 0x7c7c2824
  result_lds
  // 1: the same with other registers in the fields that it does not use
  fill_lds 78
  .long 0xd2b10006, 0x5502aa2a, 0x7c7c2824
  result_lds
  // 2: as LLVM writes it, type 0: nothing is moved
  fill_lds 79
  s_and_b32 s39, s39, 0x3fffffff
  tensor_load_to_lds s[36:39], s[40:47]
  result_lds
  // 3, 4: v_wmma_f32_32x16x128_f4 v[80:95], v[40:55], v[56:63], 0 with OPSEL_HI2 of 0, and as LLVM writes it
  fill 40, 32, 0x22222222
  .long 0xcc880050, 0x1a027128
  settle
  result v95
  v_wmma_f32_32x16x128_f4 v[80:95], v[40:55], v[56:63], 0
  settle
  result v95
  // 5, 6: v_wmma_scale_f32_16x16x128_f8f6f4 v[80:87], v[40:55], v[56:71], 1.0, v72, v73 with SCL_CONST of 0, and as LLVM
  fill 40, 32, 0x38383838
  v_mov_b32 v72, 0x80808080
  v_mov_b32 v73, 0x7f7f7f7f
  .long 0xcc350000, 0x00029348, 0xcc330050, 0x03ca7128
  settle
  result v87
  v_wmma_scale_f32_16x16x128_f8f6f4 v[80:87], v[40:55], v[56:71], 1.0, v72, v73
  settle
  result v87
  // 7: v_wmma_scale_f32_32x16x128_f4 v[80:95], v[40:55], v[56:63], 0, v72, v73 with SCL_CONST and OPSEL_HI2 of 0
  fill 40, 32, 0x22222222
  .long 0xcc350000, 0x00029348, 0xcc880050, 0x1a027128
  settle
  result v95
  // 8: ds_add_u32 and ds_max_u32 with VDST and DATA1; a load with DATA0 and DATA1
  v_mov_b32 v31, 100
  v_mov_b32 v32, 120
  ds_store_b32 v30, v0
  .long 0xd8000000, 0x7f7e1f1e
  .long 0xd8200000, 0x7d7c201e
  s_wait_dscnt 0x0
  .long 0xd8d80000, 0x147b7a1e
  s_wait_dscnt 0x0
  result v20
  // 9, 10: v_dual_mov_b32 v20, v0 :: v_dual_mov_b32 v21, v30 with both VSRC1
  .long 0xca108b00, 0x1414ff1e
  result v20
  result v21
  // 11, 12: v_dual_mov_b32 v20, v30 :: v_dual_mov_b32 v22, v1 of VOPD3 with VSRC1 and VSRC2 of both
  .long 0xcf20811e, 0x7e7d0101, 0x167c7b14
  result v20
  v_sub_nc_u32 v22, v1, v22
  result v22
  // 13: v_nop with a destination, s_wait_idle with an immediate
  v_mov_b32 v20, v0
  .long 0x7e280000, 0xbf8a1234
  result v20
  s_endpgm
.Lend:
  .size unlooked, .Lend-unlooked
  .rodata
  .p2align 6
  .amdhsa_kernel unlooked
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_user_sgpr_count 2
    .amdhsa_group_segment_fixed_size 4096
    .amdhsa_next_free_vgpr 128
    .amdhsa_next_free_sgpr 48
    .amdhsa_wavefront_size32 1
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: unlooked
    .symbol: unlooked.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 48
    .vgpr_count: 128
    .max_flat_workgroup_size: 32
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global}
...
  .end_amdgpu_metadata
