// The kernels of one ISA: those that all share, with its tables of operations and of fused forms.
#pragma once

#include "fast/common_kernels.hpp"
#include "fast/program/kernel_set.hpp"
#include "lockstep/matrix/execute.hpp"

namespace lockstep::fast {

template <class Isa>
const KernelSet& kernel_set() {
  static const KernelSet set = [] {
    KernelSet made = make_kernel_set(host_isa(), isa_operations(typename Isa::Opcode{}), Isa::wave_sizes[0]);
    if constexpr (!matrix::has_family<Isa, true>) made.matrix = nullptr;
    if constexpr (!matrix::has_family<Isa, false>) made.wmma = nullptr;
    return made;
  }();
  return set;
}

}  // namespace lockstep::fast
