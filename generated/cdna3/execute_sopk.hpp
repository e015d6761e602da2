// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: 4cdc0547b5d69fcc
// sopk operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/sopk.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one sopk operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_sopk(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, Files& files) {
  using std::uint32_t;
  switch (opcode) {
    case Opcode::s_addk_i32: {
      const auto result = sem::s_addk_i32(uint32_t(in.d0), in.imm);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_call_b64: {
      const auto result = sem::s_call_b64(in.imm, in.pc);
      out.d0 = result.d0;
      out.pc = result.pc;
      return true;
    }

    case Opcode::s_cbranch_i_fork: {
      const auto result = sem::s_cbranch_i_fork(in.s0, in.imm, in.exec, in.pc, in.mode.bits(), files);
      out.exec = result.exec;
      out.pc = result.pc;
      out.mode = result.mode;
      return true;
    }


    case Opcode::s_cmovk_i32:
      out.d0 = sem::s_cmovk_i32(uint32_t(in.d0), in.imm, in.scc);
      return true;

    case Opcode::s_cmpk_eq_i32:
      out.scc = sem::s_cmpk_eq_i32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_eq_u32:
      out.scc = sem::s_cmpk_eq_u32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_ge_i32:
      out.scc = sem::s_cmpk_ge_i32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_ge_u32:
      out.scc = sem::s_cmpk_ge_u32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_gt_i32:
      out.scc = sem::s_cmpk_gt_i32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_gt_u32:
      out.scc = sem::s_cmpk_gt_u32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_le_i32:
      out.scc = sem::s_cmpk_le_i32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_le_u32:
      out.scc = sem::s_cmpk_le_u32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_lg_i32:
      out.scc = sem::s_cmpk_lg_i32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_lg_u32:
      out.scc = sem::s_cmpk_lg_u32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_lt_i32:
      out.scc = sem::s_cmpk_lt_i32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_cmpk_lt_u32:
      out.scc = sem::s_cmpk_lt_u32(uint32_t(in.s0), in.imm);
      return true;

    case Opcode::s_getreg_b32:
      out.d0 = sem::s_getreg_b32(in.imm, files);
      return true;

    case Opcode::s_movk_i32:
      out.d0 = sem::s_movk_i32(in.imm);
      return true;

    case Opcode::s_mulk_i32:
      out.d0 = sem::s_mulk_i32(uint32_t(in.d0), in.imm);
      return true;

    case Opcode::s_setreg_b32:
      sem::s_setreg_b32(uint32_t(in.s0), in.imm, files);
      return true;

    case Opcode::s_setreg_imm32_b32:
      sem::s_setreg_imm32_b32(in.imm, in.literal, files);
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
