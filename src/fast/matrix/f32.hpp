// D = C + A * B of f32 registers with few k's (32x32x2, 16x16x4), in place. C's loads and stores take as long as the
// multiply-adds, so all else has to fit in between. What counts (measured on Zen 5):
// - Two of A's numbers come by one load; shuffles within 128 bits, which part them, have pipes of their own.
// - A multiply-add that reads its sum from the register file keeps stores waiting; one that gets it from the
//   multiply-add just before does not. So rows are finished one after the other, a few in flight.
// - Loads and stores through the same register: where D has its own pointer, loads wait for stores (8 of 90 cycles).
// - With finite A and B no NaN arises, and those of C come out as the reference's. So inputs are tested, not results.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/matrix/avx512.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/unpacked.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Are all numbers of two registers finite? (Numbers whose sum is not ask for a closer look, too.)
LOCKSTEP_INLINE_AVX512 bool surely_finite(const float* a, const float* b) {
  const __m512 first = _mm512_add_ps(_mm512_loadu_ps(a), _mm512_loadu_ps(a + 16));
  const __m512 second = _mm512_add_ps(_mm512_loadu_ps(a + 32), _mm512_loadu_ps(a + 48));
  const __m512 third = _mm512_add_ps(_mm512_loadu_ps(b), _mm512_loadu_ps(b + 16));
  const __m512 fourth = _mm512_add_ps(_mm512_loadu_ps(b + 32), _mm512_loadu_ps(b + 48));
  const __m512 sum = _mm512_add_ps(_mm512_add_ps(first, second), _mm512_add_ps(third, fourth));
  constexpr int infinity_or_nan = 0x99;
  return _mm512_fpclass_ps_mask(sum, infinity_or_nan) == 0;
}

/// As broadcast_pair, with the shuffle: stores are the bound here, and this way takes 2 to 3 % less on Zen 4.
LOCKSTEP_INLINE_AVX512 __m512 shuffled_pair(const float* a) {
  double two;
  __builtin_memcpy(&two, a, sizeof two);
  __m512d pair = _mm512_set1_pd(two);
  asm("" : "+v"(pair));  // or clang makes row_of_pair a broadcast across 128 bits again
  return _mm512_castpd_ps(pair);
}

/// Rows of 32 columns under way.
struct RowsInFlight {
  static constexpr std::size_t count = 5;
  __m512 left[count], right[count];
  __m512 pair[2];  ///< A's numbers of two rows, by k
};

/// The number of row R, of two rows' `pair` or, on Intel, from memory.
template <std::size_t R, bool by_shuffles>
LOCKSTEP_INLINE_AVX512 __m512 number_of_row(__m512 pair, const float* a) {
  if constexpr (by_shuffles)
    return row_of_pair<R>(pair);
  else
    return broadcast(a + R);
}

/// One k of the row in place `at`.
LOCKSTEP_INLINE_AVX512 void add_products(RowsInFlight& rows, std::size_t at, __m512 number, const Columns<2>& b) {
  rows.left[at] = _mm512_fmadd_ps(number, b.number[0], rows.left[at]);
  rows.right[at] = _mm512_fmadd_ps(number, b.number[1], rows.right[at]);
}

/// A row is stored, row S - 1 finished, and row S begun. `d` is also C.
template <bool by_shuffles, std::size_t S>
LOCKSTEP_INLINE_AVX512 void step_32x32x2(RowsInFlight& rows, const float* a, float* d, const Columns<2>& first,
                                         const Columns<2>& second) {
  constexpr std::size_t height = 32, last = RowsInFlight::count;
  if constexpr (S >= last) {
    constexpr std::size_t row = S - last, at = row % RowsInFlight::count;
    float* to = d + MfmaRows<32>::at(row);
    _mm512_storeu_ps(to, rows.left[at]);
    _mm512_storeu_ps(to + 16, rows.right[at]);
  }
  if constexpr (S >= 1 && S <= height) {
    constexpr std::size_t row = S - 1, at = row % RowsInFlight::count;
    if constexpr (by_shuffles && row % 2 == 0) rows.pair[1] = shuffled_pair(a + height + row);
    add_products(rows, at, number_of_row<row, by_shuffles>(rows.pair[1], a + height), second);
  }
  if constexpr (S < height) {
    constexpr std::size_t at = S % RowsInFlight::count;
    const float* from = d + MfmaRows<32>::at(S);
    rows.left[at] = _mm512_loadu_ps(from);
    rows.right[at] = _mm512_loadu_ps(from + 16);
    if constexpr (by_shuffles && S % 2 == 0) rows.pair[0] = shuffled_pair(a + S);
    add_products(rows, at, number_of_row<S, by_shuffles>(rows.pair[0], a), first);
  }
}
template <bool by_shuffles, std::size_t... S>
LOCKSTEP_INLINE_AVX512 void steps_32x32x2(const float* a, float* d, const Columns<2>& first, const Columns<2>& second,
                                          std::index_sequence<S...>) {
  RowsInFlight rows;
  (step_32x32x2<by_shuffles, S>(rows, a, d, first, second), ...);
}
template <bool by_shuffles>
LOCKSTEP_TARGET_AVX512 void multiply_32x32x2(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                             ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  const auto *a = reinterpret_cast<const float*>(job.a), *b = reinterpret_cast<const float*>(job.b);
  if (job.c != job.d || !surely_finite(a, b)) [[unlikely]]
    return multiply_registers(plan, a_rows, b_rows, c_rows, d_rows, scales);
  asm("" : "+r"(a));  // to be read again: getting the pairs out of registers takes the multiply-adds' pipes
  Columns<2> first, second;
  load_columns(first, b);
  load_columns(second, b + 32);
  steps_32x32x2<by_shuffles>(a, reinterpret_cast<float*>(job.d), first, second,
                             std::make_index_sequence<32 + RowsInFlight::count>{});
}

/// Two rows; `d` is also C.
template <bool by_shuffles, std::size_t... K>
LOCKSTEP_INLINE_AVX512 void two_rows_16x16(const float* a, float* d, const __m512* columns, std::index_sequence<K...>) {
  __m512 even = _mm512_loadu_ps(d), odd = _mm512_loadu_ps(d + MfmaRows<16>::at(1));
  if constexpr (by_shuffles) {
    const __m512 pairs[] = {broadcast_pair(a + 16 * K)...};
    ((even = _mm512_fmadd_ps(row_of_pair<0>(pairs[K]), columns[K], even),
      odd = _mm512_fmadd_ps(row_of_pair<1>(pairs[K]), columns[K], odd)),
     ...);
  } else {
    ((even = _mm512_fmadd_ps(_mm512_set1_ps(a[16 * K]), columns[K], even),
      odd = _mm512_fmadd_ps(_mm512_set1_ps(a[16 * K + 1]), columns[K], odd)),
     ...);
  }
  _mm512_storeu_ps(d, even);
  _mm512_storeu_ps(d + MfmaRows<16>::at(1), odd);
}
template <bool by_shuffles, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void rows_16x16x4(const float* a, float* d, const __m512* columns, std::index_sequence<R...>) {
  (two_rows_16x16<by_shuffles>(a + 2 * R, d + MfmaRows<16>::at(2 * R), columns, std::make_index_sequence<4>{}), ...);
}
template <bool by_shuffles>
LOCKSTEP_TARGET_AVX512 void multiply_16x16x4(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                             ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  const auto *a = reinterpret_cast<const float*>(job.a), *b = reinterpret_cast<const float*>(job.b);
  if (job.c != job.d || !surely_finite(a, b)) [[unlikely]]
    return multiply_registers(plan, a_rows, b_rows, c_rows, d_rows, scales);
  asm("" : "+r"(a));  // to be read again: getting the pairs out of registers takes the multiply-adds' pipes
  const __m512 columns[] = {_mm512_loadu_ps(b), _mm512_loadu_ps(b + 16), _mm512_loadu_ps(b + 32),
                            _mm512_loadu_ps(b + 48)};
  rows_16x16x4<by_shuffles>(a, reinterpret_cast<float*>(job.d), columns, std::make_index_sequence<8>{});
}

}  // namespace lockstep::fast::avx512
#endif
