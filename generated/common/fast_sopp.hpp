// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sopp.xml.
// Hash of what this file is made of: 43217acb05b95a50
// sopp operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/execute_sopp.hpp"
#include "common/semantics/sopp.hpp"
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

struct s_branch {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_branch(in.imm, in.pc);
  }

};

struct s_cbranch_execnz {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_exec = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cbranch_execnz(in.imm, in.exec, in.pc);
  }

};

struct s_cbranch_execz {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_exec = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cbranch_execz(in.imm, in.exec, in.pc);
  }

};

struct s_cbranch_scc0 {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_scc = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cbranch_scc0(in.imm, in.scc, in.pc);
  }

};

struct s_cbranch_scc1 {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_scc = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cbranch_scc1(in.imm, in.scc, in.pc);
  }

};

struct s_cbranch_vccnz {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_vcc = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cbranch_vccnz(in.imm, in.vcc, in.pc);
  }

};

struct s_cbranch_vccz {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_vcc = true, .reads_pc = true, .writes_pc = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_cbranch_vccz(in.imm, in.vcc, in.pc);
  }

};

struct s_set_gpr_idx_mode {
  static constexpr OperationShape shape{ .reads_imm = true, .reads_m0 = true, .writes_m0 = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_set_gpr_idx_mode(in.imm, in.m0);
  }

};

}  // namespace lockstep::common::fast_operations
