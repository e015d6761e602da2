// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 7f6c5e7e7cd99f6e
// vop1 operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "common/gfx9/execute_vop1.hpp"
#include "common/gfx9/semantics/vop1.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::common::gfx9::fast_operations {

using std::uint32_t;
using fast::OperationShape;
using fast::DenormalUse;
using fast::FloatParts;
using fast::Gives;
using fast::F16Result;
using fast::Compared;
using fast::HostCarry;
using fast::Relation;

struct v_permlane16_swap_b32 {
  static constexpr OperationShape shape{ .reads_exec = true, .reads_modifiers = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_permlane16_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
  }

};

struct v_permlane32_swap_b32 {
  static constexpr OperationShape shape{ .reads_exec = true, .reads_modifiers = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_permlane32_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
  }

};

}  // namespace lockstep::common::gfx9::fast_operations
