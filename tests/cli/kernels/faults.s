// Kernels that go wrong, each in one way. s[0:1] points to the arguments, s2 is the workgroup id.
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

kernel endless
  s_branch endless
descriptor endless

// Wave 0 never reaches the barrier at which the others wait.
kernel deadlock
  v_cmp_lt_u32 vcc, 63, v0
  s_cbranch_vccnz .Lwait
.Lspin:
  s_branch .Lspin
.Lwait:
  s_barrier
  s_endpgm
descriptor deadlock

kernel abort
  s_nop 0
  s_trap 2
  s_endpgm
descriptor abort

// out[item] = 1: 256 bytes for each wave.
kernel store
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_mov_b32 v2, 1
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v2, s[4:5]
  s_endpgm
descriptor store

kernel misaligned
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_mov_b32 v1, 2
  v_mov_b32 v2, 1
  s_waitcnt lgkmcnt(0)
  global_atomic_add v1, v2, s[4:5]
  s_endpgm
descriptor misaligned

// An unaligned dword store is fine.
kernel unaligned
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_mov_b32 v1, 3
  v_mov_b32 v2, 0x04030201
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v2, s[4:5]
  s_endpgm
descriptor unaligned

// RDNA3's s_load_b128 s[20:23], s[0:1], null, then a store of s20 to where it points.
kernel rdna
  .long 0xf4080500, 0xf8000000
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v1, 0
  v_mov_b32 v2, 7
  global_store_dword v1, v2, s[20:21]
  s_endpgm
descriptor rdna

kernel runaway
  s_nop 0
descriptor runaway
