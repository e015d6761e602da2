// The exception flags of a row operation, raised by a micro-op of their own just before it, in programs that are
// compiled for that (ProgramKey::exceptions).
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/micro_op.hpp"
#include "fast/program/program.hpp"
#include "fast/rows/by_reference.hpp"
#include "lockstep/engine/exceptions.hpp"

namespace lockstep::fast {

/// Sources in s0, s1, s2, rows as the operation has them; row `extra` of the program's exact rows says the rule.
inline const MicroOp* raise_row_exceptions(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ExactRow& row = context.program->exact_rows[op->extra];
  const OperationShape& shape = row.shape;
  const std::uint32_t *s0 = wave.row(op, slot_s0, constants), *s1 = wave.row(op, slot_s1, constants),
                      *s2 = wave.row(op, slot_s2, constants);
  const auto* d0 = reinterpret_cast<const std::uint32_t*>(wave.source(row.old_d0.offset, constants));
  std::uint64_t written;
  std::memcpy(&written, wave.source(row.written.offset, constants), sizeof written);
  const std::uint64_t mask_in = shape.reads_vcc_lane ? wave.scalar_pair(row.mask_in) : 0;
  LaneInput in = row.in;
  in.mode = wave.mode;
  for (std::uint32_t lane = 0; lane <= wave.last_lane; ++lane) {
    if ((written >> lane & 1u) == 0) continue;
    if (shape.s0 != 0) in.s0 = element_of(s0, shape.s0, lane);
    if (shape.s1 != 0) in.s1 = element_of(s1, shape.s1, lane);
    if (shape.s2 != 0) in.s2 = element_of(s2, shape.s2, lane);
    if (shape.old_d0 != 0) in.d0 = element_of(d0, shape.old_d0, lane);
    in.vcc_lane = (mask_in >> lane & 1u) != 0;
    wave.trap_status |= raised_exceptions(row.exceptions, in, in.omod, in.clamp, wave.trap_status);
  }
  return op + 1;
}

}  // namespace lockstep::fast
