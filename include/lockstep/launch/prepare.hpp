// A dispatch in a device's memory, with the objects that belong to this launch alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/launch/prepare_dispatch.hpp"

namespace lockstep {

/// A dispatch with the memory it sees.
struct PreparedLaunch {
  Dispatch dispatch;
  MemoryView memory;
  /// The part of a lane's scratch for calls whose depth the compiler does not know. None for a raw dispatch.
  std::optional<std::uint32_t> stack_bytes{};
  std::shared_ptr<const LoadedCode> code{};  ///< the kernel's; null for a raw dispatch
  std::string missing_services{};            ///< missing_services() of its arguments
};

/// The label of the range that holds a launch's kernarg segment.
inline constexpr const char* kernarg_label = "kernel arguments";

namespace detail {

/// The objects of one launch, in one piece of host memory: 64-byte lines, all zero.
class PrivateRanges {
 public:
  explicit PrivateRanges(std::size_t bytes) : storage_(zeroed_bytes(bytes)) { ranges_.reserve(3); }
  /// False if the host has no memory.
  explicit operator bool() const { return storage_ != nullptr; }

  /// The next one; in the order of addresses. `size` is a multiple of 64.
  MemoryRange& add(std::uint64_t address, std::uint64_t size, const char* label) {
    MemoryRange& range = ranges_.emplace_back();
    range.address = address;
    range.size = size;
    range.kind = RangeKind::launch;
    range.storage = storage_;
    range.bytes = storage_.get() + used_;
    range.label = label;
    used_ += size;
    return range;
  }
  MemoryView over(const MemoryView& base) && {
    return {base, std::make_shared<const std::vector<MemoryRange>>(std::move(ranges_))};
  }

 private:
  std::shared_ptr<std::uint8_t[]> storage_;
  std::size_t used_ = 0;
  std::vector<MemoryRange> ranges_;
};

}  // namespace detail

/// prepare_dispatch in `memory`, with the launch's own objects, or the caller's (LaunchShape::places).
Result<PreparedLaunch> prepare_launch(const Kernel& kernel, const LaunchShape& shape, const TargetLimits& target,
                                      const MemoryView& memory, KernargSegment arguments, std::uint32_t given);

inline Result<PreparedLaunch> prepare_launch(const Kernel& kernel, const LaunchShape& shape, const TargetLimits& target,
                                             const MemoryView& memory, KernargSegment arguments, std::uint32_t given) {
  // Objects of this launch alone, below everything the device allocates.
  constexpr std::uint64_t first = DeviceMemory::first_address - (std::uint64_t{1} << 30);
  constexpr std::uint64_t step = 4 * max_kernarg_size;
  const LaunchAddresses places{first, first + step, first + 2 * step};
  const bool callers = shape.places.queue != 0;
  auto prepared = prepare_dispatch(kernel, shape, target, callers ? shape.places : places, std::move(arguments), given);
  if (!prepared) return prepared.error();
  if (callers)
    return PreparedLaunch{std::move(prepared->dispatch), memory, prepared->stack_bytes, kernel.shared_code(),
                          std::move(prepared->missing_services)};
  if (const auto* clash = memory.overlapping(first, 3 * step))
    return Error{"the " + clash->label + " at " + hex(clash->address) + " covers addresses that lockstep uses itself"};
  detail::PrivateRanges ranges(prepared->packet.size() + queue_object_bytes + prepared->kernarg.size());
  if (!ranges) return Error{"the host has no memory for the kernel's arguments"};
  MemoryRange& packet = ranges.add(places.dispatch_packet, prepared->packet.size(), "dispatch packet");
  std::copy(prepared->packet.begin(), prepared->packet.end(), packet.bytes);
  ranges.add(places.queue, queue_object_bytes, "queue");
  MemoryRange& kernarg = ranges.add(places.kernarg, prepared->kernarg.size(), kernarg_label);
  std::copy(prepared->kernarg.begin(), prepared->kernarg.end(), kernarg.bytes);
  return PreparedLaunch{std::move(prepared->dispatch), std::move(ranges).over(memory), prepared->stack_bytes,
                        kernel.shared_code(), std::move(prepared->missing_services)};
}

}  // namespace lockstep
