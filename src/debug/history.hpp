// Points of a stepped launch to come back to: snapshots, the denser the nearer they are to where the launch stands.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <vector>

#include "debug/wave_notes.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace lockstep::debug {

/// Global memory as it was: whole at the begin of the launch, pages that differ from that later on.
class MemoryHistory {
 public:
  static constexpr std::size_t page_bytes = 4096;
  struct Page {
    std::size_t range = 0, number = 0;
    std::shared_ptr<const std::vector<std::uint8_t>> bytes;
  };
  using Snapshot = std::vector<Page>;  // by range and number

  explicit MemoryHistory(const MemoryView& memory) {
    memory.for_each([&](const MemoryRange& range) {
      if (!range.writable) return;
      const std::size_t size = static_cast<std::size_t>(range.size);
      ranges_.push_back({range.bytes, size, {range.bytes, range.bytes + size}});
    });
  }

  /// Pages that are as they were in `before` are shared with it.
  Snapshot save(const Snapshot& before) const {
    Snapshot result;
    auto known = before.begin();
    for_each_page(
        [&](std::size_t r, std::size_t number, std::uint8_t* now, const std::uint8_t* first, std::size_t size) {
          if (std::memcmp(now, first, size) == 0) return;
          while (known != before.end() && (known->range < r || (known->range == r && known->number < number))) ++known;
          const bool same = known != before.end() && known->range == r && known->number == number &&
                            std::memcmp(known->bytes->data(), now, size) == 0;
          result.push_back(
              {r, number, same ? known->bytes : std::make_shared<const std::vector<std::uint8_t>>(now, now + size)});
        });
    return result;
  }
  void restore(const Snapshot& snapshot) const {
    auto page = snapshot.begin();
    for_each_page(
        [&](std::size_t r, std::size_t number, std::uint8_t* now, const std::uint8_t* first, std::size_t size) {
          const bool differs = page != snapshot.end() && page->range == r && page->number == number;
          const std::uint8_t* const then = differs ? page->bytes->data() : first;
          if (differs) ++page;
          if (std::memcmp(now, then, size) != 0) std::memcpy(now, then, size);
        });
  }

 private:
  struct Range {
    std::uint8_t* bytes = nullptr;
    std::size_t size = 0;
    std::vector<std::uint8_t> first;
  };
  template <class F>
  void for_each_page(F&& f) const {
    for (std::size_t r = 0; r < ranges_.size(); ++r)
      for (std::size_t at = 0; at < ranges_[r].size; at += page_bytes)
        f(r, at / page_bytes, ranges_[r].bytes + at, ranges_[r].first.data() + at,
          std::min(page_bytes, ranges_[r].size - at));
  }
  std::vector<Range> ranges_;
};

/// One point of the launch.
struct Checkpoint {
  std::unique_ptr<SteppedState> state;
  MemoryHistory::Snapshot memory;
  std::vector<WaveNotes> notes;
  std::uint64_t cluster = 0;           ///< that runs; where there are no clusters, the workgroup
  std::uint64_t begin_pc = 0;          ///< of the wave whose instruction is next
  std::vector<std::uint64_t> by_wave;  ///< instructions that each wave that runs has executed
};

/// Checkpoints by the number of instructions before them. There is one at 0.
class History {
 public:
  History(SteppedLaunch& launch, const std::vector<WaveNotes>& notes) : launch_(launch), memory_(launch.memory()) {
    take(notes);
  }

  /// To be called after each instruction: takes a checkpoint when one is due.
  void note(const std::vector<WaveNotes>& notes) {
    if (launch_.executed() < next_ || launch_.over()) return;
    // A checkpoint may cost much where there is much memory: a fifth of the time at most goes there.
    if (Clock::now() - last_ < 5 * cost_) {
      next_ = launch_.executed() + interval;
      return;
    }
    take(notes);
  }
  /// Takes one now.
  void take(const std::vector<WaveNotes>& notes) {
    const auto begin = Clock::now();
    const std::uint64_t at = launch_.executed();
    Checkpoint point;
    point.state = launch_.save();
    const auto before = points_.lower_bound(at);
    point.memory =
        memory_.save(before == points_.begin() ? MemoryHistory::Snapshot() : std::prev(before)->second.memory);
    point.notes = notes;
    point.cluster = launch_.cluster_index();
    point.begin_pc = launch_.wave(launch_.next_wave()).state->pc;
    for (std::uint32_t i = 0; i < launch_.waves(); ++i) point.by_wave.push_back(launch_.wave(i).state->instructions);
    points_[at] = std::move(point);
    if (points_.size() > most) thin(at);
    next_ = at + interval;
    last_ = Clock::now();
    cost_ = last_ - begin;
  }
  /// The last one at `at` or before.
  std::map<std::uint64_t, Checkpoint>::const_iterator before(std::uint64_t at) const {
    return std::prev(points_.upper_bound(at));
  }
  const std::map<std::uint64_t, Checkpoint>& points() const { return points_; }
  void restore(const Checkpoint& point, std::vector<WaveNotes>& notes) {
    launch_.restore(*point.state);
    memory_.restore(point.memory);
    notes = point.notes;
    next_ = launch_.executed() + interval;
  }
  /// What comes behind `at` was changed by hand: those points are no more.
  void forget_after(std::uint64_t at) {
    points_.erase(points_.upper_bound(at), points_.end());
    next_ = at + interval;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t interval = 2048;
  static constexpr std::size_t most = 40;

  /// Drops the one that is missed least: where the gap it leaves is small for its distance.
  void thin(std::uint64_t now) {
    auto least = points_.end();
    double smallest = 0;
    for (auto point = std::next(points_.begin()); std::next(point) != points_.end(); ++point) {
      const double gap = static_cast<double>(std::next(point)->first - std::prev(point)->first);
      const double distance = static_cast<double>(now > point->first ? now - point->first : point->first - now) + 1;
      if (least != points_.end() && gap / distance >= smallest) continue;
      least = point;
      smallest = gap / distance;
    }
    if (least != points_.end()) points_.erase(least);
  }

  SteppedLaunch& launch_;
  MemoryHistory memory_;
  std::map<std::uint64_t, Checkpoint> points_;
  std::uint64_t next_ = 0;
  Clock::time_point last_{};
  Clock::duration cost_{};
};

}  // namespace lockstep::debug
