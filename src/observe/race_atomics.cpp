#include "observe/race_atomics.hpp"

#include <algorithm>

namespace lockstep {

void RaceAtomics::clear() {
  releases_.clear();
  late_.clear();
}

void RaceAtomics::synchronise(Seen& seen, const Step& step, bool unlanded, const AccessOrder& order) {
  const AccessView& access = *step.access;
  const bool releases = access.writes(), acquires = access.reads();
  const bool alone = seen.waves.size() == 1;
  bool any = false, any_global = false;
  std::uint64_t last = 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    if ((access.lanes >> lane & 1) == 0 || access.space[lane] == AddressSpace::scratch) continue;
    const bool lds = access.space[lane] == AddressSpace::lds;
    if (lds && !access.atomic()) continue;
    const std::uint64_t at = access.address[lane] | (lds ? std::uint64_t{1} << 63 : 0);
    if ((any && at == last) || (lds && alone)) continue;
    any = true;
    any_global |= !lds;
    last = at;
    if (!lds) between_groups(seen, at, acquires, releases);
    if (!alone) between_waves(seen, step.wave.wave, at, acquires && (!releases || access.returns), releases);
  }
  if (!any || !releases) return;
  if (any_global && unlanded) late_[{seen.number, seen.epoch}] = {step.wave.wave, order.landed()};
  ++seen.epoch;
}

namespace {

/// Stands for the resource where addresses of atomics stand.
std::uint64_t place_of(std::uint32_t resource) { return std::uint64_t{1} << 62 | resource; }

}  // namespace

void RaceAtomics::release(Seen& seen, const Step& step, std::uint32_t resource, bool unlanded,
                          const AccessOrder& order) {
  between_groups(seen, place_of(resource), false, true);
  if (seen.waves.size() > 1) between_waves(seen, step.wave.wave, place_of(resource), false, true);
  if (unlanded) late_[{seen.number, seen.epoch}] = {step.wave.wave, order.landed()};
  ++seen.epoch;
}

void RaceAtomics::acquire(Seen& seen, const Step& step, std::uint32_t resource) {
  between_groups(seen, place_of(resource), true, false);
  if (seen.waves.size() > 1) between_waves(seen, step.wave.wave, place_of(resource), true, false);
}

const RaceAtomics::Late* RaceAtomics::late(std::uint32_t group, std::uint32_t up_to) const {
  const auto found = late_.find({group, up_to - 1});
  return found == late_.end() ? nullptr : &found->second;
}

void RaceAtomics::between_groups(Seen& seen, std::uint64_t at, bool acquires, bool releases) {
  const auto before = releases_.find(at);
  if (acquires && before != releases_.end())
    for (const auto& [group, epoch] : before->second) seen.see_group(group, epoch);
  if (!releases) return;
  auto& released = releases_[at];
  for (const auto& [group, epoch] : seen.groups) released[group] = std::max(released[group], epoch);
  released[seen.number] = seen.epoch + 1;
}

void RaceAtomics::between_waves(Seen& seen, std::uint32_t wave, std::uint64_t at, bool acquires, bool releases) {
  const auto before = seen.released.find(at);
  if (acquires && before != seen.released.end())
    for (std::uint32_t other = 0; other < seen.waves.size(); ++other) seen.see_wave(wave, other, before->second[other]);
  if (!releases) return;
  auto& released = seen.released[at];
  released.resize(seen.waves.size());
  for (std::size_t other = 0; other < seen.waves[wave].size(); ++other)
    released[other] = std::max(released[other], seen.waves[wave][other]);
  released[wave] = seen.epoch + 1;
}

}  // namespace lockstep
