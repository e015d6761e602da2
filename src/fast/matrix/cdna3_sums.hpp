// Sums of eight products in the CDNA3 model, and how they are added to C: what cdna3_wide.hpp has of both bf16 and f16.
//
// The rule (matrix/model.hpp), of eight products whose largest exponent is `dot`, in units of 2^(dot - 24): T is the
// sum of the products, each cut towards zero; with C cut downwards, |C| below 1.5 * 2^30, C + T is rounded to f32.
// Proof that nothing else of the rule counts there: |T| < 2^29, for a product is below 4 * 2^dot. Let e be C's
// exponent. Where e > dot the rule cuts T to 2^(e - 32): e <= dot + 6, so that is less than a unit, and C, a multiple
// of 2^(e - 23), is not cut. The sum has 31 bits at most, and the rule keeps 32.
//
// `dot`: a row's and a column's numbers have deficits d to their largest exponents; 16^-d times 16^-d, summed over
// eight k's, is from 16^-(least deficit) to eight times that: an exponent that, divided by four, is the least deficit.
//
// C's from 2^30 units on are multiples of 2^7. There eight units count as one, in which T is cut downwards and then
// made odd if it was cut: the sum has 27 bits at least, so its last bit tells f32's rounding no more than that
// something is below. That goes up to 1.75 * 2^31, for sums below 2^32, of which the rule cuts nothing.
//
// Larger C's go through f64 (cdna3_larger.hpp); eight products that are all zero leave C.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/cdna3.hpp"
#include "fast/matrix/cdna3_larger.hpp"
#include "fast/matrix/cdna3_operands.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::cdna3_wide {

/// Eight k's of N rows and `width` times sixteen columns, [row][sixteen columns]: how C is scaled to units (0: no
/// product is other than zero), and T.
template <std::uint32_t N, std::uint32_t width>
struct Sums {
  alignas(64) std::uint32_t scale[N * width][16];
  alignas(64) std::uint32_t sum[N * width][16];
  /// Two Sums follow each other. Loads from one would wait for stores to the other where addresses agree in their low
  /// twelve bits.
  alignas(64) std::uint32_t unused[17][16];
};

/// Products that are added to some columns, from `column` on: eight k's, from `block` times eight on.
template <class Operand>
struct Step {
  MatrixJob job;
  const Operand *a, *b;
  std::uint32_t block, column;
  bool zeros;  ///< some product may be zero
};

/// Sixteen results each, side by side: those of four rows, or of two rows and twice sixteen columns.
inline constexpr std::uint32_t strip = 4;
using Strip = std::make_index_sequence<strip>;

using avx512::broadcast_dword;

/// From a unit to the scale, and back: powers of two.
LOCKSTEP_INLINE_AVX512 __m512i inverse(__m512i power) { return _mm512_sub_epi32(_mm512_set1_epi32(254 << 23), power); }

/// Four dwords of sixteen columns.
struct FourPairs {
  __m512i pair[4];
};
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 FourPairs load_pairs(const std::uint32_t* from) {
  return {{_mm512_load_si512(from), _mm512_load_si512(from + N), _mm512_load_si512(from + 2 * N),
           _mm512_load_si512(from + 3 * N)}};
}
/// What B's columns have for the scales, by sixteen.
template <std::uint32_t width>
struct Powers {
  FourPairs power[width];
  __m512i exponent[width];
};
template <std::uint32_t N, std::size_t... W>
LOCKSTEP_INLINE_AVX512 Powers<sizeof...(W)> load_powers(const Cdna3Operand& b, std::uint32_t block,
                                                        std::uint32_t column, std::index_sequence<W...>) {
  return {{load_pairs<N>(b.power + block * 4 * N + column + W * 16)...},
          {_mm512_load_si512(b.exponent + block * N + column + W * 16)...}};
}

/// Arrays are for fold expressions, which leave nothing for the compiler to keep in memory.
template <std::size_t pair, std::uint32_t width, std::size_t... R>
LOCKSTEP_INLINE_BF16 void add_powers(__m512 (&to)[strip], const std::uint32_t* a, const Powers<width>& b,
                                     std::index_sequence<R...>) {
  ((to[R] = _mm512_dpbf16_ps(to[R], reinterpret_cast<__m512bh>(b.power[R % width].pair[pair]),
                             reinterpret_cast<__m512bh>(broadcast_dword(a + R / width)))),
   ...);
}
/// Scales of a strip from sums of powers. Gives 31 less the least deficits.
template <std::uint32_t N, bool zeros, std::uint32_t width, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void find_scales(const __m512 (&sums)[strip], const std::uint32_t* a_exponent,
                                        const Powers<width>& b, std::uint32_t place, Sums<N, width>& to,
                                        __m512i (&power)[strip], std::index_sequence<R...>) {
  const __m512i both[] = {_mm512_sub_epi32(inverse(b.exponent[R % width]), broadcast_dword(a_exponent + R / width))...};
  ((power[R] = _mm512_srli_epi32(_mm512_castps_si512(sums[R]), 25)), ...);
  __m512i scale[] = {_mm512_sub_epi32(both[R], _mm512_slli_epi32(power[R], 23))...};
  if constexpr (zeros) ((scale[R] = _mm512_maskz_mov_epi32(_mm512_test_epi32_mask(power[R], power[R]), scale[R])), ...);
  (_mm512_store_si512(to.scale[place + R], scale[R]), ...);
}

/// Sixteen results that are not as easy, as larger C's have them; for later, as nothing tells which these are. Places
/// are those of Sums.
template <std::uint32_t N, std::uint32_t width>
struct Others {
  std::uint32_t count = 0;
  std::uint8_t place[N * width + 1];
  alignas(64) float c[N * width + 1][16];
};

/// Which C's are negative zeros or NaNs, for sums that are not `any`.
LOCKSTEP_INLINE_AVX512 __mmask16 not_left(__m512 c, __mmask16 any) {
  constexpr int nan_or_negative_zero = 0x01 | 0x04 | 0x80;
  return static_cast<__mmask16>(_mm512_fpclass_ps_mask(c, nan_or_negative_zero) & ~any);
}
/// In units: those that need coarse ones, and those that are for later.
LOCKSTEP_INLINE_AVX512 __mmask16 not_small(__m512 units) {
  return _mm512_cmp_ps_mask(_mm512_abs_ps(units), _mm512_set1_ps(0x1.8p30f), _CMP_NLT_UQ);
}
LOCKSTEP_INLINE_AVX512 __mmask16 not_medium(__m512 units) {
  return _mm512_cmp_ps_mask(_mm512_abs_ps(units), _mm512_set1_ps(0x1.cp31f), _CMP_NLT_UQ);
}
LOCKSTEP_INLINE_AVX512 __m512 in_units(__m512 c, __m512i scale) {
  return _mm512_mul_round_ps(c, _mm512_castsi512_ps(scale), _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

/// `result`, but where C is not small: of coarse units.
LOCKSTEP_INLINE_AVX512 __m512 with_coarse_units(__m512 result, __m512 units, __m512i sum, __m512i scale,
                                                __mmask16 any) {
  const __mmask16 cut = _mm512_test_epi32_mask(sum, _mm512_set1_epi32(7));
  const __m512i shifted = _mm512_srai_epi32(sum, 3);
  const __m512i odd = _mm512_mask_or_epi32(shifted, cut, shifted, _mm512_set1_epi32(1));
  const __m512i addend = _mm512_cvtps_epi32(_mm512_mul_ps(units, _mm512_set1_ps(0.125f)));
  const __m512i unit = _mm512_add_epi32(inverse(scale), _mm512_set1_epi32(3 << 23));
  const auto coarse = static_cast<__mmask16>(any & not_small(units));
  return _mm512_mask_mul_ps(result, coarse, _mm512_cvtepi32_ps(_mm512_add_epi32(odd, addend)),
                            _mm512_castsi512_ps(unit));
}

/// Adds the products of a strip to C. `zeros`: there may be sums without a product other than zero.
template <std::uint32_t N, bool zeros, std::uint32_t width, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void add_strip(ConstRows c_rows, Rows d_rows, const Sums<N, width>& sums, std::uint32_t at,
                                      std::uint32_t column, Others<N, width>& others, std::index_sequence<R...>) {
  const std::uint32_t place = MfmaRows<N>::at(at / width) + column;
  const float* const from = reinterpret_cast<const float*>(c_rows) + place;
  float* const to = reinterpret_cast<float*>(d_rows) + place;
  const __m512i scale[] = {_mm512_load_si512(sums.scale[at + R])...};
  const __m512 c[] = {_mm512_loadu_ps(from + R / width * 64 + R % width * 16)...};
  const __m512 units[] = {in_units(c[R], scale[R])...};
  const __m512i addend[] = {_mm512_cvt_roundps_epi32(units[R], _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC)...};
  // Where C is not small, or NaN, the sum, which may leave 32 bits, is far from zero.
  const __m512 all[] = {_mm512_cvtepi32_ps(_mm512_add_epi32(_mm512_load_si512(sums.sum[at + R]), addend[R]))...};
  __mmask16 any[] = {static_cast<__mmask16>(zeros ? _mm512_test_epi32_mask(scale[R], scale[R]) : 0xffffu)...};
  constexpr int larger_magnitude = 0xb;
  __m512 largest = _mm512_setzero_ps();
  ((largest = _mm512_range_ps(largest, all[R], larger_magnitude)), ...);
  std::uint32_t later = _mm512_cmp_ps_mask(largest, _mm512_set1_ps(0x1.8p30f), _CMP_GE_OQ);
  if constexpr (zeros) ((later |= not_left(c[R], any[R])), ...);
  (_mm512_storeu_ps(to + R / width * 64 + R % width * 16,
                    _mm512_mask_mul_ps(c[R], any[R], all[R], _mm512_castsi512_ps(inverse(scale[R])))),
   ...);
  if (later == 0) [[likely]]
    return;
  ((_mm512_store_ps(others.c[others.count], c[R]), others.place[others.count] = static_cast<std::uint8_t>(at + R),
    others.count += (not_small(units[R]) | (zeros ? not_left(c[R], any[R]) : 0)) != 0 ? 1 : 0),
   ...);
}

/// C plus T once more: sixteen results of a row from `column` on, whatever C is. `scale`: from C to units.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void add_again(const MatrixJob& job, std::uint32_t block, std::uint32_t row,
                                      std::uint32_t column, __m512i scale, __m512i sum, __m512 c) {
  float* const to = reinterpret_cast<float*>(job.d) + MfmaRows<N>::at(row) + column;
  const __m512 units = in_units(c, scale);
  const __m512i addend = _mm512_cvt_roundps_epi32(units, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  const __mmask16 any = _mm512_test_epi32_mask(scale, scale);
  const __m512 small = _mm512_mask_mul_ps(c, any, _mm512_cvtepi32_ps(_mm512_add_epi32(sum, addend)),
                                          _mm512_castsi512_ps(inverse(scale)));
  _mm512_storeu_ps(to, with_coarse_units(small, units, sum, scale, any));
  const auto done = static_cast<__mmask16>(~(not_medium(units) | not_left(c, any)));
  if (done == 0xffff) [[likely]]
    return;
  const __m512i dot = _mm512_sub_epi32(_mm512_set1_epi32(127 + 24), _mm512_srli_epi32(scale, 23));
  const __m512i exponent = _mm512_mask_mov_epi32(_mm512_set1_epi32(2 * Cdna3Input::zero_exponent), any, dot);
  const Cdna3Tile tile{0, static_cast<std::uint16_t>(column), block * 8, block * 8 + 8};
  avx512::add_larger(job, tile, static_cast<std::uint16_t>(row), exponent, sum, c, done, true, to);
}
/// Once more, what add_strip could not do.
template <std::uint32_t N, std::uint32_t width>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] void add_others(const MatrixJob& job, std::uint32_t block,
                                                         std::uint32_t first_column, const Sums<N, width>& sums,
                                                         const Others<N, width>& others) {
  for (std::uint32_t i = 0; i < others.count; ++i) {
    const std::uint32_t place = others.place[i];
    add_again<N>(job, block, place / width, first_column + place % width * 16, _mm512_load_si512(sums.scale[place]),
                 _mm512_load_si512(sums.sum[place]), _mm512_load_ps(others.c[i]));
  }
}

}  // namespace lockstep::fast::cdna3_wide
#endif
