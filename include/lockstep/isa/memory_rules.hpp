// What a memory instruction of RDNA or CDNA5 may ask for beside its operands: cache policies that exist, offsets into
// buffers, the status of a load, FLAT's scalar base. As LLVM 22's assembler judges it; its disassembler takes more.
#pragma once

#include <cstdint>

#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/operand_legality.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

template <class Isa>
class MemoryRules : OperandLegality<Isa> {
  using Base = OperandLegality<Isa>;

 public:
  using Base::Base;

  /// The first field that asks for what the instruction cannot do, with the reason; false if there is none.
  constexpr IllegalOperand illegal() const {
    if (field(Field::tfe) != 0 && !loads())
      return at(Field::tfe, "TFE asks for the status of a load, and this is a store");
    if (field(Field::tfe) != 0 && field(Field::lds) != 0)
      return at(Field::tfe, "TFE asks for the status of a load, and this one writes to LDS");
    if (reads_buffer() && offset_is_negative()) return at(Field::offset, "the offset into a buffer cannot be negative");
    if (instruction_.has(Field::scope) && temporal_hint_is_reserved()) return at(Field::th, reserved_hint);
    return illegal_flat_base();
  }

 private:
  using Base::at, Base::field, Base::instruction_, Base::isa, Base::misaligned, Base::not_here, Base::reserved_hint;

  constexpr const OperandInfo* operand_in(Field name) const {
    for (const OperandInfo& info : instruction_.operands())
      if (!info.implicit && static_cast<Field>(info.field) == name) return &info;
    return nullptr;
  }

  /// Does the instruction give anything back?
  constexpr bool loads() const {
    for (const OperandInfo& info : instruction_.operands())
      if (!info.implicit && info.output) return true;
    return false;
  }
  /// Scalar memory: is SBASE a buffer descriptor?
  constexpr bool reads_buffer() const {
    const OperandInfo* const base = operand_in(Field::sbase);
    return base != nullptr && base->bits == 128;
  }
  constexpr bool offset_is_negative() const {
    const FieldLayout& layout = isa().layout(instruction_.encoding(), Field::offset);
    return (field(Field::offset) >> (layout.ranges[0].width - 1) & 1u) != 0;
  }

  /// Three bits of TH. Atomics: 1 asks for the old value, 2 is non-temporal, 4 cascades, which takes a scope of the
  /// device or the system and gives nothing back. Loads: 7 is nothing (RDNA4 ISA manual 4.1.1, CDNA5 4.2).
  constexpr bool temporal_hint_is_reserved() const {
    const std::uint32_t hint = field(Field::th);
    if (hint < 4) return false;
    const InstructionInfo& info = instruction_.info();
    const bool reads = info.reads.has(State::memory), writes = info.writes.has(State::memory);
    if (reads && writes) return hint % 2 != 0 || field(Field::scope) < 2;
    return hint == 7 && !writes;
  }

  /// FLAT's scalar base stands in no list of operands: most ISAs have none.
  constexpr IllegalOperand illegal_flat_base() const {
    if (!isa().memory.flat_scalar_base || !instruction_.has(Field::saddr) || operand_in(Field::saddr) != nullptr)
      return {};
    const std::uint32_t number = field(Field::saddr);
    if (number == isa().saddr_off) return {};
    if (!is_register_tuple(isa().selectors, number, 2) || isa().selectors[number].kind == SelectorKind::exec)
      return at(Field::saddr, not_here);
    return is_aligned_tuple(isa().selectors, number, 2) ? IllegalOperand{} : at(Field::saddr, misaligned);
  }
};

}  // namespace lockstep
