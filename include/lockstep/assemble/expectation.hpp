// Sentences about an operand that does not fit: what the instruction takes there, and what is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "common/fields.hpp"
#include "lockstep/asm/error.hpp"
#include "lockstep/asm/operand.hpp"
#include "lockstep/disasm/syntax.hpp"

namespace lockstep::assembler::detail {

/// "2 registers in a row", or nothing for one.
inline std::string register_count(std::uint32_t dwords) {
  return dwords <= 1 ? "" : " of " + std::to_string(dwords) + " registers";
}

/// What an operand of the form may be.
inline std::string expected(const AsmOperand& operand) {
  const std::string many = register_count(operand.dwords);
  const bool acc = operand.file == AsmRegisterFile::accvgpr, either = operand.file == AsmRegisterFile::by_acc_bit;
  const std::string vector = acc ? "an AccVGPR" + many : either ? "VGPRs or AccVGPRs" + many : "a VGPR" + many;
  switch (operand.kind) {
    case AsmKind::vgpr:
      return operand.file != AsmRegisterFile::sgpr ? vector
             : operand.mask                        ? "a lane mask (s4 or s[4:5], vcc)"
                                                   : "an SGPR" + many;
    case AsmKind::source:
      return acc            ? vector
             : operand.mask ? "a lane mask (s4 or s[4:5], vcc)"
                            : (operand.file == AsmRegisterFile::sgpr ? std::string() : vector + ", ") + "an SGPR" +
                                  many + " or a constant";
    case AsmKind::scalar: return operand.mask ? "a lane mask (s4 or s[4:5], vcc)" : "an SGPR" + many + " or a constant";
    case AsmKind::scalar_group: return "SGPRs" + many + ", beginning at a multiple of it (4 at most)";
    case AsmKind::sdwa_source: return "a VGPR or an SGPR";
    case AsmKind::sdwa_destination: return "vcc or SGPRs for a lane mask";
    case AsmKind::vcc: return "vcc (vcc_lo in waves of 32 lanes)";
    case AsmKind::literal:
    case AsmKind::literal_constant: return "a number that becomes a literal";
    case AsmKind::hexadecimal:
    case AsmKind::immediate:
    case AsmKind::end_program: return "a number";
    case AsmKind::label: return "a label or a number of dwords";
    case AsmKind::hwreg: return "hwreg(NAME, first bit, bits) or a number";
    case AsmKind::message:
    case AsmKind::message_return: return "sendmsg(NAME, ..) or a number";
    case AsmKind::waitcnt: return "vmcnt(..), expcnt(..), lgkmcnt(..) or a number";
    case AsmKind::gpr_index: return "gpr_idx(SRC0,SRC1,SRC2,DST) or a number";
    case AsmKind::smem_offset: return "an offset in bytes, an SGPR, or an SGPR and offset:..";
    case AsmKind::global_address: return "two VGPRs, or one if an SGPR pair follows";
    case AsmKind::scratch_address: return "a VGPR or off";
    case AsmKind::scalar_address:
    case AsmKind::flat_scalar_address: return "an SGPR" + many + " or off";
    case AsmKind::buffer_address: return "off, or a VGPR for each of idxen and offen";
    case AsmKind::delay: return "instid0(..) | instskip(..) | instid1(..) or a number";
    case AsmKind::depctr: return "depctr_..(..) or a number";
    case AsmKind::version: return "UC_VERSION_.. or a number";
    case AsmKind::signed_offset: return "an offset in bytes";
    case AsmKind::attribute: return "a parameter and its channel (attr3.x)";
    case AsmKind::parameter: return "p10, p20 or p0";
    case AsmKind::image_registers: return "VGPRs";
    case AsmKind::export_target: return "a target such as mrt0 or pos0";
    case AsmKind::export_source: return "a VGPR or off";
  }
  return "an operand";
}

/// "are 2 registers", of registers; else nothing.
inline std::string given_count(const Operand& given) {
  const bool registers =
      given.kind == OperandClass::vgpr || given.kind == OperandClass::accvgpr || given.kind == OperandClass::scalar;
  if (!registers || given.count == 0) return {};
  return given.count == 1 ? "is one register" : "are " + std::to_string(given.count) + " registers";
}

/// What is wrong, as the end of a sentence about the operand `shown`.
inline std::string_view reason(AsmError error) {
  switch (error) {
    case AsmError::alignment: return "does not begin at the right multiple";
    case AsmError::literal_not_allowed:
      return "needs a literal, and only an inline constant fits: -16 to 64, 0.5, 1.0, 2.0, 4.0, 1/(2 pi)";
    case AsmError::two_literals: return "is a second literal, and the instruction has room for one";
    case AsmError::inexact_constant: return "is no number that the operand's format holds: lit(..) gives the bits";
    case AsmError::source_modifier: return "has a sign, bars or sext() that this operand does not take here";
    case AsmError::half_register: return "says a half of a register (.l, .h), which this operand is not here";
    case AsmError::value_range: return "does not fit the field";
    case AsmError::mixed_files: return "must be of the same kind as the other registers: all v or all a";
    case AsmError::wave_size: return "is a lane mask of another wave size than the others";
    case AsmError::image_addresses: return "are not as many address groups as DIM and the name ask for";
    default: return "is something else";
  }
}

/// What is wrong with the instruction as a whole.
inline std::string_view whole_reason(AsmError error) {
  switch (error) {
    case AsmError::option_not_available: return "no form of the instruction has all of these modifiers";
    case AsmError::illegal_operand:
      return "the ISA does not allow these operands together: look at register numbers, alignment of tuples, modifiers";
    case AsmError::constant_bus:
      return "the instruction reads too many scalar registers and literals for one vector instruction: one on CDNA, "
             "two on RDNA and CDNA5";
    case AsmError::dual_destinations:
      return "of the two results of a dual instruction one is an even register, the other an odd one";
    case AsmError::dual_banks:
      return "the halves of the dual instruction read one bank of registers: first and second sources must differ "
             "modulo 4";
    case AsmError::value_range: return "a number of a modifier does not fit its field";
    case AsmError::no_such_form: return "the instruction does not exist in this encoding";
    default: return "the operands do not fit the instruction";
  }
}

}  // namespace lockstep::assembler::detail
