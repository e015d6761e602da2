// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml, vendor-xml/overrides/rdna.xml, vendor-xml/isas/cdna5/overrides.xml, vendor-xml/isas/cdna5_gfx1251/overrides.xml.
// Hash of what this file is made of: d9a8f141e3034db9
// Hardware registers of S_GETREG and S_SETREG: what each number reads as.
#pragma once

#include "lockstep/isa/hardware_register.hpp"

namespace lockstep::cdna5_gfx1251 {

inline constexpr HardwareRegisterTable hardware_registers = [] {
  HardwareRegisterTable table{};
  table[1] = HardwareRegister::mode;  // HW_REG_WAVE_MODE
  table[2] = HardwareRegister::status;  // HW_REG_WAVE_STATUS
  table[4] = HardwareRegister::state_priv;  // HW_REG_WAVE_STATE_PRIV
  table[5] = HardwareRegister::gpr_alloc;  // HW_REG_WAVE_GPR_ALLOC
  table[6] = HardwareRegister::lds_alloc;  // HW_REG_WAVE_LDS_ALLOC
  table[10] = HardwareRegister::zero;  // HW_REG_PERF_SNAPSHOT_DATA
  table[11] = HardwareRegister::zero;  // HW_REG_PERF_SNAPSHOT_PC_LO
  table[12] = HardwareRegister::zero;  // HW_REG_PERF_SNAPSHOT_PC_HI
  table[15] = HardwareRegister::zero;  // HW_REG_PERF_SNAPSHOT_DATA1
  table[16] = HardwareRegister::zero;  // HW_REG_PERF_SNAPSHOT_DATA2
  table[17] = HardwareRegister::excp_flag_priv;  // HW_REG_WAVE_EXCP_FLAG_PRIV
  table[18] = HardwareRegister::excp_flag_user;  // HW_REG_WAVE_EXCP_FLAG_USER
  table[19] = HardwareRegister::trap_ctrl;  // HW_REG_WAVE_TRAP_CTRL
  table[20] = HardwareRegister::scratch_base_lo;  // HW_REG_WAVE_SCRATCH_BASE_LO
  table[21] = HardwareRegister::scratch_base_hi;  // HW_REG_WAVE_SCRATCH_BASE_HI
  table[23] = HardwareRegister::hw_id1;  // HW_REG_WAVE_HW_ID1
  table[24] = HardwareRegister::hw_id2;  // HW_REG_WAVE_HW_ID2
  table[26] = HardwareRegister::sched_mode;  // HW_REG_WAVE_SCHED_MODE
  table[28] = HardwareRegister::ib_sts2;  // HW_REG_IB_STS2
  table[29] = HardwareRegister::cycles_lo;  // HW_REG_SHADER_CYCLES_LO
  table[30] = HardwareRegister::cycles_hi;  // HW_REG_SHADER_CYCLES_HI
  table[33] = HardwareRegister::zero;  // HW_REG_XNACK_STATE_PRIV
  table[34] = HardwareRegister::zero;  // HW_REG_XNACK_MASK
  return table;
}();

}  // namespace lockstep::cdna5_gfx1251
