// Which results of an operation depend on guesses. Unlike taint_flow.hpp it errs on the loud side: one bit that is a
// guess is enough for a result to be one, unless the program of the operation's bits (isa/bit_flow.hpp) says that the
// result does not depend on that bit.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/operand/plan.hpp"
#include "observe/prepared.hpp"
#include "observe/taint.hpp"
#include "observe/taint_operation.hpp"
#include "observe/taint_registers.hpp"
#include "observe/taint_results.hpp"

namespace lockstep {

/// `bits` of a dword are a guess of `taint`.
inline TaintedDword guessed(Taint taint, std::uint32_t bits = ~0u) {
  TaintedDword t;
  if (taint == 0 || bits == 0) return t;
  t.taint = taint;
  t.undefined = bits;
  return t;
}

/// Of instructions that access no memory and move no lanes as they are.
class GuessFlow {
 public:
  void launch_begins(const LaunchView& launch) {
    launch_ = launch;
    specials_ = SpecialScalars::of(launch);
    prepared_.clear();
  }
  /// Before it executes. `uses`: the registers that it reads and writes. `own`: what its results are guesses of by
  /// themselves. `moved`: null, or which lanes source 0 is of. `named`: the instruction's words name the registers;
  /// otherwise M0 does. `flags`: what exceptions the wave has raised may be a guess of.
  void collect(const Step& step, std::span<const RegisterUse> uses, const std::array<Taint, 2>& own,
               const WaveTaints& w, const LaneSources* moved, bool named, Taint flags) {
    uses_ = uses;
    own_ = own;
    exec_ = step.wave.exec;
    mixed_[1].scalar = 0;
    operations_ = named ? &operations(step) : &no_operations_;
    const std::size_t first = step.uses->second != 0 ? step.uses->second : uses.size();
    collect(step, *step.info, uses.first(first), w, 0, moved, flags);
    if (step.second != nullptr) collect(step, *step.second, uses.subspan(first), w, 1, moved, flags);
  }
  /// A guess that goes into it, or that it makes; 0: there is none.
  Taint any() const {
    for (std::size_t half = 0; half < 2; ++half) {
      if (own_[half] != 0) return own_[half];
      if (mixed_[half].scalar != 0) return mixed_[half].scalar;
    }
    return 0;
  }
  std::uint32_t m0() const { return specials_.m0; }
  /// A guess that goes into it; 0: there is none.
  Taint inputs() const { return mixed_[0].scalar; }

  /// Dword `index` of a register of `use`, one of `uses`.
  TaintedDword vector(const Step& step, const RegisterUse& use, const WaveTaints& w, std::uint32_t lane,
                      std::uint32_t index) const {
    const std::size_t half = half_of(step, use);
    const TaintedOperation& op = (*operations_)[half];
    const BitOutput which = use.role == Role::s0 ? BitOutput::s0 : BitOutput::d0;
    TaintedDword result = own_[half] != 0     ? guessed(own_[half])
                          : op.follows(which) ? plain(results_[half].vector(which, lane, use.before + index))
                                              : guessed(mixed_[half].result[lane]);
    const OperandPlan* const plan = step.operands[half];
    // The program is of the operation alone: what comes then mixes all bits.
    if (plan != nullptr && (plan->clamp || plan->omod != 0)) result = guessed(result.undefined != 0 ? result.taint : 0);
    if (op.bits == 0) return result;
    // The halves of one register trade places.
    if (step.info->writes.has(State::s0) && op.sources[0].number == op.target.number)
      return guessed(w.at(use.first + index, lane).taint);
    // V_SWAP_B16 writes the part that it reads of its source.
    const std::uint32_t first = which == BitOutput::s0 && op.sources[0].modifier.op_sel ? 16 : 0;
    const std::uint32_t place = which == BitOutput::s0 ? first : op.first;
    const std::uint32_t written = which == BitOutput::s0 ? 0xffffu << first : op.written();
    result.undefined <<= place;
    // SDWA may copy the sign to the bits above.
    if (plan != nullptr && plan->sdwa && plan->dst_unused == SdwaUnused::sext && result.undefined != 0)
      return guessed(result.taint, ~0u << std::countr_zero(result.undefined));
    return over(result, use.read ? w.at(use.first + index, lane) : TaintedDword{}, written);
  }
  TaintedDword scalar(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    const std::size_t half = half_of(step, use);
    const Taint own = own_[half];
    const BitOutput which = specials_.output_of(use);
    if (own == 0 && (*operations_)[half].follows(which)) {
      const TaintedDword result = plain(results_[half].scalar(which, index));
      // Of S_AND_SAVEEXEC_B64 and its like EXEC may be both results.
      const bool both = which == BitOutput::d0 && use.first == specials_.exec && step.info->writes.has(State::exec);
      if (!both) return result;
      const TaintedDword exec = results_[half].scalar(BitOutput::exec, index);
      return guessed(exec.taint != 0 ? exec.taint : result.taint, exec.undefined | result.undefined);
    }
    const InstructionInfo& info = half == 0 ? *step.info : *step.second;
    if (!writes_lane_mask(info) || use.count > 2) return guessed(own != 0 ? own : mixed_[half].scalar);
    // A lane's bit of a lane mask; it is 0 of a lane that EXEC does not have.
    Taint taint = 0;
    std::uint32_t lanes = 0;
    for (std::uint32_t bit = 0; bit < 32; ++bit) {
      const std::uint32_t lane = (32 * index + bit) % 64;
      const Taint of = own != 0 ? own : mixed_[half].result[lane];
      if (of == 0 || (exec_ >> lane & 1) == 0) continue;
      taint = of;
      lanes |= 1u << bit;
    }
    return guessed(taint, lanes);
  }
  Taint scc() const {
    if (own_[0] != 0) return own_[0];
    if (!(*operations_)[0].follows(BitOutput::scc)) return mixed_[0].scalar;
    const TaintedDword t = results_[0].scalar(BitOutput::scc, 0);
    return t.undefined != 0 ? t.taint : 0;
  }

  /// `bits` of a register are this, the others what they were before.
  static TaintedDword over(const TaintedDword& now, const TaintedDword& before, std::uint32_t bits) {
    const std::uint32_t written = now.undefined & bits, kept = before.undefined & ~bits;
    return guessed(written != 0 ? now.taint : before.taint, written | kept);
  }

 private:
  const TaintedOperations& operations(const Step& step) {
    return prepared_.of(step, [&] { return read_operations(step, launch_); });
  }
  static TaintedDword plain(const TaintedDword& t) { return guessed(t.taint, t.undefined); }

  void collect(const Step& step, const InstructionInfo& info, std::span<const RegisterUse> uses, const WaveTaints& w,
               std::size_t half, const LaneSources* moved, Taint flags) {
    const TaintedOperation& op = (*operations_)[half];
    MixedTaints& mixed = mixed_[half];
    mixed.result.fill(0);
    mixed.scalar = mixed.mask_taint = 0;
    mixed.mask = mixed.mask_undefined = 0;
    const bool masked = info.reads.has(State::vcc_lane);
    if (masked) collect_mask(mixed, step, half, w);
    const bool salu = is_scalar_alu(step.uses->instruction_class);
    for (const RegisterUse& use : uses) {
      if (!use.read || !w.any(use) || (masked && MixedTaints::is_mask(use, launch_.vcc_number))) continue;
      // A guess in EXEC is reported where EXEC is set.
      if (!salu && use.implicit && use.holds(UsedFile::scalar, launch_.exec_number)) continue;
      use.file == UsedFile::scalar ? collect_scalars(mixed, op, use, w, salu)
                                   : collect_vectors(mixed, step, info, op, use, w, moved);
    }
    if (step.uses->reads.has(State::scc) && w.scc != 0) mixed.take_everywhere(w.scc, false);
    if (info.reads.has(State::hwregs) && !info.writes.has(State::hwregs) && flags != 0)
      mixed.take_everywhere(flags, false);
    results_[half].collect(step, info, op, w, mixed, specials_, moved);
  }
  /// What stands for VCC as an input of each lane.
  void collect_mask(MixedTaints& mixed, const Step& step, std::size_t half, const WaveTaints& w) const {
    RegisterUse mask;
    mask.first = static_cast<std::uint16_t>(launch_.vcc_number);
    mask.count = static_cast<std::uint16_t>(step.wave.lanes / 32);
    if (const OperandPlan* const plan = step.operands[half]; plan != nullptr) {
      const OperandSlot& slot = plan->mask_in;
      const Selector selector = (*launch_.selectors)[slot.number & 255u];
      mask.first = slot.number;
      if (slot.file != RegisterFile::scalar || !selector.is_register()) {
        mixed.mask =
            slot.file == RegisterFile::scalar ? inline_constant(selector, slot.format, slot.bits) : plan->literal;
        return;
      }
    }
    mixed.collect_mask(step, w, mask);
  }
  static void collect_scalars(MixedTaints& mixed, const TaintedOperation& op, const RegisterUse& use,
                              const WaveTaints& w, bool salu) {
    for (std::uint32_t i = 0; i < use.count; ++i) {
      const std::uint32_t number = (use.first + i) & 255u;
      if (op.leaves_out(TaintedOperand::Kind::scalar, number)) continue;
      // S_CVT_HI_F32_F16 and its like pick a half themselves.
      const std::uint32_t bits = salu ? ~0u : op.reads(TaintedOperand::Kind::scalar, number);
      const TaintedDword& t = w.scalars[number];
      if ((t.undefined & (bits != 0 ? bits : ~0u)) != 0) mixed.take_everywhere(t.taint, false);
    }
  }
  void collect_vectors(MixedTaints& mixed, const Step& step, const InstructionInfo& info, const TaintedOperation& op,
                       const RegisterUse& use, const WaveTaints& w, const LaneSources* moved) {
    const bool other_lanes = info.matrix != nullptr || (info.reads.has(State::vgprs) && moved == nullptr);
    for (std::uint32_t i = 0; i < use.count; ++i) {
      const std::uint32_t number = use.first + i;
      if (!w.vgprs.any(w.row(number)) || op.leaves_out(TaintedOperand::Kind::vector, number)) continue;
      const std::uint32_t bits = MixedTaints::bits_read(step, info, op, use, number);
      for (std::uint32_t lane = 0; bits != 0 && lane < step.wave.lanes; ++lane) {
        const TaintedDword t = w.at(number, lane);
        if ((t.undefined & bits) == 0) continue;
        if (other_lanes) {
          mixed.take_everywhere(t.taint, false);
          break;
        }
        if (moved != nullptr && moved->is_source(number)) {
          for (std::uint32_t to = 0; to < step.wave.lanes; ++to)
            if (moved->from[to] == static_cast<std::int32_t>(lane)) mixed.take_lane(to, t.taint, false);
          if (!moved->own) continue;
        }
        if (step.wave.active(lane) || info.ignores_exec) mixed.take_lane(lane, t.taint, false);
      }
    }
  }
  std::size_t half_of(const Step& step, const RegisterUse& use) const {
    return step.uses->second != 0 && &use >= uses_.data() + step.uses->second ? 1 : 0;
  }

  LaunchView launch_;
  Prepared<TaintedOperations> prepared_;
  const TaintedOperations no_operations_{};
  const TaintedOperations* operations_ = &no_operations_;
  std::span<const RegisterUse> uses_{};
  std::array<Taint, 2> own_{};
  std::uint64_t exec_ = 0;  ///< before it executed
  std::array<MixedTaints, 2> mixed_{};
  std::array<TaintedResults, 2> results_{TaintedResults::strict(), TaintedResults::strict()};
  SpecialScalars specials_{};
};

}  // namespace lockstep
