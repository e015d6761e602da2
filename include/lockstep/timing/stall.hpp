// Why an instruction is not issued earlier.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep::timing {

enum class Stall : std::uint8_t {
  issue,        ///< nothing but the instruction before it
  fetch,        ///< it comes from a block that is being fetched
  branch,       ///< the instruction before it was a branch
  dependency,   ///< it needs a register that another unit is about to write or to read
  unit,         ///< its unit takes no instruction yet, because of this or another wave
  queue,        ///< the queue to its unit is full
  load,         ///< it waits for a load
  store,        ///< it waits for a store
  lds,          ///< it waits for LDS
  scalar_load,  ///< it waits for a scalar load or a message
  barrier,      ///< it waits for other waves
  idle,         ///< it does nothing for some cycles
};
inline constexpr std::size_t stalls = 12;
inline constexpr std::array<std::string_view, stalls> stall_names = {"issue", "fetch",       "branch",  "dependency",
                                                                     "unit",  "queue",       "load",    "store",
                                                                     "lds",   "scalar_load", "barrier", "idle"};

}  // namespace lockstep::timing
