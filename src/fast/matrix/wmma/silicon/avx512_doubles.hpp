// Silicon's steps on 512-bit registers where sums stay doubles from step to step: products of f16 or bf16 that are
// neither small nor large, with f32 or bf16 results. A conversion to f32 and back is four operations; rounding a double
// to 24 bits is two.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/matrix/wmma/silicon/avx512.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::silicon::avx512 {

/// Sixteen rows of sums, in halves.
struct DoubleTile {
  alignas(64) double number[16][16];
};

/// The exponents of two steps' products of a row, as `exponents` has them.
template <DotUnit unit>
LOCKSTEP_INLINE_AVX512 __m512i fields_of(const SiliconInput& a, const SiliconInput& b, std::uint32_t fields,
                                         std::uint32_t row) {
  // Without zeros, as RDNA3 has them here, there is always something to add.
  return exponents<unit, DotResult::f32, Range::normal, unit == DotUnit::gfx11>(a, b, fields, row);
}
/// Those of one step and half a row at the top of doubles. Below them stands what is left of other fields.
template <std::uint32_t step_of_two>
LOCKSTEP_INLINE_AVX512 __m512d at_top(__m512i fields, std::uint32_t half) {
  if (step_of_two == 1) return _mm512_castsi512_pd(half == 0 ? fields : _mm512_slli_epi64(fields, 32));
  return _mm512_castsi512_pd(half == 0 ? _mm512_slli_epi64(fields, 16) : _mm512_slli_epi64(fields, 48));
}

/// Sums, which have 29 bits at most, rounded to 24, ties to even. A sum times 2^29 is a multiple of the last place
/// that the sum of both has, and that is the last place of 24 bits.
template <DotResult result>
LOCKSTEP_INLINE_AVX512 __m512d rounded_double(__m512d sum) {
  const __m512d far = _mm512_set1_pd(0x1p29);
  const __m512d number = _mm512_fnmadd_pd(sum, far, _mm512_fmadd_pd(sum, far, sum));
  if constexpr (result == DotResult::f32) return number;
  return _mm512_and_pd(number, _mm512_castsi512_pd(_mm512_set1_epi64(static_cast<long long>(~0ull << 45))));
}

/// The grid and the accumulator on it, as gfx11_start and gfx12_start; but no accumulator is below RDNA4's grid.
template <DotUnit unit>
LOCKSTEP_INLINE_AVX512 void start(Chains& at, std::uint32_t i, __m512d sum, __m512d of_products) {
  constexpr int larger_magnitude = 3, positive = 8;
  if constexpr (unit == DotUnit::gfx11) {
    at.grid[i] = exponent_of(_mm512_range_pd(sum, of_products, larger_magnitude), 0xfff0000000000000);
    at.sum[i] = _mm512_fmadd_round_pd(at.grid[i], magic(), sum, toward_zero);
  } else {
    at.grid[i] = exponent_of(_mm512_range_pd(sum, of_products, larger_magnitude | positive), 0x7ff0000000000000);
    at.sum[i] = _mm512_fmadd_round_pd(at.grid[i], magic(), sum, down);
  }
}

/// The step that begins at k. `least`: as signed integers, of which the least is the negative sum nearest to zero.
template <DotUnit unit, DotResult result, std::uint32_t step_of_two>
LOCKSTEP_INLINE_AVX512 void add_step(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                     const __m512i* fields, DoubleTile& tile, __m512i& least) {
  Chains at;
#pragma GCC unroll 8
  for (std::uint32_t i = 0; i < chains; ++i)
    start<unit>(at, i, _mm512_load_pd(tile.number[row + i / 2] + i % 2 * 8), at_top<step_of_two>(fields[i / 2], i % 2));
  if constexpr (unit == DotUnit::gfx11)
    add_pair(a, b, k, row, at);
  else
    add_pairs(a, b, k, row, at);
#pragma GCC unroll 8
  for (std::uint32_t i = 0; i < chains; ++i) {
    const __m512d sum = rounded_double<result>(_mm512_fnmadd_pd(at.grid[i], magic(), at.sum[i]));
    if constexpr (unit == DotUnit::gfx12) least = _mm512_min_epi64(least, _mm512_castpd_si512(sum));
    _mm512_store_pd(tile.number[row + i / 2] + i % 2 * 8, sum);
  }
}

/// As SiliconKernels::multiply for numbers that are neither small nor large, on RDNA3 no zeros. False also where an
/// accumulator is large, or on RDNA4 negative and below what may be the unit of a grid.
template <DotUnit unit, DotResult result>
LOCKSTEP_TARGET_AVX512 bool multiply_in_doubles(const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                                                const std::uint32_t* c, std::uint32_t* d) {
  constexpr std::uint32_t step = unit == DotUnit::gfx11 ? 2 : 4;
  const __m512i exponent_bits = _mm512_set1_epi32(0x7f800000);
  const auto& offsets = offsets_at(places);
  DoubleTile tile;
  __m512i largest = _mm512_setzero_si512(), nearest = _mm512_setzero_si512();
  for (std::uint32_t row = 0; row < 16; ++row) {
    __m512i numbers = _mm512_loadu_si512(c + offsets[row]);
    largest = _mm512_max_epu32(largest, _mm512_and_si512(numbers, exponent_bits));
    if constexpr (unit == DotUnit::gfx11) {  // those below the normal numbers are zeros of their sign
      numbers = _mm512_mask_and_epi32(numbers, _mm512_testn_epi32_mask(numbers, exponent_bits), numbers,
                                      _mm512_set1_epi32(static_cast<int>(0x80000000u)));
    } else {
      nearest = _mm512_min_epi32(nearest, numbers);
    }
    const __m512 floats = _mm512_castsi512_ps(numbers);
    _mm512_store_pd(tile.number[row], _mm512_cvtps_pd(_mm512_castps512_ps256(floats)));
    _mm512_store_pd(tile.number[row] + 8, _mm512_cvtps_pd(_mm512_extractf32x8_ps(floats, 1)));
  }
  // From 2^126 on.
  if (_mm512_cmpge_epu32_mask(largest, _mm512_set1_epi32(253 << 23)) != 0) return false;
  // The negative number nearest to zero is the least of all as integers.
  const double largest_unit = double{a.largest} * double{b.largest} * 0x1p-24;
  const auto below_a_grid = [&](double number) {
    return std::bit_cast<std::int64_t>(number) < 0 && number > -largest_unit;
  };
  if constexpr (unit == DotUnit::gfx12) {
    if (below_a_grid(std::bit_cast<float>(_mm512_reduce_min_epi32(nearest)))) return false;
  }
  __m512i least = _mm512_setzero_si512();
  for (std::uint32_t k = 0; k < 16; k += 2 * step) {
    // All rows' step before the next: what stands side by side in the core's window then waits for nothing.
    __m512i both[16];  // exponents of two steps
    for (std::uint32_t row = 0; row < 16; row += rows_at_once) {
#pragma GCC unroll 4
      for (std::uint32_t i = 0; i < rows_at_once; ++i) both[row + i] = fields_of<unit>(a, b, k / 2, row + i);
      add_step<unit, result, 0>(a, b, k, row, both + row, tile, least);
    }
    for (std::uint32_t row = 0; row < 16; row += rows_at_once)
      add_step<unit, result, 1>(a, b, k + step, row, both + row, tile, least);
  }
  if constexpr (unit == DotUnit::gfx12) {
    if (below_a_grid(std::bit_cast<double>(static_cast<std::int64_t>(_mm512_reduce_min_epi64(least))))) return false;
  }
  for (std::uint32_t row = 0; row < 16; ++row) {
    float* const to = reinterpret_cast<float*>(d + offsets[row]);
    _mm256_storeu_ps(to, _mm512_cvtpd_ps(_mm512_load_pd(tile.number[row])));
    _mm256_storeu_ps(to + 8, _mm512_cvtpd_ps(_mm512_load_pd(tile.number[row] + 8)));
  }
  return true;
}

}  // namespace lockstep::fast::silicon::avx512
#endif
