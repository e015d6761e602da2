// Operands with a notation of their own in GFX11 and GFX12: delays, dependency counters, versions, wait counts, offsets
// of scalar memory accesses, messages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/disasm/registers.hpp"
#include "lockstep/disasm/special_operands.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::disasm_detail {

/// Of S_DELAY_ALU: what is waited for, and how far the second instruction is.
inline constexpr std::string_view delay_names[] = {"",
                                                   "VALU_DEP_1",
                                                   "VALU_DEP_2",
                                                   "VALU_DEP_3",
                                                   "VALU_DEP_4",
                                                   "TRANS32_DEP_1",
                                                   "TRANS32_DEP_2",
                                                   "TRANS32_DEP_3",
                                                   "FMA_ACCUM_CYCLE_1",
                                                   "SALU_CYCLE_1",
                                                   "SALU_CYCLE_2",
                                                   "SALU_CYCLE_3"};
inline constexpr std::string_view delay_skip_names[] = {"", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"};

/// S_DELAY_ALU: "instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_2)", without the parts that say nothing.
inline void append_delay(std::string& text, std::uint32_t value) {
  bool first = true;
  const auto part = [&](std::string_view name, std::uint32_t number, const auto& names, std::string_view invalid) {
    if (number == 0) return;
    if (!first) text += " | ";
    first = false;
    text += name;
    text += '(';
    text += number < std::size(names) ? names[number] : invalid;
    text += ')';
  };
  part("instid0", value & 15, delay_names, "/* invalid instid value */");
  part("instskip", value >> 4 & 7, delay_skip_names, "/* invalid instskip value */");
  part("instid1", value >> 7 & 15, delay_names, "/* invalid instid value */");
  if (first) text += '0';
}

/// A counter of S_WAITCNT_DEPCTR and where its number stands.
struct DepctrCounter {
  std::string_view name;
  unsigned low, width;
};
inline constexpr DepctrCounter depctr_counters[] = {
    {"depctr_hold_cnt", 7, 1}, {"depctr_sa_sdst", 0, 1}, {"depctr_va_vdst", 12, 4}, {"depctr_va_sdst", 9, 3},
    {"depctr_va_ssrc", 8, 1},  {"depctr_va_vcc", 1, 1},  {"depctr_vm_vsrc", 2, 3}};

/// S_WAITCNT_DEPCTR, S_WAIT_ALU: the counters that are waited for, or all if none is; a number where unused bits are
/// set. `bits`: those of the counters that the ISA has.
inline void append_depctr(std::string& text, std::uint32_t value, std::uint32_t bits) {
  if ((value & ~bits) != 0) return append_hex(text, value);
  bool first = true;
  for (const DepctrCounter& counter : depctr_counters) {
    const std::uint32_t all = (1u << counter.width) - 1, count = value >> counter.low & all;
    if ((bits >> counter.low & 1) == 0 || (value != bits && count == all)) continue;
    if (!first) text += ' ';
    first = false;
    text += counter.name;
    text += '(';
    append_decimal(text, count);
    text += ')';
  }
}

/// Of S_VERSION: the generations, and bits besides them.
inline constexpr std::pair<std::uint32_t, std::string_view> version_generations[] = {
    {0, "UC_VERSION_GFX7"}, {4, "UC_VERSION_GFX10"}, {6, "UC_VERSION_GFX11"}, {9, "UC_VERSION_GFX12"}};
inline constexpr std::pair<std::uint32_t, std::string_view> version_flags[] = {
    {0x2000, "UC_VERSION_W64_BIT"}, {0x4000, "UC_VERSION_W32_BIT"}, {0x8000, "UC_VERSION_MDP_BIT"}};

/// S_VERSION: the generation, and what else the number says.
inline void append_version(std::string& text, std::uint32_t value) {
  if ((value & 0x1f00u) != 0) return append_hex(text, value);
  std::string name;
  for (const auto& [number, generation] : version_generations)
    if ((value & 0xff) == number) name = generation;
  if (name.empty()) append_decimal(name, value & 0xff);
  bool compound = false;
  for (const auto& [bit, flag] : version_flags) {
    if ((value & bit) == 0) continue;
    name = (compound ? "(" + name + ")" : name) + "|" + std::string(flag);
    compound = true;
  }
  text += name;
}

/// The offset of a scalar memory access: a signed immediate of 21 or 24 bits, added to an SGPR unless that is NULL.
/// LLVM writes an immediate of 0 on gfx12 only; before, it writes the SGPR alone, even NULL.
template <class Isa>
void append_gfx11_smem_offset(std::string& text, const Instruction<Isa>& instruction) {
  const std::uint32_t offset = instruction.field(Field::offset);
  const std::uint32_t scalar = instruction.field(Field::soffset);
  const auto& isa = instruction.isa();
  if (offset == 0 && isa.assembly_family <= AssemblyFamily::gfx11) return append_scalar(isa, text, scalar, 1);
  if (scalar != isa.null) {
    append_scalar(isa, text, scalar, 1);
    text += " offset:";
  }
  append_signed_offset(text, instruction);
}

/// "sendmsg(MSG_DEALLOC_VGPRS)"; numbers for a message without a name. An immediate has 8 bits for it.
template <class Isa>
void append_gfx11_message(const Isa& isa, std::string& text, std::uint32_t value) {
  for (const AsmMessage& message : assembly_of(isa).messages())
    if (message.id == (value & 255u)) {
      text += "sendmsg(";
      text += message.name;
      text += ')';
      return;
    }
  if (value > 255) return append_decimal(text, value);
  text += "sendmsg(";
  append_decimal(text, value);
  text += ", 0, 0)";
}

}  // namespace lockstep::disasm_detail
