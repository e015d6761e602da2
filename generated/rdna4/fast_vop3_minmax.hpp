// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_minmax.xml.
// Hash of what this file is made of: 321e7938df7528ee
// vop3_minmax operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "rdna4/execute_vop3_minmax.hpp"
#include "rdna4/semantics/vop3_minmax.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::rdna4::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_maximum3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximum3_f16<Out>; }
};

struct v_maximum3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximum3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximum3_f32<Out>; }
};

struct v_maximumminimum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximumminimum_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximumminimum_f16<Out>; }
};

struct v_maximumminimum_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximumminimum_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximumminimum_f32<Out>; }
};

struct v_maximum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximum_f16<Out>; }
};

struct v_maximum_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximum_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximum_f32<Out>; }
};

struct v_maximum_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_maximum_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_maximum_f64<Out>; }
};

struct v_med3_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_num_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_med3_num_f16<Out>; }
};

struct v_med3_num_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_med3_num_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_med3_num_f32<Out>; }
};

struct v_minimum3_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimum3_f16<Out>; }
};

struct v_minimum3_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimum3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimum3_f32<Out>; }
};

struct v_minimummaximum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimummaximum_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimummaximum_f16<Out>; }
};

struct v_minimummaximum_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .s2 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimummaximum_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimummaximum_f32<Out>; }
};

struct v_minimum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimum_f16<Out>; }
};

struct v_minimum_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimum_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimum_f32<Out>; }
};

struct v_minimum_f64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_minimum_f64(in.s0, in.s1, mode);
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::rdna4::on_lane::v_minimum_f64<Out>; }
};

}  // namespace lockstep::rdna4::fast_operations
