// D = C + A * B of bf16 and f16 in the CDNA3 model, one block of N x N, eight k's at a time. Sums of products, T, and
// what they count in: cdna3_sums.hpp. What is kept of A and B: cdna3_operands.hpp.
//
// T of bf16: an integer of A counts in 2^(E of the row - 10), one of B in 2^(E of the column - 14). Their product is a
// multiple of 2^(E of the row + E of the column - 24), which is a unit or several: it is not cut. Sums of these are
// integers. Outliers are few; their products are cut and added one k after the other.
//
// T of f16: fused multiply-adds in f64, rounded downwards, to 1.5 * 2^52 units: each cuts its product downwards to a
// unit. A's numbers are too large by 2^-30 of themselves, products of 22 bits too. So a positive product is cut as it
// would be without that. A negative one, a multiple of a unit or not, gets one unit less than if it were cut towards
// zero; so does a product of zero whose signs differ. The count of these is added in the end.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_operands.hpp"
#include "fast/matrix/cdna3_sums.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::cdna3_wide {

/// bf16. Twice sixteen columns at a time, where there are as many: a number of A is loaded for both.
template <std::uint32_t N, std::uint32_t registers>
struct IntegerProducts {
  static constexpr std::uint32_t width = N / 16;
  using Operand = Cdna3Integers;
  using Step = cdna3_wide::Step<Operand>;
  using Sums = cdna3_wide::Sums<N, width>;
  using Columns = std::array<FourPairs, width>;

  template <std::size_t... W>
  LOCKSTEP_INLINE_BF16 Columns load_columns(const std::uint32_t* from, std::index_sequence<W...>) {
    return {load_pairs<N>(from + W * 16)...};
  }
  template <std::size_t pair, std::size_t... R>
  LOCKSTEP_INLINE_BF16 void multiply_pair(__m512i (&to)[strip], const std::uint32_t* a, const Columns& b,
                                          std::index_sequence<R...>) {
    ((to[R] = _mm512_dpwssd_epi32(to[R], b[R % width].pair[pair], broadcast_dword(a + R / width))), ...);
  }
  template <bool zeros, std::size_t... R>
  LOCKSTEP_INLINE_BF16 void multiply_strip(const Operand& a, const Powers<width>& powers, const Columns& b,
                                           std::uint32_t block, std::uint32_t at, Sums& to,
                                           std::index_sequence<R...> results) {
    const std::uint32_t row = at / width, first = block * 4 * N + row;
    const std::uint32_t *const a_power = a.power + first, *const number = a.number + first;
    __m512 power_sum[strip] = {(void(R), _mm512_setzero_ps())...};
    __m512i power[strip];
    add_powers<0>(power_sum, a_power, powers, results);
    __m512i sum[] = {_mm512_madd_epi16(b[R % width].pair[0], broadcast_dword(number + R / width))...};
    add_powers<1>(power_sum, a_power + N, powers, results);
    multiply_pair<1>(sum, number + N, b, results);
    add_powers<2>(power_sum, a_power + 2 * N, powers, results);
    multiply_pair<2>(sum, number + 2 * N, b, results);
    add_powers<3>(power_sum, a_power + 3 * N, powers, results);
    multiply_pair<3>(sum, number + 3 * N, b, results);
    find_scales<N, zeros>(power_sum, a.exponent + block * N + row, powers, at, to, power, results);
    const __m512i most = _mm512_set1_epi32(least_power);
    (_mm512_store_si512(to.sum[at + R], _mm512_sllv_epi32(sum[R], _mm512_sub_epi32(most, power[R]))), ...);
  }

  /// Adds a product of one k to sixteen results, cut towards zero to units.
  LOCKSTEP_INLINE_AVX512 void add_product(__m512 a, __m512 b, std::size_t place, Sums& to) {
    const __m512i cut = _mm512_cvttps_epi32(_mm512_mul_ps(_mm512_mul_ps(a, b), _mm512_load_ps(to.scale[place])));
    _mm512_store_si512(to.sum[place], _mm512_add_epi32(_mm512_load_si512(to.sum[place]), cut));
  }
  /// Those of all rows and the sixteen columns `group`.
  template <std::size_t... R>
  LOCKSTEP_INLINE_AVX512 void add_column(const std::uint32_t* a, std::uint32_t half, __m512 b, std::uint32_t group,
                                         Sums& to, std::index_sequence<R...>) {
    for (std::uint32_t row = 0; row < N; row += strip)
      (add_product(number_of_pair(broadcast_dword(a + row + R), half), b, (row + R) * width + group, to), ...);
  }
  /// Those of a number of A.
  template <std::size_t... W>
  LOCKSTEP_INLINE_AVX512 void add_row(__m512 a, const float* b, std::uint32_t row, Sums& to,
                                      std::index_sequence<W...>) {
    (add_product(a, _mm512_load_ps(b + W * 16), row * width + W, to), ...);
  }
  /// Products with outliers: those of B's, then those of A's and B's other numbers.
  LOCKSTEP_INLINE_BF16 void add_outliers(const Step& step, Sums& to) {
    const std::uint32_t first_pair = step.block * 4;
    for (std::uint32_t i = 0; i < 4 * width; ++i) {
      const std::uint32_t pair = first_pair + i / width, group = i % width;
      const std::uint32_t outliers = step.b->outliers[pair * width + group];
      if (outliers == 0) continue;
      const std::uint32_t* const a = pair_of_k<N>(step.job.a, registers, pair);
      const __m512i b = _mm512_maskz_loadu_epi16(outliers, pair_of_k<N>(step.job.b, registers, pair) + group * 16);
      if ((outliers & 0x55555555u) != 0) add_column(a, 0, number_of_pair(b, 0), group, to, Strip{});
      if ((outliers & 0xaaaaaaaau) != 0) add_column(a, 1, number_of_pair(b, 1), group, to, Strip{});
    }
    const float* const others = step.b->f32 + first_pair * 2 * N;
    for (std::uint32_t i = step.block == 0 ? 0 : step.a->end[step.block - 1]; i < step.a->end[step.block]; ++i) {
      const std::uint32_t place = step.a->outlier_place[i];
      const __m512i number = _mm512_slli_epi32(_mm512_set1_epi16(static_cast<short>(step.a->outlier[i])), 16);
      add_row(_mm512_castsi512_ps(number), others + place / 256 * N, place % 256, to,
              std::make_index_sequence<width>{});
    }
  }

  /// Finds the sums of `step`, adds those of the step before to C: one waits while the other computes.
  template <bool adds, bool zeros, bool anything>
  LOCKSTEP_INLINE_BF16 void run(const Step& step, Sums& to, const Step& last, const Sums& from,
                                Others<N, width>& others) {
    constexpr std::make_index_sequence<width> groups{};
    const Operand& a = *step.a;
    const std::uint32_t block = step.block;
    const Powers<width> powers = load_powers<N>(*step.b, block, 0, groups);
    const Columns columns = load_columns(step.b->number + block * 4 * N, groups);
    const ConstRows c = last.job.c;
    const Rows d = last.job.d;
    for (std::uint32_t at = 0; at < N * width; at += strip) {
      multiply_strip<zeros>(a, powers, columns, block, at, to, Strip{});
      if constexpr (adds) add_strip<N, zeros, anything>(c, d, from, at, 0, others, Strip{});
    }
    add_outliers(step, to);
  }
};

/// f16.
template <std::uint32_t N, std::uint32_t>
struct DoubleProducts {
  static constexpr std::uint32_t width = 1;
  using Operand = Cdna3Doubles;
  using Step = cdna3_wide::Step<Operand>;
  using Sums = cdna3_wide::Sums<N, width>;
  using Pair = std::make_index_sequence<2>;

  /// Eight k's of sixteen columns; sums of two rows.
  struct Columns {
    __m512d left[8], right[8];
  };
  struct Halves {
    __m512d left[2], right[2];
  };

  template <bool zeros, std::size_t... R>
  LOCKSTEP_INLINE_BF16 void find_strip(const Operand& a, const Powers<width>& b, std::uint32_t block, std::uint32_t row,
                                       Sums& to, std::index_sequence<R...> rows) {
    const std::uint32_t* const power = a.power + block * 4 * N + row;
    __m512 sum[strip] = {(void(R), _mm512_setzero_ps())...};
    __m512i unused[strip];
    add_powers<0>(sum, power, b, rows);
    add_powers<1>(sum, power + N, b, rows);
    add_powers<2>(sum, power + 2 * N, b, rows);
    add_powers<3>(sum, power + 3 * N, b, rows);
    find_scales<N, zeros>(sum, a.exponent + block * N + row, b, row, to, unused, rows);
  }
  template <std::size_t... K>
  LOCKSTEP_INLINE_BF16 Columns load_columns(const double* from, std::index_sequence<K...>) {
    return {{_mm512_load_pd(from + K * N)...}, {_mm512_load_pd(from + K * N + 8)...}};
  }
  template <std::size_t... R>
  LOCKSTEP_INLINE_BF16 void multiply_k(Halves& to, const double* a, __m512d left, __m512d right,
                                       std::index_sequence<R...>) {
    constexpr int down = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
    const __m512d number[] = {_mm512_set1_pd(a[R])...};
    ((to.left[R] = _mm512_fmadd_round_pd(number[R], left, to.left[R], down)), ...);
    ((to.right[R] = _mm512_fmadd_round_pd(number[R], right, to.right[R], down)), ...);
  }
  template <std::size_t... R, std::size_t... K>
  LOCKSTEP_INLINE_BF16 void multiply_rows(const double* a, const std::uint32_t* a_signs, const Columns& b,
                                          __m512i b_signs, std::uint32_t row, Sums& to, std::index_sequence<R...> rows,
                                          std::index_sequence<K...>) {
    const __m512i low = _mm512_setr_epi32(0, 0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7);
    const __m512i high = _mm512_setr_epi32(0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0, 15);
    const __m512i low_dwords = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    const __m512i bit_counts = _mm512_set4_epi32(0x04030302, 0x03020201, 0x03020201, 0x02010100);
    // The upper half of 1.5 * 2^52 units, but for the scale's exponent.
    const __m512i base = _mm512_set1_epi32(static_cast<int>((1023u + 52u + 127u) << 20 | 0x80000u));
    const __m512i top[] = {_mm512_sub_epi32(base, _mm512_srli_epi32(_mm512_load_si512(to.scale[row + R]), 3))...};
    Halves sums{{_mm512_castsi512_pd(_mm512_maskz_permutexvar_epi32(0xaaaa, low, top[R]))...},
                {_mm512_castsi512_pd(_mm512_maskz_permutexvar_epi32(0xaaaa, high, top[R]))...}};
    (multiply_k(sums, a + K * N, b.left[K], b.right[K], rows), ...);
    const __m512i sum[] = {_mm512_permutex2var_epi32(_mm512_castpd_si512(sums.left[R]), low_dwords,
                                                     _mm512_castpd_si512(sums.right[R]))...};
    // Bits of two bytes where signs differ.
    const __m512i negative[] = {
        _mm512_shuffle_epi8(bit_counts, _mm512_xor_si512(b_signs, broadcast_dword(a_signs + R)))...};
    const __m512i ones = _mm512_set1_epi32(0x10001);
    (_mm512_store_si512(to.sum[row + R], _mm512_dpwssd_epi32(sum[R], negative[R], ones)), ...);
  }

  /// As IntegerProducts has it.
  template <bool adds, bool zeros, bool anything>
  LOCKSTEP_INLINE_BF16 void run(const Step& step, Sums& to, const Step& last, const Sums& from,
                                Others<N, width>& others) {
    constexpr std::make_index_sequence<8> every_k{};
    const Operand &a = *step.a, &b = *step.b;
    const Powers<width> powers = load_powers<N>(b, step.block, step.column, std::make_index_sequence<width>{});
    for (std::uint32_t row = 0; row < N; row += strip) {
      find_strip<zeros>(a, powers, step.block, row, to, Strip{});
      if constexpr (adds)
        add_strip<N, zeros, anything>(last.job.c, last.job.d, from, row, last.column, others, Strip{});
    }
    const Columns columns = load_columns(b.number + step.block * 8 * N + step.column, every_k);
    const __m512i signs = _mm512_load_si512(b.signs + step.block * N + step.column);
    for (std::uint32_t row = 0; row < N; row += 2)
      multiply_rows(a.number + step.block * 8 * N + row, a.signs + step.block * N + row, columns, signs, row, to,
                    Pair{}, every_k);
  }
};

/// Steps one after the other: each is added to C while the next one's sums are found.
template <std::uint32_t N, class Products>
struct Steps {
  static constexpr std::uint32_t width = Products::width;
  using Operand = typename Products::Operand;

  std::uint32_t count = 0;
  Step<Operand> steps[2];
  Sums<N, width> sums[2];

  template <bool adds, bool zeros, bool anything>
  LOCKSTEP_TARGET_BF16 [[gnu::noinline]] static void run(Steps& of, std::uint32_t place) {
    const Step<Operand>& last = of.steps[1 - place];
    const Sums<N, width>& from = of.sums[1 - place];
    Others<N, width> others;
    Products::template run<adds, zeros, anything>(of.steps[place], of.sums[place], last, from, others);
    if (others.count != 0) add_others(last.job, last.block, last.column, from, others);
  }
  /// Those of one instruction. `anything`: C may be anything.
  LOCKSTEP_INLINE_BF16 void add(Steps& to, const MatrixJob& job, const Operand& a, const Operand& b, bool anything) {
    const bool zeros = a.zeros || b.zeros;
    for (std::uint32_t block = 0; block < job.plan->op.k / 8u; ++block) {
      for (std::uint32_t column = 0; column < N; column += width * 16, ++to.count) {
        const std::uint32_t place = to.count % 2;
        to.steps[place] = {job, &a, &b, block, column, zeros, anything && block == 0};
        if (block != 0) to.steps[place].job.c = job.d;
        const Step<Operand>& last = to.steps[1 - place];
        if (to.count == 0)
          run<false, true, false>(to, place);
        else if (!zeros && !last.zeros)
          run<true, false, false>(to, place);
        else if (last.anything)
          run<true, true, true>(to, place);
        else
          run<true, true, false>(to, place);
      }
    }
  }
  LOCKSTEP_INLINE_BF16 void finish(const Steps& of) {
    const std::uint32_t place = (of.count - 1) % 2;
    const Step<Operand>& last = of.steps[place];
    Others<N, width> others;
    for (std::uint32_t at = 0; at < N * width; at += strip)
      add_strip<N, true, true>(last.job.c, last.job.d, of.sums[place], at, last.column, others, Strip{});
    if (others.count != 0) add_others(last.job, last.block, last.column, of.sums[place], others);
  }
};

/// A RunMatrix.
template <std::uint32_t N, std::uint32_t registers, template <std::uint32_t, std::uint32_t> class Kind>
LOCKSTEP_TARGET_BF16 void multiply(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                   Rows d_rows, const BlockScales* scales) {
  using Products = Kind<N, registers>;
  typename Products::Operand a, b;
  Found in_a = nothing_found(), in_b = nothing_found();
  prepare<N, true>(a_rows, registers, a, in_a);
  prepare<N, false>(b_rows, registers, b, in_b);
  if (!covers<typename Products::Operand>(in_a, in_b)) [[unlikely]]
    return Cdna3Kernel<N, 8, false>::avx512(plan, a_rows, b_rows, c_rows, d_rows, scales);
  Steps<N, Products> steps;
  Steps<N, Products>::add(steps, {&plan, a_rows, b_rows, c_rows, d_rows, scales}, a, b, true);
  Steps<N, Products>::finish(steps);
}

/// A RunMatrixGroup.
template <std::uint32_t N, std::uint32_t registers, template <std::uint32_t, std::uint32_t> class Kind>
LOCKSTEP_TARGET_BF16 bool multiply_group(const MatrixGroup& group, const MatrixPlan* plans, Rows v,
                                         const BlockScales*) {
  using Products = Kind<N, registers>;
  constexpr std::uint32_t most_inputs = 16;
  const std::uint32_t a_count = group.a().count, count = a_count + group.b().count;
  if (count > most_inputs) return false;
  typename Products::Operand operands[most_inputs];
  Found in_a = nothing_found(), in_b = nothing_found();
  for (std::uint32_t i = 0; i < a_count; ++i) prepare<N, true>(v + group.a().first[i], registers, operands[i], in_a);
  for (std::uint32_t i = a_count; i < count; ++i)
    prepare<N, false>(v + group.b().first[i - a_count], registers, operands[i], in_b);
  if (!covers<typename Products::Operand>(in_a, in_b)) return false;
  Steps<N, Products> steps;
  for (std::uint32_t i = 0; i < group.results(); ++i) {
    const MatrixGroup::Result& result = group.result(i);
    ConstRows c = v + result.c;
    for (std::uint32_t p = 0; p < result.count; ++p, c = v + result.d) {
      const MatrixGroup::Product product = result.products[p];
      const MatrixJob job{plans, v + group.a(product), v + group.b(product), c, v + result.d};
      Steps<N, Products>::add(steps, job, operands[product.a], operands[a_count + product.b], p == 0);
    }
  }
  Steps<N, Products>::finish(steps);
  return true;
}

template <std::uint32_t registers, template <std::uint32_t, std::uint32_t> class Kind>
void choose(MatrixPlan& plan) {
  const bool wide = plan.op.m == 32;
  plan.run_cdna3 = wide ? &multiply<32, registers, Kind> : &multiply<16, registers, Kind>;
  plan.run_group_cdna3 = wide ? &multiply_group<32, registers, Kind> : &multiply_group<16, registers, Kind>;
}
/// Chooses the kernels for bf16 and f16 in one block of whole eights of k's.
inline void choose(MatrixPlan& plan) {
  if (plan.op.blocks != 1 || plan.op.k % 8 != 0) return;
  const bool two = plan.a_rows == 2, four = plan.a_rows == 4;
  if (plan.op.a == Element::bf16 && two) choose<2, IntegerProducts>(plan);
  if (plan.op.a == Element::bf16 && four) choose<4, IntegerProducts>(plan);
  if (plan.op.a == Element::f16 && two) choose<2, DoubleProducts>(plan);
  if (plan.op.a == Element::f16 && four) choose<4, DoubleProducts>(plan);
}

}  // namespace lockstep::fast::cdna3_wide
#endif
