// The kernels know no ISA. Those of matrices, memory and moves between lanes are compiled in common_kernels.cpp, those
// of operations in generated/common/handlers_<group>.cpp.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/program/kernel_set.hpp"

namespace lockstep::fast {

/// The kernels of an ISA with these operations on a host of this level. `wave_size`: of its waves, as its kernels
/// mostly have them; fused forms are for these.
KernelSet make_kernel_set(HostIsa isa, const IsaOperations& operations, std::uint32_t wave_size);

}  // namespace lockstep::fast
