// Handlers of operations that reach VGPRs of other lanes and run once for the wave: lane reads and writes, swaps of
// rows. Made from the generated functions.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/micro_op.hpp"
#include "fast/program/operation.hpp"
#include "fast/program/scalar_kernel.hpp"

namespace lockstep::fast {

/// The VGPRs that an instruction names, of any lane: the counterpart of WaveFiles (engine/files.hpp) for numbers that
/// were checked against the allocation when the program was made.
struct NamedVgprs {
  FastWave& wave;
  std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const {
    return wave.vgprs()[number][lane & wave.last_lane];
  }
  void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) const {
    wave.vgprs()[number][lane & wave.last_lane] = value;
  }
};

/// Inputs of such an operation, by the names the generated calls use.
struct LanesSources {
  std::uint64_t s0 = 0, s1 = 0, exec = 0;
  std::uint32_t op_sel = 0, src0_number = 0, dst_number = 0;
};

/// The fields of `extra`.
struct LanesExtra {
  std::uint32_t bits = 0;
  constexpr std::uint32_t source() const { return bits & 1023u; }
  constexpr std::uint32_t destination() const { return bits >> 10 & 1023u; }
  constexpr std::uint32_t op_sel() const { return bits >> 20 & 15u; }
};
constexpr LanesExtra lanes_extra(std::uint32_t source, std::uint32_t destination, std::uint32_t op_sel) {
  return {(source & 1023u) | (destination & 1023u) << 10 | (op_sel & 15u) << 20};
}

/// One operation on the wave: scalar sources in s0 and s1, scalar destination in d, VGPR numbers in `extra`.
template <class Operation, bool exec_full>
const MicroOp* run_lanes(const MicroOp* op, Context&, FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  const LanesExtra extra{op->extra};
  LanesSources in;
  in.src0_number = extra.source();
  in.dst_number = extra.destination();
  in.op_sel = extra.op_sel();
  if constexpr (shape.s0 != 0) in.s0 = load_scalar<shape.s0>(wave.at(op, slot_s0, constants));
  if constexpr (shape.s1 != 0) in.s1 = load_scalar<shape.s1>(wave.at(op, slot_s1, constants));
  if constexpr (shape.reads_exec) in.exec = exec_full ? ~std::uint64_t{0} : wave.exec();
  NamedVgprs files{wave};
  if constexpr (shape.d0 != 0) {
    const auto value = d0_of(Operation::evaluate(in, files));
    std::memcpy(wave.at(op, slot_d), &value, shape.d0 / 8);
  } else {
    Operation::evaluate(in, files);
  }
  return op + 1;
}

}  // namespace lockstep::fast
