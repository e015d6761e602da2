// Bits that hardware does not look at, set: registers in fields that an instruction has no operand in.
// Argument: out, 4 dwords a work-item.
  .include "target.s"
  .text
  .globl unlooked
  .p2align 8
  .type unlooked,@function
unlooked:
  s_load_b64 s[4:5], s[0:1], 0x0
  v_and_b32 v0, 0x3ff, v0
  v_lshlrev_b32 v1, 2, v0
  v_lshlrev_b32 v2, 4, v0
  v_mov_b32 v3, 100
  v_mov_b32 v4, 120
  v_mov_b32 v5, v0
  v_mov_b32 v6, v1
  ds_store_b32 v1, v0
  .long 0xd8000000, 0x1f1e0301  // ds_add_u32 v1, v3 with DATA1 and VDST
  .long 0xd8200000, 0x1d1c0401  // ds_max_u32 v1, v4
  wait_lds
  .long 0xd8d80000, 0x081b1a01  // ds_load_b32 v8, v1 with DATA0 and DATA1
  wait_lds
  .if wave == 32
  .long 0xca102b00, 0x0a0a3b01  // v_dual_mov_b32 v10, v0 :: v_dual_mov_b32 v11, v1 with VSRC1 of both
  .else
  v_mov_b32 v10, v0
  v_mov_b32 v11, v1
  .endif
  .long 0x7e100000  // v_nop with a destination: v8
  .if .amdgcn.gfx_generation_number >= 12
  .long 0xbf8a1234  // s_wait_idle with an immediate
  .else
  .long 0xbfbd1234  // s_barrier with an immediate
  .endif
  v_mov_b32 v9, 7
  wait_scalar
  global_store_b128 v2, v[8:11], s[4:5]
  s_endpgm
.Lunlooked_end:
  .size unlooked, .Lunlooked_end-unlooked
  descriptor unlooked, 1024

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
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
...
  .end_amdgpu_metadata
