// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: b3bd3e4eaf296ea0
// vop3p operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx11/execute_vop3p.hpp"
#include "common/gfx11/semantics/vop3p.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::gfx11::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_fma_mixhi_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed_high, .rounds_once = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_fma_mixhi_f16<Out>; }
};

struct v_fma_mixlo_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed_low, .rounds_once = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_fma_mixlo_f16<Out>; }
};

struct v_pk_max_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::larger,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_pk_max_f16<Out>; }
};

struct v_pk_min_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::smaller,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_pk_min_f16<Out>; }
};

}  // namespace lockstep::common::gfx11::fast_operations
