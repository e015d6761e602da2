// The device part: two kernels that fill the windows, execute one instruction and keep what it leaves. A workgroup is
// one wave: of the case `workgroup X + the first case`, of its row `workgroup Y`. Arguments: cases, rows, inputs,
// results, the first case.
#include "lockstep/base/text.hpp"
#include "passport.hpp"

namespace passport {
namespace {

// What differs from target to target stands before it: `wave` and device_flags.
// s[44:51]: arguments, s52: first case, s53, s54: workgroup; s[56:71] the case, s[72:83] the row, s[86:87] an address.
// s[40:41]: the way back, s[90:91]: the instruction.
constexpr std::string_view text = R"(
  .amdhsa_code_object_version 5
  .macro wait_loads
    .if counts_by_kind
    s_wait_loadcnt 0x0
    s_wait_kmcnt 0x0
    .else
    s_waitcnt vmcnt(0) lgkmcnt(0)
    .endif
  .endm
  .macro wait_alu
    .if text_family == 12
    s_wait_alu 0x0
    .elseif text_family == 11
    s_waitcnt_depctr 0x0
    .endif
  .endm
  // Before a register changes that an access takes its address from.
  .macro wait_addresses
    .if counts_addresses
    s_wait_xcnt 0x0
    .endif
  .endm
  // Longer than any distance that an instruction may ask for.
  .macro settle
    wait_alu
    .rept 3
    s_nop 7
    .endr
    .rept 9
    v_nop
    .endr
  .endm
  .macro exec_is low, pair
    .if wave == 32
    s_mov_b32 exec_lo, \low
    .else
    s_mov_b64 exec, \pair
    .endif
  .endm
  .macro add_to_pair low, value
    wait_addresses
    s_add_u32 s[\low], s[\low], \value
    s_addc_u32 s[\low+1], s[\low+1], 0
    wait_alu
  .endm
  // MODE's bits 9:0 and 23; bits 9:8 where the target has them.
  .macro mode_is number
    s_setreg_b32 hwreg(1, 0, 8), \number
    s_lshr_b32 s88, \number, 8
    wait_alu
    s_nop 1
    .if has_mode_9_8
    s_setreg_b32 hwreg(1, 8, 2), s88
    .endif
    s_lshr_b32 s88, \number, 23
    wait_alu
    s_nop 1
    s_setreg_b32 hwreg(1, 23, 1), s88
    .if has_vgpr_banks
    s_set_vgpr_msb 0
    .endif
  .endm

  .macro enter name
  .globl \name
  .p2align 8
  .type \name,@function
\name:
    .if ids_in_ttmp
    s_mov_b32 s53, ttmp9
    s_and_b32 s54, ttmp7, 0xffff
    .else
    s_mov_b32 s53, s2
    s_mov_b32 s54, s3
    .endif
    s_load_dwordx8 s[44:51], s[0:1], 0x0
    s_load_dword s52, s[0:1], 0x20
    v_and_b32_e32 v0, 0x3ff, v0
    wait_loads
    s_add_u32 s53, s53, s52
    s_lshl_b32 s53, s53, 6
    add_to_pair 44, s53
    s_load_dwordx16 s[56:71], s[44:45], 0x0
    wait_loads
    s_cmp_lt_u32 s54, s69
    s_cbranch_scc0 .Lend_\name
    s_add_u32 s68, s68, s54
    s_mul_i32 s68, s68, 48
    add_to_pair 46, s68
    s_load_dwordx8 s[72:79], s[46:47], 0x0
    s_load_dwordx4 s[80:83], s[46:47], 0x20
    wait_loads
    // The row's results.
    s_mul_i32 s54, s54, s67
    s_add_u32 s54, s54, s66
    add_to_pair 50, s54
    // Where to go, and the way back.
    s_getpc_b64 s[90:91]
.Lhere_\name:
    s_add_u32 s40, s90, .Lback_\name-.Lhere_\name
    s_addc_u32 s41, s91, 0
    s_add_u32 s90, s90, instructions-.Lhere_\name
    s_addc_u32 s91, s91, 0
    add_to_pair 90, s56
  .endm

  // s[86:87]: the inputs of window `n` of the first lane, s84: its stride. `place`: of the case's register with the stride.
  .macro window n, place, half
    wait_addresses
    .if \half
    s_lshr_b32 s84, s[\place], 16
    .else
    s_and_b32 s84, s[\place], 0xffff
    .endif
    wait_alu
    s_bitcmp1_b32 s70, 8
    s_cselect_b32 s85, 4, s84
    wait_alu
    s_mul_i32 s85, s85, s[72+\n]
    wait_alu
    s_add_u32 s85, s85, s[58+\n]
    wait_alu
    s_add_u32 s86, s48, s85
    s_addc_u32 s87, s49, 0
    wait_alu
  .endm
  .macro load_lanes first, more:vararg
    v_mul_lo_u32 v1, v0, s84
    wait_alu
    s_nop 4
    global_load_dwordx4 v[\first:\first+3], v1, s[86:87]
    .ifnb \more
    s_bitcmp1_b32 s70, 8
    s_cbranch_scc0 .Lnarrow\@
    .irp at, \more
    global_load_dwordx4 v[\first+\at:\first+\at+3], v1, s[86:87] offset:4*\at
    .endr
.Lnarrow\@:
    .endif
  .endm

  // Windows that the case has in AccVGPRs: their VGPRs then hold the complement, which no result is computed from.
  .macro to_accvgprs bit, first, count
    s_bitcmp1_b32 s70, \bit
    s_cbranch_scc0 .Lin_vgprs\@
    .set at, \first
    .rept \count
    v_accvgpr_write_b32 a[at], v[at]
    v_not_b32_e32 v[at], v[at]
    .set at, at+1
    .endr
.Lin_vgprs\@:
  .endm
  .macro from_accvgprs
    s_bitcmp1_b32 s70, 15
    s_cbranch_scc0 .Lof_vgprs
    .set at, 80
    .rept 32
    v_accvgpr_read_b32 v[at], a[at]
    .set at, at+1
    .endr
.Lof_vgprs:
  .endm

  .macro state_before
    mode_is s57
    s_mov_b64 vcc, s[78:79]
    s_mov_b32 m0, s77
  .endm
  // SCC first: then what else it left. s[92:93]: EXEC, s[94:95]: VCC, s96: SCC, s97: M0.
  .macro state_behind
    s_cselect_b32 s96, 1, 0
    .if has_accvgprs
    wait_loads
    .endif
    settle
    s_mov_b64 s[92:93], exec
    s_mov_b64 s[94:95], vcc
    s_mov_b32 s97, m0
    s_movk_i32 s57, 0x3f0
    mode_is s57
    settle
  .endm

  .text
  enter vectors
  window 0, 63, 0
  s_load_dwordx4 s[16:19], s[86:87], 0x0
  load_lanes 16, 4, 8, 12
  window 1, 63, 1
  s_load_dwordx2 s[20:21], s[86:87], 0x0
  load_lanes 32, 4, 8, 12
  window 2, 64, 0
  s_load_dwordx2 s[24:25], s[86:87], 0x0
  load_lanes 48, 4, 8, 12, 16, 20, 24, 28
  window 3, 64, 1
  s_load_dwordx4 s[32:35], s[86:87], 0x0
  load_lanes 80, 4, 8, 12, 16, 20, 24, 28
  window 4, 65, 0
  load_lanes 112
  wait_loads
  .if has_accvgprs
  // LDS has what memory has at s[86:87], so that loads of either give the same. What is stored goes to the row's results, which have the same before.
  ds_write_b128 v1, v[112:115]
  s_bitcmp1_b32 s70, 16
  s_cbranch_scc0 .Lno_store
  s_add_u32 s86, s50, 32
  s_addc_u32 s87, s51, 0
  s_nop 4
  global_store_dwordx4 v1, v[112:115], s[86:87]
.Lno_store:
  // The same addresses for FLAT and for buffers.
  v_mov_b32_e32 v3, s87
  v_add_co_u32_e32 v2, vcc, s86, v1
  v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
  s_mov_b32 s4, s86
  s_and_b32 s5, s87, 0xffff
  s_movk_i32 s6, 0x1000
  s_mov_b32 s7, 0x20000
  to_accvgprs 12, 16, 16
  to_accvgprs 13, 32, 16
  to_accvgprs 14, 48, 32
  to_accvgprs 15, 80, 32
  wait_loads
  .endif
  state_before
  exec_is s80, s[80:81]
  s_bitcmp1_b32 s78, 0
  settle
  s_setpc_b64 s[90:91]
.Lback_vectors:
  state_behind
  exec_is -1, -1
  settle
  .if has_accvgprs
  from_accvgprs
  // What was stored; by words that no case has.
  s_bitcmp1_b32 s70, 16
  s_cbranch_scc0 .Lnot_in_memory
  global_load_dwordx4 v[80:83], v1, s[86:87] sc0 sc1
.Lnot_in_memory:
  s_bitcmp1_b32 s70, 17
  s_cbranch_scc0 .Lnot_in_lds
  ds_read2_b64 v[80:83], v1 offset1:1
.Lnot_in_lds:
  wait_loads
  .endif
  // Source 0 behind the destination, where it is a result.
  s_bitcmp1_b32 s70, 10
  s_cbranch_scc0 .Lno_source
  v_mov_b32_e32 v81, v16
.Lno_source:
  v_lshlrev_b32_e32 v1, 2, v0
  s_and_b32 s70, s70, 0xff
  s_mov_b64 s[86:87], s[50:51]
  .macro store_at at
    s_cmp_gt_u32 s70, \at
    s_cbranch_scc0 .Lall_stored
    wait_alu
    global_store_dword v1, v[80+\at], s[86:87] offset:32
    add_to_pair 86, 4*wave
  .endm
  .irp at, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  store_at \at
  .endr
.Lall_stored:
  exec_is 1, 1
  settle
  v_mov_b32_e32 v4, s96
  v_mov_b32_e32 v5, s32
  v_mov_b32_e32 v6, s33
  v_mov_b32_e32 v7, s94
  v_mov_b32_e32 v8, s95
  v_mov_b32_e32 v9, s92
  v_mov_b32_e32 v10, s93
  v_mov_b32_e32 v11, s97
  v_mov_b32_e32 v1, 0
  settle
  global_store_dwordx4 v1, v[4:7], s[50:51]
  global_store_dwordx4 v1, v[8:11], s[50:51] offset:16
.Lend_vectors:
  s_endpgm
  .size vectors, .-vectors

  // Inputs one after the other; s98: which.
  enter scalars
  s_mov_b32 s98, 0
  exec_is 1, 1
.Lnext:
  .macro input n, place, half, load:vararg
    window \n, \place, \half
    s_mul_i32 s84, s84, s98
    add_to_pair 86, s84
    \load, s[86:87], 0x0
  .endm
  input 0, 63, 0, s_load_dwordx4 s[16:19]
  input 1, 63, 1, s_load_dwordx2 s[20:21]
  wait_loads
  input 2, 64, 0, s_load_dwordx2 s[24:25]
  input 3, 64, 1, s_load_dwordx4 s[32:35]
  wait_loads
  state_before
  exec_is s80, s[80:81]
  .if wave == 64
  s_bitcmp1_b64 s[78:79], s98
  .else
  s_bitcmp1_b32 s78, s98
  .endif
  settle
  s_setpc_b64 s[90:91]
.Lback_scalars:
  state_behind
  exec_is 1, 1
  settle
  v_mov_b32_e32 v4, s32
  v_mov_b32_e32 v5, s33
  v_mov_b32_e32 v6, s96
  v_mov_b32_e32 v7, s34
  v_mov_b32_e32 v8, s92
  v_mov_b32_e32 v9, s93
  v_mov_b32_e32 v10, s94
  v_mov_b32_e32 v11, s95
  v_mov_b32_e32 v1, 0
  settle
  global_store_dwordx4 v1, v[4:7], s[50:51]
  add_to_pair 50, 16
  s_bitcmp1_b32 s70, 11
  s_cbranch_scc0 .Lno_masks
  wait_alu
  global_store_dwordx4 v1, v[8:11], s[50:51]
  add_to_pair 50, 16
.Lno_masks:
  settle
  s_add_u32 s98, s98, 1
  s_cmp_lt_u32 s98, 64
  s_cbranch_scc1 .Lnext
.Lend_scalars:
  s_endpgm
  .size scalars, .-scalars

  .if has_accvgprs
  .macro described name
    .rodata
    .p2align 6
    .amdhsa_kernel \name
      .amdhsa_next_free_vgpr 240
      .amdhsa_next_free_sgpr 100
      .amdhsa_user_sgpr_kernarg_segment_ptr 1
      .amdhsa_system_sgpr_workgroup_id_x 1
      .amdhsa_system_sgpr_workgroup_id_y 1
      .amdhsa_group_segment_fixed_size 4096
      .amdhsa_accum_offset 128
    .end_amdhsa_kernel
    .text
  .endm
  .else
  .macro described name
    .rodata
    .p2align 6
    .amdhsa_kernel \name
      .amdhsa_next_free_vgpr 128
      .amdhsa_next_free_sgpr 100
      .amdhsa_user_sgpr_kernarg_segment_ptr 1
      .amdhsa_system_sgpr_workgroup_id_x 1
      .amdhsa_system_sgpr_workgroup_id_y 1
      .amdhsa_wavefront_size32 (wave == 32) & 1
    .end_amdhsa_kernel
    .text
  .endm
  .endif
  described vectors
  described scalars

  // Instructions, each in a slot with the way back.
  .macro instruction words:vararg
  .p2align 5, 0
  .long \words
  s_setpc_b64 s[40:41]
  .endm
  .p2align 8
instructions:
)";

std::string metadata_of(const std::string& target, std::uint32_t lanes, bool accvgprs) {
  std::string all =
      "  .amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.target: amdgcn-amd-amdhsa--" + target + "\namdhsa.kernels:\n";
  for (const char* const name : {"vectors", "scalars"}) {
    all += std::string("  - .name: ") + name + "\n    .symbol: " + name + ".kd\n" + R"(    .kernarg_segment_size: 40
    .kernarg_segment_align: 8
    .private_segment_fixed_size: 0
    .sgpr_count: 102
)" +
           (accvgprs ? "    .group_segment_fixed_size: 4096\n    .vgpr_count: 240\n    .agpr_count: 112\n"
                     : "    .group_segment_fixed_size: 0\n    .vgpr_count: 128\n") +
           "    .wavefront_size: " + lockstep::decimal(lanes) +
           "\n    .max_flat_workgroup_size: " + lockstep::decimal(lanes) + "\n    .args:\n";
    const char* const arguments[] = {"cases", "rows", "inputs", "results"};
    for (int i = 0; i < 4; ++i)
      all += "      - {.size: 8, .offset: " + lockstep::decimal(8 * i) +
             ", .value_kind: global_buffer, .address_space: global, .name: " + arguments[i] + "}\n";
    all += "      - {.size: 4, .offset: 32, .value_kind: by_value, .name: first}\n";
  }
  return all + "  .end_amdgpu_metadata\n";
}

}  // namespace

std::string device_source(const Passport& passport) {
  const std::string target(passport.value("target"));
  std::string all = "  .amdgcn_target \"amdgcn-amd-amdhsa--" + target + "\"\n  .set wave, " +
                    lockstep::decimal(passport.lanes()) + "\n" + device_flags(target) + std::string(text);
  for (const Words& words : passport.words) {
    all += "  instruction ";
    for (std::uint32_t i = 0; i < words.count; ++i) all += (i == 0 ? "" : ", ") + lockstep::hex_word(words.dwords[i]);
    all += "\n";
  }
  // Fetches run ahead.
  all += "  .p2align 8, 0\n  .rept 64\n  s_nop 0\n  .endr\n";
  return all + metadata_of(target, passport.lanes(), has_accvgprs(target));
}

}  // namespace passport
