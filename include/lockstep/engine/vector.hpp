// Executing one vector ALU instruction, lane by lane.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/engine/computed_registers.hpp"
#include "lockstep/engine/exceptions.hpp"
#include "lockstep/engine/scalar.hpp"
#include "lockstep/isa/lane_io.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/modifiers.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep {

namespace detail {

/// Storage for operands of more than 64 bits; none is set up for the others.
struct WideStorage {
  WideOperands in{};
  WideValue out{};
};

template <class W>
struct VectorExecution {
  using Isa = typename W::Isa;
  W& wave;
  const Instruction<Isa>& instruction;
  const OperandPlan& plan;
  const InstructionInfo& info;
  LaneInput in;
  LaneOutput out{};
  WideStorage* wide = nullptr;
  Fault file_fault{};
  WaveFiles<W> files{wave, file_fault, nullptr};
  std::uint64_t mask_in = 0;                ///< stands for VCC as a per-lane input
  std::uint64_t mask_out = 0;               ///< new lane mask; lanes that do not take part get 0
  std::uint64_t exec_out = 0;               ///< V_CMPX
  std::array<typename W::Row, 2> routed{};  ///< the source that DPP routes, of all lanes before any is written

  constexpr bool reads(State state) const { return info.reads.has(state); }
  constexpr bool writes(State state) const { return info.writes.has(state); }
  constexpr bool op_selects() const { return reads(State::op_sel); }

  constexpr Fault run() {
    begin();
    if (info.ignores_exec && (reads(State::vgprs) || writes(State::vgprs))) {
      if (!run_once()) return no_operation();
    } else if (writes(State::d0) && plan.d0.file == RegisterFile::scalar) {
      if (!run_for_scalar()) return no_operation();
    } else {
      if (plan.dpp) keep_routed_source();
      for (std::uint32_t lane = 0; lane < W::lanes; ++lane) {
        if (!takes_part(lane)) continue;
        if (!run_lane(lane)) return no_operation();
      }
    }
    if (file_fault) return file_fault;
    store_masks();
    store_wave_state(wave, out, info.writes, in.exec);
    return {};
  }

  /// What does not differ by lane.
  constexpr void begin() {
    mask_in = reads(State::vcc_lane) ? read_scalar(wave, plan.mask_in, plan.literal) : 0;
    in.mode = mode_under_omod(in.mode, plan.d0.format, omod());
    fetch_scalars();
  }
  constexpr bool takes_part(std::uint32_t lane) const {
    if (!info.ignores_exec && (in.exec >> lane & 1) == 0) return false;
    return !plan.dpp || dpp_of(lane).enabled;
  }
  /// Reads one lane's sources and computes; false if there is no operation.
  constexpr bool compute_lane(std::uint32_t lane) {
    in.lane = lane;
    in.vcc_lane = (mask_in >> lane & 1) != 0;
    fetch_vectors(lane);
    if (!run_operation(wave.isa(), instruction.opcode, in, out, files)) return false;
    if (info.traits.exceptions && wave.raises_exceptions) raise_exceptions();
    return true;
  }
  constexpr void store_lane(std::uint32_t lane) {
    if (writes(State::d0) && plan.d0.is_vgpr()) store_destination(lane);
    if (writes(State::s0) && plan.s[0].is_vgpr()) store_source0(lane);
    const bool bit = writes(State::d0_lane) ? out.d0_lane : writes(State::d1) ? out.d1 : out.vcc_lane;
    mask_out |= static_cast<std::uint64_t>(bit) << lane;
    exec_out |= static_cast<std::uint64_t>(out.exec_lane) << lane;
  }
  static constexpr Fault no_operation() {
    return make_fault(FaultKind::unsupported_instruction, "the instruction has no generated operation");
  }

 private:
  constexpr void raise_exceptions() {
    const bool clamp = plan.clamp && !info.plain_result;
    wave.trap_status |= raised_exceptions(info.traits.exceptions, in, omod(), clamp, wave.trap_status);
  }
  /// Operations that reach other lanes look at all of them themselves: they run once. (V_MOVREL* stay in their own.)
  constexpr bool run_once() {
    in.d0 = plan.d0.is_vgpr() || plan.d0.file == RegisterFile::none ? 0 : read_scalar(wave, plan.d0, plan.literal);
    if (!run_operation(wave.isa(), instruction.opcode, in, out, files)) return false;
    if (writes(State::d0) && plan.d0.file == RegisterFile::scalar) write_scalar(wave, plan.d0, out.d0);
    return true;
  }

  /// V_S_SQRT_F32 and its like: scalar in, scalar out, whatever EXEC is.
  constexpr bool run_for_scalar() {
    if (!run_operation(wave.isa(), instruction.opcode, in, out, files)) return false;
    write_scalar(wave, plan.d0, finished(out.d0));
    return true;
  }
  constexpr std::uint64_t finished(std::uint64_t result) const {
    if (info.plain_result) return result;
    return modified_result(result, plan.d0.format, omod(), plan.clamp && !reads(State::clamp), in.mode);
  }
  /// What write-back does.
  constexpr std::uint32_t omod() const { return reads(State::modifiers) || info.plain_result ? 0 : plan.omod; }

  constexpr std::uint64_t& source(std::uint32_t i) { return i == 0 ? in.s0 : i == 1 ? in.s1 : in.s2; }
  constexpr WideValue& wide_source(std::uint32_t i) {
    return i == 0 ? wide->in.s0 : i == 1 ? wide->in.s1 : wide->in.s2;
  }
  constexpr std::uint64_t modified(std::uint32_t i, std::uint64_t raw) const {
    return modified_source(raw, plan.s[i], plan.modifiers[i], info.modifiers, op_selects());
  }

  /// Sources that are the same for all lanes.
  constexpr void fetch_scalars() {
    for (std::uint32_t i = 0; i < 3; ++i) {
      const OperandSlot& slot = plan.s[i];
      if (slot.file != RegisterFile::none && !slot.is_vgpr()) {
        source(i) = modified(i, read_scalar(wave, slot, plan.literal));
      }
    }
  }

  constexpr void keep_routed_source() {
    const OperandSlot& slot = plan.s[plan.dpp_source];
    if (!slot.is_vgpr()) return;
    const std::uint32_t row = wave.row(slot.number);
    routed[0] = wave.v[row];
    if (slot.dwords() > 1) routed[1] = wave.v[row + 1];
  }

  constexpr DppLane dpp_of(std::uint32_t lane) const {
    // Lanes that the wave's shape lacks are switched off, whatever EXEC says.
    const std::uint64_t exec = in.exec & low_mask<std::uint64_t>(W::lanes);
    return dpp_lane(wave.isa().dpp_family, plan.dpp_controls, exec, lane, W::wave_size);
  }

  constexpr std::uint64_t dpp_value(std::uint32_t lane) const {
    const std::int32_t source = dpp_of(lane).source;
    if (source < 0) return 0;
    const OperandSlot& slot = plan.s[plan.dpp_source];
    if (!slot.is_vgpr()) return read_scalar(wave, slot, plan.literal);
    const auto from = static_cast<std::size_t>(source);
    return routed[0][from] | static_cast<std::uint64_t>(routed[1][from]) << 32;
  }

  constexpr void fetch_vectors(std::uint32_t lane) {
    for (std::uint32_t i = 0; i < 3; ++i) {
      const OperandSlot& slot = plan.s[i];
      const bool by_dpp = plan.dpp && i == plan.dpp_source;
      if (!slot.is_vgpr() && !by_dpp) continue;
      if (slot.bits > 64) {
        for (std::uint32_t d = 0; d < slot.dwords(); ++d) wide_source(i)[d] = wave.v[wave.row(slot.number) + d][lane];
        continue;
      }
      const std::uint64_t raw = by_dpp ? dpp_value(lane) : read_vector(wave, slot, lane);
      source(i) = modified(i, raw);
    }
    if (reads(State::d0) && plan.d0.is_vgpr()) fetch_old_destination(lane);
  }

  constexpr void fetch_old_destination(std::uint32_t lane) {
    if (plan.d0.bits > 64) {
      for (std::uint32_t d = 0; d < plan.d0.dwords(); ++d) {
        wide->in.d0[d] = wave.v[wave.row(plan.d0.number) + d][lane];
      }
      return;
    }
    in.d0 = read_vector(wave, plan.d0, lane);
    if (half_result()) in.d0 = (high_destination() ? in.d0 >> 16 : in.d0) & 0xffff;
  }

  /// The operation gives 16 bits, placed by OP_SEL[3]. Without this, it gives all bits of the register, whatever
  /// the operand's format says.
  constexpr bool half_result() const { return info.high_half != HighHalf::not_applicable; }
  constexpr bool high_destination() const { return (plan.op_sel & 8) != 0; }

  constexpr bool run_lane(std::uint32_t lane) {
    if (!compute_lane(lane)) return false;
    store_lane(lane);
    return true;
  }

  /// V_SWAP_B32, V_SWAP_B16.
  constexpr void store_source0(std::uint32_t lane) {
    const OperandSlot& slot = plan.s[0];
    if (slot.bits != 16) return write_vector(wave, slot, lane, out.s0);
    auto&& low = wave.v[wave.row(slot.number)][lane];
    low = merged_half(low, static_cast<std::uint32_t>(out.s0), plan.modifiers[0].op_sel, HighHalf::keep);
  }

  constexpr void store_destination(std::uint32_t lane) {
    const OperandSlot& slot = plan.d0;
    if (slot.bits > 64) {
      for (std::uint32_t d = 0; d < slot.dwords(); ++d) wave.v[wave.row(slot.number) + d][lane] = wide->out[d];
      return;
    }
    std::uint64_t result = out.d0;
    if (slot.bits >= 32 || half_result()) result = finished(result);
    auto&& low = wave.v[wave.row(slot.number)][lane];
    if (plan.sdwa && slot.bits <= 32) {  // larger results fill their registers
      low = sdwa_destination(low, static_cast<std::uint32_t>(result), plan.dst_sel, plan.dst_unused);
    } else if (half_result()) {
      const HighHalf other = wave.isa().true16 ? HighHalf::keep : info.high_half;
      low = merged_half(low, static_cast<std::uint32_t>(result), high_destination(), other);
    } else {
      write_vector(wave, slot, lane, result);
    }
  }

  constexpr void store_masks() {
    if (writes(State::d0_lane) || writes(State::vcc_lane) || writes(State::d1)) {
      write_scalar(wave, plan.mask_out, mask_out);
    }
    if (writes(State::exec_lane)) wave.set_exec(exec_out);
  }
};

}  // namespace detail

/// Executes a vector ALU instruction with `plan`, which is that of the instruction and within the wave's allocation.
template <class W>
constexpr ExecuteResult execute_planned_vector(W& wave, const Instruction<typename W::Isa>& instruction,
                                               const OperandPlan& plan) {
  const InstructionInfo& info = instruction.info();
  detail::VectorExecution<W> execution{wave, instruction, plan, info, detail::common_input(wave, plan, info)};
  bool wide = plan.d0.bits > 64;
  for (const OperandSlot& slot : plan.s) {
    wide = wide || slot.bits > 64;
    if (slot.bits > 64 && !slot.is_vgpr() && slot.file != RegisterFile::none) {
      return {make_fault(FaultKind::illegal_operand, "a source of more than 64 bits must be vector registers")};
    }
  }
  Fault fault;
  if (wide) {
    detail::WideStorage storage;
    execution.wide = &storage;
    execution.in.wide = &storage.in;
    execution.out.wide = &storage.out;
    fault = execution.run();
  } else {
    fault = execution.run();
  }
  if (fault) return {fault};
  wave.pc += instruction.bytes();
  return {};
}

/// Executes a vector ALU instruction at `wave.pc` and moves `wave.pc` on. EXEC, DPP masks and invalid DPP sources
/// decide which lanes take part; bits of other lanes in a written lane mask become 0.
template <class W>
constexpr ExecuteResult execute_vector(W& wave, const Instruction<typename W::Isa>& instruction) {
  OperandPlan plan = plan_operands(instruction, W::wave_size);
  if (wave.mode.gpr_idx_en()) apply_gpr_index(wave, plan);
  if (Fault fault = check_allocation(wave, plan)) return {fault};
  return execute_planned_vector(wave, instruction, plan);
}

}  // namespace lockstep
