// Checkpoints of a stepped launch. They are denser near the point where the launch stands.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "debug/wave_notes.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace lockstep::debug {

/// Copies of global memory: all of it at the begin of the launch, later the pages that differ from that.
class MemoryHistory {
 public:
  static constexpr std::size_t page_bytes = 4096;
  struct Page {
    std::size_t range = 0, number = 0;
    std::shared_ptr<const std::vector<std::uint8_t>> bytes;
  };
  using Snapshot = std::vector<Page>;  // by range and number

  /// Copies all memory that kernels may write.
  explicit MemoryHistory(const MemoryView& memory);
  /// Pages that are the same as in `before` are shared with it.
  Snapshot save(const Snapshot& before) const;
  void restore(const Snapshot& snapshot) const;

 private:
  struct Range {
    std::uint8_t* bytes = nullptr;
    std::size_t size = 0;
    std::vector<std::uint8_t> first;
  };
  std::vector<Range> ranges_;
};

/// One point of the launch.
struct Checkpoint {
  std::unique_ptr<SteppedState> state;
  MemoryHistory::Snapshot memory;
  std::vector<WaveNotes> notes;
  std::uint64_t cluster = 0;           ///< the one that runs; where there are no clusters, the workgroup
  std::uint64_t begin_pc = 0;          ///< of the wave whose instruction is next
  std::vector<std::uint64_t> by_wave;  ///< instructions that each running wave has executed
};

/// Checkpoints by the number of instructions before them. There is one at 0.
class History {
 public:
  History(SteppedLaunch& launch, const std::vector<WaveNotes>& notes);

  /// To be called after each instruction: takes a checkpoint when one is due.
  void note(const std::vector<WaveNotes>& notes);
  /// Takes one now.
  void take(const std::vector<WaveNotes>& notes);
  /// The last one at `at` or before.
  std::map<std::uint64_t, Checkpoint>::const_iterator before(std::uint64_t at) const {
    return std::prev(points_.upper_bound(at));
  }
  const std::map<std::uint64_t, Checkpoint>& points() const { return points_; }
  void restore(const Checkpoint& point, std::vector<WaveNotes>& notes);
  /// Drops the checkpoints after `at`, because the user has changed the state there.
  void forget_after(std::uint64_t at) {
    points_.erase(points_.upper_bound(at), points_.end());
    next_ = at + interval;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t interval = 2048;
  static constexpr std::size_t most = 40;

  void thin(std::uint64_t now);

  SteppedLaunch& launch_;
  MemoryHistory memory_;
  std::map<std::uint64_t, Checkpoint> points_;
  std::uint64_t next_ = 0;
  Clock::time_point last_{};
  Clock::duration cost_{};
};

}  // namespace lockstep::debug
