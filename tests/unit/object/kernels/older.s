// A kernel with a stack, by the launch ABI of GPUs whose scratch has a device address.
.text
.globl older
.p2align 8
.type older,@function
older:
  s_endpgm
.Lend:
  .size older, .Lend-older

.rodata
.p2align 6
.if .amdgcn.gfx_generation_number == 9 && .amdgcn.gfx_generation_stepping == 10  // gfx90a
.amdhsa_kernel older
  .amdhsa_user_sgpr_private_segment_buffer 1
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_user_sgpr_flat_scratch_init 1
  .amdhsa_system_sgpr_private_segment_wavefront_offset 1
  .amdhsa_private_segment_fixed_size 48
  .amdhsa_next_free_vgpr 9
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 12
.end_amdhsa_kernel
.else
.amdhsa_kernel older
  .amdhsa_user_sgpr_private_segment_buffer 1
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_user_sgpr_flat_scratch_init 1
  .amdhsa_system_sgpr_private_segment_wavefront_offset 1
  .amdhsa_private_segment_fixed_size 48
  .amdhsa_next_free_vgpr 9
  .amdhsa_next_free_sgpr 16
.end_amdhsa_kernel
.endif
