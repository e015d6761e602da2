// Which half of a VGPR an operand is: from operands alone.
#include "observe/half_registers.hpp"

#include <doctest/doctest.h>

using namespace lockstep;

namespace {

constexpr RegisterUse use_of(Role role) {
  RegisterUse use;
  use.role = role;
  return use;
}
constexpr RegisterUse result = use_of(Role::d0), source = use_of(Role::s0);

constexpr OperandSlot vgpr(std::uint16_t number, std::uint16_t bits) { return {RegisterFile::vgpr, number, bits}; }

/// v1.l, or v1.h, from v1.h, v12.l and v[2:3].
struct Halved {
  OperandPlan plan{};
  InstructionInfo info{}, second{};

  constexpr Halved() {
    plan.d0 = vgpr(1, 16);
    plan.s = {vgpr(1, 16), vgpr(12, 16), vgpr(2, 64)};
    plan.modifiers[0].op_sel = true;
    plan.op_sel = 1;
    info.high_half = HighHalf::keep;
  }
  constexpr HalfRegisters halves(bool dual = false) const {
    Step step;
    step.info = &info;
    step.operands[0] = &plan;
    if (dual) step.second = &second;
    return HalfRegisters(step);
  }
};

}  // namespace

TEST_CASE("halves of a result and of sources") {
  static constexpr Halved lower;
  static_assert(lower.halves().of(result, 1) == lower_half);
  static_assert(lower.halves().of(source, 1) == upper_half);
  static_assert(lower.halves().of(source, 12) == lower_half);
  static_assert(lower.halves().of(source, 2) == both_halves);
  static_assert(lower.halves().of(source, 3) == both_halves);
  Halved upper;
  upper.plan.op_sel |= 8;
  CHECK(upper.halves().of(result, 1) == upper_half);
}

TEST_CASE("two sources of one register") {
  Halved both;
  both.plan.s[1] = vgpr(1, 16);
  CHECK(both.halves().of(source, 1) == both_halves);
  both.plan.modifiers[1].op_sel = true;
  CHECK(both.halves().of(source, 1) == upper_half);
  both.plan.s[2] = vgpr(1, 32);
  CHECK(both.halves().of(source, 1) == both_halves);
}

TEST_CASE("what is not known is both halves") {
  CHECK(HalfRegisters().of(source, 1) == both_halves);
  const Halved plain;
  CHECK(plain.halves().of(source, 40) == both_halves);
  CHECK(plain.halves().of(result, 40) == both_halves);
  CHECK(plain.halves(true).of(result, 1) == both_halves);  // one of two instructions in one
  Halved packed;
  packed.info.modifiers = SourceModifiers::packed16;
  CHECK(packed.halves().of(source, 1) == both_halves);
  Halved selects;
  selects.info.reads = StateSet{} | State::op_sel;
  CHECK(selects.halves().of(source, 1) == both_halves);
  Halved whole;
  whole.info.high_half = HighHalf::not_applicable;
  CHECK(whole.halves().of(result, 1) == both_halves);
}

TEST_CASE("what is no VGPR has no halves") {
  Halved scalar;
  scalar.plan.s[0].file = RegisterFile::scalar;
  CHECK(scalar.halves().of(source, 1) == both_halves);
}
