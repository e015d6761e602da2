// What a launch executes, as a compact stream through a bounded buffer: the launch runs ahead on one thread, a
// trace-driven simulator takes instructions on another, and neither gets far from the other.
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "lockstep/observe/observer.hpp"

namespace lockstep {

/// One instruction that a wave executed.
struct StreamedInstruction {
  std::uint64_t pc = 0, exec = 0;
  std::uint32_t workgroup = 0;  ///< its number in the grid, x first
  std::uint16_t wave = 0;       ///< in its workgroup
  AddressSpace space = AddressSpace::global;
  std::uint8_t bytes = 0;  ///< at each address
  /// Of the lanes that access memory, lowest first; scalar accesses have one. Good until the next call of `next`.
  std::span<const std::uint64_t> addresses{};
};

/// Watches a launch (LaunchOptions::observer) on the thread that launches; another one takes what was executed. Waves
/// of a workgroup come in turns of up to `default_turn` instructions, in the order in which they were executed. In
/// words of 64 bits: pc and, above bit 48, space and bytes; EXEC; workgroup, wave and the number of addresses; these.
class InstructionStream final : public Observer {
 public:
  /// At most so many chunks of 32 KiB are in the buffer: then the launch waits.
  explicit InstructionStream(std::size_t chunks = 64) : most_(chunks == 0 ? 1 : chunks) { full_.reserve(chunk_words); }

  /// The next instruction, waiting for it if need be. False: the launch has ended and all were taken.
  bool next(StreamedInstruction& to) {
    if (at_ == taken_.size() && !take()) return false;
    const std::uint64_t first = taken_[at_], third = taken_[at_ + 2];
    const std::size_t count = third & 0xffff;
    to.pc = first & 0xffff'ffff'ffffu;
    to.space = static_cast<AddressSpace>(first >> 56);
    to.bytes = static_cast<std::uint8_t>(first >> 48);
    to.exec = taken_[at_ + 1];
    to.workgroup = static_cast<std::uint32_t>(third >> 32);
    to.wave = static_cast<std::uint16_t>(third >> 16);
    to.addresses = std::span(taken_).subspan(at_ + 3, count);
    at_ += 3 + count;
    return true;
  }
  /// Nobody takes any more: the launch goes on without waiting.
  void abandon() {
    const std::lock_guard lock(mutex_);
    abandoned_ = true;
    room_.notify_all();
  }
  /// After the launch has returned, whatever came of it.
  void close() {
    hand_over();
    const std::lock_guard lock(mutex_);
    closed_ = true;
    filled_.notify_all();
  }

  void launch_begins(const LaunchView& launch) override { grid_ = launch.grid; }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t) override {
    workgroup_ = (std::uint64_t{id[2]} * grid_[1] + id[1]) * grid_[0] + id[0];
  }
  void before(const Step& step) override {
    const AccessView* const access = step.access;
    const std::size_t start = full_.size();
    full_.push_back(step.pc & 0xffff'ffff'ffffu);
    full_.push_back(step.wave.exec);
    std::uint64_t count = 0;
    full_.push_back(0);
    if (access != nullptr) {
      AddressSpace space = AddressSpace::global;
      for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
        if ((access->lanes >> lane & 1) == 0) continue;
        space = access->space[lane];
        full_.push_back(access->address[lane]);
        ++count;
      }
      full_[start] |= static_cast<std::uint64_t>(space) << 56 | std::uint64_t{access->bytes & 0xffu} << 48;
    }
    full_[start + 2] = workgroup_ << 32 | std::uint64_t{step.wave.wave} << 16 | count;
    if (full_.size() + 70 > chunk_words) hand_over();
  }

 private:
  static constexpr std::size_t chunk_words = 4096;

  void hand_over() {
    if (full_.empty()) return;
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return chunks_.size() < most_ || abandoned_; });
    if (!abandoned_) chunks_.push_back(std::move(full_));
    filled_.notify_one();
    lock.unlock();
    full_ = {};
    full_.reserve(chunk_words);
  }
  bool take() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [&] { return !chunks_.empty() || closed_; });
    if (chunks_.empty()) return false;
    taken_ = std::move(chunks_.front());
    chunks_.pop_front();
    at_ = 0;
    room_.notify_one();
    return true;
  }

  const std::size_t most_;
  std::mutex mutex_;
  std::condition_variable room_, filled_;
  std::deque<std::vector<std::uint64_t>> chunks_;
  bool closed_ = false, abandoned_ = false;

  // The launch's thread.
  std::vector<std::uint64_t> full_;
  std::array<std::uint32_t, 3> grid_{1, 1, 1};
  std::uint64_t workgroup_ = 0;
  // The other one's.
  std::vector<std::uint64_t> taken_;
  std::size_t at_ = 0;
};

}  // namespace lockstep
