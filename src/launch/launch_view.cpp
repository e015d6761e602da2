#include "launch/launch_view.hpp"

#include <algorithm>
#include <span>

#include "common/caches.hpp"
#include "fast/any_instruction.hpp"

namespace lockstep {

namespace {

const CacheRules& cache_rules_of(const IsaTables& isa) {
  return std::ranges::find(all_caches, isa.targets.front(), &CachesOfTarget::target)->rules;
}

}  // namespace

LaunchView launch_view(const IsaTables& isa, std::uint32_t lanes, const Dispatch& dispatch, const MemoryView& memory) {
  LaunchView launch = plain_launch_view(isa, lanes, dispatch, memory);
  launch.disassemble = [&isa](std::span<const std::uint32_t> words) {
    return lockstep::disassemble(decode(isa, words).at_end().instruction);
  };
  launch.caches = &cache_rules_of(isa);
  launch.cache_use = [&isa, &rules = *launch.caches](std::span<const std::uint32_t> words) {
    return cache_use(decode(isa, words).at_end().instruction, rules);
  };
  return launch;
}

}  // namespace lockstep
