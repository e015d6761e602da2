// Sums of eight bf16 products in the CDNA3 model, on a grid. What the rule says is in cdna3_sums.hpp.
//
// Let E be the largest exponent of a row's eight numbers of A, or of a column's of B. A row and a column have the grid
// w = 2^(E of the row + E of the column - 24). The largest exponent of their products, `dot`, is that of w + 24 or
// less, so the rule's unit is w, or w / 2^d with d = E + E - dot.
//
// - An integer of A counts in 2^(E - 10), one of B in 2^(E - 14). Their products are multiples of w, so that nothing is
//   cut. Numbers that are no such integers are outliers.
// - A product with an outlier is cut to w. That is right where it is a multiple of w, or d = 0.
// - C in units of w is cut downwards. That is right where it is a multiple of w.
// Then C and T are integers, and f32's rounding of their sum is the rule's. (C's and sums from 1.5 * 2^30 on are kept
// for later, as in cdna3_sums.hpp: a w in place of a unit changes nothing there, for T is a multiple of it.)
//
// Sixteen results among which one is neither are found, and computed again in the rule's units.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/cdna3_operands.hpp"
#include "fast/matrix/cdna3_sums.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::cdna3_wide {

/// Biased exponents of an operand's numbers but zeros.
struct GridFound {
  __m512i largest, least;
};
LOCKSTEP_INLINE_AVX512 void start(GridFound& found) {
  found.largest = _mm512_setzero_si512();
  found.least = halves(0x7fff);
}
/// bf16 numbers of A or B, [eight k's][two k's][row of A or column of B], and what there is of each eight k's.
struct Cdna3Grid {
  using Found = GridFound;
  static constexpr std::uint32_t bias = 127, least = 32, most = 222, most_spread = 60;  ///< of biased exponents
  static constexpr std::uint32_t shift_a = 3, shift_b = 7;                              ///< deficits that integers hold
  static constexpr std::uint32_t no_deficit = 0x3fff;                                   ///< that of zero

  alignas(64) std::uint32_t number[most_dwords];        ///< integers, two a dword; outliers as 0
  alignas(64) std::uint32_t deficit[most_dwords];       ///< E less a number's exponent, two a dword
  alignas(64) std::uint32_t exponent[most_dwords / 4];  ///< of A E, of B 151 + 254 - E, in a float's place
  alignas(64) std::uint32_t top[most_dwords / 4];       ///< which k's have E
  alignas(64) float f32[2 * most_dwords];               ///< B's numbers by 2^(24 - E), [k][column]
  std::uint32_t end[most_dwords / 64];                  ///< of each eight k's outliers, in what follows
  std::uint16_t outlier[2 * most_dwords + 32];          ///< by 2^-E
  std::uint16_t outlier_place[2 * most_dwords + 32];    ///< row or column + 256 * (k within the eight)
  bool zeros = false;                                   ///< there are some
};

LOCKSTEP_INLINE_AVX512 bool covers(const GridFound& a, const GridFound& b) {
  using Of = Cdna3Grid;
  const std::uint32_t a_largest = largest_half(a.largest), b_largest = largest_half(b.largest);
  const std::uint32_t a_least = least_half(a.least), b_least = least_half(b.least);
  if (std::max(a_largest, b_largest) > Of::most || std::min(a_least, b_least) < Of::least) return false;
  if (a_largest > a_least + Of::most_spread || b_largest > b_least + Of::most_spread) return false;
  constexpr auto biases = static_cast<std::int32_t>(2 * Of::bias);
  return static_cast<std::int32_t>(a_least + b_least) - biases >= Cdna3Limits::least_dot &&
         static_cast<std::int32_t>(a_largest + b_largest) - biases < Cdna3Limits::most_product;
}

/// One of two bf16 numbers of each lane, as f32.
LOCKSTEP_INLINE_AVX512 __m512 number_of_pair(__m512i pairs, std::uint32_t half) {
  const __m512i mask = _mm512_set1_epi32(static_cast<int>(0xffff0000u));
  return _mm512_castsi512_ps(half == 0 ? _mm512_slli_epi32(pairs, 16) : _mm512_and_si512(pairs, mask));
}
/// Appends the outliers of two k's of sixteen rows, numbers by 2^-E, and their places: `first` is the first row's and
/// k's. Gives how many there are then.
LOCKSTEP_INLINE_BF16 std::uint32_t list_outliers(__mmask32 outliers, __m512i scaled, std::uint32_t first, Cdna3Grid& to,
                                                 std::uint32_t count) {
  const __m512i rows =
      _mm512_setr_epi32(0x01000000, 0x01010001, 0x01020002, 0x01030003, 0x01040004, 0x01050005, 0x01060006, 0x01070007,
                        0x01080008, 0x01090009, 0x010a000a, 0x010b000b, 0x010c000c, 0x010d000d, 0x010e000e, 0x010f000f);
  const __m512i places = _mm512_add_epi16(rows, halves(static_cast<std::uint16_t>(first)));
  _mm512_storeu_si512(to.outlier_place + count, _mm512_maskz_compress_epi16(outliers, places));
  _mm512_storeu_si512(to.outlier + count, _mm512_maskz_compress_epi16(outliers, scaled));
  return count + static_cast<std::uint32_t>(std::popcount(outliers));
}

/// bf16 numbers, whatever they are: `found` says afterwards if they are for these kernels.
template <std::uint32_t N, bool is_a>
LOCKSTEP_INLINE_BF16 void prepare(ConstRows rows, std::uint32_t registers, Cdna3Grid& to, GridFound& found) {
  __mmask32 all_numbers = 0xffffffffu;
  std::uint32_t count = 0;  // of outliers
  const std::uint32_t pairs = registers * (64 / N);
  for (std::uint32_t first = 0; first < pairs; first += 4) {
    for (std::uint32_t column = 0; column < N; column += 16) {
      const Eight of = load_eight<N, 7>(rows, registers, first, column);
      const std::uint32_t place = first * N + column, row_place = first / 4 * N + column;
      found.largest = _mm512_max_epu16(found.largest, of.largest);
      // Rows of zeros: any exponent will do.
      const __m512i field =
          _mm512_mask_mov_epi32(_mm512_set1_epi32(127), _mm512_test_epi32_mask(of.largest, of.largest),
                                _mm512_and_si512(of.largest, _mm512_set1_epi32(0xffff)));
      const __m512i exponent = is_a ? field : _mm512_sub_epi32(_mm512_set1_epi32(151 + 254), field);
      _mm512_store_si512(to.exponent + row_place, _mm512_slli_epi32(exponent, 23));
      __m512i top = _mm512_setzero_si512();
      const __m512i power = _mm512_slli_epi16(_mm512_sub_epi16(of.largest, halves(127)), 7);
      for (std::uint32_t c = 0; c < 4; ++c) {
        all_numbers &= of.number[c];
        found.least = _mm512_mask_min_epu16(found.least, of.number[c], found.least, of.field[c]);
        const __m512i deficit = _mm512_sub_epi16(of.largest, of.field[c]);
        const __m512i kept = _mm512_mask_mov_epi16(halves(to.no_deficit), of.number[c], deficit);
        _mm512_store_si512(to.deficit + place + c * N, kept);
        const __mmask32 is_top = _mm512_testn_epi16_mask(kept, kept);
        top = _mm512_mask_or_epi32(top, 0xffff, top,
                                   _mm512_maskz_mov_epi16(is_top, halves(static_cast<std::uint16_t>(1u << c))));
        // From the top of 16 bits down to the integer.
        const __m512i significand = _mm512_or_si512(_mm512_slli_epi16(of.bits[c], 8), halves(0x8000));
        const __m512i shift = _mm512_add_epi16(deficit, halves(8 - (is_a ? to.shift_a : to.shift_b)));
        const __m512i whole = _mm512_maskz_srlv_epi16(of.number[c], significand, shift);
        const __mmask32 outliers =
            _mm512_mask_cmpneq_epi16_mask(of.number[c], _mm512_sllv_epi16(whole, shift), significand);
        const __m512i number = _mm512_maskz_mov_epi16(~outliers, whole);
        _mm512_store_si512(to.number + place + c * N, _mm512_mask_sub_epi16(number, _mm512_movepi16_mask(of.bits[c]),
                                                                            _mm512_setzero_si512(), number));
        count = list_outliers(outliers, _mm512_sub_epi16(of.bits[c], power), column + 512 * c, to, count);
        if constexpr (!is_a) {
          const __m512 scale =
              _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_sub_epi32(exponent, _mm512_set1_epi32(127)), 23));
          float* const numbers = to.f32 + (first + c) * 2 * N + column;
          _mm512_store_ps(numbers, _mm512_mul_ps(number_of_pair(of.bits[c], 0), scale));
          _mm512_store_ps(numbers + N, _mm512_mul_ps(number_of_pair(of.bits[c], 1), scale));
        }
      }
      _mm512_store_si512(to.top + row_place, top);
    }
    to.end[first / 4] = count;
  }
  to.zeros = all_numbers != 0xffffffffu;
}

/// Twice sixteen columns at a time, where there are as many: a number of A is loaded for both.
template <std::uint32_t N, std::uint32_t registers>
struct GridProducts {
  static constexpr std::uint32_t width = N / 16;
  using Operand = Cdna3Grid;
  using Step = cdna3_wide::Step<Operand>;
  using Others = cdna3_wide::Others<N, width>;
  using Columns = std::array<FourPairs, width>;
  using Groups = std::make_index_sequence<width>;

  /// T of eight k's in w, [row][sixteen columns], and where it may be wrong.
  struct Sums {
    alignas(64) std::uint32_t sum[N * width][16];
    alignas(64) std::uint16_t hard[N * width];
    /// See cdna3_wide::Sums.
    alignas(64) std::uint32_t unused[17][16];
  };
  struct Exponents {
    __m512i exponent[width];
  };

  template <std::size_t... W>
  LOCKSTEP_INLINE_BF16 Columns load_columns(const std::uint32_t* from, std::index_sequence<W...>) {
    return {load_pairs<N>(from + W * 16)...};
  }
  template <std::size_t... W>
  LOCKSTEP_INLINE_BF16 Exponents load_exponents(const std::uint32_t* from, std::index_sequence<W...>) {
    return {{_mm512_load_si512(from + W * 16)...}};
  }
  template <std::size_t pair, std::size_t... R>
  LOCKSTEP_INLINE_BF16 void multiply_pair(__m512i (&to)[strip], const std::uint32_t* a, const Columns& b,
                                          std::index_sequence<R...>) {
    ((to[R] = _mm512_dpwssd_epi32(to[R], b[R % width].pair[pair], broadcast_dword(a + R / width))), ...);
  }
  template <std::size_t... R>
  LOCKSTEP_INLINE_BF16 void multiply_strip(const Operand& a, const Columns& b, std::uint32_t block, std::uint32_t at,
                                           Sums& to, std::index_sequence<R...> results) {
    const std::uint32_t* const number = a.number + block * 4 * N + at / width;
    __m512i sum[] = {_mm512_madd_epi16(b[R % width].pair[0], broadcast_dword(number + R / width))...};
    multiply_pair<1>(sum, number + N, b, results);
    multiply_pair<2>(sum, number + 2 * N, b, results);
    multiply_pair<3>(sum, number + 3 * N, b, results);
    (_mm512_store_si512(to.sum[at + R], sum[R]), ...);
  }

  /// Adds a product of one k to sixteen results, in w. `lower`: the rule's unit may be smaller there.
  LOCKSTEP_INLINE_BF16 void add_product(__m512 product, __mmask16 lower, std::size_t place, Sums& to) {
    const __m512i cut = _mm512_cvttps_epi32(product);
    _mm512_store_si512(to.sum[place], _mm512_add_epi32(_mm512_load_si512(to.sum[place]), cut));
    const __mmask16 hard = _mm512_mask_cmp_ps_mask(lower, _mm512_cvtepi32_ps(cut), product, _CMP_NEQ_UQ);
    to.hard[place] = static_cast<std::uint16_t>(to.hard[place] | hard);
  }
  /// Those of an outlier of B and A's other numbers, which are integers of 2^(E - 10).
  LOCKSTEP_INLINE_BF16 void add_column(const Step& step, std::uint32_t k, std::uint32_t column, __m512 b, Sums& to) {
    const std::uint32_t first = step.block * N, group = column / 16;
    const std::uint32_t* const pairs = step.a->number + first * 4 + k / 2 * N;
    const __m512i b_top = broadcast_dword(step.b->top + first + column);
    for (std::uint32_t row = 0; row < N; row += 16) {
      const __m512i pair = _mm512_load_si512(pairs + row);
      const __m512i number = _mm512_srai_epi32(k % 2 == 0 ? _mm512_slli_epi32(pair, 16) : pair, 16);
      const __m512 product = _mm512_mul_ps(_mm512_cvtepi32_ps(number), b);
      const __m512i cut = _mm512_cvttps_epi32(product);
      alignas(64) std::uint32_t units[16];
      _mm512_store_si512(units, cut);
      for (std::uint32_t i = 0; i < 16; ++i) to.sum[(row + i) * width + group][column % 16] += units[i];
      std::uint32_t hard =
          _mm512_mask_cmp_ps_mask(_mm512_testn_epi32_mask(_mm512_load_si512(step.a->top + first + row), b_top),
                                  _mm512_cvtepi32_ps(cut), product, _CMP_NEQ_UQ);
      for (; hard != 0; hard &= hard - 1)
        to.hard[(row + static_cast<std::uint32_t>(std::countr_zero(hard))) * width + group] = 1;
    }
  }
  /// Those of an outlier of A and B's numbers of that k.
  template <std::size_t... W>
  LOCKSTEP_INLINE_BF16 void add_row(__m512 a, __m512i a_top, const float* b, const Exponents& b_top, std::uint32_t row,
                                    Sums& to, std::index_sequence<W...>) {
    (add_product(_mm512_mul_ps(a, _mm512_load_ps(b + W * 16)), _mm512_testn_epi32_mask(a_top, b_top.exponent[W]),
                 row * width + W, to),
     ...);
  }
  /// An outlier by 2^(exponent - E), in all lanes.
  LOCKSTEP_INLINE_BF16 __m512 outlier(const Operand& of, std::uint32_t i, std::int32_t exponent) {
    const __m512i number = _mm512_slli_epi32(_mm512_set1_epi16(static_cast<short>(of.outlier[i])), 16);
    return _mm512_castsi512_ps(_mm512_add_epi32(number, _mm512_set1_epi32(exponent * (1 << 23))));
  }
  /// Products with outliers.
  LOCKSTEP_INLINE_BF16 void add_outliers(const Step& step, Sums& to) {
    const std::uint32_t block = step.block;
    const Operand &a = *step.a, &b = *step.b;
    for (std::uint32_t i = block == 0 ? 0 : b.end[block - 1]; i < b.end[block]; ++i)
      add_column(step, b.outlier_place[i] / 256, b.outlier_place[i] % 256, outlier(b, i, 24 - 10), to);
    const Exponents b_top = load_exponents(b.top + block * N, Groups{});
    const float* const numbers = b.f32 + block * 8 * N;
    for (std::uint32_t i = block == 0 ? 0 : a.end[block - 1]; i < a.end[block]; ++i) {
      const std::uint32_t row = a.outlier_place[i] % 256, k = a.outlier_place[i] / 256;
      add_row(outlier(a, i, 0), broadcast_dword(a.top + block * N + row), numbers + k * N, b_top, row, to, Groups{});
    }
  }

  /// Adds a strip to C, whose first register and lane are at `offset`. `zeros`: there may be sums without a product
  /// other than zero; these leave C.
  template <bool zeros, std::size_t... R>
  LOCKSTEP_INLINE_BF16 void add_strip(const Step& step, const Exponents& b, const Sums& sums, std::uint32_t at,
                                      std::uint32_t offset, Others& others, std::index_sequence<R...>) {
    constexpr int downwards = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC, larger_magnitude = 0xb;
    const float* const from = reinterpret_cast<const float*>(step.job.c) + offset;
    float* const to = reinterpret_cast<float*>(step.job.d) + offset;
    const std::uint32_t* const a = step.a->exponent + step.block * N + at / width;
    const __m512i scale[] = {_mm512_sub_epi32(b.exponent[R % width], broadcast_dword(a + R / width))...};
    const __m512 c[] = {_mm512_loadu_ps(from + R / width * 64 + R % width * 16)...};
    const __m512 units[] = {in_units(c[R], scale[R])...};
    const __m512i addend[] = {_mm512_cvt_roundps_epi32(units[R], downwards)...};
    const __m512i cut[] = {
        _mm512_xor_si512(_mm512_castps_si512(units[R]), _mm512_castps_si512(_mm512_cvtepi32_ps(addend[R])))...};
    const __m512 all[] = {_mm512_cvtepi32_ps(_mm512_add_epi32(_mm512_load_si512(sums.sum[at + R]), addend[R]))...};
    const __m512 result[] = {_mm512_mul_ps(all[R], _mm512_castsi512_ps(inverse(scale[R])))...};
    // Where C is not small, or NaN, the sum, which may leave 32 bits, is far from zero.
    __m512 largest = _mm512_setzero_ps();
    __m512i any_cut = _mm512_setzero_si512();
    ((largest = _mm512_range_ps(largest, all[R], larger_magnitude)), ...);
    ((any_cut = _mm512_or_si512(any_cut, cut[R])), ...);
    const __mmask16 changed[] = {zeros ? other_than_c(sums.sum[at + R], c[R], result[R]) : __mmask16{0}...};
    std::uint64_t later;
    static_assert(sizeof later == strip * sizeof sums.hard[0]);
    std::memcpy(&later, sums.hard + at, sizeof later);
    later |= not_in_range(largest, any_cut);
    ((later |= changed[R]), ...);
    (_mm512_storeu_ps(to + R / width * 64 + R % width * 16, result[R]), ...);
    if (later == 0) [[likely]]
      return;
    ((_mm512_store_ps(others.c[others.count], c[R]), others.place[others.count] = static_cast<std::uint8_t>(at + R),
      others.count += (not_in_range(_mm512_abs_ps(all[R]), cut[R]) | sums.hard[at + R] | changed[R]) != 0 ? 1 : 0),
     ...);
  }
  /// C's that are not small, or cut: other than what is kept of them.
  LOCKSTEP_INLINE_BF16 std::uint32_t not_in_range(__m512 magnitude, __m512i cut) {
    return _mm512_kor(_mm512_cmp_ps_mask(magnitude, _mm512_set1_ps(0x1.8p30f), _CMP_GE_OQ),
                      _mm512_test_epi32_mask(cut, _mm512_set1_epi32(0x7fffffff)));
  }
  /// Results of sums of zero that are not C.
  LOCKSTEP_INLINE_BF16 __mmask16 other_than_c(const std::uint32_t* sum, __m512 c, __m512 result) {
    const __m512i all = _mm512_load_si512(sum);
    return _mm512_mask_cmpneq_epi32_mask(_mm512_testn_epi32_mask(all, all), _mm512_castps_si512(c),
                                         _mm512_castps_si512(result));
  }

  /// How far the rule's `dot` of sixteen results is below E + E.
  LOCKSTEP_INLINE_BF16 __m512i least_deficits(const Step& step, std::uint32_t row, std::uint32_t column) {
    const std::uint32_t first = step.block * 4 * N;
    __m512i least = halves(2 * Operand::no_deficit);
    for (std::uint32_t pair = first; pair < first + 4 * N; pair += N)
      least = _mm512_min_epu16(least, _mm512_add_epi16(broadcast_dword(step.a->deficit + pair + row),
                                                       _mm512_load_si512(step.b->deficit + pair + column)));
    least = _mm512_min_epu16(least, _mm512_rol_epi32(least, 16));
    return _mm512_and_si512(least, _mm512_set1_epi32(0xffff));
  }
  /// T of sixteen results in units to which `scale` leads.
  LOCKSTEP_INLINE_BF16 __m512i exact_sum(const Step& step, std::uint32_t row, std::uint32_t column, __m512i scale) {
    __m512i sum = _mm512_setzero_si512();
    for (std::uint32_t pair = step.block * 4; pair < step.block * 4 + 4; ++pair) {
      const __m512i a = broadcast_dword(pair_of_k<N>(step.job.a, registers, pair) + row);
      const __m512i b = _mm512_loadu_si512(pair_of_k<N>(step.job.b, registers, pair) + column);
      for (std::uint32_t half = 0; half < 2; ++half) {
        const __m512 product = _mm512_mul_ps(number_of_pair(a, half), number_of_pair(b, half));
        sum = _mm512_add_epi32(sum, _mm512_cvttps_epi32(_mm512_mul_ps(product, _mm512_castsi512_ps(scale))));
      }
    }
    return sum;
  }
  /// Once more by the rule, what add_strip kept.
  LOCKSTEP_TARGET_BF16 [[gnu::noinline]] static void add_others(const Step& step, const Others& others) {
    for (std::uint32_t i = 0; i < others.count; ++i) {
      const std::uint32_t place = others.place[i], group = place % width, row = place / width;
      const __m512i deficit = least_deficits(step, row, group * 16);
      const __mmask16 any = _mm512_cmplt_epi32_mask(deficit, _mm512_set1_epi32(Operand::no_deficit));
      const __m512i of_w = _mm512_sub_epi32(_mm512_load_si512(step.b->exponent + step.block * N + group * 16),
                                            broadcast_dword(step.a->exponent + step.block * N + row));
      const __m512i scale = _mm512_maskz_add_epi32(any, of_w, _mm512_slli_epi32(deficit, 23));
      add_again<N>(step.job, step.block, row, group * 16, scale, exact_sum(step, row, group * 16, scale),
                   _mm512_load_ps(others.c[i]));
    }
  }

  /// A strip, whose first register and lane are at `offset`.
  template <bool multiplies, bool adds, bool zeros>
  LOCKSTEP_INLINE_BF16 void run_strip(const Step& step, const Columns& columns, Sums& to, const Step& last,
                                      const Exponents& exponents, const Sums& from, std::uint32_t at,
                                      std::uint32_t offset, Others& others) {
    if constexpr (multiplies) multiply_strip(*step.a, columns, step.block, at, to, Strip{});
    if constexpr (adds) add_strip<zeros>(last, exponents, from, at, offset, others, Strip{});
  }
  /// Four rows, from `row` on.
  template <bool multiplies, bool adds, bool zeros, std::size_t... W>
  LOCKSTEP_INLINE_BF16 void run_rows(const Step& step, const Columns& columns, Sums& to, const Step& last,
                                     const Exponents& exponents, const Sums& from, std::uint32_t row, Others& others,
                                     std::index_sequence<W...>) {
    constexpr std::uint32_t rows = strip / width;
    const std::uint32_t offset = MfmaRows<N>::at(row), at = row * width;
    (run_strip<multiplies, adds, zeros>(step, columns, to, last, exponents, from, at + W * strip,
                                        offset + W * rows * 64, others),
     ...);
  }
  /// Finds the sums of `step`, adds those of the step before to C: one waits while the other computes.
  template <bool adds, bool zeros>
  LOCKSTEP_INLINE_BF16 void run(const Step& step, Sums& to, const Step& last, const Sums& from) {
    Others others;
    const Columns columns = load_columns(step.b->number + step.block * 4 * N, Groups{});
    const Exponents exponents = load_exponents(last.b->exponent + last.block * N, Groups{});
    for (std::uint32_t row = 0; row < N; row += 4)
      run_rows<true, adds, zeros>(step, columns, to, last, exponents, from, row, others, Groups{});
    if (others.count != 0) add_others(last, others);
    std::memset(to.hard, 0, sizeof to.hard);
    add_outliers(step, to);
  }
  LOCKSTEP_INLINE_BF16 void finish(const Step& last, const Sums& from) {
    Others others;
    const Exponents exponents = load_exponents(last.b->exponent + last.block * N, Groups{});
    Sums unused;
    for (std::uint32_t row = 0; row < N; row += 4)
      run_rows<false, true, true>(last, {}, unused, last, exponents, from, row, others, Groups{});
    if (others.count != 0) add_others(last, others);
  }
};

}  // namespace lockstep::fast::cdna3_wide
#endif
