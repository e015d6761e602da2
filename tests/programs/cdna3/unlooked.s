// Bits that hardware does not look at, set: registers in fields that an instruction has no operand in.
// Argument: out, 2 dwords a work-item.
  .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
  .text
  .globl unlooked
  .p2align 8
  .type unlooked,@function
unlooked:
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_and_b32 v0, 0x3ff, v0
  v_lshlrev_b32 v1, 2, v0
  v_lshlrev_b32 v2, 3, v0
  v_mov_b32 v3, 100
  v_mov_b32 v4, 120
  ds_write_b32 v1, v0
  .long 0xd8000000, 0x1f1e0301  // ds_add_u32 v1, v3 with DATA1 and VDST
  .long 0xd8100000, 0x1d1c0401  // ds_max_u32 v1, v4
  s_waitcnt lgkmcnt(0)
  .long 0xd86c0000, 0x081b1a01  // ds_read_b32 v8, v1 with DATA0 and DATA1
  s_waitcnt lgkmcnt(0)
  .long 0x7e100000  // v_nop with a destination: v8
  .long 0xbf8a1234  // s_barrier with an immediate
  v_mov_b32 v9, 7
  global_store_dwordx2 v2, v[8:9], s[4:5]
  s_endpgm
.Lunlooked_end:
  .size unlooked, .Lunlooked_end-unlooked
  .rodata
  .p2align 6
  .amdhsa_kernel unlooked
    .amdhsa_next_free_vgpr 32
    .amdhsa_next_free_sgpr 32
    .amdhsa_accum_offset 32
    .amdhsa_group_segment_fixed_size 1024
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .end_amdhsa_kernel

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: unlooked
    .symbol: unlooked.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
...
  .end_amdgpu_metadata
