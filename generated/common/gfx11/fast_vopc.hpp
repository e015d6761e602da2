// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: cf58a3de50e349ea
// vopc operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx11/execute_vopc.hpp"
#include "common/gfx11/semantics/vopc.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::gfx11::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_cmpx_t_f16 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_cmpx_t_f16<Out>; }
};

struct v_cmpx_t_f32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_cmpx_t_f32<Out>; }
};

struct v_cmpx_t_f64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_cmpx_t_f64<Out>; }
};

struct v_cmp_t_f16 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_cmp_t_f16<Out>; }
};

struct v_cmp_t_f32 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_cmp_t_f32<Out>; }
};

struct v_cmp_t_f64 {
  static constexpr OperationShape shape{ .writes_mask = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmp_t_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::gfx11::on_lane::v_cmp_t_f64<Out>; }
};

}  // namespace lockstep::common::gfx11::fast_operations
