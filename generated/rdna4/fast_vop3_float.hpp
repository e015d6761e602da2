// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 05c735439189beb0
// vop3_float operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "rdna4/execute_vop3_float.hpp"
#include "rdna4/semantics/vop3_float.hpp"
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

struct v_cubeid_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubeid_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_cubeid_f32<Out>; }
};

struct v_cubema_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubema_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_cubema_f32<Out>; }
};

struct v_cubesc_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubesc_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_cubesc_f32<Out>; }
};

struct v_cubetc_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubetc_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_cubetc_f32<Out>; }
};

struct v_cvt_pk_rtz_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::two_cut,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_rtz_f16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_cvt_pk_rtz_f16_f32<Out>; }
};

struct v_mullit_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mullit_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_mullit_f32<Out>; }
};

struct v_trig_preop_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_trig_preop_f64(in.s0, uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_trig_preop_f64<Out>; }
};

}  // namespace lockstep::rdna4::fast_operations
