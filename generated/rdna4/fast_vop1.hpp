// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: e71d7909e78d0e09
// vop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "rdna4/execute_vop1.hpp"
#include "rdna4/semantics/vop1.hpp"
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

struct v_mov_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mov_b16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_mov_b16<Out>; }
};

}  // namespace lockstep::rdna4::fast_operations
