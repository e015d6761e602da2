// Scratch that has a device address (ScratchBase): what reaches it by a buffer descriptor, and by FLAT_SCRATCH.
//
// A wave's scratch is one piece of memory in which the lanes' dwords are interleaved: dword n of every lane, lane by
// lane, then dword n + 1. The kernel is given the address of the dispatch's scratch and the offset of the wave's; it
// adds them up itself. Here each lane's bytes lie together (ScratchMemory), so addresses are taken apart again. Source:
// LLVM's AMDGPUUsage, "Private Segment Buffer" and "Flat Scratch"; the ISA manuals' swizzled buffers.
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/descriptor/resource.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::detail {

/// Does the descriptor lead to scratch, lane by lane?
template <class Isa>
constexpr bool is_private_segment(const Isa& isa, const BufferResource& resource, bool indexed) {
  return isa.memory.scratch_base() != ScratchBase::hardware && resource.add_thread_id &&
         buffer_swizzled(resource, indexed) && is_scratch_address(resource.base);
}

/// Turns the device address of `lane` into an offset into the lane's own scratch. A fault names the device address.
template <class Wave>
constexpr Fault to_private_offset(const Wave& wave, MemoryRequest<Wave::lanes>& request, std::uint32_t lane) {
  constexpr unsigned row_bits = std::bit_width(Wave::wave_size) - 1u;
  const std::uint64_t address = request.address[lane];
  const auto fault = [&](FaultKind kind, std::string_view why) {
    return make_memory_fault(kind, why, static_cast<std::int32_t>(lane), AddressSpace::scratch, address, request.bytes);
  };
  const auto at = static_cast<std::int64_t>(address - wave.scratch_address), dword = at >> 2;
  request.space[lane] = AddressSpace::scratch;
  request.address[lane] = static_cast<std::uint64_t>((dword >> row_bits) * 4 + (at & 3));
  if (at < 0)
    return fault(FaultKind::out_of_bounds,
                 "private address below the wave's own scratch: the kernel has to add the wave's scratch offset to the "
                 "base of its private segment buffer");
  if ((dword & (Wave::wave_size - 1)) != lane)
    return fault(
        FaultKind::out_of_bounds,
        "private address in the scratch of another lane: the scalar offset is no whole number of dwords of all "
        "lanes, or the descriptor's INDEX_STRIDE is not the wave's size");
  return no_fault;
}

/// What FLAT and SCRATCH add to a private address.
template <class Wave>
constexpr std::uint64_t flat_scratch_of(const Wave& wave) {
  return wave.isa().memory.scratch_base() == ScratchBase::scalar_registers
             ? wave.scalar_pair(wave.isa().flat_scratch_lo)
             : wave.flat_scratch;
}

/// Does FLAT_SCRATCH, where the kernel sets it, hold the address of the wave's own scratch?
template <class Wave>
constexpr bool has_own_flat_scratch(const Wave& wave) {
  return wave.isa().memory.scratch_base() == ScratchBase::hardware || flat_scratch_of(wave) == wave.scratch_address;
}

/// The fault of the first lane that accesses scratch, where FLAT_SCRATCH leads elsewhere.
template <class Wave>
constexpr Fault check_flat_scratch(const Wave& wave, const MemoryRequest<Wave::lanes>& request) {
  if (has_own_flat_scratch(wave)) return no_fault;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane) || request.space[lane] != AddressSpace::scratch) continue;
    return make_memory_fault(FaultKind::out_of_bounds,
                             "FLAT_SCRATCH is not the address of this wave's scratch: the kernel has to set it to the "
                             "flat scratch address that it was given plus the wave's scratch offset",
                             static_cast<std::int32_t>(lane), AddressSpace::scratch, request.address[lane],
                             request.bytes);
  }
  return no_fault;
}

}  // namespace lockstep::detail
