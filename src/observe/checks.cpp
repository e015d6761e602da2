#include "observe/checks.hpp"

#include <utility>

namespace lockstep {

Checks::Checks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments, Observer* next) : next_(next) {
  if (kinds.has(CheckKind::wait)) wait_.emplace(findings_);
  if (kinds.has(CheckKind::hazard)) hazard_.emplace(findings_);
  if (kinds.has(CheckKind::init)) init_.emplace(findings_);
  if (kinds.has(CheckKind::race)) race_.emplace(findings_);
  if (kinds.has(CheckKind::sync)) sync_.emplace(findings_);
  if (kinds.has(CheckKind::memory)) memory_.emplace(findings_, std::move(arguments));
  if (kinds.has(CheckKind::coherence)) coherence_.emplace(findings_);
  if (kinds.has(CheckKind::guess)) guess_.emplace(findings_, fidelity);
}

void Checks::launch_begins(const LaunchView& launch) {
  each([&](auto& check) { check.launch_begins(launch); });
}

void Checks::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  each([&](auto& check) { check.workgroup_begins(id, waves); });
}

void Checks::wave_begins(const StartView& start) {
  each([&](auto& check) { check.wave_begins(start); });
}

void Checks::before(const Step& step) {
  each([&](auto& check) { check.before(step); });
}

void Checks::after(const Step& step) {
  each([&](auto& check) { check.after(step); });
}

void Checks::moved(const Step& step) {
  each([&](auto& check) { check.moved(step); });
}

bool Checks::skip_fault(const Step& step, const Fault& fault) {
  bool skip = false;
  each([&](auto& check) { skip = skip || check.skip_fault(step, fault); });
  return skip;
}

void Checks::workgroup_ends(const Fault& fault) {
  each([&](auto& check) { check.workgroup_ends(fault); });
}

/// Calls `visit` with each check, then with the next observer. The types are known, so the calls are direct: there are
/// several for each instruction.
template <class Visit>
void Checks::each(Visit&& visit) {
  const auto one = [&](auto& check) {
    if (check) visit(*check);
  };
  one(wait_), one(hazard_), one(init_), one(race_), one(sync_), one(memory_), one(coherence_), one(guess_);
  if (next_ != nullptr) visit(*next_);
}

}  // namespace lockstep
