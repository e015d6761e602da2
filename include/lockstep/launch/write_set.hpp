// What a part of a launch wrote, and several such parts put together: for launches whose workgroups are spread over
// machines or processes. Every part begins with the same memory; the parts' writes are merged exactly, or not at all.
//
// A byte counts as written by a part when its value has changed. Two parts may change a byte to the same value, not to
// different ones. Places that atomics reach are merged by the operation, where nobody can tell in which order they were
// done: sums of integers, minima, maxima, and, or, xor, none of which gave a kernel the value before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/launch/memory_snapshot.hpp"
#include "lockstep/memory/atomic_log.hpp"

namespace lockstep {

/// The writes of one part, or a piece of them. Plain data, without pointers.
struct WriteSet {
  static constexpr std::uint32_t line_bytes = 64;
  /// Bytes that follow each other, of whole lines of 64 as far as their range goes, some of each line changed. Those
  /// that have not changed have the value that they have in every part's memory before the launch.
  struct Run {
    std::uint64_t address = 0, count = 0;
  };
  struct Atomic {
    std::uint64_t address = 0, value = 0;  ///< after the part
    AtomicPlace place{};
  };
  std::vector<Run> runs;            ///< ascending addresses
  std::vector<std::uint8_t> bytes;  ///< of the runs, one after the other; atomics' places are as before the launch
  std::vector<Atomic> atomics;      ///< ascending addresses

  void clear() {
    runs.clear();
    bytes.clear();
    atomics.clear();
  }

  /// For a message or a file, and back.
  std::vector<std::uint8_t> to_bytes() const {
    const std::uint64_t counts[2] = {runs.size(), atomics.size()};
    const std::size_t heads = runs.size() * sizeof(Run), tails = atomics.size() * sizeof(Atomic);
    std::vector<std::uint8_t> all(sizeof counts + heads + tails + bytes.size());
    std::uint8_t* to = all.data();
    const auto append = [&](const void* from, std::size_t count) {
      if (count != 0) std::memcpy(to, from, count);
      to += count;
    };
    append(counts, sizeof counts);
    append(runs.data(), heads);
    append(atomics.data(), tails);
    append(bytes.data(), bytes.size());
    return all;
  }
  static Result<WriteSet> from_bytes(std::span<const std::uint8_t> from) {
    std::uint64_t counts[2] = {};
    const auto wrong = [] { return Error{"these bytes are no write set, or one that was cut off"}; };
    if (from.size() < sizeof counts) return wrong();
    std::memcpy(counts, from.data(), sizeof counts);
    from = from.subspan(sizeof counts);
    if (counts[0] > from.size() / sizeof(Run) || counts[1] > from.size() / sizeof(Atomic) ||
        counts[0] * sizeof(Run) + counts[1] * sizeof(Atomic) > from.size())
      return wrong();
    WriteSet set;
    set.runs.resize(counts[0]);
    set.atomics.resize(counts[1]);
    const std::size_t heads = counts[0] * sizeof(Run), tails = counts[1] * sizeof(Atomic);
    if (heads != 0) std::memcpy(set.runs.data(), from.data(), heads);
    if (tails != 0) std::memcpy(set.atomics.data(), from.data() + heads, tails);
    set.bytes.assign(from.begin() + static_cast<std::ptrdiff_t>(heads + tails), from.end());
    std::uint64_t left = set.bytes.size();
    for (const Run& run : set.runs) {
      if (run.count > left) return wrong();
      left -= run.count;
    }
    for (const Atomic& atomic : set.atomics)
      if (atomic.place.bytes != 4 && atomic.place.bytes != 8) return wrong();
    if (left != 0) return wrong();
    return set;
  }
};

namespace detail {

/// Finds what has changed, line by line, and hands it over in pieces.
template <class Visit>
class ChangeFinder {
 public:
  ChangeFinder(const std::map<std::uint64_t, AtomicPlace>& places, std::size_t most_bytes, Visit& visit)
      : places_(places), next_(places.begin()), most_bytes_(most_bytes), visit_(visit) {}

  void block(std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* before) {
    if (std::memcmp(now.data(), before, now.size()) == 0) return;
    const std::size_t first = WriteSet::line_bytes - address % WriteSet::line_bytes;
    for (std::size_t from = 0, end = std::min(first, now.size()); from < now.size();
         from = end, end = std::min<std::size_t>(end + WriteSet::line_bytes, now.size())) {
      if (std::memcmp(now.data() + from, before + from, end - from) == 0) continue;
      line(address + from, now.subspan(from, end - from), before + from);
    }
  }
  void flush() {
    if (set_.runs.empty()) return;
    visit_(set_);
    set_.clear();
  }

 private:
  void line(std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* before) {
    const std::size_t at = set_.bytes.size();
    set_.bytes.insert(set_.bytes.end(), now.begin(), now.end());
    while (next_ != places_.end() && next_->first + next_->second.bytes <= address) ++next_;
    bool left = true;
    for (auto place = next_; place != places_.end() && place->first < address + now.size(); ++place) {
      const std::uint64_t from = std::max(place->first, address) - address,
                          to = std::min(place->first + place->second.bytes - address, std::uint64_t{now.size()});
      std::memcpy(set_.bytes.data() + at + from, before + from, to - from);
      left = std::memcmp(set_.bytes.data() + at, before, now.size()) != 0;
    }
    if (!left) return set_.bytes.resize(at);
    if (!set_.runs.empty() && set_.runs.back().address + set_.runs.back().count == address)
      set_.runs.back().count += now.size();
    else
      set_.runs.push_back({address, now.size()});
    if (set_.bytes.size() >= most_bytes_) flush();
  }

  const std::map<std::uint64_t, AtomicPlace>& places_;
  std::map<std::uint64_t, AtomicPlace>::const_iterator next_;
  std::size_t most_bytes_;
  Visit& visit_;
  WriteSet set_;
};

}  // namespace detail

/// What has changed since `before` but for the places of atomics, in pieces of some `most_bytes`, to be sent one by
/// one: `visit(set)`. `log`: what the launch noted in LaunchOptions::atomics. `wanted(address)`: the snapshot's block
/// that begins there is looked at.
template <class Visit, class Wanted>
void each_change(const MemorySnapshot& before, const AtomicLog& log, std::size_t most_bytes, Visit&& visit,
                 Wanted&& wanted) {
  detail::ChangeFinder<Visit> finder(log.places(), most_bytes, visit);
  before.each_block([&](std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was) {
    if (wanted(address)) finder.block(address, now, was);
  });
  finder.flush();
}
template <class Visit>
void each_change(const MemorySnapshot& before, const AtomicLog& log, std::size_t most_bytes, Visit&& visit) {
  each_change(before, log, most_bytes, visit, [](std::uint64_t) { return true; });
}

/// The places that atomics reached, and what is there now.
inline std::vector<WriteSet::Atomic> atomics_of(const MemorySnapshot& before, const AtomicLog& log) {
  std::vector<WriteSet::Atomic> atomics;
  for (const auto& [address, place] : log.places())
    if (before.holds(address, place.bytes))  // else of an object of the launch, which is gone
      atomics.push_back({address, before.now(address, place.bytes), place});
  return atomics;
}

/// All of it, as one set.
inline WriteSet changes(const MemorySnapshot& before, const AtomicLog& log) {
  WriteSet all;
  each_change(before, log, ~std::size_t{0}, [&](WriteSet& set) { all = std::move(set); });
  all.atomics = atomics_of(before, log);
  return all;
}

}  // namespace lockstep
