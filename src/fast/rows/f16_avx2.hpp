// Operations of f16 (OperationShape::f16) by the host's conversions: compilers' loops work on elements of 16 bits in
// between, which takes ten times as long. Both halves of each dword are computed, in f32 or as integers; where the low
// one alone counts (no has_f16_pairs), the other one becomes zero. Sums, differences and products are rounded to f32
// and again to f16, which is harmless (core/host_arithmetic.hpp); multiply_add has its f32 rounded to odd.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/rows/inputs.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast {

/// Does the operation take f16 to f16 by way of f32?
constexpr bool computes_f16(F16Result of) {
  return of == F16Result::sum || of == F16Result::difference || of == F16Result::reversed_difference ||
         of == F16Result::product || of == F16Result::multiply_add || of == F16Result::pair_multiply_add;
}
/// Do both halves of each dword count?
constexpr bool has_f16_pairs(const OperationShape& shape) {
  return shape.halves_alike || shape.f16 == F16Result::pair_multiply_add;
}
constexpr bool chooses_f16(F16Result of) { return of == F16Result::smaller || of == F16Result::larger; }

/// The third source of a multiply_add, which may be the old destination.
template <OperationShape shape>
const std::uint32_t* addend(const RowSources<shape>& of) {
  return shape.s2 != 0 ? of.s2 : of.d0;
}

constexpr bool mixes_f16(F16Result of) {
  return of == F16Result::mixed || of == F16Result::mixed_low || of == F16Result::mixed_high;
}
/// A source of V_FMA_MIX: f32, or a half of its dwords; then its absolute value, then its negative.
struct MixedSource {
  bool is_f16 = false, upper = false;
  std::uint32_t keep = 0, flip = 0;  ///< bits of the f32

  template <class Sources>
  static MixedSource of(const Sources& common, std::uint32_t source) {
    const auto bit = [&](std::uint32_t bits) { return (bits >> source & 1u) != 0; };
    return {bit(common.op_sel_hi), bit(common.op_sel), bit(common.neg_hi) ? 0x7fffffffu : 0xffffffffu,
            bit(common.neg) ? 0x80000000u : 0u};
  }
};

namespace avx2 {

/// x * y + z where x * y is exact, as an f32 that rounds to f16 as the exact sum would: where it is inexact its last
/// bit is set.
LOCKSTEP_INLINE_AVX2 __m256 multiply_add_to_odd(__m256 x, __m256 y, __m256 z) {
  const __m256 product = _mm256_mul_ps(x, y), sum = _mm256_add_ps(product, z);
  const __m256 part = _mm256_sub_ps(sum, product);
  const __m256 rest = _mm256_add_ps(_mm256_sub_ps(product, _mm256_sub_ps(sum, part)), _mm256_sub_ps(z, part));
  const __m256i bits = _mm256_castps_si256(sum), one = _mm256_set1_epi32(1);
  const __m256i inexact = _mm256_castps_si256(_mm256_cmp_ps(rest, _mm256_setzero_ps(), _CMP_NEQ_OQ));
  const __m256i even = _mm256_cmpeq_epi32(_mm256_and_si256(bits, one), _mm256_setzero_si256());
  // Away from zero where the rest has the sum's sign.
  const __m256i apart = _mm256_srai_epi32(_mm256_xor_si256(bits, _mm256_castps_si256(rest)), 31);
  const __m256i step = _mm256_and_si256(_mm256_or_si256(apart, one), _mm256_and_si256(inexact, even));
  return _mm256_castsi256_ps(_mm256_add_epi32(bits, step));
}

template <F16Result of>
LOCKSTEP_INLINE_AVX2 __m256 compute_f16(__m128i x, __m128i y, [[maybe_unused]] __m128i z) {
  const __m256 a = _mm256_cvtph_ps(x), b = _mm256_cvtph_ps(y);
  if constexpr (of == F16Result::sum)
    return _mm256_add_ps(a, b);
  else if constexpr (of == F16Result::difference)
    return _mm256_sub_ps(a, b);
  else if constexpr (of == F16Result::reversed_difference)
    return _mm256_sub_ps(b, a);
  else if constexpr (of == F16Result::product)
    return _mm256_mul_ps(a, b);
  else
    return multiply_add_to_odd(a, b, _mm256_cvtph_ps(z));
}
LOCKSTEP_INLINE_AVX2 __m128i narrow_f16(__m256 x) { return _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT); }
LOCKSTEP_INLINE_AVX2 __m256i nan_lanes(__m256 x, __m256 y) {
  return _mm256_castps_si256(_mm256_cmp_ps(x, y, _CMP_UNORD_Q));
}
LOCKSTEP_INLINE_AVX2 __m128i load_four(const std::uint32_t* lanes_of) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(lanes_of));
}
LOCKSTEP_INLINE_AVX2 __m256i load_eight(const std::uint32_t* lanes_of) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(lanes_of));
}
/// Integers of 16 bits in the order of these f16, and back.
LOCKSTEP_INLINE_AVX2 __m256i in_order(__m256i x) {
  return _mm256_xor_si256(x, _mm256_and_si256(_mm256_srai_epi16(x, 15), _mm256_set1_epi16(0x7fff)));
}
LOCKSTEP_INLINE_AVX2 __m256i magnitudes(__m256i x) { return _mm256_and_si256(x, _mm256_set1_epi16(0x7fff)); }

/// The f16 in the low halves of eight lanes.
LOCKSTEP_INLINE_AVX2 __m256 widen_low_halves(__m256i lanes_of) {
  const __m256i x = _mm256_and_si256(lanes_of, _mm256_set1_epi32(0xffff));
  const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(x, x), 0x08);
  return _mm256_cvtph_ps(_mm256_castsi256_si128(packed));
}
LOCKSTEP_INLINE_AVX2 __m256 mixed_source(const MixedSource& how, const std::uint32_t* lanes_of) {
  __m256i x = load_eight(lanes_of);
  if (how.is_f16) x = _mm256_castps_si256(widen_low_halves(how.upper ? _mm256_srli_epi32(x, 16) : x));
  const __m256i keep = _mm256_set1_epi32(static_cast<std::int32_t>(how.keep)),
                flip = _mm256_set1_epi32(static_cast<std::int32_t>(how.flip));
  return _mm256_castsi256_ps(_mm256_xor_si256(_mm256_and_si256(x, keep), flip));
}

/// fp::f16_depends_on_more, as a mask.
LOCKSTEP_INLINE_AVX2 __m256i f16_depends_on_more(__m256i f32) {
  const __m256i magnitude = _mm256_and_si256(f32, _mm256_set1_epi32(0x7fffffff));
  const __m256i middle =
      _mm256_cmpeq_epi32(_mm256_and_si256(magnitude, _mm256_set1_epi32(0x1fff)), _mm256_set1_epi32(0x1000));
  const __m256i multiple =
      _mm256_cmpeq_epi32(_mm256_and_si256(magnitude, _mm256_set1_epi32(0xfff)), _mm256_setzero_si256());
  const __m256i small = _mm256_and_si256(_mm256_cmpgt_epi32(magnitude, _mm256_setzero_si256()),
                                         _mm256_cmpgt_epi32(_mm256_set1_epi32(0x38800000), magnitude));
  return _mm256_or_si256(middle, _mm256_and_si256(small, multiple));
}

/// Lanes `first` to `first` + 7 of the result; `nan`: not zero where one has to be computed again.
template <OperationShape shape>
LOCKSTEP_INLINE_AVX2 __m256i eight_of_f16(const RowSources<shape>& sources, std::uint32_t first, __m256i& nan) {
  constexpr F16Result of = shape.f16;
  const __m256i low = _mm256_set1_epi32(0xffff);
  if constexpr (computes_f16(of)) {
    const std::uint32_t *x = sources.s0 + first, *y = sources.s1 + first, *z = y;
    if constexpr (of == F16Result::multiply_add || of == F16Result::pair_multiply_add) z = addend(sources) + first;
    const __m256 lower = compute_f16<of>(load_four(x), load_four(y), load_four(z));
    const __m256 upper = compute_f16<of>(load_four(x + 4), load_four(y + 4), load_four(z + 4));
    const __m256i both = _mm256_set_m128i(narrow_f16(upper), narrow_f16(lower));
    if constexpr (has_f16_pairs(shape)) {
      nan = nan_lanes(lower, upper);
      return both;
    }
    nan = _mm256_and_si256(nan_lanes(lower, upper), _mm256_setr_epi32(-1, 0, -1, 0, -1, 0, -1, 0));
    return _mm256_and_si256(both, low);
  } else if constexpr (chooses_f16(of)) {
    const __m256i x = load_eight(sources.s0 + first), y = load_eight(sources.s1 + first);
    const __m256i a = in_order(x), b = in_order(y);
    const __m256i one = in_order(of == F16Result::smaller ? _mm256_min_epi16(a, b) : _mm256_max_epi16(a, b));
    nan = _mm256_cmpgt_epi16(_mm256_max_epi16(magnitudes(x), magnitudes(y)), _mm256_set1_epi16(0x7c00));
    if constexpr (has_f16_pairs(shape)) return one;
    nan = _mm256_and_si256(nan, low);
    return _mm256_and_si256(one, low);
  } else if constexpr (of == F16Result::widened) {
    const __m256 wide = widen_low_halves(load_eight(sources.s0 + first));
    nan = nan_lanes(wide, wide);
    return _mm256_castps_si256(wide);
  } else if constexpr (mixes_f16(of)) {
    const __m256 x = mixed_source(MixedSource::of(sources.common, 0), sources.s0 + first);
    const __m256 y = mixed_source(MixedSource::of(sources.common, 1), sources.s1 + first);
    const __m256 z = mixed_source(MixedSource::of(sources.common, 2), sources.s2 + first);
    const __m256 sum = _mm256_fmadd_ps(x, y, z);
    nan = nan_lanes(sum, sum);
    if constexpr (of == F16Result::mixed) return _mm256_castps_si256(sum);
    if constexpr (shape.rounds_once) nan = _mm256_or_si256(nan, f16_depends_on_more(_mm256_castps_si256(sum)));
    const __m256i half = _mm256_cvtepu16_epi32(narrow_f16(sum)), old = load_eight(sources.d0 + first);
    if constexpr (of == F16Result::mixed_low) return _mm256_blend_epi16(old, half, 0x55);
    return _mm256_blend_epi16(old, _mm256_slli_epi32(half, 16), 0xaa);
  } else {
    constexpr int rounding = of == F16Result::two_cut ? _MM_FROUND_TO_ZERO : _MM_FROUND_TO_NEAREST_INT;
    const __m256 x = _mm256_castsi256_ps(load_eight(sources.s0 + first));
    const __m256i narrow = _mm256_cvtepu16_epi32(_mm256_cvtps_ph(x, rounding));
    if constexpr (of == F16Result::narrowed) {
      nan = nan_lanes(x, x);
      return narrow;
    } else {
      const __m256 y = _mm256_castsi256_ps(load_eight(sources.s1 + first));
      nan = nan_lanes(x, y);
      return _mm256_or_si256(narrow, _mm256_slli_epi32(_mm256_cvtepu16_epi32(_mm256_cvtps_ph(y, rounding)), 16));
    }
  }
}

/// A row's first `lanes` lanes; `row`: RowVectors<8>.
template <OperationShape shape, std::uint32_t lanes, class Row>
LOCKSTEP_INLINE_AVX2 void row_of_f16(const RowSources<shape>& sources, Row& row) {
  using Vector = LaneVector<8>::Type;
  __m256i any = _mm256_setzero_si256();
#pragma GCC unroll 8
  for (std::uint32_t i = 0; i < lanes / 8; ++i) {
    __m256i nan;
    row.low[i] = reinterpret_cast<Vector>(eight_of_f16<shape>(sources, 8 * i, nan));
    any = _mm256_or_si256(any, nan);
  }
  row.note = reinterpret_cast<Vector>(any);
}

}  // namespace avx2
}  // namespace lockstep::fast
#endif
