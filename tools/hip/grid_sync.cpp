#include "grid_sync.hpp"

#include <chrono>
#include <cstddef>
#include <mutex>
#include <new>

#include "allocation.hpp"
#include "gpu.hpp"

namespace hip {

static_assert(offsetof(GridInfo, arrived) == 32 && offsetof(GridInfo, workgroups) == 40);

namespace {

/// Those that no launch uses at the moment; with allocation_lock().
std::vector<std::uint64_t*>& free_places() {
  static auto* const all = new std::vector<std::uint64_t*>;
  return *all;
}

}  // namespace

std::shared_ptr<GridSet> GridSet::make(std::uint32_t count, std::uint64_t items) {
  std::uint64_t* place = nullptr;
  {
    const std::lock_guard lock(allocation_lock());
    if (!free_places().empty()) {
      place = free_places().back();
      free_places().pop_back();
    }
  }
  if (!place)
    place = static_cast<std::uint64_t*>(
        allocate_service(nullptr, sizeof *place, alignof(std::uint64_t), "what grids of several devices wait in"));
  if (!place) return nullptr;
  *place = 0;
  return std::shared_ptr<GridSet>(new GridSet(place, count, items));
}

GridSet::~GridSet() {
  const std::lock_guard lock(allocation_lock());
  free_places().push_back(place_);
}

GridInfo* GridInfos::take(std::uint32_t workgroups) {
  void* place = nullptr;
  {
    const std::lock_guard lock(allocation_lock());
    if (!free_.empty()) {
      place = free_.back();
      free_.pop_back();
    }
  }
  if (!place)
    place = allocate_service(&gpu_, sizeof(GridInfo), alignof(GridInfo), "what a cooperative launch waits in");
  if (!place) return nullptr;
  auto* const info = new (place) GridInfo;
  info->workgroups = workgroups;
  return info;
}

void GridInfos::give_back(GridInfo* info) {
  const std::lock_guard lock(allocation_lock());
  free_.push_back(info);
}

void GridWatch::begin(const GridInfo& info, volatile std::int32_t* stop) {
  thread_ = std::thread([this, &info, stop] {
    constexpr std::uint32_t workgroups_that_wait = 0xffff;  // the rest counts how often all have met
    for (; !over_.load(); std::this_thread::sleep_for(std::chrono::milliseconds(2)))
      if ((__atomic_load_n(&info.arrived, __ATOMIC_RELAXED) & workgroups_that_wait) != 0) {
        stopped_.store(true);
        *stop = 1;
        return;
      }
  });
}

void GridWatch::end() {
  over_.store(true);
  if (thread_.joinable()) thread_.join();
}

}  // namespace hip
