// A and B of f16 in the CDNA3 model as cdna3_wide.hpp takes them: [eight k's][two k's][row of A or column of B]; and
// what cdna3_grid.hpp has of it for bf16.
//
// An exponent is that of a number's leading bit, that of the smallest normal number for denormal ones. Each eight k's
// of a row have a largest one, E. A number that is 2^E / 2^d counts by its deficit d. What is kept for a number of f16:
// - a power of sixteen, 16^-d (0 for zero), from whose sums the largest exponent of a row's and a column's products
//   comes;
// - f64, see Cdna3Doubles.
// Deficits above 15, infinities and NaNs are not for these kernels.
#pragma once

#include <algorithm>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_inputs.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::cdna3_wide {

inline constexpr std::uint32_t most_dwords = 4 * 64;  ///< of an operand
inline constexpr std::uint32_t most_deficit = 15;     ///< that powers of sixteen hold

/// Powers and exponents.
struct Cdna3Operand {
  alignas(64) std::uint32_t power[most_dwords];         ///< two bf16 numbers a dword; those of B an eighth
  alignas(64) std::uint32_t exponent[most_dwords / 4];  ///< E, in a float's place; A's less exponent_of_a
  bool zeros = false;                                   ///< there are some
};
/// Exponents of operands: the largest and the least E of all rows but those of zeros, the largest d.
struct Found {
  __m512i largest, least, deficit;
};
struct Cdna3Doubles : Cdna3Operand {
  using Found = cdna3_wide::Found;
  static constexpr std::uint32_t bias = 15, infinity = 31;

  alignas(64) std::uint32_t signs[most_dwords / 4];  ///< of eight k's, a bit each
  alignas(64) double number[2 * most_dwords];        ///< [k][row of A or column of B]
};

/// The sums of powers of sixteen are 2^(4 * (31 - the least deficit) - 127) at least, below sixteen times that. So E of
/// a row + E of a column (biased) - 151 - 31, plus a quarter of the sum's biased exponent, is the biased exponent of a
/// unit, 2^(largest exponent of the products - 24).
inline constexpr std::uint32_t least_power = 31, exponent_of_a = 151 + least_power;

/// The dwords of two k's, counted through the registers and then the groups of N lanes.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 const std::uint32_t* pair_of_k(ConstRows rows, std::uint32_t registers, std::uint32_t i) {
  return rows[i % registers] + i / registers * N;
}

/// Sixteen rows of eight k's: four dwords each, their magnitudes and exponents.
struct Eight {
  __m512i bits[4], magnitude[4], field[4], largest;
  __mmask32 number[4];  ///< not zero
};
LOCKSTEP_INLINE_AVX512 __m512i halves(std::uint16_t value) { return _mm512_set1_epi16(static_cast<short>(value)); }

/// `fraction`: how many fraction bits the format has. Denormal f16 numbers have the exponent of the smallest normal
/// one, denormal bf16 numbers 0.
template <std::uint32_t N, std::uint32_t fraction>
LOCKSTEP_INLINE_AVX512 Eight load_eight(ConstRows rows, std::uint32_t registers, std::uint32_t first,
                                        std::uint32_t column) {
  Eight of;
  of.largest = _mm512_setzero_si512();
  for (std::uint32_t c = 0; c < 4; ++c) {
    of.bits[c] = _mm512_loadu_si512(pair_of_k<N>(rows, registers, first + c) + column);
    of.magnitude[c] = _mm512_and_si512(of.bits[c], halves(0x7fff));
    of.number[c] = _mm512_test_epi16_mask(of.bits[c], halves(0x7fff));
    of.field[c] = _mm512_srli_epi16(of.magnitude[c], fraction);
    if constexpr (fraction == 10)
      of.field[c] = _mm512_mask_max_epu16(of.magnitude[c], of.number[c], of.field[c], halves(1));
    of.largest = _mm512_max_epu16(of.largest, of.field[c]);
  }
  of.largest = _mm512_max_epu16(of.largest, _mm512_rol_epi32(of.largest, 16));
  return of;
}

LOCKSTEP_INLINE_AVX512 void start(Found& found) {
  found.largest = found.deficit = _mm512_setzero_si512();
  found.least = halves(0x7fff);
}
/// Powers and exponents of sixteen rows, `bias` that of the format.
template <bool is_a>
LOCKSTEP_INLINE_AVX512 void keep_exponents(const Eight& of, std::uint32_t bias, Cdna3Operand& to, std::uint32_t place,
                                           std::uint32_t stride, std::uint32_t row_place, Found& found,
                                           __mmask32& numbers) {
  const __mmask32 any = of.number[0] | of.number[1] | of.number[2] | of.number[3];
  found.largest = _mm512_max_epu16(found.largest, of.largest);
  found.least = _mm512_mask_min_epu16(found.least, any, found.least, of.largest);
  for (std::uint32_t c = 0; c < 4; ++c) {
    const __m512i deficit = _mm512_sub_epi16(of.largest, of.field[c]);
    numbers &= of.number[c];
    found.deficit = _mm512_mask_max_epu16(found.deficit, of.number[c], found.deficit, deficit);
    const __m512i one = halves((is_a ? 127u : 124u) << 7);
    const __m512i power = _mm512_maskz_sub_epi16(of.number[c], one, _mm512_slli_epi16(deficit, 9));
    _mm512_store_si512(to.power + place + c * stride, power);
  }
  const __m512i biased = _mm512_add_epi32(_mm512_and_si512(of.largest, _mm512_set1_epi32(0xffff)),
                                          _mm512_set1_epi32(static_cast<int>(127 - bias)));
  const __m512i exponent = _mm512_mask_mov_epi32(_mm512_set1_epi32(127), _mm512_test_epi32_mask(of.largest, of.largest),
                                                 biased);  // rows of zeros: any will do
  const __m512i placed = _mm512_sub_epi32(exponent, _mm512_set1_epi32(is_a ? exponent_of_a : 0));
  _mm512_store_si512(to.exponent + row_place, _mm512_slli_epi32(placed, 23));
}

LOCKSTEP_INLINE_AVX512 std::uint32_t largest_half(__m512i v) {
  const __m512i both = _mm512_max_epu16(v, _mm512_srli_epi32(v, 16));
  return static_cast<std::uint32_t>(_mm512_reduce_max_epi32(_mm512_and_si512(both, _mm512_set1_epi32(0xffff))));
}
LOCKSTEP_INLINE_AVX512 std::uint32_t least_half(__m512i v) {
  const __m512i both = _mm512_min_epu16(v, _mm512_srli_epi32(v, 16));
  return static_cast<std::uint32_t>(_mm512_reduce_min_epi32(_mm512_and_si512(both, _mm512_set1_epi32(0xffff))));
}
/// Are all numbers of the operands in which this was found for these kernels, and the exponents of all sums within
/// f32's, as Cdna3Limits has them? A least deficit is 2 * most_deficit at most.
LOCKSTEP_INLINE_AVX512 bool covers(const Found& a, const Found& b) {
  const std::uint32_t a_largest = largest_half(a.largest), b_largest = largest_half(b.largest);
  const std::uint32_t a_least = least_half(a.least), b_least = least_half(b.least);
  if (largest_half(_mm512_max_epu16(a.deficit, b.deficit)) > most_deficit) return false;
  if (std::max(a_largest, b_largest) >= Cdna3Doubles::infinity) return false;
  constexpr auto biases = static_cast<std::int32_t>(2 * Cdna3Doubles::bias);
  return static_cast<std::int32_t>(a_least + b_least - 2 * most_deficit) - biases >= Cdna3Limits::least_dot &&
         static_cast<std::int32_t>(a_largest + b_largest) - biases < Cdna3Limits::most_product;
}

/// f16 numbers. A's are a little too large, by 2^-30, zeros are 2^-100: rounded downwards, see cdna3_wide.hpp.
template <std::uint32_t N, bool is_a>
LOCKSTEP_INLINE_AVX512 void prepare(ConstRows rows, std::uint32_t registers, Cdna3Doubles& to, Found& found) {
  __mmask32 all_numbers = 0xffffffffu;
  const std::uint32_t pairs = registers * (64 / N);
  for (std::uint32_t first = 0; first < pairs; first += 4) {
    for (std::uint32_t column = 0; column < N; column += 16) {
      const Eight of = load_eight<N, 10>(rows, registers, first, column);
      keep_exponents<is_a>(of, to.bias, to, first * N + column, N, first / 4 * N + column, found, all_numbers);
      __m512i signs = _mm512_setzero_si512();
      for (std::uint32_t c = 0; c < 4; ++c) {
        const __m512i low_bits = _mm512_and_si512(_mm512_rol_epi32(of.bits[c], 1), _mm512_set1_epi32(0x10001));
        signs = _mm512_or_si512(signs, _mm512_slli_epi32(low_bits, c));
        for (std::uint32_t half = 0; half < 2; ++half) {
          const __m512i one = half == 0 ? of.bits[c] : _mm512_srli_epi32(of.bits[c], 16);
          const __m512i wide = _mm512_castps_si512(_mm512_cvtph_ps(_mm512_cvtepi32_epi16(one)));
          const __mmask16 zero = _mm512_testn_epi32_mask(wide, _mm512_set1_epi32(0x7fffffff));
          const __m512 number =
              _mm512_castsi512_ps(_mm512_mask_or_epi32(wide, zero, wide, _mm512_set1_epi32((127 - 100) << 23)));
          double* const place = to.number + ((first + c) * 2 + half) * N + column;
          const __m512d scale = _mm512_set1_pd(is_a ? 1 + 0x1p-30 : 1);
          _mm512_store_pd(place, _mm512_mul_pd(_mm512_cvtps_pd(_mm512_castps512_ps256(number)), scale));
          _mm512_store_pd(place + 8, _mm512_mul_pd(_mm512_cvtps_pd(_mm512_extractf32x8_ps(number, 1)), scale));
        }
      }
      _mm512_store_si512(to.signs + first / 4 * N + column, signs);
    }
  }
  to.zeros = all_numbers != 0xffffffffu;
}

}  // namespace lockstep::fast::cdna3_wide
#endif
