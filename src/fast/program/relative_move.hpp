// Moves from or to a VGPR whose number M0 is added to: arrays in registers on RDNA.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"

namespace lockstep::fast {

/// From a VGPR, or with `from_scalar` from a scalar, to a VGPR; M0 is added to the number of the destination, or of the
/// source. Where there is no such register, the reference says so.
template <bool to_relative, bool from_scalar>
const MicroOp* relative_move(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const VgprMoveView move{*op};
  const std::uint32_t from = from_scalar ? 0 : move.from() + (to_relative ? 0 : wave.m0());
  const std::uint32_t to = move.to() + (to_relative ? wave.m0() : 0);
  const std::uint32_t limit = move.limit();
  if (from >= limit || to >= limit) [[unlikely]]
    return context.program->synchronising(op, context, wave, constants);
  const std::uint32_t* const source = wave.vgprs()[from];
  std::uint32_t* const target = wave.vgprs()[to];
  std::uint32_t scalar = 0;
  if constexpr (from_scalar) std::memcpy(&scalar, wave.at(op, slot_s0, constants), sizeof scalar);
  const std::uint64_t exec = wave.exec();
  if (exec == wave.lanes_of_wave) {
    for (std::uint32_t lane = 0; lane < row_lanes; ++lane) target[lane] = from_scalar ? scalar : source[lane];
  } else {
    for (std::uint32_t lane = 0; lane < row_lanes; ++lane)
      if ((exec >> lane & 1u) != 0) target[lane] = from_scalar ? scalar : source[lane];
  }
  return op + 1;
}

}  // namespace lockstep::fast
