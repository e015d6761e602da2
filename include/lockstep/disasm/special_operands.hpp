// Operands with a notation of their own: hardware registers, messages, wait counts, index modes, scalar memory offsets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/registers.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/memory_bits.hpp"
#include "lockstep/isa/wait_counter.hpp"

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

/// "vmcnt(0) lgkmcnt(0)": the counters that S_WAITCNT waits for, or all of them if it waits for none. Bits of no
/// counter are not shown.
template <class Isa>
void append_waitcnt(std::string& text, const Instruction<Isa>& instruction, std::uint32_t value) {
  const auto each = [&](auto&& visit) {
    for (const WaitCounter counter : {WaitCounter::vmcnt, WaitCounter::expcnt, WaitCounter::lgkmcnt})
      each_waitcnt_field(instruction, [&](const WaitField& field) {
        if (field.counter == counter) visit(field);
      });
  };
  bool none = true, first = true;
  each([&](const WaitField& field) { none = none && field.limit(value) == field.most(); });
  each([&](const WaitField& field) {
    if (!none && field.limit(value) == field.most()) return;
    if (!first) text += ' ';
    first = false;
    text += wait_counter_name(field.counter);
    text += '(';
    append_decimal(text, field.limit(value));
    text += ')';
  });
}

inline constexpr std::string_view gpr_index_names[] = {"SRC0", "SRC1", "SRC2", "DST"};

/// "gpr_idx(SRC0,DST)"; the number where there is no such mode.
inline void append_gpr_index(std::string& text, std::uint32_t value) {
  if (value > 15) return append_hex(text, value);
  text += "gpr_idx(";
  bool first = true;
  for (unsigned i = 0; i < 4; ++i) {
    if ((value >> i & 1u) == 0) continue;
    if (!first) text += ',';
    text += gpr_index_names[i];
    first = false;
  }
  text += ')';
}

/// The OFFSET field as a hexadecimal number, with its sign.
template <class Isa>
void append_signed_offset(std::string& text, const Instruction<Isa>& instruction) {
  const std::int64_t offset = offset_field(instruction).offset(instruction.field(Field::offset));
  if (offset < 0) text += '-';
  append_hex(text, static_cast<std::uint32_t>(offset < 0 ? -offset : offset));
}

/// The offset of a scalar memory access: a 21-bit signed immediate, an SGPR, or both.
template <class Isa>
void append_smem_offset(std::string& text, const Instruction<Isa>& instruction) {
  const bool immediate = instruction.field(Field::imm) != 0, scalar = instruction.field(Field::soffset_en) != 0;
  if (scalar)
    append_scalar(instruction.isa(), text, instruction.field(Field::soffset), 1);
  else if (!immediate)
    append_scalar(instruction.isa(), text, instruction.field(Field::offset) & 0x7f, 1);
  if (!immediate) return;
  if (scalar) text += " offset:";
  append_signed_offset(text, instruction);
}

}  // namespace lockstep::disasm_detail
