// The kernels know no ISA. Those of matrices, memory and moves between lanes are compiled in common_kernels.cpp, those
// of operations in generated/common/handlers_<group>.cpp.
#pragma once

#include <cstdint>

#include "fast/program/kernel_set.hpp"

namespace lockstep::fast {

/// The kernels of an ISA with these operations on this host. Fused forms are for waves of `wave_size` lanes, the ISA's
/// usual size.
KernelSet make_kernel_set(const IsaOperations& operations, std::uint32_t wave_size);

}  // namespace lockstep::fast
