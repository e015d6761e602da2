// DPP: source 0 as the operation sees it, and the lanes that are written, from tables made once.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "lockstep/crosslane/dpp.hpp"
#include "lockstep/fast/program/micro_op.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep::fast {

/// What `dpp_lane` says of all lanes. It looks at one bit of EXEC alone, that of the source lane: so a lane is one of
/// two, by that bit.
struct DppPlan {
  alignas(64) std::array<std::uint32_t, row_lanes> source{};  ///< lane to read; any one where there is none
  std::uint64_t has_source = 0;
  std::uint64_t enabled = 0;         ///< while the source lane is in EXEC
  std::uint64_t enabled_anyway = 0;  ///< while it is not
};

inline DppPlan plan_dpp_rows(const OperandPlan& plan) {
  DppPlan result;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
    const auto of = [&](std::uint64_t exec) {
      return dpp_lane(plan.dpp_ctrl, plan.dpp_row_mask, plan.dpp_bank_mask, plan.dpp_bound_ctrl, exec, lane);
    };
    const DppLane in = of(~std::uint64_t{0}), out = of(0);
    if (in.source >= 0) result.source[lane] = static_cast<std::uint32_t>(in.source);
    result.has_source |= static_cast<std::uint64_t>(in.source >= 0) << lane;
    result.enabled |= static_cast<std::uint64_t>(in.enabled) << lane;
    result.enabled_anyway |= static_cast<std::uint64_t>(out.enabled) << lane;
  }
  return result;
}

/// The lanes whose source lane exists and is in EXEC.
inline std::uint64_t lanes_with_source(const DppPlan& plan, std::uint64_t exec) {
  std::uint64_t bits = 0;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) bits |= (exec >> plan.source[lane] & 1u) << lane;
  return bits & plan.has_source;
}

/// `extra` rows from d: those from s0, under plan offset[slot_s1] of the program. Without a source: 0.
template <class Isa>
void move_dpp_rows(const MicroOp<Isa>* op, FastWave<Isa>& wave, Constants constants, const DppPlan& plan,
                   std::uint64_t with_source) {
  for (std::uint32_t row = 0; row < op->extra; ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    for (std::uint32_t i = 0; i < row_lanes; ++i) d[i] = (with_source >> i & 1u) != 0 ? s[plan.source[i]] : 0;
  }
}

/// These two on any host.
struct PortableDpp {
  static std::uint64_t with_source(const DppPlan& plan, std::uint64_t exec) { return lanes_with_source(plan, exec); }
  template <class Isa>
  static void move(const MicroOp<Isa>* op, FastWave<Isa>& wave, Constants constants, const DppPlan& plan,
                   std::uint64_t with_source) {
    move_dpp_rows(op, wave, constants, plan, with_source);
  }
};

/// Source 0 of a DPP instruction while EXEC is full. `Host`: PortableDpp, or what does the same.
template <class Host, class Isa>
const MicroOp<Isa>* dpp_rows(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave, Constants constants) {
  const DppPlan& plan = context.program->dpp_plans[op->offset[slot_s1]];
  Host::move(op, wave, constants, plan, plan.has_source);
  return op + 1;
}

/// The same for any EXEC; the lanes to be written go to the 64 bits at s2.
template <class Host, class Isa>
const MicroOp<Isa>* dpp_rows_in_exec(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave,
                                     Constants constants) {
  const DppPlan& plan = context.program->dpp_plans[op->offset[slot_s1]];
  const std::uint64_t exec = wave.exec();
  const std::uint64_t with_source = Host::with_source(plan, exec);
  Host::move(op, wave, constants, plan, with_source);
  const std::uint64_t written = exec & ((with_source & plan.enabled) | (~with_source & plan.enabled_anyway));
  std::memcpy(wave.at(op, slot_s2), &written, sizeof written);
  return op + 1;
}

/// Takes the lanes that are not in the 64 bits at s0 out of the lane mask in scalar pair `extra`.
template <class Isa>
const MicroOp<Isa>* restrict_mask(const MicroOp<Isa>* op, Context<Isa>&, FastWave<Isa>& wave, Constants constants) {
  std::uint64_t written;
  std::memcpy(&written, wave.at(op, slot_s0, constants), sizeof written);
  wave.set_scalar_pair(op->extra, wave.scalar_pair(op->extra) & written);
  return op + 1;
}

}  // namespace lockstep::fast
