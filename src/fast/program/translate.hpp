// From instructions to micro-ops.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "fast/matrix/wmma/plan.hpp"
#include "fast/program/control.hpp"
#include "fast/program/discover.hpp"
#include "fast/program/gpr_index.hpp"
#include "fast/program/group_builder.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/machine_handlers.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "fast/program/relative_move.hpp"
#include "fast/program/streamed.hpp"
#include "fast/program/watched.hpp"
#include "fast/rows/translator.hpp"
#include "lockstep/operand/dual.hpp"

namespace lockstep::fast {

class Translator : RowTranslator {
 public:
  Translator(Program& program, const MachineHandlers& machine, const KernelSet& kernels)
      : RowTranslator(program, kernels), machine_(machine), wave_(*program.isa) {
    wave_.vgpr_limit = program.key.vgpr_limit;
    wave_.accvgpr_limit = program.key.accvgpr_limit;
    wave_.sgpr_limit = program.key.sgpr_limit;
  }

  void run() {
    program_.stop.handler = stay;
    program_.memory_reference = machine_.memory_reference;
    program_.stream_request = machine_.stream_request;
    program_.synchronising = machine_.synchronising;
    for (std::size_t stream : {Program::full, Program::partial}) {
      stream_ = stream;
      program_.first[stream].resize(program_.instructions.size());
      for (std::uint32_t i = 0; i < program_.instructions.size(); ++i) instruction(i);
      end_run();
    }
    for (const auto& [op, stream, target] : branches_) {
      const auto distance = static_cast<std::int64_t>(program_.first[stream][target]) - static_cast<std::int64_t>(op);
      JumpView{program_.ops[op]}.set_distance(distance);
    }
  }

 private:
  using Op = MicroOp;
  using Compiled = CompiledInstruction;
  struct Branch {
    std::size_t op, stream;
    std::uint32_t target;
  };
  WaveAllocation allocation() const {
    return {wave_.vgpr_limit, wave_.accvgpr_limit, wave_.sgpr_limit, static_cast<std::uint16_t>(isa().arch_vgprs),
            divides_vgprs(isa().memory.abi)};
  }

  void instruction(std::uint32_t index) {
    const Compiled& at = program_.instructions[index];
    program_.first[stream_][index] = static_cast<std::uint32_t>(program_.ops.size());
    if (at.in_block == 0) end_run();
    if (at.in_block == 0) BlockView{emit(enter_block, index)}.length() = at.block_length;
    before_access(index, at);
    if (program_.key.watched) watch(index, at);
    if (program_.key.counted) emit(count_instruction, static_cast<std::uint32_t>(at.instruction.opcode));
    if (program_.key.streamed) stream(index, at);
    row_shape_ = nullptr;
    const std::size_t before = program_.ops.size();
    const bool falls_through = body(index, at);
    if (!falls_through) return end_run();
    const bool next_follows =
        index + 1 < program_.instructions.size() && program_.instructions[index + 1].pc == at.next_pc() &&
        same_vgprs(at, index + 1) &&
        program_.instructions[index + 1].gpr_index == gpr_index_after(at.instruction, at.gpr_index);
    if (!next_follows || exec_may_change_ || !add_to_run(index, before)) end_run();
    if (!next_follows) {
      emit(go_on, index);
    } else if (exec_may_change_) {
      Op& op = emit(program_.key.wave_size == row_lanes ? exec_changed<true> : exec_changed<false>, index);
      ExecChangeView{op}.stream() = static_cast<std::uint32_t>(stream_);
    }
  }

  /// May this program have fused handlers? They exist for one size of waves. In programs that count, stream or
  /// raise exception flags, micro-ops stand between the instructions.
  bool fuses() const {
    return kernels_.fuse_run != nullptr && program_.key.wave_size == isa().wave_sizes[0] && !told() &&
           !program_.key.exceptions;
  }
  /// Adds the instruction, whose micro-ops begin at `before`, to the run of fusible instructions, if it is fusible.
  bool add_to_run(std::uint32_t index, std::size_t before) {
    const auto count = static_cast<std::uint32_t>(program_.ops.size() - before);
    if (!fuses() || (count != 0 && (row_shape_ == nullptr || dual_))) return false;
    if (run_.empty()) run_first_ = before;
    run_.push_back({index, count, row_shape_, plan_.mask_in.number, plan_.mask_out.number});
    return true;
  }
  void end_run() {
    if (!run_.empty()) kernels_.fuse_run(program_, kernels_.fused, stream_, run_first_, run_);
    run_.clear();
  }

  /// What stops the wave before an access to memory, where its turn is over or other workgroups come first.
  void before_access(std::uint32_t index, const Compiled& at) {
    if (is_copy_to_lds(at.instruction))
      set_turn_point(emit(copy_turn_point, index), at);
    else if (is_turn_point(at.instruction) && (told() || !has_handler(at)))
      set_turn_point(emit(turn_point, index), at);
    if (is_ordered_update(at.instruction)) emit(await_order, index);
  }
  /// Is somebody told of instructions, or counts them, before they execute?
  bool told() const { return program_.key.watched || program_.key.counted || program_.key.streamed; }
  /// Is there more for the instruction than a step by the reference engine?
  bool has_handler(const Compiled& at) const {
    return !at.gpr_index && at.instruction.info().status != Status::unsupported &&
           isa().legal(at.instruction, program_.key.wave_size);
  }
  /// Handlers of other accesses (caches, lane exchanges) compare, too: `never` is longer than any turn, so their
  /// comparison fails.
  static void set_turn_point(Op& op, const Compiled& at) {
    constexpr std::uint32_t never = 0xffffffff;
    AccessView{op}.rest_of_block() = is_turn_point(at.instruction) ? at.block_length - at.in_block : never;
  }

  /// What asks Context::watcher before the instruction.
  void watch(std::uint32_t index, const Compiled& at) {
    const WatchView view{emit(watch_instruction, index)};
    view.plan() = view.no_plan;
    const MemoryOp* const op = at.instruction.info().memory;
    if (op == nullptr || !has_request(*op) || refusal(at.instruction, program_.key.wave_size)) return;
    const MemoryPlan plan = plan_memory(at.instruction, *op, allocation(), program_.key.wave_size, kernels_.memory);
    if (!watched_by_plan(plan)) return;
    WatchView{program_.ops.back()}.plan() = static_cast<std::uint32_t>(program_.memory_plans.size());
    program_.memory_plans.push_back(plan);
  }

  /// What tells Context::stream of the instruction, which the reference engine is not told of where it refuses it.
  void stream(std::uint32_t index, const Compiled& at) {
    if (refusal(at.instruction, program_.key.wave_size)) return;
    const MemoryOp* const op = at.instruction.info().memory;
    const bool accesses = op != nullptr && (has_request(*op) || op->tensor() || op->action == MemoryAction::sample);
    if (!accesses) return StreamedView{emit(stream_instruction)}.set_pc(at.pc);
    const MemoryPlan plan = plan_memory(at.instruction, *op, allocation(), program_.key.wave_size, kernels_.memory);
    const bool planned = streams_by_plan(plan);
    const StreamedView told{emit(planned ? stream_planned : machine_.stream_request, index)};
    told.set_pc(at.pc);
    if (!planned) return;
    told.plan() = static_cast<std::uint32_t>(program_.memory_plans.size());
    program_.memory_plans.push_back(plan);
  }

  /// Is instruction `next` translated for the high bits of VGPR numbers that `at` leaves behind?
  bool same_vgprs(const Compiled& at, std::uint32_t next) const {
    return program_.instructions[next].instruction.vgpr_msb == at.instruction.vgpr_msb_after();
  }

  /// False if the micro-ops never go on to those of the next instruction.
  bool body(std::uint32_t index, const Compiled& at) {
    exec_may_change_ = dual_ = false;
    const InstructionInfo& info = at.instruction.info();
    if (info.status == Status::unsupported || !isa().legal(at.instruction, program_.key.wave_size))
      return reference(index);
    if (at.gpr_index) return under_gpr_index(index, at);
    if (info.memory != nullptr) return memory(index, at, info);
    const bool scalar = is_scalar_alu(at.instruction.info().traits.unit);
    if (info.matrix != nullptr) return matrix(index, at, info);
    if (at.instruction.dual()) return dual(index, at);
    plan_ = plan_operands(at.instruction, program_.key.wave_size);
    if (check_allocation(wave_, plan_)) return reference(index);
    if (nothing_to_do(info)) return true;
    if (at.instruction.sets_vgpr_msb()) {
      emit(set_vgpr_msb, at.instruction.vgpr_msb_after());
      return true;
    }
    if (gpr_index_switch(at)) return true;
    const HandlerEntry& entry = kernels_.operation(static_cast<std::size_t>(at.instruction.opcode));
    if (scalar) {
      if (entry.native == Native::branch && is_direct_branch(at.instruction)) return branch(index, at, entry, info);
      if (entry.native == Native::scalar && !raises(info) && scalar_operation(entry)) return true;
    } else if ((entry.native == Native::row && row_operation(at.instruction, entry)) ||
               (entry.native == Native::lanes && lanes_operation(entry))) {
      return true;
    }
    if (relative_move_of(index, at)) return true;
    if (info.traits.only_ends) return turn_end(index, StopReason::ended);
    if (info.traits.barrier == BarrierAction::synchronise) return turn_end(index, StopReason::at_barrier);
    return planned(index, synchronises(info));
  }

  /// S_SET_GPR_IDX_ON and OFF.
  bool gpr_index_switch(const Compiled& at) {
    const VgprNumbers numbers = at.instruction.info().traits.vgpr_numbers;
    if (numbers == VgprNumbers::index_off) {
      emit(gpr_index_off);
      return true;
    }
    if (numbers != VgprNumbers::index_on || !is_scalar_source(plan_.s[0], 32)) return false;
    const OperandPlace index = scalar_source(0);
    set(emit(gpr_index_on, plan_.src1_number), slot_s0, index);
    return true;
  }

  /// A VGPR that is no AccVGPR.
  bool is_vgpr(const OperandSlot& slot) const { return slot.is_vgpr() && slot.number < isa().arch_vgprs; }

  /// V_MOVRELS_B32 and V_MOVRELD_B32 without modifiers.
  bool relative_move_of(std::uint32_t index, const Compiled& at) {
    const RegisterMove move = at.instruction.info().traits.move;
    const bool to_relative = move == RegisterMove::to_relative;
    if (!to_relative && move != RegisterMove::from_relative) return false;
    if (plan_.sdwa || plan_.dpp || (plan_.neg | plan_.abs | plan_.op_sel | plan_.omod) != 0 || plan_.clamp ||
        !is_vgpr(plan_.d0))
      return false;
    const bool from_scalar = to_relative && is_scalar_source(plan_.s[0], 32);
    if (!from_scalar && !is_vgpr(plan_.s[0])) return false;
    const std::uint32_t from = from_scalar ? scalar_source(0).offset : plan_.s[0].number;
    const VgprMoveView move_op{emit(!to_relative  ? relative_move<false, false>
                                    : from_scalar ? relative_move<true, true>
                                                  : relative_move<true, false>,
                                    index)};
    move_op.from() = from;
    move_op.limit() = std::min<std::uint32_t>(wave_.vgpr_limit, isa().arch_vgprs);
    move_op.to() = plan_.d0.number;
    return true;
  }

  /// What comes while VGPR indexing is on: moves, as they are without modifiers, and its end. All else the reference.
  bool under_gpr_index(std::uint32_t index, const Compiled& at) {
    plan_ = plan_operands(at.instruction, program_.key.wave_size);
    const bool plain = !plan_.sdwa && !plan_.dpp && (plan_.neg | plan_.abs | plan_.op_sel | plan_.omod) == 0 &&
                       !plan_.clamp && is_vgpr(plan_.d0);
    const auto move = [&](Op& op, std::uint32_t from) {
      const VgprMoveView view{op};
      view.from() = from;
      view.limit() = wave_.vgpr_end();
      view.to() = plan_.d0.number;
      return true;
    };
    if (at.instruction.info().traits.move == RegisterMove::copy && plain) {
      if (is_vgpr(plan_.s[0])) return move(emit(indexed_move<false>, index), plan_.s[0].number);
      if (is_scalar_source(plan_.s[0], 32) && !check_allocation(wave_, plan_)) {
        const OperandPlace value = scalar_source(0);
        return move(emit(indexed_move<true>, index), value.offset);
      }
    }
    return gpr_index_after(at.instruction, true) ? synchronising(index) : gpr_index_switch(at);
  }

  /// Two row operations, one after the other: first the one that writes no source of the other's. Where each does, and
  /// where one has no rows, the reference engine does both.
  bool dual(std::uint32_t index, const Compiled& at) {
    const AnyInstruction y = at.instruction.second_half();
    const DualPlan plan = plan_dual(at.instruction, program_.key.wave_size);
    if (y.info().status == Status::unsupported || check_allocation(wave_, plan.x) || check_allocation(wave_, plan.y))
      return reference(index);
    const std::size_t before = program_.ops.size();
    std::size_t second = before;
    dual_ = true;
    const auto half = [&](const AnyInstruction& of, const OperandPlan& operands) {
      plan_ = operands;
      second = program_.ops.size();
      const HandlerEntry& entry = kernels_.operation(of.opcode);
      return entry.native == Native::row && row_operation(of, entry);
    };
    const bool x_first = !writes_source_of(plan.x, plan.y, y.info());
    const bool done = x_first ? half(at.instruction, plan.x) && half(y, plan.y)
                              : !writes_source_of(plan.y, plan.x, at.instruction.info()) && half(y, plan.y) &&
                                    half(at.instruction, plan.x);
    if (done) {
      if (fuses())
        kernels_.fuse_halves(program_, kernels_.fused, static_cast<std::uint32_t>(second - before),
                             static_cast<std::uint32_t>(program_.ops.size() - before));
      return true;
    }
    program_.ops.resize(before);
    exec_may_change_ = false;
    return reference(index);
  }

  /// Does the instruction of plan `writer` write a vector register that the one of `reader` reads?
  static bool writes_source_of(const OperandPlan& writer, const OperandPlan& reader, const InstructionInfo& info) {
    const OperandSlot& d = writer.d0;
    const auto overlaps = [&](const OperandSlot& s) {
      return s.is_vgpr() && d.is_vgpr() && s.number < d.number + d.dwords() && d.number < s.number + s.dwords();
    };
    for (const OperandSlot& s : reader.s)
      if (overlaps(s)) return true;
    return info.reads.has(State::d0) && overlaps(reader.d0);
  }

  /// Without the reference engine: short workgroups spend much of their time in these two.
  bool turn_end(std::uint32_t index, StopReason reason) {
    TurnEndView{emit(end_turn, index)}.set_reason(reason);
    return false;
  }

  static bool nothing_to_do(const InstructionInfo& info) {
    return info.status == Status::generated && info.writes.bits == 0;
  }

  bool synchronises(const InstructionInfo& info) const {
    const StateSet& w = info.writes;
    const bool state = w.has(State::exec) || w.has(State::exec_lane) || w.has(State::pc) || w.has(State::mode) ||
                       w.has(State::sgprs) || w.has(State::hwregs) || w.has(State::signal);
    // Among the hardware registers is the clock, which is the count of instructions.
    return state || info.reads.has(State::hwregs) || is_exec(plan_.d0) || is_exec(plan_.mask_out);
  }

  bool reference(std::uint32_t index) {
    emit(machine_.reference, index);
    return true;
  }
  /// The reference engine, with the plan made here.
  bool planned(std::uint32_t index, bool synchronises) {
    PlannedView{emit(synchronises ? machine_.planned_synchronising : machine_.planned, index)}.plan() =
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
    if (action == MemoryAction::clock || action == MemoryAction::realtime || action == MemoryAction::wave_sync)
      return synchronising(index);
    const auto plan = plan_memory(at.instruction, *info.memory, allocation(), program_.key.wave_size, kernels_.memory);
    const std::size_t frequent = static_cast<std::size_t>(plan.frequent);
    Op& op = emit(plan.run == nullptr ? machine_.memory_reference : machine_.memory[frequent], index);
    set_turn_point(op, at);
    if (plan.run == nullptr) return true;
    AccessView{op}.plan() = static_cast<std::uint32_t>(program_.memory_plans.size());
    program_.memory_plans.push_back(plan);
    return true;
  }

  bool wmma(std::uint32_t index, const Compiled& at, const MatrixOp& op) {
    const auto operands = matrix::wmma::operands_of(at.instruction, op);
    const WmmaPlan plan =
        plan_wmma(isa(), op, operands, allocation(), program_.key.wave_size, kernels_.wmma(host_isa()));
    if (plan) {
      MatrixView{emit(machine_.wmma, index)}.plan() = static_cast<std::uint32_t>(program_.wmma_plans.size());
      program_.wmma_plans.push_back(plan);
      wmma_group_.add(program_.ops, program_.wmma_plans, program_.wmma_groups);
    } else {
      emit(machine_.matrix_reference, index);
    }
    return true;
  }
  bool matrix(std::uint32_t index, const Compiled& at, const InstructionInfo& info) {
    if (info.matrix->family != MatrixFamily::mfma) return wmma(index, at, *info.matrix);
    const MatrixPlan plan = program_.key.wave_size == row_lanes
                                ? plan_matrix(isa(), at.instruction, *info.matrix, allocation(), kernels_.matrix)
                                : MatrixPlan{};  // the reference says why
    if (plan) {
      MatrixView{emit(machine_.matrix, index)}.plan() = static_cast<std::uint32_t>(program_.matrix_plans.size());
      program_.matrix_plans.push_back(plan);
      matrix_group_.add(program_.ops, program_.matrix_plans, program_.matrix_groups);
    } else {
      emit(machine_.matrix_reference, index);
    }
    return true;
  }

  bool branch(std::uint32_t index, const Compiled& at, const HandlerEntry& entry, const InstructionInfo& info) {
    const std::uint32_t target = program_.find(branch_target(at));
    if (target == Program::absent || program_.instructions[target].in_block != 0 || !same_vgprs(at, target))
      return planned(index, true);
    branches_.push_back({program_.ops.size(), stream_, target});
    emit(info.conditional_branch ? entry.handler : jump);
    return info.conditional_branch;
  }

  bool scalar_operation(const HandlerEntry& entry) {
    const OperationShape& shape = entry.shape;
    if (shape.reads_imm && shape.reads_literal) return false;
    if (shape.s0 != 0 && !is_scalar_source(plan_.s[0], shape.s0)) return false;
    if (shape.s1 != 0 && !is_scalar_source(plan_.s[1], shape.s1)) return false;
    std::array<OperandPlace, 4> places{};
    if (shape.d0 != 0 || shape.old_d0 != 0) {
      if (!is_scalar_destination(isa(), plan_.d0)) return false;
      const bool wide = plan_.d0.bits > 32;
      if ((shape.d0 != 0 && wide != (shape.d0 == 64)) || (shape.old_d0 == 64 && !wide)) return false;
      places[slot_d] = scalar_place(plan_.d0.number);
    }
    if (shape.s0 != 0) places[slot_s0] = scalar_source(0);
    if (shape.s1 != 0) places[slot_s1] = scalar_source(1);
    Op& op = emit(entry.handler, shape.reads_literal ? static_cast<std::uint32_t>(plan_.literal) : plan_.imm);
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
    exec_may_change_ = shape.writes_exec || (shape.d0 != 0 && is_exec(plan_.d0));
    return true;
  }

  const MachineHandlers& machine_;
  Wave<IsaTables, WaveShape{1, 1, 1}> wave_;  ///< its limits only, for the checks of operand/access.hpp
  std::vector<Branch> branches_;
  GroupBuilder<MatrixGroup> matrix_group_;
  GroupBuilder<WmmaGroup> wmma_group_;
  std::size_t run_first_ = 0;   ///< micro-op of the first of `run_`
  std::vector<RunMember> run_;  ///< the instructions before this one that may be fused
  bool dual_ = false;           ///< the instruction is two
};

}  // namespace lockstep::fast
