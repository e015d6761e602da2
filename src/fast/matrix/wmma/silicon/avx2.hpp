// Silicon's steps on 256-bit registers, for 16-bit inputs with f32 or bf16 results: numbers in units of the grid, which
// are cut by rounding down to integers. What else there is takes the portable kernels.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/wmma/silicon/avx2_doubles.hpp"
#include "fast/matrix/wmma/silicon/plain.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::silicon::avx2 {

/// What goes on at once: two rows, of four times four columns, since a step waits for the one before it.
constexpr std::uint32_t rows = 2, quads = 4;

LOCKSTEP_INLINE_AVX2 __m256d all(double x) { return _mm256_set1_pd(x); }
LOCKSTEP_INLINE_AVX2 __m256d bits(std::uint64_t x) {
  return _mm256_castsi256_pd(_mm256_set1_epi64x(static_cast<long long>(x)));
}
LOCKSTEP_INLINE_AVX2 __m256d floor(__m256d x) { return _mm256_round_pd(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC); }
/// One over a power of two.
LOCKSTEP_INLINE_AVX2 __m256d inverse(__m256d power) {
  const __m256i twice_one = _mm256_set1_epi64x(0x7fe0000000000000);
  return _mm256_castsi256_pd(_mm256_sub_epi64(twice_one, _mm256_castpd_si256(power)));
}
/// As SiliconKernels::prepare.
LOCKSTEP_TARGET_AVX2 inline bool prepare(const SiliconRule& rule, bool is_b, const float* numbers, SiliconInput& to) {
  const bool gfx11 = rule.unit == DotUnit::gfx11;
  const Element format = is_b ? rule.b : rule.a;
  const __m256i minimum = _mm256_set1_epi32(matrix::minimum_exponent(format) + 127);
  const __m256i largest_zero = _mm256_set1_epi32(gfx11 && format == Element::bf16 ? 0x7fffff : 0);
  const __m256i magnitudes = _mm256_set1_epi32(0x7fffffff), small_below = _mm256_set1_epi32(SiliconInput::small_below);
  const __m256i bias = _mm256_set1_epi32(1023 - 127);
  const __m256d nudge = all(gfx11 && !is_b ? SiliconInput::nudge : 1), zero = all(gfx11 ? SiliconInput::zero : 0);
  __m256i largest = _mm256_setzero_si256(), zeros = largest, small = largest;
  for (std::uint32_t i = 0; i < 256; i += 8) {
    const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers + i));
    const __m256i magnitude = _mm256_and_si256(bits, magnitudes);
    const __m256i other = _mm256_cmpgt_epi32(magnitude, largest_zero);  // than zero
    largest = _mm256_max_epi32(largest, magnitude);
    zeros = _mm256_or_si256(zeros, _mm256_andnot_si256(other, magnitudes));
    small = _mm256_or_si256(small, _mm256_and_si256(other, _mm256_cmpgt_epi32(small_below, magnitude)));
    const __m256i field = _mm256_max_epi32(_mm256_srli_epi32(magnitude, 23), minimum);
    const __m256i power = _mm256_and_si256(_mm256_add_epi32(field, bias), other);
#pragma GCC unroll 2
    for (std::uint32_t half = 0; half < 2; ++half) {
      const __m128i powers = half == 0 ? _mm256_castsi256_si128(power) : _mm256_extracti128_si256(power, 1);
      const __m128i masks = half == 0 ? _mm256_castsi256_si128(other) : _mm256_extracti128_si256(other, 1);
      const __m256d number = _mm256_cvtps_pd(_mm_loadu_ps(numbers + i + half * 4));
      const __m256d nothing = _mm256_or_pd(zero, _mm256_and_pd(number, all(-0.0)));
      _mm256_store_pd(to.number[0] + i + half * 4, _mm256_blendv_pd(nothing, _mm256_mul_pd(number, nudge),
                                                                    _mm256_castsi256_pd(_mm256_cvtepi32_epi64(masks))));
      _mm256_store_pd(to.power[0] + i + half * 4,
                      _mm256_castsi256_pd(_mm256_slli_epi64(_mm256_cvtepi32_epi64(powers), 52)));
    }
  }
  to.zeros = _mm256_movemask_epi8(zeros) != 0;
  to.small = _mm256_movemask_epi8(small) != 0;
  alignas(32) std::uint32_t columns[8];
  _mm256_store_si256(reinterpret_cast<__m256i*>(columns), _mm256_max_epi32(largest, _mm256_slli_epi32(minimum, 23)));
  std::uint32_t most = 0;
  for (const std::uint32_t one : columns) most = one > most ? one : most;
  to.largest = std::bit_cast<float>(most & F32::exponent_mask);
  return _mm256_movemask_epi8(_mm256_cmpgt_epi32(largest, _mm256_set1_epi32(0x7f7fffff))) == 0;
}

/// A k's sum of exponents as a power of two, of four columns.
LOCKSTEP_INLINE_AVX2 __m256d power(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                   std::uint32_t column) {
  return _mm256_mul_pd(_mm256_broadcast_sd(&a.power[k][row]), _mm256_load_pd(b.power[k] + column));
}
LOCKSTEP_INLINE_AVX2 __m256d product(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                     std::uint32_t column) {
  return _mm256_mul_pd(_mm256_broadcast_sd(&a.number[k][row]), _mm256_load_pd(b.number[k] + column));
}

template <DotResult result>
LOCKSTEP_INLINE_AVX2 __m256d rounded(__m256d sum) {
  __m128 numbers = _mm_add_ps(_mm256_cvtpd_ps(sum), _mm_setzero_ps());  // no -0
  if constexpr (result == DotResult::bf16)
    numbers = _mm_and_ps(numbers, _mm_castsi128_ps(_mm_set1_epi32(static_cast<int>(0xffff0000u))));
  return _mm256_cvtps_pd(numbers);
}

/// In the frame of the accumulator's sign, which the scale has.
template <DotResult result>
LOCKSTEP_INLINE_AVX2 __m256d gfx11_step(const SiliconInput& a, const SiliconInput& b, std::uint32_t k,
                                        std::uint32_t row, std::uint32_t column, __m256d c) {
  const __m256d largest = _mm256_max_pd(power(a, b, k, row, column), power(a, b, k + 1, row, column));
  const __m256d size = _mm256_max_pd(_mm256_max_pd(_mm256_and_pd(c, bits(0x7ff0000000000000)), all(0x1p-144)),
                                     _mm256_mul_pd(largest, all(4)));
  const __m256d sign = _mm256_and_pd(c, all(-0.0));
  const __m256d unit = _mm256_xor_pd(_mm256_mul_pd(size, all(0x1p-26)), sign);
  const __m256d scale = _mm256_xor_pd(inverse(_mm256_mul_pd(size, all(0x1p-26))), sign);
  __m256d sum = floor(_mm256_mul_pd(c, scale));
  sum = _mm256_add_pd(sum, floor(_mm256_mul_pd(product(a, b, k, row, column), scale)));
  sum = _mm256_add_pd(sum, floor(_mm256_mul_pd(product(a, b, k + 1, row, column), scale)));
  sum = _mm256_mul_pd(sum, unit);
  // Numbers below the normal ones are zeros.
  const __m256d small = _mm256_cmp_pd(_mm256_andnot_pd(all(-0.0), sum), all(0x1p-126 - 0x1p-151), _CMP_LT_OQ);
  return rounded<result>(_mm256_andnot_pd(small, sum));
}

template <DotResult result>
LOCKSTEP_INLINE_AVX2 __m256d gfx12_step(const SiliconInput& a, const SiliconInput& b, std::uint32_t k,
                                        std::uint32_t row, std::uint32_t column, __m256d c) {
  __m256d pair[2], largest[2];
#pragma GCC unroll 2
  for (std::uint32_t i = 0; i < 2; ++i) {
    largest[i] = _mm256_max_pd(power(a, b, k + 2 * i, row, column), power(a, b, k + 2 * i + 1, row, column));
    // On the pair's own grid; where there is no product, of nothing.
    const __m256d grid = _mm256_max_pd(largest[i], all(0x1p-300));
    const __m256d scale = inverse(_mm256_mul_pd(grid, all(0x1p-24)));
    pair[i] = _mm256_add_pd(floor(_mm256_mul_pd(product(a, b, k + 2 * i, row, column), scale)),
                            floor(_mm256_mul_pd(product(a, b, k + 2 * i + 1, row, column), scale)));
    pair[i] = _mm256_mul_pd(pair[i], _mm256_mul_pd(grid, all(0x1p-24)));
  }
  const __m256d lead = _mm256_max_pd(_mm256_and_pd(c, bits(0x7ff0000000000000)), all(0x1p-126));
  const __m256d unit =
      _mm256_mul_pd(_mm256_max_pd(lead, _mm256_mul_pd(_mm256_max_pd(largest[0], largest[1]), all(4))), all(0x1p-26));
  const __m256d scale = inverse(unit);
  // An accumulator that keeps no bit is nothing, also below zero.
  __m256d sum = floor(_mm256_mul_pd(_mm256_andnot_pd(_mm256_cmp_pd(lead, unit, _CMP_LT_OQ), c), scale));
  sum = _mm256_add_pd(sum, floor(_mm256_mul_pd(pair[0], scale)));
  sum = _mm256_add_pd(sum, floor(_mm256_mul_pd(pair[1], scale)));
  return rounded<result>(_mm256_mul_pd(sum, unit));
}

template <DotUnit unit, DotResult result>
LOCKSTEP_TARGET_AVX2 bool multiply(const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                                   const std::uint32_t* c, std::uint32_t* d) {
  Tile tile;
  load(tile, places, c);
  if constexpr (unit == DotUnit::gfx11) flush(tile);
  for (std::uint32_t row = 0; row < 16; row += rows) {
    __m256d sums[rows][quads];
#pragma GCC unroll 8
    for (std::uint32_t i = 0; i < rows * quads; ++i)
      sums[i / quads][i % quads] =
          _mm256_cvtps_pd(_mm_loadu_ps(reinterpret_cast<const float*>(tile.number[row + i / quads]) + i % quads * 4));
    for (std::uint32_t k = 0; k < 16; k += unit == DotUnit::gfx11 ? 2 : 4) {
#pragma GCC unroll 8
      for (std::uint32_t i = 0; i < rows * quads; ++i) {
        __m256d& sum = sums[i / quads][i % quads];
        if constexpr (unit == DotUnit::gfx11)
          sum = gfx11_step<result>(a, b, k, row + i / quads, i % quads * 4, sum);
        else
          sum = gfx12_step<result>(a, b, k, row + i / quads, i % quads * 4, sum);
      }
    }
#pragma GCC unroll 8
    for (std::uint32_t i = 0; i < rows * quads; ++i)
      _mm_storeu_ps(reinterpret_cast<float*>(tile.number[row + i / quads]) + i % quads * 4,
                    _mm256_cvtpd_ps(sums[i / quads][i % quads]));
  }
  return store_finite(tile, places, d);
}

template <DotUnit unit, DotResult result>
bool multiply_in_range(const SiliconInput& a, const SiliconInput& b, RowPlaces places, const std::uint32_t* c,
                       std::uint32_t* d) {
  if (in_range_of_doubles(unit, a, b) && multiply_in_doubles<unit, result>(a, b, places, c, d)) return true;
  return multiply<unit, result>(a, b, places, c, d);
}
inline bool multiply_by_rule(const SiliconRule& rule, const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                             const std::uint32_t* c, std::uint32_t* d) {
  if (rule.result == DotResult::f16 || rule.group() == 4) return plain::multiply_avx2(rule, a, b, places, c, d);
  const bool bf16 = rule.result == DotResult::bf16;
  if (rule.unit == DotUnit::gfx11)
    return bf16 ? multiply_in_range<DotUnit::gfx11, DotResult::bf16>(a, b, places, c, d)
                : multiply_in_range<DotUnit::gfx11, DotResult::f32>(a, b, places, c, d);
  return bf16 ? multiply_in_range<DotUnit::gfx12, DotResult::bf16>(a, b, places, c, d)
              : multiply_in_range<DotUnit::gfx12, DotResult::f32>(a, b, places, c, d);
}
inline constexpr SiliconKernels kernels = {prepare, multiply_by_rule};

}  // namespace lockstep::fast::silicon::avx2
#endif
