// matrix/inputs.hpp for AVX2 and AVX-512, and what these have instructions of their own for: f16 and fp4.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/small_float_widening.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx2 {

/// Eight dwords of f16 pairs: the low numbers to `low`.
LOCKSTEP_INLINE_AVX2 void part_f16(const std::uint32_t* from, float* low, float* high) {
  const __m256i pairs = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  const __m256i by_half = _mm256_setr_epi8(0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15, 0, 1, 4, 5, 8, 9, 12,
                                           13, 2, 3, 6, 7, 10, 11, 14, 15);
  const __m256i parted = _mm256_permute4x64_epi64(_mm256_shuffle_epi8(pairs, by_half), 0xd8);
  _mm256_storeu_ps(low, _mm256_cvtph_ps(_mm256_castsi256_si128(parted)));
  _mm256_storeu_ps(high, _mm256_cvtph_ps(_mm256_extracti128_si256(parted, 1)));
}
LOCKSTEP_INLINE_AVX2 bool unpack_here(const InputPlan& plan, ConstRows from, float* to) {
  const std::uint32_t stride = plan.rows, chunks = plan.chunks;
  if (plan.format == Element::f16) {
    for (std::uint32_t i = 0; i < chunks; ++i) {
      float* const at = to + chunk_place<2>(stride, i);
      part_f16(from[0] + plan.chunk[i], at, at + stride);
      part_f16(from[0] + plan.chunk[i] + 8, at + 8, at + 8 + stride);
    }
    return true;
  }
  if (plan.format == Element::fp4) {
    for (std::uint32_t i = 0; i < chunks; ++i) {
      float* const at = to + chunk_place<8>(stride, i);
      for (std::uint32_t lane = 0; lane < 16; lane += 8) {
        __m256i eight = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[0] + plan.chunk[i] + lane));
        for (std::uint32_t item = 0; item < 8; ++item, eight = _mm256_srli_epi32(eight, 4))
          _mm256_storeu_ps(at + item * stride + lane, widened_fp4_avx2(eight));
      }
    }
    return true;
  }
  const bool careful =
      plan.form.bits == 6 ||
      (plan.form.bits == 8 && any_denormal_byte_avx2(from, plan.registers, plan.groups * 16u, plan.form));
  return unpack_lanes<8>(plan, from, to, careful);
}
LOCKSTEP_TARGET_AVX2 inline bool unpack(const InputPlan& plan, ConstRows from, float* to) {
  return unpack_here(plan, from, to);
}
LOCKSTEP_TARGET_AVX2 inline bool copies_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  return fast::copies_agree<8>(rows, registers, groups);
}
LOCKSTEP_TARGET_AVX2 inline bool read_scales(const ScaleSource& source, float* to, ScaleRange& range) {
  return fast::read_scales<8>(source, to, range);
}

LOCKSTEP_TARGET_AVX2 inline void widen(Element element, const std::uint32_t* from, std::uint32_t shift, float* to) {
  const __m128i count = _mm_cvtsi32_si128(static_cast<int>(shift));
  for (std::uint32_t lane = 0; lane < 16; lane += 8) {
    const __m256i dwords = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + lane));
    const __m256i bits = _mm256_and_si256(_mm256_srl_epi32(dwords, count), _mm256_set1_epi32(0xffff));
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
  const __m256i odd = _mm256_and_si256(high, _mm256_set1_epi32(1));
  const __m256i rounded =
      _mm256_srli_epi32(_mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff))), 16);
  const __m256i quiet = _mm256_or_si256(high, _mm256_set1_epi32(0x40));
  return _mm256_blendv_epi8(rounded, quiet, _mm256_castps_si256(_mm256_cmp_ps(numbers, numbers, _CMP_UNORD_Q)));
}
LOCKSTEP_TARGET_AVX2 inline void narrow(Element element, const float* from, std::uint32_t shift, std::uint32_t* to) {
  const __m256i mask = _mm256_set1_epi32(static_cast<int>(0xffffu << shift));
  for (std::uint32_t lane = 0; lane < 16; lane += 8) {
    auto* const at = reinterpret_cast<__m256i*>(to + lane);
    const __m256i placed =
        _mm256_sll_epi32(narrowed(element, _mm256_loadu_ps(from + lane)), _mm_cvtsi32_si128(static_cast<int>(shift)));
    _mm256_storeu_si256(at, _mm256_or_si256(_mm256_andnot_si256(mask, _mm256_loadu_si256(at)), placed));
  }
}

}  // namespace lockstep::fast::avx2

namespace lockstep::fast::avx512 {

/// Brings the low halves of dwords before the high ones.
LOCKSTEP_INLINE_AVX512 __m512i order_of_halves() {
  alignas(64) static constexpr std::uint16_t parted[32] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
                                                           1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31};
  return _mm512_load_si512(parted);
}
/// Pairs of f16 are parted in registers where a shuffle is cheaper than a store (AMD), else in memory: conversions from
/// there need no shuffle of their own.
template <bool in_registers>
LOCKSTEP_INLINE_AVX512 void unpack_f16(const InputPlan& plan, const std::uint32_t* from, float* to) {
  const __m512i order = order_of_halves();
  const std::uint32_t stride = plan.rows, chunks = plan.chunks;
  alignas(64) std::uint16_t halves[32][32];
  for (std::uint32_t i = 0; !in_registers && i < chunks; ++i)
    _mm512_store_si512(halves[i], _mm512_permutexvar_epi16(order, _mm512_loadu_si512(from + plan.chunk[i])));
  for (std::uint32_t i = 0; i < chunks; ++i) {
    float* const at = to + chunk_place<2>(stride, i);
    if constexpr (in_registers) {
      const __m512i both = _mm512_permutexvar_epi16(order, _mm512_loadu_si512(from + plan.chunk[i]));
      _mm512_storeu_ps(at, _mm512_cvtph_ps(_mm512_castsi512_si256(both)));
      _mm512_storeu_ps(at + stride, _mm512_cvtph_ps(_mm512_extracti64x4_epi64(both, 1)));
    } else {
      const auto* both = reinterpret_cast<const __m256i*>(halves[i]);
      _mm512_storeu_ps(at, _mm512_cvtph_ps(_mm256_load_si256(both)));
      _mm512_storeu_ps(at + stride, _mm512_cvtph_ps(_mm256_load_si256(both + 1)));
    }
  }
}
LOCKSTEP_INLINE_AVX512 void unpack_fp4(const InputPlan& plan, const std::uint32_t* from, float* to) {
  const std::uint32_t stride = plan.rows, chunks = plan.chunks;
  for (std::uint32_t i = 0; i < chunks; ++i) {
    float* const at = to + chunk_place<8>(stride, i);
    __m512i eight = _mm512_loadu_si512(from + plan.chunk[i]);
    for (std::uint32_t item = 0; item < 8; ++item, eight = _mm512_srli_epi32(eight, 4))
      _mm512_storeu_ps(at + item * stride, widened_fp4(eight));
  }
}
/// `amd`: the core multiplies denormal numbers as quickly as others, and shuffles quickly.
template <bool amd>
LOCKSTEP_TARGET_AVX512 bool unpack(const InputPlan& plan, ConstRows from, float* to) {
  if (plan.format == Element::f16) return unpack_f16<amd>(plan, from[0], to), true;
  if (plan.format == Element::fp4) return unpack_fp4(plan, from[0], to), true;
  const bool careful =
      !amd && (plan.form.bits == 6 ||
               (plan.form.bits == 8 && any_denormal_byte(from, plan.registers, plan.groups * 16u, plan.form)));
  return unpack_lanes<16>(plan, from, to, careful);
}
LOCKSTEP_INLINE_AVX512 bool copies_agree_here(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  __m512i different = _mm512_setzero_si512();
  for (std::uint32_t r = 0; r < registers; ++r) {
    const __m512i first = _mm512_loadu_si512(rows[r]);
    for (std::uint32_t lane = 16; lane < groups * 16; lane += 16)  // different | (first ^ other)
      different = _mm512_ternarylogic_epi32(different, first, _mm512_loadu_si512(rows[r] + lane), 0xf6);
  }
  return _mm512_test_epi32_mask(different, different) == 0;
}
LOCKSTEP_TARGET_AVX512 inline bool copies_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  return copies_agree_here(rows, registers, groups);
}
LOCKSTEP_TARGET_AVX512 inline bool read_scales(const ScaleSource& source, float* to, ScaleRange& range) {
  return fast::read_scales<16>(source, to, range);
}

LOCKSTEP_TARGET_AVX512 inline void widen(Element element, const std::uint32_t* from, std::uint32_t shift, float* to) {
  const __m512i bits = _mm512_srl_epi32(_mm512_loadu_si512(from), _mm_cvtsi32_si128(static_cast<int>(shift)));
  _mm512_storeu_ps(to, element == Element::bf16 ? _mm512_castsi512_ps(_mm512_slli_epi32(bits, 16))
                                                : _mm512_cvtph_ps(_mm512_cvtepi32_epi16(bits)));
}
/// 16-bit numbers in the low halves, rounded to nearest even.
LOCKSTEP_INLINE_AVX512 __m512i narrowed(Element element, __m512 numbers) {
  if (element == Element::f16)
    return _mm512_cvtepu16_epi32(_mm512_cvtps_ph(numbers, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
  const __m512i bits = _mm512_castps_si512(numbers), high = _mm512_srli_epi32(bits, 16);
  const __m512i odd = _mm512_and_si512(high, _mm512_set1_epi32(1));
  const __m512i rounded =
      _mm512_srli_epi32(_mm512_add_epi32(bits, _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff))), 16);
  const __mmask16 nan = _mm512_cmp_ps_mask(numbers, numbers, _CMP_UNORD_Q);
  return _mm512_mask_or_epi32(rounded, nan, high, _mm512_set1_epi32(0x40));
}
LOCKSTEP_TARGET_AVX512 inline void narrow(Element element, const float* from, std::uint32_t shift, std::uint32_t* to) {
  const __m512i placed =
      _mm512_sll_epi32(narrowed(element, _mm512_loadu_ps(from)), _mm_cvtsi32_si128(static_cast<int>(shift)));
  const __m512i mask = _mm512_set1_epi32(static_cast<int>(0xffffu << shift));
  _mm512_storeu_si512(to, _mm512_or_si512(_mm512_andnot_si512(mask, _mm512_loadu_si512(to)), placed));
}

}  // namespace lockstep::fast::avx512
#endif
