// How exact an instruction's results are on one target of its ISA.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "lockstep/isa/tables.hpp"

namespace lockstep {

/// Results that were recorded on other targets ("gfx1201") are extrapolated on this one.
constexpr Fidelity fidelity_on(std::string_view target, const InstructionInfo& info) {
  if (info.fidelity != Fidelity::silicon) return info.fidelity;
  for (std::string_view rest = info.recorded; !rest.empty();) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    if (rest.substr(0, end) == target) return Fidelity::silicon;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return Fidelity::extrapolated;
}

}  // namespace lockstep
