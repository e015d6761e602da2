// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: bb470ccb7fd511cc
// vop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna4/execute_vop1.hpp"
#include "cdna4/semantics/vop1.hpp"
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

struct v_exp_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::exp2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_exp_legacy_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_exp_legacy_f32<Out>; }
};

struct v_log_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::log2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_log_legacy_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::cdna4::on_lane::v_log_legacy_f32<Out>; }
};

struct v_permlane16_swap_b32 {
  static constexpr OperationShape shape{ .reads_exec = true, .reads_modifiers = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_permlane16_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
  }

};

struct v_permlane32_swap_b32 {
  static constexpr OperationShape shape{ .reads_exec = true, .reads_modifiers = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_permlane32_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
  }

};

}  // namespace lockstep::cdna4::fast_operations
