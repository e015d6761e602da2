// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/frequent_operations.xml, vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: df76a241e1b55849
// vop3_lanes operations as the fast engine calls them: which operands they take, and the call.
#pragma once

#include <cstdint>

#include "cdna5_gfx1251/execute_vop3_lanes.hpp"
#include "cdna5_gfx1251/semantics/vop3_lanes.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::cdna5_gfx1251::fast_operations {

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
  static constexpr OperationShape shape{ .reads_exec = true,  };
  template <class In, class M>
  [[gnu::always_inline]] static constexpr auto evaluate([[maybe_unused]] const In& in, M& files) {
    return sem::v_permlane16_swap_b32(in.exec, in.src0_number, in.dst_number, files);
  }

};

}  // namespace lockstep::cdna5_gfx1251::fast_operations
