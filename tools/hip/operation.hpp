// What a stream does in order, and what a node of a graph is.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace hip {

struct Function;
struct Record;
struct Gpu;
class GraphMemory;
class GridSet;
class SharedEvent;

struct KernelOperation {
  std::shared_ptr<const Function> function;
  void* handle = nullptr;  ///< as the program names it: host function or hipFunction_t
  dim3 grid{}, block{};    ///< in workgroups, in work-items
  dim3 work_items{0, 0, 0};
  dim3 cluster{0, 0, 0};  ///< in workgroups; 0: as the kernel says
  std::uint32_t shared_bytes = 0;
  bool cooperative = false;          ///< all workgroups are at work at once
  std::shared_ptr<GridSet> grids{};  ///< of several devices, of which this is one
  std::uint32_t grid_number = 0;     ///< which, and the work-items of those before it
  std::uint64_t items_before = 0;
  std::vector<std::uint8_t> kernarg;
  std::shared_ptr<Record> begin{}, end{};  ///< events of hipExtModuleLaunchKernel
};
/// A box of bytes; rows and slices have a distance on each side.
struct CopyOperation {
  std::uint8_t* to = nullptr;
  std::size_t to_pitch = 0, to_slice = 0;
  const std::uint8_t* from = nullptr;
  std::size_t from_pitch = 0, from_slice = 0;
  std::size_t width = 0, height = 1, depth = 1;
  hipMemcpyKind kind = hipMemcpyDefault;
};
struct SetOperation {
  std::uint8_t* to = nullptr;
  std::size_t pitch = 0, slice = 0;
  std::uint32_t value = 0;
  unsigned element_bytes = 1;
  std::size_t width = 0, height = 1, depth = 1;  ///< width in elements
};
struct HostOperation {
  hipHostFn_t function = nullptr;
  void* data = nullptr;
};
struct CallbackOperation {
  hipStream_t stream = nullptr;
  hipStreamCallback_t function = nullptr;
  void* data = nullptr;
};
struct RecordOperation {
  std::shared_ptr<Record> record;
};
/// In a graph: the event as it is when the graph runs.
struct EventRecordOperation {
  hipEvent_t event = nullptr;
};
struct EventWaitOperation {
  hipEvent_t event = nullptr;
};
/// Waits for a value in memory, or writes one.
struct ValueOperation {
  void* place = nullptr;
  std::uint64_t value = 0, mask = ~std::uint64_t{0};
  unsigned bytes = 4, flags = 0;
  bool wait = false;
};
/// Waits for what another process recorded.
struct SharedWaitOperation {
  std::shared_ptr<const SharedEvent> event;
  std::uint64_t number = 0;
};
struct FreeOperation {
  void* start = nullptr;
};
/// In a graph: its memory comes into use, and is free again.
struct GraphAllocOperation {
  std::shared_ptr<GraphMemory> memory;
};
struct GraphFreeOperation {
  std::shared_ptr<GraphMemory> memory;
};
struct EmptyOperation {};
struct GraphOperation;

using Operation =
    std::variant<EmptyOperation, KernelOperation, CopyOperation, SetOperation, HostOperation, CallbackOperation,
                 RecordOperation, EventRecordOperation, EventWaitOperation, ValueOperation, SharedWaitOperation,
                 FreeOperation, GraphAllocOperation, GraphFreeOperation, std::shared_ptr<const GraphOperation>>;

/// In an order that suits their dependencies.
struct GraphOperation {
  std::vector<Operation> operations;
  std::shared_ptr<const void> keeps{};  ///< what the program wants to live as long
};

/// x * y * z; the largest number there is where that is more.
constexpr std::uint64_t volume(dim3 size) {
  const std::uint64_t plane = std::uint64_t{size.x} * size.y;
  std::uint64_t all = 0;
  return __builtin_mul_overflow(plane, std::uint64_t{size.z}, &all) ? ~std::uint64_t{0} : all;
}

/// Does it, on the calling thread, for a stream of that device.
hipError_t execute(const Operation& operation, Gpu& gpu);

}  // namespace hip
