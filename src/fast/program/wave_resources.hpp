// What the planned handlers of the fast engine (matrix/plan.hpp, memory/plan.hpp) need besides the wave.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "fast/memory/image/descriptors.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep::fast {

/// The registers a kernel descriptor allocates to each wave.
struct WaveAllocation {
  std::uint16_t vgprs = 256;
  std::uint16_t accvgprs = 256;
  std::uint16_t sgprs = 0;
  std::uint16_t first_accvgpr = 256;  ///< the number of AccVGPR 0: as many VGPRs as an instruction can name
  bool divided = true;                ///< VGPRs and AccVGPRs share one file

  /// As Wave::vgpr_end.
  constexpr std::uint32_t vgpr_end() const {
    return std::min<std::uint32_t>(divided ? std::uint32_t{vgprs} + accvgprs : vgprs, first_accvgpr);
  }
  /// As Wave::has_vgprs.
  constexpr bool owns_vgprs(std::uint32_t number, std::uint32_t count) const {
    return number < first_accvgpr ? number + count <= vgpr_end() : number - first_accvgpr + count <= accvgprs;
  }
  /// As Wave::row, of registers that the wave owns.
  constexpr std::uint32_t row(std::uint32_t number) const {
    return number < first_accvgpr ? number : number - first_accvgpr + vgprs;
  }
};

/// The range of global memory that was used last.
struct RecentRange {
  std::uint64_t address = 0, size = 0;
  std::uint8_t* bytes = nullptr;
  bool writable = false;  ///< all of it, and nobody wants to know of it
};

/// The memories a wave can reach.
struct MemoryPorts {
  const MemoryView* global = nullptr;
  std::span<std::uint8_t> lds{};
  ScratchMemory scratch{};
  mutable RecentRange recent{};  ///< ranges do not change during a launch
  mutable KnownDescriptors descriptors{};
};

}  // namespace lockstep::fast
