// The tables of the ISA that has a target, for programs that choose at run time.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

#include "all_tables.hpp"

namespace lockstep {

/// Calls `use` with an object of the traits of the ISA that has `target` ("gfx950"), which is one that there is.
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
