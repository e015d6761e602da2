// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: ce58f6e91386ef41
// vop3p operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3p.hpp"
#include "common/semantics/vop3p.hpp"
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

struct v_accvgpr_read {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_accvgpr_read(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_accvgpr_read<Out>; }
};

struct v_accvgpr_write {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_accvgpr_write(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_accvgpr_write<Out>; }
};

struct v_dot2_bf16_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2_bf16_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.abs, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot2_bf16_bf16<Out>; }
};

struct v_dot2_f16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2_f16_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.abs, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot2_f16_f16<Out>; }
};

struct v_dot2_f32_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot2_f32_bf16<Out>; }
};

struct v_dot2_f32_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot2_f32_f16<Out>; }
};

struct v_dot2_i32_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot2_i32_i16<Out>; }
};

struct v_dot2_u32_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2_u32_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot2_u32_u16<Out>; }
};

struct v_dot4_f32_bf8_bf8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_f32_bf8_bf8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_f32_bf8_bf8<Out>; }
};

struct v_dot4_f32_bf8_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_f32_bf8_fp8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_f32_bf8_fp8<Out>; }
};

struct v_dot4_f32_fp8_bf8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_f32_fp8_bf8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_f32_fp8_bf8<Out>; }
};

struct v_dot4_f32_fp8_fp8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true, .numeric = fast::NumericFunction::another,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_f32_fp8_fp8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_f32_fp8_fp8<Out>; }
};

struct v_dot4_i32_i8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_i32_i8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_i32_i8<Out>; }
};

struct v_dot4_i32_iu8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_i32_iu8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.neg);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_i32_iu8<Out>; }
};

struct v_dot4_u32_u8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4_u32_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot4_u32_u8<Out>; }
};

struct v_dot8_i32_i4 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot8_i32_i4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot8_i32_i4<Out>; }
};

struct v_dot8_i32_iu4 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot8_i32_iu4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.neg);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot8_i32_iu4<Out>; }
};

struct v_dot8_u32_u4 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot8_u32_u4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dot8_u32_u4<Out>; }
};

struct v_fma_mixhi_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed_high,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_mixhi_f16<Out>; }
};

struct v_fma_mixlo_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed_low,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_mixlo_f16<Out>; }
};

struct v_fma_mix_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_mix_f32<Out>; }
};

struct v_mad_mixhi_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed_high,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_mixhi_f16<Out>; }
};

struct v_mad_mixlo_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed_low,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_mixlo_f16<Out>; }
};

struct v_mad_mix_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true, .frequent = true, .f16 = F16Result::mixed,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_mix_f32<Out>; }
};

struct v_pk_add_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::sum,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16_pair, .s1 = FloatParts::f16_pair, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_f16<Out>; }
};

struct v_pk_add_f32 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true, .frequent = true, .halves_alike = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32_pair, .s1 = FloatParts::f32_pair, .d0 = FloatParts::f32_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_f32(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_f32<Out>; }
};

struct v_pk_add_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_i16<Out>; }
};

struct v_pk_add_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_u16<Out>; }
};

struct v_pk_ashrrev_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_ashrrev_i16<Out>; }
};

struct v_pk_fma_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::multiply_add,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16_pair, .s1 = FloatParts::f16_pair, .s2 = FloatParts::f16_pair, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_fma_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_fma_f16<Out>; }
};

struct v_pk_fma_f32 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .s2 = 64, .d0 = 64, .reads_mode = true, .frequent = true, .halves_alike = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32_pair, .s1 = FloatParts::f32_pair, .s2 = FloatParts::f32_pair, .d0 = FloatParts::f32_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_fma_f32(in.s0, in.s1, in.s2, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_fma_f32<Out>; }
};

struct v_pk_lshlrev_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_lshlrev_b16<Out>; }
};

struct v_pk_lshrrev_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_lshrrev_b16<Out>; }
};

struct v_pk_mad_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mad_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mad_i16<Out>; }
};

struct v_pk_mad_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mad_u16<Out>; }
};

struct v_pk_maximum3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_maximum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_maximum3_f16<Out>; }
};

struct v_pk_maximum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_maximum_f16<Out>; }
};

struct v_pk_max_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max_i16<Out>; }
};

struct v_pk_max_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::larger,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max_num_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max_num_f16<Out>; }
};

struct v_pk_max_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max_u16<Out>; }
};

struct v_pk_minimum3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_minimum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_minimum3_f16<Out>; }
};

struct v_pk_minimum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_minimum_f16<Out>; }
};

struct v_pk_min_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min_i16<Out>; }
};

struct v_pk_min_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::smaller,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min_num_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min_num_f16<Out>; }
};

struct v_pk_min_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min_u16<Out>; }
};

struct v_pk_mov_b32 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_modifiers = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mov_b32(in.s0, in.s1, in.op_sel);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mov_b32<Out>; }
};

struct v_pk_mul_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .halves_alike = true, .f16 = F16Result::product,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16_pair, .s1 = FloatParts::f16_pair, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mul_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mul_f16<Out>; }
};

struct v_pk_mul_f32 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true, .frequent = true, .halves_alike = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32_pair, .s1 = FloatParts::f32_pair, .d0 = FloatParts::f32_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mul_f32(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mul_f32<Out>; }
};

struct v_pk_mul_lo_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mul_lo_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mul_lo_u16<Out>; }
};

struct v_pk_sub_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_sub_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_sub_i16<Out>; }
};

struct v_pk_sub_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_sub_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_sub_u16<Out>; }
};

}  // namespace lockstep::common::fast_operations
