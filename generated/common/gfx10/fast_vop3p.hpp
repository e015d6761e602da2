// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 686894547065278b
// vop3p operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx10/execute_vop3p.hpp"
#include "common/gfx10/semantics/vop3p.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::gfx10::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_pk_max_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::larger,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_pk_max_f16<Out>; }
};

struct v_pk_min_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::smaller,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_pk_min_f16<Out>; }
};

}  // namespace lockstep::common::gfx10::fast_operations
