// The frame of GFX10, GFX11 and GFX12.
#include "frame.hpp"

#include <string_view>
#include <utility>

#include "tested_isa.hpp"

namespace lockstep::forms {
namespace {

constexpr std::string_view macros = R"(
  .amdhsa_code_object_version 6
  .text
.macro wait_all
  .if .amdgcn.gfx_generation_number >= 12
  s_wait_loadcnt 0x0
  s_wait_dscnt 0x0
  s_wait_kmcnt 0x0
  .else
  s_waitcnt vmcnt(0) lgkmcnt(0)
  .endif
.endm
.macro set_exec first
  .if wave == 32
  s_mov_b32 exec_lo, \first
  .else
  s_mov_b64 exec, \first
  .endif
.endm
// v95: the lane's place in the images, v94: its cell in LDS, s[84:85] input, s[86:87] output.
.macro enter
  .if .amdgcn.gfx_generation_number == 10
  s_add_u32 s2, s2, s5
  s_addc_u32 s3, s3, 0
  s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s2
  s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s3
  .endif
  s_load_b128 s[84:87], s[0:1], 0x0
  v_lshlrev_b32_e32 v95, 10, v0
  v_lshlrev_b32_e32 v94, 6, v0
  wait_all
  s_load_b512 s[0:15], s[84:85], 0x10000
  s_load_b512 s[16:31], s[84:85], 0x10040
  s_load_b512 s[32:47], s[84:85], 0x10080
  s_load_b128 s[96:99], s[84:85], 0x100c0
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76
  global_load_b128 v[\n:\n+3], v95, s[84:85] offset:\n*4
  .endr
  wait_all
.endm
.macro begin n
  s_getpc_b64 s[16:17]
.Lpc\n:
  s_add_u32 s16, s16, .Lafter\n-.Lpc\n
  s_addc_u32 s17, s17, 0
  s_getreg_b32 s82, hwreg(1)
  s_mov_b32 s83, 0
  s_mov_b32 m0, 4
  s_mov_b64 vcc, s[98:99]
  .if wave == 32
  s_mov_b32 exec_lo, s96
  .else
  s_mov_b64 exec, s[96:97]
  .endif
  s_bitcmp1_b32 s47, 0
.endm
.macro leave
  s_cselect_b32 s48, 1, 0
  .if .amdgcn.gfx_generation_number == 12 && .amdgcn.gfx_generation_minor == 5
  s_set_vgpr_msb 0
  .endif
  s_mov_b64 s[50:51], exec
  s_mov_b64 s[52:53], vcc
  s_mov_b32 s49, m0
  s_getreg_b32 s54, hwreg(1)
  s_setreg_b32 hwreg(1), s82
  s_mov_b32 s55, s83
  set_exec -1
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76
  global_store_b128 v95, v[\n:\n+3], s[86:87] offset:\n*4
  .endr
.endm
.macro finish
  set_exec 1
  .irp n, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52
  v_mov_b32_e32 v0, s\n
  v_mov_b32_e32 v1, s[\n+1]
  v_mov_b32_e32 v2, s[\n+2]
  v_mov_b32_e32 v3, s[\n+3]
  global_store_b128 v95, v[0:3], s[86:87] offset:\n*4+640
  .endr
  s_endpgm
.endm
)";

void lds(std::string& text, bool before) {
  for (int i = 0; i < 4; ++i) {
    const std::string offset = std::to_string(16 * i), first = std::to_string(16 + 4 * i),
                      last = std::to_string(19 + 4 * i);
    if (before)
      text += "  ds_store_b128 v94, v[" + first + ":" + last + "] offset:" + offset + "\n";
    else
      text += "  ds_load_b128 v[0:3], v94 offset:" + offset + "\n  wait_all\n" +
              "  global_store_b128 v95, v[0:3], s[86:87] offset:" + std::to_string(896 + 16 * i) + "\n";
  }
}

constexpr bool gfx10 = tested::Isa::assembly_family == AssemblyFamily::gfx10;

/// GFX10 by an SGPR: RDNA1 has no scratch access without an address.
void scratch(std::string& text, bool before) {
  const std::string address = gfx10 ? "s88" : "off";
  if (gfx10) text += "  s_mov_b32 s88, 0\n";
  for (int i = 0; i < 8; ++i) {
    const std::string offset = std::to_string(16 * i), first = std::to_string(16 + 4 * i),
                      last = std::to_string(19 + 4 * i);
    if (before)
      text += "  scratch_store_b128 off, v[" + first + ":" + last + "], " + address + " offset:" + offset + "\n";
    else
      text += "  scratch_load_b128 v[0:3], off, " + address + " offset:" + offset + "\n  wait_all\n" +
              "  global_store_b128 v95, v[0:3], s[86:87] offset:" + std::to_string(896 + 16 * i) + "\n";
  }
}

void room(std::string& text, Room which, bool before) {
  if (which == Room::lds) lds(text, before);
  if (which == Room::scratch) scratch(text, before);
}

/// Where the kernel gets scratch from. GFX10: FLAT_SCRATCH_INIT in s[2:3], behind the arguments' address, and the
/// wave's offset in s5.
constexpr std::string_view private_segment = gfx10 ? R"(    .amdhsa_user_sgpr_flat_scratch_init 1
    .amdhsa_system_sgpr_private_segment_wavefront_offset 1
)"
                                                   : "    .amdhsa_enable_private_segment 1\n";

/// The mnemonics of GFX11 as GFX10 has them.
std::string spelled(std::string text) {
  constexpr std::pair<std::string_view, std::string_view> older[] = {{" s_load_b128", " s_load_dwordx4"},
                                                                     {" s_load_b512", " s_load_dwordx16"},
                                                                     {"global_load_b128", "global_load_dwordx4"},
                                                                     {"global_store_b128", "global_store_dwordx4"},
                                                                     {"ds_load_b128", "ds_read_b128"},
                                                                     {"ds_store_b128", "ds_write_b128"},
                                                                     {"scratch_load_b128", "scratch_load_dwordx4"},
                                                                     {"scratch_store_b128", "scratch_store_dwordx4"}};
  if (!gfx10) return text;
  for (const auto& [name, old] : older)
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
      text.replace(at, name.size(), old);
  return text;
}

}  // namespace

std::string frames(const std::vector<Entry>& entries, std::uint32_t wave_size) {
  const std::string target(tested::Isa::target), wave = std::to_string(wave_size);
  std::string text = "  .amdgcn_target \"amdgcn-amd-amdhsa--" + target + "\"\n  .set wave, " + wave + "\n";
  text += macros;
  std::string descriptors, metadata = "  .amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.target: amdgcn-amd-amdhsa--" +
                                      target + "\namdhsa.kernels:\n";
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string name = "k" + std::to_string(i);
    text += "  .globl " + name + "\n  .p2align 8\n  .type " + name + ",@function\n" + name + ":\n  enter\n";
    room(text, entries[i].room, true);
    text += "  begin " + std::to_string(i) + "\n";
    // A branch by one dword leaves out the next instruction, a jump to s[16:17] too.
    text += "  " + entries[i].instruction + "\n  s_movk_i32 s83, 0x4d\n.Lafter" + std::to_string(i) + ":\n  leave\n";
    room(text, entries[i].room, false);
    text += "  finish\n  .size " + name + ", .-" + name + "\n";
    descriptors += "  .amdhsa_kernel " + name + R"(
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
)" + std::string(private_segment) +
                   R"(    .amdhsa_private_segment_fixed_size 256
    .amdhsa_group_segment_fixed_size 16384
    .amdhsa_next_free_vgpr 96
    .amdhsa_next_free_sgpr 100
    .amdhsa_wavefront_size32 (wave == 32) & 1
  .end_amdhsa_kernel
)";
    metadata += "  - .name: " + name + "\n    .symbol: " + name + R"(.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 16384
    .private_segment_fixed_size: 256
    .wavefront_size: )" +
                wave +
                R"(
    .sgpr_count: 100
    .vgpr_count: 96
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .name: in}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global, .name: out}
      - {.size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .name: data}
)";
  }
  return spelled(text) + "  .rodata\n  .p2align 6\n" + descriptors + metadata + "  .end_amdgpu_metadata\n";
}

std::array<std::uint32_t, 8> buffer_descriptors(std::uint64_t data) {
  const auto low = static_cast<std::uint32_t>(data), high = static_cast<std::uint32_t>(data >> 32);
  if (tested::Isa::memory.buffer == BufferFamily::gfx1250)
    return {low, high | data_bytes << 25, data_bytes >> 7, 0,
            low, high | data_bytes << 25, data_bytes >> 7, cell << 12};
  // DST_SEL xyzw, format 32_32_32_32_FLOAT; a raw range check, and one by records.
  const std::uint32_t number = gfx10 ? 77 | 1 << 12 : 63;  // and gfx10's RESOURCE_LEVEL
  const std::uint32_t format = 4 | 5 << 3 | 6 << 6 | 7 << 9 | number << 12;
  return {low, high, data_bytes, format | 3u << 28, low, high | cell << 16, data_bytes / cell, format};
}

}  // namespace lockstep::forms
