// The reference engine: fetch, decode and execute one instruction at a time, all of it constexpr.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/dual.hpp"
#include "lockstep/engine/scalar.hpp"
#include "lockstep/engine/update_order.hpp"
#include "lockstep/engine/vector.hpp"
#include "lockstep/engine/wave_sync.hpp"
#include "lockstep/engine/workgroup.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/matrix/execute.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/memory.hpp"

namespace lockstep {

/// What a wave runs on: its memories, which of the models sums matrix products, and what it shares with the other waves
/// of its workgroup.
template <class Global>
struct Machine {
  Global& global;
  std::span<std::uint8_t> lds{};              ///< of the workgroup
  ScratchMemory scratch{};                    ///< of the wave
  std::optional<MatrixModel> matrix_model{};  ///< none: the ISA's
  Barriers* barriers = nullptr;               ///< of the workgroup; null: no scheduler, so nothing to wait for
  UpdateOrder* order = nullptr;               ///< of workgroups; null: nobody to wait for

  // Not inlined: where it is, g++ 12 takes the value that is not there for one that may be read.
  template <class Isa>
  [[gnu::noinline]] constexpr MatrixModel model(const Isa& isa) const {
    return matrix_model.value_or(isa.matrix_model);
  }
};

/// An observer that sees nothing. An observer may have either hook:
///   before(const W& wave, const Instruction<Isa>&)  — the instruction at wave.pc is about to execute
///   after(const W& wave, const Instruction<Isa>&)   — it has executed, without fault; wave.pc has moved on
struct NoObserver {};

namespace detail {

template <class Isa>
struct Fetched {
  Instruction<Isa> instruction{};
  Fault fault{};
};

constexpr bool read_dwords(auto& global, std::uint64_t address, std::uint32_t* to, std::uint32_t count) {
  std::array<std::uint8_t, 8> bytes{};
  if (!global.read(address, bytes.data(), 4 * count)) return false;
  for (std::uint32_t i = 0; i < count; ++i) to[i] = load_little_endian<std::uint32_t>(bytes.data() + 4 * i);
  return true;
}

/// Reads and decodes the instruction at `pc`, without MODE's high bits of VGPR numbers. Only the instruction's own
/// words have to be mapped. A memory with a `Reencoding` has it applied to the words.
template <class Isa, class Global>
constexpr Fetched<Isa> fetch(const Isa& isa, Global& global, std::uint64_t pc) {
  Fetched<Isa> result;
  std::array<std::uint32_t, 4> words{};
  std::uint32_t count = 0;
  if (pc % 4 == 0) {
    if (read_dwords(global, pc, words.data(), 2)) {
      count = 2;
      if constexpr (requires { global.reencoding(); })
        if (global.reencoding() != nullptr) global.reencoding()(words);
    } else if (read_dwords(global, pc, words.data(), 1)) {
      count = 1;
    }
  }
  if (count == 0) {
    result.fault =
        make_fault(FaultKind::pc_out_of_range, pc % 4 != 0 ? "the program counter is no multiple of 4"
                                                           : "the program counter points outside mapped memory");
    return result;
  }
  for (;;) {
    Decoded<Isa> decoded = decode(isa, std::span<const std::uint32_t>(words.data(), count));
    if (decoded.error == DecodeError::truncated) {
      if (count < 4 && read_dwords(global, pc + 4 * count, &words[count], 1)) {
        ++count;
        continue;
      }
      decoded = decoded.at_end();
    }
    if (decoded.error == DecodeError::none) {
      result.instruction = decoded.instruction;
      return result;
    }
    result.fault = decoded.error == DecodeError::truncated
                       ? make_fault(FaultKind::pc_out_of_range, "mapped memory ends inside the instruction")
                       : make_fault(FaultKind::illegal_instruction, "the words are no instruction of this ISA");
    result.fault.words = words;
    result.fault.dwords = static_cast<std::uint8_t>(count);
    return result;
  }
}

/// The instruction that `wave` executes next.
template <class W, class Global>
constexpr Fetched<typename W::Isa> fetch_next(const W& wave, Global& global) {
  Fetched<typename W::Isa> fetched = fetch(wave.isa(), global, wave.pc);
  if (wave.isa().vgpr_banks) fetched.instruction.vgpr_msb = static_cast<std::uint8_t>(wave.mode.vgpr_msb());
  return fetched;
}

}  // namespace detail

/// Executes one instruction that is supported, legal, and neither a memory nor a matrix instruction, while MODE asks
/// for neither VGPR indexing nor VSKIP. `plan` is that of the instruction and within the wave's allocation; `barriers`
/// are the machine's.
template <class W>
constexpr ExecuteResult execute_planned(W& wave, const Instruction<typename W::Isa>& instruction,
                                        const OperandPlan& plan, Barriers* barriers) {
  return is_scalar_alu(instruction.info().traits.unit) ? execute_planned_scalar(wave, instruction, plan, barriers)
                                                       : execute_planned_vector(wave, instruction, plan);
}

/// Why waves of `wave_size` lanes cannot execute the instruction, whatever they hold.
template <class Isa>
constexpr Fault refusal(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  const InstructionInfo& info = instruction.info();
  if (info.status == Status::unsupported) return make_fault(FaultKind::unsupported_instruction, info.reason);
  if constexpr (has_dual_encodings<Isa>)
    if (instruction.dual() && instruction.second_half().info().status == Status::unsupported)
      return make_fault(FaultKind::unsupported_instruction, instruction.second_half().info().reason);
  if (const IllegalOperand illegal = instruction.isa().illegal_operand(instruction, wave_size)) {
    return make_fault(FaultKind::illegal_operand, illegal.reason)
        .about(field_names[static_cast<std::size_t>(illegal.field)], illegal.value);
  }
  return no_fault;
}

/// Does MODE ask to step over the instruction? Vector instructions are then not issued at all.
template <class W>
constexpr bool is_skipped(const W& wave, const Instruction<typename W::Isa>& instruction) {
  const InstructionInfo& info = instruction.info();
  return wave.mode.vskip() && !is_scalar_alu(instruction.info().traits.unit) &&
         (info.memory == nullptr || !info.memory->scalar());
}

/// Executes an instruction that `refusal` lets pass and that is no memory instruction, unless MODE.vskip skips it.
/// `barriers` are the workgroup's, null where nobody schedules waves. Everything else as in `execute`.
template <class W>
constexpr ExecuteResult execute_alu(W& wave, const Instruction<typename W::Isa>& instruction, MatrixModel model,
                                    Barriers* barriers) {
  if (is_scalar_alu(instruction.info().traits.unit)) return execute_scalar(wave, instruction, barriers);
  if (is_skipped(wave, instruction)) {
    wave.pc += instruction.bytes();
    return {};
  }
  if (const MatrixOp* matrix = instruction.info().matrix) {
    if (Fault fault = execute_matrix(wave, instruction, *matrix, model)) return {fault};
    wave.pc += instruction.bytes();
    return {};
  }
  if constexpr (has_dual_encodings<typename W::Isa>)
    if (instruction.dual()) return execute_dual(wave, instruction);
  return execute_vector(wave, instruction);
}

/// Executes one decoded instruction at `wave.pc` and moves `wave.pc` on. After a fault `wave.pc` is unchanged and no
/// destination named by an operand has been written; memory, and registers of a computed number, may have been.
template <class W, class Global>
constexpr ExecuteResult execute(W& wave, const Instruction<typename W::Isa>& instruction, Machine<Global>& machine) {
  if (Fault fault = refusal(instruction, W::wave_size)) return {fault};
  if (instruction.info().memory == nullptr || is_skipped(wave, instruction))
    return execute_alu(wave, instruction, machine.model(wave.isa()), machine.barriers);
  ExecuteResult result;
  const MemoryOp& op = *instruction.info().memory;
  result.fault = op.action == MemoryAction::wave_sync
                     ? execute_wave_sync(wave, instruction, op.sync, op.counts_waves(), machine.barriers, result.signal)
                     : execute_memory(wave, instruction, op, machine.global, machine.lds, machine.scratch);
  if (!result.fault) wave.pc += instruction.bytes();
  return result;
}

namespace detail {

/// Does the trap handler return? Without a debugger AMD's returns from S_TRAP 3 (llvm.debugtrap) and ends the queue
/// after S_TRAP 2 (llvm.trap); other numbers are reserved (AMDGPUUsage, "Trap Handler ABI").
template <class Isa>
constexpr bool trap_returns(const Instruction<Isa>& instruction) {
  return (instruction.field(Field::simm16) & 0xffu) == 3;
}

/// The number that S_BARRIER_WAIT names.
template <class Isa>
constexpr std::int32_t awaited_barrier(const Instruction<Isa>& instruction) {
  return static_cast<std::int16_t>(instruction.field(Field::simm16));
}

}  // namespace detail

/// Executes the instruction at `wave.pc` by calling `by()`, and counts it. A fault carries pc and words. `barriers` are
/// the machine's.
template <class W, class By>
constexpr ExecuteResult step_by(W& wave, const Instruction<typename W::Isa>& instruction, Barriers* barriers, By&& by) {
  const std::uint64_t pc = wave.pc;
  ExecuteResult result = by();
  const auto place = [&](Fault& fault) {
    fault.pc = pc;
    fault.words = instruction.words;
    fault.dwords = instruction.dwords;
  };
  if (result.fault) {
    place(result.fault);
    return result;
  }
  ++wave.instructions;
  if (result.signal == Signal::barrier_wait && passes_barrier(wave, barriers, detail::awaited_barrier(instruction)))
    result.signal = Signal::barrier_passed;
  if (result.signal == Signal::trap && detail::trap_returns(instruction)) result.signal = Signal::none;
  if (result.signal == Signal::trap || result.signal == Signal::halt) {
    result.fault = result.signal == Signal::trap
                       ? make_fault(FaultKind::trap,
                                    "the kernel executed S_TRAP: an abort, a failed assertion or "
                                    "code the compiler holds unreachable")
                       : make_fault(FaultKind::halt, "the wave halted itself and nobody can resume it");
    place(result.fault);
  }
  return result;
}

/// Executes the decoded instruction at `wave.pc` and counts it. A fault carries pc and words.
template <class W, class Global, class Observer = NoObserver>
constexpr ExecuteResult step_decoded(W& wave, const Instruction<typename W::Isa>& instruction, Machine<Global>& machine,
                                     Observer&& observer = {}) {
  if constexpr (requires { observer.before(wave, instruction); }) observer.before(wave, instruction);
  const ExecuteResult result =
      step_by(wave, instruction, machine.barriers, [&] { return execute(wave, instruction, machine); });
  const bool executed = !result.fault || result.signal == Signal::trap || result.signal == Signal::halt;
  if constexpr (requires { observer.after(wave, instruction); })
    if (executed) observer.after(wave, instruction);
  return result;
}

namespace detail {

/// Executes what was fetched at `wave.pc`.
template <class W, class Global, class Observer>
constexpr ExecuteResult step_fetched(W& wave, const Fetched<typename W::Isa>& fetched, Machine<Global>& machine,
                                     Observer&& observer) {
  if (fetched.fault) {
    ExecuteResult result{fetched.fault};
    result.fault.pc = wave.pc;
    return result;
  }
  return step_decoded(wave, fetched.instruction, machine, observer);
}

}  // namespace detail

/// Fetches and executes the instruction at `wave.pc`. A fault carries pc and words.
template <class W, class Global, class Observer = NoObserver>
constexpr ExecuteResult step(W& wave, Machine<Global>& machine, Observer&& observer = {}) {
  return detail::step_fetched(wave, detail::fetch_next(wave, machine.global), machine, observer);
}

/// Does a turn that has lasted long enough end before the instruction?
template <class Isa>
constexpr bool is_turn_point(const Instruction<Isa>& instruction) {
  const MemoryOp* const memory = instruction.info().memory;
  return memory != nullptr && memory->accesses();
}

/// Does the instruction copy from memory to LDS, so that the wave goes on while data are on their way?
template <class Isa>
constexpr bool is_copy_to_lds(const Instruction<Isa>& instruction) {
  const MemoryOp* const memory = instruction.info().memory;
  if (memory == nullptr) return false;
  if (memory->action == MemoryAction::load_to_lds || memory->action == MemoryAction::tensor_load) return true;
  return detail::loads_to_lds(instruction, *memory);
}

/// Does a turn end before `next`, after `executed` instructions?
template <class Isa>
constexpr bool ends_turn(const TurnLength& turn, std::uint64_t executed, const Instruction<Isa>& next) {
  if (executed < turn.until_copy || !is_turn_point(next)) return false;
  return executed >= turn.interleave || is_copy_to_lds(next);
}

/// Has the instruction a place in the order of workgroups' updates (UpdateOrder)?
template <class Isa>
constexpr bool is_ordered_update(const Instruction<Isa>& instruction) {
  const MemoryOp* const memory = instruction.info().memory;
  return memory != nullptr && memory->is_float_update();
}

namespace detail {

/// Must the wave stop before the instruction at its pc, after `run`? Sets what `run` says of that.
template <class Isa, class Global>
constexpr bool stops_before(const Fetched<Isa>& next, const TurnLength& turn, const Machine<Global>& machine,
                            WaveRun& run) {
  if (next.fault) return false;
  if (ends_turn(turn, run.executed, next.instruction)) {
    run.at_access = true;
    return true;
  }
  return machine.order != nullptr && is_ordered_update(next.instruction) && !machine.order->await();
}

}  // namespace detail

/// Runs a wave until it ends, waits at a barrier, sleeps, faults, or its turn is over.
template <class W, class Global, class Observer = NoObserver>
constexpr WaveRun run_wave(W& wave, Machine<Global>& machine, TurnLength turn, Observer&& observer = {}) {
  WaveRun run;
  while (run.executed < turn.most) {
    const detail::Fetched<typename W::Isa> fetched = detail::fetch_next(wave, machine.global);
    if (detail::stops_before(fetched, turn, machine, run)) return run;
    const ExecuteResult result = detail::step_fetched(wave, fetched, machine, observer);
    if (result.fault) {
      run.reason = StopReason::fault;
      run.fault = result.fault;
      return run;
    }
    ++run.executed;
    switch (result.signal) {
      case Signal::end_program: run.reason = StopReason::ended; return run;
      case Signal::barrier: run.reason = StopReason::at_barrier; return run;
      case Signal::barrier_wait:
      case Signal::wave_sync_wait: run.reason = StopReason::waits; return run;
      case Signal::barrier_passed:
      case Signal::sleep: return run;
      default: break;
    }
  }
  return run;
}

}  // namespace lockstep
