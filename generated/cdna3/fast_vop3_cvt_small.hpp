// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: e004094f2bd0fdd3
// vop3_cvt_small operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna3/execute_vop3_cvt_small.hpp"
#include "cdna3/semantics/vop3_cvt_small.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::cdna3::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_cvt_f32_bf8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_bf8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_f32_bf8<Out>; }
};

struct v_cvt_f32_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_fp8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_f32_fp8<Out>; }
};

struct v_cvt_pk_bf8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_pk_bf8_f32<Out>; }
};

struct v_cvt_pk_f32_bf8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_f32_bf8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_pk_f32_bf8<Out>; }
};

struct v_cvt_pk_f32_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_f32_fp8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_pk_f32_fp8<Out>; }
};

struct v_cvt_pk_fp8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_pk_fp8_f32<Out>; }
};

struct v_cvt_sr_bf8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_sr_bf8_f32<Out>; }
};

struct v_cvt_sr_fp8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna3::on_lane::v_cvt_sr_fp8_f32<Out>; }
};

}  // namespace lockstep::cdna3::fast_operations
