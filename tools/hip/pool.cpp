// Stream-ordered allocation. Memory is there at once, and goes when the stream gets there.
#include "pool.hpp"

#include <atomic>
#include <set>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "graph_memory.hpp"
#include "records.hpp"
#include "stream.hpp"

struct ihipMemPoolHandle_t {
  int device = 0;
  std::atomic<std::uint64_t> used{0}, used_high{0};
  std::uint64_t threshold = 0;
  std::uint64_t most = 0;  ///< bytes; 0: no limit
  int reuse[3] = {1, 1, 1};
};

namespace hip {

namespace {

std::mutex& mutex = *new std::mutex;
auto& pools = *new std::set<hipMemPool_t>;

bool known(hipMemPool_t pool) {
  const std::lock_guard lock(mutex);
  return pools.count(pool) != 0;
}

hipError_t allocate_from(hipMemPool_t pool, void** result, std::size_t bytes, hipStream_t handle) {
  if (!result || !known(pool)) return hipErrorInvalidValue;
  if (!stream_of(handle)) return hipErrorContextIsDestroyed;
  if (const auto stream = stream_of(handle); is_captured(*stream)) {  // the graph's, from launch to launch
    std::shared_ptr<GraphMemory> memory;
    if (const hipError_t error = make_graph_memory(bytes, memory); error != hipSuccess) return error;
    *result = memory->start();
    return submit(stream, GraphAllocOperation{std::move(memory)});
  }
  if (pool->most != 0 && (bytes > pool->most || pool->used > pool->most - bytes)) return hipErrorOutOfMemory;
  const hipError_t error = allocate(MemoryKind::device, bytes, 0, "hipMallocAsync", result, pool);
  if (error != hipSuccess) return error;
  const std::uint64_t now = pool->used += bytes;
  for (std::uint64_t high = pool->used_high; high < now && !pool->used_high.compare_exchange_weak(high, now);) {
  }
  return hipSuccess;
}

hipError_t free_in_order(void* start, hipStream_t stream) {
  if (auto memory = graph_memory_at(start)) return submit(stream, GraphFreeOperation{std::move(memory)});
  const auto memory = allocation_at(start);
  if (!memory || memory->start != reinterpret_cast<std::uintptr_t>(start) ||
      (memory->kind != MemoryKind::device && memory->kind != MemoryKind::managed))
    return hipErrorInvalidValue;
  if (memory->pool && known(memory->pool)) memory->pool->used -= memory->size;
  return submit(stream, FreeOperation{start});
}

hipError_t attribute(hipMemPool_t pool, hipMemPoolAttr which, void* value, bool set) {
  if (!value || !known(pool)) return hipErrorInvalidValue;
  auto* const number = static_cast<std::uint64_t*>(value);
  switch (which) {
    case hipMemPoolReuseFollowEventDependencies:
    case hipMemPoolReuseAllowOpportunistic:
    case hipMemPoolReuseAllowInternalDependencies: {
      int& flag = pool->reuse[which - hipMemPoolReuseFollowEventDependencies];
      if (set)
        flag = *static_cast<int*>(value);
      else
        *static_cast<int*>(value) = flag;
      return hipSuccess;
    }
    case hipMemPoolAttrReleaseThreshold:
      if (set)
        pool->threshold = *number;
      else
        *number = pool->threshold;
      return hipSuccess;
    case hipMemPoolAttrReservedMemCurrent:
    case hipMemPoolAttrUsedMemCurrent:
      if (set) return hipErrorInvalidValue;
      *number = pool->used;
      return hipSuccess;
    case hipMemPoolAttrReservedMemHigh:
    case hipMemPoolAttrUsedMemHigh:
      if (set && *number != 0) return hipErrorInvalidValue;
      if (set)
        pool->used_high = pool->used.load();
      else
        *number = pool->used_high;
      return hipSuccess;
    default: return hipErrorInvalidValue;
  }
}

}  // namespace

hipMemPool_t make_pool(int device) {
  auto pool = std::make_unique<ihipMemPoolHandle_t>();
  pool->device = device;
  const std::lock_guard lock(mutex);
  return *pools.insert(pool.release()).first;
}

void empty_pools(int device) {
  const std::lock_guard lock(mutex);
  for (hipMemPool_t pool : pools)
    if (pool->device == device) pool->used = 0;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMallocAsync(void** result, size_t bytes, hipStream_t stream) {
  return call([&] { return current() ? allocate_from(current()->pool, result, bytes, stream) : hipErrorNoDevice; });
}
hipError_t hipMallocFromPoolAsync(void** result, size_t bytes, hipMemPool_t pool, hipStream_t stream) {
  return call([&] { return allocate_from(pool, result, bytes, stream); });
}
hipError_t hipFreeAsync(void* memory, hipStream_t stream) {
  return call([&] { return free_in_order(memory, stream); });
}
hipError_t hipMemPoolCreate(hipMemPool_t* pool, const hipMemPoolProps* properties) {
  return call([&] {
    if (!pool || !properties || properties->allocType != hipMemAllocationTypePinned) return hipErrorInvalidValue;
    if (properties->location.type != hipMemLocationTypeDevice || !gpu(properties->location.id))
      return hipErrorInvalidValue;
    if (properties->handleTypes != hipMemHandleTypeNone)
      return not_supported("hipMemPoolCreate with shareable handles");
    *pool = make_pool(properties->location.id);
    (*pool)->most = most_bytes(*properties);
    return hipSuccess;
  });
}
hipError_t hipMemPoolDestroy(hipMemPool_t pool) {
  return call([&] {
    for (auto& each : gpus()) {
      if (each->default_pool == pool) return hipErrorInvalidValue;
      if (each->pool == pool) each->pool = each->default_pool;
    }
    const std::lock_guard lock(mutex);
    if (pools.erase(pool) == 0) return hipErrorInvalidValue;
    delete pool;
    return hipSuccess;
  });
}
hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t) {
  // Memory that was freed is not kept, so there is nothing to trim.
  return call([&] { return known(pool) ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr which, void* value) {
  return call([&] { return attribute(pool, which, value, true); });
}
hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr which, void* value) {
  return call([&] { return attribute(pool, which, value, false); });
}
hipError_t hipMemPoolSetAccess(hipMemPool_t pool, const hipMemAccessDesc* list, size_t count) {
  return call([&] {
    if (!known(pool) || (!list && count != 0)) return hipErrorInvalidValue;
    for (size_t i = 0; i < count; ++i) {
      Gpu* const who = gpu(list[i].location.id);
      if (!who) return hipErrorInvalidDevice;
      if (who->ordinal == pool->device) {
        if (list[i].flags == hipMemAccessFlagsProtNone) return hipErrorInvalidDevice;
      } else if (list[i].flags != hipMemAccessFlagsProtNone && !who->peers[static_cast<std::size_t>(pool->device)]) {
        share_memory(*who, *gpu(pool->device));
      }
    }
    return hipSuccess;
  });
}
hipError_t hipMemPoolGetAccess(hipMemAccessFlags* flags, hipMemPool_t pool, hipMemLocation* location) {
  return call([&] {
    if (!flags || !location || !known(pool) || !gpu(location->id)) return hipErrorInvalidValue;
    const bool may = location->id == pool->device || gpu(location->id)->peers[static_cast<std::size_t>(pool->device)];
    *flags = may ? hipMemAccessFlagsProtReadWrite : hipMemAccessFlagsProtNone;
    return hipSuccess;
  });
}
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t* pool, int device) {
  return call([&] {
    if (!pool) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *pool = gpu(device)->default_pool;
    return hipSuccess;
  });
}
hipError_t hipDeviceGetMemPool(hipMemPool_t* pool, int device) {
  return call([&] {
    if (!pool) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *pool = gpu(device)->pool;
    return hipSuccess;
  });
}
hipError_t hipDeviceSetMemPool(int device, hipMemPool_t pool) {
  return call([&] {
    if (!gpu(device)) return hipErrorInvalidDevice;
    if (!known(pool)) return hipErrorInvalidValue;
    gpu(device)->pool = pool;
    return hipSuccess;
  });
}

}  // extern "C"
