// f64 matrices (16x16x4) on 512-bit registers: B stays in eight of them, sums of four rows in eight more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/f64.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Eight lanes of a register pair; `sign` flips their signs.
LOCKSTEP_INLINE_AVX512 __m512d load_f64(ConstRows from, std::uint32_t lane, __m512i sign) {
  const __m512i low = _mm512_cvtepu32_epi64(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[0] + lane)));
  const __m512i high = _mm512_cvtepu32_epi64(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[1] + lane)));
  return _mm512_castsi512_pd(_mm512_xor_si512(_mm512_or_si512(low, _mm512_slli_epi64(high, 32)), sign));
}
LOCKSTEP_INLINE_AVX512 void store_f64(__m512d x, Rows to, std::uint32_t lane) {
  const __m512i bits = _mm512_castpd_si512(x);
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(to[0] + lane), _mm512_cvtepi64_epi32(bits));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(to[1] + lane), _mm512_cvtepi64_epi32(_mm512_srli_epi64(bits, 32)));
}
LOCKSTEP_INLINE_AVX512 __m512i f64_sign(const MatrixPlan& plan, std::uint32_t operand) {
  return _mm512_set1_epi64(static_cast<long long>(std::uint64_t{plan.negate} >> operand << 63));
}

/// Sums of row `row` that are NaNs, as the reference has them.
[[gnu::noinline, gnu::cold]] inline void repair_f64(const F64Input& a, const F64Input& b, std::uint32_t row,
                                                    std::uint32_t first_column, const double* c, double* sum) {
  for (std::uint32_t j = 0; j < 8; ++j)
    if (sum[j] != sum[j]) sum[j] = exact_f64(a, b, row, first_column + j, c[j]);
}

/// Four rows of sixteen: eight numbers each, which `R` counts.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_f64_group(const F64Input& a, const F64Input& b, const __m512d (&columns)[4][2],
                                               std::uint32_t group, ConstRows c_rows, Rows d_rows, __m512i sign,
                                               std::index_sequence<R...>) {
  const __m512d c[] = {load_f64(c_rows, R * 8, sign)...};
  __m512d sum[] = {c[R]...};
  for (std::uint32_t k = 0; k < 4; ++k)
    ((sum[R] = _mm512_fmadd_pd(broadcast(&a.number[k][4 * group + R / 2]), columns[k][R % 2], sum[R])), ...);
  std::uint32_t nan = 0;
  ((nan |= _mm512_cmp_pd_mask(sum[R], sum[R], _CMP_UNORD_Q)), ...);
  if (nan != 0) [[unlikely]] {
    for (std::uint32_t r = 0; r < 8; ++r) {
      alignas(64) double before[8], after[8];
      _mm512_store_pd(before, c[r]);
      _mm512_store_pd(after, sum[r]);
      repair_f64(a, b, 4 * group + r / 2, r % 2 * 8, before, after);
      sum[r] = _mm512_load_pd(after);
    }
  }
  (store_f64(sum[R], d_rows, R * 8), ...);
}

LOCKSTEP_TARGET_AVX512 inline void multiply_f64(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                ConstRows c_rows, Rows d_rows, const BlockScales*) {
  F64Input a, b;
  __m512d columns[4][2];
  for (std::uint32_t i = 0; i < 8; ++i) {
    columns[i / 2][i % 2] = load_f64(b_rows, i * 8, f64_sign(plan, 1));
    _mm512_store_pd(&b.number[i / 2][i % 2 * 8], columns[i / 2][i % 2]);
    _mm512_store_pd(&a.number[i / 2][i % 2 * 8], load_f64(a_rows, i * 8, f64_sign(plan, 0)));
  }
  for (std::uint32_t group = 0; group < 4; ++group)
    multiply_f64_group(a, b, columns, group, c_rows + 2 * group, d_rows + 2 * group, f64_sign(plan, 2),
                       std::make_index_sequence<8>{});
}

}  // namespace lockstep::fast::avx512
#endif
