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
#include "lockstep/core/numeric_model.hpp"
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

/// The fidelities of results, the least reliable first.
inline constexpr std::array reported_fidelities = {Fidelity::not_public, Fidelity::bounded, Fidelity::extrapolated,
                                                   Fidelity::exact, Fidelity::silicon};

/// Does a report name `a` before `b`?
inline bool reported_before(const InstructionCount& a, const InstructionCount& b) {
  const auto rank = [](Fidelity of) {
    return std::find(reported_fidelities.begin(), reported_fidelities.end(), of) - reported_fidelities.begin();
  };
  if (a.fidelity != b.fidelity) return rank(a.fidelity) < rank(b.fidelity);
  return a.count != b.count ? a.count > b.count : a.name < b.name;
}

/// The instructions of a launch, in the order of `reported_fidelities`; within these the most frequent first. An
/// instruction that faulted is not in it: it had no result.
struct FidelityReport {
  std::vector<InstructionCount> instructions;
  std::optional<MatrixModel> matrix_model{};  ///< that matrix instructions used; none: none ran
  std::optional<NumericModel> numerics{};     ///< that was used where the models differ; none: nothing of that kind ran

  /// Executions of instructions of that fidelity.
  std::uint64_t total(Fidelity fidelity) const {
    std::uint64_t sum = 0;
    for (const InstructionCount& each : instructions) sum += each.fidelity == fidelity ? each.count : 0;
    return sum;
  }

  /// Lines of text, each ended by a newline: the totals, then a line an instruction.
  std::string text() const {
    std::string all = "fidelity:";
    for (const Fidelity kind : reported_fidelities)
      all += (kind == reported_fidelities.front() ? " " : ", ") + std::string(fidelity_name(kind)) + " " +
             decimal(total(kind));
    all += "\n";
    if (matrix_model) all += "  matrix model " + std::string(matrix_model_name(*matrix_model)) + "\n";
    if (numerics) all += "  numerics " + std::string(numeric_model_name(*numerics)) + "\n";
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
};

}  // namespace lockstep
