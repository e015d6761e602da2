// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: 1263ba300e83e8fd
// sopk operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_sopk.hpp"
#include "common/semantics/sopk.hpp"
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

struct s_addk_co_i32 {
  static constexpr OperationShape shape{ .old_d0 = 32, .d0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_addk_co_i32(uint32_t(in.d0), in.imm);
  }

};

struct s_addk_i32 {
  static constexpr OperationShape shape{ .old_d0 = 32, .d0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_addk_i32(uint32_t(in.d0), in.imm);
  }

};

struct s_cmovk_i32 {
  static constexpr OperationShape shape{ .old_d0 = 32, .d0 = 32, .reads_imm = true, .reads_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmovk_i32(uint32_t(in.d0), in.imm, in.scc);
  }

};

struct s_cmpk_eq_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_eq_i32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_eq_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_eq_u32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_ge_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_ge_i32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_ge_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_ge_u32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_gt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_gt_i32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_gt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_gt_u32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_le_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_le_i32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_le_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_le_u32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_lg_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_lg_i32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_lg_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_lg_u32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_lt_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_lt_i32(uint32_t(in.s0), in.imm);
  }

};

struct s_cmpk_lt_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .reads_imm = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmpk_lt_u32(uint32_t(in.s0), in.imm);
  }

};

struct s_movk_i32 {
  static constexpr OperationShape shape{ .d0 = 32, .reads_imm = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_movk_i32(in.imm);
  }

};

struct s_mulk_i32 {
  static constexpr OperationShape shape{ .old_d0 = 32, .d0 = 32, .reads_imm = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mulk_i32(uint32_t(in.d0), in.imm);
  }

};

}  // namespace lockstep::common::fast_operations
