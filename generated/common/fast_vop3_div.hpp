// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: 07d2f50dcba33039
// vop3_div operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3_div.hpp"
#include "common/semantics/vop3_div.hpp"
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

struct v_div_fixup_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s1 = FloatParts::f16, .s2 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_fixup_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_fixup_f16<Out>; }
};

struct v_div_fixup_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_fixup_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_fixup_f32<Out>; }
};

struct v_div_fixup_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .s2 = 64, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_fixup_f64(in.s0, in.s1, in.s2, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_fixup_f64<Out>; }
};

struct v_div_fmas_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_vcc_lane = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_fmas_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.vcc_lane, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_fmas_f32<Out>; }
};

struct v_div_fmas_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .s2 = 64, .d0 = 64, .reads_vcc_lane = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_fmas_f64(in.s0, in.s1, in.s2, in.vcc_lane, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_fmas_f64<Out>; }
};

struct v_div_scale_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_scale_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_scale_f32<Out>; }
};

struct v_div_scale_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .s2 = 64, .d0 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64, .s2 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_div_scale_f64(in.s0, in.s1, in.s2, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_div_scale_f64<Out>; }
};

}  // namespace lockstep::common::fast_operations
