// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 6e0a7b1ce9874bce
// sop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_sop1.hpp"
#include "common/semantics/sop1.hpp"
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

struct s_abs_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_abs_i32(uint32_t(in.s0));
  }

};

struct s_and_not0_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not0_saveexec_b64(in.s0, in.exec);
  }

};

struct s_and_not0_wrexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not0_wrexec_b64(in.s0, in.exec);
  }

};

struct s_and_not1_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not1_saveexec_b64(in.s0, in.exec);
  }

};

struct s_and_not1_wrexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not1_wrexec_b64(in.s0, in.exec);
  }

};

struct s_and_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_saveexec_b64(in.s0, in.exec);
  }

};

struct s_bcnt0_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bcnt0_i32_b32(uint32_t(in.s0));
  }

};

struct s_bcnt0_i32_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bcnt0_i32_b64(in.s0);
  }

};

struct s_bcnt1_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bcnt1_i32_b32(uint32_t(in.s0));
  }

};

struct s_bcnt1_i32_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bcnt1_i32_b64(in.s0);
  }

};

struct s_bitreplicate_b64_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitreplicate_b64_b32(uint32_t(in.s0));
  }

};

struct s_bitset0_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .old_d0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitset0_b32(uint32_t(in.s0), uint32_t(in.d0));
  }

};

struct s_bitset0_b64 {
  static constexpr OperationShape shape{ .s0 = 32, .old_d0 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitset0_b64(uint32_t(in.s0), in.d0);
  }

};

struct s_bitset1_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .old_d0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitset1_b32(uint32_t(in.s0), uint32_t(in.d0));
  }

};

struct s_bitset1_b64 {
  static constexpr OperationShape shape{ .s0 = 32, .old_d0 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_bitset1_b64(uint32_t(in.s0), in.d0);
  }

};

struct s_brev_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_brev_b32(uint32_t(in.s0));
  }

};

struct s_brev_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_brev_b64(in.s0);
  }

};

struct s_cls_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cls_i32(uint32_t(in.s0));
  }

};

struct s_cls_i32_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cls_i32_i64(in.s0);
  }

};

struct s_clz_i32_u32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_clz_i32_u32(uint32_t(in.s0));
  }

};

struct s_clz_i32_u64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_clz_i32_u64(in.s0);
  }

};

struct s_cmov_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .old_d0 = 32, .d0 = 32, .reads_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmov_b32(uint32_t(in.s0), uint32_t(in.d0), in.scc);
  }

};

struct s_cmov_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .old_d0 = 64, .d0 = 64, .reads_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cmov_b64(in.s0, in.d0, in.scc);
  }

};

struct s_ctz_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ctz_i32_b32(uint32_t(in.s0));
  }

};

struct s_ctz_i32_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ctz_i32_b64(in.s0);
  }

};

struct s_ff0_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ff0_i32_b32(uint32_t(in.s0));
  }

};

struct s_ff0_i32_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ff0_i32_b64(in.s0);
  }

};

struct s_ff1_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ff1_i32_b32(uint32_t(in.s0));
  }

};

struct s_ff1_i32_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_ff1_i32_b64(in.s0);
  }

};

struct s_flbit_i32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_flbit_i32(uint32_t(in.s0));
  }

};

struct s_flbit_i32_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_flbit_i32_b32(uint32_t(in.s0));
  }

};

struct s_flbit_i32_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_flbit_i32_b64(in.s0);
  }

};

struct s_flbit_i32_i64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_flbit_i32_i64(in.s0);
  }

};

struct s_mov_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mov_b32(uint32_t(in.s0));
  }

};

struct s_mov_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_mov_b64(in.s0);
  }

};

struct s_nand_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nand_saveexec_b64(in.s0, in.exec);
  }

};

struct s_nor_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nor_saveexec_b64(in.s0, in.exec);
  }

};

struct s_not_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_not_b32(uint32_t(in.s0));
  }

};

struct s_not_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_not_b64(in.s0);
  }

};

struct s_or_not0_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_not0_saveexec_b64(in.s0, in.exec);
  }

};

struct s_or_not1_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_not1_saveexec_b64(in.s0, in.exec);
  }

};

struct s_or_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_saveexec_b64(in.s0, in.exec);
  }

};

struct s_quadmask_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_quadmask_b32(uint32_t(in.s0));
  }

};

struct s_quadmask_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_quadmask_b64(in.s0);
  }

};

struct s_set_gpr_idx_idx {
  static constexpr OperationShape shape{ .s0 = 32, .reads_m0 = true, .writes_m0 = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_set_gpr_idx_idx(uint32_t(in.s0), in.m0);
  }

};

struct s_sext_i32_i16 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sext_i32_i16(uint32_t(in.s0));
  }

};

struct s_sext_i32_i8 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_sext_i32_i8(uint32_t(in.s0));
  }

};

struct s_wqm_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_wqm_b32(uint32_t(in.s0));
  }

};

struct s_wqm_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .writes_scc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_wqm_b64(in.s0);
  }

};

struct s_xnor_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xnor_saveexec_b64(in.s0, in.exec);
  }

};

struct s_xor_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xor_saveexec_b64(in.s0, in.exec);
  }

};

}  // namespace lockstep::common::fast_operations
