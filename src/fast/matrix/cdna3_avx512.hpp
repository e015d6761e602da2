// D = C + A * B in the CDNA3 model on 512-bit registers, sixteen columns of a row at a time, block by block along k.
//
// Where a block's largest exponent is `dot`, products count in units of 2^(dot - 24), cut towards zero: the conversion
// of a product times 2^(24 - dot) to an integer does that. C, cut downwards in the same units, is added as an integer,
// and what conversion to f32 rounds is the sum: exact while C is below 2^30 units (`Cdna3Limits`). Larger C's go
// through f64, whose 53 bits hold such a sum. Blocks without a product other than zero leave C. What is left
// (infinities, NaNs, far exponents) is computed element by element.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_inputs.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Exponents of `count` numbers. Gives the largest; `special` where one is no finite number.
LOCKSTEP_INLINE_AVX512 std::int32_t cdna3_exponents(Cdna3Input& input, std::uint32_t count, Cdna3Format format,
                                                    bool& special) {
  const __m512i zero_exponent = _mm512_set1_epi32(Cdna3Input::zero_exponent);
  const __m512i least = _mm512_set1_epi32(format.minimum + F32::bias);
  __m512i largest = zero_exponent;
  __mmask16 found = 0;
  for (std::uint32_t i = 0; i < count; i += 16) {
    const __m512i bits = _mm512_load_si512(input.numbers.number + i);
    const __m512i field = _mm512_srli_epi32(_mm512_slli_epi32(bits, 1), 24);
    const __mmask16 not_finite = _mm512_cmpeq_epi32_mask(field, _mm512_set1_epi32(255));
    const __mmask16 not_a_number = _mm512_cmpeq_epi32_mask(bits, _mm512_set1_epi32(format.not_a_number));
    found = static_cast<__mmask16>(found | not_finite | not_a_number);
    const __m512i normal = _mm512_sub_epi32(_mm512_max_epi32(field, least), _mm512_set1_epi32(F32::bias));
    const __mmask16 nonzero = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x7fffffff));
    const __m512i exponent = _mm512_mask_mov_epi32(zero_exponent, nonzero, normal);
    largest = _mm512_max_epi32(largest, exponent);
    _mm512_store_si512(input.exponent + i, exponent);
  }
  special = special || found != 0;
  return _mm512_reduce_max_epi32(largest);
}

/// Powers of two by their biased exponents, which are those of normal numbers.
LOCKSTEP_INLINE_AVX512 __m512i f32_power_bits(__m512i biased) { return _mm512_slli_epi32(biased, 23); }

/// The products of a block with k's Step apart: their largest exponent, their sum.
struct Cdna3Products {
  __m512i exponent, sum;
};
template <std::uint32_t N, std::size_t K>
LOCKSTEP_INLINE_AVX512 __m512i product_exponent(const std::int32_t* a, const std::int32_t* b) {
  return _mm512_add_epi32(_mm512_set1_epi32(a[K * N]), _mm512_load_si512(b + K * N));
}
template <std::uint32_t N, std::size_t K>
LOCKSTEP_INLINE_AVX512 __m512i cut_product(const float* a, const float* b, __m512 scale) {
  const __m512 product = _mm512_mul_ps(_mm512_set1_ps(a[K * N]), _mm512_load_ps(b + K * N));
  return _mm512_cvttps_epi32(_mm512_mul_ps(product, scale));
}
template <std::uint32_t N, std::uint32_t Step, std::size_t... K>
LOCKSTEP_INLINE_AVX512 Cdna3Products add_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                                  std::uint32_t b_at, std::index_sequence<K...>) {
  Cdna3Products of;
  of.exponent = _mm512_set1_epi32(2 * Cdna3Input::zero_exponent);
  ((of.exponent = _mm512_max_epi32(of.exponent, product_exponent<N, K * Step>(a.exponent + a_at, b.exponent + b_at))),
   ...);
  // Below the limit results do not count, but products of zeros have to be zero.
  const __m512i exponent = _mm512_max_epi32(of.exponent, _mm512_set1_epi32(Cdna3Limits::least_dot));
  const __m512 scale = _mm512_castsi512_ps(f32_power_bits(_mm512_sub_epi32(_mm512_set1_epi32(127 + 24), exponent)));
  of.sum = _mm512_setzero_si512();
  ((of.sum =
        _mm512_add_epi32(of.sum, cut_product<N, K * Step>(a.numbers.number + a_at, b.numbers.number + b_at, scale))),
   ...);
  return of;
}
template <std::uint32_t N, std::uint32_t Length, bool grouped>
LOCKSTEP_INLINE_AVX512 Cdna3Products block_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                                    std::uint32_t b_at) {
  if constexpr (!grouped) return add_products<N, 1>(a, b, a_at, b_at, std::make_index_sequence<Length>{});
  // Even and odd k's apart, then cut downwards to the units of the larger.
  const Cdna3Products even = add_products<N, 2>(a, b, a_at, b_at, std::make_index_sequence<Length / 2>{});
  const Cdna3Products odd = add_products<N, 2>(a, b, a_at + N, b_at + N, std::make_index_sequence<Length / 2>{});
  Cdna3Products both;
  both.exponent = _mm512_max_epi32(even.exponent, odd.exponent);
  both.sum = _mm512_add_epi32(_mm512_srav_epi32(even.sum, _mm512_sub_epi32(both.exponent, even.exponent)),
                              _mm512_srav_epi32(odd.sum, _mm512_sub_epi32(both.exponent, odd.exponent)));
  return both;
}

LOCKSTEP_INLINE_AVX512 __m512i f64_power_bits(__m256i biased) {
  return _mm512_slli_epi64(_mm512_cvtepi32_epi64(biased), 52);
}
/// Eight sums of products and larger C's: both exact in f64, cut downwards to the 33 bits from C's first on, their sum
/// to 32 bits, then rounded.
LOCKSTEP_INLINE_AVX512 __m256 add_to_larger(__m256i sum, __m256i dot, __m256 c) {
  const __m256i field = _mm256_srli_epi32(_mm256_slli_epi32(_mm256_castps_si256(c), 1), 24);
  const __m512d unit = _mm512_castsi512_pd(f64_power_bits(_mm256_add_epi32(dot, _mm256_set1_epi32(1023 - 24))));
  // 1.5 * 2^52 units of 2^(exponent of C - 32)
  const __m512d coarse = _mm512_castsi512_pd(_mm512_or_si512(
      f64_power_bits(_mm256_add_epi32(field, _mm256_set1_epi32(1023 - 127 - 32 + 52))), _mm512_set1_epi64(1ll << 51)));
  const __m512d products = _mm512_mul_pd(_mm512_cvtepi32_pd(sum), unit);
  const __m512d cut =
      _mm512_sub_pd(_mm512_add_round_pd(products, coarse, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC), coarse);
  const __m512i all = _mm512_castpd_si512(_mm512_add_pd(_mm512_cvtps_pd(c), cut));
  const __m512i rest = _mm512_set1_epi64((1ll << (52 - 31)) - 1);
  const __m512i down = _mm512_mask_add_epi64(all, _mm512_movepi64_mask(all), all, rest);
  return _mm512_cvtpd_ps(_mm512_castsi512_pd(_mm512_andnot_si512(rest, down)));
}

/// C plus the products of a block; which of the results are right, where inputs are ordinary.
struct Cdna3Results {
  __m512 number;
  __mmask16 done;
};
template <bool grouped>
LOCKSTEP_INLINE_AVX512 Cdna3Results add_block(const Cdna3Products& products, __m512 c) {
  const __m512i scale = f32_power_bits(_mm512_sub_epi32(_mm512_set1_epi32(127 + 24), products.exponent));
  const __m512i unit = _mm512_sub_epi32(_mm512_set1_epi32(254 << 23), scale);
  // Downwards: a small negative number must not become zero.
  const __m512 units = _mm512_mul_round_ps(c, _mm512_castsi512_ps(scale), _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  const __m512 magnitude = _mm512_abs_ps(units);
  const __mmask16 in_range = _mm512_cmpge_epi32_mask(products.exponent, _mm512_set1_epi32(Cdna3Limits::least_dot));
  const __mmask16 done = _mm512_mask_cmp_ps_mask(in_range, magnitude, _mm512_set1_ps(Cdna3Limits::addend), _CMP_LT_OQ);
  __m512i addend;
  if constexpr (grouped) {  // which leaves out small ones
    const __mmask16 counts = _mm512_cmp_ps_mask(magnitude, _mm512_set1_ps(0.5f), _CMP_GE_OQ);
    addend = _mm512_maskz_cvt_roundps_epi32(counts, units, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  } else {
    addend = _mm512_cvt_roundps_epi32(units, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  }
  const __m512 sum = _mm512_cvtepi32_ps(_mm512_add_epi32(products.sum, addend));
  return {_mm512_mul_ps(sum, _mm512_castsi512_ps(unit)), done};
}

/// The same where `add_block` was not right for all: larger C's, and those that no product is added to.
LOCKSTEP_INLINE_AVX512 Cdna3Results add_block_to_others(const Cdna3Products& products, __m512 c, Cdna3Results first) {
  const __m512i bits = _mm512_castps_si512(c), magnitude = _mm512_and_si512(bits, _mm512_set1_epi32(0x7fffffff));
  const __m512i infinity = _mm512_set1_epi32(static_cast<std::int32_t>(F32::exponent_mask));
  const __mmask16 number = _mm512_cmple_epi32_mask(magnitude, infinity);
  const __mmask16 negative_zero =
      _mm512_cmpeq_epi32_mask(bits, _mm512_set1_epi32(static_cast<std::int32_t>(F32::sign_mask)));
  const __mmask16 stays = number & ~negative_zero &
                          _mm512_cmplt_epi32_mask(products.exponent, _mm512_set1_epi32(Cdna3Input::zero_exponent / 2));
  const __mmask16 larger = ~first.done & _mm512_cmplt_epi32_mask(magnitude, infinity) &
                           _mm512_cmpge_epi32_mask(products.exponent, _mm512_set1_epi32(Cdna3Limits::least_dot));
  const __m256 low = add_to_larger(_mm512_castsi512_si256(products.sum), _mm512_castsi512_si256(products.exponent),
                                   _mm512_castps512_ps256(c));
  const __m256 high = add_to_larger(_mm512_extracti32x8_epi32(products.sum, 1),
                                    _mm512_extracti32x8_epi32(products.exponent, 1), _mm512_extractf32x8_ps(c, 1));
  const __m512 sum = _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
  return {_mm512_mask_mov_ps(_mm512_mask_mov_ps(first.number, stays, c), larger, sum),
          static_cast<__mmask16>(first.done | stays | larger)};
}

/// Rows whose results `add_block` could not make: what it had, kept for later, as some are in every second row and
/// nothing tells which.
template <std::uint32_t N>
struct Cdna3Rest {
  std::uint32_t count = 0;
  std::uint16_t row[N];
  __mmask16 done[N];
  __m512i exponent[N], sum[N];
  __m512 c[N];
};
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void keep(Cdna3Rest<N>& rest, std::uint16_t row, const Cdna3Products& products, __m512 c,
                                 __mmask16 done) {
  const std::uint32_t at = rest.count;
  rest.row[at] = row;
  rest.done[at] = done;
  rest.exponent[at] = products.exponent;
  rest.sum[at] = products.sum;
  rest.c[at] = c;
  rest.count += done != 0xffff ? 1 : 0;
}
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] void add_rest(const MatrixJob& job, const Cdna3Tile& tile,
                                                       const Cdna3Rest<N>& rest, bool ordinary) {
  for (std::uint32_t i = 0; i < rest.count; ++i) {
    float* const to = reinterpret_cast<float*>(job.d) + output_row<N, N>(tile.block, rest.row[i]) + tile.column;
    Cdna3Results results{_mm512_loadu_ps(to), 0};
    if (ordinary)
      results = add_block_to_others({rest.exponent[i], rest.sum[i]}, rest.c[i], {results.number, rest.done[i]});
    _mm512_storeu_ps(to, results.number);
    if (results.done != 0xffff) [[unlikely]]
      repair_cdna3(job, tile, rest.row[i], results.done, reinterpret_cast<const float*>(&rest.c[i]), to, 16);
  }
}

template <std::uint32_t N, std::uint32_t Length, bool grouped>
LOCKSTEP_TARGET_AVX512 void multiply_cdna3(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                           Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  Cdna3Input a, b;
  const std::uint32_t depth = plan.op.k, count = plan.op.blocks * depth * N;
  bool special = !plan.unpack(plan.a_input, job.a, a.numbers.number);
  special = !plan.unpack(plan.b_input, job.b, b.numbers.number) || special;
  const std::int32_t a_largest = cdna3_exponents(a, count, cdna3_format(plan.a_format), special);
  const std::int32_t b_largest = cdna3_exponents(b, count, cdna3_format(plan.b_format), special);
  const bool ordinary = !special && a_largest + b_largest < Cdna3Limits::most_product;
  const auto all = static_cast<__mmask16>(ordinary ? 0xffff : 0);
  for (std::uint16_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t at = block * depth * N;
    for (std::uint16_t column = 0; column < N; column += 16) {
      for (std::uint32_t k = 0; k < depth; k += Length) {
        const float* const from = reinterpret_cast<const float*>(k == 0 ? job.c : ConstRows{job.d}) + column;
        float* const to = reinterpret_cast<float*>(job.d) + column;
        Cdna3Rest<N> rest;
        for (std::uint16_t row = 0; row < N; ++row) {
          const std::uint32_t place = output_row<N, N>(block, row);
          const Cdna3Products products =
              block_products<N, Length, grouped>(a, b, at + k * N + row, at + k * N + column);
          const __m512 c = _mm512_loadu_ps(from + place);
          const Cdna3Results results = add_block<grouped>(products, c);
          keep(rest, row, products, c, results.done & all);
          _mm512_storeu_ps(to + place, results.number);
        }
        if (rest.count != 0) add_rest(job, {block, column, k, k + Length}, rest, ordinary);
      }
    }
  }
}

/// The kernel for these elements and shape; none: the reference has to.
inline RunMatrix cdna3_kernel(const MatrixOp& op) {
  const bool wide = op.n == 32;
  switch (cdna3_block_length(op.a)) {
    case 4: return op.k % 4 != 0 ? nullptr : wide ? &multiply_cdna3<32, 4, false> : &multiply_cdna3<16, 4, false>;
    case 8:
      if (op.k == 4) return wide ? &multiply_cdna3<32, 4, false> : &multiply_cdna3<16, 4, false>;
      return op.k % 8 != 0 ? nullptr : wide ? &multiply_cdna3<32, 8, false> : &multiply_cdna3<16, 8, false>;
    case 16: return op.k % 16 != 0 ? nullptr : wide ? &multiply_cdna3<32, 16, true> : &multiply_cdna3<16, 16, true>;
    default: return nullptr;
  }
}

}  // namespace lockstep::fast::avx512
#endif
