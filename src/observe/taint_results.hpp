// What becomes of undefined bits in the results of one operation, lane by lane.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "lockstep/device/observer.hpp"
#include "observe/bit_program.hpp"
#include "observe/taint.hpp"
#include "observe/taint_operation.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

class TaintedResults {
 public:
  using Operation = TaintedOperation;
  using Operand = TaintedOperand;

  TaintedResults() = default;
  /// One bit that is undefined is enough for a result to be so (BitRule::any).
  static TaintedResults strict() {
    TaintedResults results;
    results.strict_ = true;
    return results;
  }

  /// Before it executes. `info` of the operation; `mixed`: what goes into it; `moved`: null, or which lanes source 0 is
  /// of.
  void collect(const Step& step, const InstructionInfo& info, const Operation& op, const WaveTaints& w,
               const MixedTaints& mixed, const SpecialScalars& specials, const LaneSources* moved) {
    op_ = &op;
    step_ = &step;
    taints_ = &w;
    mixed_ = &mixed;
    specials_ = specials;
    moved_ = moved;
    mask_dwords_ = step.wave.lanes / 32;
    writes_exec_ = info.writes.has(State::exec);
    if (values_ == nullptr) values_ = std::make_unique<BitProgram::Values>();
    const bool scalar = step.uses->instruction_class == InstructionClass::salu;
    steps_ = BitSteps(strict_ ? BitRule::any : scalar ? BitRule::scalar : BitRule::vector);
    if (scalar || op.target.kind == Operand::Kind::scalar) {
      compute(0);
      for (std::size_t i = 0; i < scalars_.size(); ++i) scalars_[i] = said(static_cast<BitOutput>(i));
      return;
    }
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
      lanes_[lane] = {};
      if ((!step.wave.active(lane) && !info.ignores_exec) || !goes_in(lane)) continue;
      compute(lane);
      lanes_[lane] = {said(BitOutput::d0), said(BitOutput::s0)};
    }
  }
  /// A vector result, D0 or S0, dword `index`.
  TaintedDword vector(BitOutput which, std::uint32_t lane, std::uint32_t index) const {
    return lanes_[lane][which == BitOutput::s0 ? 1 : 0].dword(index & 1);
  }
  TaintedDword scalar(BitOutput which, std::uint32_t index) const {
    return scalars_[static_cast<std::size_t>(which)].dword(index & 1);
  }

 private:
  BitValue said(BitOutput which) const {
    return op_->program.gives(which) ? op_->program.result(*values_, which) : BitValue{};
  }
  void compute(std::uint32_t lane) {
    op_->program.run(
        steps_, *values_, [&](BitInput input) { return this->input(input, lane); },
        [&](const BitValue& number) {
          if (strict_ && number.undefined != 0) return BitValue::all_computed(number.taint, 64);
          const std::uint64_t from = number.value % step_->wave.lanes;
          return fetch(op_->sources[0], static_cast<std::uint32_t>(from));
        });
  }
  /// Is anything undefined in what the lane reads?
  bool goes_in(std::uint32_t lane) const {
    for (std::size_t i = 0; i < op_->sources.size(); ++i)
      if (op_->program.reads(static_cast<BitInput>(i)) && source(op_->sources[i], lane).undefined != 0) return true;
    for (const BitInput each :
         {BitInput::d0, BitInput::vcc_lane, BitInput::scc, BitInput::vcc, BitInput::exec, BitInput::m0})
      if (op_->program.reads(each) && input(each, lane).undefined != 0) return true;
    return false;
  }

  BitValue input(BitInput which, std::uint32_t lane) const {
    switch (which) {
      case BitInput::s0: return source(op_->sources[0], lane);
      case BitInput::s1: return source(op_->sources[1], lane);
      case BitInput::s2: return source(op_->sources[2], lane);
      case BitInput::d0: {
        // As the operation sees its destination: the half that it writes.
        const BitValue old = fetch(op_->target, lane);
        return op_->bits == 16 ? old.right(op_->first).masked(0xffff) : old;
      }
      case BitInput::scc: return scc();
      case BitInput::vcc_lane: {
        BitValue v = BitValue::constant(mixed_->mask >> lane & 1);
        if ((mixed_->mask_undefined >> lane & 1) != 0) v = BitValue::all_computed(mixed_->mask_taint, 1);
        return v;
      }
      case BitInput::vcc: return registers(false, specials_.vcc, mask_dwords_, 0);
      // Operations that write EXEC as a whole work on both registers.
      case BitInput::exec: return registers(false, specials_.exec, writes_exec_ ? 2 : mask_dwords_, 0);
      case BitInput::m0: return registers(false, specials_.m0, 1, 0);
      default: return {};
    }
  }
  BitValue scc() const {
    if (taints_->scc != 0) return BitValue::all_computed(taints_->scc, 1);
    return BitValue::constant(step_->wave.scc ? 1 : 0);
  }
  BitValue source(const Operand& o, std::uint32_t lane) const {
    if (o.kind == Operand::Kind::constant) return BitValue::constant(o.value);
    if (o.kind == Operand::Kind::scc) return op_->modified(o, scc());
    if (o.kind == Operand::Kind::state) {
      BitValue v;
      v.unknown = v.data = ~std::uint64_t{0};
      return v;
    }
    const std::int32_t from = moved_ != nullptr && o.moved ? moved_->from[lane] : static_cast<std::int32_t>(lane);
    if (from >= 0) return op_->modified(o, fetch(o, static_cast<std::uint32_t>(from)));
    BitValue v;
    v.data = ~std::uint64_t{0};
    v.vector = true;
    return op_->modified(o, v);
  }
  BitValue fetch(const Operand& o, std::uint32_t lane) const {
    const BitValue v = registers(o.kind == Operand::Kind::vector, o.number, o.dwords, lane);
    return o.slot.twice ? v.left(32).with(v) : v;
  }
  BitValue registers(bool vector, std::uint32_t number, std::uint32_t dwords, std::uint32_t lane) const {
    BitValue v;
    for (std::uint32_t i = 0; i < dwords && i < 2; ++i) {
      const TaintedDword d = vector ? taints_->at(number + i, lane) : taints_->scalars[(number + i) & 255u];
      const std::uint64_t value =
          vector ? step_->wave.vector(lane, number + i) : step_->wave.scalar((number + i) & 255u);
      const BitValue dword{d.taint,
                           strict_ ? value & ~d.undefined : value,
                           d.undefined,
                           d.computed,
                           d.taint == 0 ? 0xffffffffu : d.data,
                           0,
                           false,
                           false,
                           false};
      const bool shaped = v.shaped || d.shaped;
      v = i == 0 ? dword : dword.left(32).with(v);
      v.shaped = shaped;
    }
    v.vector = vector;
    return v;
  }
  const Operation* op_ = nullptr;
  const Step* step_ = nullptr;
  const WaveTaints* taints_ = nullptr;
  const MixedTaints* mixed_ = nullptr;
  const LaneSources* moved_ = nullptr;
  SpecialScalars specials_{};
  BitSteps steps_{BitRule::vector};
  std::uint32_t mask_dwords_ = 2;  ///< of a lane mask
  bool writes_exec_ = false;
  bool strict_ = false;
  std::unique_ptr<BitProgram::Values> values_;  ///< of the lane that is computed
  std::array<std::array<BitValue, 2>, 64> lanes_{};
  std::array<BitValue, static_cast<std::size_t>(BitOutput::count_)> scalars_{};
};

}  // namespace lockstep
