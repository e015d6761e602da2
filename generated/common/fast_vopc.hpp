// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: 67e0df715daf0551
// vopc operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_vopc.hpp"
#include "common/semantics/vopc.hpp"
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

struct v_cmpx_class_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_class_f16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_class_f16<Out>; }
};

struct v_cmpx_class_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_class_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_class_f32<Out>; }
};

struct v_cmpx_class_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_class_f64(in.s0, uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_class_f64<Out>; }
};

struct v_cmpx_eq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_f16<Out>; }
};

struct v_cmpx_eq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_f32<Out>; }
};

struct v_cmpx_eq_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_f64<Out>; }
};

struct v_cmpx_eq_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_i16<Out>; }
};

struct v_cmpx_eq_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_i32<Out>; }
};

struct v_cmpx_eq_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_i64<Out>; }
};

struct v_cmpx_eq_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_u16<Out>; }
};

struct v_cmpx_eq_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_u32<Out>; }
};

struct v_cmpx_eq_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_eq_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_eq_u64<Out>; }
};

struct v_cmpx_f_f16 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_f16<Out>; }
};

struct v_cmpx_f_f32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_f32<Out>; }
};

struct v_cmpx_f_f64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_f64<Out>; }
};

struct v_cmpx_f_i32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_i32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_i32<Out>; }
};

struct v_cmpx_f_i64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_i64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_i64<Out>; }
};

struct v_cmpx_f_u32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_u32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_u32<Out>; }
};

struct v_cmpx_f_u64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_u64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_f_u64<Out>; }
};

struct v_cmpx_ge_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_f16<Out>; }
};

struct v_cmpx_ge_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_f32<Out>; }
};

struct v_cmpx_ge_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_f64<Out>; }
};

struct v_cmpx_ge_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_i16<Out>; }
};

struct v_cmpx_ge_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_i32<Out>; }
};

struct v_cmpx_ge_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_i64<Out>; }
};

struct v_cmpx_ge_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_u16<Out>; }
};

struct v_cmpx_ge_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_u32<Out>; }
};

struct v_cmpx_ge_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ge_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ge_u64<Out>; }
};

struct v_cmpx_gt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_f16<Out>; }
};

struct v_cmpx_gt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_f32<Out>; }
};

struct v_cmpx_gt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_f64<Out>; }
};

struct v_cmpx_gt_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_i16<Out>; }
};

struct v_cmpx_gt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_i32<Out>; }
};

struct v_cmpx_gt_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_i64<Out>; }
};

struct v_cmpx_gt_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_u16<Out>; }
};

struct v_cmpx_gt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_u32<Out>; }
};

struct v_cmpx_gt_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_gt_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_gt_u64<Out>; }
};

struct v_cmpx_le_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_f16<Out>; }
};

struct v_cmpx_le_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_f32<Out>; }
};

struct v_cmpx_le_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_f64<Out>; }
};

struct v_cmpx_le_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_i16<Out>; }
};

struct v_cmpx_le_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_i32<Out>; }
};

struct v_cmpx_le_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_i64<Out>; }
};

struct v_cmpx_le_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_u16<Out>; }
};

struct v_cmpx_le_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_u32<Out>; }
};

struct v_cmpx_le_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_le_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_le_u64<Out>; }
};

struct v_cmpx_lg_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lg_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lg_f16<Out>; }
};

struct v_cmpx_lg_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lg_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lg_f32<Out>; }
};

struct v_cmpx_lg_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lg_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lg_f64<Out>; }
};

struct v_cmpx_lt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_f16<Out>; }
};

struct v_cmpx_lt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_f32<Out>; }
};

struct v_cmpx_lt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_f64<Out>; }
};

struct v_cmpx_lt_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_i16<Out>; }
};

struct v_cmpx_lt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_i32<Out>; }
};

struct v_cmpx_lt_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_i64<Out>; }
};

struct v_cmpx_lt_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_u16<Out>; }
};

struct v_cmpx_lt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_u32<Out>; }
};

struct v_cmpx_lt_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_lt_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_lt_u64<Out>; }
};

struct v_cmpx_neq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_neq_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_neq_f16<Out>; }
};

struct v_cmpx_neq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_neq_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_neq_f32<Out>; }
};

struct v_cmpx_neq_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_neq_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_neq_f64<Out>; }
};

struct v_cmpx_ne_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ne_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ne_i16<Out>; }
};

struct v_cmpx_ne_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ne_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ne_i32<Out>; }
};

struct v_cmpx_ne_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ne_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ne_i64<Out>; }
};

struct v_cmpx_ne_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ne_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ne_u16<Out>; }
};

struct v_cmpx_ne_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ne_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ne_u32<Out>; }
};

struct v_cmpx_ne_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ne_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ne_u64<Out>; }
};

struct v_cmpx_nge_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nge_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nge_f16<Out>; }
};

struct v_cmpx_nge_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nge_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nge_f32<Out>; }
};

struct v_cmpx_nge_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nge_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nge_f64<Out>; }
};

struct v_cmpx_ngt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ngt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ngt_f16<Out>; }
};

struct v_cmpx_ngt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ngt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ngt_f32<Out>; }
};

struct v_cmpx_ngt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_ngt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_ngt_f64<Out>; }
};

struct v_cmpx_nle_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nle_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nle_f16<Out>; }
};

struct v_cmpx_nle_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nle_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nle_f32<Out>; }
};

struct v_cmpx_nle_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nle_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nle_f64<Out>; }
};

struct v_cmpx_nlg_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nlg_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nlg_f16<Out>; }
};

struct v_cmpx_nlg_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nlg_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nlg_f32<Out>; }
};

struct v_cmpx_nlg_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nlg_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nlg_f64<Out>; }
};

struct v_cmpx_nlt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nlt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nlt_f16<Out>; }
};

struct v_cmpx_nlt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nlt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nlt_f32<Out>; }
};

struct v_cmpx_nlt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_exec_lane = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_nlt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_nlt_f64<Out>; }
};

struct v_cmpx_o_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_o_f16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_o_f16<Out>; }
};

struct v_cmpx_o_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_o_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_o_f32<Out>; }
};

struct v_cmpx_o_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_o_f64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_o_f64<Out>; }
};

struct v_cmpx_tru_f16 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_tru_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_tru_f16<Out>; }
};

struct v_cmpx_tru_f32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_tru_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_tru_f32<Out>; }
};

struct v_cmpx_tru_f64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_tru_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_tru_f64<Out>; }
};

struct v_cmpx_t_i32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_i32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_t_i32<Out>; }
};

struct v_cmpx_t_i64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_i64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_t_i64<Out>; }
};

struct v_cmpx_t_u32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_u32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_t_u32<Out>; }
};

struct v_cmpx_t_u64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_u64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_t_u64<Out>; }
};

struct v_cmpx_u_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_u_f16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_u_f16<Out>; }
};

struct v_cmpx_u_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_u_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_u_f32<Out>; }
};

struct v_cmpx_u_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_u_f64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmpx_u_f64<Out>; }
};

struct v_cmp_class_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_class_f16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_class_f16<Out>; }
};

struct v_cmp_class_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_class_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_class_f32<Out>; }
};

struct v_cmp_class_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_class_f64(in.s0, uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_class_f64<Out>; }
};

struct v_cmp_eq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_f16<Out>; }
};

struct v_cmp_eq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::eq},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_f32<Out>; }
};

struct v_cmp_eq_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_f64<Out>; }
};

struct v_cmp_eq_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_i16<Out>; }
};

struct v_cmp_eq_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_i32<Out>; }
};

struct v_cmp_eq_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_i64<Out>; }
};

struct v_cmp_eq_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_u16<Out>; }
};

struct v_cmp_eq_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::u32, Relation::eq},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_u32<Out>; }
};

struct v_cmp_eq_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_eq_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_eq_u64<Out>; }
};

struct v_cmp_f_f16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_f16<Out>; }
};

struct v_cmp_f_f32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_f32<Out>; }
};

struct v_cmp_f_f64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_f64<Out>; }
};

struct v_cmp_f_i16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_i16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_i16<Out>; }
};

struct v_cmp_f_i32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_i32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_i32<Out>; }
};

struct v_cmp_f_i64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_i64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_i64<Out>; }
};

struct v_cmp_f_u16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_u16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_u16<Out>; }
};

struct v_cmp_f_u32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_u32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_u32<Out>; }
};

struct v_cmp_f_u64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_f_u64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_f_u64<Out>; }
};

struct v_cmp_ge_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_f16<Out>; }
};

struct v_cmp_ge_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::ge},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_f32<Out>; }
};

struct v_cmp_ge_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_f64<Out>; }
};

struct v_cmp_ge_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_i16<Out>; }
};

struct v_cmp_ge_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::i32, Relation::ge},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_i32<Out>; }
};

struct v_cmp_ge_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_i64<Out>; }
};

struct v_cmp_ge_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_u16<Out>; }
};

struct v_cmp_ge_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::u32, Relation::ge},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_u32<Out>; }
};

struct v_cmp_ge_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ge_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ge_u64<Out>; }
};

struct v_cmp_gt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_f16<Out>; }
};

struct v_cmp_gt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::gt},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_f32<Out>; }
};

struct v_cmp_gt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_f64<Out>; }
};

struct v_cmp_gt_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_i16<Out>; }
};

struct v_cmp_gt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::i32, Relation::gt},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_i32<Out>; }
};

struct v_cmp_gt_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_i64<Out>; }
};

struct v_cmp_gt_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_u16<Out>; }
};

struct v_cmp_gt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::u32, Relation::gt},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_u32<Out>; }
};

struct v_cmp_gt_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true, .in_halves = true, .frequent = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_gt_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_gt_u64<Out>; }
};

struct v_cmp_le_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_f16<Out>; }
};

struct v_cmp_le_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::le},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_f32<Out>; }
};

struct v_cmp_le_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_f64<Out>; }
};

struct v_cmp_le_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_i16<Out>; }
};

struct v_cmp_le_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::i32, Relation::le},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_i32<Out>; }
};

struct v_cmp_le_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_i64<Out>; }
};

struct v_cmp_le_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_u16<Out>; }
};

struct v_cmp_le_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::u32, Relation::le},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_u32<Out>; }
};

struct v_cmp_le_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_le_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_le_u64<Out>; }
};

struct v_cmp_lg_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lg_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lg_f16<Out>; }
};

struct v_cmp_lg_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lg_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lg_f32<Out>; }
};

struct v_cmp_lg_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lg_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lg_f64<Out>; }
};

struct v_cmp_lt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_f16<Out>; }
};

struct v_cmp_lt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::lt},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_f32<Out>; }
};

struct v_cmp_lt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_f64<Out>; }
};

struct v_cmp_lt_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_i16<Out>; }
};

struct v_cmp_lt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::i32, Relation::lt},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_i32<Out>; }
};

struct v_cmp_lt_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_i64<Out>; }
};

struct v_cmp_lt_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_u16<Out>; }
};

struct v_cmp_lt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::u32, Relation::lt},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_u32<Out>; }
};

struct v_cmp_lt_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_lt_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_lt_u64<Out>; }
};

struct v_cmp_neq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_neq_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_neq_f16<Out>; }
};

struct v_cmp_neq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::neq},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_neq_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_neq_f32<Out>; }
};

struct v_cmp_neq_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_neq_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_neq_f64<Out>; }
};

struct v_cmp_ne_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ne_i16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ne_i16<Out>; }
};

struct v_cmp_ne_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ne_i32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ne_i32<Out>; }
};

struct v_cmp_ne_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ne_i64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ne_i64<Out>; }
};

struct v_cmp_ne_u16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ne_u16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ne_u16<Out>; }
};

struct v_cmp_ne_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true, .frequent = true, .compares = {Compared::u32, Relation::neq},  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ne_u32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ne_u32<Out>; }
};

struct v_cmp_ne_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true, .in_halves = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ne_u64<typename In::Wide>(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ne_u64<Out>; }
};

struct v_cmp_nge_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nge_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nge_f16<Out>; }
};

struct v_cmp_nge_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nge_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nge_f32<Out>; }
};

struct v_cmp_nge_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nge_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nge_f64<Out>; }
};

struct v_cmp_ngt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ngt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ngt_f16<Out>; }
};

struct v_cmp_ngt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::ngt},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ngt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ngt_f32<Out>; }
};

struct v_cmp_ngt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_ngt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_ngt_f64<Out>; }
};

struct v_cmp_nle_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nle_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nle_f16<Out>; }
};

struct v_cmp_nle_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nle_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nle_f32<Out>; }
};

struct v_cmp_nle_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nle_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nle_f64<Out>; }
};

struct v_cmp_nlg_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nlg_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nlg_f16<Out>; }
};

struct v_cmp_nlg_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nlg_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nlg_f32<Out>; }
};

struct v_cmp_nlg_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nlg_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nlg_f64<Out>; }
};

struct v_cmp_nlt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f16, .s1 = FloatParts::f16};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nlt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nlt_f16<Out>; }
};

struct v_cmp_nlt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_mask = true, .frequent = true, .compares = {Compared::f32, Relation::nlt},  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f32, .s1 = FloatParts::f32};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nlt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nlt_f32<Out>; }
};

struct v_cmp_nlt_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .reads_mode = true, .writes_mask = true,  };
  static constexpr DenormalUse denormals{.s0 = FloatParts::f64, .s1 = FloatParts::f64};
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_nlt_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_nlt_f64<Out>; }
};

struct v_cmp_o_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_o_f16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_o_f16<Out>; }
};

struct v_cmp_o_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_o_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_o_f32<Out>; }
};

struct v_cmp_o_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_o_f64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_o_f64<Out>; }
};

struct v_cmp_tru_f16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_tru_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_tru_f16<Out>; }
};

struct v_cmp_tru_f32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_tru_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_tru_f32<Out>; }
};

struct v_cmp_tru_f64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_tru_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_tru_f64<Out>; }
};

struct v_cmp_t_i16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_i16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_t_i16<Out>; }
};

struct v_cmp_t_i32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_i32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_t_i32<Out>; }
};

struct v_cmp_t_i64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_i64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_t_i64<Out>; }
};

struct v_cmp_t_u16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_u16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_t_u16<Out>; }
};

struct v_cmp_t_u32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_u32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_t_u32<Out>; }
};

struct v_cmp_t_u64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_u64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_t_u64<Out>; }
};

struct v_cmp_u_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_u_f16(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_u_f16<Out>; }
};

struct v_cmp_u_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_u_f32(uint32_t(in.s0), uint32_t(in.s1));
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_u_f32<Out>; }
};

struct v_cmp_u_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_u_f64(in.s0, in.s1);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::on_lane::v_cmp_u_f64<Out>; }
};

}  // namespace lockstep::common::fast_operations
