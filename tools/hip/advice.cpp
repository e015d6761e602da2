#include "advice.hpp"

#include <hip/hip_runtime_api.h>

#include <cstring>
#include <map>
#include <mutex>
#include <optional>
#include <set>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "pageable.hpp"
#include "records.hpp"
#include "stream.hpp"

namespace hip {

namespace {

constexpr std::uintptr_t page = 4096;

/// Of whole pages.
struct Advice {
  bool read_mostly = false, coarse_grained = false;
  int preferred = hipInvalidDeviceId, prefetched = hipInvalidDeviceId;
  std::set<int> accessed_by{};
};

std::mutex& mutex = *new std::mutex;
/// From where each holds up to where the next begins; nothing was said before the first.
auto& pages = *new std::map<std::uintptr_t, Advice>;

/// Makes one begin at that address. With the lock.
auto split(std::uintptr_t at) {
  const auto next = pages.upper_bound(at);
  if (next == pages.begin()) return pages.try_emplace(at).first;
  return pages.try_emplace(at, std::prev(next)->second).first;
}

struct Range {
  std::uintptr_t begin, end;
};
Range whole_pages(const void* memory, std::size_t bytes) {
  const auto start = reinterpret_cast<std::uintptr_t>(memory);
  return {start / page * page, (start + bytes + page - 1) / page * page};
}

template <class Change>
void change(Range range, const Change& change) {
  const std::lock_guard lock(mutex);
  const auto end = split(range.end);  // first: what follows stays as it is
  for (auto each = split(range.begin); each != end; ++each) change(each->second);
}

/// What is the same in all pages, and `otherwise` where they differ.
template <class Value, class Get>
Value common(Range range, Value otherwise, const Get& get) {
  const std::lock_guard lock(mutex);
  const auto next = pages.upper_bound(range.begin);
  const Advice none;
  Value value = get(next == pages.begin() ? none : std::prev(next)->second);
  for (auto each = next; each != pages.end() && each->first < range.end; ++each)
    if (get(each->second) != value) return otherwise;
  return value;
}

/// Is it memory that can be here and there: of hipMallocManaged, or with HSA_XNACK=1 the process's own?
bool managed(const void* memory, std::size_t bytes) {
  const auto found = allocation_at(memory);
  if (!found) return is_pageable_memory(memory, bytes);
  return found->kind == MemoryKind::managed && bytes != 0 && fits(memory, bytes);
}

hipError_t advise(const void* memory, std::size_t bytes, hipMemoryAdvise advice, int device) {
  if (!managed(memory, bytes)) return hipErrorInvalidValue;
  const Range range = whole_pages(memory, bytes);
  const auto set = [&](auto what) {
    change(range, what);
    return hipSuccess;
  };
  switch (static_cast<int>(advice)) {
    case hipMemAdviseSetReadMostly: return set([](Advice& a) { a.read_mostly = true; });
    case hipMemAdviseUnsetReadMostly: return set([](Advice& a) { a.read_mostly = false; });
    case hipMemAdviseSetPreferredLocation: return set([&](Advice& a) { a.preferred = device; });
    case hipMemAdviseUnsetPreferredLocation: return set([](Advice& a) { a.preferred = hipInvalidDeviceId; });
    case hipMemAdviseSetAccessedBy: return set([&](Advice& a) { a.accessed_by.insert(device); });
    case hipMemAdviseUnsetAccessedBy: return set([&](Advice& a) { a.accessed_by.erase(device); });
    case hipMemAdviseSetCoarseGrain: return set([](Advice& a) { a.coarse_grained = true; });
    case hipMemAdviseUnsetCoarseGrain: return set([](Advice& a) { a.coarse_grained = false; });
    default: return hipErrorInvalidValue;
  }
}

template <class T>
void give(void* to, T value) {
  std::memcpy(to, &value, sizeof value);
}

/// Memory of a device is coarse-grained unless its flags say otherwise; that of the host is not.
hipMemRangeCoherencyMode coherency(const std::optional<Allocation>& memory, Range range) {
  constexpr auto fine = hipMemRangeCoherencyModeFineGrain, coarse = hipMemRangeCoherencyModeCoarseGrain;
  if (memory && on_device(memory->kind)) return (memory->flags & hipDeviceMallocFinegrained) != 0 ? fine : coarse;
  if (memory && memory->kind != MemoryKind::managed) return fine;
  return common(range, hipMemRangeCoherencyModeIndeterminate,
                [](const Advice& a) { return a.coarse_grained ? coarse : fine; });
}

hipError_t range_attribute(void* data, std::size_t bytes, hipMemRangeAttribute attribute, const void* memory,
                           std::size_t count) {
  const auto found = memory ? allocation_at(memory) : std::nullopt;
  if (!data || count == 0 || !(found ? fits(memory, count) : is_pageable_memory(memory, count)))
    return hipErrorInvalidValue;
  const Range range = whole_pages(memory, count);
  if (attribute == hipMemRangeAttributeCoherencyMode) {
    if (bytes != sizeof(int)) return hipErrorInvalidValue;
    give(data, static_cast<int>(coherency(found, range)));
    return hipSuccess;
  }
  if (found && found->kind != MemoryKind::managed) return hipErrorInvalidValue;
  if (attribute == hipMemRangeAttributeAccessedBy) {
    if (bytes == 0 || bytes % sizeof(int) != 0) return hipErrorInvalidValue;
    const auto devices = common(range, std::set<int>(), [](const Advice& a) { return a.accessed_by; });
    auto next = devices.begin();
    for (std::size_t i = 0; i < bytes; i += sizeof(int))
      give(static_cast<char*>(data) + i, next == devices.end() ? int{hipInvalidDeviceId} : *next++);
    return hipSuccess;
  }
  if (bytes != sizeof(int)) return hipErrorInvalidValue;
  const int none = hipInvalidDeviceId;
  switch (attribute) {
    case hipMemRangeAttributeReadMostly:
      give(data, int{common(range, false, [](const Advice& a) { return a.read_mostly; })});
      return hipSuccess;
    case hipMemRangeAttributePreferredLocation:
      give(data, common(range, none, [](const Advice& a) { return a.preferred; }));
      return hipSuccess;
    case hipMemRangeAttributeLastPrefetchLocation:
      give(data, common(range, none, [](const Advice& a) { return a.prefetched; }));
      return hipSuccess;
    default: return hipErrorInvalidValue;
  }
}

bool is_place(int device) { return device == hipCpuDeviceId || gpu(device); }

/// A place by the number that the calls of before 7.1 have for it. False: it is none.
bool number_of(hipMemLocation place, int& device) {
  device = place.type == hipMemLocationTypeDevice ? place.id : hipCpuDeviceId;
  return place.type == hipMemLocationTypeDevice || is_host(place.type);
}

}  // namespace

void forget_advice(std::uintptr_t start, std::size_t bytes) {
  change(whole_pages(reinterpret_cast<const void*>(start), bytes), [](Advice& a) { a = {}; });
  const std::lock_guard lock(mutex);
  pages.erase(pages.upper_bound(start), pages.lower_bound(start + bytes));
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMemPrefetchAsync(const void* memory, size_t bytes, int device, hipStream_t stream) {
  return call([&] {
    const auto found = allocation_at(memory);
    if (bytes == 0 || !(found ? fits(memory, bytes) : is_pageable_memory(memory, bytes))) return hipErrorInvalidValue;
    if (!is_place(device)) return hipErrorInvalidDevice;
    const hipError_t error = submit(stream, EmptyOperation{});
    if (error == hipSuccess && (!found || found->kind == MemoryKind::managed))
      change(whole_pages(memory, bytes), [&](Advice& a) { a.prefetched = device; });
    return error;
  });
}
hipError_t hipMemAdvise(const void* memory, size_t bytes, hipMemoryAdvise advice, int device) {
  return call([&] {
    const bool any_device = advice == hipMemAdviseSetReadMostly || advice == hipMemAdviseUnsetReadMostly;
    if (!any_device && !is_place(device)) return hipErrorInvalidDevice;
    return advise(memory, bytes, advice, device);
  });
}
// Since 7.1: places are not only devices.
hipError_t hipMemPrefetchAsync_v2(const void* memory, size_t bytes, hipMemLocation to, unsigned flags,
                                  hipStream_t stream) {
  int device = 0;
  if (flags != 0 || !number_of(to, device)) return remember(hipErrorInvalidValue);
  return hipMemPrefetchAsync(memory, bytes, device, stream);
}
hipError_t hipMemAdvise_v2(const void* memory, size_t bytes, hipMemoryAdvise advice, hipMemLocation where) {
  return call([&] {
    int device = 0;
    if (!number_of(where, device)) return hipErrorInvalidValue;
    return is_place(device) ? advise(memory, bytes, advice, device) : hipErrorInvalidDevice;
  });
}
hipError_t hipMemRangeGetAttribute(void* data, size_t bytes, hipMemRangeAttribute attribute, const void* memory,
                                   size_t count) {
  return call([&] { return range_attribute(data, bytes, attribute, memory, count); });
}
hipError_t hipMemRangeGetAttributes(void** data, size_t* sizes, hipMemRangeAttribute* attributes, size_t count,
                                    const void* memory, size_t bytes) {
  return call([&] {
    if (!data || !sizes || !attributes || count == 0) return hipErrorInvalidValue;
    for (std::size_t i = 0; i < count; ++i)
      if (const hipError_t error = range_attribute(data[i], sizes[i], attributes[i], memory, bytes);
          error != hipSuccess)
        return error;
    return hipSuccess;
  });
}

}  // extern "C"
