// D = C + A * B in f32 in portable C++; see matrix/avx512.hpp. `Fma` is one of matrix/fma.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"

namespace lockstep::fast::plain {

/// sum[column] += a * b[column], fused.
template <class Fma, std::uint32_t N>
[[gnu::always_inline]] inline void multiply_row(float* sum, float a, const float* b) {
  for (std::uint32_t column = 0; column < N; ++column) sum[column] = Fma::fma(a, b[column], sum[column]);
}

/// A row of sums in vectors that every host has, in registers while k goes on. Compilers leave the array in memory.
template <std::uint32_t N>
class VectorRow {
 public:
  using Four = float __attribute__((vector_size(16), may_alias));

  [[gnu::always_inline]] explicit VectorRow(const float* from) { __builtin_memcpy(sum_, from, sizeof sum_); }
  [[gnu::always_inline]] void store(float* to) const { __builtin_memcpy(to, sum_, sizeof sum_); }
  /// Adds products with the numbers at `b` that are exact.
  [[gnu::always_inline]] void add(float a, const float* b) { add(a, b, std::make_index_sequence<N / 4>{}); }

 private:
  template <std::size_t... I>
  [[gnu::always_inline]] void add(float a, const float* b, std::index_sequence<I...>) {
    ((sum_[I] += *reinterpret_cast<const Four*>(b + 4 * I) * a), ...);
  }
  Four sum_[N / 4];
};

/// Writes a finished row of D.
template <std::uint32_t M, std::uint32_t N>
void finish_row(const MatrixJob& job, std::uint32_t block, std::uint32_t row, float* numbers) {
  bool nan = false;
  for (std::uint32_t column = 0; column < N; ++column) nan |= numbers[column] != numbers[column];
  if (nan) repair_rows(job, block, row, 1, numbers);
  __builtin_memcpy(&job.d[0][0] + output_row<M, N>(block, row), numbers, N * 4);
}

template <class Fma, std::uint32_t M, std::uint32_t N>
void multiply(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t depth = job.plan->op.k, blocks = job.plan->op.blocks;
  for (std::uint32_t block = 0; block < blocks; ++block, a += depth * M, b += depth * N) {
    for (std::uint32_t row = 0; row < M; ++row) {
      float sum[N];
      __builtin_memcpy(sum, &job.c[0][0] + output_row<M, N>(block, row), sizeof sum);
      if constexpr (std::is_same_v<Fma, ExactProducts>) {
        VectorRow<N> vectors(sum);
        for (std::uint32_t k = 0; k < depth; ++k) vectors.add(a[k * M + row], b + k * N);
        vectors.store(sum);
      } else {
        for (std::uint32_t k = 0; k < depth; ++k) multiply_row<Fma, N>(sum, a[k * M + row], b + k * N);
      }
      finish_row<M, N>(job, block, row, sum);
    }
  }
}

template <class Fma, std::uint32_t M, std::uint32_t N>
void multiply_scaled(const MatrixJob& job, const float* a, const float* b) {
  // A scaled sum may be no float.
  using Scaling = std::conditional_t<std::is_same_v<Fma, ExactProducts>, FmaByDoubles, Fma>;
  const std::uint32_t groups = job.plan->op.k / 32u;
  for (std::uint32_t row = 0; row < M; ++row) {
    float sum[N];
    __builtin_memcpy(sum, &job.c[0][0] + output_row<M, N>(0, row), sizeof sum);
    for (std::uint32_t group = 0; group < groups; ++group) {
      float partial[N] = {};
      for (std::uint32_t k = group * 32; k < group * 32 + 32; ++k)
        multiply_row<Fma, N>(partial, a[k * M + row], b + k * N);
      for (std::uint32_t column = 0; column < N; ++column) {
        const std::int32_t exponent = job.scales->a[group * M + row] + job.scales->b[group * N + column] - 127;
        const float scale = __builtin_bit_cast(float, static_cast<std::uint32_t>(exponent) << 23);
        sum[column] = Scaling::fma(partial[column], scale, sum[column]);
      }
    }
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
