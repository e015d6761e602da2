// What a memory access costs in the model: where its data is, and how much of the unit it takes.
#pragma once

#include <cstdint>

namespace lockstep::timing {

/// The nearest place that has the data of all lanes.
enum class Level : std::uint8_t { lds, first, l2, memory };

struct AccessCost {
  Level level = Level::memory;
  std::uint32_t turns = 1;  ///< turns of LDS, or cache lines
  std::uint32_t bytes = 0;  ///< that come back
};

}  // namespace lockstep::timing
