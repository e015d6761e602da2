// What the two halves of a dual instruction may ask of the vector registers at once. A register n lies in bank n % 4;
// each half fetches its operands through three ports, and a port of both halves together reaches a bank once a cycle
// (RDNA3 ISA manual 7.6, RDNA4 and CDNA5 7.8). As llvm-mc's assembler judges it; its disassembler takes everything.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/isa/instruction.hpp"

namespace lockstep {

template <class Isa>
class DualIssue {
 public:
  /// The operand of the second half that stands in the way of the first half.
  struct Conflict {
    std::string_view reason{};
    Field field{};
    constexpr explicit operator bool() const { return !reason.empty(); }
  };

  /// `instruction` must be dual.
  constexpr explicit DualIssue(const Instruction<Isa>& instruction) : x_(instruction), y_(instruction.second_half()) {}

  constexpr Conflict conflict() const {
    const Tuple dx = destination(x_), dy = destination(y_);
    if (dx.first < dy.first + dy.count && dy.first < dx.first + dx.count)
      return {"both halves write the register", Field::vdst};
    if (x_.isa().dual_issue.moves_anywhere && is_move(x_) && is_move(y_)) return {};
    for (unsigned port = 0; port < 3; ++port) {
      const Tuple x = source(x_, port), y = source(y_, port);
      if (!share_bank(x, y, port)) continue;
      if (x_.isa().dual_issue.same_register && x.first == y.first && x.count == y.count) continue;
      return {port == 0   ? "the first sources of the halves are in the same bank of vector registers (number % 4)"
              : port == 1 ? "the second sources of the halves are in the same bank of vector registers (number % 4)"
                          : "the third sources of the halves are in the same bank of vector registers",
              y.field};
    }
    return {};
  }

 private:
  /// `count` vector registers from `first`; none if the operand is something else.
  struct Tuple {
    std::uint32_t first = 0, count = 0;
    Field field{};
  };

  static constexpr Tuple tuple(const Instruction<Isa>& half, const OperandInfo& info) {
    const auto field = static_cast<Field>(info.field);
    const std::uint32_t number = half.field(field), dwords = info.bits > 32 ? info.bits / 32u : 1u;
    if (info.kind == OperandKind::vgpr) return {number & 255u, dwords, field};
    return {number & 255u, number >= half.isa().vgpr_first ? dwords : 0, field};
  }

  static constexpr Tuple destination(const Instruction<Isa>& half) {
    for (const OperandInfo& info : half.operands())
      if (!info.implicit && static_cast<Field>(info.field) == Field::vdst) return tuple(half, info);
    return {};
  }

  /// What a half fetches through port 0, 1 or 2. An accumulator and the addend of V_FMAMK take the third one.
  static constexpr Tuple source(const Instruction<Isa>& half, unsigned port) {
    for (const OperandInfo& info : half.operands()) {
      if (info.implicit || !info.input) continue;
      unsigned its = 2;
      switch (static_cast<Field>(info.field)) {
        case Field::src0: its = 0; break;
        case Field::vsrc1: its = half.addend_last() ? 2 : 1; break;
        case Field::vsrc2:
        case Field::vdst: break;
        default: continue;
      }
      if (its == port) return tuple(half, info);
    }
    return {};
  }

  static constexpr bool is_move(const Instruction<Isa>& half) { return half.info().traits.move == RegisterMove::copy; }

  /// VOPD3, with three source fields, has four banks behind every port; VOPD has two behind the third port.
  constexpr bool share_bank(const Tuple& x, const Tuple& y, unsigned port) const {
    const std::uint32_t banks = port < 2 || x_.has(Field::vsrc2) ? 4 : 2;
    for (std::uint32_t i = 0; i < x.count; ++i)
      for (std::uint32_t k = 0; k < y.count; ++k)
        if ((x.first + i) % banks == (y.first + k) % banks) return true;
    return false;
  }

  const Instruction<Isa> x_, y_;
};

}  // namespace lockstep
