// Kernels that wait for their whole grid (cooperative_groups' grid.sync()).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace hip {

struct Gpu;

/// Each workgroup of a cooperative launch has a thread of the host. So many may begin at once.
inline constexpr std::uint32_t most_cooperative_workgroups = 1024;

/// The grids of one launch over several devices, which wait for each other (multi_grid.sync()).
class GridSet {
 public:
  /// Null if the host has no memory.
  static std::shared_ptr<GridSet> make(std::uint32_t count, std::uint64_t items);
  ~GridSet();
  GridSet(const GridSet&) = delete;
  GridSet& operator=(const GridSet&) = delete;

  std::uint64_t place() const { return reinterpret_cast<std::uintptr_t>(place_); }
  std::uint32_t count() const { return count_; }
  std::uint64_t items() const { return items_; }
  /// When one of them ends by an error, the others would wait for ever: all are stopped.
  void stop() { stop_ = 1; }
  bool stopped() const { return stop_ != 0; }
  volatile std::int32_t* flag() { return &stop_; }

 private:
  GridSet(std::uint64_t* place, std::uint32_t count, std::uint64_t items)
      : place_(place), count_(count), items_(items) {}
  std::uint64_t* place_;  // which all devices see
  std::uint32_t count_;
  std::uint64_t items_;
  volatile std::int32_t stop_ = 0;
};

/// What a cooperative launch's workgroups wait in, laid out as ROCm's runtimes and device libraries of versions 5 to 7
/// have it.
struct GridInfo {
  std::uint64_t grids = 0;  ///< a GridSet's place
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

/// Under LOCKSTEP_TRACE launches run one after the other: a launch that waits for another device's grid would not end.
/// Stops the launch when a workgroup waits.
class GridWatch {
 public:
  GridWatch() = default;
  ~GridWatch() { end(); }
  GridWatch(const GridWatch&) = delete;
  GridWatch& operator=(const GridWatch&) = delete;
  /// `info` and what it sets, which lockstep_options::stop points to, live until the end.
  void begin(const GridInfo& info, volatile std::int32_t* stop);
  void end();
  /// What begin() sets where there is no GridSet.
  volatile std::int32_t* flag() { return &stop_; }
  bool stopped() const { return stopped_.load(); }

 private:
  std::thread thread_;
  std::atomic<bool> over_{false}, stopped_{false};
  volatile std::int32_t stop_ = 0;
};

}  // namespace hip
