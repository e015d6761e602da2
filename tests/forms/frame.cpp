#include "frame.hpp"

#include <string_view>

#include "tested_isa.hpp"

namespace lockstep::forms {
namespace {

constexpr std::string_view macros = R"(  .amdhsa_code_object_version 6
  .text
// v95: the lane's place in the images, v94: its cell in LDS, s[84:85] input, s[86:87] output.
.macro enter
  s_load_dwordx4 s[84:87], s[0:1], 0x0
  v_lshlrev_b32_e32 v95, 10, v0
  v_lshlrev_b32_e32 v94, 6, v0
  s_waitcnt lgkmcnt(0)
  s_load_dwordx16 s[0:15], s[84:85], 0x10000
  s_load_dwordx16 s[16:31], s[84:85], 0x10040
  s_load_dwordx16 s[32:47], s[84:85], 0x10080
  s_load_dwordx4 s[96:99], s[84:85], 0x100c0
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76
  load_accvgprs \n
  .endr
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76
  global_load_dwordx4 v[\n:\n+3], v95, s[84:85] offset:\n*4
  .endr
  s_waitcnt vmcnt(0) lgkmcnt(0)
.endm
.macro begin n
  s_getpc_b64 s[16:17]
.Lpc\n:
  s_add_u32 s16, s16, .Lafter\n-.Lpc\n
  s_addc_u32 s17, s17, 0
  s_getreg_b32 s82, hwreg(HW_REG_MODE)
  s_mov_b32 s83, 0
  s_mov_b32 m0, 4
  s_mov_b64 vcc, s[98:99]
  s_mov_b64 exec, s[96:97]
  s_bitcmp1_b32 s47, 0
.endm
.macro leave
  s_cselect_b32 s48, 1, 0
  s_mov_b64 s[50:51], exec
  s_mov_b64 s[52:53], vcc
  s_mov_b32 s49, m0
  s_getreg_b32 s54, hwreg(HW_REG_MODE)
  s_setreg_b32 hwreg(HW_REG_MODE), s82
  s_mov_b32 s55, s83
  s_mov_b64 exec, -1
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76
  global_store_dwordx4 v95, v[\n:\n+3], s[86:87] offset:\n*4
  .endr
  s_waitcnt vmcnt(0)
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76
  store_accvgprs \n
  .endr
.endm
.macro finish
  s_mov_b64 exec, 1
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52
  v_mov_b32_e32 v0, s\n
  v_mov_b32_e32 v1, s[\n+1]
  v_mov_b32_e32 v2, s[\n+2]
  v_mov_b32_e32 v3, s[\n+3]
  global_store_dwordx4 v95, v[0:3], s[86:87] offset:\n*4+640
  .endr
  s_endpgm
.endm
)";

/// Do memory instructions reach AccVGPRs?
constexpr bool acc_bit = tested::Isa::layout(tested::Encoding::global, Field::acc).present();

/// Four AccVGPRs of each lane from the input and to the output: v[0:3] are free. Where an ISA has none, the output gets
/// what is in the input.
constexpr std::string_view accvgprs_in_memory = R"(.macro load_accvgprs n
  global_load_dwordx4 a[\n:\n+3], v95, s[84:85] offset:\n*4+320
.endm
.macro store_accvgprs n
  global_store_dwordx4 v95, a[\n:\n+3], s[86:87] offset:\n*4+320
.endm
)",
                           accvgprs_apart = R"(.macro load_accvgprs n
  global_load_dwordx4 v[0:3], v95, s[84:85] offset:\n*4+320
  s_waitcnt vmcnt(0)
  v_accvgpr_write_b32 a[\n], v0
  v_accvgpr_write_b32 a[\n+1], v1
  v_accvgpr_write_b32 a[\n+2], v2
  v_accvgpr_write_b32 a[\n+3], v3
.endm
.macro store_accvgprs n
  v_accvgpr_read_b32 v0, a[\n]
  v_accvgpr_read_b32 v1, a[\n+1]
  v_accvgpr_read_b32 v2, a[\n+2]
  v_accvgpr_read_b32 v3, a[\n+3]
  global_store_dwordx4 v95, v[0:3], s[86:87] offset:\n*4+320
  s_waitcnt vmcnt(0)
.endm
)",
                           no_accvgprs = R"(.macro load_accvgprs n
.endm
.macro store_accvgprs n
  global_load_dwordx4 v[0:3], v95, s[84:85] offset:\n*4+320
  s_waitcnt vmcnt(0)
  global_store_dwordx4 v95, v[0:3], s[86:87] offset:\n*4+320
.endm
)";

constexpr std::string_view accvgprs = acc_bit                                            ? accvgprs_in_memory
                                      : tested::Isa::max_vgprs > tested::Isa::arch_vgprs ? accvgprs_apart
                                                                                         : no_accvgprs;

void lds(std::string& text, bool before) {
  for (int i = 0; i < 4; ++i) {
    const std::string offset = std::to_string(16 * i), first = std::to_string(16 + 4 * i),
                      last = std::to_string(19 + 4 * i);
    if (before)
      text += "  ds_write_b128 v94, v[" + first + ":" + last + "] offset:" + offset + "\n";
    else
      text += "  ds_read_b128 v[0:3], v94 offset:" + offset + "\n  s_waitcnt lgkmcnt(0)\n" +
              "  global_store_dwordx4 v95, v[0:3], s[86:87] offset:" + std::to_string(896 + 16 * i) + "\n";
  }
}

/// Does SCRATCH take no register at all? Before CDNA3 it takes one.
constexpr bool scratch_without_base = tested::Isa::layout(tested::Encoding::scratch, Field::sve).present();

void scratch(std::string& text, bool before) {
  const std::string base = scratch_without_base ? "off" : "s83";
  if (!scratch_without_base) text += "  s_mov_b32 s83, 0\n";
  for (int i = 0; i < 8; ++i) {
    const std::string offset = std::to_string(16 * i), first = std::to_string(16 + 4 * i),
                      last = std::to_string(19 + 4 * i);
    if (before)
      text += "  scratch_store_dwordx4 off, v[" + first + ":" + last + "], " + base + " offset:" + offset + "\n";
    else
      text += "  scratch_load_dwordx4 v[0:3], off, " + base + " offset:" + offset + "\n  s_waitcnt vmcnt(0)\n" +
              "  global_store_dwordx4 v95, v[0:3], s[86:87] offset:" + std::to_string(896 + 16 * i) + "\n";
  }
}

void room(std::string& text, Room which, bool before) {
  if (which == Room::lds) lds(text, before);
  if (which == Room::scratch) scratch(text, before);
}

}  // namespace

std::string frames(const std::vector<Entry>& entries, std::uint32_t) {
  const std::string target = "amdgcn-amd-amdhsa--" + std::string(tested::Isa::target);
  std::string text = "  .amdgcn_target \"" + target + "\"\n" + std::string(macros) + std::string(accvgprs), descriptors,
              metadata = "  .amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.target: " + target + "\namdhsa.kernels:\n";
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string name = "k" + std::to_string(i);
    text += "  .globl " + name + "\n  .p2align 8\n  .type " + name + ",@function\n" + name + ":\n";
    if (!scratch_without_base)  // where the wave's scratch is: s[2:3] and its offset, behind the workgroup's id
      text += "  s_add_u32 flat_scratch_lo, s2, s5\n  s_addc_u32 flat_scratch_hi, s3, 0\n";
    text += "  enter\n";
    room(text, entries[i].room, true);
    text += "  begin " + std::to_string(i) + "\n";
    // A branch by one dword leaves out the next instruction, a jump to s[16:17] too.
    text += "  " + entries[i].instruction + "\n  s_movk_i32 s83, 0x4d\n.Lafter" + std::to_string(i) + ":\n  leave\n";
    room(text, entries[i].room, false);
    text += "  finish\n  .size " + name + ", .-" + name + "\n";
    descriptors +=
        "  .amdhsa_kernel " + name + R"(
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
)" +
        (scratch_without_base ? std::string("    .amdhsa_enable_private_segment 1\n")
                              : std::string("    .amdhsa_user_sgpr_flat_scratch_init 1\n"
                                            "    .amdhsa_system_sgpr_private_segment_wavefront_offset 1\n")) +
        R"(    .amdhsa_private_segment_fixed_size 256
    .amdhsa_group_segment_fixed_size 16384
    .amdhsa_next_free_sgpr 100
)" + (acc_bit ? "    .amdhsa_next_free_vgpr 176\n    .amdhsa_accum_offset 96\n" : "    .amdhsa_next_free_vgpr 96\n") +
        "  .end_amdhsa_kernel\n";
    metadata += "  - .name: " + name + "\n    .symbol: " + name + R"(.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 16384
    .private_segment_fixed_size: 256
    .wavefront_size: 64
    .sgpr_count: 100
    .vgpr_count: 176
    .agpr_count: 80
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
      - {.size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .name: data}
)";
  }
  return text + "  .rodata\n  .p2align 6\n" + descriptors + metadata + "  .end_amdgpu_metadata\n";
}

std::array<std::uint32_t, 8> buffer_descriptors(std::uint64_t data) {
  const auto low = static_cast<std::uint32_t>(data), high = static_cast<std::uint32_t>(data >> 32);
  // DST_SEL xyzw, NUM_FORMAT float, DATA_FORMAT 32_32_32_32.
  const std::uint32_t format = 4 | 5 << 3 | 6 << 6 | 7 << 9 | 7 << 12 | 14 << 15;
  return {low, high, data_bytes, format, low, high | cell << 16, data_bytes / cell, format};
}

}  // namespace lockstep::forms
