// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: 5e7e4786bd8a9c3b
// vopc operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/rdna3_rdna3_5/execute_vopc.hpp"
#include "common/rdna3_rdna3_5/semantics/vopc.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::rdna3_rdna3_5::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_cmpx_f_f16 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_f16();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_f16<Out>; }
};

struct v_cmpx_f_f32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_f32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_f32<Out>; }
};

struct v_cmpx_f_f64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_f64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_f64<Out>; }
};

struct v_cmpx_f_i32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_i32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_i32<Out>; }
};

struct v_cmpx_f_i64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_i64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_i64<Out>; }
};

struct v_cmpx_f_u32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_u32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_u32<Out>; }
};

struct v_cmpx_f_u64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_f_u64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_f_u64<Out>; }
};

struct v_cmpx_t_i32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_i32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_t_i32<Out>; }
};

struct v_cmpx_t_i64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_i64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_t_i64<Out>; }
};

struct v_cmpx_t_u32 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_u32();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_t_u32<Out>; }
};

struct v_cmpx_t_u64 {
  static constexpr OperationShape shape{ .writes_exec_lane = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::v_cmpx_t_u64();
  }
  template <class Out>
  static constexpr auto on_lane() { return &lockstep::common::rdna3_rdna3_5::on_lane::v_cmpx_t_u64<Out>; }
};

}  // namespace lockstep::common::rdna3_rdna3_5::fast_operations
