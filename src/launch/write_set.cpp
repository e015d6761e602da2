#include "lockstep/device/write_set.hpp"

namespace lockstep {

std::vector<WriteSet::Kept> kept_of(const MemorySnapshot& before, const AtomicLog& log) {
  std::vector<WriteSet::Kept> kept;
  const auto take = [&](WriteSet& set) { kept = std::move(set.kept); };
  detail::ChangeFinder finder(log, ~std::size_t{0}, take);
  before.each_block([&](std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was) {
    finder.kept(address, now, was);
  });
  finder.flush();
  return kept;
}

std::vector<WriteSet::Atomic> atomics_of(const MemorySnapshot& before, const AtomicLog& log) {
  std::vector<WriteSet::Atomic> atomics;
  for (const auto& [address, noted] : log.places()) {
    if (!before.holds(address, noted.bytes)) continue;  // of an object of the launch, which is gone
    AtomicPlace place = noted;
    place.stored = log.stored(address, place.bytes);
    atomics.push_back({address, before.now(address, place.bytes), place});
  }
  return atomics;
}

WriteSet changes(const MemorySnapshot& before, const AtomicLog& log) {
  WriteSet all;
  each_change(before, log, ~std::size_t{0}, [&](WriteSet& set) { all = std::move(set); });
  all.atomics = atomics_of(before, log);
  return all;
}

}  // namespace lockstep
