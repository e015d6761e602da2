// Makes the entry of an operation. The generated sources (generated/common/handlers_<group>.cpp) include this, nothing
// else does: it compiles the handlers.
#pragma once

#include "fast/host/intrinsics.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/operation.hpp"
#include "fast/program/scalar_kernel.hpp"
#include "fast/rows/kernel.hpp"
#include "fast/rows/other_lanes.hpp"
#include "fast/rows/unrolled_avx512.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::fast::make {

/// An operation that the reference engine executes.
constexpr HandlerEntry none() { return {}; }

template <class Operation>
constexpr HandlerEntry scalar() {
  if constexpr (Operation::shape.writes_pc) {
    return {Native::branch, Operation::shape, run_branch<Operation>};
  } else {
    return {Native::scalar, Operation::shape, run_scalar<Operation>};
  }
}

/// One that reaches VGPRs of other lanes.
template <class Operation>
constexpr HandlerEntry lanes() {
  HandlerEntry entry{Native::lanes, Operation::shape, run_lanes<Operation, false>};
  entry.exec_full = run_lanes<Operation, Operation::shape.reads_exec>;
  return entry;
}

/// A row operation that has the handlers of another one.
template <class Operation>
constexpr HandlerEntry row_by(std::uint16_t handlers_of) {
  HandlerEntry entry{Native::row, Operation::shape};
  entry.handlers_of = handlers_of;
  if constexpr (requires { Operation::denormals; }) {
    entry.denormals = Operation::denormals;
    entry.has_denormals = true;
  }
  return entry;
}

/// A row operation: unrolled handlers for the frequent ones, loops for the others.
template <class Operation>
constexpr HandlerEntry row() {
  constexpr OperationShape shape = Operation::shape;
  HandlerEntry entry = row_by<Operation>(0);
  // The third slot holds either source 2, the old destination, or the literal; beside source 2 the old destination is
  // where the result goes.
  constexpr bool in_place = shape.s2 != 0 && shape.old_d0 == 32 && shape.d0 == 32;
  constexpr int third = (shape.s2 != 0) + (shape.old_d0 != 0 && !in_place) + (shape.reads_imm || shape.reads_literal);
  if constexpr (third <= 1 && !shape.writes_exec_lane) {
    entry.plain = run_row_plain<Operation>;
#if LOCKSTEP_X86_64
    if constexpr (shape.frequent) {
      entry.handler = vectors_avx2<Operation, 64>;
      entry.half = vectors_avx2<Operation, 32>;
      entry.avx512 = run_vectors_avx512<Operation, 64>;
      entry.avx512_half = run_vectors_avx512<Operation, 32>;
    } else {
      entry.handler = run_row<Operation>;
    }
#else
    entry.handler = entry.plain;
#endif
  }
  return entry;
}

}  // namespace lockstep::fast::make
