// Plans WMMA instructions. What a plan does not cover is the reference's, and so is any fault.
#pragma once

#include <cstdint>

#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack.hpp"
#include "fast/program/wave_resources.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

namespace lockstep::fast {

namespace wmma {

/// Registers of D, and of C if it is as wide.
inline std::uint32_t result_registers(const MatrixOp& op, Element element, std::uint32_t wave_size) {
  return matrix::wmma::result_registers(op, matrix::wmma::layout_of_result(op, element, wave_size), element);
}

/// Are all registers there?
inline bool owns_operands(const WmmaPlan& plan, const WaveAllocation& allocation) {
  const matrix::wmma::Operands& operands = plan.operands;
  const MatrixOp& op = plan.op;
  bool owned = allocation.owns_vgprs(operands.a, std::uint32_t{plan.a.registers} * plan.a.sets) &&
               allocation.owns_vgprs(operands.b, plan.b.registers) &&
               allocation.owns_vgprs(operands.d, result_registers(op, op.result(), plan.wave_size));
  if (!operands.c_is_constant)
    owned = owned && allocation.owns_vgprs(operands.c, result_registers(op, op.c, plan.wave_size));
  for (const auto& scale : operands.scale) {
    if (op.scale_block != 0 && scale.selector >= 256)
      owned = owned && allocation.owns_vgprs(scale.selector - 256, op.scale_block == 16 ? 2 : 1);
  }
  return owned;
}

/// Can C and D be used as they stand in the registers?
inline bool is_direct(const WmmaPlan& plan) {
  const matrix::wmma::Operands& operands = plan.operands;
  const MatrixOp& op = plan.op;
  if (operands.c_is_constant || element_bits(op.c) != 32 || element_bits(op.result()) != 32) return false;
  if (((operands.neg | operands.neg_hi) & 4u) != 0 || (matrix::wmma::is_integer(op) && operands.clamp)) return false;
  if (plan.a.sets == 1) return true;
  // The first set's D must not be the second's A or C, nor B.
  const std::uint32_t count = result_registers(op, op.c, plan.wave_size);
  const auto apart = [&](std::uint32_t first, std::uint32_t registers) {
    return first + registers <= operands.d || operands.d + count <= first;
  };
  return apart(operands.a, plan.a.registers * 2u) && apart(operands.b, plan.b.registers) &&
         (operands.c == operands.d || apart(operands.c, count));
}

/// Chooses the kernels for all of a plan's product, if there are any.
inline void choose_products(WmmaPlan& plan, const WmmaKernels& kernels) {
  const matrix::wmma::Operands& operands = plan.operands;
  if (!plan.direct || plan.op.block_summed() || plan.a.sets != 1 || operands.a_format != operands.b_format ||
      plan.a.chunks == 0 || plan.a.chunks != plan.b.chunks)
    return;
  const std::uint32_t count = result_registers(plan.op, plan.op.c, plan.wave_size);
  const auto apart = [&](std::uint32_t first, std::uint32_t registers) {
    return first + registers <= operands.d || operands.d + count <= first;
  };
  const bool all_apart = apart(operands.a, plan.a.registers) && apart(operands.b, plan.b.registers) &&
                         (operands.c == operands.d || apart(operands.c, count));
  const bool bytes = operands.a_format == Element::iu8 && plan.a.chunks == 4 && all_apart;
  plan.run_products = bytes && kernels.run_byte_products != nullptr ? kernels.run_byte_products : kernels.run_products;
  plan.run_product = bytes ? kernels.run_byte_product : nullptr;
}

}  // namespace wmma

/// Plans an operation on these operands for waves of this size with these registers.
template <class Isa>
WmmaPlan plan_wmma(const MatrixOp& op, const matrix::wmma::Operands& operands, const WaveAllocation& allocation,
                   std::uint32_t wave_size, const WmmaKernels& kernels) {
  WmmaPlan plan;
  plan.op = op;
  plan.wave_size = static_cast<std::uint8_t>(wave_size);
  plan.operands = operands;
  if (op.sparse || matrix::wmma::check_modifiers(op, operands)) return plan;
  if (op.negates_inputs() && ((operands.neg | operands.neg_hi) & 3u) != 0) return plan;
  if (matrix::wmma::is_integer(op) && kernels.prepare_a == nullptr) return plan;
  const MatrixLayout a = matrix::wmma::layout_of_a(op, operands.a_format, wave_size);
  const MatrixLayout b = matrix::wmma::layout_of_b(op, operands.b_format, wave_size);
  if (a.lanes == 0 || b.lanes == 0) return plan;
  plan.a = wmma::input_of(a, operands.a_format, op.m);
  plan.b = wmma::input_of(b, operands.b_format, op.n);
  if (!wmma::owns_operands(plan, allocation)) return plan;
  plan.places = places_of(op.family, wave_size);
  plan.direct = wmma::is_direct(plan);
  if (operands.c_is_constant) plan.constant = matrix::wmma::constant_addend(Isa{}, operands.c_selector, op.c);
  for (std::uint32_t i = 0; i < 2; ++i) {
    const std::uint32_t selector = operands.scale[i].selector;
    const bool constant = selector < 256 && Isa::selectors[selector].is_constant();
    if (constant) plan.scale_constant[i] = matrix::wmma::constant_scale(Isa{}, op, selector);
  }
  const bool even = plan.a.chunks != 0 && plan.a.chunks % 2 == 0 && plan.a.chunks == plan.b.chunks;
  if (kernels.pipelined != nullptr && even)
    plan.pipelined = kernels.pipelined(operands.a_format, operands.b_format, op.block_summed());
  wmma::choose_products(plan, kernels);
  plan.kernels = &kernels;
  return plan;
}

}  // namespace lockstep::fast
