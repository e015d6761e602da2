// D = C + A * B in the CDNA3 model on 256-bit registers, eight columns of a row at a time; cdna3_avx512.hpp says how.
// Without roundings of single instructions: numbers are scaled by powers of two, then cut downwards by VROUNDPS.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_inputs.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

LOCKSTEP_INLINE_AVX2 __m256i int8s(std::int32_t value) { return _mm256_set1_epi32(value); }
LOCKSTEP_INLINE_AVX2 __m256i load_int8s(const std::int32_t* from) {
  return _mm256_load_si256(reinterpret_cast<const __m256i*>(from));
}
LOCKSTEP_INLINE_AVX2 std::uint32_t bits_of(__m256i mask) {
  return static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(mask)));
}

/// Exponents of `count` numbers. Gives the largest; `special` where one is no finite number.
LOCKSTEP_INLINE_AVX2 std::int32_t cdna3_exponents(Cdna3Input& input, std::uint32_t count, Cdna3Format format,
                                                  bool& special) {
  const __m256i zero_exponent = int8s(Cdna3Input::zero_exponent), least = int8s(format.minimum + F32::bias);
  __m256i largest = zero_exponent, found = _mm256_setzero_si256();
  for (std::uint32_t i = 0; i < count; i += 8) {
    const __m256i bits = _mm256_castps_si256(_mm256_load_ps(input.numbers.number + i));
    const __m256i twice = _mm256_slli_epi32(bits, 1), field = _mm256_srli_epi32(twice, 24);
    found = _mm256_or_si256(found, _mm256_or_si256(_mm256_cmpeq_epi32(field, int8s(255)),
                                                   _mm256_cmpeq_epi32(bits, int8s(format.not_a_number))));
    const __m256i normal = _mm256_sub_epi32(_mm256_max_epi32(field, least), int8s(F32::bias));
    const __m256i zero = _mm256_cmpeq_epi32(twice, _mm256_setzero_si256());
    const __m256i exponent = _mm256_blendv_epi8(normal, zero_exponent, zero);
    largest = _mm256_max_epi32(largest, exponent);
    _mm256_store_si256(reinterpret_cast<__m256i*>(input.exponent + i), exponent);
  }
  special = special || _mm256_testz_si256(found, found) == 0;
  alignas(32) std::int32_t each[8];
  _mm256_store_si256(reinterpret_cast<__m256i*>(each), largest);
  std::int32_t most = each[0];
  for (std::int32_t one : each) most = one > most ? one : most;
  return most;
}

/// Powers of two by their biased exponents, which are those of normal numbers.
LOCKSTEP_INLINE_AVX2 __m256 f32_power(__m256i biased) { return _mm256_castsi256_ps(_mm256_slli_epi32(biased, 23)); }

/// The products of a block with k's Step apart: their largest exponent, their sum.
struct Cdna3Products {
  __m256i exponent, sum;
};
template <std::uint32_t N, std::size_t K>
LOCKSTEP_INLINE_AVX2 __m256i product_exponent(const std::int32_t* a, const std::int32_t* b) {
  return _mm256_add_epi32(int8s(a[K * N]), load_int8s(b + K * N));
}
template <std::uint32_t N, std::size_t K>
LOCKSTEP_INLINE_AVX2 __m256i cut_product(const float* a, const float* b, __m256 scale) {
  const __m256 product = _mm256_mul_ps(_mm256_broadcast_ss(a + K * N), _mm256_load_ps(b + K * N));
  return _mm256_cvttps_epi32(_mm256_mul_ps(product, scale));
}
template <std::uint32_t N, std::uint32_t Step, std::size_t... K>
LOCKSTEP_INLINE_AVX2 Cdna3Products add_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                                std::uint32_t b_at, std::index_sequence<K...>) {
  Cdna3Products of;
  of.exponent = int8s(2 * Cdna3Input::zero_exponent);
  ((of.exponent = _mm256_max_epi32(of.exponent, product_exponent<N, K * Step>(a.exponent + a_at, b.exponent + b_at))),
   ...);
  // Below the limit results do not count, but products of zeros have to be zero.
  const __m256i exponent = _mm256_max_epi32(of.exponent, int8s(Cdna3Limits::least_dot));
  const __m256 scale = f32_power(_mm256_sub_epi32(int8s(127 + 24), exponent));
  of.sum = _mm256_setzero_si256();
  ((of.sum =
        _mm256_add_epi32(of.sum, cut_product<N, K * Step>(a.numbers.number + a_at, b.numbers.number + b_at, scale))),
   ...);
  return of;
}
template <std::uint32_t N, std::uint32_t Length, bool grouped>
LOCKSTEP_INLINE_AVX2 Cdna3Products block_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at,
                                                  std::uint32_t b_at) {
  if constexpr (!grouped) return add_products<N, 1>(a, b, a_at, b_at, std::make_index_sequence<Length>{});
  // Even and odd k's apart, then cut downwards to the units of the larger.
  const Cdna3Products even = add_products<N, 2>(a, b, a_at, b_at, std::make_index_sequence<Length / 2>{});
  const Cdna3Products odd = add_products<N, 2>(a, b, a_at + N, b_at + N, std::make_index_sequence<Length / 2>{});
  Cdna3Products both;
  both.exponent = _mm256_max_epi32(even.exponent, odd.exponent);
  both.sum = _mm256_add_epi32(_mm256_srav_epi32(even.sum, _mm256_sub_epi32(both.exponent, even.exponent)),
                              _mm256_srav_epi32(odd.sum, _mm256_sub_epi32(both.exponent, odd.exponent)));
  return both;
}

/// Powers of two in f64.
LOCKSTEP_INLINE_AVX2 __m256d f64_power(__m128i biased) {
  return _mm256_castsi256_pd(_mm256_slli_epi64(_mm256_cvtepi32_epi64(biased), 52));
}
/// Four sums of products and larger C's: both exact in f64, cut downwards to the 33 bits from C's first on, their sum
/// to 32 bits, then rounded.
LOCKSTEP_INLINE_AVX2 __m128 add_to_larger(__m128i sum, __m128i dot, __m128 c) {
  const __m128i field = _mm_srli_epi32(_mm_slli_epi32(_mm_castps_si128(c), 1), 24);
  // Units of products, and of what counts beside C: 2^(exponent of C - 32).
  const __m128i unit = _mm_add_epi32(dot, _mm_set1_epi32(1023 - 24));
  const __m128i coarse = _mm_add_epi32(field, _mm_set1_epi32(1023 - 127 - 32));
  const __m256d to_coarse = f64_power(_mm_add_epi32(_mm_sub_epi32(unit, coarse), _mm_set1_epi32(1023)));
  const __m256d units = _mm256_floor_pd(_mm256_mul_pd(_mm256_cvtepi32_pd(sum), to_coarse));
  const __m256d cut = _mm256_mul_pd(units, f64_power(coarse));
  const __m256i all = _mm256_castpd_si256(_mm256_add_pd(_mm256_cvtps_pd(c), cut));
  const __m256i rest = _mm256_set1_epi64x((1ll << (52 - 31)) - 1);
  const __m256i negative = _mm256_cmpgt_epi64(_mm256_setzero_si256(), all);
  const __m256i down = _mm256_add_epi64(all, _mm256_and_si256(negative, rest));
  return _mm256_cvtpd_ps(_mm256_castsi256_pd(_mm256_andnot_si256(rest, down)));
}

/// C plus the products of a block; which of the results are right, where inputs are ordinary, as masks.
struct Cdna3Results {
  __m256 number;
  __m256i done;
};
LOCKSTEP_INLINE_AVX2 __m256i in_range(__m256i exponent) {
  return _mm256_cmpgt_epi32(exponent, int8s(Cdna3Limits::least_dot - 1));
}
template <bool grouped>
LOCKSTEP_INLINE_AVX2 Cdna3Results add_block(const Cdna3Products& products, __m256 c) {
  const __m256i scale = _mm256_slli_epi32(_mm256_sub_epi32(int8s(127 + 24), products.exponent), 23);
  const __m256i unit = _mm256_sub_epi32(int8s(254 << 23), scale);
  const __m256 units = _mm256_mul_ps(c, _mm256_castsi256_ps(scale));
  const __m256 magnitude = _mm256_and_ps(units, _mm256_castsi256_ps(int8s(0x7fffffff)));
  const __m256i small = _mm256_castps_si256(_mm256_cmp_ps(magnitude, _mm256_set1_ps(Cdna3Limits::addend), _CMP_LT_OQ));
  __m256i addend = _mm256_cvttps_epi32(_mm256_floor_ps(units));
  if constexpr (grouped) {  // which leaves out small ones
    addend = _mm256_and_si256(addend, _mm256_castps_si256(_mm256_cmp_ps(magnitude, _mm256_set1_ps(0.5f), _CMP_GE_OQ)));
  } else {  // a small negative number that has become zero counts one downwards
    const __m256 zero = _mm256_setzero_ps();
    const __m256 lost = _mm256_and_ps(_mm256_cmp_ps(c, zero, _CMP_LT_OQ), _mm256_cmp_ps(units, zero, _CMP_EQ_OQ));
    addend = _mm256_add_epi32(addend, _mm256_castps_si256(lost));
  }
  const __m256 sum = _mm256_cvtepi32_ps(_mm256_add_epi32(products.sum, addend));
  return {_mm256_mul_ps(sum, _mm256_castsi256_ps(unit)), _mm256_and_si256(small, in_range(products.exponent))};
}

/// The same where `add_block` was not right for all: larger C's, and those that no product is added to.
LOCKSTEP_INLINE_AVX2 Cdna3Results add_block_to_others(const Cdna3Products& products, __m256 c, Cdna3Results first) {
  const __m256i bits = _mm256_castps_si256(c), magnitude = _mm256_and_si256(bits, int8s(0x7fffffff));
  const __m256i infinity = int8s(static_cast<std::int32_t>(F32::exponent_mask));
  const __m256i nan = _mm256_cmpgt_epi32(magnitude, infinity);
  const __m256i negative_zero = _mm256_cmpeq_epi32(bits, int8s(static_cast<std::int32_t>(F32::sign_mask)));
  const __m256i no_product = _mm256_cmpgt_epi32(int8s(Cdna3Input::zero_exponent / 2), products.exponent);
  const __m256i stays = _mm256_andnot_si256(_mm256_or_si256(nan, negative_zero), no_product);
  const __m256i larger = _mm256_andnot_si256(
      first.done, _mm256_and_si256(_mm256_cmpgt_epi32(infinity, magnitude), in_range(products.exponent)));
  const __m128 low = add_to_larger(_mm256_castsi256_si128(products.sum), _mm256_castsi256_si128(products.exponent),
                                   _mm256_castps256_ps128(c));
  const __m128 high = add_to_larger(_mm256_extracti128_si256(products.sum, 1),
                                    _mm256_extracti128_si256(products.exponent, 1), _mm256_extractf128_ps(c, 1));
  const __m256 sum = _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
  const __m256 kept = _mm256_blendv_ps(first.number, c, _mm256_castsi256_ps(stays));
  return {_mm256_blendv_ps(kept, sum, _mm256_castsi256_ps(larger)),
          _mm256_or_si256(first.done, _mm256_or_si256(stays, larger))};
}

/// Rows whose results `add_block` could not make: what it had, kept for later, as some are in every second row and
/// nothing tells which.
template <std::uint32_t N>
struct Cdna3Rest {
  std::uint32_t count = 0;
  std::uint16_t row[N];
  __m256i done[N], exponent[N], sum[N];
  __m256 c[N];
};
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void keep(Cdna3Rest<N>& rest, std::uint16_t row, const Cdna3Products& products, __m256 c,
                               __m256i done) {
  const std::uint32_t at = rest.count;
  rest.row[at] = row;
  rest.done[at] = done;
  rest.exponent[at] = products.exponent;
  rest.sum[at] = products.sum;
  rest.c[at] = c;
  rest.count += bits_of(done) != 0xff ? 1u : 0u;
}
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX2 [[gnu::noinline]] void add_rest(const MatrixJob& job, const Cdna3Tile& tile,
                                                     const Cdna3Rest<N>& rest, bool ordinary) {
  for (std::uint32_t i = 0; i < rest.count; ++i) {
    float* const to = reinterpret_cast<float*>(job.d) + output_row<N, N>(tile.block, rest.row[i]) + tile.column;
    Cdna3Results results{_mm256_loadu_ps(to), _mm256_setzero_si256()};
    if (ordinary)
      results = add_block_to_others({rest.exponent[i], rest.sum[i]}, rest.c[i], {results.number, rest.done[i]});
    _mm256_storeu_ps(to, results.number);
    const std::uint32_t done = bits_of(results.done);
    if (done != 0xff) [[unlikely]]
      repair_cdna3(job, tile, rest.row[i], done, reinterpret_cast<const float*>(&rest.c[i]), to, 8);
  }
}

template <std::uint32_t N, std::uint32_t Length, bool grouped>
LOCKSTEP_TARGET_AVX2 void multiply_cdna3(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                         Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  Cdna3Input a, b;
  const std::uint32_t depth = plan.op.k, count = plan.op.blocks * depth * N;
  bool special = !plan.unpack(plan.a_input, job.a, a.numbers.number);
  special = !plan.unpack(plan.b_input, job.b, b.numbers.number) || special;
  const std::int32_t a_largest = cdna3_exponents(a, count, cdna3_format(plan.a_format), special);
  const std::int32_t b_largest = cdna3_exponents(b, count, cdna3_format(plan.b_format), special);
  const bool ordinary = !special && a_largest + b_largest < Cdna3Limits::most_product;
  const __m256i all = int8s(ordinary ? -1 : 0);
  for (std::uint16_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t at = block * depth * N;
    for (std::uint16_t column = 0; column < N; column += 8) {
      for (std::uint32_t k = 0; k < depth; k += Length) {
        const float* const from = reinterpret_cast<const float*>(k == 0 ? job.c : ConstRows{job.d}) + column;
        float* const to = reinterpret_cast<float*>(job.d) + column;
        Cdna3Rest<N> rest;
        for (std::uint16_t row = 0; row < N; ++row) {
          const std::uint32_t place = output_row<N, N>(block, row);
          const Cdna3Products products =
              block_products<N, Length, grouped>(a, b, at + k * N + row, at + k * N + column);
          const __m256 c = _mm256_loadu_ps(from + place);
          const Cdna3Results results = add_block<grouped>(products, c);
          keep(rest, row, products, c, _mm256_and_si256(results.done, all));
          _mm256_storeu_ps(to + place, results.number);
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

}  // namespace lockstep::fast::avx2
#endif
