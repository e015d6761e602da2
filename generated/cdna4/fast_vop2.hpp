// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: dd0db07a93c2c721
// vop2 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna4/execute_vop2.hpp"
#include "cdna4/semantics/vop2.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::cdna4::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_dot2c_f32_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2c_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_dot2c_f32_bf16<Out>; }
};

}  // namespace lockstep::cdna4::fast_operations
