// How exact an instruction is in a launch: by its tables, the target, and the models that the launch chose.
#pragma once

#include <string_view>

#include "lockstep/core/numeric_model.hpp"
#include "lockstep/device/fidelity_report.hpp"
#include "lockstep/isa/fidelity.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep {

struct FidelityRule {
  MatrixModel model{};      ///< of the launch
  MatrixModel own_model{};  ///< of the ISA
  NumericModel numerics = NumericModel::silicon;
  std::string_view target{};  ///< that it runs on, "gfx1201"

  /// Name, note and fidelity; the count is 0.
  InstructionCount of(const InstructionInfo& info) const {
    InstructionCount result{info.name, info.reason, 0, info.fidelity};
    if (info.rounded == Fidelity::unsupported) return result;
    // The sums of a matrix instruction follow the matrix model alone.
    if (info.matrix != nullptr ? model != own_model : numerics == NumericModel::rounded) {
      result.fidelity = info.rounded;
      result.note = info.rounded_reason;
    } else {
      result.fidelity = fidelity_on(target, info);
    }
    return result;
  }
};

/// Are results of that fidelity a guess: not known to be those of the hardware?
constexpr bool is_guess(Fidelity fidelity) {
  return fidelity == Fidelity::bounded || fidelity == Fidelity::not_public || fidelity == Fidelity::extrapolated;
}

}  // namespace lockstep
