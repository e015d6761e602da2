// Sixteen sums of CDNA3's rule that add_block leaves, on 512-bit registers: those of a larger C, and those that no
// product is added to.
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
#endif
