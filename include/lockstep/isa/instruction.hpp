// A decoded instruction: its words, its form, and access to its fields and tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/fields.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep {

enum class DecodeError : std::uint8_t {
  none,
  truncated,  ///< the words end before the instruction does, or before it can be told from a longer one
  illegal,    ///< no instruction of the ISA has this encoding
};

/// One instruction of `Isa`, which binds the generated tables (see isa/cdna4.hpp). Plain data: 24 bytes.
template <class Isa>
struct Instruction {
  typename Isa::Opcode opcode{};
  std::uint16_t form = 0;   ///< index of the (instruction, encoding) pair
  std::uint8_t dwords = 0;  ///< length
  std::array<std::uint32_t, 4> words{};

  constexpr typename Isa::Encoding encoding() const {
    return static_cast<typename Isa::Encoding>(form_info().encoding);
  }
  constexpr const FormInfo& form_info() const { return Isa::form(form); }
  constexpr const InstructionInfo& info() const { return Isa::info(opcode); }
  constexpr std::span<const OperandInfo> operands() const { return Isa::operands(form_info()); }
  /// Length in bytes.
  constexpr std::uint32_t bytes() const { return dwords * 4u; }

  /// Whether the encoding has `field`.
  constexpr bool has(Field field) const { return Isa::layout(encoding(), field).present(); }
  /// The value of `field`, 0 if the encoding lacks it.
  constexpr std::uint32_t field(Field field) const { return read_field(words, Isa::layout(encoding(), field)); }
  /// The first scalar register that `field` names: its value in registers, not in groups.
  constexpr std::uint32_t scalar_register(Field field) const {
    const FieldLayout& layout = Isa::layout(encoding(), field);
    return read_field(words, layout) * layout.group;
  }
  /// The 32-bit literal behind the instruction, 0 if there is none.
  constexpr std::uint32_t literal() const { return field(Field::literal); }
};

template <class Isa>
struct Decoded {
  Instruction<Isa> instruction{};
  DecodeError error = DecodeError::none;

  /// The answer if no words follow: an instruction that a longer one begins with stands for itself.
  constexpr Decoded at_end() const {
    const bool whole = error == DecodeError::truncated && instruction.dwords != 0;
    return {instruction, whole ? DecodeError::none : error};
  }
};

}  // namespace lockstep
