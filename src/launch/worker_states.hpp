// What workers take from launch to launch: states of waves, LDS and scratch.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "fast/program/run.hpp"
#include "launch/wave_store.hpp"

namespace lockstep {

/// A unit of LDS and scratch: one cache line, so that a row of lanes fills whole lines, as in registers.
struct alignas(64) WorkerMemoryLine {
  std::array<std::uint8_t, 64> bytes;
};
/// The first `size` bytes of memory, which grows to hold them.
inline std::span<std::uint8_t> first_bytes(std::vector<WorkerMemoryLine>& lines, std::size_t size) {
  lines.resize(std::max(lines.size(), (size + 63) / 64));
  return {reinterpret_cast<std::uint8_t*>(lines.data()), size};
}

/// Memory that launches of waves W (fast::AnyWave) take and give back.
template <class W>
struct WorkerState {
  WaveStore<W> waves;
  std::vector<WorkerMemoryLine> lds, scratch;
  fast::Runner runner;
};

/// The states that no launch uses at the moment.
template <class W>
class WorkerStates {
 public:
  using Pointer = std::unique_ptr<WorkerState<W>>;

  Pointer take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) return std::make_unique<WorkerState<W>>();
    Pointer state = std::move(free_.back());
    free_.pop_back();
    return state;
  }
  void give_back(Pointer state) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(state));
  }

 private:
  std::mutex mutex_;
  std::vector<Pointer> free_;
};

}  // namespace lockstep
