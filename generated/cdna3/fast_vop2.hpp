// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml, vendor-xml/frequent_operations.xml.
// Hash of what this file is made of: 982b3771b6633afa
// vop2 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop2.hpp"
#include "lockstep/fast/program/operation.hpp"

namespace lockstep::cdna3::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;

struct v_addc_co_u32 {
  static constexpr Opcode opcode = Opcode::v_addc_co_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_vcc_lane = true, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_addc_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  }
};

struct v_add_co_u32 {
  static constexpr Opcode opcode = Opcode::v_add_co_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_add_f16 {
  static constexpr Opcode opcode = Opcode::v_add_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_add_f32 {
  static constexpr Opcode opcode = Opcode::v_add_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true, .nan_is_result = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_add_u16 {
  static constexpr Opcode opcode = Opcode::v_add_u16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_add_u32 {
  static constexpr Opcode opcode = Opcode::v_add_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_and_b32 {
  static constexpr Opcode opcode = Opcode::v_and_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_and_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_ashrrev_i16 {
  static constexpr Opcode opcode = Opcode::v_ashrrev_i16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_ashrrev_i32 {
  static constexpr Opcode opcode = Opcode::v_ashrrev_i32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashrrev_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_cndmask_b32 {
  static constexpr Opcode opcode = Opcode::v_cndmask_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_vcc_lane = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cndmask_b32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane);
  }
};

struct v_dot2c_f32_f16 {
  static constexpr Opcode opcode = Opcode::v_dot2c_f32_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_modifiers = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2c_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, mode);
  }
};

struct v_dot2c_i32_i16 {
  static constexpr Opcode opcode = Opcode::v_dot2c_i32_i16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot2c_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
  }
};

struct v_dot4c_i32_i8 {
  static constexpr Opcode opcode = Opcode::v_dot4c_i32_i8;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot4c_i32_i8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
  }
};

struct v_dot8c_i32_i4 {
  static constexpr Opcode opcode = Opcode::v_dot8c_i32_i4;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_dot8c_i32_i4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
  }
};

struct v_fmaak_f32 {
  static constexpr Opcode opcode = Opcode::v_fmaak_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .literal = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }
};

struct v_fmac_f32 {
  static constexpr Opcode opcode = Opcode::v_fmac_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true, .nan_is_result = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .old_d0 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
};

struct v_fmac_f64 {
  static constexpr Opcode opcode = Opcode::v_fmac_f64;
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .old_d0 = 64, .d0 = 64, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64, .old_d0 = FloatParts::f64, .d0 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fmac_f64(in.s0, in.s1, in.d0, mode);
  }
};

struct v_fmamk_f32 {
  static constexpr Opcode opcode = Opcode::v_fmamk_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .literal = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }
};

struct v_ldexp_f16 {
  static constexpr Opcode opcode = Opcode::v_ldexp_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ldexp_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_lshlrev_b16 {
  static constexpr Opcode opcode = Opcode::v_lshlrev_b16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_lshlrev_b32 {
  static constexpr Opcode opcode = Opcode::v_lshlrev_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_lshrrev_b16 {
  static constexpr Opcode opcode = Opcode::v_lshrrev_b16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_lshrrev_b32 {
  static constexpr Opcode opcode = Opcode::v_lshrrev_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshrrev_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_mac_f16 {
  static constexpr Opcode opcode = Opcode::v_mac_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
};

struct v_madak_f16 {
  static constexpr Opcode opcode = Opcode::v_madak_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_madak_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }
};

struct v_madmk_f16 {
  static constexpr Opcode opcode = Opcode::v_madmk_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_madmk_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }
};

struct v_max_f16 {
  static constexpr Opcode opcode = Opcode::v_max_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_max_f32 {
  static constexpr Opcode opcode = Opcode::v_max_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_max_f64 {
  static constexpr Opcode opcode = Opcode::v_max_f64;
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_f64(in.s0, in.s1, mode);
  }
};

struct v_max_i16 {
  static constexpr Opcode opcode = Opcode::v_max_i16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_max_i32 {
  static constexpr Opcode opcode = Opcode::v_max_i32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_max_u16 {
  static constexpr Opcode opcode = Opcode::v_max_u16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_max_u32 {
  static constexpr Opcode opcode = Opcode::v_max_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_min_f16 {
  static constexpr Opcode opcode = Opcode::v_min_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_min_f32 {
  static constexpr Opcode opcode = Opcode::v_min_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_min_f64 {
  static constexpr Opcode opcode = Opcode::v_min_f64;
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_f64(in.s0, in.s1, mode);
  }
};

struct v_min_i16 {
  static constexpr Opcode opcode = Opcode::v_min_i16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_min_i32 {
  static constexpr Opcode opcode = Opcode::v_min_i32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_min_u16 {
  static constexpr Opcode opcode = Opcode::v_min_u16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_min_u32 {
  static constexpr Opcode opcode = Opcode::v_min_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_mul_f16 {
  static constexpr Opcode opcode = Opcode::v_mul_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_mul_f32 {
  static constexpr Opcode opcode = Opcode::v_mul_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true, .nan_is_result = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_mul_hi_i32_i24 {
  static constexpr Opcode opcode = Opcode::v_mul_hi_i32_i24;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_hi_i32_i24(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_mul_hi_u32_u24 {
  static constexpr Opcode opcode = Opcode::v_mul_hi_u32_u24;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_hi_u32_u24(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_mul_i32_i24 {
  static constexpr Opcode opcode = Opcode::v_mul_i32_i24;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_i32_i24(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_mul_lo_u16 {
  static constexpr Opcode opcode = Opcode::v_mul_lo_u16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_lo_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_mul_u32_u24 {
  static constexpr Opcode opcode = Opcode::v_mul_u32_u24;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_u32_u24(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_or_b32 {
  static constexpr Opcode opcode = Opcode::v_or_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_or_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_pk_fmac_f16 {
  static constexpr Opcode opcode = Opcode::v_pk_fmac_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16_pair, .s1 = FloatParts::f16_pair, .old_d0 = FloatParts::f16_pair, .d0 = FloatParts::f16_pair};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_pk_fmac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }
};

struct v_subbrev_co_u32 {
  static constexpr Opcode opcode = Opcode::v_subbrev_co_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_vcc_lane = true, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subbrev_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  }
};

struct v_subb_co_u32 {
  static constexpr Opcode opcode = Opcode::v_subb_co_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_vcc_lane = true, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subb_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  }
};

struct v_subrev_co_u32 {
  static constexpr Opcode opcode = Opcode::v_subrev_co_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subrev_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_subrev_f16 {
  static constexpr Opcode opcode = Opcode::v_subrev_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subrev_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_subrev_f32 {
  static constexpr Opcode opcode = Opcode::v_subrev_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true, .nan_is_result = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subrev_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_subrev_u16 {
  static constexpr Opcode opcode = Opcode::v_subrev_u16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subrev_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_subrev_u32 {
  static constexpr Opcode opcode = Opcode::v_subrev_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_subrev_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_sub_co_u32 {
  static constexpr Opcode opcode = Opcode::v_sub_co_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_sub_f16 {
  static constexpr Opcode opcode = Opcode::v_sub_f16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16, .d0 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_sub_f32 {
  static constexpr Opcode opcode = Opcode::v_sub_f32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true, .frequent = true, .small = true, .nan_is_result = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32, .d0 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
};

struct v_sub_u16 {
  static constexpr Opcode opcode = Opcode::v_sub_u16;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_sub_u32 {
  static constexpr Opcode opcode = Opcode::v_sub_u32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
};

struct v_xnor_b32 {
  static constexpr Opcode opcode = Opcode::v_xnor_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_xnor_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

struct v_xor_b32 {
  static constexpr Opcode opcode = Opcode::v_xor_b32;
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true, .small = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_xor_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
};

}  // namespace lockstep::cdna3::fast_operations
