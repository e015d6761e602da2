// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sopc.xml.
// Hash of what this file is made of: bc0071638ab4627e
// sopc operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_sopc.hpp"
#include "common/semantics/sopc.hpp"
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

struct s_bitcmp0_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitcmp0_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_bitcmp0_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitcmp0_b64(in.s0, uint32_t(in.s1));
  }

};

struct s_bitcmp1_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitcmp1_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_bitcmp1_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitcmp1_b64(in.s0, uint32_t(in.s1));
  }

};

struct s_cmp_eq_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_eq_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_eq_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_eq_u64(in.s0, in.s1);
  }

};

struct s_cmp_ge_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_ge_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_gt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_gt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_le_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_le_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_le_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_le_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_lg_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lg_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_lg_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lg_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_lg_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lg_u64(in.s0, in.s1);
  }

};

struct s_cmp_lt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_lt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

}  // namespace lockstep::common::fast_operations
