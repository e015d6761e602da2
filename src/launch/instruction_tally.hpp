// Counts of executed instructions, and the report that a launch makes of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "lockstep/device/fidelity_report.hpp"
#include "observe/fidelity_rule.hpp"
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

  FidelityReport report(const FidelityRule& rule) const {
    FidelityReport result;
    for (std::size_t i = 0; i < total_.size(); ++i) {
      if (total_[i] == 0) continue;
      const InstructionInfo& info = isa_.info(static_cast<IsaTables::Opcode>(i));
      if (info.matrix != nullptr) result.matrix_model = rule.model;
      if (info.rounded != Fidelity::unsupported && info.matrix == nullptr) result.numerics = rule.numerics;
      InstructionCount count = rule.of(info);
      count.count = total_[i];
      result.instructions.push_back(count);
    }
    std::sort(result.instructions.begin(), result.instructions.end(), reported_before);
    return result;
  }

 private:
  std::mutex mutex_;
  std::vector<std::uint64_t> total_;  // by opcode; empty until something is counted
  const IsaTables& isa_;
};

}  // namespace lockstep
