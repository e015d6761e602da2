// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopc.xml.
// Hash of what this file is made of: 5bf4fc835672e49b
// sopc operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/sopc.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one sopc operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_sopc(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::s_bitcmp0_b32:
      out.scc = sem::s_bitcmp0_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_bitcmp0_b64:
      out.scc = sem::s_bitcmp0_b64(in.s0, uint32_t(in.s1));
      return true;

    case Opcode::s_bitcmp1_b32:
      out.scc = sem::s_bitcmp1_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_bitcmp1_b64:
      out.scc = sem::s_bitcmp1_b64(in.s0, uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_eq_i32:
      out.scc = sem::s_cmp_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_eq_u32:
      out.scc = sem::s_cmp_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_eq_u64:
      out.scc = sem::s_cmp_eq_u64(in.s0, in.s1);
      return true;

    case Opcode::s_cmp_ge_i32:
      out.scc = sem::s_cmp_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_ge_u32:
      out.scc = sem::s_cmp_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_gt_i32:
      out.scc = sem::s_cmp_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_gt_u32:
      out.scc = sem::s_cmp_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_le_i32:
      out.scc = sem::s_cmp_le_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_le_u32:
      out.scc = sem::s_cmp_le_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_lg_i32:
      out.scc = sem::s_cmp_lg_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_lg_u32:
      out.scc = sem::s_cmp_lg_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_lg_u64:
      out.scc = sem::s_cmp_lg_u64(in.s0, in.s1);
      return true;

    case Opcode::s_cmp_lt_i32:
      out.scc = sem::s_cmp_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_cmp_lt_u32:
      out.scc = sem::s_cmp_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_setvskip:
      out.mode = sem::s_setvskip(uint32_t(in.s0), uint32_t(in.s1), in.mode.bits());
      return true;
    case Opcode::s_set_gpr_idx_on: {
      const auto result = sem::s_set_gpr_idx_on(uint32_t(in.s0), in.m0, in.mode.bits(), in.src1_number);
      out.m0 = result.m0;
      out.mode = result.mode;
      return true;
    }

    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
