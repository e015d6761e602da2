// The core's ISA that has a target, for tools that choose at run time.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

#include "core_isas.hpp"

namespace lockstep {

/// Calls `use` with the ISA that has `target` ("gfx950"), as the core has it. `target` is one of Device::targets().
template <class Use>
auto with_isa(std::string_view target, Use&& use) {
  const auto has = [&](const auto& targets) {
    return std::find(targets.begin(), targets.end(), target) != targets.end();
  };
#define LOCKSTEP_USE_IF_IT_HAS(isa) \
  if (has(isa::Isa::targets)) return use(isa::Isa{});
  LOCKSTEP_FOR_EACH_ISA(LOCKSTEP_USE_IF_IT_HAS)
#undef LOCKSTEP_USE_IF_IT_HAS
  __builtin_unreachable();
}

}  // namespace lockstep
