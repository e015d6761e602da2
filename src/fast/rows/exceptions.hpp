// The exception flags of a row operation, raised by a micro-op of their own just before it, in programs that are
// compiled for that (ProgramKey::exceptions).
#pragma once

#include <cstdint>

#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "fast/rows/by_reference.hpp"
#include "lockstep/engine/exceptions.hpp"

namespace lockstep::fast {

/// Sources in s0, s1, s2, rows as the operation has them; the exact row says the rule.
inline const MicroOp* raise_row_exceptions(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ExactRow& row = context.program->exact_rows[ExactRowView{*op}.row()];
  LaneInput common = row.in;
  common.mode = wave.mode;
  for_written_lanes(op, row, wave, constants, common, [&](std::uint32_t, const LaneInput& in) {
    wave.trap_status |= raised_exceptions(row.exceptions, in, in.omod, in.clamp, wave.trap_status);
  });
  return op + 1;
}

}  // namespace lockstep::fast
