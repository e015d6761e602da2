// D = C + A * B of f32 registers with few k's (32x32x2, 16x16x4), in place, on 256-bit registers. C's loads and stores
// take as long as the multiply-adds, and a store keeps those waiting that do not get their sums from the ones just
// before: so all k's of a result follow each other (Zen 3: 98 to 59 ns, 38 to 26). See matrix/f32.hpp for NaNs.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/unpacked.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

LOCKSTEP_INLINE_AVX2 __m256 sum_of_register(const float* from) {
  __m256 sum[4];
  for (std::uint32_t i = 0; i < 4; ++i)
    sum[i] = _mm256_add_ps(_mm256_loadu_ps(from + 16 * i), _mm256_loadu_ps(from + 16 * i + 8));
  return _mm256_add_ps(_mm256_add_ps(sum[0], sum[1]), _mm256_add_ps(sum[2], sum[3]));
}
/// Are all numbers of two registers finite? (Numbers whose sum is not ask for a closer look, too.)
LOCKSTEP_INLINE_AVX2 bool surely_finite(const float* a, const float* b) {
  const __m256 sum = _mm256_add_ps(sum_of_register(a), sum_of_register(b));
  const __m256 infinity = _mm256_castsi256_ps(_mm256_set1_epi32(0x7f800000));
  const __m256 magnitude = _mm256_and_ps(sum, _mm256_castsi256_ps(_mm256_set1_epi32(0x7fffffff)));
  return _mm256_movemask_ps(_mm256_cmp_ps(magnitude, infinity, _CMP_LT_OQ)) == 0xff;
}

/// Eight columns of a row; `numbers` are A's, by k, `columns` B's.
template <std::size_t... K>
LOCKSTEP_INLINE_AVX2 void add_eight(float* d, const __m256* numbers, const __m256* columns, std::index_sequence<K...>) {
  __m256 sum = _mm256_loadu_ps(d);
  ((sum = _mm256_fmadd_ps(numbers[K], columns[K], sum)), ...);
  _mm256_storeu_ps(d, sum);
}
/// A row of N columns.
template <std::uint32_t N, std::size_t... K>
LOCKSTEP_INLINE_AVX2 void add_row(float* d, const float* a, const __m256 (&columns)[N / 8][64 / N],
                                  std::index_sequence<K...> depth) {
  const __m256 numbers[] = {_mm256_broadcast_ss(a + N * K)...};
  for (std::uint32_t i = 0; i < N / 8; ++i) add_eight(d + 8 * i, numbers, columns[i], depth);
}

/// N x N results, 64 / N k's.
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply_f32(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                       Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  const auto *a = reinterpret_cast<const float*>(job.a), *b = reinterpret_cast<const float*>(job.b);
  if (job.c != job.d || !surely_finite(a, b)) [[unlikely]]
    return multiply_registers(plan, a_rows, b_rows, c_rows, d_rows, scales);
  constexpr std::uint32_t depth = 64 / N;
  __m256 columns[N / 8][depth];
  for (std::uint32_t i = 0; i < N / 8; ++i)
    for (std::uint32_t k = 0; k < depth; ++k) columns[i][k] = _mm256_loadu_ps(b + N * k + 8 * i);
  auto* d = reinterpret_cast<float*>(job.d);
  for (std::uint32_t row = 0; row < N; row += 4) {
    float* to = d + MfmaRows<N>::at(row);
    for (std::uint32_t r = 0; r < 4; ++r)
      add_row<N>(to + 64 * r, a + row + r, columns, std::make_index_sequence<depth>{});
  }
}

}  // namespace lockstep::fast::avx2
#endif
