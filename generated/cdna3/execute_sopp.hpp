// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopp.xml.
// Hash of what this file is made of: cc991ce116fb1ae1
// sopp operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/sopp.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one sopp operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_sopp(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::s_barrier:
      out.signal = sem::s_barrier();
      return true;

    case Opcode::s_branch:
      out.pc = sem::s_branch(in.imm, in.pc);
      return true;

    case Opcode::s_cbranch_cdbgsys:
      out.pc = sem::s_cbranch_cdbgsys(in.imm, in.pc, in.status);
      return true;

    case Opcode::s_cbranch_cdbgsys_and_user:
      out.pc = sem::s_cbranch_cdbgsys_and_user(in.imm, in.pc, in.status);
      return true;

    case Opcode::s_cbranch_cdbgsys_or_user:
      out.pc = sem::s_cbranch_cdbgsys_or_user(in.imm, in.pc, in.status);
      return true;

    case Opcode::s_cbranch_cdbguser:
      out.pc = sem::s_cbranch_cdbguser(in.imm, in.pc, in.status);
      return true;

    case Opcode::s_cbranch_execnz:
      out.pc = sem::s_cbranch_execnz(in.imm, in.exec, in.pc);
      return true;

    case Opcode::s_cbranch_execz:
      out.pc = sem::s_cbranch_execz(in.imm, in.exec, in.pc);
      return true;

    case Opcode::s_cbranch_scc0:
      out.pc = sem::s_cbranch_scc0(in.imm, in.scc, in.pc);
      return true;

    case Opcode::s_cbranch_scc1:
      out.pc = sem::s_cbranch_scc1(in.imm, in.scc, in.pc);
      return true;

    case Opcode::s_cbranch_vccnz:
      out.pc = sem::s_cbranch_vccnz(in.imm, in.vcc, in.pc);
      return true;

    case Opcode::s_cbranch_vccz:
      out.pc = sem::s_cbranch_vccz(in.imm, in.vcc, in.pc);
      return true;

    case Opcode::s_decperflevel:
      sem::s_decperflevel();
      return true;

    case Opcode::s_endpgm:
      out.signal = sem::s_endpgm();
      return true;

    case Opcode::s_endpgm_saved:
      out.signal = sem::s_endpgm_saved();
      return true;

    case Opcode::s_icache_inv:
      sem::s_icache_inv();
      return true;

    case Opcode::s_incperflevel:
      sem::s_incperflevel();
      return true;

    case Opcode::s_nop:
      sem::s_nop();
      return true;

    case Opcode::s_sendmsg:
      out.signal = sem::s_sendmsg();
      return true;

    case Opcode::s_sendmsghalt:
      out.signal = sem::s_sendmsghalt();
      return true;

    case Opcode::s_sethalt:
      out.signal = sem::s_sethalt(in.imm);
      return true;

    case Opcode::s_setkill:
      out.signal = sem::s_setkill(in.imm);
      return true;

    case Opcode::s_setprio:
      sem::s_setprio();
      return true;

    case Opcode::s_set_gpr_idx_mode:
      out.m0 = sem::s_set_gpr_idx_mode(in.imm, in.m0);
      return true;

    case Opcode::s_set_gpr_idx_off:
      out.mode = sem::s_set_gpr_idx_off(in.mode.bits());
      return true;

    case Opcode::s_sleep:
      out.signal = sem::s_sleep();
      return true;

    case Opcode::s_trap:
      out.signal = sem::s_trap();
      return true;

    case Opcode::s_ttracedata:
      sem::s_ttracedata();
      return true;

    case Opcode::s_waitcnt:
      sem::s_waitcnt();
      return true;

    case Opcode::s_wakeup:
      out.signal = sem::s_wakeup();
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
