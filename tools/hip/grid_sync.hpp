// Kernels that wait for their whole grid (cooperative_groups' grid.sync()).
#pragma once

#include <cstdint>
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

}  // namespace hip
