// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3p_bf16.xml.
// Hash of what this file is made of: 15414a35565d3405
// vop3p_bf16 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3p_bf16.hpp"
#include "common/semantics/vop3p_bf16.hpp"
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

struct v_fma_mixhi_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mixhi_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_mixhi_bf16<Out>; }
};

struct v_fma_mixlo_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mixlo_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_mixlo_bf16<Out>; }
};

struct v_fma_mix_f32_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .reads_clamp = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_mix_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_mix_f32_bf16<Out>; }
};

struct v_pk_add_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_bf16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_bf16<Out>; }
};

struct v_pk_add_max_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_max_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_max_i16<Out>; }
};

struct v_pk_add_max_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_max_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_max_u16<Out>; }
};

struct v_pk_add_min_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_min_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_min_i16<Out>; }
};

struct v_pk_add_min_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_add_min_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_add_min_u16<Out>; }
};

struct v_pk_fma_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_fma_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_fma_bf16<Out>; }
};

struct v_pk_max3_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max3_i16<Out>; }
};

struct v_pk_max3_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max3_num_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max3_num_f16<Out>; }
};

struct v_pk_max3_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max3_u16<Out>; }
};

struct v_pk_max_num_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_max_num_bf16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_max_num_bf16<Out>; }
};

struct v_pk_min3_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min3_i16<Out>; }
};

struct v_pk_min3_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min3_num_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min3_num_f16<Out>; }
};

struct v_pk_min3_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min3_u16<Out>; }
};

struct v_pk_min_num_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_min_num_bf16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_min_num_bf16<Out>; }
};

struct v_pk_mul_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_mul_bf16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pk_mul_bf16<Out>; }
};

}  // namespace lockstep::common::fast_operations
