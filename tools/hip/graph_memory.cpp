// Memory that graphs allocate when they run.
#include "graph_memory.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"

namespace hip {

namespace {

/// hipGraphMemAttributeType, which Debian's headers do not have.
enum class Attribute : int { used = 0, used_high = 1, reserved = 2, reserved_high = 3 };

/// What hipDeviceGetGraphMemAttribute tells of a device.
struct Bytes {
  std::uint64_t used = 0, used_high = 0, reserved = 0, reserved_high = 0;
};

std::mutex& mutex = *new std::mutex;
auto& memories = *new std::map<const void*, std::weak_ptr<GraphMemory>>;
auto& in_use = *new std::map<const GraphMemory*, std::shared_ptr<GraphMemory>>;
auto& bytes_of = *new std::map<int, Bytes>;

/// The number behind an attribute; null if there is none such. With the lock.
const std::uint64_t* number_of(int device, Attribute which) {
  const Bytes& bytes = bytes_of[device];
  switch (which) {
    case Attribute::used: return &bytes.used;
    case Attribute::used_high: return &bytes.used_high;
    case Attribute::reserved: return &bytes.reserved;
    case Attribute::reserved_high: return &bytes.reserved_high;
    default: return nullptr;
  }
}

}  // namespace

GraphMemory::GraphMemory(void* start, std::size_t bytes, int device) : start_(start), bytes_(bytes), device_(device) {
  const std::lock_guard lock(mutex);
  Bytes& all = bytes_of[device];
  all.reserved += bytes;
  all.reserved_high = std::max(all.reserved_high, all.reserved);
}

GraphMemory::~GraphMemory() {
  (void)release(start_, MemoryKind::device, MemoryKind::device, hipSuccess);
  const std::lock_guard lock(mutex);
  memories.erase(start_);
  bytes_of[device_].reserved -= bytes_;
}

hipError_t make_graph_memory(std::size_t bytes, std::shared_ptr<GraphMemory>& result) {
  void* start = nullptr;
  if (bytes == 0) return hipErrorInvalidValue;
  const hipError_t error = allocate(MemoryKind::device, bytes, 0, "an allocation of a graph", &start);
  if (error != hipSuccess) return error;
  result = std::make_shared<GraphMemory>(start, bytes, current()->ordinal);
  const std::lock_guard lock(mutex);
  memories[start] = result;
  return hipSuccess;
}

std::shared_ptr<GraphMemory> graph_memory_at(const void* start) {
  const std::lock_guard lock(mutex);
  const auto found = memories.find(start);
  return found == memories.end() ? nullptr : found->second.lock();
}

hipError_t use_graph_memory(const std::shared_ptr<GraphMemory>& memory) {
  const std::lock_guard lock(mutex);
  // What an earlier launch left in use is used again, as if it had been freed between.
  if (!in_use.emplace(memory.get(), memory).second) return hipSuccess;
  Bytes& bytes = bytes_of[memory->device()];
  bytes.used += memory->bytes();
  bytes.used_high = std::max(bytes.used_high, bytes.used);
  return hipSuccess;
}

hipError_t free_graph_memory(const std::shared_ptr<GraphMemory>& memory) {
  const std::lock_guard lock(mutex);
  if (in_use.erase(memory.get()) == 0) return hipErrorInvalidValue;
  bytes_of[memory->device()].used -= memory->bytes();
  return hipSuccess;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipDeviceGetGraphMemAttribute(int device, Attribute which, void* value) {
  return call([&] {
    if (!gpu(device)) return hipErrorInvalidDevice;
    const std::lock_guard lock(mutex);
    const std::uint64_t* const number = number_of(device, which);
    if (!number || !value) return hipErrorInvalidValue;
    *static_cast<std::uint64_t*>(value) = *number;
    return hipSuccess;
  });
}
// Only the high marks can be set, and only to nothing: from then on they are those of what there is.
hipError_t hipDeviceSetGraphMemAttribute(int device, Attribute which, void* value) {
  return call([&] {
    if (!gpu(device)) return hipErrorInvalidDevice;
    const std::lock_guard lock(mutex);
    Bytes& bytes = bytes_of[device];
    if (!value || *static_cast<const std::uint64_t*>(value) != 0) return hipErrorInvalidValue;
    if (which == Attribute::used_high)
      bytes.used_high = bytes.used;
    else if (which == Attribute::reserved_high)
      bytes.reserved_high = bytes.reserved;
    else
      return hipErrorInvalidValue;
    return hipSuccess;
  });
}
hipError_t hipDeviceGraphMemTrim(int device) {
  // Memory goes with the last graph that has it, so there is nothing to trim.
  return call([&] { return gpu(device) ? hipSuccess : hipErrorInvalidDevice; });
}

}  // extern "C"
