// Doing what streams are given.
#include "operation.hpp"

#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

#include "allocation.hpp"
#include "event.hpp"
#include "graph_memory.hpp"
#include "launch.hpp"

namespace hip {

namespace {

template <class T>
void fill(std::uint8_t* to, std::uint32_t value, std::size_t count) {
  const T element = static_cast<T>(value);
  for (std::size_t i = 0; i < count; ++i) std::memcpy(to + i * sizeof element, &element, sizeof element);
}

bool holds(const ValueOperation& wanted) {
  const std::uint64_t now =
      wanted.bytes == 4 ? std::atomic_ref(*static_cast<std::uint32_t*>(wanted.place)).load(std::memory_order_acquire)
                        : std::atomic_ref(*static_cast<std::uint64_t*>(wanted.place)).load(std::memory_order_acquire);
  switch (wanted.flags) {
    case hipStreamWaitValueGte:
      return wanted.bytes == 4 ? static_cast<std::int32_t>((now & wanted.mask) - (wanted.value & wanted.mask)) >= 0
                               : static_cast<std::int64_t>((now & wanted.mask) - (wanted.value & wanted.mask)) >= 0;
    case hipStreamWaitValueEq: return (now & wanted.mask) == (wanted.value & wanted.mask);
    case hipStreamWaitValueAnd: return (now & wanted.mask & wanted.value) != 0;
    default: return (~(now | wanted.value) & wanted.mask) != 0;  // nor
  }
}

struct Execute {
  Gpu& gpu;

  hipError_t operator()(const EmptyOperation&) const { return hipSuccess; }
  // In a graph it may be another device's than the stream's.
  hipError_t operator()(const KernelOperation& kernel) const {
    return run_kernel(kernel, *kernel.function->module->gpu);
  }
  hipError_t operator()(const CopyOperation& copy) const {
    for (std::size_t z = 0; z < copy.depth; ++z)
      for (std::size_t y = 0; y < copy.height; ++y) {
        std::uint8_t* const row = copy.to + z * copy.to_slice + y * copy.to_pitch;
        const std::uint8_t* const from = copy.from + z * copy.from_slice + y * copy.from_pitch;
        std::memmove(row, from, copy.width);
        mark_copied(row, from, copy.width);
      }
    return hipSuccess;
  }
  hipError_t operator()(const SetOperation& set) const {
    for (std::size_t z = 0; z < set.depth; ++z)
      for (std::size_t y = 0; y < set.height; ++y) {
        std::uint8_t* const row = set.to + z * set.slice + y * set.pitch;
        mark_written(row, set.width * set.element_bytes);
        if (set.element_bytes == 1) std::memset(row, static_cast<int>(set.value), set.width);
        if (set.element_bytes == 2) fill<std::uint16_t>(row, set.value, set.width);
        if (set.element_bytes == 4) fill<std::uint32_t>(row, set.value, set.width);
      }
    return hipSuccess;
  }
  hipError_t operator()(const HostOperation& host) const {
    host.function(host.data);
    return hipSuccess;
  }
  hipError_t operator()(const CallbackOperation& callback) const {
    callback.function(callback.stream, hipSuccess, callback.data);
    return hipSuccess;
  }
  hipError_t operator()(const RecordOperation& record) const {
    record.record->take_time();
    return hipSuccess;
  }
  hipError_t operator()(const EventRecordOperation& record) const {
    record_now(record.event);
    return hipSuccess;
  }
  // What the event was recorded after is done, or the program runs into a deadlock on a real device, too.
  hipError_t operator()(const EventWaitOperation& wait) const { return wait_for(wait.event); }
  hipError_t operator()(const ValueOperation& value) const {
    if (value.wait) {
      while (!holds(value)) std::this_thread::sleep_for(std::chrono::microseconds(20));
      return hipSuccess;
    }
    mark_written(value.place, value.bytes);
    if (value.bytes == 4) {
      std::atomic_ref(*static_cast<std::uint32_t*>(value.place)).store(static_cast<std::uint32_t>(value.value));
    } else {
      std::atomic_ref(*static_cast<std::uint64_t*>(value.place)).store(value.value);
    }
    return hipSuccess;
  }
  hipError_t operator()(const SharedWaitOperation& wait) const {
    return wait.event->wait(wait.number) ? hipSuccess : hipErrorContextIsDestroyed;
  }
  hipError_t operator()(const FreeOperation& memory) const {
    return release(memory.start, MemoryKind::device, MemoryKind::managed, hipErrorInvalidValue);
  }
  hipError_t operator()(const GraphAllocOperation& graph) const { return use_graph_memory(graph.memory); }
  hipError_t operator()(const GraphFreeOperation& graph) const { return free_graph_memory(graph.memory); }
  hipError_t operator()(const std::shared_ptr<const GraphOperation>& graph) const {
    hipError_t first = hipSuccess;
    for (const Operation& each : graph->operations)
      if (const hipError_t error = execute(each, gpu); first == hipSuccess) first = error;
    return first;
  }
};

}  // namespace

hipError_t execute(const Operation& operation, Gpu& gpu) { return std::visit(Execute{gpu}, operation); }

}  // namespace hip
