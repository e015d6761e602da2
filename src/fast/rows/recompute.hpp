// A row once more, exactly: some lane met a NaN, or an estimate in doubt.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/op_views.hpp"
#include "fast/program/operation.hpp"
#include "fast/rows/inputs.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::fast {

/// Stores a mask of lanes: bits outside EXEC become 0.
inline void store_mask(const MicroOp* op, FastWave& wave, std::uint64_t mask) {
  const RowExtra extra = RowView{*op}.extra();
  if (extra.drops_mask()) return;
  if (extra.short_masks()) {
    wave.s[extra.mask_out()] = static_cast<std::uint32_t>(mask & wave.load_single(FastWave::exec_lo));
  } else {
    wave.store_pair(extra.mask_out(), mask & wave.exec_pair());
  }
}

/// MicroOp::written as a mask; `single`: RowExtra::short_masks, which some handlers know.
[[gnu::always_inline]] inline std::uint64_t lanes_to_write(const MicroOp* op, FastWave& wave, Constants constants,
                                                           bool single) {
  if (op->written == 0) return ~std::uint64_t{0};
  return FastWave::load_mask_at(wave.source(op->written, constants), single);
}
inline std::uint64_t lanes_to_write(const MicroOp* op, FastWave& wave, Constants constants) {
  return lanes_to_write(op, wave, constants, RowView{*op}.extra().short_masks());
}

/// What the reference knows a row operation by.
struct RowOperation {
  LaneFunction on_lane = nullptr;
  OperationShape shape{};
};
template <class Operation>
inline constexpr RowOperation row_operation{Operation::template on_lane<LaneOutput>(), Operation::shape};

/// Executes `operation` on lanes `first` and up as the reference engine computes it; `mask` has the bits of the lanes
/// before. Their sources must not have been overwritten. All arguments fit registers: handlers jump here.
[[gnu::noinline, gnu::cold]] inline const MicroOp* recompute(const MicroOp* op, FastWave& wave, Constants constants,
                                                             const RowOperation& operation, std::uint32_t first,
                                                             std::uint64_t mask) {
  const OperationShape& shape = operation.shape;
  const RowExtra extra = RowView{*op}.extra();
  LaneInput in;
  in.imm = in.literal = RowView{*op}.immediate();
  in.neg = extra.neg();
  in.abs = extra.abs();
  in.omod = extra.omod();
  in.op_sel = extra.op_sel();
  in.op_sel_hi = extra.op_sel_hi();
  in.neg_hi = extra.neg_hi();
  in.mode = wave.mode;
  const std::uint64_t written = lanes_to_write(op, wave, constants);
  const std::uint64_t mask_in = shape.reads_vcc_lane ? wave.scalar_pair(extra.mask_in()) : 0;
  const auto element = [&](std::size_t slot, std::uint8_t bits, std::uint32_t lane) {
    if (bits == 0) return std::uint64_t{0};
    const std::uint32_t* row = wave.row(op, slot, constants);
    return row[lane] | (bits == 64 ? static_cast<std::uint64_t>(row[lane + row_lanes]) << 32 : 0);
  };
  for (std::uint32_t lane = first; lane <= wave.last_lane; ++lane) {
    in.s0 = element(slot_s0, shape.s0, lane);
    in.s1 = element(slot_s1, shape.s1, lane);
    in.s2 = element(slot_s2, shape.s2, lane);
    in.d0 = element(old_destination_slot(shape), shape.old_d0, lane);
    in.lane = lane;
    in.vcc_lane = (mask_in >> lane & 1u) != 0;
    LaneOutput out;
    operation.on_lane(in, out);
    std::uint32_t* to = wave.row(op, slot_d) + lane;
    const bool write = (written >> lane & 1u) != 0;
    if (write && shape.d0 != 0) to[0] = static_cast<std::uint32_t>(out.d0);
    if (write && shape.d0 == 64) to[row_lanes] = static_cast<std::uint32_t>(out.d0 >> 32);
    if (shape.writes_mask) mask |= static_cast<std::uint64_t>(out.vcc_lane | out.d1 | out.d0_lane) << lane;
  }
  if (shape.writes_mask) store_mask(op, wave, mask);
  return op + 1;
}

/// A whole row. It has the arguments of handlers in the same registers, and so compilers leave them there.
[[gnu::noinline, gnu::cold]] inline const MicroOp* recompute_row(const MicroOp* op, Context& context, FastWave& wave,
                                                                 Constants constants, const RowOperation& operation) {
  return next(recompute(op, wave, constants, operation, 0, 0), context, wave, constants);
}

}  // namespace lockstep::fast
