// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: 0f95b6a22a6044a1
// sop2 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_sop2.hpp"
#include "common/semantics/sop2.hpp"
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

struct s_absdiff_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_absdiff_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_addc_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_scc = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_addc_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  }

};

struct s_add_co_ci_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_scc = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  }

};

struct s_add_co_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_co_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_add_co_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_co_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_add_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_add_nc_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_nc_u64(in.s0, in.s1);
  }

};

struct s_add_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_andn2_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn2_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_andn2_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn2_b64(in.s0, in.s1);
  }

};

struct s_and_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_and_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_b64(in.s0, in.s1);
  }

};

struct s_and_not1_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not1_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_and_not1_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not1_b64(in.s0, in.s1);
  }

};

struct s_ashr_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ashr_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_ashr_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ashr_i64(in.s0, uint32_t(in.s1));
  }

};

struct s_bfe_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bfe_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_bfe_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bfe_i64(in.s0, uint32_t(in.s1));
  }

};

struct s_bfe_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bfe_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_bfe_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bfe_u64(in.s0, uint32_t(in.s1));
  }

};

struct s_bfm_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bfm_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_bfm_b64 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bfm_b64(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_cselect_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cselect_b32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  }

};

struct s_cselect_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .reads_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cselect_b64(in.s0, in.s1, in.scc);
  }

};

struct s_lshl1_add_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshl1_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_lshl2_add_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshl2_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_lshl3_add_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshl3_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_lshl4_add_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshl4_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_lshl_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshl_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_lshl_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshl_b64(in.s0, uint32_t(in.s1));
  }

};

struct s_lshr_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshr_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_lshr_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 32, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_lshr_b64(in.s0, uint32_t(in.s1));
  }

};

struct s_max_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_max_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_max_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_max_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_min_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_min_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_min_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_min_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_mul_hi_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mul_hi_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_mul_hi_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mul_hi_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_mul_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mul_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_mul_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mul_u64(in.s0, in.s1);
  }

};

struct s_nand_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nand_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_nand_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nand_b64(in.s0, in.s1);
  }

};

struct s_nor_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nor_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_nor_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nor_b64(in.s0, in.s1);
  }

};

struct s_orn2_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_orn2_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_orn2_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_orn2_b64(in.s0, in.s1);
  }

};

struct s_or_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_or_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_b64(in.s0, in.s1);
  }

};

struct s_or_not1_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_not1_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_or_not1_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_not1_b64(in.s0, in.s1);
  }

};

struct s_pack_hh_b32_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_pack_hh_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_pack_hl_b32_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_pack_hl_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_pack_lh_b32_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_pack_lh_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_pack_ll_b32_b16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_pack_ll_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_subb_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_scc = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_subb_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  }

};

struct s_sub_co_ci_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_scc = true, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  }

};

struct s_sub_co_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_co_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_sub_co_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_co_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_sub_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_i32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_sub_nc_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_nc_u64(in.s0, in.s1);
  }

};

struct s_sub_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sub_u32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_xnor_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xnor_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_xnor_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xnor_b64(in.s0, in.s1);
  }

};

struct s_xor_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xor_b32(uint32_t(in.s0), uint32_t(in.s1));
  }

};

struct s_xor_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .s1 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xor_b64(in.s0, in.s1);
  }

};

}  // namespace lockstep::common::fast_operations
