// MFMA by way of unpacked inputs: one instruction, or a group in which each A and each B is unpacked once.
#pragma once

#include <cstdint>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"

namespace lockstep::fast {

inline void multiply_numbers(const MatrixJob& job, const float* a, const float* b) {
  const MatrixPlan& plan = *job.plan;
  const std::uint32_t n = plan.op.n, depth = plan.op.k;
  const bool exact = are_exact(plan.a_format, plan.b_format);
  for (std::uint32_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t at = block * n * n, from = block * depth * n;
    plan.multiply({a + from, b + from, depth, exact}, job.scales, job.c[0] + at, job.d[0] + at);
  }
}
/// For inputs with infinities or NaNs.
[[gnu::noinline, gnu::cold]] inline void multiply_exact_inputs(const MatrixPlan& plan, ConstRows a_rows,
                                                               ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                                                               const BlockScales* scales) {
  MatrixInput a, b;
  unpack_exact(plan.a_input, a_rows, a.number);
  unpack_exact(plan.b_input, b_rows, b.number);
  multiply_numbers({&plan, a_rows, b_rows, c_rows, d_rows, scales}, a.number, b.number);
}
/// D by way of unpacked inputs. (Of a function of its own: kernels end here where numbers are not for them.)
[[gnu::noinline]] inline void multiply_unpacked(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  MatrixInput a, b;
  if (plan.unpack(plan.a_input, a_rows, a.number) && plan.unpack(plan.b_input, b_rows, b.number)) [[likely]]
    multiply_numbers({&plan, a_rows, b_rows, c_rows, d_rows, scales}, a.number, b.number);
  else
    multiply_exact_inputs(plan, a_rows, b_rows, c_rows, d_rows, scales);
}
/// D from f32 registers, which are as unpacked numbers are.
[[gnu::noinline]] inline void multiply_registers(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                 ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  multiply_numbers({&plan, a_rows, b_rows, c_rows, d_rows, scales}, reinterpret_cast<const float*>(a_rows),
                   reinterpret_cast<const float*>(b_rows));
}

/// A RunMatrixGroup for plans with `unpack` and `multiply`.
inline bool multiply_unpacked_group(const MatrixGroup& group, const MatrixPlan* plans, Rows v,
                                    const BlockScales* scales) {
  alignas(64) float numbers[MatrixGroup::number_bytes / sizeof(float)];
  const std::uint32_t each = std::uint32_t{plans->op.m} * plans->op.k;
  float* const b_numbers = numbers + group.a().count * each;
  for (std::uint32_t i = 0; i < group.a().count; ++i)
    if (!plans->unpack(plans->a_input, v + group.a().first[i], numbers + i * each)) return false;
  for (std::uint32_t i = 0; i < group.b().count; ++i)
    if (!plans->unpack(plans->b_input, v + group.b().first[i], b_numbers + i * each)) return false;
  for (std::uint32_t i = 0; i < group.results(); ++i) {
    const MatrixGroup::Result& result = group.result(i);
    ConstRows c = v + result.c;
    for (std::uint32_t p = 0; p < result.count; ++p, c = v + result.d) {
      const MatrixGroup::Product product = result.products[p];
      const MatrixJob job{plans, v + group.a(product), v + group.b(product),
                          c,     v + result.d,         scales != nullptr ? &scales[product.instruction] : nullptr};
      multiply_numbers(job, numbers + product.a * each, b_numbers + product.b * each);
    }
  }
  return true;
}

}  // namespace lockstep::fast
