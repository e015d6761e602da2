// How far the results of a launch can be relied on: which instructions ran, how often, and how exact each is.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep {

/// An instruction that ran, and how often.
struct InstructionCount {
  std::string_view name;    ///< AMD's, "V_RCP_F32"; static text, as `note`
  std::string_view note;    ///< which bound, or which model; may be empty when exact
  std::uint64_t count = 0;  ///< executions by a wave, whatever EXEC was
  Fidelity fidelity = Fidelity::exact;
};

/// The instructions of a launch, those with numerics that are not public first, then the bounded, then the exact;
/// within these the most frequent first. An instruction that faulted is not in it: it had no result.
struct FidelityReport {
  std::vector<InstructionCount> instructions;
  std::optional<MatrixModel> matrix_model{};  ///< that matrix instructions used; none: none ran

  /// Executions of instructions of that fidelity.
  std::uint64_t total(Fidelity fidelity) const {
    std::uint64_t sum = 0;
    for (const InstructionCount& each : instructions) sum += each.fidelity == fidelity ? each.count : 0;
    return sum;
  }

  /// Lines of text, each ended by a newline: the totals, then a line an instruction.
  std::string text() const {
    constexpr std::array kinds = {Fidelity::not_public, Fidelity::bounded, Fidelity::exact};
    std::string all = "fidelity:";
    for (const Fidelity kind : kinds)
      all += (kind == kinds.front() ? " " : ", ") + std::string(fidelity_name(kind)) + " " + decimal(total(kind));
    all += "\n";
    if (matrix_model) all += "  matrix model " + std::string(matrix_model_name(*matrix_model)) + "\n";
    for (const InstructionCount& each : instructions) {
      const std::string count = decimal(each.count);
      all += "  " + std::string(fidelity_name(each.fidelity)) +
             std::string(12 - fidelity_name(each.fidelity).size(), ' ') +
             std::string(count.size() < 12 ? 12 - count.size() : 0, ' ') + count + "  " + std::string(each.name);
      if (!each.note.empty()) all += ": " + std::string(each.note);
      all += "\n";
    }
    return all;
  }
};

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

  FidelityReport report(MatrixModel model) const {
    FidelityReport result;
    for (std::size_t i = 0; i < total_.size(); ++i) {
      if (total_[i] == 0) continue;
      const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(i));
      if (info.matrix != nullptr) result.matrix_model = model;
      result.instructions.push_back({info.name, info.reason, total_[i], info.fidelity});
    }
    std::sort(result.instructions.begin(), result.instructions.end(), [](const auto& a, const auto& b) {
      if (a.fidelity != b.fidelity) return a.fidelity > b.fidelity;
      return a.count != b.count ? a.count > b.count : a.name < b.name;
    });
    return result;
  }

 private:
  std::mutex mutex_;
  std::vector<std::uint64_t> total_;  // by opcode; empty until something is counted
};

}  // namespace lockstep
