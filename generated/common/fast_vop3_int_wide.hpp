// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_int_wide.xml.
// Hash of what this file is made of: d30aaace4ea20eef
// vop3_int_wide operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vop3_int_wide.hpp"
#include "common/semantics/vop3_int_wide.hpp"
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

struct v_add_max_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_max_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_max_i32<Out>; }
};

struct v_add_max_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_max_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_max_u32<Out>; }
};

struct v_add_min_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_min_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_min_i32<Out>; }
};

struct v_add_min_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_min_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_min_u32<Out>; }
};

struct v_add_nc_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_clamp = true, .in_halves = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_add_nc_u64<typename In::Wide>(in.s0, in.s1, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_add_nc_u64<Out>; }
};

struct v_mad_nc_i64_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_nc_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_nc_i64_i32<Out>; }
};

struct v_mad_nc_u64_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_nc_u64_u32<typename In::Wide>(uint32_t(in.s0), uint32_t(in.s1), in.s2);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_nc_u64_u32<Out>; }
};

struct v_mad_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mad_u32<Out>; }
};

struct v_max_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max_i64<Out>; }
};

struct v_max_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_max_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_max_u64<Out>; }
};

struct v_min_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min_i64<Out>; }
};

struct v_min_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_min_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_min_u64<Out>; }
};

struct v_mul_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_mul_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_mul_u64<Out>; }
};

struct v_perm_pk16_b4_u4 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_perm_pk16_b4_u4(uint32_t(in.s0), uint32_t(in.s1), in.s2);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_perm_pk16_b4_u4<Out>; }
};

struct v_sat_pk4_i4_i8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sat_pk4_i4_i8(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sat_pk4_i4_i8<Out>; }
};

struct v_sat_pk4_u4_u8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sat_pk4_u4_u8(uint32_t(in.s0));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sat_pk4_u4_u8<Out>; }
};

struct v_sub_nc_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_clamp = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_sub_nc_u64<typename In::Wide>(in.s0, in.s1, in.clamp);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_sub_nc_u64<Out>; }
};

}  // namespace lockstep::common::fast_operations
