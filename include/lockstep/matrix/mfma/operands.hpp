// The fields of an MFMA or SMFMAC instruction, and what of them is no operand.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/matrix/layout.hpp"

namespace lockstep::matrix {

/// The fields of a matrix instruction, with register numbers in which AccVGPRs count from 256.
struct MatrixOperands {
  std::uint32_t a = 0, b = 0, d = 0;
  std::uint32_t c = 0;  ///< register number of C, or of the sparse index
  bool c_is_constant = false;
  std::uint32_t c_selector = 0;
  std::uint32_t cbsz = 0, abid = 0, blgp = 0;
  Element a_format = Element::f32, b_format = Element::f32;
  bool scale = false;  ///< scales apply (ABID bit 0 of the 128-bit form)
  std::uint32_t scale_selector[2] = {0, 0};
  std::uint32_t scale_byte[2] = {0, 0};
};

template <class Instruction>
constexpr MatrixOperands matrix_operands(const Instruction& instruction, const MatrixOp& op) {
  MatrixOperands result;
  const std::uint32_t acc = instruction.field(Field::acc);
  // CDNA1 has no such bit: C and D are always in AccVGPRs.
  const std::uint32_t acc_cd = instruction.has(Field::acc_cd) ? instruction.field(Field::acc_cd) : 1u;
  const auto vgpr = [](std::uint32_t selector, std::uint32_t in_acc) {
    return (selector & 255u) + (in_acc != 0 ? 256u : 0u);
  };
  const std::uint32_t src2 = instruction.field(Field::src2);
  result.a = vgpr(instruction.field(Field::src0), acc & 1u);
  result.b = vgpr(instruction.field(Field::src1), acc & 2u);
  result.d = vgpr(instruction.field(Field::vdst), acc_cd);
  result.c_is_constant = src2 < 256;
  result.c_selector = src2;
  result.c = vgpr(src2, op.sparse ? 0 : acc_cd);
  result.cbsz = instruction.field(Field::cbsz);
  result.abid = instruction.field(Field::abid);
  result.blgp = instruction.field(Field::blgp);
  result.a_format = op.a == Element::selected ? selected_element(result.cbsz) : op.a;
  result.b_format = op.b == Element::selected ? selected_element(result.blgp) : op.b;
  if (op.scaled && (result.abid & 1u) != 0) {
    result.scale = true;
    const std::uint32_t op_sel = instruction.field(Field::op_sel), op_sel_hi = instruction.field(Field::op_sel_hi);
    result.scale_selector[0] = instruction.field(Field::scale_src0);
    result.scale_selector[1] = instruction.field(Field::scale_src1);
    for (std::uint32_t i = 0; i < 2; ++i) result.scale_byte[i] = (op_sel >> i & 1u) | (op_sel_hi >> i & 1u) << 1;
  }
  return result;
}

/// The lane that lane `lane` takes its A elements from, where A has `blocks` blocks. Each run of 1 << CBSZ blocks takes
/// the A of one of them, number ABID of the run. Without broadcast (CBSZ 0) ABID means nothing. This is what the
/// encoding tables of AMD's CDNA3 and CDNA4 manuals and AMD's matrix instruction calculator say. The formula in chapter
/// 7 of the manuals agrees where 1 << CBSZ is `blocks`; elsewhere it names lanes of other blocks.
constexpr std::uint32_t broadcast_a_lane(std::uint32_t lane, std::uint32_t blocks, std::uint32_t cbsz,
                                         std::uint32_t abid) {
  const std::uint32_t size = 64u / blocks, low = (1u << cbsz) - 1;
  return lane % size + size * ((lane / size & ~low) + (abid & low));
}

/// The lane that lane `lane` takes its B elements from (CDNA3 manual 7.1.4, BLGP).
constexpr std::uint32_t broadcast_b_lane(std::uint32_t lane, std::uint32_t blgp) {
  switch (blgp) {
    case 0: return lane;
    case 1: return lane % 32;
    case 2: return lane % 32 + 32;
    case 3: return (lane + 16) % 64;
    default: return lane % 16 + (blgp - 4) * 16;
  }
}

/// What an instruction's fields ask for that this operation does not have.
template <class Wave>
constexpr Fault check_operands(const Wave& wave, const MatrixOp& op, const MatrixOperands& operands) {
  if (operands.a_format == Element::selected || operands.b_format == Element::selected) {
    return make_fault(FaultKind::illegal_operand, "CBSZ and BLGP select formats 0 to 4 (fp8, bf8, fp6, bf6, fp4)");
  }
  if (op.a == Element::f64 && !op.blgp_negates && operands.blgp != 0)
    return make_fault(FaultKind::illegal_operand, "BLGP has no meaning for CDNA2's f64 matrices: it must be 0");
  const bool has_broadcast = !op.sparse && op.a != Element::selected && op.a != Element::f64;
  if (has_broadcast && operands.cbsz != 0 &&
      (operands.cbsz > 4 || 1u << operands.cbsz > op.blocks || operands.abid >= 1u << operands.cbsz)) {
    return make_fault(FaultKind::illegal_operand,
                      "CBSZ asks for a broadcast within 1 << CBSZ blocks, more than the instruction has, or ABID for a "
                      "block beyond them");
  }
  const auto registers = [](const MatrixLayout& layout, Element element) {
    return (layout.items * element_bits(element) + 31) / 32;
  };
  const MatrixLayout a = a_layout(op, operands.a_format), b = b_layout(op, operands.b_format), d = output_layout(op);
  const std::uint32_t d_registers = registers(d, op.c);
  bool allocated = wave.has_vgprs(operands.a, registers(a, operands.a_format)) &&
                   wave.has_vgprs(operands.b, registers(b, operands.b_format)) &&
                   wave.has_vgprs(operands.d, d_registers);
  if (op.sparse)
    allocated = allocated && wave.has_vgprs(operands.c, 1);
  else if (!operands.c_is_constant)
    allocated = allocated && wave.has_vgprs(operands.c, d_registers);
  for (const std::uint32_t selector : operands.scale_selector) {
    if (operands.scale && selector >= 256) allocated = allocated && wave.has_vgprs(selector - 256, 1);
  }
  if (!allocated) {
    return make_fault(FaultKind::register_out_of_range,
                      "a matrix operand reaches beyond the registers that the kernel descriptor allocates");
  }
  return no_fault;
}

}  // namespace lockstep::matrix
