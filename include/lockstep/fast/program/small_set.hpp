// The set of kernels that every program has: what kernels execute most, in portable loops that compilers vectorise for
// AVX2. Everything else goes lane by lane through the reference's functions.
#pragma once

#include "lockstep/fast/matrix/small_kernels.hpp"
#include "lockstep/fast/matrix/wmma/small_kernels.hpp"
#include "lockstep/fast/program/kernel_set.hpp"
#include "lockstep/fast/rows/dpp.hpp"
#include "lockstep/fast/rows/kernel.hpp"
#include "lockstep/fast/rows/moves.hpp"

namespace lockstep::fast {

struct SmallRows {
  template <class Operation>
  static constexpr HandlerEntry entry() {
    HandlerEntry entry{Native::row, Operation::shape};
    if constexpr (Operation::shape.small) entry.handler = run_row<Operation>;
    return entry;
  }
};

template <class Isa>
inline constexpr KernelSet small_set{
    .operations = handler_table<Isa, SmallRows>.data(),
    .matrix = choose_small_matrix_kernels,
    .wmma = small_wmma_kernels,
    .blend = {blend, blend},
    .dpp_rows = dpp_rows<PortableDpp>,
    .dpp_rows_in_exec = dpp_rows_in_exec<PortableDpp>,
};

/// The set in use.
template <class Isa>
const KernelSet& kernel_set() {
  const KernelSet* whole = whole_set<Isa>.load(std::memory_order_acquire);
  return whole != nullptr ? *whole : small_set<Isa>;
}

}  // namespace lockstep::fast
