// Operands with a notation of their own: hardware registers, messages, wait counts, index modes, scalar memory offsets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/registers.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::disasm_detail {

/// "hwreg(HW_REG_MODE, 0, 4)": register, first bit, number of bits; the register alone when it is meant as a whole.
template <class Isa>
void append_hwreg(const Isa& isa, std::string& text, std::uint32_t value) {
  const std::uint32_t id = value & 0x3f;
  text += "hwreg(";
  const std::string_view name = find_name(assembly_of(isa).hwregs(), id);
  if (name.empty())
    append_decimal(text, id);
  else
    text += name;
  const std::uint32_t first = value >> 6 & 0x1f, count = (value >> 11 & 0x1f) + 1;
  if (first != 0 || count != 32) {
    text += ", ";
    append_decimal(text, first);
    text += ", ";
    append_decimal(text, count);
  }
  text += ')';
}

/// "sendmsg(MSG_INTERRUPT)"; numbers for a message without a name, the plain immediate where bits are left over.
template <class Isa>
void append_message(const Isa& isa, std::string& text, std::uint32_t value) {
  const std::uint32_t id = value & 0xf, operation = value >> 4 & 7, stream = value >> 8 & 3;
  for (const AsmMessage& message : assembly_of(isa).messages()) {
    if (message.id != id || message.operation != operation || (stream != 0 && !message.stream)) continue;
    text += "sendmsg(";
    text += message.name;
    if (!message.operation_name.empty()) {
      text += ", ";
      text += message.operation_name;
    }
    if (message.stream) {
      text += ", ";
      append_decimal(text, stream);
    }
    text += ')';
    return;
  }
  if ((value & ~0x37fu) != 0) return append_decimal(text, value);
  text += "sendmsg(";
  append_decimal(text, id);
  text += ", ";
  append_decimal(text, operation);
  text += ", ";
  append_decimal(text, stream);
  text += ')';
}

/// "vmcnt(0) lgkmcnt(0)": the counters that are waited for, or all three if none is. LGKMCNT counts to `most_lgkm`.
inline void append_waitcnt(std::string& text, std::uint32_t value, std::uint32_t most_lgkm) {
  const std::uint32_t vm = (value & 0xf) | (value >> 10 & 0x30), exp = value >> 4 & 7, lgkm = value >> 8 & most_lgkm;
  const bool all = vm == 63 && exp == 7 && lgkm == most_lgkm;
  const auto append = [&](std::string_view name, std::uint32_t count, std::uint32_t idle) {
    if (!all && count == idle) return;
    if (!text.empty() && text.back() != ' ') text += ' ';
    text += name;
    text += '(';
    append_decimal(text, count);
    text += ')';
  };
  append("vmcnt", vm, 63);
  append("expcnt", exp, 7);
  append("lgkmcnt", lgkm, most_lgkm);
}

/// "gpr_idx(SRC0,DST)"; the number where there is no such mode.
inline void append_gpr_index(std::string& text, std::uint32_t value) {
  if (value > 15) return append_hex(text, value);
  constexpr std::string_view names[] = {"SRC0", "SRC1", "SRC2", "DST"};
  text += "gpr_idx(";
  bool first = true;
  for (unsigned i = 0; i < 4; ++i) {
    if ((value >> i & 1u) == 0) continue;
    if (!first) text += ',';
    text += names[i];
    first = false;
  }
  text += ')';
}

/// The offset of a scalar memory access: a 21-bit signed immediate, an SGPR, or both.
template <class Isa>
void append_smem_offset(std::string& text, const Instruction<Isa>& instruction) {
  const bool immediate = instruction.field(Field::imm) != 0, scalar = instruction.field(Field::soffset_en) != 0;
  const std::uint32_t offset = instruction.field(Field::offset);
  if (scalar)
    append_scalar(instruction.isa(), text, instruction.field(Field::soffset), 1);
  else if (!immediate)
    append_scalar(instruction.isa(), text, offset & 0x7f, 1);
  if (!immediate) return;
  if (scalar) text += " offset:";
  constexpr std::uint32_t sign = 1u << 20;
  if ((offset & sign) != 0) {
    text += '-';
    append_hex(text, sign - (offset & (sign - 1)));
  } else {
    append_hex(text, offset);
  }
}

}  // namespace lockstep::disasm_detail
