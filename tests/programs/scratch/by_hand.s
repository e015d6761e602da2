// Kernels of gfx90a that find their scratch by themselves, rightly and wrongly.
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

// By its device address, as GCC's code does: the lanes' dwords follow each other there, and other waves reach it.
kernel by_address
  s_and_b32 s9, s1, 0xffff
  s_add_u32 s8, s0, s7
  s_addc_u32 s9, s9, 0
  s_sub_u32 s10, s8, s7  // the first wave's
  s_subb_u32 s11, s9, 0
  find_scratch
  v_and_b32 v1, 63, v0
  v_lshlrev_b32 v2, 4, v1
  v_mov_b32 v4, v0
  v_add_u32 v5, 0x1000, v0
  v_add_u32 v6, 0x2000, v0
  v_add_u32 v7, 0x3000, v0
  global_store_dwordx4 v2, v[4:7], s[8:9]
  s_waitcnt vmcnt(0)
  s_barrier
  global_load_dwordx2 v[8:9], v2, s[10:11] offset:8
  buffer_load_dword v10, off, s[0:3], 0
  s_load_dword s12, s[10:11], 0x14
  v_mov_b32 v12, s8
  v_mov_b32 v13, s9
  flat_load_dword v14, v[12:13] offset:20
  s_waitcnt vmcnt(0) lgkmcnt(0)
  v_sub_u32 v8, v8, v1  // 0x2000
  v_sub_u32 v9, v9, v1  // 0x3000
  v_lshrrev_b32 v16, 2, v1
  v_sub_u32 v10, v10, v16  // the wave's first item, 0x1000 times the lane's number in its four
  v_and_b32 v16, 3, v1
  v_lshlrev_b32 v16, 12, v16
  v_sub_u32 v10, v10, v16
  v_sub_u32 v10, v10, v0
  v_add_u32 v10, v10, v1  // 0
  v_readfirstlane_b32 s14, v0
  s_add_u32 s14, s14, 0x1001
  v_sub_u32 v14, s14, v14  // 0
  v_or_b32 v10, v10, v14
  v_add3_u32 v8, v8, v9, v10
  s_movk_i32 s15, 0x5000
  v_cmp_ne_u32 s[16:17], s15, v8
  s_mov_b32 s13, 0
  s_sub_u32 s12, s12, 0x1001
  s_or_b64 s[16:17], s[16:17], s[12:13]
  s_cmp_lg_u64 s[16:17], 0
  s_cbranch_scc0 .Laddressed
  s_trap 2
.Laddressed:
  v_mov_b32 v18, 5
  global_atomic_add v19, v2, v18, s[8:9] glc
  s_waitcnt vmcnt(0)
  v_cmp_ne_u32 vcc, v19, v0
  s_cbranch_vccz .Ladded
  s_trap 2
.Ladded:
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
  .amdhsa_next_free_vgpr 24
  .amdhsa_next_free_sgpr 24
  .amdhsa_accum_offset 24
.end_amdhsa_kernel
.endm
descriptor right
descriptor by_address
descriptor without_offset
descriptor beyond_buffer
descriptor other_flat_scratch
descriptor next_lane
