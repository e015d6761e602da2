// Plans matrix instructions for the host and runs them. What a plan does not cover (broadcasts among blocks, sparse
// and 4x4 forms, sums of another kind than chains of fused multiply-adds and those of CDNA1 to CDNA3, sums that
// saturate) is the reference's.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/program/fast_wave.hpp"
#include "fast/program/wave_resources.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/matrix/execute.hpp"

namespace lockstep::fast {

/// Chooses the kernels for `plan.op` on a host of this level; none: the reference executes.
using ChooseMatrixKernels = void (*)(MatrixPlan& plan, HostIsa host);

/// Plans `instruction`, whose operation is `op`, for waves with these registers. Converts to false where the reference
/// has to execute it; any fault is the reference's to find.
template <class Isa>
MatrixPlan plan_matrix(const Isa& isa, const Instruction<Isa>& instruction, const MatrixOp& op,
                       const WaveAllocation& allocation, ChooseMatrixKernels choose, HostIsa host = host_isa()) {
  MatrixPlan plan;
  const matrix::MatrixOperands operands = matrix::matrix_operands(instruction, op);
  if (op.sparse || operands.a_format == Element::selected || operands.b_format == Element::selected) return plan;
  const bool is_f64 = op.a == Element::f64;
  if (op.a != Element::selected &&
      (operands.cbsz != 0 || operands.abid != 0 || ((!is_f64 || !op.blgp_negates) && operands.blgp != 0)))
    return plan;

  plan.op = op;
  plan.a_format = operands.a_format;
  plan.b_format = operands.b_format;
  plan.a = static_cast<std::uint16_t>(operands.a);
  plan.b = static_cast<std::uint16_t>(operands.b);
  plan.c = static_cast<std::uint16_t>(operands.c);
  plan.d = static_cast<std::uint16_t>(operands.d);
  const MatrixLayout a = a_layout(op, operands.a_format), b = b_layout(op, operands.b_format), d = output_layout(op);
  plan.a_rows = static_cast<std::uint8_t>(matrix::wmma::registers(a, operands.a_format));
  plan.b_rows = static_cast<std::uint8_t>(matrix::wmma::registers(b, operands.b_format));
  plan.d_rows = static_cast<std::uint8_t>(matrix::wmma::registers(d, op.c));
  if (!is_f64) {
    plan.a_input = input_plan(a, operands.a_format, op.m, op.k, op.family);
    plan.b_input = input_plan(b, operands.b_format, op.n, op.k, op.family);
  }
  plan.c_is_constant = operands.c_is_constant;
  plan.obeys_fp16_ovfl = isa.matrix_obeys_fp16_ovfl;
  if (plan.c_is_constant) {
    const std::uint32_t value = initial_scalars(isa)[operands.c_selector];
    plan.c_constant = {value, value};
    if (op.c == Element::f64) {
      const std::uint64_t wide = matrix::f64_constant(isa, operands.c_selector, value);
      plan.c_constant = {static_cast<std::uint32_t>(wide), static_cast<std::uint32_t>(wide >> 32)};
    }
  }
  plan.negate = is_f64 ? static_cast<std::uint8_t>(operands.blgp & 7u) : 0;
  plan.scale = operands.scale;
  bool owned = allocation.owns_vgprs(plan.a, plan.a_rows) && allocation.owns_vgprs(plan.b, plan.b_rows) &&
               allocation.owns_vgprs(plan.d, plan.d_rows) &&
               (plan.c_is_constant || allocation.owns_vgprs(plan.c, plan.d_rows));
  for (std::uint32_t i = 0; i < 2 && plan.scale; ++i) {
    plan.scale_selector[i] = static_cast<std::uint16_t>(operands.scale_selector[i]);
    const bool is_vgpr = operands.scale_selector[i] >= 256;
    plan.scale_shift[i] = is_vgpr ? static_cast<std::uint8_t>(operands.scale_byte[i] * 8) : 23;
    if (is_vgpr) owned = owned && allocation.owns_vgprs(operands.scale_selector[i] - 256, 1);
  }
  if (!owned) return MatrixPlan{};
  for (std::uint16_t* const number : {&plan.a, &plan.b, &plan.c, &plan.d})
    *number = static_cast<std::uint16_t>(allocation.row(*number));
  const auto overlap = [&](std::uint32_t first, std::uint32_t count) {
    return first < plan.d + std::uint32_t{plan.d_rows} && plan.d < first + count;
  };
  plan.copy_inputs = overlap(plan.a, plan.a_rows) || overlap(plan.b, plan.b_rows) ||
                     (!plan.c_is_constant && plan.c != plan.d && overlap(plan.c, plan.d_rows));
  plan.simple = !plan.copy_inputs && !plan.c_is_constant && op.a != Element::selected;
  plan.reads_denormals = op.a == Element::f32;
  choose(plan, host);
  return plan;
}

namespace detail {

/// Scales of the blocks. False: one is NaN, or so far out that the product of two is no normal number.
inline bool read_scales(const MatrixPlan& plan, const FastWave& wave, UnpackedScales& scales) {
  ScaleRange range[2];
  for (std::uint32_t operand = 0; operand < 2; ++operand) {
    float* const to = operand == 0 ? scales.a[0] : scales.b;
    const std::uint32_t selector = plan.scale_selector[operand];
    ScaleSource source{.runs = 4, .shift = plan.scale_shift[operand]};
    std::uint32_t same[row_dwords];
    if (plan.scale && selector >= 256) {
      source.from = wave.vgprs()[selector - 256];
    } else {
      for (std::uint32_t& dword : same) dword = plan.scale ? wave.s[selector] : 127u << source.shift;
      source.from = same;
    }
    if (!plan.read_scales(source, to, range[operand])) return false;
  }
  return products_are_normal(range[0], range[1]);
}

/// Copies of operands.
struct MatrixCopies {
  alignas(64) std::uint32_t a[8][64], b[8][64], c[32][64];
};

/// A plan whose inputs are overwritten by D, whose C is a constant, or which scales.
[[gnu::noinline]] inline bool run_prepared(const MatrixPlan& plan, RunMatrix run, FastWave& wave, MatrixJob job) {
  MatrixCopies copies;
  UnpackedScales unpacked;
  const BlockScales scales{32, unpacked.a[0], unpacked.b};
  if (plan.op.a == Element::selected) {
    if (!read_scales(plan, wave, unpacked)) return false;
    job.scales = &scales;
  }
  if (plan.copy_inputs) {
    std::memcpy(copies.a, job.a, plan.a_rows * 256u);
    std::memcpy(copies.b, job.b, plan.b_rows * 256u);
    job.a = copies.a;
    job.b = copies.b;
    if (!plan.c_is_constant) {
      std::memcpy(copies.c, job.c, plan.d_rows * 256u);
      job.c = copies.c;
    }
  }
  if (plan.c_is_constant) {
    for (std::uint32_t row = 0; row < plan.d_rows; ++row) {
      const std::uint32_t fill = plan.c_constant[row % 2];
      for (std::uint32_t lane = 0; lane < 64; ++lane) job.d[row][lane] = fill;
    }
    job.c = job.d;
  }
  run(plan, job.a, job.b, job.c, job.d, job.scales);
  return true;
}

[[gnu::noinline]] inline bool run_scaled_group(const MatrixGroup& group, const MatrixPlan* plans, RunMatrixGroup run,
                                               FastWave& wave, Rows v) {
  UnpackedScales unpacked[MatrixGroup::most];
  BlockScales scales[MatrixGroup::most];
  for (std::uint32_t i = 0; i < group.count(); ++i) {
    if (!read_scales(plans[i], wave, unpacked[i])) return false;
    scales[i] = {32, unpacked[i].a[0], unpacked[i].b};
  }
  return run(group, plans, v, scales);
}

}  // namespace detail

/// What runs a plan where sums are those of `model`; none: nothing does.
inline RunMatrix matrix_run(const MatrixPlan& plan, MatrixModel model) {
  if (matrix::is_fma_chain(matrix::mfma_model(plan.op, model), plan.op.a)) return plan.run;
  switch (model) {
    case MatrixModel::cdna1: return plan.run_cdna1;
    case MatrixModel::cdna2: return plan.run_cdna2;
    case MatrixModel::cdna3: return plan.run_cdna3;
    default: return nullptr;
  }
}
/// The same for a group that begins with this plan.
inline RunMatrixGroup matrix_group_run(const MatrixPlan& plan, MatrixModel model) {
  if (matrix::is_fma_chain(matrix::mfma_model(plan.op, model), plan.op.a)) return plan.run_group;
  return model == MatrixModel::cdna3 ? plan.run_group_cdna3 : nullptr;
}

/// Runs a plan by `run`, one of its own. False: nothing has been done, and the reference has to execute the
/// instruction.
inline bool run_matrix(const MatrixPlan& plan, RunMatrix run, FastWave& wave) {
  const auto v = reinterpret_cast<Rows>(wave.vgprs());
  if (plan.obeys_fp16_ovfl && wave.mode.fp16_ovfl()) return false;
  if (plan.reads_denormals && !wave.mode.denorm_in_f32()) return false;
  if (!plan.simple)
    return detail::run_prepared(plan, run, wave, {&plan, v + plan.a, v + plan.b, v + plan.c, v + plan.d});
  run(plan, v + plan.a, v + plan.b, v + plan.c, v + plan.d, nullptr);
  return true;
}

/// The same for all instructions of a group, whose plans begin at `plans`.
inline bool run_matrix_group(const MatrixGroup& group, const MatrixPlan* plans, RunMatrixGroup run, FastWave& wave) {
  if (plans->obeys_fp16_ovfl && wave.mode.fp16_ovfl()) return false;
  if (plans->reads_denormals && !wave.mode.denorm_in_f32()) return false;
  const auto v = reinterpret_cast<Rows>(wave.vgprs());
  if (plans->op.a == Element::selected) return detail::run_scaled_group(group, plans, run, wave, v);
  return run(group, plans, v, nullptr);
}

}  // namespace lockstep::fast
