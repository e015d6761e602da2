// Included by the programs here: what differs between GFX11 and GFX12, and the wave's size (symbol `wave`, 32 or 64).
  .amdhsa_code_object_version 6
  .macro wait_memory
    .if .amdgcn.gfx_generation_number >= 12
    s_wait_loadcnt 0x0
    s_wait_storecnt 0x0
    .else
    s_waitcnt vmcnt(0)
    s_waitcnt_vscnt null, 0x0
    .endif
  .endm
  .macro wait_lds
    .if .amdgcn.gfx_generation_number >= 12
    s_wait_dscnt 0x0
    .else
    s_waitcnt lgkmcnt(0)
    .endif
  .endm
  .macro wait_scalar
    .if .amdgcn.gfx_generation_number >= 12
    s_wait_kmcnt 0x0
    .else
    s_waitcnt lgkmcnt(0)
    .endif
  .endm
  // Before a scalar register is read that vector instructions have read and a scalar one has written again.
  .macro wait_alu
    .if .amdgcn.gfx_generation_number >= 12
    s_wait_alu depctr_sa_sdst(0)
    .endif
  .endm
  .macro meet
    .if .amdgcn.gfx_generation_number >= 12
    s_barrier_signal -1
    s_barrier_wait -1
    .else
    s_barrier
    .endif
  .endm
  // The workgroup's number; `from` is the SGPR in which GFX11 starts with it.
  .macro workgroup to, from
    .if .amdgcn.gfx_generation_number >= 12
    s_mov_b32 \to, ttmp9
    .else
    s_mov_b32 \to, \from
    .endif
  .endm
  // The descriptor of kernel `name`, which uses at most 32 VGPRs; in WGP mode unless it says 0.
  .macro descriptor name, lds, wgp=1
    .rodata
    .p2align 6
    .amdhsa_kernel \name
      .amdhsa_next_free_vgpr 32
      .amdhsa_next_free_sgpr 32
      .amdhsa_group_segment_fixed_size \lds
      .amdhsa_user_sgpr_kernarg_segment_ptr 1
      .amdhsa_system_sgpr_workgroup_id_x 1
      .amdhsa_wavefront_size32 (wave == 32) & 1
      .amdhsa_workgroup_processor_mode \wgp
    .end_amdhsa_kernel
    .text
  .endm
