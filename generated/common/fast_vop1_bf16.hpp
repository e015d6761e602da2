// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop1_bf16.xml.
// Hash of what this file is made of: 625fb598fb092301
// vop1_bf16 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop1_bf16.hpp"
#include "common/semantics/vop1_bf16.hpp"
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

struct v_cos_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cos_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cos_bf16<Out>; }
};

struct v_exp_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_exp_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_exp_bf16<Out>; }
};

struct v_log_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_log_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_log_bf16<Out>; }
};

struct v_rcp_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rcp_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rcp_bf16<Out>; }
};

struct v_rsq_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rsq_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rsq_bf16<Out>; }
};

struct v_sin_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sin_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sin_bf16<Out>; }
};

struct v_sqrt_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sqrt_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sqrt_bf16<Out>; }
};

struct v_tanh_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_tanh_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_tanh_bf16<Out>; }
};

struct v_tanh_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_tanh_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_tanh_f16<Out>; }
};

struct v_tanh_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_tanh_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_tanh_f32<Out>; }
};

}  // namespace lockstep::common::fast_operations
