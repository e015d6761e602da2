// A made-up ISA: CDNA4's instructions in waves of 32 lanes, or of 64. No device has it; it keeps the size of a wave a
// property of the wave.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "cdna4/execute.hpp"
#include "fast/program/fast_wave.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

namespace wave32_test {

struct Fake32 : lockstep::cdna4::Isa, lockstep::JudgedBy<Fake32, lockstep::CdnaLegality> {
  using Judged = lockstep::JudgedBy<Fake32, lockstep::CdnaLegality>;
  using Judged::illegal_operand, Judged::legal;

  static constexpr std::string_view name = "Fake32";
  static constexpr std::array<std::uint16_t, 2> wave_sizes = {32, 64};
};

using Wave32 = lockstep::fast::AnyWave<32>;

}  // namespace wave32_test
