// Which lanes an instruction moves values between, found by executing it: its operands are registers of a wave of the
// probe's own, and each lane of them holds a number that names register and lane. What stands in the destination
// afterwards says where it came from. So the pseudocode alone says what EXEC, FI, BOUND_CTRL and numbers of lanes out
// of range do.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "lockstep/engine/vector.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/state/wave.hpp"
#include "lockstep/uses/lane_sources.hpp"

namespace lockstep {

/// For instructions of waves W. The wave that it executes them on is made when it is first asked for.
template <class W>
class LaneProbe {
 public:
  using Isa = typename W::Isa;
  using Lanes = std::array<std::int8_t, 64>;

  /// By lane the lane, or one of the numbers of LaneSources.
  struct Result {
    Lanes target{};  ///< of the destination: what of source 0 it gets
    Lanes source{};  ///< of source 0, where the two trade places: what of the destination it gets
  };

  /// Does the pseudocode move values between lanes of vector registers, and compute nothing?
  static bool moves(const InstructionInfo& info) {
    const LaneMovement lanes = info.traits.lanes;
    return lanes == LaneMovement::write || lanes == LaneMovement::permute || lanes == LaneMovement::exchange;
  }

  /// Of an instruction that moves(), with its plan, in the state of `wave`. The wave has the registers of the plan.
  Result run(const W& wave, const Instruction<Isa>& instruction, OperandPlan plan) {
    if (probe_ == nullptr) probe_ = std::make_unique<W>(wave);  // of its ISA
    W& probe = *probe_;
    static_cast<WaveState&>(probe) = wave;
    probe.vgpr_limit = registers;
    probe.accvgpr_limit = 0;
    for (std::uint32_t i = 1; i < plan.s.size(); ++i)
      if (plan.s[i].is_vgpr()) {
        probe.v[i] = wave.v[wave.row(plan.s[i].number)];
        plan.s[i].number = static_cast<std::uint16_t>(i);
      }
    // A scalar that is written to a lane is no mark of the destination.
    const bool scalar = !plan.s[0].is_vgpr();
    const std::uint32_t given = scalar ? static_cast<std::uint32_t>(read_scalar(wave, plan.s[0], plan.literal)) : 0;
    const std::uint32_t of_source = 0x10000, of_target = (~given & 0x80000000u) | 0x20000;
    for (std::uint32_t lane = 0; lane < W::wave_size; ++lane) {
      probe.v[source][lane] = of_source + lane;
      probe.v[target][lane] = of_target + lane;
    }
    if (!scalar) plan.s[0].number = source;
    plan.src0_number = source;
    plan.src1_number = 1;
    plan.d0.number = target;
    plan.dst_number = target;
    (void)execute_planned_vector(probe, instruction, plan);
    Result result;
    result.target.fill(LaneSources::keeps);
    result.source.fill(LaneSources::keeps);
    const auto lane_of = [](std::uint32_t value, std::uint32_t mark) {
      return value - mark < W::wave_size ? static_cast<std::int8_t>(value - mark) : LaneSources::number;
    };
    for (std::uint32_t lane = 0; lane < W::wave_size; ++lane) {
      const std::uint32_t to = probe.v[target][lane], back = probe.v[source][lane];
      if (to != of_target + lane) result.target[lane] = scalar ? LaneSources::scalar : lane_of(to, of_source);
      if (back != of_source + lane) result.source[lane] = lane_of(back, of_target);
    }
    return result;
  }

 private:
  static constexpr std::uint32_t source = 0, target = 3, registers = 4;  ///< 1 and 2: sources 1 and 2

  std::unique_ptr<W> probe_;
};

}  // namespace lockstep
