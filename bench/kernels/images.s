// Instructions on images over and over, in waves of 64 lanes, and the load of a buffer that they are set against. `body`
// says which; `rdna` is 1 for gfx1030, 0 for gfx90a. No arguments but the number of loops. The data has at byte 15360
// descriptors of itself: as an image of 64 f32 texels a row, as one of 64 texels of four bytes, the samplers for the
// nearest texel and for four, and as a buffer.
  .if rdna
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
  .else
  .amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
  .endif
  .amdhsa_code_object_version 6
  .text
  .globl images
  .p2align 8
  .type images,@function
images:
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  s_load_dword s6, s[0:1], 0x8
  s_waitcnt lgkmcnt(0)
  s_load_dwordx16 s[16:31], s[4:5], 0x3c00
  s_load_dwordx8 s[32:39], s[4:5], 0x3c40
  s_load_dwordx4 s[40:43], s[4:5], 0x3c60
  v_lshlrev_b32_e32 v1, 2, v0
  v_mov_b32_e32 v14, v0
  v_mov_b32_e32 v15, 0
  v_cvt_f32_u32_e32 v16, v0
  v_add_f32_e32 v16, 0x3e800000, v16  // between two texels
  v_mul_f32_e32 v16, 0x3c800000, v16
  v_mov_b32_e32 v17, 0x3e000000
  v_mov_b32_e32 v18, 1.0
  v_mov_b32_e32 v19, 0.5
  s_waitcnt lgkmcnt(0)
  .macro load image, registers, mask
  .if rdna
  image_load \registers, [v14, v15], \image dmask:\mask dim:SQ_RSRC_IMG_2D
  .else
  image_load \registers, v[14:15], \image dmask:\mask unorm
  .endif
  .endm
  .macro store image, registers, mask
  .if rdna
  image_store \registers, [v14, v15], \image dmask:\mask dim:SQ_RSRC_IMG_2D
  .else
  image_store \registers, v[14:15], \image dmask:\mask unorm
  .endif
  .endm
  .macro sample image, sampler, registers, mask
  .if rdna
  image_sample_lz \registers, [v16, v17], \image, \sampler dmask:\mask dim:SQ_RSRC_IMG_2D
  .else
  image_sample \registers, v[16:17], \image, \sampler dmask:\mask
  .endif
  .endm
.Lloop:
  .rept 32
  .if body == 0
  buffer_load_dword v20, v1, s[40:43], 0 offen
  buffer_load_dword v21, v1, s[40:43], 0 offen
  .elseif body == 1
  load s[16:23], v20, 0x1
  load s[16:23], v21, 0x1
  .elseif body == 2
  load s[24:31], v[20:23], 0xf
  load s[24:31], v[24:27], 0xf
  .elseif body == 3
  store s[16:23], v18, 0x1
  store s[16:23], v19, 0x1
  .elseif body == 4
  store s[24:31], v[16:19], 0xf
  store s[24:31], v[16:19], 0xf
  .elseif body == 5
  sample s[16:23], s[32:35], v20, 0x1
  sample s[16:23], s[32:35], v21, 0x1
  .elseif body == 6
  sample s[16:23], s[36:39], v20, 0x1
  sample s[16:23], s[36:39], v21, 0x1
  .elseif body == 7
  sample s[24:31], s[36:39], v[20:23], 0xf
  sample s[24:31], s[36:39], v[24:27], 0xf
  .endif
  .endr
  s_sub_u32 s6, s6, 1
  s_cmp_lg_u32 s6, 0
  s_cbranch_scc1 .Lloop
  s_endpgm
.Lend:
  .size images, .Lend - images

  .rodata
  .p2align 6
  .if rdna
  .amdhsa_kernel images
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 32
    .amdhsa_next_free_sgpr 48
    .amdhsa_float_denorm_mode_32 3
    .amdhsa_wavefront_size32 0
  .end_amdhsa_kernel
  .else
  .amdhsa_kernel images
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 32
    .amdhsa_next_free_sgpr 48
    .amdhsa_float_denorm_mode_32 3
    .amdhsa_accum_offset 32
  .end_amdhsa_kernel
  .endif

  .amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: images
    .symbol: images.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 48
    .vgpr_count: 32
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: data}
      - {.size: 4, .offset: 8, .value_kind: by_value, .name: loops}
  .end_amdgpu_metadata
