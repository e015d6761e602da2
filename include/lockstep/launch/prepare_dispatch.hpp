// From a kernel, its arguments and the shape of a launch to a dispatch: checks, kernarg segment, dispatch packet, user
// SGPRs. Independent of the engine, of the ISA's instructions and of whose memory it is.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/kernarg.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/launch/shape.hpp"

namespace lockstep {

/// Stack of kernels whose need clang could not tell (.uses_dynamic_stack), bytes a work-item, unless
/// LaunchShape::stack_bytes says otherwise.
inline constexpr std::uint32_t dynamic_stack_bytes = 16384;

namespace detail {

using DispatchPacket = std::array<std::uint8_t, 64>;

inline void put(DispatchPacket& packet, std::size_t at, std::uint64_t value, unsigned bytes) {
  for (unsigned i = 0; i < bytes; ++i) packet[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

/// The AQL kernel dispatch packet (HSA System Architecture 1.2, 2.9.6), which code object v4 reads sizes
/// from.
DispatchPacket dispatch_packet(const Kernel& kernel, const Dispatch& d, std::uint64_t kernarg);

}  // namespace detail

/// What a dispatch is made of, before it is in anybody's memory.
struct PreparedDispatch {
  Dispatch dispatch;
  detail::DispatchPacket packet{};    ///< for LaunchAddresses::dispatch_packet
  std::vector<std::uint8_t> kernarg;  ///< for LaunchAddresses::kernarg: whole lines of 64 bytes
  std::optional<std::uint32_t> stack_bytes{};
  std::string missing_services{};
};
/// Bytes of the queue object, which are zero.
inline constexpr std::size_t queue_object_bytes = 256;

/// Checks the launch and builds what its waves need, for launch-wide objects at `places`. `given` are the bytes of the
/// kernarg segment that the caller set; hidden arguments beyond them are filled in.
Result<PreparedDispatch> prepare_dispatch(const Kernel& kernel, const LaunchShape& shape, const TargetLimits& target,
                                          const LaunchAddresses& places, KernargSegment arguments, std::uint32_t given);

}  // namespace lockstep

namespace lockstep::detail {

inline DispatchPacket dispatch_packet(const Kernel& kernel, const Dispatch& d, std::uint64_t kernarg) {
  DispatchPacket packet{};
  const Dim3 items = d.items();
  const bool three = items.z > 1 || d.block.z > 1, two = items.y > 1 || d.block.y > 1;
  constexpr std::uint64_t kernel_dispatch = 2;
  put(packet, 0, kernel_dispatch, 2);
  put(packet, 2, three ? 3 : two ? 2 : 1, 2);
  put(packet, 4, d.block.x, 2);
  put(packet, 6, d.block.y, 2);
  put(packet, 8, d.block.z, 2);
  put(packet, 12, items.x, 4);
  put(packet, 16, items.y, 4);
  put(packet, 20, items.z, 4);
  put(packet, 24, d.scratch_bytes, 4);
  put(packet, 28, d.lds_bytes, 4);
  put(packet, 32, kernel.code().device_address(kernel.info().descriptor_address), 8);
  put(packet, 40, kernarg, 8);
  return packet;
}

/// Registers allocated to a wave. Where there are AccVGPRs in a file of their own they are as many as VGPRs.
inline void set_vgpr_counts(const KernelDescriptor& kernel, const TargetLimits& target, Dispatch& d) {
  const std::uint32_t granule = abi::vgpr_granule(target.abi, kernel.wave_size());
  const std::uint32_t total = (kernel.rsrc1.granulated_vgprs() + 1) * granule;
  const std::uint32_t accum_offset = divides_vgprs(target.abi) ? kernel.rsrc3.accum_offset() : total;
  d.vgprs = std::min({total, accum_offset, target.arch_vgprs});
  d.accvgprs = total > accum_offset ? std::min(total - accum_offset, target.arch_vgprs) : 0;
  if (!divides_vgprs(target.abi)) d.accvgprs = std::min(d.vgprs, target.accvgprs);
}

inline std::string wave_size_problem(const Kernel& kernel, const TargetLimits& target) {
  const std::uint32_t size = kernel.info().descriptor.wave_size();
  if (std::find(target.wave_sizes.begin(), target.wave_sizes.end(), size) != target.wave_sizes.end()) return "";
  return "kernel '" + kernel.info().name + "' was compiled for waves of " + decimal(size) +
         ", this target has waves of " + wave_sizes_text(target.wave_sizes);
}

inline std::string kernel_problem(const Kernel& kernel, const LaunchShape& shape, const TargetLimits& target) {
  const KernelInfo& info = kernel.info();
  const KernelDescriptor& d = info.descriptor;
  const auto who = [&] { return "kernel '" + info.name + "' "; };
  if (scratch_base_of(target.abi) == ScratchBase::hardware && (d.private_segment_buffer() || d.flat_scratch_init()))
    return who() + "asks for a private segment buffer or flat scratch SGPRs, which this target does not have";
  if (d.rsrc2.exceptions() != 0)
    return who() + "asks for a trap when arithmetic is invalid, overflows, divides by zero or the like " +
           "(.amdhsa_exception_* in its descriptor), and lockstep does not look for that: build it without";
  const bool may_share = target.abi == LaunchAbi::gfx10 || target.abi == LaunchAbi::gfx11;
  if (may_share && d.rsrc3.shared_vgprs() != 0)
    return who() + "asks for VGPRs that both halves of a wave share (.amdhsa_shared_vgpr_count), which lockstep does " +
           "not have";
  const Dim3& b = shape.block;
  const auto& required = info.metadata.reqd_workgroup_size;
  const auto block = [&] { return "block (" + decimal(b.x) + "," + decimal(b.y) + "," + decimal(b.z) + ")"; };
  if (required[0] != 0 && (required[0] != b.x || required[1] != b.y || required[2] != b.z))
    return who() + "requires a block of (" + decimal(required[0]) + "," + decimal(required[1]) + "," +
           decimal(required[2]) + "), not " + block();
  const auto& cluster = info.metadata.cluster_dims;
  const Dim3& asked = shape.cluster;
  if (cluster[0] != 0 && asked != Dim3{0, 0, 0} && asked != Dim3{cluster[0], cluster[1], cluster[2]})
    return who() + "requires clusters of (" + decimal(cluster[0]) + "," + decimal(cluster[1]) + "," +
           decimal(cluster[2]) + ") workgroups (.cluster_dims), not (" + decimal(asked.x) + "," + decimal(asked.y) +
           "," + decimal(asked.z) + ")";
  const std::uint32_t most = info.metadata.max_flat_workgroup_size;
  if (most != 0 && b.volume() > most)
    return block() + " has " + decimal(b.volume()) + " work-items; " + who() + "was compiled for at most " +
           decimal(most) + " (.max_flat_workgroup_size)";
  const Dim3& items = shape.work_items;
  if (info.metadata.uniform_work_group_size && (items.x % b.x != 0 || items.y % b.y != 0 || items.z % b.z != 0))
    return who() + "was compiled for whole workgroups only (.uniform_work_group_size): (" + decimal(items.x) + "," +
           decimal(items.y) + "," + decimal(items.z) + ") work-items are no multiple of the " + block();
  return "";
}

}  // namespace lockstep::detail

namespace lockstep {

inline Result<PreparedDispatch> prepare_dispatch(const Kernel& kernel, const LaunchShape& shape,
                                                 const TargetLimits& target, const LaunchAddresses& places,
                                                 KernargSegment arguments, std::uint32_t given) {
  const KernelInfo& info = kernel.info();
  const KernelDescriptor& descriptor = info.descriptor;
  Dispatch d;
  d.grid = shape.grid;
  d.block = shape.block;
  d.work_items = shape.work_items;
  d.entry = kernel.code().device_address(info.entry_address) +
            (descriptor.preload_dwords() != 0 ? abi::preload_prologue(target.abi) : 0);
  d.rsrc2 = descriptor.rsrc2;
  d.waves_apart = abi::waves_are_apart(target.abi, descriptor.rsrc1, descriptor.rsrc3);
  if (target.abi == LaunchAbi::gfx1250) d.named_barriers = descriptor.rsrc3.named_barriers();
  const auto& cluster = info.metadata.cluster_dims;
  if (cluster[0] != 0) d.cluster = {cluster[0], cluster[1], cluster[2]};
  if (shape.cluster != Dim3{0, 0, 0}) d.cluster = shape.cluster;
  d.wave_size = descriptor.wave_size();
  d.mode = initial_mode(descriptor.rsrc1, descriptor.rsrc2, target.abi);
  d.numerics = shape.numerics;
  const std::uint64_t dynamic_lds = arguments.dynamic_lds + shape.dynamic_lds;
  const std::uint64_t lds = descriptor.group_segment_fixed_size + dynamic_lds;
  d.lds_bytes = static_cast<std::uint32_t>(std::min<std::uint64_t>(lds, 0xffffffff));
  const bool dynamic_stack = descriptor.dynamic_stack() || info.metadata.uses_dynamic_stack;
  const std::uint32_t stack = shape.stack_bytes != 0 ? shape.stack_bytes : dynamic_stack ? dynamic_stack_bytes : 0;
  const std::uint64_t scratch = std::uint64_t{descriptor.private_segment_fixed_size} + stack;
  d.scratch_bytes = static_cast<std::uint32_t>(std::min<std::uint64_t>((scratch + 3) / 4 * 4, 0xffffffff));
  detail::set_vgpr_counts(descriptor, target, d);
  if (std::string problem = detail::wave_size_problem(kernel, target); !problem.empty()) return Error{problem};
  if (std::string problem = dispatch_problem(d, target); !problem.empty()) return Error{problem};
  if (std::string problem = detail::kernel_problem(kernel, shape, target); !problem.empty()) return Error{problem};
  d.grid = d.workgroups();

  const Dim3 items = d.items();
  HiddenArguments hidden{{items.x / d.block.x, items.y / d.block.y, items.z / d.block.z},
                         d.block,
                         static_cast<std::uint32_t>(dynamic_lds),
                         places.queue,
                         detail::high(abi::apertures(target.abi).shared),
                         detail::high(abi::apertures(target.abi).priv),
                         {items.x % d.block.x, items.y % d.block.y, items.z % d.block.z},
                         shape.services};
  fill_hidden(info.metadata, hidden, given, arguments.bytes);
  d.user_sgprs = user_sgprs(descriptor, places, d.scratch_bytes, arguments.bytes, target.abi);

  PreparedDispatch prepared;
  prepared.missing_services = missing_services(info.metadata, arguments.bytes);
  prepared.packet = detail::dispatch_packet(kernel, d, places.kernarg);
  // Compilers may load the last arguments together with what follows them: whole 64-byte lines exist.
  prepared.kernarg = std::move(arguments.bytes);
  prepared.kernarg.resize(std::max<std::size_t>(64, (prepared.kernarg.size() + 63) / 64 * 64));
  prepared.dispatch = std::move(d);
  prepared.stack_bytes = stack;
  return prepared;
}

}  // namespace lockstep
