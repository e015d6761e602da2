// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5/isa.xml, vendor-xml/overrides/cdna.xml.
// Hash of what this file is made of: 3d8a9fc5f9fab6d3
// Hardware registers of S_GETREG and S_SETREG: what each number reads as.
#pragma once

#include "lockstep/isa/hardware_register.hpp"

namespace lockstep::gcn5 {

inline constexpr HardwareRegisterTable hardware_registers = [] {
  HardwareRegisterTable table{};
  table[1] = HardwareRegister::mode;  // HW_REG_MODE
  table[2] = HardwareRegister::status;  // HW_REG_STATUS
  table[3] = HardwareRegister::trapsts;  // HW_REG_TRAPSTS
  table[4] = HardwareRegister::hw_id;  // HW_REG_HW_ID
  table[5] = HardwareRegister::gpr_alloc;  // HW_REG_GPR_ALLOC
  table[6] = HardwareRegister::lds_alloc;  // HW_REG_LDS_ALLOC
  table[7] = HardwareRegister::zero;  // HW_REG_IB_STS
  table[15] = HardwareRegister::sh_mem_bases;  // HW_REG_SH_MEM_BASES
  table[16] = HardwareRegister::zero;  // HW_REG_SQ_SHADER_TBA_LO
  table[17] = HardwareRegister::zero;  // HW_REG_SQ_SHADER_TBA_HI
  table[18] = HardwareRegister::zero;  // HW_REG_SQ_SHADER_TMA_LO
  table[19] = HardwareRegister::zero;  // HW_REG_SQ_SHADER_TMA_HI
  return table;
}();

}  // namespace lockstep::gcn5
