// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_cvt_scale.xml.
// Hash of what this file is made of: 0e5d2be219dd49a3
// vop3_cvt_scale operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna5_gfx1251/execute_vop3_cvt_scale.hpp"
#include "cdna5_gfx1251/semantics/vop3_cvt_scale.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::cdna5_gfx1251::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_cvt_f32_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_fp8(uint32_t(in.s0), in.clamp, in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna5_gfx1251::on_lane::v_cvt_f32_fp8<Out>; }
};

struct v_cvt_pk_fp8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp, in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna5_gfx1251::on_lane::v_cvt_pk_fp8_f32<Out>; }
};

struct v_cvt_sr_fp8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp, in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna5_gfx1251::on_lane::v_cvt_sr_fp8_f32<Out>; }
};

}  // namespace lockstep::cdna5_gfx1251::fast_operations
