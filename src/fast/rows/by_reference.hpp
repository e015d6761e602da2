// Row operations lane by lane through the reference engine's adaptor: for a MODE that the row kernels do not know, for
// CLAMP inside an operation, and for operations with more sources than a micro-op has slots. Operands are rows as for
// run_row, so whatever stands before and after it serves these, too.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/op_views.hpp"
#include "fast/program/operation.hpp"
#include "fast/program/program.hpp"
#include "fast/rows/exact_row.hpp"
#include "fast/rows/recompute.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::fast {

/// A lane of a source of `bits` bits.
inline std::uint64_t element_of(const std::uint32_t* row, std::uint8_t bits, std::uint32_t lane) {
  return bits > 32 ? row[lane] | static_cast<std::uint64_t>(row[row_lanes + lane]) << 32 : row[lane];
}

/// Calls use(lane, in) for each lane that is written. `in`: what all lanes have alike; gets the sources in s0, s1, s2.
template <class Use>
[[gnu::always_inline]] inline void for_written_lanes(const MicroOp* op, const ExactRow& row, FastWave& wave,
                                                     Constants constants, LaneInput in, Use&& use) {
  const OperationShape& shape = row.shape;
  const std::uint32_t *s0 = wave.row(op, slot_s0, constants), *s1 = wave.row(op, slot_s1, constants),
                      *s2 = wave.row(op, slot_s2, constants);
  const auto* d0 = reinterpret_cast<const std::uint32_t*>(wave.source(row.old_d0.offset, constants));
  std::uint64_t written;
  std::memcpy(&written, wave.source(row.written.offset, constants), sizeof written);
  const std::uint64_t mask_in = shape.reads_vcc_lane ? wave.scalar_pair(row.mask_in) : 0;
  for (std::uint32_t lane = 0; lane <= wave.last_lane; ++lane) {
    if ((written >> lane & 1u) == 0) continue;
    if (shape.s0 != 0) in.s0 = element_of(s0, shape.s0, lane);
    if (shape.s1 != 0) in.s1 = element_of(s1, shape.s1, lane);
    if (shape.s2 != 0) in.s2 = element_of(s2, shape.s2, lane);
    if (shape.old_d0 != 0) in.d0 = element_of(d0, shape.old_d0, lane);
    in.lane = lane;
    in.vcc_lane = (mask_in >> lane & 1u) != 0;
    use(lane, in);
  }
}

/// Sources in s0, s1, s2, destination in d.
inline const MicroOp* run_exact_row(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ExactRow& row = context.program->exact_rows[ExactRowView{*op}.row()];
  const OperationShape& shape = row.shape;
  std::uint32_t* d = wave.row(op, slot_d);
  LaneInput common = row.in;
  common.mode = row.flushes_results ? wave.mode.with_results_flushed() : wave.mode;
  LaneOutput out;
  std::uint64_t mask = 0, exec = 0;
  for_written_lanes(op, row, wave, constants, common, [&](std::uint32_t lane, const LaneInput& in) {
    row.on_lane(in, out);
    if (shape.d0 != 0) d[lane] = static_cast<std::uint32_t>(out.d0);
    if (shape.d0 == 64) d[row_lanes + lane] = static_cast<std::uint32_t>(out.d0 >> 32);
    mask |= static_cast<std::uint64_t>(out.vcc_lane | out.d1 | out.d0_lane) << lane;
    exec |= static_cast<std::uint64_t>(out.exec_lane) << lane;
  });
  if (shape.writes_mask) wave.set_lane_mask(row.mask_out, mask);
  if (shape.writes_exec_lane) wave.set_exec(exec);
  return op + 1;
}

}  // namespace lockstep::fast
