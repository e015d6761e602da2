// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vopd.xml.
// Hash of what this file is made of: 2789fecb615457c6
// vopd operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vopd.hpp"
#include "common/semantics/vopd.hpp"
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

struct v_dual_add_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_add_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_add_f32<Out>; }
};

struct v_dual_add_nc_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_add_nc_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_add_nc_u32<Out>; }
};

struct v_dual_and_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_and_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_and_b32<Out>; }
};

struct v_dual_cndmask_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_vcc_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_cndmask_b32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_cndmask_b32<Out>; }
};

struct v_dual_fmaak_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .literal = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_fmaak_f32<Out>; }
};

struct v_dual_fmac_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .old_d0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_fmac_f32<Out>; }
};

struct v_dual_fmamk_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .literal = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_fmamk_f32<Out>; }
};

struct v_dual_lshlrev_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_lshlrev_b32<Out>; }
};

struct v_dual_max_num_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .gives = Gives::larger,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_max_num_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_max_num_f32<Out>; }
};

struct v_dual_min_num_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_min_num_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_min_num_f32<Out>; }
};

struct v_dual_mov_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_mov_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_mov_b32<Out>; }
};

struct v_dual_mul_dx9_zero_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_mul_dx9_zero_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_mul_dx9_zero_f32<Out>; }
};

struct v_dual_mul_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_mul_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_mul_f32<Out>; }
};

struct v_dual_subrev_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_subrev_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_subrev_f32<Out>; }
};

struct v_dual_sub_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dual_sub_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_dual_sub_f32<Out>; }
};

}  // namespace lockstep::common::fast_operations
