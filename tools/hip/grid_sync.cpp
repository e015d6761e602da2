#include "grid_sync.hpp"

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

}  // namespace hip
