// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 2164f97961699e6d
// vop2 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx10/execute_vop2.hpp"
#include "common/gfx10/semantics/vop2.hpp"
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

struct v_ashrrev_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_ashrrev_i16<Out>; }
};

struct v_ashrrev_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashrrev_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_ashrrev_i32<Out>; }
};

struct v_lshlrev_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_lshlrev_b16<Out>; }
};

struct v_lshlrev_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_lshlrev_b32<Out>; }
};

struct v_lshrrev_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_lshrrev_b16<Out>; }
};

struct v_lshrrev_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshrrev_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx10::on_lane::v_lshrrev_b32<Out>; }
};

}  // namespace lockstep::common::gfx10::fast_operations
