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
#include "tables/isa_tables.hpp"

namespace lockstep {

/// Counts of all threads of a launch.
class InstructionTally {
 public:
  explicit InstructionTally(const IsaTables& isa) : isa_(isa) {}

  /// Adds one thread's counts and sets them to zero.
  void take(std::span<std::uint64_t> counts) {
    const std::lock_guard lock(mutex_);
    total_.resize(isa_.opcode_count);
    for (std::size_t i = 0; i < counts.size(); ++i) total_[i] += counts[i];
    std::fill(counts.begin(), counts.end(), std::uint64_t{0});
  }

  /// `numerics`: the launch's. `target`: that it ran on, "gfx1201".
  FidelityReport report(MatrixModel model, NumericModel numerics, std::string_view target) const {
    FidelityReport result;
    for (std::size_t i = 0; i < total_.size(); ++i) {
      if (total_[i] == 0) continue;
      const InstructionInfo& info = isa_.info(static_cast<IsaTables::Opcode>(i));
      if (info.matrix != nullptr) result.matrix_model = model;
      InstructionCount count{info.name, info.reason, total_[i], info.fidelity};
      if (info.rounded != Fidelity::unsupported) {
        // The sums of a matrix instruction follow the matrix model alone.
        if (info.matrix == nullptr) result.numerics = numerics;
        if (info.matrix != nullptr ? model != isa_.matrix_model : numerics == NumericModel::rounded) {
          count.fidelity = info.rounded;
          count.note = info.rounded_reason;
        } else if (info.fidelity == Fidelity::silicon && !is_among(target, info.recorded)) {
          count.fidelity = Fidelity::extrapolated;
        }
      }
      result.instructions.push_back(count);
    }
    std::sort(result.instructions.begin(), result.instructions.end(), reported_before);
    return result;
  }

 private:
  /// Is it one of the words of `list`?
  static bool is_among(std::string_view word, std::string_view list) {
    while (!list.empty()) {
      const std::size_t end = std::min(list.find(' '), list.size());
      if (list.substr(0, end) == word) return true;
      list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
  }

  std::mutex mutex_;
  std::vector<std::uint64_t> total_;  // by opcode; empty until something is counted
  const IsaTables& isa_;
};

}  // namespace lockstep
