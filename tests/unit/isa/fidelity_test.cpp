// How exact results are on one target.
#include "lockstep/isa/fidelity.hpp"

#include <doctest/doctest.h>

using namespace lockstep;

namespace {

constexpr InstructionInfo recorded_on(std::string_view targets, Fidelity fidelity = Fidelity::silicon) {
  InstructionInfo info;
  info.fidelity = fidelity;
  info.recorded = targets;
  return info;
}

}  // namespace

TEST_CASE("results that were recorded elsewhere are extrapolated") {
  constexpr InstructionInfo two = recorded_on("gfx1100 gfx1201");
  static_assert(fidelity_on("gfx1100", two) == Fidelity::silicon);
  static_assert(fidelity_on("gfx1201", two) == Fidelity::silicon);
  static_assert(fidelity_on("gfx1200", two) == Fidelity::extrapolated);
  // A word of the list, not a part of one.
  static_assert(fidelity_on("gfx120", two) == Fidelity::extrapolated);
  static_assert(fidelity_on("gfx1100 gfx1201", two) == Fidelity::extrapolated);
  static_assert(fidelity_on("", two) == Fidelity::extrapolated);
  static_assert(fidelity_on("gfx1100", recorded_on("")) == Fidelity::extrapolated);
}

TEST_CASE("what is exact, bounded or unsupported is so on every target") {
  for (const Fidelity fidelity : {Fidelity::exact, Fidelity::bounded, Fidelity::unsupported, Fidelity::not_public})
    CHECK(fidelity_on("gfx1151", recorded_on("gfx1100", fidelity)) == fidelity);
}
