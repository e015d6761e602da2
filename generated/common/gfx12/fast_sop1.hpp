// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 15c8f7760f8460bc
// sop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx12/execute_sop1.hpp"
#include "common/gfx12/semantics/sop1.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::gfx12::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct s_and_not0_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not0_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_and_not0_wrexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not0_wrexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_and_not1_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not1_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_and_not1_wrexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_not1_wrexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_and_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_and_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_nand_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nand_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_nor_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_nor_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_or_not0_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_not0_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_or_not1_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_not1_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_or_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_or_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_xnor_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xnor_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_xor_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_xor_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

}  // namespace lockstep::common::gfx12::fast_operations
