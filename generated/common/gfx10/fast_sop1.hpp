// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: ae85ef842c8f6e20
// sop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx10/execute_sop1.hpp"
#include "common/gfx10/semantics/sop1.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::gfx10::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct s_andn1_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn1_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_andn1_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn1_saveexec_b64(in.s0, in.exec);
  }

};

struct s_andn1_wrexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn1_wrexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_andn1_wrexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn1_wrexec_b64(in.s0, in.exec);
  }

};

struct s_andn2_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn2_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_andn2_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn2_saveexec_b64(in.s0, in.exec);
  }

};

struct s_andn2_wrexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn2_wrexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_andn2_wrexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_andn2_wrexec_b64(in.s0, in.exec);
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

struct s_orn1_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_orn1_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_orn1_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_orn1_saveexec_b64(in.s0, in.exec);
  }

};

struct s_orn2_saveexec_b32 {
  static constexpr OperationShape shape{ .s0 = 32, .d0 = 32, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_orn2_saveexec_b32(uint32_t(in.s0), in.exec);
  }

};

struct s_orn2_saveexec_b64 {
  static constexpr OperationShape shape{ .s0 = 64, .d0 = 64, .reads_exec = true, .writes_scc = true, .writes_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_orn2_saveexec_b64(in.s0, in.exec);
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

}  // namespace lockstep::common::gfx10::fast_operations
