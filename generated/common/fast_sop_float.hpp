// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: 8b3167ff5c974708
// sop_float operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_sop_float.hpp"
#include "common/semantics/sop_float.hpp"
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

struct s_add_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_add_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_ceil_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ceil_f16(uint32_t(in.s0), mode);
  }

};

struct s_ceil_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ceil_f32(uint32_t(in.s0), mode);
  }

};

struct s_cmp_eq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_eq_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_eq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_eq_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_ge_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_ge_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_ge_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_ge_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_gt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_gt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_gt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_gt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_le_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_le_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_le_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_le_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_lg_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lg_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_lg_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lg_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_lt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_lt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_lt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_neq_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_neq_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_neq_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_neq_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nge_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nge_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nge_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nge_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_ngt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_ngt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_ngt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_ngt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nle_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nle_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nle_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nle_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nlg_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nlg_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nlg_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nlg_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nlt_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nlt_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_nlt_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .reads_mode = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_nlt_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cmp_o_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_o_f16(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_o_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_o_f32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_u_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_u_f16(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cmp_u_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmp_u_f32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cvt_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_f16_f32(uint32_t(in.s0), mode);
  }

};

struct s_cvt_f32_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_f32_f16(uint32_t(in.s0), mode);
  }

};

struct s_cvt_f32_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_f32_i32(uint32_t(in.s0), mode);
  }

};

struct s_cvt_f32_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_f32_u32(uint32_t(in.s0), mode);
  }

};

struct s_cvt_hi_f32_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_hi_f32_f16(uint32_t(in.s0), mode);
  }

};

struct s_cvt_i32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_i32_f32(uint32_t(in.s0));
  }

};

struct s_cvt_pk_rtz_f16_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_pk_rtz_f16_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_cvt_u32_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cvt_u32_f32(uint32_t(in.s0));
  }

};

struct s_floor_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_floor_f16(uint32_t(in.s0), mode);
  }

};

struct s_floor_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_floor_f32(uint32_t(in.s0), mode);
  }

};

struct s_fmaak_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }

};

struct s_fmac_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_fmac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }

};

struct s_fmac_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .old_d0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), mode);
  }

};

struct s_fmamk_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_literal = true, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, mode);
  }

};

struct s_maximum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_maximum_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_maximum_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_max_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_max_num_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_max_num_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_max_num_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_minimum_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_minimum_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_minimum_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_min_num_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_min_num_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_min_num_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_min_num_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_mul_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mul_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_mul_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mul_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_rndne_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_rndne_f16(uint32_t(in.s0), mode);
  }

};

struct s_rndne_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_rndne_f32(uint32_t(in.s0), mode);
  }

};

struct s_sub_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_sub_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_trunc_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_trunc_f16(uint32_t(in.s0), mode);
  }

};

struct s_trunc_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_trunc_f32(uint32_t(in.s0), mode);
  }

};

}  // namespace lockstep::common::fast_operations
