#include "grid_sync.hpp"

#include <chrono>
#include <cstddef>
#include <mutex>
#include <new>

#include "allocation.hpp"

namespace hip {

static_assert(offsetof(GridInfo, arrived) == 32 && offsetof(GridInfo, workgroups) == 40);

GridInfo* GridInfos::take(std::uint32_t workgroups) {
  void* place = nullptr;
  {
    const std::lock_guard lock(allocation_lock());
    if (!free_.empty()) {
      place = free_.back();
      free_.pop_back();
    }
  }
  if (!place) place = allocate_service(gpu_, sizeof(GridInfo), alignof(GridInfo), "what a cooperative launch waits in");
  if (!place) return nullptr;
  auto* const info = new (place) GridInfo;
  info->workgroups = workgroups;
  return info;
}

void GridInfos::give_back(GridInfo* info) {
  const std::lock_guard lock(allocation_lock());
  free_.push_back(info);
}

void GridWatch::begin(const GridInfo& info) {
  thread_ = std::thread([this, &info] {
    constexpr std::uint32_t workgroups_that_wait = 0xffff;  // the rest counts how often all have met
    for (; !over_.load(); std::this_thread::sleep_for(std::chrono::milliseconds(2)))
      if ((__atomic_load_n(&info.arrived, __ATOMIC_RELAXED) & workgroups_that_wait) != 0) {
        stop_ = 1;
        return;
      }
  });
}

void GridWatch::end() {
  over_.store(true);
  if (thread_.joinable()) thread_.join();
}

}  // namespace hip
