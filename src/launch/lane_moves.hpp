// Which lanes a vector instruction of a wave reads, for observers: as the engine does it (engine/vector.hpp,
// memory/execute.hpp, the pseudocode of V_PERMLANE*).
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

#include "lockstep/base/bits.hpp"
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

  enum class Kind : std::uint8_t { none, dpp, exchange, row, row_by_lane, halves, swap, group, write };

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
    const std::string_view name = info.mnemonic;
    if (name == "v_writelane_b32") return Kind::write;
    if (!name.starts_with("v_permlane")) return Kind::none;
    struct Known {
      std::string_view name;
      Kind kind;
    };
    for (const auto& [known, kind] :
         {Known{"v_permlane16_b32", Kind::row}, Known{"v_permlanex16_b32", Kind::row},
          Known{"v_permlane16_var_b32", Kind::row_by_lane}, Known{"v_permlanex16_var_b32", Kind::row_by_lane},
          Known{"v_permlane64_b32", Kind::halves}, Known{"v_permlane16_swap_b32", Kind::swap},
          Known{"v_permlane32_swap_b32", Kind::swap}, Known{"v_permlane_bcast_b32", Kind::group},
          Known{"v_permlane_up_b32", Kind::group}, Known{"v_permlane_down_b32", Kind::group},
          Known{"v_permlane_xor_b32", Kind::group}})
      if (name == known) return kind;
    return Kind::none;
  }

  /// Of an instruction of a kind.
  static void find(const W& wave, const Instruction& instruction, LaneSources& to) {
    LaneMoves moves(wave, instruction, to);
    to.from.fill(LaneSources::keeps);
    to.back.fill(LaneSources::keeps);
    switch (kind_of(instruction)) {
      case Kind::none: break;
      case Kind::exchange: moves.exchange(*instruction.info().memory); break;
      default: moves.plan(); break;
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
  /// The value of source `i`, which all lanes share.
  std::uint32_t value(std::size_t i) {
    const OperandSlot& slot = plan_.s[i];
    if (slot.is_vgpr()) return 0;
    if (slot.file == RegisterFile::scalar && Isa::selectors[slot.number].is_register())
      chosen_by(UsedFile::scalar, slot.number);
    return static_cast<std::uint32_t>(read_scalar(wave_, slot, plan_.literal));
  }

  void plan() {
    plan_ = plan_operands(instruction_, lanes);
    to_.target = static_cast<std::uint16_t>(plan_.dst_number);
    if (kind_of(instruction_) == Kind::write) return write();
    if (!plan_.s[0].is_vgpr() && kind_of(instruction_) != Kind::dpp) {
      for (std::uint32_t lane = 0; lane < lanes; ++lane)
        if (on(lane)) set(lane, -1);
      return;
    }
    if (moved().is_vgpr()) to_.source = moved().number;
    switch (kind_of(instruction_)) {
      case Kind::dpp: return dpp();
      case Kind::row: return row();
      case Kind::row_by_lane: return row_by_lane();
      case Kind::halves: return halves();
      case Kind::swap: return swap();
      case Kind::group: return group();
      default: return;
    }
  }

  /// The source that is of other lanes.
  const OperandSlot& moved() const { return plan_.s[plan_.dpp_source]; }

  void dpp() {
    to_.computes = true;
    to_.dwords = static_cast<std::uint8_t>(moved().is_vgpr() ? moved().dwords() : 0);
    const auto meets = [&](const OperandSlot& slot) {
      return slot.is_vgpr() && slot.number < to_.source + to_.dwords && to_.source < slot.number + slot.dwords();
    };
    to_.own = meets(plan_.s[1 - plan_.dpp_source]) || meets(plan_.s[2]) ||
              (instruction_.info().reads.has(State::d0) && meets(plan_.d0));
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      const DppLane how = dpp_lane<Isa::dpp_family>(plan_.dpp_controls, exec_, lane, lanes);
      if (how.enabled && on(lane)) set(lane, how.source);
    }
  }
  /// OPSEL[0] is FI, OPSEL[1] BOUND_CTRL.
  void fetch(std::uint32_t lane, std::uint32_t from) {
    if (on(from) || (plan_.op_sel & 1) != 0) return set(lane, static_cast<std::int32_t>(from % lanes));
    if ((plan_.op_sel & 2) != 0) set(lane, -1);
  }
  std::uint32_t row_of(std::uint32_t lane) const {
    return (lane & 48u) ^ (instruction_.info().mnemonic.starts_with("v_permlanex") ? 16u : 0u);
  }
  void row() {
    const std::uint64_t low = value(1), selects = low | std::uint64_t{value(2)} << 32;
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      if (on(lane)) fetch(lane, row_of(lane) + static_cast<std::uint32_t>(selects >> 4 * (lane & 15u) & 15u));
  }
  void row_by_lane() {
    if (!plan_.s[1].is_vgpr()) return row_by_number(value(1));
    chosen_by(UsedFile::vgpr, plan_.s[1].number);
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      if (on(lane))
        fetch(lane, row_of(lane) + (static_cast<std::uint32_t>(read_vector(wave_, plan_.s[1], lane)) & 15u));
  }
  void row_by_number(std::uint32_t number) {
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      if (on(lane)) fetch(lane, row_of(lane) + (number & 15u));
  }
  void halves() {
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      if (on(lane) && lanes == 64) set(lane, static_cast<std::int32_t>(lane ^ 32u));
  }
  void swap() {
    to_.exchanges = true;
    const std::uint32_t rows = instruction_.info().mnemonic.starts_with("v_permlane32") ? 32 : 16;
    const bool all = lanes == 32;  // all lanes are read there, whatever the bits say
    const auto give = [&](std::array<std::int8_t, 64>& to, std::uint32_t lane, std::uint32_t from) {
      if (!on(lane)) return;
      if (all || on(from) || (plan_.op_sel & 1) != 0) {
        to[lane] = static_cast<std::int8_t>(from);
      } else if ((plan_.op_sel & 2) != 0) {
        to[lane] = LaneSources::number;
      }
    };
    for (std::uint32_t lane = 0; lane + rows < lanes; ++lane) {
      if ((lane & rows) != 0) continue;
      give(to_.back, lane, lane + rows);
      give(to_.from, lane + rows, lane);
    }
  }
  void group() {
    const std::uint32_t by = value(1), mask = (value(2) - 1) & 31u;
    const std::string_view name = instruction_.info().mnemonic;
    for (std::uint32_t lane = 0; lane < lanes && lane < 32; ++lane) {
      if (!on(lane)) continue;
      const std::uint32_t place = lane & mask, first = lane - place;
      std::uint32_t from = lane;
      if (name == "v_permlane_bcast_b32") from = first + (by & 63u & mask);
      if (name == "v_permlane_up_b32" && place >= by) from = lane - by;
      if (name == "v_permlane_down_b32" && by < 64 && place + by <= mask) from = lane + by;
      if (name == "v_permlane_xor_b32" && by < 32 && (lane ^ by) <= first + mask) from = lane ^ by;
      set(lane, static_cast<std::int32_t>(from & 31u));
    }
  }
  void write() {
    const std::uint32_t lane = value(1) % lanes;
    const OperandSlot& slot = plan_.s[0];
    const bool is_register = slot.file == RegisterFile::scalar && Isa::selectors[slot.number].is_register();
    to_.from[lane] = is_register ? LaneSources::scalar : LaneSources::number;
    to_.from_scalar = slot.number;
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
    constexpr std::uint32_t group = Isa::memory.permute_lanes < lanes ? Isa::memory.permute_lanes : lanes;
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
