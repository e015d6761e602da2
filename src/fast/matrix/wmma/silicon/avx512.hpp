// Silicon's steps on 512-bit registers, for f16 and bf16 with f32 or bf16 results: a row of sixteen columns at a time,
// in two halves of doubles. A multiply-add that rounds towards zero, or down, cuts a product and adds it in one
// instruction.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/wmma/silicon/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::silicon::avx512 {

// The sum of two factors' exponents E is kept as the exponent field of a double, 2^(E + 2), in 16 bits as in a double's
// upper half: two steps share a dword. A quadword has column i in its upper dword, column i + 8 in the lower one.
constexpr std::int32_t a_bias = 512, b_bias = 513;
constexpr int toward_zero = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC, down = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;

/// Where the fields of k stand in SiliconInput::fields, for steps of `step` k's.
struct FieldPlace {
  std::uint32_t row, shift;
};
constexpr FieldPlace field_place(std::uint32_t k, std::uint32_t step) {
  return {k / (2 * step) * step + k % step, k / step % 2 * 16};
}

/// Numbers times `nudge`; those of the mask are zeros, for which `zero` stands.
LOCKSTEP_INLINE_AVX512 __m512d widened(__m256 numbers, __m512d nudge, __mmask8 zeros, __m512d zero) {
  const __m512d wide = _mm512_cvtps_pd(numbers), sign = _mm512_and_pd(wide, _mm512_set1_pd(-0.0));
  return _mm512_mask_or_pd(_mm512_mul_pd(wide, nudge), zeros, zero, sign);
}

/// The order of columns in a quadword's dwords.
LOCKSTEP_INLINE_AVX512 __m512i columns_of_fields() {
  return _mm512_setr_epi32(8, 0, 9, 1, 10, 2, 11, 3, 12, 4, 13, 5, 14, 6, 15, 7);
}

/// As `prepare` where no number is zero, small or infinite. False: one is, and all has to be done again.
LOCKSTEP_INLINE_AVX512 bool prepare_normal(const SiliconRule& rule, bool is_b, const float* numbers, SiliconInput& to) {
  const std::int32_t minimum = matrix::minimum_exponent(is_b ? rule.b : rule.a), bias = is_b ? b_bias : a_bias;
  const auto both = [](std::int32_t field) { return field << 20 | field << 4; };
  const __m512i biases = _mm512_set1_epi32(both(bias - 127)), minima = _mm512_set1_epi32(both(minimum + bias));
  const __m512i upper = _mm512_set1_epi32(static_cast<int>(0xffff0000u)), magnitudes = _mm512_set1_epi32(0x7fffffff);
  const __m512i exponent_bits = _mm512_set1_epi32(static_cast<int>(0xfff0fff0u)), columns = columns_of_fields();
  const bool nudges = rule.unit == DotUnit::gfx11 && !is_b;
  const __m512d nudge = _mm512_set1_pd(SiliconInput::nudge);
  __m512i largest = _mm512_setzero_si512(), least = magnitudes;
  const std::uint32_t step = rule.step();
  for (std::uint32_t first = 0; first < 16; first += 2 * step) {
    for (std::uint32_t k = first; k < first + step; ++k) {
      __m512i magnitude[2];
#pragma GCC unroll 2
      for (std::uint32_t i = 0; i < 2; ++i) {
        const float* const from = numbers + (k + i * step) * 16;
        double* const number = to.number[k + i * step];
        magnitude[i] = _mm512_and_si512(_mm512_loadu_si512(from), magnitudes);
        largest = _mm512_max_epu32(largest, magnitude[i]);
        least = _mm512_min_epu32(least, magnitude[i]);
        const __m512d wide[2] = {_mm512_cvtps_pd(_mm256_loadu_ps(from)), _mm512_cvtps_pd(_mm256_loadu_ps(from + 8))};
        _mm512_store_pd(number, nudges ? _mm512_mul_pd(wide[0], nudge) : wide[0]);
        _mm512_store_pd(number + 8, nudges ? _mm512_mul_pd(wide[1], nudge) : wide[1]);
      }
      constexpr int choose = 0xca;  // the second where the first has ones, else the third
      const __m512i halves = _mm512_ternarylogic_epi32(upper, _mm512_srli_epi32(magnitude[1], 3),
                                                       _mm512_srli_epi32(magnitude[0], 19), choose);
      const __m512i exponents = _mm512_add_epi32(_mm512_and_si512(halves, exponent_bits), biases);
      const __m512i fields = _mm512_max_epi16(exponents, minima);
      _mm512_store_si512(to.fields[first / 2 + k - first], is_b ? _mm512_permutexvar_epi32(columns, fields) : fields);
    }
  }
  const std::uint32_t most = _mm512_reduce_max_epu32(largest), smallest = static_cast<std::uint32_t>(minimum + 127)
                                                                          << 23;
  to.zeros = to.small = false;
  to.largest = std::bit_cast<float>((most > smallest ? most : smallest) & F32::exponent_mask);
  return most < F32::exponent_mask && _mm512_reduce_min_epu32(least) >= SiliconInput::small_below;
}

LOCKSTEP_TARGET_AVX512 inline bool prepare(const SiliconRule& rule, bool is_b, const float* numbers, SiliconInput& to) {
  if (prepare_normal(rule, is_b, numbers, to)) return true;
  const bool gfx11 = rule.unit == DotUnit::gfx11;
  const __m512i minimum = _mm512_set1_epi32(matrix::minimum_exponent(is_b ? rule.b : rule.a) + 127);
  const __m512i bias = _mm512_set1_epi32((is_b ? b_bias : a_bias) - 127), none = _mm512_set1_epi32(0x8000);
  const __m512i least = _mm512_set1_epi32(gfx11 && rule.a == Element::bf16 ? 0x800000 : 1);
  const __m512i magnitudes = _mm512_set1_epi32(0x7fffffff), low = _mm512_set1_epi32(0xffff);
  const __m512i columns = columns_of_fields();
  const __m512d nudge = _mm512_set1_pd(gfx11 && !is_b ? SiliconInput::nudge : 1);
  const __m512d zero = _mm512_set1_pd(gfx11 ? SiliconInput::zero : 0);
  __m512i largest = _mm512_setzero_si512();
  const __m512i small_below = _mm512_set1_epi32(SiliconInput::small_below);
  __mmask16 any_zero = 0, any_small = 0;
  for (std::uint32_t k = 0; k < 16; ++k) {
    const __m512i bits = _mm512_loadu_si512(numbers + k * 16), magnitude = _mm512_and_si512(bits, magnitudes);
    largest = _mm512_max_epu32(largest, magnitude);
    const __mmask16 is_zero = _mm512_cmplt_epu32_mask(magnitude, least);
    any_zero |= is_zero;
    any_small |= _mm512_mask_cmplt_epu32_mask(static_cast<__mmask16>(~is_zero), magnitude, small_below);
    const __m512i exponent = _mm512_max_epi32(_mm512_srli_epi32(magnitude, 23), minimum);
    __m512i field = _mm512_mask_mov_epi32(_mm512_slli_epi32(_mm512_add_epi32(exponent, bias), 4), is_zero, none);
    if (is_b) field = _mm512_permutexvar_epi32(columns, field);
    const FieldPlace place = field_place(k, rule.step());
    std::uint32_t* const fields = to.fields[place.row];
    if (place.shift == 0)
      _mm512_store_si512(fields, _mm512_and_si512(field, low));
    else
      _mm512_store_si512(fields, _mm512_or_si512(_mm512_load_si512(fields), _mm512_slli_epi32(field, 16)));
    const __m512 as_floats = _mm512_castsi512_ps(bits);
    _mm512_store_pd(to.number[k],
                    widened(_mm512_castps512_ps256(as_floats), nudge, static_cast<__mmask8>(is_zero), zero));
    _mm512_store_pd(to.number[k] + 8,
                    widened(_mm512_extractf32x8_ps(as_floats, 1), nudge, static_cast<__mmask8>(is_zero >> 8), zero));
  }
  to.zeros = any_zero != 0;
  to.small = any_small != 0;
  const std::uint32_t most = _mm512_reduce_max_epu32(_mm512_max_epu32(largest, _mm512_slli_epi32(minimum, 23)));
  to.largest = __builtin_bit_cast(float, most & 0x7f800000u);
  return _mm512_cmpge_epu32_mask(largest, _mm512_set1_epi32(0x7f800000)) == 0;
}

LOCKSTEP_INLINE_AVX512 __m512d exponent_of(__m512d x, std::uint64_t mask) {
  return _mm512_and_pd(x, _mm512_castsi512_pd(_mm512_set1_epi64(static_cast<long long>(mask))));
}
/// The exponent of the accumulator's smallest normal numbers, as a power of two.
template <DotResult result>
constexpr double smallest = result == DotResult::f16 ? 0x1p-14 : 0x1p-126;

/// Sums as accumulators; f16 that overflow are infinite. `negative_zeros`: there may be some, which are none.
template <DotResult result, bool negative_zeros>
LOCKSTEP_INLINE_AVX512 __m256 rounded(__m512d sum) {
  if constexpr (result == DotResult::f16) {
    const __m512d lead = _mm512_max_pd(exponent_of(sum, 0x7ff0000000000000), _mm512_set1_pd(smallest<result>));
    const __m512d last_place = _mm512_set1_pd(1.5 * 0x1p42);
    const __m512d number = _mm512_fnmadd_pd(lead, last_place, _mm512_fmadd_pd(lead, last_place, sum));
    const __mmask8 overflow = _mm512_cmp_pd_mask(_mm512_abs_pd(number), _mm512_set1_pd(65536), _CMP_GE_OQ);
    return _mm512_cvtpd_ps(_mm512_mask_mov_pd(number, overflow, _mm512_set1_pd(__builtin_inf())));
  }
  __m256 numbers = _mm512_cvtpd_ps(sum);
  if constexpr (negative_zeros) numbers = _mm256_add_ps(numbers, _mm256_setzero_ps());
  if constexpr (result == DotResult::f32) return numbers;
  return _mm256_and_ps(numbers, _mm256_castsi256_ps(_mm256_set1_epi32(static_cast<int>(0xffff0000u))));
}

/// What sums may be, apart from normal numbers and exact zeros.
enum class Range : std::uint8_t {
  normal,  ///< nothing
  zeros,   ///< sums of nothing but zeros, on RDNA3
  any,     ///< and numbers below the normal ones
};

/// The exponents of two steps' products of a row, in the halves of dwords. `none_is_zero`: each step has a product
/// that is not zero.
template <DotUnit unit, DotResult result, Range range, bool none_is_zero = false>
LOCKSTEP_INLINE_AVX512 __m512i exponents(const SiliconInput& a, const SiliconInput& b, std::uint32_t fields,
                                         std::uint32_t row) {
  __m512i largest = _mm512_setzero_si512();
  for (std::uint32_t i = 0; i < (unit == DotUnit::gfx11 ? 2 : 4); ++i) {
    const __m512i sum = _mm512_adds_epi16(_mm512_set1_epi32(static_cast<int>(a.fields[fields + i][row])),
                                          _mm512_load_si512(b.fields[fields + i]));
    largest = i == 0 ? sum : _mm512_max_epi16(largest, sum);
  }
  if constexpr (none_is_zero || (unit == DotUnit::gfx12 && (range == Range::any || result == DotResult::f16)))
    return largest;
  // A grid far below all numbers where there is nothing to add.
  return _mm512_max_epi16(largest, _mm512_set1_epi16((1023 - (result == DotResult::f16 ? 14 : 144)) << 4));
}
/// Those of one step as doubles, of half a row.
LOCKSTEP_INLINE_AVX512 __m512d power(__m512i fields, std::uint32_t half) {
  const __m512i upper = _mm512_set1_epi64(static_cast<long long>(0xffffffff00000000));
  return _mm512_castsi512_pd(half == 0 ? _mm512_and_si512(fields, upper) : _mm512_slli_epi64(fields, 32));
}

/// What goes on at once: halves of rows, side by side, since each operation waits for the one before it.
constexpr std::uint32_t rows_at_once = 4, chains = 2 * rows_at_once;
struct Chains {
  __m512d sum[chains], grid[chains];
};
LOCKSTEP_INLINE_AVX512 __m512d magic() { return _mm512_set1_pd(1.5 * 0x1p26); }

/// The grid of RDNA3 with the accumulator on it. It has the accumulator's sign, and so cutting is rounding towards
/// zero.
LOCKSTEP_INLINE_AVX512 void gfx11_start(Chains& to, std::uint32_t i, __m256 c, __m512d of_products) {
  const __m512d start = _mm512_cvtps_pd(c);
  to.grid[i] = _mm512_range_pd(exponent_of(start, 0xfff0000000000000), of_products, 3);  // the larger magnitude
  to.sum[i] = _mm512_fmadd_round_pd(to.grid[i], magic(), start, toward_zero);
}
/// That of RDNA4. An accumulator that keeps no bit is nothing, also below zero.
template <DotResult result, Range range>
LOCKSTEP_INLINE_AVX512 void gfx12_start(Chains& to, std::uint32_t i, __m256 c, __m512d of_products) {
  const __m512d start = _mm512_cvtps_pd(c);
  __m512d lead = exponent_of(start, 0x7ff0000000000000);
  if constexpr (range == Range::any || result == DotResult::f16)
    lead = _mm512_max_pd(lead, _mm512_set1_pd(smallest<result>));
  to.grid[i] = _mm512_max_pd(of_products, lead);
  const __m512i highest = _mm512_add_epi64(_mm512_castpd_si512(lead), _mm512_set1_epi64(std::int64_t{26} << 52));
  const __mmask8 kept = _mm512_cmp_pd_mask(_mm512_castsi512_pd(highest), to.grid[i], _CMP_NLT_UQ);
  to.sum[i] = _mm512_fmadd_round_pd(to.grid[i], magic(), _mm512_maskz_mov_pd(kept, start), down);
}

/// Two columns' halves of B's numbers of one k.
struct Columns {
  __m512d half[2];
};
LOCKSTEP_INLINE_AVX512 Columns columns(const SiliconInput& b, std::uint32_t k) {
  return {{_mm512_load_pd(b.number[k]), _mm512_load_pd(b.number[k] + 8)}};
}
/// RDNA3: each product is cut as it is added.
LOCKSTEP_INLINE_AVX512 void add_pair(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                     Chains& at) {
#pragma GCC unroll 2
  for (std::uint32_t n = 0; n < 2; ++n) {
    const Columns numbers = columns(b, k + n);
#pragma GCC unroll 8
    for (std::uint32_t i = 0; i < chains; ++i)
      at.sum[i] = _mm512_fmadd_round_pd(_mm512_set1_pd(a.number[k + n][row + i / 2]), numbers.half[i % 2], at.sum[i],
                                        toward_zero);
  }
}
/// RDNA4: one product of a pair at least is on the pair's grid, so that cutting their sum is as good as cutting both.
LOCKSTEP_INLINE_AVX512 void add_pairs(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                      Chains& at) {
#pragma GCC unroll 2
  for (std::uint32_t n = 0; n < 4; n += 2) {
    const Columns first = columns(b, k + n), second = columns(b, k + n + 1);
#pragma GCC unroll 8
    for (std::uint32_t i = 0; i < chains; ++i) {
      const __m512d product = _mm512_mul_pd(_mm512_set1_pd(a.number[k + n + 1][row + i / 2]), second.half[i % 2]);
      const __m512d both =
          _mm512_fmadd_round_pd(_mm512_set1_pd(a.number[k + n][row + i / 2]), first.half[i % 2], product, down);
      at.sum[i] = _mm512_add_round_pd(at.sum[i], both, down);
    }
  }
}
/// RDNA4, bytes: four products on a grid of their own.
LOCKSTEP_INLINE_AVX512 void add_group(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                      const __m512i* fields, Chains& at) {
#pragma GCC unroll 8
  for (std::uint32_t i = 0; i < chains; ++i) {
    const __m512d grid = _mm512_mul_pd(power(fields[i / 2], i % 2), magic());
    __m512d sum = grid;
#pragma GCC unroll 4
    for (std::uint32_t n = 0; n < 4; ++n)
      sum = _mm512_fmadd_round_pd(_mm512_set1_pd(a.number[k + n][row + i / 2]),
                                  _mm512_load_pd(b.number[k + n] + i % 2 * 8), sum, down);
    at.sum[i] = _mm512_add_round_pd(at.sum[i], _mm512_sub_pd(sum, grid), down);
  }
}

/// The step that begins at k, for rows from `row` on.
template <DotUnit unit, DotResult result, Range range, std::uint32_t group>
LOCKSTEP_INLINE_AVX512 void add_step(const SiliconInput& a, const SiliconInput& b, std::uint32_t k, std::uint32_t row,
                                     const __m512i* fields, Tile& tile) {
  Chains at;
#pragma GCC unroll 8
  for (std::uint32_t i = 0; i < chains; ++i) {
    const __m256 c = _mm256_load_ps(reinterpret_cast<const float*>(tile.number[row + i / 2]) + i % 2 * 8);
    if constexpr (unit == DotUnit::gfx11)
      gfx11_start(at, i, c, power(fields[i / 2], i % 2));
    else
      gfx12_start<result, range>(at, i, c, power(fields[i / 2], i % 2));
  }
  if constexpr (group == 4)
    add_group(a, b, k, row, fields, at);
  else if constexpr (unit == DotUnit::gfx11)
    add_pair(a, b, k, row, at);
  else
    add_pairs(a, b, k, row, at);
#pragma GCC unroll 8
  for (std::uint32_t i = 0; i < chains; ++i) {
    __m512d sum = _mm512_fnmadd_pd(at.grid[i], magic(), at.sum[i]);
    constexpr bool gfx11 = unit == DotUnit::gfx11;
    constexpr bool negative_zeros = range == (gfx11 ? Range::zeros : Range::any);
    if constexpr (gfx11 && range == Range::any)  // numbers below the normal ones are zeros
      sum = _mm512_maskz_mov_pd(
          _mm512_cmp_pd_mask(_mm512_abs_pd(sum), _mm512_set1_pd(0x1p-126 - 0x1p-151), _CMP_NLT_UQ), sum);
    const __m256 numbers = rounded<result, negative_zeros>(sum);
    _mm256_store_ps(reinterpret_cast<float*>(tile.number[row + i / 2]) + i % 2 * 8, numbers);
  }
}

template <DotUnit unit, DotResult result, Range range, std::uint32_t group>
LOCKSTEP_TARGET_AVX512 bool multiply(const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                                     const std::uint32_t* c, std::uint32_t* d) {
  constexpr std::uint32_t step = unit == DotUnit::gfx11 ? 2 : 4;
  const __m512i zero = _mm512_setzero_si512(), fields = _mm512_set1_epi32(0x7f800000);
  const __m512i upper = _mm512_set1_epi32(static_cast<int>(0xffff0000u));
  const auto& offsets = offsets_at(places);
  Tile tile;
  for (std::uint32_t row = 0; row < 16; ++row) {
    __m512i numbers = _mm512_loadu_si512(c + offsets[row]);
    if constexpr (unit == DotUnit::gfx11)  // those below the normal numbers are zeros of their sign
      numbers = _mm512_mask_and_epi32(numbers, _mm512_testn_epi32_mask(numbers, fields), numbers,
                                      _mm512_set1_epi32(static_cast<int>(0x80000000u)));
    _mm512_store_si512(tile.number[row], numbers);
  }
  alignas(64) std::uint32_t both[16][16];  // exponents of two steps
  for (std::uint32_t k = 0; k < 16; k += 2 * step) {
    // All rows' step before the next: what stands side by side in the core's window then waits for nothing.
    for (std::uint32_t row = 0; row < 16; row += rows_at_once) {
      __m512i one[rows_at_once];
#pragma GCC unroll 4
      for (std::uint32_t i = 0; i < rows_at_once; ++i) {
        const __m512i exponents_of_row = exponents<unit, result, range>(a, b, k / 2, row + i);
        _mm512_store_si512(both[row + i], exponents_of_row);
        one[i] = _mm512_slli_epi32(exponents_of_row, 16);
      }
      add_step<unit, result, range, group>(a, b, k, row, one, tile);
    }
    for (std::uint32_t row = 0; row < 16; row += rows_at_once) {
      __m512i one[rows_at_once];
#pragma GCC unroll 4
      for (std::uint32_t i = 0; i < rows_at_once; ++i)
        one[i] = _mm512_and_si512(_mm512_load_si512(both[row + i]), upper);
      add_step<unit, result, range, group>(a, b, k + step, row, one, tile);
    }
  }
  __m512i largest = zero;
  for (const auto& row : tile.number)
    largest = _mm512_max_epu32(largest, _mm512_and_si512(_mm512_load_si512(row), fields));
  if (_mm512_cmpeq_epi32_mask(largest, fields) != 0) return false;
  for (std::uint32_t row = 0; row < 16; ++row)
    _mm512_storeu_si512(d + offsets[row], _mm512_load_si512(tile.number[row]));
  return true;
}

}  // namespace lockstep::fast::silicon::avx512
#endif
