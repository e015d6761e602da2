#include "observe/race_atomics.hpp"

#include <algorithm>

namespace lockstep {

void RaceAtomics::clear() {
  releases_.clear();
  lessons_.clear();
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

void RaceAtomics::release(Seen& seen, const Step& step, std::uint32_t resource, bool arrives, bool unlanded,
                          const AccessOrder& order) {
  between_groups(seen, place_of(resource), arrives, true);
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

void RaceAtomics::learn(Seen& seen, const Lesson& lesson) {
  // A wave that polls learns the same again and again.
  Learned& learned = seen.learned[lesson.group];
  if (learned.whole >= lesson.up_to || (!lesson.whole && learned.alone >= lesson.up_to)) return;
  (lesson.whole ? learned.whole : learned.alone) = lesson.up_to;
  if (lessons_.size() <= seen.number) lessons_.resize(seen.number + 1);
  lessons_[seen.number].push_back(lesson);
}

std::uint32_t RaceAtomics::up_to(Seen& seen, std::uint32_t group) {
  if (seen.number < lessons_.size()) {
    const std::vector<Lesson>& own = lessons_[seen.number];
    std::vector<Lesson> left(own.begin() + static_cast<std::ptrdiff_t>(seen.absorbed), own.end());
    seen.absorbed = own.size();
    while (!left.empty()) {
      const Lesson lesson = left.back();
      left.pop_back();
      if (lesson.group == seen.number) continue;
      Known& known = seen.known[lesson.group];
      known.up_to = std::max(known.up_to, lesson.up_to);
      if (!lesson.whole || lesson.group >= lessons_.size()) continue;
      const std::vector<Lesson>& of = lessons_[lesson.group];
      for (; known.followed < of.size() && of[known.followed].epoch < lesson.up_to; ++known.followed)
        left.push_back(of[known.followed]);
    }
  }
  const auto found = seen.known.find(group);
  return found == seen.known.end() ? 0 : found->second.up_to;
}

void RaceAtomics::between_groups(Seen& seen, std::uint64_t at, bool acquires, bool releases) {
  if (!releases) {
    const auto before = releases_.find(at);
    if (before == releases_.end()) return;
    for (const Release& each : before->second)
      if (each.group != seen.number) learn(seen, {each.group, each.up_to, seen.epoch, true});
    return;
  }
  std::vector<Release>& released = releases_[at];
  if (acquires) {  // who learns of this atomic learns of those before it
    for (const Release& each : released)
      if (each.group != seen.number) learn(seen, {each.group, each.up_to, seen.epoch, true});
    released.assign(1, {seen.number, seen.epoch + 1});
    return;
  }
  const auto own = std::ranges::find(released, seen.number, &Release::group);
  if (own == released.end())
    released.push_back({seen.number, seen.epoch + 1});
  else
    own->up_to = seen.epoch + 1;
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
