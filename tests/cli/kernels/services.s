// Kernels that ask their host for something, as printf does. s[0:1] points to the arguments.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.text

.macro kernel name
  .globl \name
  .p2align 8
  .type \name,@function
\name:
.endm

.macro descriptor name
  .section .rodata
  .p2align 6
  .amdhsa_kernel \name
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_kernarg_size 16
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 32
    .amdhsa_accum_offset 8
  .end_amdhsa_kernel
  .text
.endm

// As compilers begin printf: a load from what the host has prepared, which is argument 1. Argument 0 is an offset.
.macro asks name
kernel \name
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v1, s4
  global_load_dword v2, v1, s[6:7]
  s_waitcnt vmcnt(0)
  s_endpgm
descriptor \name
.endm
asks hostcall
asks buffered
asks heap
asks nobody

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: hostcall
    .symbol: hostcall.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - {.offset: 0, .size: 8, .value_kind: by_value}
      - {.offset: 8, .size: 8, .value_kind: hidden_hostcall_buffer}
  - .name: buffered
    .symbol: buffered.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - {.offset: 0, .size: 8, .value_kind: by_value}
      - {.offset: 8, .size: 8, .value_kind: hidden_printf_buffer}
  - .name: heap
    .symbol: heap.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - {.offset: 0, .size: 8, .value_kind: by_value}
      - {.offset: 8, .size: 8, .value_kind: hidden_heap_v1}
  - .name: nobody
    .symbol: nobody.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - {.offset: 0, .size: 8, .value_kind: by_value}
      - {.offset: 8, .size: 8, .value_kind: hidden_completion_action}
...
.end_amdgpu_metadata
