// A kernel without a metadata note.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.text
.globl bare
.p2align 8
.type bare,@function
bare:
  s_endpgm
.Lend:
  .size bare, .Lend-bare

.rodata
.p2align 6
.amdhsa_kernel bare
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_user_sgpr_dispatch_ptr 1
  .amdhsa_kernarg_size 24
  .amdhsa_group_segment_fixed_size 128
  .amdhsa_system_sgpr_workgroup_id_y 1
  .amdhsa_system_vgpr_workitem_id 2
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 8
.end_amdhsa_kernel
