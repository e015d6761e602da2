// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: e5d5837659c39543
// vop3_lanes operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3_lanes.hpp"
#include "common/semantics/vop3_lanes.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_permlane_idx_gen_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_permlane_idx_gen_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_permlane_idx_gen_b32<Out>; }
};

}  // namespace lockstep::common::fast_operations
