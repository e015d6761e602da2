// D = C + A * B in f32 in portable C++; see matrix/avx512.hpp. Hosts whose compiler knows a fused multiply-add
// instruction get it, others the library's.
#pragma once

#include <cstdint>

#include "lockstep/fast/matrix/inputs.hpp"
#include "lockstep/fast/matrix/job.hpp"
#include "lockstep/fast/matrix/nan_repair.hpp"

namespace lockstep::fast::plain {

/// sum[column] += a * b[column], fused.
template <std::uint32_t N>
void multiply_row(float* sum, float a, const float* b) {
  for (std::uint32_t column = 0; column < N; ++column) sum[column] = __builtin_fmaf(a, b[column], sum[column]);
}

/// Writes a finished row of D.
template <std::uint32_t M, std::uint32_t N>
void finish_row(const MatrixJob& job, std::uint32_t block, std::uint32_t row, float* numbers) {
  bool nan = false;
  for (std::uint32_t column = 0; column < N; ++column) nan |= numbers[column] != numbers[column];
  if (nan) repair_rows(job, block, row, 1, numbers);
  __builtin_memcpy(&job.d[0][0] + output_row<M, N>(block, row), numbers, N * 4);
}

template <std::uint32_t M, std::uint32_t N>
void multiply(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t depth = job.plan->op.k, blocks = job.plan->op.blocks;
  for (std::uint32_t block = 0; block < blocks; ++block, a += depth * M, b += depth * N) {
    for (std::uint32_t row = 0; row < M; ++row) {
      float sum[N];
      __builtin_memcpy(sum, &job.c[0][0] + output_row<M, N>(block, row), sizeof sum);
      for (std::uint32_t k = 0; k < depth; ++k) multiply_row<N>(sum, a[k * M + row], b + k * N);
      finish_row<M, N>(job, block, row, sum);
    }
  }
}

template <std::uint32_t M, std::uint32_t N>
void multiply_scaled(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t groups = job.plan->op.k / 32u;
  for (std::uint32_t row = 0; row < M; ++row) {
    float sum[N];
    __builtin_memcpy(sum, &job.c[0][0] + output_row<M, N>(0, row), sizeof sum);
    for (std::uint32_t group = 0; group < groups; ++group) {
      float partial[N] = {};
      for (std::uint32_t k = group * 32; k < group * 32 + 32; ++k) multiply_row<N>(partial, a[k * M + row], b + k * N);
      for (std::uint32_t column = 0; column < N; ++column) {
        const std::int32_t exponent = job.scales->a[group * M + row] + job.scales->b[group * N + column] - 127;
        const float scale = __builtin_bit_cast(float, static_cast<std::uint32_t>(exponent) << 23);
        sum[column] = __builtin_fmaf(partial[column], scale, sum[column]);
      }
    }
    finish_row<M, N>(job, 0, row, sum);
  }
}

}  // namespace lockstep::fast::plain
