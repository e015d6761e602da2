// What a debugger writes down of a wave while it runs: calls, source line, accesses that nothing has waited for.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <vector>

#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/isa/wait_counter.hpp"

namespace lockstep::debug {

/// What a function that was called has left of its caller's registers.
struct CallNotes {
  static constexpr std::uint32_t vgprs = 1024;              ///< AccVGPRs are counted on behind them
  std::shared_ptr<const std::vector<std::uint32_t>> sgprs;  ///< as they were at the call
  std::bitset<vgprs + 256> written;                         ///< vector registers since the call
};

struct WaveNotes {
  /// Where functions that were called return to, the innermost last.
  std::vector<std::uint64_t> returns;
  std::vector<CallNotes> calls;  ///< of the same functions
  /// Accesses on their way, by counter, as the program sees them: lockstep itself completes each at once.
  std::array<std::uint32_t, wait_counters> pending{};

  std::uint64_t line_pc = 0;   ///< of the instruction executed last that has a source line; 0: none
  std::size_t line_depth = 0;  ///< calls that it was in

  /// The wave has executed `instruction`, which stood at `pc`, and is now at `now`.
  void take(const SteppedInstruction& instruction, std::uint64_t pc, std::uint64_t now) {
    for (std::size_t i = 0; i < wait_counters; ++i)
      if (instruction.uses.raises.has(static_cast<WaitCounter>(i))) ++pending[i];
    for (const Wait& wait : instruction.uses.all_waits()) {
      std::uint32_t& left = pending[static_cast<std::size_t>(wait.counter)];
      left = std::min(left, wait.limit);
    }
    if (is_call(instruction)) {
      returns.push_back(pc + instruction.bytes());
    } else if (!returns.empty() && now == returns.back()) {
      returns.pop_back();
    }
  }
  static bool is_call(const SteppedInstruction& instruction) { return instruction.uses.call; }
};

}  // namespace lockstep::debug
