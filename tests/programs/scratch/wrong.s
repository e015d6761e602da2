// Kernels of gfx90a that find their scratch by themselves, and wrongly.
.text
.macro kernel name
.globl \name
.p2align 8
.type \name,@function
\name:
.endm

// s[0:3]: the private segment buffer; s[4:5]: the flat scratch address; s6: the workgroup's id; s7: the wave's offset.
.macro find_scratch
  s_add_u32 s0, s0, s7
  s_addc_u32 s1, s1, 0
  s_add_u32 flat_scratch_lo, s4, s7
  s_addc_u32 flat_scratch_hi, s5, 0
.endm

// Right: 4 bytes of each lane through the buffer, the same through FLAT and SCRATCH.
kernel right
  find_scratch
  v_mov_b32 v1, 7
  buffer_store_dword v1, off, s[0:3], 0 offset:4
  s_mov_b64 s[8:9], src_private_base
  v_mov_b32 v2, 4
  v_mov_b32 v3, s9
  s_waitcnt vmcnt(0)
  flat_load_dword v4, v[2:3]
  scratch_load_dword v5, v2, off
  s_mov_b32 s10, 4
  scratch_load_dword v6, off, s10
  s_waitcnt vmcnt(0) lgkmcnt(0)
  v_add3_u32 v4, v4, v5, v6
  v_cmp_ne_u32 vcc, 21, v4
  s_cbranch_vccz .Lfine
  s_trap 2
.Lfine:
  s_endpgm

// Every wave uses the scratch of the first one.
kernel without_offset
  v_mov_b32 v1, 7
  buffer_store_dword v1, off, s[0:3], 0 offset:4
  s_endpgm

// Beyond the 16 bytes that a lane has.
kernel beyond_buffer
  find_scratch
  v_and_b32 v2, 63, v0
  v_lshlrev_b32 v2, 2, v2
  buffer_load_dword v1, v2, s[0:3], 0 offen
  s_endpgm

// FLAT_SCRATCH of another wave.
kernel other_flat_scratch
  find_scratch
  s_add_u32 flat_scratch_lo, flat_scratch_lo, 0x400
  v_mov_b32 v2, 4
  scratch_load_dword v5, v2, off
  s_endpgm

// A scalar offset counts for all lanes together: 4 is the next lane's dword.
kernel next_lane
  find_scratch
  s_mov_b32 s8, 4
  buffer_load_dword v1, off, s[0:3], s8
  s_endpgm

.macro descriptor name
.rodata
.p2align 6
.amdhsa_kernel \name
  .amdhsa_user_sgpr_private_segment_buffer 1
  .amdhsa_user_sgpr_flat_scratch_init 1
  .amdhsa_system_sgpr_private_segment_wavefront_offset 1
  .amdhsa_private_segment_fixed_size 16
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 8
.end_amdhsa_kernel
.endm
descriptor right
descriptor without_offset
descriptor beyond_buffer
descriptor other_flat_scratch
descriptor next_lane
