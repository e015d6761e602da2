// EXEC_HI as the destination of what saves and writes EXEC_LO: it gets the value, although EXEC is written, too.
// Arguments: out (six dwords).
  .include "target.s"
  .text
  .globl masks
  .p2align 8
  .type masks,@function
masks:
  s_load_b64 s[4:5], s[0:1], 0x0
  wait_scalar
  s_mov_b32 exec_lo, 0xff
  s_mov_b32 exec_hi, 0x12345678
  s_and_saveexec_b32 exec_hi, 5
  s_mov_b32 s8, exec_lo
  s_mov_b32 s9, exec_hi
  s_mov_b32 exec_lo, 0xff
  s_and_not0_wrexec_b32 exec_hi, 15
  s_mov_b32 s10, exec_lo
  s_mov_b32 s11, exec_hi
  s_mov_b32 exec_hi, 0x12345678
  s_or_saveexec_b32 s12, 1
  s_mov_b32 s13, exec_hi
  s_mov_b32 exec_lo, 1
  s_mov_b32 exec_hi, 0
  v_mov_b32_e32 v0, 0
  v_mov_b32_e32 v2, s8
  v_mov_b32_e32 v3, s9
  v_mov_b32_e32 v4, s10
  v_mov_b32_e32 v5, s11
  v_mov_b32_e32 v6, s12
  v_mov_b32_e32 v7, s13
  global_store_b128 v0, v[2:5], s[4:5]
  global_store_b64 v0, v[6:7], s[4:5] offset:16
  s_endpgm
.Lmasks_end:
  .size masks, .Lmasks_end-masks
  descriptor masks, 0

  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: masks
    .symbol: masks.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 64
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
  .end_amdgpu_metadata
