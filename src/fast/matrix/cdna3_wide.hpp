// D = C + A * B of bf16 and f16 in the CDNA3 model, one block of N x N, eight k's at a time. Sums of products, T, and
// what they count in: cdna3_sums.hpp. What is kept of A and B of f16: cdna3_operands.hpp. bf16: cdna3_grid.hpp.
//
// T of f16: fused multiply-adds in f64, rounded downwards, to 1.5 * 2^52 units: each cuts its product downwards to a
// unit. A's numbers are too large by 2^-30 of themselves, products of 22 bits too. So a positive product is cut as it
// would be without that. A negative one, a multiple of a unit or not, gets one unit less than if it were cut towards
// zero; so does a product of zero whose signs differ. The count of these is added in the end.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_grid.hpp"
#include "fast/matrix/cdna3_operands.hpp"
#include "fast/matrix/cdna3_sums.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::cdna3_wide {

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

  /// As GridProducts has it.
  template <bool adds, bool zeros>
  LOCKSTEP_INLINE_BF16 void run(const Step& step, Sums& to, const Step& last, const Sums& from) {
    Others<N, width> others;
    constexpr std::make_index_sequence<8> every_k{};
    const Operand &a = *step.a, &b = *step.b;
    const Powers<width> powers = load_powers<N>(b, step.block, step.column, std::make_index_sequence<width>{});
    for (std::uint32_t row = 0; row < N; row += strip) {
      find_strip<zeros>(a, powers, step.block, row, to, Strip{});
      if constexpr (adds) add_strip<N, zeros>(last.job.c, last.job.d, from, row, last.column, others, Strip{});
    }
    const Columns columns = load_columns(b.number + step.block * 8 * N + step.column, every_k);
    const __m512i signs = _mm512_load_si512(b.signs + step.block * N + step.column);
    for (std::uint32_t row = 0; row < N; row += 2)
      multiply_rows(a.number + step.block * 8 * N + row, a.signs + step.block * N + row, columns, signs, row, to,
                    Pair{}, every_k);
    if (others.count != 0) add_others(last.job, last.block, last.column, from, others);
  }
  LOCKSTEP_INLINE_BF16 void finish(const Step& last, const Sums& from) {
    Others<N, width> others;
    for (std::uint32_t at = 0; at < N * width; at += strip)
      add_strip<N, true>(last.job.c, last.job.d, from, at, last.column, others, Strip{});
    if (others.count != 0) add_others(last.job, last.block, last.column, from, others);
  }
};

/// Steps one after the other: each is added to C while the next one's sums are found.
template <std::uint32_t N, class Products>
struct Steps {
  static constexpr std::uint32_t width = Products::width;
  using Operand = typename Products::Operand;

  std::uint32_t count = 0;
  Step<Operand> steps[2];
  typename Products::Sums sums[2];

  template <bool adds, bool zeros>
  LOCKSTEP_TARGET_BF16 [[gnu::noinline]] static void run(Steps& of, std::uint32_t place) {
    Products::template run<adds, zeros>(of.steps[place], of.sums[place], of.steps[1 - place], of.sums[1 - place]);
  }
  /// Those of one instruction.
  LOCKSTEP_INLINE_BF16 void add(Steps& to, const MatrixJob& job, const Operand& a, const Operand& b) {
    const bool zeros = a.zeros || b.zeros;
    for (std::uint32_t block = 0; block < job.plan->op.k / 8u; ++block) {
      for (std::uint32_t column = 0; column < N; column += width * 16, ++to.count) {
        const std::uint32_t place = to.count % 2;
        to.steps[place] = {job, &a, &b, block, column, zeros};
        if (block != 0) to.steps[place].job.c = job.d;
        const Step<Operand>& last = to.steps[1 - place];
        if (to.count == 0)
          run<false, true>(to, place);
        else if (!zeros && !last.zeros)
          run<true, false>(to, place);
        else
          run<true, true>(to, place);
      }
    }
  }
  LOCKSTEP_INLINE_BF16 void finish(const Steps& of) {
    const std::uint32_t place = (of.count - 1) % 2;
    Products::finish(of.steps[place], of.sums[place]);
  }
};

/// A RunMatrix.
template <std::uint32_t N, std::uint32_t registers, template <std::uint32_t, std::uint32_t> class Kind>
LOCKSTEP_TARGET_BF16 void multiply(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                   Rows d_rows, const BlockScales* scales) {
  using Products = Kind<N, registers>;
  typename Products::Operand a, b;
  typename Products::Operand::Found in_a, in_b;
  start(in_a);
  start(in_b);
  prepare<N, true>(a_rows, registers, a, in_a);
  prepare<N, false>(b_rows, registers, b, in_b);
  if (!covers(in_a, in_b)) [[unlikely]]
    return Cdna3Kernel<N, 8, false>::avx512(plan, a_rows, b_rows, c_rows, d_rows, scales);
  Steps<N, Products> steps;
  Steps<N, Products>::add(steps, {&plan, a_rows, b_rows, c_rows, d_rows, scales}, a, b);
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
  typename Products::Operand::Found in_a, in_b;
  start(in_a);
  start(in_b);
  for (std::uint32_t i = 0; i < a_count; ++i) prepare<N, true>(v + group.a().first[i], registers, operands[i], in_a);
  for (std::uint32_t i = a_count; i < count; ++i)
    prepare<N, false>(v + group.b().first[i - a_count], registers, operands[i], in_b);
  if (!covers(in_a, in_b)) return false;
  Steps<N, Products> steps;
  for (std::uint32_t i = 0; i < group.results(); ++i) {
    const MatrixGroup::Result& result = group.result(i);
    ConstRows c = v + result.c;
    for (std::uint32_t p = 0; p < result.count; ++p, c = v + result.d) {
      const MatrixGroup::Product product = result.products[p];
      const MatrixJob job{plans, v + group.a(product), v + group.b(product), c, v + result.d};
      Steps<N, Products>::add(steps, job, operands[product.a], operands[a_count + product.b]);
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
  if (plan.op.a == Element::bf16 && two) choose<2, GridProducts>(plan);
  if (plan.op.a == Element::bf16 && four) choose<4, GridProducts>(plan);
  if (plan.op.a == Element::f16 && two) choose<2, DoubleProducts>(plan);
  if (plan.op.a == Element::f16 && four) choose<4, DoubleProducts>(plan);
}

}  // namespace lockstep::fast::cdna3_wide
#endif
