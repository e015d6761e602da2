// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: 17df8804f109506e
// sop2 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna1/execute_sop2.hpp"
#include "cdna1/semantics/sop2.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::cdna1::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

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

}  // namespace lockstep::cdna1::fast_operations
