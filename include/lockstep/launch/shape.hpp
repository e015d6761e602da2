// The shape of a launch: what its dispatch is made from, whoever runs it.
#pragma once

#include <cstdint>

#include "lockstep/core/numeric_model.hpp"

namespace lockstep {

struct Dim3 {
  std::uint32_t x = 1, y = 1, z = 1;
  constexpr std::uint64_t volume() const { return std::uint64_t{x} * y * z; }  // only of sizes checked before
  constexpr bool operator==(const Dim3&) const = default;
};

/// Device addresses of what a runtime gives kernels, in their hidden arguments; null: the kernel has to do without.
struct RuntimeServices {
  std::uint64_t printf_buffer = 0, hostcall_buffer = 0, heap = 0, multigrid_sync = 0;
};

/// Places of launch-wide objects in memory.
struct LaunchAddresses {
  std::uint64_t dispatch_packet = 0, queue = 0, kernarg = 0;
};

/// Workgroups by their number in the grid, x first: `count` from `first` on. A count of 0: all from `first` on. With
/// clusters they are counted cluster after cluster (Dispatch::id_in_order), and a range has whole ones.
struct WorkgroupRange {
  std::uint64_t first = 0, count = 0;
};

/// The part of LaunchOptions that prepare_dispatch reads.
struct LaunchShape {
  Dim3 grid{};                    ///< in workgroups
  Dim3 block{};                   ///< in work-items
  Dim3 work_items{0, 0, 0};       ///< the grid in work-items, instead of `grid`; all 0: not used
  Dim3 cluster{0, 0, 0};          ///< in workgroups; all 0: as the kernel says, or one
  std::uint32_t dynamic_lds = 0;  ///< bytes a workgroup beyond what the kernel states
  std::uint32_t stack_bytes = 0;  ///< bytes a lane for calls whose depth the compiler does not know
  RuntimeServices services{};
  NumericModel numerics = NumericModel::silicon;
  /// Where the caller has the dispatch packet, the queue and the kernarg segment, hidden arguments included, in memory
  /// that kernels use. A queue of 0: each launch has its own.
  LaunchAddresses places{};
};

}  // namespace lockstep
