// The sums of CDNA3's rule that add_block leaves, on 512-bit and on 256-bit registers: those of a larger C, and those
// that no product is added to.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/cdna3_inputs.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Powers of two by their biased exponents, which are those of normal numbers.
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

/// Sums of products in units of 2^(exponent - 24), and C; what `to` holds is right where `done` is set. Row `row` of
/// the tile. `ordinary`: so are A and B.
LOCKSTEP_INLINE_AVX512 void add_larger(const MatrixJob& job, const Cdna3Tile& tile, std::uint16_t row, __m512i exponent,
                                       __m512i sum, __m512 c, __mmask16 done, bool ordinary, float* to) {
  if (ordinary) {
    const __m512i bits = _mm512_castps_si512(c), magnitude = _mm512_and_si512(bits, _mm512_set1_epi32(0x7fffffff));
    const __m512i infinity = _mm512_set1_epi32(static_cast<std::int32_t>(F32::exponent_mask));
    const __mmask16 number = _mm512_cmple_epi32_mask(magnitude, infinity);
    const __mmask16 negative_zero =
        _mm512_cmpeq_epi32_mask(bits, _mm512_set1_epi32(static_cast<std::int32_t>(F32::sign_mask)));
    const auto stays = static_cast<__mmask16>(
        number & ~negative_zero & _mm512_cmplt_epi32_mask(exponent, _mm512_set1_epi32(Cdna3Input::zero_exponent / 2)));
    const auto larger =
        static_cast<__mmask16>(~done & _mm512_cmplt_epi32_mask(magnitude, infinity) &
                               _mm512_cmpge_epi32_mask(exponent, _mm512_set1_epi32(Cdna3Limits::least_dot)));
    const __m256 low =
        add_to_larger(_mm512_castsi512_si256(sum), _mm512_castsi512_si256(exponent), _mm512_castps512_ps256(c));
    const __m256 high = add_to_larger(_mm512_extracti32x8_epi32(sum, 1), _mm512_extracti32x8_epi32(exponent, 1),
                                      _mm512_extractf32x8_ps(c, 1));
    const __m512 both = _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
    _mm512_storeu_ps(to, _mm512_mask_mov_ps(_mm512_mask_mov_ps(_mm512_loadu_ps(to), stays, c), larger, both));
    done = static_cast<__mmask16>(done | stays | larger);
  }
  if (done != 0xffff) [[unlikely]] {
    alignas(64) float addends[16];
    _mm512_store_ps(addends, c);
    repair_cdna3(job, tile, row, done, addends, to, 16);
  }
}

}  // namespace lockstep::fast::avx512

namespace lockstep::fast::avx2 {

/// Powers of two in f64.
LOCKSTEP_INLINE_AVX2 __m256d f64_power(__m128i biased) {
  return _mm256_castsi256_pd(_mm256_slli_epi64(_mm256_cvtepi32_epi64(biased), 52));
}
/// Four sums, as `avx512::add_to_larger` makes eight.
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

/// As `avx512::add_larger`; `done` has lanes of all ones.
LOCKSTEP_INLINE_AVX2 void add_larger(const MatrixJob& job, const Cdna3Tile& tile, std::uint16_t row, __m256i exponent,
                                     __m256i sum, __m256 c, __m256i done, bool ordinary, float* to) {
  if (ordinary) {
    const __m256i bits = _mm256_castps_si256(c), magnitude = _mm256_and_si256(bits, _mm256_set1_epi32(0x7fffffff));
    const __m256i infinity = _mm256_set1_epi32(static_cast<std::int32_t>(F32::exponent_mask));
    const __m256i nan = _mm256_cmpgt_epi32(magnitude, infinity);
    const __m256i negative_zero =
        _mm256_cmpeq_epi32(bits, _mm256_set1_epi32(static_cast<std::int32_t>(F32::sign_mask)));
    const __m256i no_product = _mm256_cmpgt_epi32(_mm256_set1_epi32(Cdna3Input::zero_exponent / 2), exponent);
    const __m256i in_range = _mm256_cmpgt_epi32(exponent, _mm256_set1_epi32(Cdna3Limits::least_dot - 1));
    const __m256i stays = _mm256_andnot_si256(_mm256_or_si256(nan, negative_zero), no_product);
    const __m256i larger =
        _mm256_andnot_si256(done, _mm256_and_si256(_mm256_cmpgt_epi32(infinity, magnitude), in_range));
    const __m128 low =
        add_to_larger(_mm256_castsi256_si128(sum), _mm256_castsi256_si128(exponent), _mm256_castps256_ps128(c));
    const __m128 high = add_to_larger(_mm256_extracti128_si256(sum, 1), _mm256_extracti128_si256(exponent, 1),
                                      _mm256_extractf128_ps(c, 1));
    const __m256 both = _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
    const __m256 kept = _mm256_blendv_ps(_mm256_loadu_ps(to), c, _mm256_castsi256_ps(stays));
    _mm256_storeu_ps(to, _mm256_blendv_ps(kept, both, _mm256_castsi256_ps(larger)));
    done = _mm256_or_si256(done, _mm256_or_si256(stays, larger));
  }
  const auto right = static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(done)));
  if (right != 0xff) [[unlikely]] {
    alignas(64) float addends[8];
    _mm256_store_ps(addends, c);
    repair_cdna3(job, tile, row, right, addends, to, 8);
  }
}

}  // namespace lockstep::fast::avx2
#endif
