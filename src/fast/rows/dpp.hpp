// DPP: the routed source as the operation sees it, and the lanes that are written, from tables made once.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "fast/rows/dpp_plan.hpp"

namespace lockstep::fast {

/// The lanes whose source lane exists and is in EXEC.
inline std::uint64_t lanes_with_source(const DppPlan& plan, std::uint64_t exec) {
  std::uint64_t bits = 0;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) bits |= (exec >> plan.source[lane] & 1u) << lane;
  return bits & plan.has_source;
}

/// Rows from d: those from s0, under a plan of the program. Without a source: 0.
inline void move_dpp_rows(const MicroOp* op, FastWave& wave, Constants constants, const DppPlan& plan,
                          std::uint64_t with_source) {
  for (std::uint32_t row = 0; row < DppView{*op}.rows(); ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    for (std::uint32_t i = 0; i < row_lanes; ++i) d[i] = (with_source >> i & 1u) != 0 ? s[plan.source[i]] : 0;
  }
}

/// These two on any host.
struct PortableDpp {
  static std::uint64_t with_source(const DppPlan& plan, std::uint64_t exec) { return lanes_with_source(plan, exec); }
  static void move(const MicroOp* op, FastWave& wave, Constants constants, const DppPlan& plan,
                   std::uint64_t with_source) {
    move_dpp_rows(op, wave, constants, plan, with_source);
  }
};

/// The routed source of a DPP instruction while EXEC is full. `Host`: PortableDpp, or what does the same.
template <class Host>
const MicroOp* dpp_rows(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const DppPlan& plan = context.program->dpp_plans[DppView{*op}.plan()];
  Host::move(op, wave, constants, plan, plan.has_source);
  return op + 1;
}

/// The same for any EXEC; the lanes to be written go to the 64 bits at s2.
template <class Host>
const MicroOp* dpp_rows_in_exec(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const DppPlan& plan = context.program->dpp_plans[DppView{*op}.plan()];
  const std::uint64_t exec = wave.exec();
  const std::uint64_t with_source = Host::with_source(plan, exec) | plan.always_read;
  Host::move(op, wave, constants, plan, with_source);
  const std::uint64_t written = exec & ((with_source & plan.enabled) | (~with_source & plan.enabled_anyway));
  std::memcpy(wave.at(op, slot_s2), &written, sizeof written);
  return op + 1;
}

/// Takes the lanes that are not in the 64 bits at s0 out of a lane mask.
inline const MicroOp* restrict_mask(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const std::uint64_t written = FastWave::load_mask_at(wave.at(op, slot_s0, constants), !wave.has_all_lanes());
  const std::uint32_t mask = MaskView{*op}.scalar();
  wave.set_lane_mask(mask, wave.lane_mask(mask) & written);
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast
