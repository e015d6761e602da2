// From a code object and a kernel's arguments to what a simulator needs: bytes to put into its memory, and a dispatch
// from which workgroups are made.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/launch/prepare_dispatch.hpp"

namespace lockstep::embed {

/// Bytes that have to be at an address before the first instruction. Sizes are multiples of nothing.
struct MemoryImage {
  std::uint64_t address = 0;
  std::vector<std::uint8_t> bytes;
};

/// A code object where the simulator wants it.
struct PlacedCode {
  std::shared_ptr<const LoadedCode> code;
  MemoryImage image;

  /// The kernel of that name, or a handle whose message names the kernels there are.
  Kernel kernel(std::string_view name) const {
    auto found = code->object.kernel(name);
    return found ? Kernel(code, *found) : Kernel(code->name + ": " + found.message());
  }
};

/// Reads a code object (or the one for `processor`, "gfx950", out of an offload bundle) and relocates it to `address`,
/// a multiple of 4096.
inline Result<PlacedCode> place_code(std::span<const std::uint8_t> bytes, std::string_view processor,
                                     std::uint64_t address, std::string name = "code object") {
  if (address % 4096 != 0) return Error{name + ": its address " + hex(address) + " is no multiple of 4096"};
  if (processor.empty()) return Error{name + ": name the processor that it is to run on (\"gfx950\")"};
  auto object = read_code(bytes, processor);
  if (!object) return Error{name + ": " + object.message()};
  if (!target_runs_on(object->target(), processor))
    return Error{name + ": built for " + object->target().processor + ", this is " + std::string(processor)};
  PlacedCode placed;
  placed.image = {address, {object->image().begin(), object->image().end()}};
  object->relocate(placed.image.bytes, address);
  placed.code = std::make_shared<const LoadedCode>(LoadedCode{std::move(name), std::move(*object), address, 0});
  return placed;
}

namespace detail {
/// Why these cannot all be in memory; empty: they can.
inline std::string why_not_apart(const std::array<MemoryImage, 3>& images) {
  constexpr std::array names{"the dispatch packet", "the queue", "the kernel's arguments"};
  const auto what = [&](std::size_t i) {
    return std::string(names[i]) + " (" + std::to_string(images[i].bytes.size()) + " bytes at " +
           hex(images[i].address) + ")";
  };
  const auto last = [&](std::size_t i) { return images[i].address + images[i].bytes.size() - 1; };
  for (std::size_t i = 0; i < images.size(); ++i) {
    if (images[i].bytes.empty()) continue;
    if (last(i) < images[i].address) return what(i) + " would end past the last address";
    for (std::size_t j = 0; j < i; ++j)
      if (!images[j].bytes.empty() && images[j].address <= last(i) && images[i].address <= last(j))
        return what(j) + " and " + what(i) + " overlap: give them places of their own";
  }
  return {};
}
}  // namespace detail

/// A kernel ready to run.
struct PreparedKernel {
  Dispatch dispatch;
  std::array<MemoryImage, 3> memory;  ///< dispatch packet, queue, kernel arguments
};

/// Checks a launch and lays out its arguments: numbers, structs, and addresses (std::uint64_t) of the simulator's
/// memory. `places`: where the three objects of the launch will be, outside everything else; 4096 bytes each will do
/// for all but the longest argument lists.
template <class Isa, class... Arguments>
Result<PreparedKernel> prepare(const Isa& isa, const Kernel& kernel, const LaunchShape& shape,
                               const LaunchAddresses& places, const Arguments&... arguments) {
  if (!kernel) return Error{kernel.message()};
  const std::array<Argument, sizeof...(Arguments)> list{make_argument(arguments)...};
  auto segment = layout_arguments(kernel.info(), list);
  if (!segment) return segment.error();
  auto prepared = prepare_dispatch(kernel, shape, target_limits(isa), places, std::move(*segment), 0);
  if (!prepared) return prepared.error();
  PreparedKernel ready;
  ready.memory[0] = {places.dispatch_packet, {prepared->packet.begin(), prepared->packet.end()}};
  ready.memory[1] = {places.queue, std::vector<std::uint8_t>(queue_object_bytes)};
  ready.memory[2] = {places.kernarg, std::move(prepared->kernarg)};
  if (const std::string why = detail::why_not_apart(ready.memory); !why.empty())
    return Error{std::string(kernel.info().name) + ": " + why};
  ready.dispatch = std::move(prepared->dispatch);
  return ready;
}

/// The same for an ISA without data.
template <class Isa, class... Arguments>
Result<PreparedKernel> prepare(const Kernel& kernel, const LaunchShape& shape, const LaunchAddresses& places,
                               const Arguments&... arguments) {
  static_assert(std::is_empty_v<Isa>, "an ISA that has data is the first argument of prepare");
  return prepare(Isa{}, kernel, shape, places, arguments...);
}

/// The id of workgroup `index` in grid order: x first.
constexpr std::array<std::uint32_t, 3> workgroup_id(const Dispatch& dispatch, std::uint64_t index) {
  const Dim3 grid = dispatch.workgroups();
  return {static_cast<std::uint32_t>(index % grid.x), static_cast<std::uint32_t>(index / grid.x % grid.y),
          static_cast<std::uint32_t>(index / grid.x / grid.y)};
}

}  // namespace lockstep::embed
