// The fields of a WMMA or SWMMAC instruction, by family, and what of them is no operand.
//
// Sources: RDNA3 ISA manual 7.9, RDNA4 7.7 and 7.12, CDNA5 7.7 and 7.12. CLAMP of CDNA5's integer instructions: its
// manual says both that it clamps and that there is none; LLVM 22 encodes it, and so it saturates here.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/scale.hpp"

namespace lockstep::matrix::wmma {

/// One operand's scales.
struct ScaleOperand {
  std::uint32_t selector = 0;
  bool upper_lanes = false;  ///< lanes 16 to 31 hold them; else lanes 0 to 15
  ScaleFormat format = ScaleFormat::e8m0;
};

struct Operands {
  std::uint32_t a = 0, b = 0, d = 0;
  std::uint32_t c = 0;  ///< register of C, or of a sparse A's indices
  bool c_is_constant = false;
  std::uint32_t c_selector = 0;
  Element a_format = Element::f32, b_format = Element::f32;
  std::uint32_t neg = 0, neg_hi = 0, op_sel = 0;  ///< bit 0 for A, bit 1 for B, bit 2 for C
  bool clamp = false;
  ScaleOperand scale[2]{};

  /// 16-bit numbers of RDNA3's C and D: in the high halves of the registers?
  constexpr bool high_half() const { return (op_sel & 4u) != 0; }
};

template <class Instruction>
constexpr Operands operands_of(const Instruction& instruction, const MatrixOp& op) {
  Operands result;
  const std::uint32_t src2 = instruction.field(Field::src2);
  result.a = instruction.vgpr(Field::src0);
  result.b = instruction.vgpr(Field::src1);
  result.d = instruction.vgpr(Field::vdst);
  result.c_is_constant = src2 < 256;
  result.c_selector = src2;
  result.c = instruction.vgpr(Field::src2);
  result.neg = instruction.field(Field::neg);
  result.neg_hi = instruction.field(Field::neg_hi);
  result.op_sel = instruction.field(Field::op_sel);
  result.clamp = instruction.field(Field::clamp) != 0;
  const std::uint32_t b_format = instruction.field(Field::op_sel_hi) | instruction.field(Field::op_sel_hi_2)
                                                                           << 2;  // one field in two pieces
  result.a_format = op.a == Element::selected ? selected_element(result.op_sel) : op.a;
  result.b_format = op.b == Element::selected ? selected_element(b_format) : op.b;
  const auto scale = [&](Field source, Field lanes, Field format) {
    return ScaleOperand{instruction.field(source), (instruction.field(lanes) & 1u) != 0,
                        static_cast<ScaleFormat>(instruction.field(format) & 3u)};
  };
  if (op.scale_block == 0) return result;
  result.scale[0] = scale(Field::scale_src0, Field::scl_op_sel, Field::scl_neg);
  result.scale[1] = scale(Field::scale_src1, Field::scl_op_sel_hi, Field::scl_neg_hi);
  return result;
}

/// A scale that is no VGPR is one byte for all rows and blocks: the lowest one, also of a pair of SGPRs (CDNA5 manual
/// 7.12.6.2).
constexpr std::uint32_t scalar_scale(std::uint32_t value) { return value & 255u; }

/// That byte of an inline constant, which is as wide as the operand; 0 gives 127.
template <class Isa>
constexpr std::uint32_t constant_scale(const Isa& isa, const MatrixOp& op, std::uint32_t selector) {
  const std::uint64_t value = inline_constant(isa.selectors[selector], DataFormat{}, op.scale_block == 16 ? 64 : 32);
  return value == 0 ? 127 : scalar_scale(static_cast<std::uint32_t>(value));
}

constexpr bool is_integer(const MatrixOp& op) { return op.c == Element::i32; }

constexpr bool scales_fit(const Operands& operands) {
  return scale_formats_fit(operands.a_format == Element::fp4, static_cast<std::uint32_t>(operands.scale[0].format),
                           operands.b_format == Element::fp4, static_cast<std::uint32_t>(operands.scale[1].format));
}

/// What the modifiers ask for that the operation does not have. `isa.legal` refuses it, too: this is for operations
/// that no instruction stands for.
constexpr Fault check_modifiers(const MatrixOp& op, const Operands& operands) {
  const auto illegal = [](const char* why) { return make_fault(FaultKind::illegal_operand, why); };
  if (operands.a_format == Element::selected || operands.b_format == Element::selected)
    return illegal("OPSEL and OPSEL_HI select formats 0 to 4 (fp8, bf8, fp6, bf6, fp4)");
  const SignBits zero = zero_signs(op);
  if (((operands.neg & zero.neg) | (operands.neg_hi & zero.neg_hi)) != 0)
    return illegal("NEG or NEG_HI change the sign of a matrix that has none to change");
  if (op.scale_block != 0 && !scales_fit(operands))
    return illegal("the scales' formats do not go with each other and with those of A and B");
  return no_fault;
}

/// Registers of 32 bits that `items` elements of `bits` bits take.
constexpr std::uint32_t registers(std::uint32_t items, std::uint32_t bits) { return (items * bits + 31) / 32; }
constexpr std::uint32_t registers(const MatrixLayout& layout, Element element) {
  return registers(layout.items, element_bits(element));
}
/// Registers of C or D. RDNA3 keeps one number in each.
constexpr std::uint32_t result_registers(const MatrixOp& op, const MatrixLayout& layout, Element element) {
  return op.family == MatrixFamily::gfx11 ? layout.items : registers(layout, element);
}

/// Registers of an operand of an instruction in waves of this size: of A, B, C or a sparse A's indices, D (0 to 3).
constexpr std::uint32_t operand_registers(const MatrixOp& op, const Operands& operands, std::uint32_t which,
                                          std::uint32_t wave_size) {
  const MatrixLayout a = layout_of_a(op, operands.a_format, wave_size);
  if (which == 0) return registers(a, operands.a_format);
  if (which == 1) return registers(layout_of_b(op, operands.b_format, wave_size), operands.b_format);
  if (which == 2 && op.sparse) return registers(a.items, 2);
  const Element element = which == 2 ? op.c : op.result();
  return result_registers(op, layout_of_result(op, element, wave_size), element);
}

template <class Wave>
constexpr Fault check_registers(const Wave& wave, const MatrixOp& op, const Operands& operands) {
  constexpr std::uint32_t size = Wave::wave_size;
  const MatrixLayout a = layout_of_a(op, operands.a_format, size), b = layout_of_b(op, operands.b_format, size);
  const MatrixLayout c = layout_of_result(op, op.c, size), d = layout_of_result(op, op.result(), size);
  if (a.lanes == 0 || b.lanes == 0 || c.lanes == 0 || d.lanes == 0)
    return make_fault(FaultKind::unsupported_instruction, "a wave of this size does not have the matrix instruction");
  bool allocated = wave.has_vgprs(operands.a, registers(a, operands.a_format)) &&
                   wave.has_vgprs(operands.b, registers(b, operands.b_format)) &&
                   wave.has_vgprs(operands.d, result_registers(op, d, op.result()));
  if (op.sparse)
    allocated = allocated && wave.has_vgprs(operands.c, registers(a.items, 2));
  else if (!operands.c_is_constant)
    allocated = allocated && wave.has_vgprs(operands.c, result_registers(op, c, op.c));
  for (const ScaleOperand& scale : operands.scale) {
    if (op.scale_block != 0 && scale.selector >= 256)
      allocated = allocated && wave.has_vgprs(scale.selector - 256, op.scale_block == 16 ? 2 : 1);
  }
  if (!allocated) {
    return make_fault(FaultKind::register_out_of_range,
                      "a matrix operand reaches beyond the registers that the kernel descriptor allocates");
  }
  return no_fault;
}

}  // namespace lockstep::matrix::wmma
