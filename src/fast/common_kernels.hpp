// The kernels that know no ISA: matrices, memory, moves between lanes. Compiled once, in common_kernels.cpp.
#pragma once

#include "fast/host/host_isa.hpp"
#include "fast/program/kernel_set.hpp"

namespace lockstep::fast {

/// A set with the kernels that all ISAs share, on a host of this level. It has no operations and no fused forms.
KernelSet common_kernels(HostIsa isa);

}  // namespace lockstep::fast
