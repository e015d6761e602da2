// f16_avx2.hpp with 512-bit registers.
#pragma once

#include <cstdint>

#include "fast/rows/f16_avx2.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx512 {

/// As avx2::multiply_add_to_odd.
LOCKSTEP_INLINE_AVX512 __m512 multiply_add_to_odd(__m512 x, __m512 y, __m512 z) {
  const __m512 product = _mm512_mul_ps(x, y), sum = _mm512_add_ps(product, z);
  const __m512 part = _mm512_sub_ps(sum, product);
  const __m512 rest = _mm512_add_ps(_mm512_sub_ps(product, _mm512_sub_ps(sum, part)), _mm512_sub_ps(z, part));
  const __m512i bits = _mm512_castps_si512(sum), one = _mm512_set1_epi32(1);
  const __mmask16 inexact = _mm512_cmp_ps_mask(rest, _mm512_setzero_ps(), _CMP_NEQ_OQ);
  const __m512i apart = _mm512_srai_epi32(_mm512_xor_si512(bits, _mm512_castps_si512(rest)), 31);
  return _mm512_castsi512_ps(
      _mm512_mask_add_epi32(bits, _mm512_mask_testn_epi32_mask(inexact, bits, one), bits, _mm512_or_si512(apart, one)));
}

template <F16Result of>
LOCKSTEP_INLINE_AVX512 __m512 compute_f16(__m256i x, __m256i y, [[maybe_unused]] __m256i z) {
  const __m512 a = _mm512_cvtph_ps(x), b = _mm512_cvtph_ps(y);
  if constexpr (of == F16Result::sum)
    return _mm512_add_ps(a, b);
  else if constexpr (of == F16Result::difference)
    return _mm512_sub_ps(a, b);
  else if constexpr (of == F16Result::reversed_difference)
    return _mm512_sub_ps(b, a);
  else if constexpr (of == F16Result::product)
    return _mm512_mul_ps(a, b);
  else
    return multiply_add_to_odd(a, b, _mm512_cvtph_ps(z));
}
LOCKSTEP_INLINE_AVX512 __m256i narrow_f16(__m512 x) { return _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT); }
LOCKSTEP_INLINE_AVX512 __m256i load_eight(const std::uint32_t* lanes_of) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(lanes_of));
}
LOCKSTEP_INLINE_AVX512 __m512i load_sixteen(const std::uint32_t* lanes_of) { return _mm512_loadu_si512(lanes_of); }
LOCKSTEP_INLINE_AVX512 __m512i in_order(__m512i x) {
  return _mm512_xor_si512(x, _mm512_and_si512(_mm512_srai_epi16(x, 15), _mm512_set1_epi16(0x7fff)));
}
LOCKSTEP_INLINE_AVX512 __m512i magnitudes(__m512i x) { return _mm512_and_si512(x, _mm512_set1_epi16(0x7fff)); }

LOCKSTEP_INLINE_AVX512 __m512 mixed_source(const MixedSource& how, const std::uint32_t* lanes_of) {
  __m512i x = load_sixteen(lanes_of);
  if (how.is_f16)
    x = _mm512_castps_si512(_mm512_cvtph_ps(_mm512_cvtepi32_epi16(how.upper ? _mm512_srli_epi32(x, 16) : x)));
  const __m512i keep = _mm512_set1_epi32(static_cast<std::int32_t>(how.keep)),
                flip = _mm512_set1_epi32(static_cast<std::int32_t>(how.flip));
  return _mm512_castsi512_ps(_mm512_xor_si512(_mm512_and_si512(x, keep), flip));
}

/// fp::f16_depends_on_more, as a mask.
LOCKSTEP_INLINE_AVX512 __mmask16 f16_depends_on_more(__m512i f32) {
  const __m512i magnitude = _mm512_and_si512(f32, _mm512_set1_epi32(0x7fffffff));
  const __mmask16 middle =
      _mm512_cmpeq_epi32_mask(_mm512_and_si512(magnitude, _mm512_set1_epi32(0x1fff)), _mm512_set1_epi32(0x1000));
  const __mmask16 small =
      _mm512_cmplt_epu32_mask(_mm512_sub_epi32(magnitude, _mm512_set1_epi32(1)), _mm512_set1_epi32(0x387fffff));
  return static_cast<__mmask16>(middle | _mm512_mask_testn_epi32_mask(small, magnitude, _mm512_set1_epi32(0xfff)));
}

/// Lanes `first` to `first` + 15 of the result; `nan`: not zero where one has to be computed again.
template <OperationShape shape>
LOCKSTEP_INLINE_AVX512 __m512i sixteen_of_f16(const RowSources<shape>& sources, std::uint32_t first, __mmask32& nan) {
  constexpr F16Result of = shape.f16;
  const __m512i low = _mm512_set1_epi32(0xffff);
  constexpr __mmask32 counts = has_f16_pairs(shape) ? 0xffffffffu : 0x55555555u;  // the halves that do
  if constexpr (computes_f16(of)) {
    const std::uint32_t *x = sources.s0 + first, *y = sources.s1 + first, *z = y;
    if constexpr (of == F16Result::multiply_add || of == F16Result::pair_multiply_add) z = addend(sources) + first;
    const __m512 lower = compute_f16<of>(load_eight(x), load_eight(y), load_eight(z));
    const __m512 upper = compute_f16<of>(load_eight(x + 8), load_eight(y + 8), load_eight(z + 8));
    nan = _mm512_cmp_ps_mask(lower, upper, _CMP_UNORD_Q) & counts;
    const __m512i both = _mm512_inserti64x4(_mm512_castsi256_si512(narrow_f16(lower)), narrow_f16(upper), 1);
    return has_f16_pairs(shape) ? both : _mm512_and_si512(both, low);
  } else if constexpr (chooses_f16(of)) {
    const __m512i x = load_sixteen(sources.s0 + first), y = load_sixteen(sources.s1 + first);
    const __m512i a = in_order(x), b = in_order(y);
    const __m512i one = in_order(of == F16Result::smaller ? _mm512_min_epi16(a, b) : _mm512_max_epi16(a, b));
    nan = _mm512_cmpgt_epi16_mask(_mm512_max_epi16(magnitudes(x), magnitudes(y)), _mm512_set1_epi16(0x7c00)) & counts;
    return has_f16_pairs(shape) ? one : _mm512_and_si512(one, low);
  } else if constexpr (of == F16Result::widened) {
    const __m512 wide = _mm512_cvtph_ps(_mm512_cvtepi32_epi16(load_sixteen(sources.s0 + first)));
    nan = _mm512_cmp_ps_mask(wide, wide, _CMP_UNORD_Q);
    return _mm512_castps_si512(wide);
  } else if constexpr (mixes_f16(of)) {
    const __m512 x = mixed_source(MixedSource::of(sources.common, 0), sources.s0 + first);
    const __m512 y = mixed_source(MixedSource::of(sources.common, 1), sources.s1 + first);
    const __m512 z = mixed_source(MixedSource::of(sources.common, 2), sources.s2 + first);
    const __m512 sum = _mm512_fmadd_ps(x, y, z);
    nan = _mm512_cmp_ps_mask(sum, sum, _CMP_UNORD_Q);
    if constexpr (of == F16Result::mixed) return _mm512_castps_si512(sum);
    if constexpr (shape.rounds_once) nan |= f16_depends_on_more(_mm512_castps_si512(sum));
    const __m512i half = _mm512_cvtepu16_epi32(narrow_f16(sum)), old = load_sixteen(sources.d0 + first);
    if constexpr (of == F16Result::mixed_low) return _mm512_mask_blend_epi16(0x55555555u, old, half);
    return _mm512_mask_blend_epi16(0xaaaaaaaau, old, _mm512_slli_epi32(half, 16));
  } else {
    constexpr int rounding = of == F16Result::two_cut ? _MM_FROUND_TO_ZERO : _MM_FROUND_TO_NEAREST_INT;
    const __m512 x = _mm512_castsi512_ps(load_sixteen(sources.s0 + first));
    const __m512i narrow = _mm512_cvtepu16_epi32(_mm512_cvtps_ph(x, rounding));
    if constexpr (of == F16Result::narrowed) {
      nan = _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q);
      return narrow;
    } else {
      const __m512 y = _mm512_castsi512_ps(load_sixteen(sources.s1 + first));
      nan = _mm512_cmp_ps_mask(x, y, _CMP_UNORD_Q);
      return _mm512_or_si512(narrow, _mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm512_cvtps_ph(y, rounding)), 16));
    }
  }
}

/// A row's first `lanes` lanes, `row`: RowVectors<16>. Must it be computed again?
template <OperationShape shape, std::uint32_t lanes, class Row>
LOCKSTEP_INLINE_AVX512 bool row_of_f16(const RowSources<shape>& sources, Row& row) {
  __mmask32 any = 0;
#pragma GCC unroll 4
  for (std::uint32_t i = 0; i < lanes / 16; ++i) {
    __mmask32 nan;
    row.low[i] = reinterpret_cast<LaneVector<16>::Type>(sixteen_of_f16<shape>(sources, 16 * i, nan));
    any |= nan;
  }
  return any != 0;
}

}  // namespace lockstep::fast::avx512
#endif
