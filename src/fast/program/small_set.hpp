// The set of kernels that every program has: what kernels execute most, in portable loops that compilers vectorise for
// AVX2. Everything else goes lane by lane through the reference's functions.
#pragma once

#include "fast/matrix/small_kernels.hpp"
#include "fast/matrix/wmma/small_kernels.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/rows/dpp.hpp"
#include "fast/rows/kernel.hpp"
#include "fast/rows/moves.hpp"
#include "lockstep/matrix/execute.hpp"

namespace lockstep::fast {

struct SmallRows {
  template <class Operation>
  static constexpr HandlerEntry entry() {
    if constexpr (Operation::shape.small) return row_entry<Operation>();
    return {Native::row, Operation::shape};
  }
};

template <class Isa>
inline constexpr KernelSet small_set = [] {
  KernelSet set;
  set.operations = handler_table<Isa, SmallRows>.data();
  if constexpr (lockstep::matrix::has_family<Isa, true>) set.matrix = choose_small_matrix_kernels;
  if constexpr (lockstep::matrix::has_family<Isa, false>) set.wmma = small_wmma_kernels;
  set.blend = {for_avx2<blend>, for_avx2<blend>};
  set.dpp_rows = dpp_rows<PortableDpp>;
  set.dpp_rows_in_exec = dpp_rows_in_exec<PortableDpp>;
  return set;
}();

/// The set in use.
template <class Isa>
const KernelSet& kernel_set() {
  const KernelSet* whole = whole_set<Isa>.load(std::memory_order_acquire);
  return whole != nullptr ? *whole : small_set<Isa>;
}

}  // namespace lockstep::fast
