// Operands of WMMA unpacked on 512-bit registers; see unpack.hpp. Sixteen lanes of a register at a time.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/small_float_widening.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx512 {

/// (Chunks come in pairs: an operand has at least two groups of lanes, or two registers.)
LOCKSTEP_INLINE_AVX512 void unpack_bf16(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  const __m512i mask = _mm512_set1_epi32(static_cast<int>(0xffff0000u));
  for (std::uint32_t i = 0; i < plan.chunks; i += 2, to += 64) {
    const __m512i first = _mm512_loadu_si512(from + plan.chunk[i]),
                  second = _mm512_loadu_si512(from + plan.chunk[i + 1]);
    _mm512_store_si512(to, _mm512_slli_epi32(first, 16));
    _mm512_store_si512(to + 16, _mm512_and_si512(first, mask));
    _mm512_store_si512(to + 32, _mm512_slli_epi32(second, 16));
    _mm512_store_si512(to + 48, _mm512_and_si512(second, mask));
  }
}

/// Brings the low halves of dwords before the high ones.
LOCKSTEP_INLINE_AVX512 __m512i order_of_halves() {
  alignas(64) static constexpr std::uint16_t parted[32] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
                                                           1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31};
  return _mm512_load_si512(parted);
}
/// Pairs are parted in memory: conversions from there need no shuffle of their own.
LOCKSTEP_INLINE_AVX512 void unpack_f16(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  const __m512i order = order_of_halves();
  alignas(64) std::uint16_t halves[16][32];
  for (std::uint32_t i = 0; i < plan.chunks; i += 2) {
    _mm512_store_si512(halves[i], _mm512_permutexvar_epi16(order, _mm512_loadu_si512(from + plan.chunk[i])));
    _mm512_store_si512(halves[i + 1], _mm512_permutexvar_epi16(order, _mm512_loadu_si512(from + plan.chunk[i + 1])));
  }
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 32) {
    const auto* both = reinterpret_cast<const __m256i*>(halves[i]);
    _mm512_store_ps(to, _mm512_cvtph_ps(_mm256_load_si256(both)));
    _mm512_store_ps(to + 16, _mm512_cvtph_ps(_mm256_load_si256(both + 1)));
  }
}

LOCKSTEP_INLINE_AVX512 bool any_denormal_byte(const WmmaInput& plan, const std::uint32_t* from) {
  return fast::any_denormal_byte(reinterpret_cast<ConstRows>(from), plan.registers, plan.groups * 16u, plan.form);
}
template <bool denormals>
LOCKSTEP_INLINE_AVX512 bool unpack_bytes(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  const WideningConstants by = widening_constants(plan.form);
  __m512i largest = _mm512_setzero_si512();  // twice the bytes
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 64) {
    const __m512i four = _mm512_loadu_si512(from + plan.chunk[i]);
    largest = _mm512_max_epu8(largest, _mm512_add_epi8(four, four));
    _mm512_store_ps(to, widened<denormals>(_mm512_slli_epi32(four, 24), by));
    _mm512_store_ps(to + 16, widened<denormals>(_mm512_slli_epi32(four, 16), by));
    _mm512_store_ps(to + 32, widened<denormals>(_mm512_slli_epi32(four, 8), by));
    _mm512_store_ps(to + 48, widened<denormals>(four, by));
  }
  return !any_special_byte(largest, plan.form);
}
/// 8-bit floats; false if there is an infinity or NaN.
template <bool quick_denormals>
LOCKSTEP_TARGET_AVX512 bool unpack_any_bytes(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  if (!quick_denormals && any_denormal_byte(plan, from)) return unpack_bytes<true>(plan, from, to);
  return unpack_bytes<false>(plan, from, to);
}

LOCKSTEP_INLINE_AVX512 void unpack_fp4(const WmmaInput& plan, const std::uint32_t* from, float* to) {
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 128) {
    __m512i eight = _mm512_loadu_si512(from + plan.chunk[i]);
    for (std::uint32_t item = 0; item < 8; ++item, eight = _mm512_srli_epi32(eight, 4))
      _mm512_store_ps(to + item * 16, widened_fp4(eight));
  }
}

/// 6-bit floats, which cross registers; they have neither infinities nor NaNs, and many denormal numbers.
template <bool denormals>
LOCKSTEP_TARGET_AVX512 void unpack_six_bits(const WmmaInput& plan, ConstRows from, float* to) {
  const WideningConstants by = widening_constants(plan.form);
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * 6, end = offset % 32 + 6;
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      __m512i top = _mm512_loadu_si512(from[offset / 32] + g * 16);
      if (end > 32) {
        const __m512i high = _mm512_loadu_si512(from[offset / 32 + 1] + g * 16);
        top = _mm512_or_si512(_mm512_srl_epi32(top, _mm_cvtsi32_si128(static_cast<int>(end - 32))),
                              _mm512_sll_epi32(high, _mm_cvtsi32_si128(static_cast<int>(64 - end))));
      } else {
        top = _mm512_sll_epi32(top, _mm_cvtsi32_si128(static_cast<int>(32 - end)));
      }
      _mm512_store_ps(to + plan.k[item][g] * 16, widened<denormals>(top, by));
    }
  }
}

/// `quick_denormals`: the core multiplies denormal numbers as quickly as others.
template <bool quick_denormals>
LOCKSTEP_TARGET_AVX512 bool unpack(const WmmaInput& plan, ConstRows from, float* to) {
  switch (plan.format) {
    case Element::bf16: unpack_bf16(plan, from[0], to); return true;
    case Element::f16: unpack_f16(plan, from[0], to); return true;
    case Element::fp8:
    case Element::bf8: return unpack_any_bytes<quick_denormals>(plan, from[0], to);
    case Element::fp4: unpack_fp4(plan, from[0], to); return true;
    case Element::fp6:
    case Element::bf6: unpack_six_bits<!quick_denormals>(plan, from, to); return true;
    default: return unpack_plain(plan, from, to);
  }
}

/// The same with f16 parted in registers, for cores where a shuffle is cheaper than a store: AMD's, with quick denormal
/// numbers, too.
LOCKSTEP_TARGET_AVX512 inline bool unpack_in_registers(const WmmaInput& plan, ConstRows from, float* to) {
  if (plan.format != Element::f16) return unpack<true>(plan, from, to);
  const __m512i order = order_of_halves();
  const std::uint32_t* const rows = from[0];
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 32) {
    const __m512i both = _mm512_permutexvar_epi16(order, _mm512_loadu_si512(rows + plan.chunk[i]));
    _mm512_store_ps(to, _mm512_cvtph_ps(_mm512_castsi512_si256(both)));
    _mm512_store_ps(to + 16, _mm512_cvtph_ps(_mm512_extracti64x4_epi64(both, 1)));
  }
  return true;
}

LOCKSTEP_TARGET_AVX512 inline bool copies_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  __m512i different = _mm512_setzero_si512();
  for (std::uint32_t r = 0; r < registers; ++r) {  // different | (first ^ other)
    const __m512i first = _mm512_loadu_si512(rows[r]);
    different = _mm512_ternarylogic_epi32(different, first, _mm512_loadu_si512(rows[r] + 16), 0xf6);
  }
  for (std::uint32_t r = 0; groups == 4 && r < registers; ++r) {
    const __m512i first = _mm512_loadu_si512(rows[r]);
    different = _mm512_ternarylogic_epi32(different, first, _mm512_loadu_si512(rows[r] + 32), 0xf6);
    different = _mm512_ternarylogic_epi32(different, first, _mm512_loadu_si512(rows[r] + 48), 0xf6);
  }
  return _mm512_test_epi32_mask(different, different) == 0;
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

LOCKSTEP_TARGET_AVX512 inline void range(const float* from, std::uint32_t count, float& smallest, float& largest) {
  const __m512 one = _mm512_set1_ps(1.0f), zero = _mm512_setzero_ps();
  __m512 low = one, high = one;
  for (std::uint32_t i = 0; i < count; i += 16) {
    const __m512 x = _mm512_load_ps(from + i);
    low = _mm512_mask_min_ps(low, _mm512_cmp_ps_mask(x, zero, _CMP_NEQ_OQ), low, x);
    high = _mm512_max_ps(high, x);
  }
  smallest = _mm512_reduce_min_ps(low);
  largest = _mm512_reduce_max_ps(high);
}

/// E8M0 0, which is no normal number, is left to the reference, as NaNs are.
LOCKSTEP_TARGET_AVX512 inline bool scales(matrix::ScaleFormat format, const std::uint32_t* from, std::uint32_t index,
                                          float* to) {
  const __m512i bytes = _mm512_srl_epi32(_mm512_loadu_si512(from), _mm_cvtsi32_si128(static_cast<int>(index * 8)));
  if (format == matrix::ScaleFormat::e8m0) {
    const __m512i bits = _mm512_and_si512(_mm512_slli_epi32(bytes, 23), _mm512_set1_epi32(0x7f800000));
    _mm512_store_si512(to, bits);
    const __mmask16 infinite = _mm512_cmpeq_epi32_mask(bits, _mm512_set1_epi32(0x7f800000));
    return (infinite | _mm512_testn_epi32_mask(bits, bits)) == 0;
  }
  const bool e5m3 = format == matrix::ScaleFormat::e5m3;
  const __m512i all = _mm512_set1_epi32(e5m3 ? 255 : 127), bits = _mm512_and_si512(bytes, all);
  // To f32's exponent's place, where it is too small by the difference of the biases.
  const __m512 power = _mm512_castsi512_ps(_mm512_set1_epi32((254 - (e5m3 ? 15 : 7)) << 23));
  _mm512_store_ps(to, _mm512_mul_ps(_mm512_castsi512_ps(_mm512_slli_epi32(bits, 20)), power));
  return _mm512_cmpeq_epi32_mask(bits, all) == 0;
}

}  // namespace lockstep::fast::wmma::avx512
#endif
