// Operands of WMMA unpacked on 256-bit registers; see unpack.hpp. Sixteen lanes of a register at a time, as two eights.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/host_inputs.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx2 {

LOCKSTEP_INLINE_AVX2 __m256i load8(const std::uint32_t* from) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}
LOCKSTEP_INLINE_AVX2 void store8(void* to, __m256i value) { _mm256_storeu_si256(static_cast<__m256i*>(to), value); }
LOCKSTEP_INLINE_AVX2 __m256i all8(std::uint32_t value) { return _mm256_set1_epi32(static_cast<int>(value)); }
LOCKSTEP_INLINE_AVX2 __m128i count_of(std::uint32_t count) { return _mm_cvtsi32_si128(static_cast<int>(count)); }

/// bf16 or f16.
template <bool half_floats>
LOCKSTEP_INLINE_AVX2 void unpack_pairs(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 32) {
    widen_pairs_avx2<half_floats>(from + plan.chunk[i], to, to + 16);
    widen_pairs_avx2<half_floats>(from + plan.chunk[i] + 8, to + 8, to + 24);
  }
}

template <bool denormals>
LOCKSTEP_INLINE_AVX2 bool unpack_bytes(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  const WideningConstantsAvx2 by = widening_constants_avx2(plan.form);
  __m256i largest = _mm256_setzero_si256();  // twice the bytes
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 64) {
    for (std::uint32_t half = 0; half < 16; half += 8) {
      const __m256i four = load8(from + plan.chunk[i] + half);
      largest = _mm256_max_epu8(largest, _mm256_add_epi8(four, four));
      _mm256_storeu_ps(to + half, widened_avx2<denormals>(_mm256_slli_epi32(four, 24), by));
      _mm256_storeu_ps(to + half + 16, widened_avx2<denormals>(_mm256_slli_epi32(four, 16), by));
      _mm256_storeu_ps(to + half + 32, widened_avx2<denormals>(_mm256_slli_epi32(four, 8), by));
      _mm256_storeu_ps(to + half + 48, widened_avx2<denormals>(four, by));
    }
  }
  const __m256i special = _mm256_slli_epi16(all8(plan.form.magnitudes), 1);
  const __m256i reached = _mm256_cmpeq_epi8(_mm256_max_epu8(largest, special), largest);
  return _mm256_testz_si256(reached, reached) != 0;
}
/// 8-bit floats; false if there is an infinity or NaN.
LOCKSTEP_TARGET_AVX2 inline bool unpack_bytes(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  const auto rows = reinterpret_cast<ConstRows>(from);
  return any_denormal_byte_avx2(rows, plan.registers, plan.groups * 16u, plan.form)
             ? unpack_bytes<true>(plan, from, to)
             : unpack_bytes<false>(plan, from, to);
}

LOCKSTEP_INLINE_AVX2 void unpack_fp4(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 128) {
    for (std::uint32_t half = 0; half < 16; half += 8) {
      __m256i eight = load8(from + plan.chunk[i] + half);
      for (std::uint32_t item = 0; item < 8; ++item, eight = _mm256_srli_epi32(eight, 4))
        _mm256_storeu_ps(to + item * 16 + half, widened_fp4_avx2(eight));
    }
  }
}

/// 6-bit floats, which cross registers; they have neither infinities nor NaNs, and many denormal numbers.
LOCKSTEP_TARGET_AVX2 inline void unpack_six_bits(const WmmaInput& plan, ConstRows from, float* to) {
  const WideningConstantsAvx2 by = widening_constants_avx2(plan.form);
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * 6, end = offset % 32 + 6, row = offset / 32;
    for (std::uint32_t lane = 0; lane < plan.groups * 16u; lane += 8) {
      __m256i top = load8(from[row] + lane);
      if (end > 32)
        top = _mm256_or_si256(_mm256_srl_epi32(top, count_of(end - 32)),
                              _mm256_sll_epi32(load8(from[row + 1] + lane), count_of(64 - end)));
      else
        top = _mm256_sll_epi32(top, count_of(32 - end));
      _mm256_storeu_ps(to + plan.k[item][lane / 16] * 16 + lane % 16, widened_avx2<true>(top, by));
    }
  }
}

LOCKSTEP_TARGET_AVX2 inline bool unpack(const WmmaInput& plan, ConstRows from, float* to) {
  switch (plan.format) {
    case Element::bf16: unpack_pairs<false>(plan, from[0], to); return true;
    case Element::f16: unpack_pairs<true>(plan, from[0], to); return true;
    case Element::fp8:
    case Element::bf8: return unpack_bytes(plan, from[0], to);
    case Element::fp4: unpack_fp4(plan, from[0], to); return true;
    case Element::fp6:
    case Element::bf6: unpack_six_bits(plan, from, to); return true;
    default: return unpack_plain(plan, from, to);
  }
}

LOCKSTEP_INLINE_AVX2 bool groups_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  __m256i different = _mm256_setzero_si256();
  for (std::uint32_t r = 0; r < registers; ++r) {
    const __m256i left = load8(rows[r]), right = load8(rows[r] + 8);
    for (std::uint32_t lane = 16; lane < groups * 16; lane += 16) {
      different = _mm256_or_si256(different, _mm256_xor_si256(left, load8(rows[r] + lane)));
      different = _mm256_or_si256(different, _mm256_xor_si256(right, load8(rows[r] + lane + 8)));
    }
  }
  return _mm256_testz_si256(different, different) != 0;
}
LOCKSTEP_TARGET_AVX2 inline bool copies_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  return groups_agree(rows, registers, groups);
}

LOCKSTEP_TARGET_AVX2 inline void widen(Element element, const std::uint32_t* from, std::uint32_t shift, float* to) {
  for (std::uint32_t lane = 0; lane < 16; lane += 8) {
    const __m256i bits = _mm256_and_si256(_mm256_srl_epi32(load8(from + lane), count_of(shift)), all8(0xffffu));
    const __m256i both = _mm256_permute4x64_epi64(_mm256_packus_epi32(bits, bits), 0xd8);
    _mm256_storeu_ps(to + lane, element == Element::bf16 ? _mm256_castsi256_ps(_mm256_slli_epi32(bits, 16))
                                                         : _mm256_cvtph_ps(_mm256_castsi256_si128(both)));
  }
}
/// 16-bit numbers in the low halves, rounded to nearest even.
LOCKSTEP_INLINE_AVX2 __m256i narrowed(Element element, __m256 numbers) {
  if (element == Element::f16)
    return _mm256_cvtepu16_epi32(_mm256_cvtps_ph(numbers, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
  const __m256i bits = _mm256_castps_si256(numbers), high = _mm256_srli_epi32(bits, 16);
  const __m256i odd = _mm256_and_si256(high, all8(1));
  const __m256i rounded = _mm256_srli_epi32(_mm256_add_epi32(bits, _mm256_add_epi32(odd, all8(0x7fff))), 16);
  const __m256i quiet = _mm256_or_si256(high, all8(0x40));
  return _mm256_blendv_epi8(rounded, quiet, _mm256_castps_si256(_mm256_cmp_ps(numbers, numbers, _CMP_UNORD_Q)));
}
LOCKSTEP_TARGET_AVX2 inline void narrow(Element element, const float* from, std::uint32_t shift, std::uint32_t* to) {
  const __m256i mask = all8(0xffffu << shift);
  for (std::uint32_t lane = 0; lane < 16; lane += 8) {
    const __m256i placed = _mm256_sll_epi32(narrowed(element, _mm256_loadu_ps(from + lane)), count_of(shift));
    store8(to + lane, _mm256_or_si256(_mm256_andnot_si256(mask, load8(to + lane)), placed));
  }
}

LOCKSTEP_TARGET_AVX2 inline void range(const float* from, std::uint32_t count, float& smallest, float& largest) {
  const __m256 one = _mm256_set1_ps(1.0f), zero = _mm256_setzero_ps();
  __m256 low = one, high = one;
  for (std::uint32_t i = 0; i < count; i += 8) {
    const __m256 x = _mm256_loadu_ps(from + i);
    low = _mm256_min_ps(low, _mm256_blendv_ps(x, one, _mm256_cmp_ps(x, zero, _CMP_EQ_OQ)));
    high = _mm256_max_ps(high, x);
  }
  float lows[8], highs[8];
  _mm256_storeu_ps(lows, low);
  _mm256_storeu_ps(highs, high);
  smallest = lows[0];
  largest = highs[0];
  for (std::uint32_t i = 1; i < 8; ++i) {
    smallest = lows[i] < smallest ? lows[i] : smallest;
    largest = highs[i] > largest ? highs[i] : largest;
  }
}

/// E8M0 0, which is no normal number, is left to the reference, as NaNs are.
LOCKSTEP_TARGET_AVX2 inline bool scales(matrix::ScaleFormat format, const std::uint32_t* from, std::uint32_t index,
                                        float* to) {
  __m256i refused = _mm256_setzero_si256();
  const bool e8m0 = format == matrix::ScaleFormat::e8m0, e5m3 = format == matrix::ScaleFormat::e5m3;
  const __m256i all = all8(e8m0 || e5m3 ? 255 : 127);
  // To f32's exponent's place, where it is too small by the difference of the biases.
  const __m256 power = _mm256_castsi256_ps(all8((254u - (e5m3 ? 15u : 7u)) << 23));
  for (std::uint32_t lane = 0; lane < 16; lane += 8) {
    const __m256i bits = _mm256_and_si256(_mm256_srl_epi32(load8(from + lane), count_of(index * 8)), all);
    refused = _mm256_or_si256(refused, _mm256_cmpeq_epi32(bits, all));
    if (e8m0) {
      refused = _mm256_or_si256(refused, _mm256_cmpeq_epi32(bits, _mm256_setzero_si256()));
      store8(to + lane, _mm256_slli_epi32(bits, 23));
    } else {
      _mm256_storeu_ps(to + lane, _mm256_mul_ps(_mm256_castsi256_ps(_mm256_slli_epi32(bits, 20)), power));
    }
  }
  return _mm256_testz_si256(refused, refused) != 0;
}

}  // namespace lockstep::fast::wmma::avx2
#endif
