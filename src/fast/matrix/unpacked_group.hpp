// MFMAs of small floats that follow each other: each A and each B is unpacked once.
#pragma once

#include <cstdint>

#include "fast/matrix/group.hpp"
#include "fast/matrix/job.hpp"

namespace lockstep::fast {

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
      plans->multiply(job, numbers + product.a * each, b_numbers + product.b * each);
    }
  }
  return true;
}

}  // namespace lockstep::fast
