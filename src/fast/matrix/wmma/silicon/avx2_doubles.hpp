// Silicon's steps on 256-bit registers where sums stay doubles from step to step, as avx512_doubles.hpp has them. Their
// instructions have no rounding of their own, so a step has two passes over all rows: one while the host rounds
// towards zero (RDNA3) or down (RDNA4), one while it rounds to nearest.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/wmma/silicon/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::silicon::avx2 {

/// Sixteen rows of sums, and what numbers of B have for exponents, times four: 2^(E + 2) are on RDNA's grids.
struct DoubleTile {
  alignas(32) double number[16][16], power[16][16];
};

/// No compiler moves arithmetic on the tile, or on A and B, past this.
LOCKSTEP_INLINE_AVX2 void set_control(DoubleTile& tile, std::uint32_t mode) {
  __asm__ volatile("ldmxcsr %1" : "+m"(tile) : "m"(mode) : "memory");
}
/// The host's rounding of what reads the tile afterwards.
class Rounding {
 public:
  static constexpr std::uint32_t nearest = 0, down = 0x2000, toward_zero = 0x6000;

  explicit Rounding(std::uint32_t directed)
      : before_(_mm_getcsr()), nearest_(before_ & ~toward_zero), directed_(nearest_ | directed) {}
  std::uint32_t before() const { return before_; }
  std::uint32_t to_nearest() const { return nearest_; }
  std::uint32_t directed() const { return directed_; }

 private:
  std::uint32_t before_, nearest_, directed_;
};

LOCKSTEP_INLINE_AVX2 __m256d constant(double x) { return _mm256_set1_pd(x); }
LOCKSTEP_INLINE_AVX2 __m256d constant_bits(std::uint64_t x) {
  return _mm256_castsi256_pd(_mm256_set1_epi64x(static_cast<long long>(x)));
}
LOCKSTEP_INLINE_AVX2 __m256d of_row(const SiliconInput& a, std::uint32_t k, std::uint32_t row) {
  return _mm256_broadcast_sd(&a.number[k][row]);
}

/// What is added up on a step's grid, exactly: four columns of a row. The host rounds towards zero, or down.
template <DotUnit unit>
LOCKSTEP_INLINE_AVX2 __m256d cut_sum(const SiliconInput& a, const SiliconInput& b, const DoubleTile& tile,
                                     std::uint32_t k, std::uint32_t row, std::uint32_t column) {
  constexpr std::uint32_t products = unit == DotUnit::gfx11 ? 2 : 4;
  const __m256d magic = constant(1.5 * 0x1p26), start = _mm256_load_pd(tile.number[row] + column);
  __m256d grid = _mm256_and_pd(start, constant_bits(0x7ff0000000000000));
#pragma GCC unroll 4
  for (std::uint32_t i = 0; i < products; ++i)
    grid = _mm256_max_pd(
        grid, _mm256_mul_pd(_mm256_broadcast_sd(&a.power[k + i][row]), _mm256_load_pd(tile.power[k + i] + column)));
  if constexpr (unit == DotUnit::gfx11) grid = _mm256_or_pd(grid, _mm256_and_pd(start, constant(-0.0)));
  __m256d sum = _mm256_fmadd_pd(grid, magic, start);
#pragma GCC unroll 2
  for (std::uint32_t i = 0; i < products; i += products / 2) {
    const __m256d first = _mm256_load_pd(b.number[k + i] + column);
    if constexpr (unit == DotUnit::gfx11) {
      sum = _mm256_fmadd_pd(of_row(a, k + i, row), first, sum);
    } else {  // one of the two is on the pair's grid
      const __m256d second = _mm256_mul_pd(of_row(a, k + i + 1, row), _mm256_load_pd(b.number[k + i + 1] + column));
      sum = _mm256_add_pd(sum, _mm256_fmadd_pd(of_row(a, k + i, row), first, second));
    }
  }
  return _mm256_fnmadd_pd(grid, magic, sum);
}

/// As avx512::multiply_in_doubles.
template <DotUnit unit, DotResult result>
LOCKSTEP_TARGET_AVX2 bool multiply_in_doubles(const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                                              const std::uint32_t* c, std::uint32_t* d) {
  constexpr bool gfx11 = unit == DotUnit::gfx11;
  const auto& offsets = offsets_at(places);
  const __m256i exponent_bits = _mm256_set1_epi32(0x7f800000);
  DoubleTile tile;
  __m256i largest = _mm256_setzero_si256(), nearest = largest;  // to zero, of the negative numbers
  for (std::uint32_t row = 0; row < 16; ++row) {
    for (std::uint32_t column = 0; column < 16; column += 8) {
      __m256i numbers = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(c + offsets[row] + column));
      const __m256i field = _mm256_and_si256(numbers, exponent_bits);
      largest = _mm256_max_epi32(largest, field);
      if constexpr (gfx11)  // those below the normal numbers are zeros of their sign
        numbers = _mm256_andnot_si256(
            _mm256_and_si256(_mm256_cmpeq_epi32(field, _mm256_setzero_si256()), _mm256_set1_epi32(0x7fffffff)),
            numbers);
      else
        nearest = _mm256_min_epi32(nearest, numbers);
      const __m256 floats = _mm256_castsi256_ps(numbers);
      _mm256_store_pd(tile.number[row] + column, _mm256_cvtps_pd(_mm256_castps256_ps128(floats)));
      _mm256_store_pd(tile.number[row] + column + 4, _mm256_cvtps_pd(_mm256_extractf128_ps(floats, 1)));
      for (std::uint32_t half = 0; half < 8; half += 4)
        _mm256_store_pd(tile.power[row] + column + half,
                        _mm256_mul_pd(_mm256_load_pd(b.power[row] + column + half), constant(4)));
    }
  }
  // From 2^126 on.
  if (_mm256_movemask_epi8(_mm256_cmpgt_epi32(largest, _mm256_set1_epi32(252 << 23 | 0x7fffff))) != 0) return false;
  // The negative number nearest to zero is the least of all as integers, and the upper half of its double is, too.
  const double largest_unit = double{a.largest} * double{b.largest} * 0x1p-24;
  if constexpr (!gfx11) {
    alignas(32) std::int32_t numbers[8];
    _mm256_store_si256(reinterpret_cast<__m256i*>(numbers), nearest);
    for (const std::int32_t number : numbers)
      if (number < 0 && std::bit_cast<float>(number) > -largest_unit) return false;
  }
  __m256i least = _mm256_setzero_si256();
  const Rounding rounding(gfx11 ? Rounding::toward_zero : Rounding::down);
  for (std::uint32_t k = 0; k < 16; k += gfx11 ? 2 : 4) {
    set_control(tile, rounding.directed());
    for (std::uint32_t row = 0; row < 16; ++row) {
      __m256d sums[4];
#pragma GCC unroll 4
      for (std::uint32_t i = 0; i < 4; ++i) sums[i] = cut_sum<unit>(a, b, tile, k, row, 4 * i);
#pragma GCC unroll 4
      for (std::uint32_t i = 0; i < 4; ++i) _mm256_store_pd(tile.number[row] + 4 * i, sums[i]);
    }
    set_control(tile, rounding.to_nearest());
    double* const numbers = tile.number[0];
#pragma GCC unroll 4
    for (std::uint32_t i = 0; i < 256; i += 4) {  // to 24 bits, as avx512's rounded_double
      const __m256d sum = _mm256_load_pd(numbers + i), far = constant(0x1p29);
      __m256d number = _mm256_fnmadd_pd(sum, far, _mm256_fmadd_pd(sum, far, sum));
      if constexpr (result == DotResult::bf16) number = _mm256_and_pd(number, constant_bits(~0ull << 45));
      if constexpr (!gfx11) least = _mm256_min_epi32(least, _mm256_castpd_si256(number));
      _mm256_store_pd(numbers + i, number);
    }
  }
  set_control(tile, rounding.before());
  if constexpr (!gfx11) {
    alignas(32) std::int32_t halves[8];
    _mm256_store_si256(reinterpret_cast<__m256i*>(halves), least);
    for (std::uint32_t i = 1; i < 8; i += 2) {
      const std::uint64_t bits = std::uint64_t{static_cast<std::uint32_t>(halves[i])} << 32;
      if (halves[i] < 0 && std::bit_cast<double>(bits) > -largest_unit) return false;
    }
  }
  for (std::uint32_t row = 0; row < 16; ++row) {
    float* const to = reinterpret_cast<float*>(d + offsets[row]);
    for (std::uint32_t column = 0; column < 16; column += 4)
      _mm_storeu_ps(to + column, _mm256_cvtpd_ps(_mm256_load_pd(tile.number[row] + column)));
  }
  return true;
}

}  // namespace lockstep::fast::silicon::avx2
#endif
