// Executing one scalar ALU or program-control instruction.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/computed_registers.hpp"
#include "lockstep/engine/exceptions.hpp"
#include "lockstep/engine/operation.hpp"
#include "lockstep/isa/lane_io.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep {

/// What an instruction asks of whoever runs the wave, or why it could not be executed.
struct ExecuteResult {
  Fault fault{};
  Signal signal = Signal::none;
};

namespace detail {

/// The inputs that do not differ by lane.
template <class W>
constexpr LaneInput common_input(const W& wave, const OperandPlan& plan, const InstructionInfo& info) {
  const StateSet reads = info.reads, writes = info.writes;
  LaneInput in;
  in.imm = plan.imm;
  in.literal = static_cast<std::uint32_t>(plan.literal);
  in.literal64 = plan.literal;
  in.vcc = wave.vcc();
  // Operations that write EXEC as a whole (S_AND_SAVEEXEC_B64) work on both registers, as on any pair; others ask
  // which lanes are on.
  in.exec = writes.has(State::exec) ? wave.scalar_pair(wave.isa().exec_lo) : wave.exec();
  in.pc = wave.pc;
  in.m0 = wave.m0();
  if (reads.has(State::status)) in.status = status_of_operations(wave);
  in.mode = wave.mode;
  in.scc = wave.scc;
  in.clamp = plan.clamp;
  in.op_sel = plan.op_sel;
  in.op_sel_hi = plan.op_sel_hi;
  in.neg = plan.neg;
  in.neg_hi = plan.neg_hi;
  in.abs = plan.abs;
  in.omod = plan.omod;
  in.sdwa_sel0 = plan.sdwa_sel0;
  in.src0_number = plan.src0_number;
  in.src1_number = plan.src1_number;
  in.src1_is_vgpr = plan.s[1].is_vgpr();
  in.dst_number = plan.dst_number;
  return in;
}

/// Stores the results that belong to the wave, but not `pc` and lane masks. `exec` is EXEC before the operation.
template <class W>
constexpr void store_wave_state(W& wave, const LaneOutput& out, StateSet writes, std::uint64_t exec) {
  if (writes.has(State::scc)) wave.scc = out.scc;
  if (writes.has(State::vcc)) wave.set_vcc(out.vcc);
  if (writes.has(State::exec)) {
    // Operations on 32 bits leave EXEC_HI alone, which may be their destination and then holds it already.
    wave.s[wave.isa().exec_lo] = static_cast<std::uint32_t>(out.exec);
    if ((out.exec ^ exec) >> 32 != 0) wave.s[wave.isa().exec_hi] = static_cast<std::uint32_t>(out.exec >> 32);
  }
  if (writes.has(State::m0)) wave.set_m0(out.m0);
  if (writes.has(State::mode)) wave.mode = Mode(out.mode);
}

/// A fault if SIMM16 of S_GETREG or S_SETREG names the exception flags, and the wave does not keep them. An instruction
/// that only clears the flags (its number is no SIMM16) gives no fault: no program sees what it clears.
template <class W>
constexpr Fault check_exception_flags(const W& wave, const Instruction<typename W::Isa>& instruction) {
  if (wave.raises_exceptions || instruction.info().traits.hardware_register == HardwareRegisterAccess::none) return {};
  const std::uint32_t id = instruction.field(Field::simm16) & 63u;
  if (!has_exception_flags(wave.isa().hardware_register(id))) return {};
  return make_fault(FaultKind::unsupported_instruction,
                    "the exception flags are not kept: the launch has not seen this code. Load it as a code object, "
                    "or let the entry's own range hold it; a simulator sets raises_exceptions")
      .about("hwreg", id);
}

}  // namespace detail

/// Executes a scalar instruction with `plan`, which is that of the instruction and within the wave's allocation.
/// `barriers` are the workgroup's, null where nobody schedules waves.
template <class W>
constexpr ExecuteResult execute_planned_scalar(W& wave, const Instruction<typename W::Isa>& instruction,
                                               const OperandPlan& plan, Barriers* barriers) {
  const InstructionInfo& info = instruction.info();
  if (Fault fault = detail::check_exception_flags(wave, instruction)) return {fault};
  LaneInput in = detail::common_input(wave, plan, info);
  in.next_pc = wave.pc + instruction.bytes();
  if (plan.s[0].file != RegisterFile::none) in.s0 = read_scalar(wave, plan.s[0], plan.literal);
  if (plan.s[1].file != RegisterFile::none) in.s1 = read_scalar(wave, plan.s[1], plan.literal);
  if (info.reads.has(State::d0)) in.d0 = read_scalar(wave, plan.d0, plan.literal);

  LaneOutput out;
  Fault file_fault;
  WaveFiles<W> files{wave, file_fault, barriers};
  if (!run_operation(wave.isa(), instruction.opcode, in, out, files)) {
    return {make_fault(FaultKind::unsupported_instruction, "the instruction has no generated operation")};
  }
  if (file_fault) return {file_fault};
  if (info.traits.exceptions && wave.raises_exceptions)
    wave.trap_status |= raised_exceptions(info.traits.exceptions, in, 0, false, wave.trap_status);
  StateSet writes = info.writes;
  if (writes.has(State::d0)) {
    write_scalar(wave, plan.d0, out.d0);
    if (plan.d0.file == RegisterFile::scalar && drops_writes(wave.isa(), plan.d0.number))
      writes = writes.without(State::scc);
  }
  detail::store_wave_state(wave, out, writes, in.exec);
  wave.pc = info.writes.has(State::pc) ? out.pc : wave.pc + instruction.bytes();
  return {Fault{}, info.writes.has(State::signal) ? out.signal : Signal::none};
}

/// Executes a scalar instruction at `wave.pc` and moves `wave.pc` on (to the target of a branch).
template <class W>
constexpr ExecuteResult execute_scalar(W& wave, const Instruction<typename W::Isa>& instruction, Barriers* barriers) {
  const OperandPlan plan = plan_operands(instruction, W::wave_size);
  if (Fault fault = check_allocation(wave, plan)) return {fault};
  return execute_planned_scalar(wave, instruction, plan, barriers);
}

}  // namespace lockstep
