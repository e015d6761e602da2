// How far the results of a launch can be relied on: which instructions ran, how often, and how exact each is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// The instructions of a launch, in the order of `reported_fidelities`; within these the most frequent first. An
/// instruction that faulted is not in it: it had no result.
struct FidelityReport {
  std::vector<InstructionCount> instructions;
  std::optional<MatrixModel> matrix_model{};  ///< that matrix instructions used; none: none ran
  std::optional<NumericModel> numerics{};     ///< that was used where the models differ; none: nothing of that kind ran

  /// Of a launch with the check `guess`: how many of its findings say that a result which is not known to be the
  /// hardware's reached an address, a branch or EXEC.
  std::optional<std::uint64_t> reached{};

  /// Executions of instructions of that fidelity.
  std::uint64_t total(Fidelity fidelity) const;

  /// Lines of text, each ended by a newline: the totals, then a line an instruction.
  std::string text() const;
};

/// Does a report name `a` before `b`?
bool reported_before(const InstructionCount& a, const InstructionCount& b);

}  // namespace lockstep
