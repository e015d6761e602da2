// From instructions to micro-ops.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/fast/program/control.hpp"
#include "lockstep/fast/program/discover.hpp"
#include "lockstep/fast/program/fallback.hpp"
#include "lockstep/fast/program/handler_table.hpp"
#include "lockstep/fast/program/program.hpp"
#include "lockstep/fast/rows/translator.hpp"

namespace lockstep::fast {

template <class Isa>
class Translator : RowTranslator<Isa> {
 public:
  Translator(Program<Isa>& program, const MachineHandlers<Isa>& machine, const KernelSet<Isa>& kernels)
      : RowTranslator<Isa>(program, kernels), machine_(machine) {
    wave_.vgpr_limit = program.key.vgpr_limit;
    wave_.accvgpr_limit = program.key.accvgpr_limit;
    wave_.sgpr_limit = program.key.sgpr_limit;
  }

  void run() {
    program_.stop.handler = stay<Isa>;
    for (std::size_t stream : {Program<Isa>::full, Program<Isa>::partial}) {
      stream_ = stream;
      program_.first[stream].resize(program_.instructions.size());
      for (std::uint32_t i = 0; i < program_.instructions.size(); ++i) instruction(i);
    }
    for (const auto& [op, stream, target] : branches_) {
      const auto distance = static_cast<std::int64_t>(program_.first[stream][target]) - static_cast<std::int64_t>(op);
      program_.ops[op].offset[slot_d] = static_cast<std::uint32_t>(distance);
    }
  }

 private:
  using Rows = RowTranslator<Isa>;
  using Op = typename Rows::Op;
  using Rows::emit, Rows::set, Rows::is_exec, Rows::program_, Rows::plan_, Rows::stream_, Rows::exec_may_change_,
      Rows::kernels_;
  using Compiled = CompiledInstruction<Isa>;
  struct Branch {
    std::size_t op, stream;
    std::uint32_t target;
  };
  WaveAllocation allocation() const { return {wave_.vgpr_limit, wave_.accvgpr_limit, wave_.sgpr_limit}; }

  void instruction(std::uint32_t index) {
    const Compiled& at = program_.instructions[index];
    program_.first[stream_][index] = static_cast<std::uint32_t>(program_.ops.size());
    if (at.in_block == 0) emit(enter_block<Isa>, index).offset[slot_d] = at.block_length;
    if (program_.key.counted) emit(count_instruction<Isa>, static_cast<std::uint32_t>(at.instruction.opcode));
    const bool falls_through = body(index, at);
    if (!falls_through) return;
    const bool next_follows =
        index + 1 < program_.instructions.size() && program_.instructions[index + 1].pc == at.next_pc();
    if (!next_follows) {
      emit(go_on<Isa>, index);
    } else if (exec_may_change_) {
      emit(exec_changed<Isa>, index);
    }
  }

  /// False if the micro-ops never go on to those of the next instruction.
  bool body(std::uint32_t index, const Compiled& at) {
    exec_may_change_ = false;
    const InstructionInfo& info = at.instruction.info();
    if (info.status == Status::unsupported || !Isa::legal(at.instruction)) return reference(index);
    if (info.memory != nullptr) return memory(index, at, info);
    const bool scalar = lockstep::detail::is_scalar_alu<Isa>(at.instruction.encoding());
    if (info.matrix != nullptr) return matrix(index, at, info);
    plan_ = plan_operands(at.instruction);
    if (check_allocation(wave_, plan_)) return reference(index);
    if (nothing_to_do(info)) return true;
    const HandlerEntry<Isa>& entry = (*kernels_.operations)[static_cast<std::size_t>(at.instruction.opcode)];
    if (scalar) {
      if (entry.native == Native::branch && is_direct_branch(at.instruction)) return branch(index, at, entry, info);
      if (entry.native == Native::scalar && scalar_operation(entry)) return true;
    } else if ((entry.native == Native::row && this->row_operation(at.instruction.opcode, info, entry)) ||
               (entry.native == Native::lanes && this->lanes_operation(entry))) {
      return true;
    }
    if (at.instruction.opcode == Isa::Opcode::s_endpgm) return turn_end(index, StopReason::ended);
    if (at.instruction.opcode == Isa::Opcode::s_barrier) return turn_end(index, StopReason::at_barrier);
    return planned(index, synchronises(info));
  }

  /// Without the reference engine: short workgroups spend much of their time in these two.
  bool turn_end(std::uint32_t index, StopReason reason) {
    emit(end_turn<Isa>, index).offset[slot_d] = static_cast<std::uint32_t>(reason);
    return false;
  }

  static bool nothing_to_do(const InstructionInfo& info) {
    return info.status == Status::generated && info.writes.bits == 0;
  }

  bool synchronises(const InstructionInfo& info) const {
    const StateSet& w = info.writes;
    const bool state = w.has(State::exec) || w.has(State::exec_lane) || w.has(State::pc) || w.has(State::mode) ||
                       w.has(State::sgprs) || w.has(State::hwregs) || w.has(State::signal);
    return state || is_exec(plan_.d0) || is_exec(plan_.mask_out);
  }

  bool reference(std::uint32_t index) {
    emit(machine_.reference, index);
    return true;
  }
  /// The reference engine, with the plan made here.
  bool planned(std::uint32_t index, bool synchronises) {
    emit(synchronises ? machine_.planned_synchronising : run_planned<Isa>, index).offset[slot_d] =
        static_cast<std::uint32_t>(program_.operand_plans.size());
    program_.operand_plans.push_back(plan_);
    return !synchronises;
  }
  bool synchronising(std::uint32_t index) {
    emit(machine_.synchronising, index);
    return false;
  }
  bool memory(std::uint32_t index, const Compiled& at, const InstructionInfo& info) {
    const MemoryAction action = info.memory->action;
    if (action == MemoryAction::clock || action == MemoryAction::realtime) return synchronising(index);
    const auto plan = plan_memory(at.instruction, *info.memory, allocation(), kernels_.memory);
    if (plan.run == nullptr) {
      emit(machine_.memory_reference, index);
    } else {
      const auto handler = machine_.memory[static_cast<std::size_t>(plan.frequent)];
      emit(handler, index).offset[slot_d] = static_cast<std::uint32_t>(program_.memory_plans.size());
      program_.memory_plans.push_back(plan);
    }
    return true;
  }

  bool matrix(std::uint32_t index, const Compiled& at, const InstructionInfo& info) {
    const MatrixPlan plan = plan_matrix(at.instruction, *info.matrix, allocation(), kernels_.matrix);
    if (plan) {
      emit(machine_.matrix, index).offset[slot_d] = static_cast<std::uint32_t>(program_.matrix_plans.size());
      program_.matrix_plans.push_back(plan);
    } else {
      emit(machine_.matrix_reference, index);
    }
    return true;
  }

  bool branch(std::uint32_t index, const Compiled& at, const HandlerEntry<Isa>& entry, const InstructionInfo& info) {
    const std::uint32_t target = program_.find(branch_target(at));
    if (target == Program<Isa>::absent || program_.instructions[target].in_block != 0) return planned(index, true);
    branches_.push_back({program_.ops.size(), stream_, target});
    emit(info.conditional_branch ? entry.handler : jump<Isa>);
    return info.conditional_branch;
  }

  bool scalar_operation(const HandlerEntry<Isa>& entry) {
    const OperationShape& shape = entry.shape;
    if (shape.reads_imm && shape.reads_literal) return false;
    if (shape.s0 != 0 && !this->is_scalar_source(plan_.s[0], shape.s0)) return false;
    if (shape.s1 != 0 && !this->is_scalar_source(plan_.s[1], shape.s1)) return false;
    std::array<OperandPlace, 4> places{};
    if (shape.d0 != 0 || shape.old_d0 != 0) {
      if (!is_scalar_register<Isa>(plan_.d0)) return false;
      const bool wide = plan_.d0.bits > 32;
      if ((shape.d0 != 0 && wide != (shape.d0 == 64)) || (shape.old_d0 == 64 && !wide)) return false;
      places[slot_d] = scalar_place<Isa>(plan_.d0.number);
    }
    if (shape.s0 != 0) places[slot_s0] = this->scalar_source(0);
    if (shape.s1 != 0) places[slot_s1] = this->scalar_source(1);
    Op& op = emit(entry.handler, shape.reads_literal ? plan_.literal : plan_.imm);
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
    exec_may_change_ = shape.writes_exec || (shape.d0 != 0 && is_exec(plan_.d0));
    return true;
  }

  const MachineHandlers<Isa>& machine_;
  Wave<Isa, WaveShape{1, 1, 1}> wave_{};  ///< its limits only, for the checks of operand/access.hpp
  std::vector<Branch> branches_;
};

}  // namespace lockstep::fast
