// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 8fd5bfa81961a440
// vop3_float operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3_float.hpp"
#include "common/semantics/vop3_float.hpp"
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

struct v_add_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_f64<Out>; }
};

struct v_cubeid_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .s2 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubeid_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cubeid_f32<Out>; }
};

struct v_cubema_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubema_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cubema_f32<Out>; }
};

struct v_cubesc_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .s2 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubesc_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cubesc_f32<Out>; }
};

struct v_cubetc_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .s2 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cubetc_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cubetc_f32<Out>; }
};

struct v_cvt_pkaccum_u8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pkaccum_u8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pkaccum_u8_f32<Out>; }
};

struct v_cvt_pknorm_i16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pknorm_i16_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pknorm_i16_f16<Out>; }
};

struct v_cvt_pknorm_i16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pknorm_i16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pknorm_i16_f32<Out>; }
};

struct v_cvt_pknorm_u16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pknorm_u16_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pknorm_u16_f16<Out>; }
};

struct v_cvt_pknorm_u16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pknorm_u16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pknorm_u16_f32<Out>; }
};

struct v_cvt_pkrtz_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::two_cut,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pkrtz_f16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pkrtz_f16_f32<Out>; }
};

struct v_cvt_pk_bf16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_bf16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_bf16_f32<Out>; }
};

struct v_cvt_pk_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::two_narrowed,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_f16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_f16_f32<Out>; }
};

struct v_cvt_pk_i16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_i16_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_i16_f32<Out>; }
};

struct v_cvt_pk_norm_i16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_norm_i16_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_norm_i16_f16<Out>; }
};

struct v_cvt_pk_norm_i16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_norm_i16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_norm_i16_f32<Out>; }
};

struct v_cvt_pk_norm_u16_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_norm_u16_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_norm_u16_f16<Out>; }
};

struct v_cvt_pk_norm_u16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_norm_u16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_norm_u16_f32<Out>; }
};

struct v_cvt_pk_rtz_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::two_cut,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_rtz_f16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_rtz_f16_f32<Out>; }
};

struct v_cvt_pk_u16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_u16_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_u16_f32<Out>; }
};

struct v_cvt_pk_u8_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_u8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_u8_f32<Out>; }
};

struct v_cvt_sr_bf16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_sr_bf16_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_sr_bf16_f32<Out>; }
};

struct v_cvt_sr_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_sr_f16_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_sr_f16_f32<Out>; }
};

struct v_fmac_dx9_zero_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fmac_dx9_zero_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fmac_dx9_zero_f32<Out>; }
};

struct v_fmac_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fmac_legacy_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fmac_legacy_f32<Out>; }
};

struct v_fma_dx9_zero_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_dx9_zero_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_dx9_zero_f32<Out>; }
};

struct v_fma_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .f16 = F16Result::multiply_add,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16, .s2 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_f16<Out>; }
};

struct v_fma_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .nan_is_result = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .s2 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_f32<Out>; }
};

struct v_fma_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .s2 = 64, .d0 = 64, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64, .s2 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_f64(in.s0, in.s1, in.s2, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_f64<Out>; }
};

struct v_fma_legacy_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16, .s2 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_legacy_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_legacy_f16<Out>; }
};

struct v_fma_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fma_legacy_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_fma_legacy_f32<Out>; }
};

struct v_ldexp_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ldexp_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ldexp_f32<Out>; }
};

struct v_ldexp_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ldexp_f64(in.s0, uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ldexp_f64<Out>; }
};

struct v_mad_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_f16<Out>; }
};

struct v_mad_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_f32<Out>; }
};

struct v_mad_legacy_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_legacy_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_legacy_f16<Out>; }
};

struct v_mad_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_legacy_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_legacy_f32<Out>; }
};

struct v_max3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max3_f16<Out>; }
};

struct v_max3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .gives = Gives::larger,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max3_f32<Out>; }
};

struct v_maximum3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximum3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_maximum3_f32<Out>; }
};

struct v_med3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_med3_f16<Out>; }
};

struct v_med3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_med3_f32<Out>; }
};

struct v_min3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min3_f16<Out>; }
};

struct v_min3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min3_f32<Out>; }
};

struct v_minimum3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimum3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_minimum3_f32<Out>; }
};

struct v_mullit_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mullit_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mullit_f32<Out>; }
};

struct v_mul_dx9_zero_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_dx9_zero_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_dx9_zero_f32<Out>; }
};

struct v_mul_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_f64<Out>; }
};

struct v_mul_legacy_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_legacy_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_legacy_f32<Out>; }
};

struct v_pack_b32_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pack_b32_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_pack_b32_f16<Out>; }
};

struct v_trig_preop_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_trig_preop_f64(in.s0, uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_trig_preop_f64<Out>; }
};

}  // namespace lockstep::common::fast_operations
