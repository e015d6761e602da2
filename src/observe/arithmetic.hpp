// What an instruction counts in a profile of arithmetic.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/device/arithmetic.hpp"
#include "lockstep/device/observer.hpp"

namespace lockstep {

/// Operations of one execution, by format: of a lane, or of the wave in matrix instructions.
struct InstructionArithmetic {
  struct Part {
    ArithmeticFormat format{};
    std::uint32_t count = 0;
  };
  std::array<Part, 4> parts{};  ///< those with a count; two instructions in one have two parts
  std::size_t used = 0;
  bool matrix = false;   ///< the counts are of the wave
  bool by_lanes = true;  ///< each lane that EXEC has on does so many; else one does (scalar instructions)

  std::uint64_t total() const;
};

InstructionArithmetic arithmetic_of(const Step& step);

}  // namespace lockstep
