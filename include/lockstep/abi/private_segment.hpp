// What a kernel is given to find its scratch, where scratch has a device address (ScratchBase). Source: LLVM's
// AMDGPUUsage, "Private Segment Buffer", "Flat Scratch Init"; the buffer descriptors of the ISA manuals.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/abi/limits.hpp"
#include "lockstep/isa/memory_traits.hpp"

namespace lockstep::abi {

/// The buffer descriptor in the first four user SGPRs: dwords of the lanes interleaved (SWIZZLE_ENABLE, ADD_TID_ENABLE,
/// INDEX_STRIDE the wave's size), no stride and no size that would hide an access beyond the lane's bytes.
constexpr std::array<std::uint32_t, 4> private_segment_buffer(LaunchAbi family, std::uint32_t wave_size) {
  const std::uint64_t base = scratch_base(family, 0);
  constexpr std::uint32_t swizzle_enable = 1u << 31, add_tid_enable = 1u << 23;
  // Channels x, y, z, w; numbers are unsigned.
  std::uint32_t last = 4u | 5u << 3 | 6u << 6 | 7u << 9 | (wave_size == 32 ? 2u : 3u) << 21 | add_tid_enable;
  if (family == LaunchAbi::gfx10) {
    constexpr std::uint32_t format_32_uint = 20u << 12, resource_level = 1u << 24, only_if_empty = 2u << 28;
    last |= format_32_uint | resource_level | only_if_empty;
  } else {
    constexpr std::uint32_t number_format_uint = 4u << 12;  // where the data format stands are bits of the stride
    last |= number_format_uint;
  }
  return {static_cast<std::uint32_t>(base), static_cast<std::uint32_t>(base >> 32) | swizzle_enable, 0xffffffff, last};
}

}  // namespace lockstep::abi
