// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 1f891e5e0e06afd6
// sop1 operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/sop1.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one sop1 operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_sop1(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, Files& files) {
  using std::uint32_t;
  switch (opcode) {
    case Opcode::s_abs_i32: {
      const auto result = sem::s_abs_i32(uint32_t(in.s0));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_andn1_saveexec_b64: {
      const auto result = sem::s_andn1_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_andn1_wrexec_b64: {
      const auto result = sem::s_andn1_wrexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_andn2_saveexec_b64: {
      const auto result = sem::s_andn2_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_andn2_wrexec_b64: {
      const auto result = sem::s_andn2_wrexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_and_saveexec_b64: {
      const auto result = sem::s_and_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bcnt0_i32_b32: {
      const auto result = sem::s_bcnt0_i32_b32(uint32_t(in.s0));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bcnt0_i32_b64: {
      const auto result = sem::s_bcnt0_i32_b64(in.s0);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bcnt1_i32_b32: {
      const auto result = sem::s_bcnt1_i32_b32(uint32_t(in.s0));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bcnt1_i32_b64: {
      const auto result = sem::s_bcnt1_i32_b64(in.s0);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }


    case Opcode::s_bitreplicate_b64_b32:
      out.d0 = sem::s_bitreplicate_b64_b32(uint32_t(in.s0));
      return true;

    case Opcode::s_bitset0_b32:
      out.d0 = sem::s_bitset0_b32(uint32_t(in.s0), uint32_t(in.d0));
      return true;

    case Opcode::s_bitset0_b64:
      out.d0 = sem::s_bitset0_b64(uint32_t(in.s0), in.d0);
      return true;

    case Opcode::s_bitset1_b32:
      out.d0 = sem::s_bitset1_b32(uint32_t(in.s0), uint32_t(in.d0));
      return true;

    case Opcode::s_bitset1_b64:
      out.d0 = sem::s_bitset1_b64(uint32_t(in.s0), in.d0);
      return true;

    case Opcode::s_brev_b32:
      out.d0 = sem::s_brev_b32(uint32_t(in.s0));
      return true;

    case Opcode::s_brev_b64:
      out.d0 = sem::s_brev_b64(in.s0);
      return true;
    case Opcode::s_cbranch_join: {
      const auto result = sem::s_cbranch_join(uint32_t(in.s0), in.exec, in.pc, in.mode.bits(), files);
      out.exec = result.exec;
      out.pc = result.pc;
      out.mode = result.mode;
      return true;
    }


    case Opcode::s_cmov_b32:
      out.d0 = sem::s_cmov_b32(uint32_t(in.s0), uint32_t(in.d0), in.scc);
      return true;

    case Opcode::s_cmov_b64:
      out.d0 = sem::s_cmov_b64(in.s0, in.d0, in.scc);
      return true;

    case Opcode::s_ff0_i32_b32:
      out.d0 = sem::s_ff0_i32_b32(uint32_t(in.s0));
      return true;

    case Opcode::s_ff0_i32_b64:
      out.d0 = sem::s_ff0_i32_b64(in.s0);
      return true;

    case Opcode::s_ff1_i32_b32:
      out.d0 = sem::s_ff1_i32_b32(uint32_t(in.s0));
      return true;

    case Opcode::s_ff1_i32_b64:
      out.d0 = sem::s_ff1_i32_b64(in.s0);
      return true;

    case Opcode::s_flbit_i32:
      out.d0 = sem::s_flbit_i32(uint32_t(in.s0));
      return true;

    case Opcode::s_flbit_i32_b32:
      out.d0 = sem::s_flbit_i32_b32(uint32_t(in.s0));
      return true;

    case Opcode::s_flbit_i32_b64:
      out.d0 = sem::s_flbit_i32_b64(in.s0);
      return true;

    case Opcode::s_flbit_i32_i64:
      out.d0 = sem::s_flbit_i32_i64(in.s0);
      return true;

    case Opcode::s_getpc_b64:
      out.d0 = sem::s_getpc_b64(in.pc);
      return true;

    case Opcode::s_movreld_b32:
      sem::s_movreld_b32(uint32_t(in.s0), in.m0, in.dst_number, files);
      return true;

    case Opcode::s_movreld_b64:
      sem::s_movreld_b64(in.s0, in.m0, in.dst_number, files);
      return true;

    case Opcode::s_movrels_b32:
      out.d0 = sem::s_movrels_b32(in.m0, in.src0_number, files);
      return true;

    case Opcode::s_movrels_b64:
      out.d0 = sem::s_movrels_b64(in.m0, in.src0_number, files);
      return true;

    case Opcode::s_mov_b32:
      out.d0 = sem::s_mov_b32(uint32_t(in.s0));
      return true;

    case Opcode::s_mov_b64:
      out.d0 = sem::s_mov_b64(in.s0);
      return true;
    case Opcode::s_nand_saveexec_b64: {
      const auto result = sem::s_nand_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_nor_saveexec_b64: {
      const auto result = sem::s_nor_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_not_b32: {
      const auto result = sem::s_not_b32(uint32_t(in.s0));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_not_b64: {
      const auto result = sem::s_not_b64(in.s0);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_orn1_saveexec_b64: {
      const auto result = sem::s_orn1_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_orn2_saveexec_b64: {
      const auto result = sem::s_orn2_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_or_saveexec_b64: {
      const auto result = sem::s_or_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_quadmask_b32: {
      const auto result = sem::s_quadmask_b32(uint32_t(in.s0));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_quadmask_b64: {
      const auto result = sem::s_quadmask_b64(in.s0);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }


    case Opcode::s_setpc_b64:
      out.pc = sem::s_setpc_b64(in.s0);
      return true;

    case Opcode::s_set_gpr_idx_idx:
      out.m0 = sem::s_set_gpr_idx_idx(uint32_t(in.s0), in.m0);
      return true;

    case Opcode::s_sext_i32_i16:
      out.d0 = sem::s_sext_i32_i16(uint32_t(in.s0));
      return true;

    case Opcode::s_sext_i32_i8:
      out.d0 = sem::s_sext_i32_i8(uint32_t(in.s0));
      return true;
    case Opcode::s_swappc_b64: {
      const auto result = sem::s_swappc_b64(in.s0, in.pc);
      out.d0 = result.d0;
      out.pc = result.pc;
      return true;
    }

    case Opcode::s_wqm_b32: {
      const auto result = sem::s_wqm_b32(uint32_t(in.s0));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_wqm_b64: {
      const auto result = sem::s_wqm_b64(in.s0);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_xnor_saveexec_b64: {
      const auto result = sem::s_xnor_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_xor_saveexec_b64: {
      const auto result = sem::s_xor_saveexec_b64(in.s0, in.exec);
      out.d0 = result.d0;
      out.exec = result.exec;
      out.scc = result.scc;
      return true;
    }

    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
