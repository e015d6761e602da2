// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: b494d2a2e2b80d08
// sop2 operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/sop2.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one sop2 operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_sop2(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, Files& files) {
  using std::uint32_t;
  switch (opcode) {
    case Opcode::s_absdiff_i32: {
      const auto result = sem::s_absdiff_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_addc_u32: {
      const auto result = sem::s_addc_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_add_i32: {
      const auto result = sem::s_add_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_add_u32: {
      const auto result = sem::s_add_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_andn2_b32: {
      const auto result = sem::s_andn2_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_andn2_b64: {
      const auto result = sem::s_andn2_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_and_b32: {
      const auto result = sem::s_and_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_and_b64: {
      const auto result = sem::s_and_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_ashr_i32: {
      const auto result = sem::s_ashr_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_ashr_i64: {
      const auto result = sem::s_ashr_i64(in.s0, uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bfe_i32: {
      const auto result = sem::s_bfe_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bfe_i64: {
      const auto result = sem::s_bfe_i64(in.s0, uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bfe_u32: {
      const auto result = sem::s_bfe_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_bfe_u64: {
      const auto result = sem::s_bfe_u64(in.s0, uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }


    case Opcode::s_bfm_b32:
      out.d0 = sem::s_bfm_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_bfm_b64:
      out.d0 = sem::s_bfm_b64(uint32_t(in.s0), uint32_t(in.s1));
      return true;
    case Opcode::s_cbranch_g_fork: {
      const auto result = sem::s_cbranch_g_fork(in.s0, in.s1, in.exec, in.pc, in.mode.bits(), files);
      out.exec = result.exec;
      out.pc = result.pc;
      out.mode = result.mode;
      return true;
    }


    case Opcode::s_cselect_b32:
      out.d0 = sem::s_cselect_b32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
      return true;

    case Opcode::s_cselect_b64:
      out.d0 = sem::s_cselect_b64(in.s0, in.s1, in.scc);
      return true;
    case Opcode::s_lshl1_add_u32: {
      const auto result = sem::s_lshl1_add_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshl2_add_u32: {
      const auto result = sem::s_lshl2_add_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshl3_add_u32: {
      const auto result = sem::s_lshl3_add_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshl4_add_u32: {
      const auto result = sem::s_lshl4_add_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshl_b32: {
      const auto result = sem::s_lshl_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshl_b64: {
      const auto result = sem::s_lshl_b64(in.s0, uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshr_b32: {
      const auto result = sem::s_lshr_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_lshr_b64: {
      const auto result = sem::s_lshr_b64(in.s0, uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_max_i32: {
      const auto result = sem::s_max_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_max_u32: {
      const auto result = sem::s_max_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_min_i32: {
      const auto result = sem::s_min_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_min_u32: {
      const auto result = sem::s_min_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }


    case Opcode::s_mul_hi_i32:
      out.d0 = sem::s_mul_hi_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_mul_hi_u32:
      out.d0 = sem::s_mul_hi_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_mul_i32:
      out.d0 = sem::s_mul_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;
    case Opcode::s_nand_b32: {
      const auto result = sem::s_nand_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_nand_b64: {
      const auto result = sem::s_nand_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_nor_b32: {
      const auto result = sem::s_nor_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_nor_b64: {
      const auto result = sem::s_nor_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_orn2_b32: {
      const auto result = sem::s_orn2_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_orn2_b64: {
      const auto result = sem::s_orn2_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_or_b32: {
      const auto result = sem::s_or_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_or_b64: {
      const auto result = sem::s_or_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }


    case Opcode::s_pack_hh_b32_b16:
      out.d0 = sem::s_pack_hh_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_pack_lh_b32_b16:
      out.d0 = sem::s_pack_lh_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::s_pack_ll_b32_b16:
      out.d0 = sem::s_pack_ll_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;
    case Opcode::s_subb_u32: {
      const auto result = sem::s_subb_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_sub_i32: {
      const auto result = sem::s_sub_i32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_sub_u32: {
      const auto result = sem::s_sub_u32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_xnor_b32: {
      const auto result = sem::s_xnor_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_xnor_b64: {
      const auto result = sem::s_xnor_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_xor_b32: {
      const auto result = sem::s_xor_b32(uint32_t(in.s0), uint32_t(in.s1));
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    case Opcode::s_xor_b64: {
      const auto result = sem::s_xor_b64(in.s0, in.s1);
      out.d0 = result.d0;
      out.scc = result.scc;
      return true;
    }

    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
