// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: e9e0fa150ef7d9ba
// sop_float operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "rdna3_5/execute_sop_float.hpp"
#include "rdna3_5/semantics/sop_float.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::rdna3_5::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct s_max_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_max_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_max_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_max_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_min_f16 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_min_f16(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

struct s_min_f32 {
  static constexpr OperationShape shape{ .s0 = 32, .s1 = 32, .d0 = 32, .reads_mode = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, [[maybe_unused]] const M& mode) {
    return sem::s_min_f32(uint32_t(in.s0), uint32_t(in.s1), mode);
  }

};

}  // namespace lockstep::rdna3_5::fast_operations
