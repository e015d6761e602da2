// Counts of executed instructions, and the report that a launch makes of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "lockstep/device/fidelity_report.hpp"
#include "lockstep/isa/fidelity.hpp"

namespace lockstep {

/// Counts of all threads of a launch.
template <class Isa>
class InstructionTally {
 public:
  /// Adds one thread's counts and sets them to zero.
  void take(std::span<std::uint64_t> counts) {
    const std::lock_guard lock(mutex_);
    total_.resize(Isa::opcode_count);
    for (std::size_t i = 0; i < counts.size(); ++i) total_[i] += counts[i];
    std::fill(counts.begin(), counts.end(), std::uint64_t{0});
  }

  /// `numerics`: the launch's. `target`: that it ran on, "gfx1201".
  FidelityReport report(MatrixModel model, NumericModel numerics, std::string_view target) const {
    FidelityReport result;
    for (std::size_t i = 0; i < total_.size(); ++i) {
      if (total_[i] == 0) continue;
      const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(i));
      if (info.matrix != nullptr) result.matrix_model = model;
      InstructionCount count{info.name, info.reason, total_[i], info.fidelity};
      if (info.rounded != Fidelity::unsupported) {
        // The sums of a matrix instruction follow the matrix model alone.
        if (info.matrix == nullptr) result.numerics = numerics;
        if (info.matrix != nullptr ? model != Isa::matrix_model : numerics == NumericModel::rounded) {
          count.fidelity = info.rounded;
          count.note = info.rounded_reason;
        } else {
          count.fidelity = fidelity_on(target, info);
        }
      }
      result.instructions.push_back(count);
    }
    std::sort(result.instructions.begin(), result.instructions.end(), reported_before);
    return result;
  }

 private:
  std::mutex mutex_;
  std::vector<std::uint64_t> total_;  // by opcode; empty until something is counted
};

}  // namespace lockstep
