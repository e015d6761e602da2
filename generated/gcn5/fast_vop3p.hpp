// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 4c502a56a334eac1
// vop3p operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "gcn5/execute_vop3p.hpp"
#include "gcn5/semantics/vop3p.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::gcn5::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_mad_mixhi_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::gcn5::on_lane::v_mad_mixhi_f16<Out>; }
};

struct v_mad_mixlo_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::gcn5::on_lane::v_mad_mixlo_f16<Out>; }
};

struct v_mad_mix_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::gcn5::on_lane::v_mad_mix_f32<Out>; }
};

}  // namespace lockstep::gcn5::fast_operations
