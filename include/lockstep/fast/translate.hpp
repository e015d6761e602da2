// From instructions to micro-ops.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "lockstep/fast/control.hpp"
#include "lockstep/fast/discover.hpp"
#include "lockstep/fast/fallback.hpp"
#include "lockstep/fast/handler_table.hpp"
#include "lockstep/fast/program.hpp"
#include "lockstep/fast/row_moves.hpp"
#include "lockstep/fast/sources.hpp"

namespace lockstep::fast {

/// Temporary rows of a worker: two for each source, two for the result, two for what becomes of it.
inline constexpr std::uint32_t temporary_rows = 10;
inline constexpr std::uint32_t result_temporary = 6, merged_temporary = 8;

template <class Isa>
class Translator {
 public:
  Translator(Program<Isa>& program, const MachineHandlers<Isa>& machine) : program_(program), machine_(machine) {
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
  using Op = MicroOp<Isa>;
  using Compiled = CompiledInstruction<Isa>;
  struct Branch {
    std::size_t op, stream;
    std::uint32_t target;
  };
  WaveAllocation allocation() const { return {wave_.vgpr_limit, wave_.accvgpr_limit, wave_.sgpr_limit}; }

  Op& emit(typename Op::Handler handler, std::uint32_t extra = 0) {
    Op op;
    op.handler = handler;
    op.extra = extra;
    program_.ops.push_back(op);
    return program_.ops.back();
  }
  static void set(Op& op, std::size_t slot, OperandPlace place) {
    op.base[slot] = place.base;
    op.offset[slot] = place.offset;
  }

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
    if (!plan_.error.empty() || check_allocation(wave_, plan_)) return reference(index);
    if (scalar && nothing_to_do(info)) return true;
    const HandlerEntry<Isa>& entry = handler_table<Isa>()[static_cast<std::size_t>(at.instruction.opcode)];
    if (scalar) {
      if (entry.native == Native::branch && is_direct_branch(at.instruction)) return branch(index, at, entry, info);
      if (entry.native == Native::scalar && scalar_operation(entry)) return true;
    } else if (entry.native == Native::row && row_operation(info, entry)) {
      return true;
    }
    return synchronises(info) ? synchronising(index) : reference(index);
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
  static bool is_exec(const OperandSlot& slot) {
    return slot.file == RegisterFile::scalar && slot.number <= Isa::exec_hi &&
           slot.number + slot.dwords() > Isa::exec_lo;
  }

  bool reference(std::uint32_t index) {
    emit(machine_.reference, index);
    return true;
  }
  bool synchronising(std::uint32_t index) {
    emit(machine_.synchronising, index);
    return false;
  }
  bool memory(std::uint32_t index, const Compiled& at, const InstructionInfo& info) {
    const MemoryAction action = info.memory->action;
    if (action == MemoryAction::clock || action == MemoryAction::realtime) return synchronising(index);
    const auto plan = plan_memory(at.instruction, *info.memory, allocation());
    if (plan.run == nullptr) {
      emit(machine_.memory_reference, index);
    } else {
      emit(machine_.memory, index).offset[slot_d] = static_cast<std::uint32_t>(program_.memory_plans.size());
      program_.memory_plans.push_back(plan);
    }
    return true;
  }

  bool matrix(std::uint32_t index, const Compiled& at, const InstructionInfo& info) {
    const MatrixPlan plan = plan_matrix(at.instruction, *info.matrix, allocation());
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
    if (target == Program<Isa>::absent || program_.instructions[target].in_block != 0) return synchronising(index);
    branches_.push_back({program_.ops.size(), stream_, target});
    emit(info.conditional_branch ? entry.handler : jump<Isa>);
    return info.conditional_branch;
  }

  /// Index of a scalar constant in the program.
  OperandPlace scalar_constant(std::uint64_t value) {
    const auto [at, added] = scalars_.try_emplace(value, static_cast<std::uint32_t>(program_.scalars.size()));
    if (added) program_.scalars.push_back(value);
    return {Base::scalars, at->second * 8};
  }
  OperandPlace row_constant(std::uint64_t value) {
    const auto [at, added] = rows_.try_emplace(value, static_cast<std::uint32_t>(program_.rows.size()));
    if (added) {
      ConstantRow row;
      row.low.fill(static_cast<std::uint32_t>(value));
      row.high.fill(static_cast<std::uint32_t>(value >> 32));
      program_.rows.push_back(row);
    }
    return {Base::constants, at->second * static_cast<std::uint32_t>(sizeof(ConstantRow))};
  }

  /// Does a slot of this size do for an operation that takes `bits`? Longer ones give their low dword.
  static bool size_fits(const OperandSlot& slot, std::uint32_t bits) { return bits <= 32 || slot.bits == 64; }

  bool scalar_source(const OperandSlot& slot, std::uint32_t bits, OperandPlace& place) {
    if (!size_fits(slot, bits)) return false;
    if (is_scalar_register<Isa>(slot)) {
      place = scalar_place<Isa>(slot.number);
      return true;
    }
    const auto constant = constant_of<Isa>(slot, plan_.literal);
    if (constant) place = scalar_constant(*constant);
    return constant.has_value();
  }

  bool scalar_operation(const HandlerEntry<Isa>& entry) {
    const OperationShape& shape = entry.shape;
    if (shape.reads_imm && shape.reads_literal) return false;
    std::array<OperandPlace, 4> places{};
    if (shape.s0 != 0 && !scalar_source(plan_.s[0], shape.s0, places[slot_s0])) return false;
    if (shape.s1 != 0 && !scalar_source(plan_.s[1], shape.s1, places[slot_s1])) return false;
    if (shape.d0 != 0 || shape.old_d0 != 0) {
      if (!is_scalar_register<Isa>(plan_.d0)) return false;
      const bool wide = plan_.d0.bits > 32;
      if ((shape.d0 != 0 && wide != (shape.d0 == 64)) || (shape.old_d0 == 64 && !wide)) return false;
      places[slot_d] = scalar_place<Isa>(plan_.d0.number);
    }
    Op& op = emit(entry.handler, shape.reads_literal ? plan_.literal : plan_.imm);
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
    exec_may_change_ = shape.writes_exec || (shape.d0 != 0 && is_exec(plan_.d0));
    return true;
  }

  // Vector operations.

  static typename Op::Handler blend_handler() {
#if LOCKSTEP_X86_64
    if (host_isa() >= HostIsa::avx512) return blend_avx512<Isa>;
#endif
    return blend<Isa>;
  }
  static bool plain_encoding(const OperandPlan& plan) { return !plan.sdwa && !plan.dpp; }

  /// Emits a row operation; false (and nothing is emitted) when this form of it has no native translation.
  bool row_operation(const InstructionInfo& info, const HandlerEntry<Isa>& entry) {
    const OperationShape& shape = entry.shape;
    if (host_isa() == HostIsa::plain && LOCKSTEP_X86_64) return false;
    if (!plain_encoding(plan_) || info.ignores_exec) return false;
    if (shape.reads_mode && !program_.key.default_float) return false;
    const bool half = info.high_half != HighHalf::not_applicable;
    if (shape.d0 != 0) {
      if (!plan_.d0.is_vgpr() || (plan_.d0.bits > 32) != (shape.d0 == 64)) return false;
      if (plan_.clamp && (shape.reads_clamp || lockstep::detail::is_float(plan_.d0.format))) return false;
      if (!program_.key.default_float && plan_.omod != 0) return false;
    }
    if (shape.writes_mask && shape.d0 != 0 && is_exec(plan_.mask_out)) return false;
    if (shape.reads_vcc_lane && !is_scalar_register<Isa>(plan_.mask_in)) return false;
    const bool selects = info.reads.has(State::op_sel);
    const std::array<std::uint8_t, 3> sizes{shape.s0, shape.s1, shape.s2};
    for (std::size_t i = 0; i < 3; ++i)
      if (sizes[i] != 0 && !source_exists(plan_.s[i], sizes[i])) return false;
    if (shape.old_d0 != 0 && !size_fits(plan_.d0, shape.old_d0)) return false;

    std::array<OperandPlace, 4> places{};
    for (std::uint32_t i = 0; i < 3; ++i)
      if (sizes[i] != 0) places[slot_s0 + i] = row_source(i, info.modifiers, selects);
    const bool high = half && (plan_.op_sel & 8) != 0;
    const bool merges = half && (high || info.high_half == HighHalf::keep);
    const OperandPlace destination = shape.d0 != 0 ? vgpr_place<Isa>(plan_.d0.number) : OperandPlace{};
    if (shape.old_d0 != 0) places[slot_s2] = high ? high_half_of(destination) : destination;
    const bool blends = stream_ == Program<Isa>::partial && shape.d0 != 0;
    OperandPlace result = merges || blends ? temporary_place(result_temporary) : destination;
    places[slot_d] = result;

    const RowExtra extra =
        row_extra(plan_.mask_in.number, plan_.mask_out.number, plan_.neg, plan_.abs, plan_.omod, plan_.op_sel);
    Op& op = emit(entry.handler, extra.bits);
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
    if (shape.reads_imm || shape.reads_literal) op.offset[slot_s2] = shape.reads_literal ? plan_.literal : plan_.imm;
    if (merges) {
      const OperandPlace merged = blends ? temporary_place(merged_temporary) : destination;
      Op& merge = emit(merge_half<Isa>, high ? 1 : 0);
      set(merge, slot_s0, result);
      set(merge, slot_s1, destination);
      set(merge, slot_d, merged);
      result = merged;
    }
    if (blends) {
      Op& last = emit(blend_handler(), shape.d0 / 32u);
      set(last, slot_s0, result);
      set(last, slot_d, destination);
    }
    exec_may_change_ = shape.writes_exec_lane || (shape.writes_mask && is_exec(plan_.mask_out));
    return true;
  }

  bool source_exists(const OperandSlot& slot, std::uint32_t bits) const {
    if (slot.bits > 64 || !size_fits(slot, bits)) return false;
    return slot.is_vgpr() || is_scalar_register<Isa>(slot) || constant_of<Isa>(slot, plan_.literal).has_value();
  }

  /// Source `i` as a row, after its modifiers.
  OperandPlace row_source(std::uint32_t i, SourceModifiers kind, bool selects) {
    const OperandSlot& slot = plan_.s[i];
    const SourceModifier& modifier = plan_.modifiers[i];
    if (const auto constant = constant_of<Isa>(slot, plan_.literal))
      return row_constant(modified_source(*constant, slot, modifier, kind, selects));
    OperandPlace from = slot.is_vgpr() ? vgpr_place<Isa>(slot.number) : OperandPlace{};
    const OperandPlace temporary = temporary_place(2 * i);
    if (!slot.is_vgpr()) {
      Op& op = emit(slot.bits > 32 ? broadcast<true, Isa> : broadcast<false, Isa>);
      set(op, slot_s0, scalar_place<Isa>(slot.number));
      set(op, slot_d, temporary);
      from = temporary;
    }
    const Modification change = modification_of(slot, modifier, kind, selects);
    if (change.kind == Modification::Kind::none) return from;
    Op& op = emit(change.kind == Modification::Kind::dword    ? modify_dword<Isa>
                  : change.kind == Modification::Kind::halves ? modify_halves<Isa>
                                                              : modify_pair<Isa>,
                  change.extra);
    set(op, slot_s0, from);
    set(op, slot_d, temporary);
    op.offset[slot_s1] = change.keep;
    op.offset[slot_s2] = change.flip;
    return temporary;
  }

  /// The high half of a row, in the low half of a temporary one.
  OperandPlace high_half_of(OperandPlace row) {
    Op& op = emit(modify_halves<Isa>, 3);
    set(op, slot_s0, row);
    set(op, slot_d, temporary_place(4));
    op.offset[slot_s1] = 0xffffu;
    op.offset[slot_s2] = 0;
    return temporary_place(4);
  }

  Program<Isa>& program_;
  const MachineHandlers<Isa>& machine_;
  Wave<Isa, WaveShape{1, 1, 1}> wave_{};  ///< its limits only, for the checks of operand/access.hpp
  OperandPlan plan_{};
  std::size_t stream_ = Program<Isa>::full;
  bool exec_may_change_ = false;
  std::vector<Branch> branches_;
  std::map<std::uint64_t, std::uint32_t> scalars_, rows_;
};

}  // namespace lockstep::fast
