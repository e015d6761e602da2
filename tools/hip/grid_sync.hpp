// Kernels that wait for their whole grid (cooperative_groups' grid.sync()).
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace hip {

struct Gpu;

/// Each workgroup of a cooperative launch has a thread of the host. So many may begin at once.
inline constexpr std::uint32_t most_cooperative_workgroups = 1024;

/// What a cooperative launch's workgroups wait in, laid out as ROCm's runtimes and device libraries of versions 5 to 7
/// have it. There are no grids over several devices.
struct GridInfo {
  std::uint64_t grids = 0;
  std::uint32_t grid = 0, grid_count = 0;
  std::uint64_t items_before = 0, items = 0;
  std::uint32_t arrived = 0, unused = 0;
  std::uint32_t workgroups = 0;
};

/// A device's, those that no launch uses at the moment.
class GridInfos {
 public:
  explicit GridInfos(Gpu& gpu) : gpu_(gpu) {}

  /// For one launch; null if the host has no memory.
  GridInfo* take(std::uint32_t workgroups);
  void give_back(GridInfo* info);

 private:
  Gpu& gpu_;
  std::vector<GridInfo*> free_;  // with allocation_lock()
};

/// Of a launch that is watched workgroups run one after the other: one that waits for its grid would do so for ever.
/// Stops the launch when one has come to that.
class GridWatch {
 public:
  GridWatch() = default;
  ~GridWatch() { end(); }
  GridWatch(const GridWatch&) = delete;
  GridWatch& operator=(const GridWatch&) = delete;
  /// `info` lives until the end.
  void begin(const GridInfo& info);
  void end();
  /// What lockstep_options::stop points to.
  const volatile std::int32_t* flag() const { return &stop_; }
  bool stopped() const { return stop_ != 0; }

 private:
  std::thread thread_;
  std::atomic<bool> over_{false};
  volatile std::int32_t stop_ = 0;
};

}  // namespace hip
