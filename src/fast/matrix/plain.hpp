// MFMA's D = C + A * B in portable C++, row by row (products_plain.hpp).
#pragma once

#include <cstdint>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"
#include "fast/matrix/products_plain.hpp"

namespace lockstep::fast::plain {

/// Writes a finished row of D.
template <std::uint32_t M, std::uint32_t N>
void finish_row(const MatrixJob& job, std::uint32_t block, std::uint32_t row, float* numbers) {
  if (has_nan<N>(numbers)) repair_rows(job, block, row, 1, numbers);
  __builtin_memcpy(&job.d[0][0] + output_row<M, N>(block, row), numbers, N * 4);
}

template <class Fma, std::uint32_t M, std::uint32_t N>
void multiply(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t depth = job.plan->op.k, blocks = job.plan->op.blocks;
  for (std::uint32_t block = 0; block < blocks; ++block, a += depth * M, b += depth * N) {
    for (std::uint32_t row = 0; row < M; ++row) {
      float sum[N];
      __builtin_memcpy(sum, &job.c[0][0] + output_row<M, N>(block, row), sizeof sum);
      add_products<Fma, M, N>({a, b}, row, 0, depth, sum);
      finish_row<M, N>(job, block, row, sum);
    }
  }
}

template <class Fma, std::uint32_t M, std::uint32_t N>
void multiply_scaled(const MatrixJob& job, const float* a, const float* b) {
  for (std::uint32_t row = 0; row < M; ++row) {
    const auto scale = [&](std::uint32_t group, std::uint32_t column) {
      const std::int32_t exponent = job.scales->a[group * M + row] + job.scales->b[group * N + column] - 127;
      return __builtin_bit_cast(float, static_cast<std::uint32_t>(exponent) << 23);
    };
    float sum[N];
    __builtin_memcpy(sum, &job.c[0][0] + output_row<M, N>(0, row), sizeof sum);
    add_scaled_products<Fma, M, N>({a, b}, row, job.plan->op.k, 32, sum, scale);
    finish_row<M, N>(job, 0, row, sum);
  }
}

/// These two by what the host has.
template <std::uint32_t M, std::uint32_t N, bool scaled>
void multiply_here(const MatrixJob& job, const float* a, const float* b) {
  const MatrixOp& op = job.plan->op;
  const std::uint32_t depth = std::uint32_t{op.k} * op.blocks;
  // Formats in which all products are exact are not looked at.
  const std::uint32_t looked_at = are_exact(job.plan->a_format, job.plan->b_format) ? 0 : depth;
  with_fma(a, M * looked_at, b, N * looked_at, [&](auto fma) {
    if constexpr (scaled)
      multiply_scaled<decltype(fma), M, N>(job, a, b);
    else
      multiply<decltype(fma), M, N>(job, a, b);
  });
}

}  // namespace lockstep::fast::plain
