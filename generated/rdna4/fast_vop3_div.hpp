// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: b31dcc630f8f801e
// vop3_div operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "rdna4/execute_vop3_div.hpp"
#include "rdna4/semantics/vop3_div.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::rdna4::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_div_fixup_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_fixup_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_div_fixup_f16<Out>; }
};

}  // namespace lockstep::rdna4::fast_operations
