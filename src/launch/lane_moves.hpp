// Which lanes a vector instruction of a wave reads, for observers: as the engine does it (engine/vector.hpp,
// memory/execute.hpp), or as its pseudocode does it (lane_probe.hpp).
#pragma once

#include <algorithm>
#include <cstdint>

#include "launch/lane_probe.hpp"
#include "lockstep/crosslane/dpp.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/memory/exchange.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/uses/lane_sources.hpp"

namespace lockstep {

/// In waves W.
template <class W>
class LaneMoves {
 public:
  using Isa = typename W::Isa;
  using Instruction = lockstep::Instruction<Isa>;

  enum class Kind : std::uint8_t { none, dpp, exchange, pseudocode };

  static Kind kind_of(const Instruction& instruction) {
    const InstructionInfo& info = instruction.info();
    if (instruction.dual()) return Kind::none;
    if (info.memory != nullptr) {
      const MemoryAction action = info.memory->action;
      const bool exchange =
          action == MemoryAction::permute || action == MemoryAction::bpermute || action == MemoryAction::swizzle;
      return exchange ? Kind::exchange : Kind::none;
    }
    if (instruction.has(Field::dpp_ctrl) || instruction.has(Field::lane_sel_0)) return Kind::dpp;
    return LaneProbe<W>::moves(info) ? Kind::pseudocode : Kind::none;
  }

  /// Of an instruction of a kind.
  static void find(const W& wave, const Instruction& instruction, LaneProbe<W>& probe, LaneSources& to) {
    LaneMoves moves(wave, instruction, to);
    to.from.fill(LaneSources::keeps);
    to.back.fill(LaneSources::keeps);
    switch (kind_of(instruction)) {
      case Kind::none: break;
      case Kind::exchange: moves.exchange(*instruction.info().memory); break;
      case Kind::dpp: moves.dpp(); break;
      case Kind::pseudocode: moves.pseudocode(probe); break;
    }
    // As `uses` tells registers.
    to.source = static_cast<std::uint16_t>(wave.own_name(to.source));
    to.target = static_cast<std::uint16_t>(wave.own_name(to.target));
    for (LaneSources::Choice& choice : to.choice)
      if (choice.file == UsedFile::vgpr) choice.number = static_cast<std::uint16_t>(wave.own_name(choice.number));
  }

 private:
  static constexpr std::uint32_t lanes = W::wave_size;

  LaneMoves(const W& wave, const Instruction& instruction, LaneSources& to)
      : wave_(wave), instruction_(instruction), to_(to), exec_(detail::active_lanes(wave)) {}

  bool on(std::uint32_t lane) const { return lane < lanes && (exec_ >> lane & 1) != 0; }
  void set(std::uint32_t lane, std::int32_t from) {
    to_.from[lane] = from < 0 ? LaneSources::number : static_cast<std::int8_t>(from);
  }
  void chosen_by(UsedFile file, std::uint32_t number) {
    to_.choice[to_.choices++] = {file, static_cast<std::uint16_t>(number)};
  }
  void plan() {
    plan_ = plan_operands(instruction_, lanes);
    to_.target = static_cast<std::uint16_t>(plan_.dst_number);
    if (moved().is_vgpr()) to_.source = moved().number;
  }

  /// The source that is of other lanes.
  const OperandSlot& moved() const { return plan_.s[plan_.dpp_source]; }

  void dpp() {
    plan();
    to_.computes = true;
    to_.dwords = static_cast<std::uint8_t>(moved().is_vgpr() ? moved().dwords() : 0);
    const auto meets = [&](const OperandSlot& slot) {
      return slot.is_vgpr() && slot.number < to_.source + to_.dwords && to_.source < slot.number + slot.dwords();
    };
    to_.own = meets(plan_.s[1 - plan_.dpp_source]) || meets(plan_.s[2]) ||
              (instruction_.info().reads.has(State::d0) && meets(plan_.d0));
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      const DppLane how = dpp_lane(instruction_.isa().dpp_family, plan_.dpp_controls, exec_, lane, lanes);
      if (how.enabled && on(lane)) set(lane, how.source);
    }
  }
  void pseudocode(LaneProbe<W>& probe) {
    plan();
    const LaneMovement movement = instruction_.info().traits.lanes;
    const OperandSlot& value = plan_.s[0];
    if (movement != LaneMovement::write && !value.is_vgpr()) {
      for (std::uint32_t lane = 0; lane < lanes; ++lane)
        if (on(lane)) set(lane, -1);
      return;
    }
    for (std::size_t i = 1; i < plan_.s.size(); ++i) {
      if (plan_.s[i].is_vgpr() && !wave_.has_vgprs(plan_.s[i].number)) return;  // it will fault
      if (plan_.s[i].is_vgpr()) chosen_by(UsedFile::vgpr, plan_.s[i].number);
      if (is_scalar_register(instruction_.isa(), plan_.s[i])) chosen_by(UsedFile::scalar, plan_.s[i].number);
    }
    to_.exchanges = movement == LaneMovement::exchange;
    if (movement == LaneMovement::write) to_.from_scalar = value.number;
    const typename LaneProbe<W>::Result found = probe.run(wave_, instruction_, plan_);
    to_.from = found.target;
    to_.back = found.source;
    if (movement == LaneMovement::write && !is_scalar_register(instruction_.isa(), value))
      for (std::int8_t& from : to_.from)
        if (from == LaneSources::scalar) from = LaneSources::number;
  }
  /// As detail::exchange_lanes has it. What nobody sends is 0.
  void exchange(const MemoryOp& op) {
    const bool swizzle = op.action == MemoryAction::swizzle, push = op.action == MemoryAction::permute;
    const auto data = [&](Field field) {
      const std::uint32_t number = instruction_.vgpr(field);
      return static_cast<std::uint16_t>(instruction_.field(Field::acc) != 0 ? number + 256 : number);
    };
    const std::uint32_t address = instruction_.vgpr(Field::addr);
    if (!wave_.has_vgprs(address)) return;  // it will fault
    to_.source = swizzle ? static_cast<std::uint16_t>(address) : data(Field::data0);
    to_.target = data(Field::vdst);
    if (!swizzle) chosen_by(UsedFile::vgpr, address);
    const std::uint32_t offset = instruction_.field(Field::offset0) | instruction_.field(Field::offset1) << 8;
    const std::uint32_t group = std::min<std::uint32_t>(instruction_.isa().memory.permute_lanes, lanes);
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      if (on(lane)) set(lane, -1);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      if (!on(lane)) continue;
      const std::uint32_t other =
          swizzle ? swizzle_source(lane, offset) : permute_lane(group, lane, wave_.vgpr(lane, address), offset);
      const std::uint32_t to = push ? other : lane, from = push ? lane : other;
      if (on(to) && from < lanes && (on(from) || op.fetch_inactive)) set(to, static_cast<std::int32_t>(from));
    }
  }

  const W& wave_;
  const Instruction& instruction_;
  LaneSources& to_;
  std::uint64_t exec_;
  OperandPlan plan_{};
};

}  // namespace lockstep
