// What waves of a compute unit share: the units of its SIMDs, LDS, the vector memory unit, fetched instructions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "lockstep/timing/timed_instruction.hpp"
#include "lockstep/timing/wave_clock.hpp"

namespace lockstep::timing {

/// The units of one SIMD. One instruction of each unit is issued at a time.
struct Simd {
  std::array<Cycle, units> port{};  ///< the unit takes the next instruction from then on
  Cycle valu_free = never, trans_free = never, matrix_free = never;
  std::array<Cycle, 32> starts{};  ///< of the vector instructions that were issued last, for the length of the queue
  std::uint64_t issued = 0;

  Simd() {
    port.fill(never);
    starts.fill(never);
  }
};

struct ComputeUnit {
  std::vector<Simd> simds;
  Cycle lds_free = never, vmem_free = never;     ///< they take the registers of another instruction
  Cycle lds_turns = never, vmem_return = never;  ///< they have served what they took
  std::unordered_set<std::uint64_t> fetched;     ///< blocks of instructions
  std::uint64_t fetching = ~std::uint64_t{0};    ///< the block that was asked for last,
  Cycle fetched_at = never;                      ///< and when it is there

  explicit ComputeUnit(std::size_t count) : simds(count == 0 ? 1 : count) {}
};

}  // namespace lockstep::timing
