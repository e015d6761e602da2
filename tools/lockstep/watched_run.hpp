// What somebody at a terminal sees of a launch that takes long: a line of progress, a word about a workgroup that does
// not end, and Ctrl-C, which ends the launch and keeps what it found.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "lockstep/device.hpp"
#include "lockstep/device/observer.hpp"

namespace command {

/// Where the waves of the workgroup that runs are. For launches that have checks anyway, because it sees each
/// instruction.
class Standing final : public lockstep::Observer {
 public:
  void launch_begins(const lockstep::LaunchView& launch) override { launch_ = launch; }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    workgroup_ = {id[0], id[1], id[2]};
    waves_.assign(waves, 0);
  }
  void before(const lockstep::Step& step) override {
    if (step.wave.wave < waves_.size()) waves_[step.wave.wave] = step.pc;
  }
  /// "workgroup (0,0,0): wave 0 at pc 0x1618 (a.cl:2), wave 1 at ..."; on the thread of the launch.
  std::string text(const std::function<std::string(std::uint64_t)>& source) const;

 private:
  lockstep::LaunchView launch_;
  std::array<std::uint32_t, 3> workgroup_{};
  std::vector<std::uint64_t> waves_;  ///< by wave: pc
};

/// For one launch at a time.
class WatchedRun {
 public:
  /// `standing`: null, or where the waves are; `budget`: LaunchOptions::max_instructions.
  WatchedRun(const Standing* standing, std::function<std::string(std::uint64_t)> source, std::uint64_t budget);
  ~WatchedRun();
  WatchedRun(const WatchedRun&) = delete;
  WatchedRun& operator=(const WatchedRun&) = delete;

  void show(const lockstep::Progress& progress);
  /// Asked by the launch's threads again and again. True: the launch is to end, by Ctrl-C.
  bool stop_requested();
  static bool interrupted();

 private:
  using Clock = std::chrono::steady_clock;
  void clear();

  const Standing* standing_;
  std::function<std::string(std::uint64_t)> source_;
  std::uint64_t budget_;
  bool terminal_;
  bool shown_ = false;
  std::mutex mutex_;
  Clock::time_point start_ = Clock::now();
  std::atomic<Clock::time_point> next_notice_;
  void (*before_)(int);
};

}  // namespace command
