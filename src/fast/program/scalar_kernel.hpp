// Handlers of scalar operations, made from the generated functions.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/op_views.hpp"
#include "fast/program/operation.hpp"
#include "lockstep/core/mode.hpp"

namespace lockstep::fast {

/// Inputs of a scalar operation, by the names the generated calls use.
struct ScalarSources {
  std::uint64_t s0 = 0, s1 = 0, d0 = 0;
  std::uint32_t imm = 0, literal = 0, m0 = 0;
  std::uint64_t vcc = 0, exec = 0, pc = 0;
  bool scc = false;
};

template <std::uint8_t bits>
std::uint64_t load_scalar(const std::byte* from) {
  if constexpr (bits == 64) {
    std::uint64_t value;
    std::memcpy(&value, from, 8);
    return value;
  } else {
    std::uint32_t value;
    std::memcpy(&value, from, 4);
    return value;
  }
}

/// The part of a result that goes to D0.
template <class Result>
constexpr auto d0_of(const Result& result) {
  if constexpr (requires { result.d0; }) {
    return result.d0;
  } else {
    return result;
  }
}

template <class Operation>
ScalarSources scalar_sources(const MicroOp* op, FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  ScalarSources in;
  if constexpr (shape.s0 != 0) in.s0 = load_scalar<shape.s0>(wave.at(op, slot_s0, constants));
  if constexpr (shape.s1 != 0) in.s1 = load_scalar<shape.s1>(wave.at(op, slot_s1, constants));
  if constexpr (shape.old_d0 != 0) in.d0 = load_scalar<shape.old_d0>(wave.at(op, slot_d));
  if constexpr (shape.reads_imm) in.imm = ScalarView{*op}.immediate();
  if constexpr (shape.reads_literal) in.literal = ScalarView{*op}.immediate();
  if constexpr (shape.reads_scc) in.scc = wave.scc;
  if constexpr (shape.reads_vcc) in.vcc = wave.vcc();
  // As in engine/scalar.hpp: what writes EXEC as a whole works on both registers. (See FastWave::load_single.)
  if constexpr (shape.reads_exec && shape.writes_exec && shape.d0 == 32)
    in.exec = wave.load_single(FastWave::exec_lo) | wave.load_single(FastWave::exec_lo + 1) << 32;
  else if constexpr (shape.reads_exec)
    in.exec = shape.writes_exec ? wave.exec_pair() : wave.exec();
  if constexpr (shape.reads_m0) in.m0 = wave.m0();
  return in;
}

/// The MODE of a scalar operation: one on floats (RDNA3.5 and later) rounds and flushes as the wave says.
template <class Operation>
decltype(auto) scalar_mode(const FastWave& wave) {
  if constexpr (Operation::shape.reads_mode)
    return static_cast<const Mode&>(wave.mode);
  else
    return DefaultMode{};
}

/// One scalar operation: sources in s0 and s1, destination in d.
template <class Operation>
const MicroOp* run_scalar(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  const ScalarSources in = scalar_sources<Operation>(op, wave, constants);
  stay_in_place(op, context, wave, constants);
  const auto result = Operation::evaluate(in, scalar_mode<Operation>(wave));
  if constexpr (shape.d0 != 0) {
    const auto value = d0_of(result);
    std::memcpy(wave.at(op, slot_d), &value, shape.d0 / 8);
  }
  if constexpr (shape.writes_scc) {
    if constexpr (requires { result.scc; }) {
      wave.scc = result.scc;
    } else {
      wave.scc = result;
    }
  }
  if constexpr (shape.writes_vcc) wave.set_vcc(result);
  if constexpr (shape.writes_exec && shape.d0 == 32) {
    // As in engine/scalar.hpp: EXEC_HI may be D0, of an operation that leaves EXEC_HI alone.
    wave.s[FastWave::exec_lo] = static_cast<std::uint32_t>(result.exec);
    static_assert(shape.reads_exec);
    if ((result.exec ^ in.exec) >> 32 != 0)
      wave.s[FastWave::exec_lo + 1] = static_cast<std::uint32_t>(result.exec >> 32);
  } else if constexpr (shape.writes_exec) {
    wave.set_scalar_pair(FastWave::exec_lo, result.exec);
  }
  if constexpr (shape.writes_m0) wave.set_m0(result);
  return next(op + 1, context, wave, constants);
}

/// A branch: it is taken when the operation, asked for the smallest step forward from address 0, does not go to the
/// next instruction.
template <class Operation>
const MicroOp* run_branch(const MicroOp* op, Context&, FastWave& wave, Constants constants) {
  ScalarSources in = scalar_sources<Operation>(op, wave, constants);
  in.imm = 1;
  in.pc = 0;
  const bool taken = Operation::evaluate(in, DefaultMode{}) != 4;
  return taken ? op + JumpView{*op}.distance() : op + 1;
}

}  // namespace lockstep::fast
