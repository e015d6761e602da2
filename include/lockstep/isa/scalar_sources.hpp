// The scalar values that a vector instruction reads: registers, pieces of state (SHARED_BASE) and the literal. The
// units have paths for a few of them only, one on CDNA and two on RDNA (RDNA3 ISA manual 7.2.2.3; RDNA4 and CDNA5
// likewise). The judge of RDNA and CDNA5 holds to it, that of CDNA does not; the encoder does for every ISA.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

/// Counts different values: a register read twice is one, a register and a pair that holds it are two, as llvm-mc has
/// it, and a piece of state is one, of 32 bits and of 64. VCC that is read without being named counts as a pair even in
/// waves of 32 lanes. Both halves of a dual instruction share the paths.
template <class Isa>
class ScalarSources {
 public:
  /// Adds what `instruction` reads in a wave of `wave_size` lanes; only its own half if it is dual. The field and the
  /// number of the value that went beyond `limit` are kept, if one does.
  constexpr void add(const Instruction<Isa>& instruction, std::uint32_t wave_size, unsigned limit) {
    if (!instruction.has(Field::src0)) return;  // not a vector instruction
    const auto& isa = instruction.isa();
    for (const OperandInfo& info : instruction.operands()) {
      if (!info.input) continue;
      const std::uint32_t bits = instruction.operand_bits(info, wave_size), dwords = bits > 32 ? bits / 32u : 1u;
      const auto field = static_cast<Field>(info.field);
      const auto use_field = [&](Field which) {
        const std::uint32_t number = instruction.field(which);
        use(isa, {which, number}, number, dwords, limit);
      };
      if (info.implicit) {
        if (info.kind == OperandKind::vcc && !names_mask(instruction))
          use(isa, {Field::op, instruction.field(Field::op)}, isa.vcc_lo, 2, limit);
      } else if (field == Field::literal) {
        use(isa, {field, instruction.literal()}, isa.src_literal, dwords, limit);
      } else if (field == Field::src0 && instruction.has(Field::vsrc0)) {  // DPP; SDWA's S0 and S1 make it scalar
        if (instruction.field(Field::s0) != 0) use_field(Field::vsrc0);
      } else if (field == Field::vsrc1) {
        if (instruction.field(Field::s1) != 0) use_field(field);
      } else if (info.kind == OperandKind::ssrc_lanesel && instruction.field(field) == isa.m0) {
        continue;  // M0 as the lane's number comes another way
      } else if (info.kind == OperandKind::attr || info.kind == OperandKind::vintrp_param) {
        continue;  // numbers of a pixel's parameter
      } else if (field != Field::vdst && info.kind != OperandKind::vgpr && info.kind != OperandKind::simm8) {
        use_field(field);  // SIMM8 is V_DUAL_BITOP2_B32's table
      }
    }
  }

  /// Were there more than the limit?
  constexpr bool too_many() const { return too_many_; }
  /// The field that holds the first one too many (OP: it is VCC, which the instruction does not name), and its number.
  constexpr Field field() const { return beyond_.field; }
  constexpr std::uint32_t number() const { return beyond_.number; }

  /// Does a field name the mask, where other encodings take VCC? V_DUAL_CNDMASK_B32 of VOPD3 lists both.
  static constexpr bool names_mask(const Instruction<Isa>& instruction) {
    for (const OperandInfo& info : instruction.operands())
      if (!info.implicit && info.role == Role::vcc_in) return true;
    return false;
  }

 private:
  struct Place {
    Field field{};
    std::uint32_t number = 0;
  };

  constexpr void use(const Isa& isa, Place place, std::uint32_t selector, std::uint32_t dwords, unsigned limit) {
    if (selector >= isa.vgpr_first) return;
    const Selector what = isa.selectors[selector];
    const bool literal = what.kind == SelectorKind::literal || what.kind == SelectorKind::literal64;
    if (!literal && !what.is_register() && !what.is_state()) return;  // NULL and constants take no path
    const std::uint32_t value = (what.is_state() ? 0 : dwords << 8) | (literal ? isa.src_literal : selector);
    for (std::size_t i = 0; i < count_; ++i)
      if (values_[i] == value) return;
    if (count_ < values_.size()) values_[count_++] = value;
    if (count_ <= limit || too_many_) return;
    too_many_ = true;
    beyond_ = place;
  }

  std::array<std::uint32_t, 4> values_{};  ///< `dwords << 8 | selector` of each; more than any limit
  std::size_t count_ = 0;
  bool too_many_ = false;
  Place beyond_{};
};

}  // namespace lockstep
