// Bits of memory instructions that ISAs spell in different ways, and that text, operands and addresses all depend on.
#pragma once

#include <cstdint>

#include "common/fields.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep {

/// What the OFFSET field of a memory instruction says.
struct OffsetField {
  std::uint32_t bits = 0;  ///< that count, from the lowest one on
  bool has_sign = false;   ///< two's complement

  /// The offset in bytes that a field of this value says.
  constexpr std::int64_t offset(std::uint32_t field) const {
    const std::int64_t all = std::int64_t{1} << bits, value = field & (all - 1);
    return has_sign && value >= all / 2 ? value - all : value;
  }
  /// Is there a field that says this offset?
  constexpr bool holds(std::int64_t offset) const {
    const std::int64_t all = std::int64_t{1} << bits;
    return has_sign ? offset >= -all / 2 && offset < all / 2 : offset >= 0 && offset < all;
  }
};

/// Source: the ISA manuals' chapters on FLAT and on buffers; LLVM's disassembler and assembler agree. FLAT before GFX12
/// (SEG is 0) has no negative offsets, and fewer bits than GLOBAL and SCRATCH. Offsets of 12 bits of a buffer have no
/// sign.
template <class Instruction>
constexpr OffsetField offset_field(const Instruction& instruction) {
  const FieldLayout layout = instruction.isa().layout(instruction.encoding(), Field::offset);
  const std::uint32_t width = layout.ranges[0].width + layout.ranges[1].width;
  const auto& memory = instruction.isa().memory;
  if (instruction.has(Field::offen)) return {width, width > 12};
  const bool flat = instruction.has(Field::seg) && instruction.field(Field::seg) == 0;
  return flat && !memory.flat_offset_signed ? OffsetField{memory.flat_offset_bits, false}
                                            : OffsetField{width, width != 0};
}

/// The field whose lowest bit makes an atomic return the old value.
template <class Instruction>
constexpr Field returning_field(const Instruction& instruction) {
  return instruction.has(Field::sc0) ? Field::sc0 : instruction.has(Field::glc) ? Field::glc : Field::th;
}

/// Does SCRATCH add a VGPR to the address? SVE says so. Before CDNA3 it does where there is no SGPR.
template <class Instruction>
constexpr bool scratch_has_vgpr(const Instruction& instruction) {
  if (instruction.has(Field::sve)) return instruction.field(Field::sve) != 0;
  return instruction.field(Field::saddr) == instruction.isa().saddr_off;
}

}  // namespace lockstep
