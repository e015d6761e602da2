// The whole fast engine: handlers of all operations, matrices and memory by the host's vector instructions. A program
// has it when one of its source files, or a library, calls use_whole_set.
#pragma once

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/host_kernels.hpp"
#include "lockstep/fast/memory/host_kernels.hpp"
#include "lockstep/fast/program/fallback.hpp"
#include "lockstep/fast/program/kernel_set.hpp"
#include "lockstep/fast/rows/dpp.hpp"
#include "lockstep/fast/rows/host_moves.hpp"
#include "lockstep/fast/rows/kernel.hpp"
#include "lockstep/fast/rows/moves.hpp"
#include "lockstep/fast/rows/unrolled.hpp"

namespace lockstep::fast {

struct WholeRows {
  template <class Operation, class Isa>
  static constexpr HandlerEntry<Isa> entry() {
    constexpr OperationShape shape = Operation::shape;
#if LOCKSTEP_X86_64
    if constexpr (shape.frequent)
      return {Native::row, shape, run_row<Operation, Isa>, run_vectors_avx512<Operation, Isa>};
#endif
    return {Native::row, shape, run_row<Operation, Isa>};
  }
};

#if LOCKSTEP_X86_64
/// run_memory_op where the plan's function is `access`, which becomes part of the handler.
template <class Isa, class Global, auto access>
LOCKSTEP_TARGET_AVX512 const MicroOp<Isa>* run_frequent_memory(const MicroOp<Isa>* op, Context<Isa>& context,
                                                               FastWave<Isa>& wave, Constants constants) {
  const MemoryPorts& ports = machine_context<Isa, Global>(context).ports;
  if (access(context.program->memory_plans[op->offset[slot_d]].job, wave.base(), ports)) [[likely]]
    return next(op + 1, context, wave, constants);
  return run_memory_reference<Isa, Global>(op, context, wave, constants);
}
#endif

/// The whole set on a host of this level.
template <class Isa>
KernelSet<Isa> make_whole_set(HostIsa isa) {
  KernelSet<Isa> set;
  set.whole = true;
  set.operations = &handler_table<Isa, WholeRows>;
  set.matrix = choose_matrix_kernels;
  set.memory = memory_kernels<Wave<Isa>>(isa);
  set.blend = {blend<Isa>, blend<Isa>};
  set.dpp_rows = dpp_rows<PortableDpp, Isa>;
  set.dpp_rows_in_exec = dpp_rows_in_exec<PortableDpp, Isa>;
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx2) set.blend = {blend_avx2<Isa>, blend_avx2<Isa>};
  if (isa >= HostIsa::avx512) {
    using W = Wave<Isa>;
    set.memory_handlers = {nullptr, run_frequent_memory<Isa, MemoryView, avx512::access_lds<W>>,
                           run_frequent_memory<Isa, MemoryView, avx512::access_global<W, false>>,
                           run_frequent_memory<Isa, MemoryView, avx512::access_global<W, true>>};
    set.blend = {blend_avx512<false, Isa>, blend_avx512<true, Isa>};
    set.dpp_rows = dpp_rows<Avx512Dpp, Isa>;
    set.dpp_rows_in_exec = dpp_rows_in_exec<Avx512Dpp, Isa>;
  }
#endif
  return set;
}

/// From now on programs are compiled to the whole set.
template <class Isa>
bool use_whole_set() {
  static const KernelSet<Isa> set = make_whole_set<Isa>(host_isa());
  whole_set<Isa>.store(&set, std::memory_order_release);
  return true;
}

}  // namespace lockstep::fast
