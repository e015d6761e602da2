// The kernels of one ISA. One source file for each ISA includes this.
#pragma once

#include "fast/common_kernels.hpp"
#include "fast/host/intrinsics.hpp"
#include "fast/program/fused_form.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/rows/fused_avx512.hpp"
#include "fast/rows/kernel.hpp"
#include "fast/rows/unrolled_avx512.hpp"
#include "lockstep/matrix/execute.hpp"

namespace lockstep::fast {

/// What runs row operations: unrolled handlers for the frequent ones, loops for the others.
struct HostRows {
  template <class Operation>
  static constexpr HandlerEntry entry() {
    [[maybe_unused]] constexpr OperationShape shape = Operation::shape;
#if LOCKSTEP_X86_64
    if constexpr (shape.frequent)
      return {Native::row,
              shape,
              vectors_avx2<Operation, 64>,
              vectors_avx2<Operation, 32>,
              run_vectors_avx512<Operation, 64>,
              run_vectors_avx512<Operation, 32>,
              run_row_plain<Operation>};
#endif
    return row_entry<Operation>();
  }
};

#if LOCKSTEP_X86_64
/// Row operations together, in waves of the size that the ISA's kernels mostly have.
template <class Isa, class Make>
inline constexpr auto fused_forms = make_fused_forms(typename Isa::Opcode{}, Make{});
#endif

/// The kernels on a host of this level.
template <class Isa>
KernelSet make_kernel_set(HostIsa host) {
  KernelSet set = common_kernels(host);
  set.operations = handler_table<Isa, HostRows>.data();
  if constexpr (!matrix::has_family<Isa, true>) set.matrix = nullptr;
  if constexpr (!matrix::has_family<Isa, false>) set.wmma = nullptr;
#if LOCKSTEP_X86_64
  if (host >= HostIsa::avx2) set.fused = fused_forms<Isa, MakeFusedFormsAvx2<Isa::wave_sizes[0]>>;
  if (host >= HostIsa::avx512) set.fused = fused_forms<Isa, MakeFusedFormsAvx512<Isa::wave_sizes[0]>>;
#endif
  return set;
}

template <class Isa>
const KernelSet& kernels_of() {
  static const KernelSet set = make_kernel_set<Isa>(host_isa());
  return set;
}

}  // namespace lockstep::fast
