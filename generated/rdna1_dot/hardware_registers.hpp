// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml, vendor-xml/overrides/gfx10.xml.
// Hash of what this file is made of: f64f3ce291dbae98
// Hardware registers of S_GETREG and S_SETREG: what each number reads as.
#pragma once

#include "lockstep/isa/hardware_register.hpp"

namespace lockstep::rdna1_dot {

inline constexpr HardwareRegisterTable hardware_registers = [] {
  HardwareRegisterTable table{};
  table[1] = HardwareRegister::mode;  // HW_REG_MODE
  table[2] = HardwareRegister::status;  // HW_REG_STATUS
  table[3] = HardwareRegister::trapsts;  // HW_REG_TRAPSTS
  table[5] = HardwareRegister::gpr_alloc;  // HW_REG_GPR_ALLOC
  table[6] = HardwareRegister::lds_alloc;  // HW_REG_LDS_ALLOC
  table[7] = HardwareRegister::zero;  // HW_REG_IB_STS
  table[15] = HardwareRegister::sh_mem_bases;  // HW_REG_SH_MEM_BASES
  table[16] = HardwareRegister::zero;  // HW_REG_TBA_LO
  table[17] = HardwareRegister::zero;  // HW_REG_TBA_HI
  table[18] = HardwareRegister::zero;  // HW_REG_TMA_LO
  table[19] = HardwareRegister::zero;  // HW_REG_TMA_HI
  table[20] = HardwareRegister::scratch_base_lo;  // HW_REG_FLAT_SCR_LO
  table[21] = HardwareRegister::scratch_base_hi;  // HW_REG_FLAT_SCR_HI
  table[22] = HardwareRegister::zero;  // HW_REG_XNACK_MASK
  table[23] = HardwareRegister::hw_id1;  // HW_REG_HW_ID1
  table[24] = HardwareRegister::hw_id2;  // HW_REG_HW_ID2
  table[25] = HardwareRegister::zero;  // HW_REG_POPS_PACKER
  return table;
}();

}  // namespace lockstep::rdna1_dot
