// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5/isa.xml.
// Hash of what this file is made of: 6a2deeda5274d208
// The generated tables of the ISA under one name: what the hand-written traits (lockstep/isa/traits/gcn5.hpp) build on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "encodings.hpp"
#include "forms.hpp"
#include "hardware_registers.hpp"
#include "instructions.hpp"
#include "lockstep/isa/tables.hpp"
#include "opcodes.hpp"
#include "operands.hpp"
#include "selectors.hpp"
#include "wait_counters.hpp"

namespace lockstep::gcn5 {

/// Also has the selectors: Isa::vcc_lo, Isa::selectors.
struct Tables : Selectors {
  using Opcode = gcn5::Opcode;
  using Encoding = gcn5::Encoding;

  /// What has the ISA, by LLVM's names.
  static constexpr std::array<std::string_view, 4> targets = { "gfx900", "gfx902", "gfx909", "gfx90c" };

  static constexpr std::size_t opcode_count = gcn5::opcode_count;
  static constexpr std::size_t encoding_count = gcn5::encoding_count;

  static constexpr HardwareRegister hardware_register(std::uint32_t number) {
    return number < hardware_registers.size() ? hardware_registers[number] : HardwareRegister::reserved;
  }
  /// What an access of this class raises.
  static constexpr WaitCounterSet raised_by(AccessClass access) {
    return raised_counters[static_cast<std::size_t>(access)];
  }
  static constexpr std::span<const WaitField> wait_fields() { return gcn5::wait_fields; }
  static constexpr std::span<const EncodingMatch> encoding_matches() { return gcn5::encoding_matches; }
  static constexpr std::span<const FormInfo> forms() { return detail::form_table; }
  static constexpr const InstructionInfo& info(Opcode opcode) {
    return instruction_infos[static_cast<std::size_t>(opcode)];
  }
  static constexpr const FormInfo& form(std::size_t index) { return detail::form_table[index]; }
  static constexpr const EncodingInfo& encoding_info(Encoding encoding) {
    return encoding_infos[static_cast<std::size_t>(encoding)];
  }
  static constexpr const FieldLayout& layout(Encoding encoding, Field field) {
    return field_layouts[static_cast<std::size_t>(encoding)][static_cast<std::size_t>(field)];
  }
  static constexpr std::span<const OperandInfo> operands(const FormInfo& form) {
    return {detail::operand_table + form.first_operand, form.operand_count};
  }
  static constexpr const ReservedBits& reserved(const FormInfo& form) { return detail::reserved_table[form.reserved]; }
  static constexpr bool encoding_condition(Encoding encoding, const std::array<std::uint32_t, 4>& words) {
    return gcn5::encoding_condition(encoding, words);
  }
};

}  // namespace lockstep::gcn5
