// What a launch with an observer knows of an instruction, the same each time it executes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "launch/lane_moves.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/bit_flow.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep {

/// Which bits of an operation's sources reach which bits of its results. An ISA of the core has a function for it
/// (generated/ISA/bit_flow.hpp), which whoever compiles this for one includes.
template <class Isa>
const BitFlow& flow_of_operation(const Instruction<Isa>& of) {
  if constexpr (requires { of.isa().bit_flow(of.opcode); })
    return of.isa().bit_flow(of.opcode);
  else
    return bit_flow_of(of.opcode);
}

/// In waves W.
template <class W>
struct KnownInstruction {
  using Isa = typename W::Isa;

  Instruction<Isa> instruction{};
  Uses uses{};
  bool executes = false;                  ///< supported and legal
  bool requests = false;                  ///< it accesses memory by a request
  bool watched = false;                   ///< the fast engine executes it while it is watched
  bool moves_lanes = false;               ///< it reads registers of other lanes
  bool tensor = false;                    ///< of the tensor data mover
  bool samples = false;                   ///< it samples an image
  std::array<OperandPlan, 2> operands{};  ///< of an operation; of the second of two in one
  Step told{};  ///< what an observer is told of it; all but the wave's part is the same each time

  /// `number`: Step::number; `accum_offset`: of the waves. What is known may not be moved from then on.
  void learn(const Instruction<Isa>& of, std::uint64_t pc, std::uint32_t number, std::uint32_t accum_offset) {
    *this = {};
    instruction = of;
    uses = lockstep::uses(instruction, W::wave_size, accum_offset);
    const InstructionInfo& info = instruction.info();
    executes = info.status != Status::unsupported && instruction.isa().legal(instruction, W::wave_size);
    requests = info.memory != nullptr && has_request(*info.memory);
    tensor = info.memory != nullptr && info.memory->tensor();
    samples = executes && info.memory != nullptr && info.memory->action == MemoryAction::sample;
    watched = executes && is_watched();
    moves_lanes = executes && LaneMoves<W>::kind_of(instruction) != LaneMoves<W>::Kind::none;
    told.number = number;
    told.info = &info;
    if (instruction.dual()) told.second = &instruction.second_half().info();
    if (executes) learn_operation(instruction, 0);
    if (executes && instruction.dual()) learn_operation(instruction.second_half(), 1);
    told.words = std::span(instruction.words).first(instruction.dwords);
    told.uses = &uses;
    told.pc = pc;
    told.moves = samples;
    told.dpp = instruction.has(Field::dpp_ctrl);
    told.by_dpp = told.dpp || instruction.has(Field::lane_sel_0);
    told.part = instruction.has(Field::dst_sel) ? instruction.field(Field::dst_sel) != sdwa_dword
                                                : op_sel_names_part(instruction);
    told.wide_elements = info.formats_by_cbsz && (f8f6f4_dwords(instruction.field(Field::cbsz)) == 8 ||
                                                  f8f6f4_dwords(instruction.field(Field::blgp)) == 8);
    if (info.traits.barrier == BarrierAction::wait)
      told.barrier = static_cast<std::int16_t>(instruction.field(Field::simm16));
    if (info.traits.timing == TimingAction::idle) told.idle_states = instruction.field(Field::simm16) & 0xfu;
  }

 private:
  void learn_operation(const Instruction<Isa>& of, std::size_t half) {
    if (of.info().status != Status::generated) return;
    operands[half] = plan_operands(of, W::wave_size);
    told.operands[half] = &operands[half];
    told.bit_flow[half] = &flow_of_operation(of);
  }
  /// OP_SEL[3] is the upper half of a result; some conversions have more bits that pick a part.
  static bool op_sel_names_part(const Instruction<Isa>& instruction) {
    const InstructionTraits& traits = instruction.info().traits;
    if (traits.result_is_part) return true;
    return instruction.has(Field::op_sel) && (instruction.field(Field::op_sel) & (8u | traits.result_parts)) != 0;
  }
  /// Waves of the launch may wait for each other there.
  bool waits_for_launch() const {
    return instruction.info().memory != nullptr && instruction.info().memory->action == MemoryAction::wave_sync;
  }
  /// What asks something of the machine is the reference's, but for what ends a run of the fast engine and does nothing
  /// else: S_ENDPGM and S_BARRIER.
  bool is_watched() const {
    const InstructionTraits& traits = instruction.info().traits;
    if (traits.only_ends || traits.barrier == BarrierAction::synchronise) return true;
    return !instruction.info().writes.has(State::signal) && uses.instruction_class != InstructionClass::barrier &&
           !tensor && !samples && !waits_for_launch();
  }
};

}  // namespace lockstep
