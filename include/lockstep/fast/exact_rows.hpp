// Row operations lane by lane through the reference engine's adaptor: for a MODE that the row kernels do not know, for
// CLAMP inside an operation, and for operations with more sources than a micro-op has slots. Operands are rows as for
// run_row, so whatever stands before and after it serves these, too.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "lockstep/engine/files.hpp"
#include "lockstep/fast/micro_op.hpp"
#include "lockstep/fast/operation.hpp"
#include "lockstep/fast/sources.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::fast {

/// One such operation: what its micro-op has no room for.
template <class Isa>
struct ExactRow {
  typename Isa::Opcode opcode{};
  OperationShape shape{};
  LaneInput in{};          ///< what all lanes have in common
  OperandPlace old_d0{};   ///< rows
  OperandPlace written{};  ///< 64 bits: the lanes to compute
  std::uint16_t mask_in = 0, mask_out = 0;
};

/// A source as two rows; the second one is zeros for 32 bits.
struct SourceRows {
  const std::uint32_t *low, *high;

  SourceRows(const std::byte* from, std::uint8_t bits) {
    alignas(64) static constexpr std::array<std::uint32_t, lanes> zeros{};
    const auto* row = reinterpret_cast<const std::uint32_t*>(from);
    low = bits != 0 ? row : zeros.data();
    high = bits > 32 ? row + lanes : zeros.data();
  }
  std::uint64_t operator[](std::uint32_t lane) const {
    return low[lane] | static_cast<std::uint64_t>(high[lane]) << 32;
  }
};

template <class Isa>
std::byte* place_of(const Context<Isa>& context, OperandPlace place) {
  return context.base[static_cast<std::size_t>(place.base)] + place.offset;
}

/// Sources in s0, s1, s2, destination in d, operation `extra` of the program.
template <class Isa>
const MicroOp<Isa>* run_exact_row(const MicroOp<Isa>* op, Context<Isa>& context) {
  const ExactRow<Isa>& row = context.program->exact_rows[op->extra];
  const OperationShape& shape = row.shape;
  Wave<Isa>& wave = *context.wave;
  const SourceRows s0(context.at(op, slot_s0), shape.s0), s1(context.at(op, slot_s1), shape.s1),
      s2(context.at(op, slot_s2), shape.s2), d0(place_of(context, row.old_d0), shape.old_d0);
  std::uint32_t* d = context.row(op, slot_d);
  std::uint64_t written;
  std::memcpy(&written, place_of(context, row.written), sizeof written);
  const std::uint64_t mask_in = shape.reads_vcc_lane ? wave.scalar_pair(row.mask_in) : 0;

  LaneInput in = row.in;
  in.mode = wave.mode;
  LaneOutput out;
  Fault fault;
  WaveFiles<Wave<Isa>> files{wave, fault};
  std::uint64_t mask = 0, exec = 0;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    if ((written >> lane & 1u) == 0) continue;
    in.s0 = s0[lane];
    in.s1 = s1[lane];
    in.s2 = s2[lane];
    in.d0 = d0[lane];
    in.lane = lane;
    in.vcc_lane = (mask_in >> lane & 1u) != 0;
    (void)execute_operation(row.opcode, in, out, files);
    if (shape.d0 != 0) d[lane] = static_cast<std::uint32_t>(out.d0);
    if (shape.d0 == 64) d[lanes + lane] = static_cast<std::uint32_t>(out.d0 >> 32);
    mask |= static_cast<std::uint64_t>(out.vcc_lane | out.d1 | out.d0_lane) << lane;
    exec |= static_cast<std::uint64_t>(out.exec_lane) << lane;
  }
  if (shape.writes_mask) wave.set_scalar_pair(row.mask_out, mask);
  if (shape.writes_exec_lane) wave.set_exec(exec);
  return op + 1;
}

}  // namespace lockstep::fast
