// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_int.xml.
// Hash of what this file is made of: cfc4a78ab0873938
// vop3_int operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3_int.hpp"
#include "common/semantics/vop3_int.hpp"
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

struct v_add3_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add3_u32<Out>; }
};

struct v_add_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_i16<Out>; }
};

struct v_add_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_i32<Out>; }
};

struct v_add_lshl_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_lshl_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_lshl_u32<Out>; }
};

struct v_add_nc_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_nc_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_nc_i16<Out>; }
};

struct v_add_nc_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_nc_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_nc_i32<Out>; }
};

struct v_alignbit_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_alignbit_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_alignbit_b32<Out>; }
};

struct v_alignbyte_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_alignbyte_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_alignbyte_b32<Out>; }
};

struct v_and_or_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_and_or_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_and_or_b32<Out>; }
};

struct v_ashrrev_i64 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 64, .d0 = 64, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashrrev_i64(uint32_t(in.s0), in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ashrrev_i64<Out>; }
};

struct v_ashr_pk_i8_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashr_pk_i8_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ashr_pk_i8_i32<Out>; }
};

struct v_ashr_pk_u8_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_ashr_pk_u8_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_ashr_pk_u8_i32<Out>; }
};

struct v_bcnt_u32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bcnt_u32_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bcnt_u32_b32<Out>; }
};

struct v_bfe_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bfe_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bfe_i32<Out>; }
};

struct v_bfe_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bfe_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bfe_u32<Out>; }
};

struct v_bfi_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bfi_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bfi_b32<Out>; }
};

struct v_bfm_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bfm_b32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bfm_b32<Out>; }
};

struct v_bitop3_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bitop3_b16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.op_sel, in.neg, in.abs, in.omod);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bitop3_b16<Out>; }
};

struct v_bitop3_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_modifiers = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_bitop3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.abs, in.omod);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_bitop3_b32<Out>; }
};

struct v_cvt_pk_i16_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_i16_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_i16_i32<Out>; }
};

struct v_cvt_pk_u16_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cvt_pk_u16_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cvt_pk_u16_u32<Out>; }
};

struct v_lerp_u8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lerp_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_lerp_u8<Out>; }
};

struct v_lshlrev_b64 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 64, .d0 = 64, .in_halves = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshlrev_b64<typename In::Wide>(uint32_t(in.s0), in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_lshlrev_b64<Out>; }
};

struct v_lshl_add_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshl_add_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_lshl_add_u32<Out>; }
};

struct v_lshl_add_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .s2 = 64, .d0 = 64, .in_halves = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshl_add_u64<typename In::Wide>(in.s0, uint32_t(in.s1), in.s2);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_lshl_add_u64<Out>; }
};

struct v_lshl_or_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshl_or_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_lshl_or_b32<Out>; }
};

struct v_lshrrev_b64 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 64, .d0 = 64, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_lshrrev_b64(uint32_t(in.s0), in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_lshrrev_b64<Out>; }
};

struct v_mad_co_i64_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_co_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_co_i64_i32<Out>; }
};

struct v_mad_co_u64_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64, .reads_clamp = true, .writes_mask = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_co_u64_u32<typename In::Wide>(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_co_u64_u32<Out>; }
};

struct v_mad_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_i16<Out>; }
};

struct v_mad_i32_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_i32_i16<Out>; }
};

struct v_mad_i32_i24 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_i32_i24(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_i32_i24<Out>; }
};

struct v_mad_i64_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64, .reads_clamp = true, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_i64_i32<Out>; }
};

struct v_mad_legacy_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_legacy_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_legacy_i16<Out>; }
};

struct v_mad_legacy_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_legacy_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_legacy_u16<Out>; }
};

struct v_mad_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_u16<Out>; }
};

struct v_mad_u32_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_u32_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_u32_u16<Out>; }
};

struct v_mad_u32_u24 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_u32_u24(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_u32_u24<Out>; }
};

struct v_mad_u64_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64, .reads_clamp = true, .writes_mask = true, .in_halves = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_u64_u32<typename In::Wide>(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_u64_u32<Out>; }
};

struct v_max3_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max3_i16<Out>; }
};

struct v_max3_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max3_i32<Out>; }
};

struct v_max3_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max3_u16<Out>; }
};

struct v_max3_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max3_u32<Out>; }
};

struct v_mbcnt_hi_u32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mbcnt_hi_u32_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mbcnt_hi_u32_b32<Out>; }
};

struct v_mbcnt_lo_u32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mbcnt_lo_u32_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mbcnt_lo_u32_b32<Out>; }
};

struct v_med3_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_med3_i16<Out>; }
};

struct v_med3_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_med3_i32<Out>; }
};

struct v_med3_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_med3_u16<Out>; }
};

struct v_med3_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_med3_u32<Out>; }
};

struct v_min3_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min3_i16<Out>; }
};

struct v_min3_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min3_i32<Out>; }
};

struct v_min3_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min3_u16<Out>; }
};

struct v_min3_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min3_u32<Out>; }
};

struct v_mqsad_pk_u16_u8 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .s2 = 64, .d0 = 64, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mqsad_pk_u16_u8(in.s0, uint32_t(in.s1), in.s2, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mqsad_pk_u16_u8<Out>; }
};

struct v_msad_u8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_msad_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_msad_u8<Out>; }
};

struct v_mul_hi_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_hi_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_hi_i32<Out>; }
};

struct v_mul_hi_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_hi_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_hi_u32<Out>; }
};

struct v_mul_lo_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_lo_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_lo_i32<Out>; }
};

struct v_mul_lo_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_lo_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_lo_u32<Out>; }
};

struct v_or3_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_or3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_or3_b32<Out>; }
};

struct v_perm_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_perm_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_perm_b32<Out>; }
};

struct v_qsad_pk_u16_u8 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .s2 = 64, .d0 = 64, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_qsad_pk_u16_u8(in.s0, uint32_t(in.s1), in.s2, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_qsad_pk_u16_u8<Out>; }
};

struct v_readlane_b32 {
  static constexpr OperationShape shape{ .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_readlane_b32(uint32_t(in.s1), in.src0_number, files);
  }

};

struct v_sad_hi_u8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sad_hi_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sad_hi_u8<Out>; }
};

struct v_sad_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sad_u16<Out>; }
};

struct v_sad_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sad_u32<Out>; }
};

struct v_sad_u8 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sad_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sad_u8<Out>; }
};

struct v_sub_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sub_i16<Out>; }
};

struct v_sub_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sub_i32<Out>; }
};

struct v_sub_nc_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_nc_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sub_nc_i16<Out>; }
};

struct v_sub_nc_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_clamp = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_nc_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sub_nc_i32<Out>; }
};

struct v_writelane_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_writelane_b32(uint32_t(in.s0), uint32_t(in.s1), in.dst_number, files);
  }

};

struct v_xad_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_xad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_xad_u32<Out>; }
};

struct v_xor3_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_xor3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_xor3_b32<Out>; }
};

}  // namespace lockstep::common::fast_operations
