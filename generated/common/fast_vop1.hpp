// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 28859c37ff8c888c
// vop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop1.hpp"
#include "common/semantics/vop1.hpp"
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

struct v_accvgpr_mov_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_accvgpr_mov_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_accvgpr_mov_b32<Out>; }
};

struct v_bfrev_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bfrev_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bfrev_b32<Out>; }
};

struct v_ceil_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ceil_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ceil_f16<Out>; }
};

struct v_ceil_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ceil_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ceil_f32<Out>; }
};

struct v_ceil_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ceil_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ceil_f64<Out>; }
};

struct v_cls_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cls_i32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cls_i32<Out>; }
};

struct v_clz_i32_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_clz_i32_u32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_clz_i32_u32<Out>; }
};

struct v_cos_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::cos_2pi_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cos_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cos_f16<Out>; }
};

struct v_cos_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::cos_2pi_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cos_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cos_f32<Out>; }
};

struct v_ctz_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ctz_i32_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ctz_i32_b32<Out>; }
};

struct v_cvt_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::narrowed,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f16_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f16_f32<Out>; }
};

struct v_cvt_f16_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f16_i16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f16_i16<Out>; }
};

struct v_cvt_f16_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f16_u16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f16_u16<Out>; }
};

struct v_cvt_f32_bf16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_bf16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_bf16<Out>; }
};

struct v_cvt_f32_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::widened,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_f16<Out>; }
};

struct v_cvt_f32_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_f64<Out>; }
};

struct v_cvt_f32_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_i32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_i32<Out>; }
};

struct v_cvt_f32_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_u32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_u32<Out>; }
};

struct v_cvt_f32_ubyte0 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_ubyte0(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_ubyte0<Out>; }
};

struct v_cvt_f32_ubyte1 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_ubyte1(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_ubyte1<Out>; }
};

struct v_cvt_f32_ubyte2 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_ubyte2(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_ubyte2<Out>; }
};

struct v_cvt_f32_ubyte3 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f32_ubyte3(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f32_ubyte3<Out>; }
};

struct v_cvt_f64_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f64_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f64_f32<Out>; }
};

struct v_cvt_f64_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f64_i32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f64_i32<Out>; }
};

struct v_cvt_f64_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_f64_u32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_f64_u32<Out>; }
};

struct v_cvt_floor_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_floor_i32_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_floor_i32_f32<Out>; }
};

struct v_cvt_flr_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_flr_i32_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_flr_i32_f32<Out>; }
};

struct v_cvt_i16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_i16_f16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_i16_f16<Out>; }
};

struct v_cvt_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_i32_f32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_i32_f32<Out>; }
};

struct v_cvt_i32_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_i32_f64(in.s0);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_i32_f64<Out>; }
};

struct v_cvt_i32_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_i32_i16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_i32_i16<Out>; }
};

struct v_cvt_nearest_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_nearest_i32_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_nearest_i32_f32<Out>; }
};

struct v_cvt_norm_i16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_norm_i16_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_norm_i16_f16<Out>; }
};

struct v_cvt_norm_u16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_norm_u16_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_norm_u16_f16<Out>; }
};

struct v_cvt_off_f32_i4 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_off_f32_i4(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_off_f32_i4<Out>; }
};

struct v_cvt_rpi_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_rpi_i32_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_rpi_i32_f32<Out>; }
};

struct v_cvt_u16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_u16_f16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_u16_f16<Out>; }
};

struct v_cvt_u32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_u32_f32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_u32_f32<Out>; }
};

struct v_cvt_u32_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_u32_f64(in.s0);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_u32_f64<Out>; }
};

struct v_cvt_u32_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_u32_u16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_u32_u16<Out>; }
};

struct v_exp_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::exp2_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_exp_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_exp_f16<Out>; }
};

struct v_exp_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .numeric = fast::NumericFunction::exp2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_exp_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_exp_f32<Out>; }
};

struct v_exp_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::exp2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_exp_legacy_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_exp_legacy_f32<Out>; }
};

struct v_ffbh_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ffbh_i32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ffbh_i32<Out>; }
};

struct v_ffbh_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ffbh_u32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ffbh_u32<Out>; }
};

struct v_ffbl_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ffbl_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ffbl_b32<Out>; }
};

struct v_floor_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_floor_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_floor_f16<Out>; }
};

struct v_floor_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_floor_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_floor_f32<Out>; }
};

struct v_floor_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_floor_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_floor_f64<Out>; }
};

struct v_fract_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fract_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fract_f16<Out>; }
};

struct v_fract_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fract_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fract_f32<Out>; }
};

struct v_fract_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fract_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fract_f64<Out>; }
};

struct v_frexp_exp_i16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_frexp_exp_i16_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_frexp_exp_i16_f16<Out>; }
};

struct v_frexp_exp_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_frexp_exp_i32_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_frexp_exp_i32_f32<Out>; }
};

struct v_frexp_exp_i32_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_frexp_exp_i32_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_frexp_exp_i32_f64<Out>; }
};

struct v_frexp_mant_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_frexp_mant_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_frexp_mant_f16<Out>; }
};

struct v_frexp_mant_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_frexp_mant_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_frexp_mant_f32<Out>; }
};

struct v_frexp_mant_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_frexp_mant_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_frexp_mant_f64<Out>; }
};

struct v_log_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::log2_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_log_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_log_f16<Out>; }
};

struct v_log_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::log2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_log_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_log_f32<Out>; }
};

struct v_log_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::log2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_log_legacy_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_log_legacy_f32<Out>; }
};

struct v_mov_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mov_b16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mov_b16<Out>; }
};

struct v_mov_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mov_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mov_b32<Out>; }
};

struct v_mov_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .in_halves = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mov_b64<typename In::Wide>(in.s0);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mov_b64<Out>; }
};

struct v_not_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_not_b16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_not_b16<Out>; }
};

struct v_not_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_not_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_not_b32<Out>; }
};

struct v_prng_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_prng_b32(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_prng_b32<Out>; }
};

struct v_rcp_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rcp_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rcp_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rcp_f16<Out>; }
};

struct v_rcp_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .numeric = fast::NumericFunction::rcp_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rcp_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rcp_f32<Out>; }
};

struct v_rcp_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true, .numeric = fast::NumericFunction::rcp_f64,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rcp_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rcp_f64<Out>; }
};

struct v_rcp_iflag_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rcp_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rcp_iflag_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rcp_iflag_f32<Out>; }
};

struct v_readfirstlane_b32 {
  static constexpr OperationShape shape{ .d0 = 32, .reads_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_readfirstlane_b32(in.exec, in.src0_number, files);
  }

};

struct v_rndne_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rndne_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rndne_f16<Out>; }
};

struct v_rndne_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rndne_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rndne_f32<Out>; }
};

struct v_rndne_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rndne_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rndne_f64<Out>; }
};

struct v_rsq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rsq_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rsq_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rsq_f16<Out>; }
};

struct v_rsq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rsq_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rsq_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rsq_f32<Out>; }
};

struct v_rsq_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true, .numeric = fast::NumericFunction::rsq_f64,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_rsq_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_rsq_f64<Out>; }
};

struct v_sat_pk_u8_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sat_pk_u8_i16(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sat_pk_u8_i16<Out>; }
};

struct v_sin_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::sin_2pi_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sin_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sin_f16<Out>; }
};

struct v_sin_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::sin_2pi_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sin_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sin_f32<Out>; }
};

struct v_sqrt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::sqrt_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sqrt_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sqrt_f16<Out>; }
};

struct v_sqrt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::sqrt_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sqrt_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sqrt_f32<Out>; }
};

struct v_sqrt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true, .numeric = fast::NumericFunction::sqrt_f64,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sqrt_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sqrt_f64<Out>; }
};

struct v_s_exp_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::exp2_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_exp_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_exp_f16<Out>; }
};

struct v_s_exp_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::exp2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_exp_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_exp_f32<Out>; }
};

struct v_s_log_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::log2_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_log_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_log_f16<Out>; }
};

struct v_s_log_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::log2_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_log_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_log_f32<Out>; }
};

struct v_s_rcp_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rcp_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_rcp_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_rcp_f16<Out>; }
};

struct v_s_rcp_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rcp_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_rcp_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_rcp_f32<Out>; }
};

struct v_s_rsq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rsq_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_rsq_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_rsq_f16<Out>; }
};

struct v_s_rsq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::rsq_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_rsq_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_rsq_f32<Out>; }
};

struct v_s_sqrt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::sqrt_f16,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_sqrt_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_sqrt_f16<Out>; }
};

struct v_s_sqrt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true, .numeric = fast::NumericFunction::sqrt_f32,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_s_sqrt_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_s_sqrt_f32<Out>; }
};

struct v_trunc_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_trunc_f16(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_trunc_f16<Out>; }
};

struct v_trunc_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_trunc_f32(uint32_t(in.s0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_trunc_f32<Out>; }
};

struct v_trunc_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_trunc_f64(in.s0, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_trunc_f64<Out>; }
};

}  // namespace lockstep::common::fast_operations
