// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: 16b0ad8e6fb966d5
// vop3_cvt_small operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna4/execute_vop3_cvt_small.hpp"
#include "cdna4/semantics/vop3_cvt_small.hpp"
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

struct v_cvt_f32_bf8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_bf8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_cvt_f32_bf8<Out>; }
};

struct v_cvt_f32_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_fp8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_cvt_f32_fp8<Out>; }
};

struct v_cvt_pk_f32_bf8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_f32_bf8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_cvt_pk_f32_bf8<Out>; }
};

struct v_cvt_pk_f32_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_f32_fp8(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_cvt_pk_f32_fp8<Out>; }
};

}  // namespace lockstep::cdna4::fast_operations
