// Where hardware keeps scratch in memory: what a simulator's caches and DRAM see of it.
#pragma once

#include <algorithm>
#include <cstdint>

namespace lockstep::embed {

/// Each wave has a region, one behind the other in the order of its slot. In a region the lanes' dwords are
/// interleaved: dword n of all lanes stands together, lane by lane, so that lanes at one offset share cache lines. All
/// ISAs do so for SCRATCH and for FLAT through the private aperture. Source: LLVM's AMDGPUUsage, private address
/// space (swizzle of 4 bytes by the wave's lanes); ISA manuals, scratch.
struct ScratchLayout {
  std::uint64_t base = 0;  ///< address of slot 0's region
  std::uint64_t stride =
      0;  ///< bytes from one slot's region to the next: bytes of a lane, rounded up to 4, times `lanes`, or more
  std::uint32_t lanes = 64;  ///< of a wave

  /// Where byte `offset` of `lane`'s scratch is, in the region of `slot`.
  constexpr std::uint64_t address(std::uint64_t slot, std::uint32_t lane, std::uint64_t offset) const {
    return base + slot * stride + offset / 4 * 4 * lanes + std::uint64_t{4} * lane + offset % 4;
  }

  /// Calls `visit(address, first, count)` for each dword, or part of one, that `bytes` bytes from `offset` on touch:
  /// `count` bytes in a row, which begin at byte `first` of the data.
  template <class Visit>
  constexpr void each_part(std::uint64_t slot, std::uint32_t lane, std::uint64_t offset, std::uint32_t bytes,
                           Visit&& visit) const {
    for (std::uint32_t first = 0; first < bytes;) {
      const auto left = static_cast<std::uint32_t>(4 - (offset + first) % 4);
      const std::uint32_t count = std::min(left, bytes - first);
      visit(address(slot, lane, offset + first), first, count);
      first += count;
    }
  }
};

}  // namespace lockstep::embed
