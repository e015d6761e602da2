// A row of the tables of tests/isa/*_table.cpp: an instruction as a program writes it, its words, and what they decode
// to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/asm/mnemonic.hpp"

namespace isa_test {

template <class Isa>
struct Row {
  lockstep::assembler::MachineCode code;
  std::array<std::uint32_t, 4> words;  ///< those behind the instruction's end are 0
  typename Isa::Opcode opcode;
  typename Isa::Encoding encoding;

  /// The encoder gives the words, the decoder the instruction, and its fields the words again.
  constexpr bool holds() const {
    const lockstep::Decoded<Isa> decoded = lockstep::decode<Isa>(code.span()).at_end();
    if (code.words != words || decoded.error != lockstep::DecodeError::none) return false;
    const lockstep::Instruction<Isa>& instruction = decoded.instruction;
    return instruction.opcode == opcode && instruction.encoding() == encoding && instruction.dwords == code.dwords &&
           Isa::legal(instruction) && lockstep::assembler::encode<Isa>(instruction).words == words;
  }
};

inline constexpr std::size_t none = ~std::size_t{0};

/// The number of the first row that does not hold, for the compiler's message; none if all do.
template <class Isa, std::size_t count>
constexpr std::size_t first_wrong(const Row<Isa> (&rows)[count]) {
  for (std::size_t i = 0; i < count; ++i)
    if (!rows[i].holds()) return i;
  return none;
}

/// The number of the first encoding of a supported instruction that no row has; none if each has one. The two halves
/// of dual issue are one row.
template <class Isa, std::size_t count>
constexpr std::size_t first_missing(const Row<Isa> (&rows)[count]) {
  std::array<bool, Isa::encoding_count> seen{};
  for (const Row<Isa>& row : rows) {
    const lockstep::Instruction<Isa> instruction = lockstep::decode<Isa>(row.code.span()).at_end().instruction;
    seen[static_cast<std::size_t>(instruction.encoding())] = true;
    if (instruction.dual()) seen[static_cast<std::size_t>(instruction.second_half().encoding())] = true;
  }
  for (const lockstep::FormInfo& form : Isa::forms()) {
    const auto opcode = static_cast<typename Isa::Opcode>(form.opcode);
    if (!seen[form.encoding] && Isa::info(opcode).status != lockstep::Status::unsupported) return form.encoding;
  }
  return none;
}

}  // namespace isa_test
