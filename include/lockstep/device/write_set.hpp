// What a part of a launch wrote, and several such parts put together: for launches whose workgroups are spread over
// machines or processes. Every part begins with the same memory; the parts' writes are merged exactly, or not at all.
//
// Two parts may write the same value to a byte, not different ones. Bytes that have changed have been written; stores
// that left a byte as it was are known from the launch's log. Places that atomics reach are merged by the operation,
// where nobody can tell in which order they were done: sums of integers, minima, maxima, and, or, xor, none of which
// gave a kernel the value before, and no store beside them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/device/memory_snapshot.hpp"
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
  /// Of 64 bytes from `address` on, those that stores wrote, and that are as they were.
  struct Kept {
    std::uint64_t address = 0, bits = 0;
  };
  std::vector<Run> runs;            ///< ascending addresses
  std::vector<std::uint8_t> bytes;  ///< of the runs, one after the other; atomics' places are as before the launch
  std::vector<Atomic> atomics;      ///< ascending addresses
  std::vector<Kept> kept;           ///< ascending addresses; no places of the part's atomics

  void clear() {
    runs.clear();
    bytes.clear();
    atomics.clear();
    kept.clear();
  }

  /// For a message or a file, and back.
  std::vector<std::uint8_t> to_bytes() const {
    const std::uint64_t counts[3] = {runs.size(), atomics.size(), kept.size()};
    std::vector<std::uint8_t> all(sizeof counts + bytes_of(runs) + bytes_of(atomics) + bytes_of(kept) + bytes.size());
    std::uint8_t* to = all.data();
    const auto append = [&](const void* from, std::size_t count) {
      if (count != 0) std::memcpy(to, from, count);
      to += count;
    };
    append(counts, sizeof counts);
    append(runs.data(), bytes_of(runs));
    append(atomics.data(), bytes_of(atomics));
    append(kept.data(), bytes_of(kept));
    append(bytes.data(), bytes.size());
    return all;
  }
  static Result<WriteSet> from_bytes(std::span<const std::uint8_t> from) {
    std::uint64_t counts[3] = {};
    const auto wrong = [] { return Error{"these bytes are no write set, or one that was cut off"}; };
    if (from.size() < sizeof counts) return wrong();
    std::memcpy(counts, from.data(), sizeof counts);
    from = from.subspan(sizeof counts);
    WriteSet set;
    const auto take = [&](auto& all, std::uint64_t count) {
      if (count > from.size() / sizeof all[0]) return false;
      all.resize(count);
      if (count != 0) std::memcpy(all.data(), from.data(), bytes_of(all));
      from = from.subspan(bytes_of(all));
      return true;
    };
    if (!take(set.runs, counts[0]) || !take(set.atomics, counts[1]) || !take(set.kept, counts[2])) return wrong();
    set.bytes.assign(from.begin(), from.end());
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

 private:
  template <class T>
  static std::size_t bytes_of(const std::vector<T>& all) {
    return all.size() * sizeof(T);
  }
};

namespace detail {

/// Which of up to 64 bytes are equal, as bits.
inline std::uint64_t equal_bytes(const std::uint8_t* a, const std::uint8_t* b, std::size_t count) {
  constexpr std::uint64_t low = 0x7f7f7f7f7f7f7f7f;
  std::uint64_t bits = 0;
  std::size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    std::uint64_t x, y;
    std::memcpy(&x, a + i, 8);
    std::memcpy(&y, b + i, 8);
    const std::uint64_t different = x ^ y, zero = ~(((different & low) + low) | different | low);  // 0x80 in each
    bits |= ((zero >> 7) * 0x0102040810204080u >> 56) << i;
  }
  for (; i < count; ++i) bits |= std::uint64_t{a[i] == b[i]} << i;
  return bits;
}

/// Finds what has changed, line by line, and hands it over in pieces.
template <class Visit>
class ChangeFinder {
 public:
  ChangeFinder(const AtomicLog& log, std::size_t most_bytes, Visit& visit)
      : log_(log), next_(log.places().begin()), most_bytes_(most_bytes), visit_(visit) {}

  void block(std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* before) {
    const bool stored = log_.stored(address, now.size());
    if (!stored && std::memcmp(now.data(), before, now.size()) == 0) return;
    each_line(address, now.size(), [&](std::size_t from, std::size_t count) {
      if (stored) keep(address + from, now.subspan(from, count), before + from);
      if (std::memcmp(now.data() + from, before + from, count) != 0)
        line(address + from, now.subspan(from, count), before + from);
      if (set_.bytes.size() + set_.kept.size() * sizeof(WriteSet::Kept) >= most_bytes_) flush();
    });
  }
  /// Only what stores left as it was.
  void kept(std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* before) {
    if (!log_.stored(address, now.size())) return;
    each_line(address, now.size(), [&](std::size_t from, std::size_t count) {
      keep(address + from, now.subspan(from, count), before + from);
    });
  }
  void flush() {
    if (set_.runs.empty() && set_.kept.empty()) return;
    visit_(set_);
    set_.clear();
  }

 private:
  template <class See>
  static void each_line(std::uint64_t address, std::size_t size, See&& see) {
    constexpr std::size_t bytes = WriteSet::line_bytes;
    for (std::size_t from = 0, count = bytes - address % bytes; from < size; from += count, count = bytes) {
      count = std::min(count, size - from);
      see(from, count);
    }
  }
  /// Calls `see(from, to)` for the bytes of the line that atomics reached, counted from its address. Lines ascend.
  template <class See>
  void each_place(std::uint64_t address, std::uint64_t size, See&& see) {
    while (next_ != log_.places().end() && next_->first + next_->second.bytes <= address) ++next_;
    for (auto place = next_; place != log_.places().end() && place->first < address + size; ++place)
      see(std::max(place->first, address) - address, std::min(place->first + place->second.bytes - address, size));
  }
  void keep(std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* before) {
    std::uint64_t bits = log_.stored_bits(address, now.size());
    if (bits != 0) bits &= equal_bytes(now.data(), before, now.size());
    if (bits == 0) return;
    each_place(address, now.size(),
               [&](std::uint64_t from, std::uint64_t to) { bits &= ~(low_mask<std::uint64_t>(to - from) << from); });
    if (bits != 0) set_.kept.push_back({address, bits});
  }
  void line(std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* before) {
    const std::size_t at = set_.bytes.size();
    set_.bytes.insert(set_.bytes.end(), now.begin(), now.end());
    bool left = true;
    each_place(address, now.size(), [&](std::uint64_t from, std::uint64_t to) {
      std::memcpy(set_.bytes.data() + at + from, before + from, to - from);
      left = std::memcmp(set_.bytes.data() + at, before, now.size()) != 0;
    });
    if (!left) return set_.bytes.resize(at);
    if (!set_.runs.empty() && set_.runs.back().address + set_.runs.back().count == address)
      set_.runs.back().count += now.size();
    else
      set_.runs.push_back({address, now.size()});
  }

  const AtomicLog& log_;
  std::map<std::uint64_t, AtomicPlace>::const_iterator next_;
  std::size_t most_bytes_;
  Visit& visit_;
  WriteSet set_;
};

}  // namespace detail

/// What has been written since `before` but for the places of atomics, in pieces of some `most_bytes`, to be sent one
/// by one: `visit(set)`. `log`: what the launch noted in LaunchOptions::atomics. `wanted(address)`: the snapshot's
/// block that begins there is looked at.
template <class Visit, class Wanted>
void each_change(const MemorySnapshot& before, const AtomicLog& log, std::size_t most_bytes, Visit&& visit,
                 Wanted&& wanted) {
  detail::ChangeFinder<Visit> finder(log, most_bytes, visit);
  before.each_block([&](std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was) {
    if (wanted(address)) finder.block(address, now, was);
  });
  finder.flush();
}
template <class Visit>
void each_change(const MemorySnapshot& before, const AtomicLog& log, std::size_t most_bytes, Visit&& visit) {
  each_change(before, log, most_bytes, visit, [](std::uint64_t) { return true; });
}

/// The bytes that stores wrote, and that are as they were.
std::vector<WriteSet::Kept> kept_of(const MemorySnapshot& before, const AtomicLog& log);

/// The places that atomics reached, and what is there now.
std::vector<WriteSet::Atomic> atomics_of(const MemorySnapshot& before, const AtomicLog& log);
/// The same in pieces of some `most_bytes`, to be sent one by one: `visit(set)`.
template <class Visit>
void each_atomics(const MemorySnapshot& before, const AtomicLog& log, std::size_t most_bytes, Visit&& visit) {
  const std::vector<WriteSet::Atomic> all = atomics_of(before, log);
  const std::size_t most = std::max<std::size_t>(1, most_bytes / sizeof all[0]);
  for (std::size_t at = 0; at < all.size(); at += most) {
    WriteSet piece;
    const auto from = all.begin() + static_cast<std::ptrdiff_t>(at);
    piece.atomics.assign(from, from + static_cast<std::ptrdiff_t>(std::min(most, all.size() - at)));
    visit(piece);
  }
}

/// All of it, as one set.
WriteSet changes(const MemorySnapshot& before, const AtomicLog& log);

}  // namespace lockstep
