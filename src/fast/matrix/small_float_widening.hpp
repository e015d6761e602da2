// Floats of 4 and 8 bits as f32, in vector registers (Widening in job.hpp says how). Where that multiplies numbers that
// are denormal as f32, Intel's cores take some 150 cycles a register. So operands are searched for denormal numbers,
// and inputs.hpp has a way without such arithmetic (Widen::careful): it is twice as long.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast {

/// (Shifts whose count is in an XMM register take the pipes of multiply-adds.)
struct WideningConstants {
  __m512i shift;
  __m512i mask;
  __m512 scale;
};
LOCKSTEP_INLINE_AVX512 WideningConstants widening_constants(const Widening& form) {
  return {_mm512_set1_epi32(form.shift), _mm512_set1_epi32(static_cast<int>(form.mask)), _mm512_set1_ps(form.scale)};
}
/// Bits of a number at the top of each dword, as f32.
LOCKSTEP_INLINE_AVX512 __m512 widened(__m512i top, const WideningConstants& by) {
  const __m512i bits = _mm512_and_si512(_mm512_srav_epi32(top, by.shift), by.mask);
  return _mm512_mul_ps(_mm512_castsi512_ps(bits), by.scale);
}

/// Numbers of fp4, in the lowest bits of each dword.
LOCKSTEP_INLINE_AVX512 __m512 widened_fp4(__m512i low) {
  return _mm512_permutexvar_ps(low, _mm512_setr_ps(0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f, -0.0f, -0.5f, -1.0f,
                                                   -1.5f, -2.0f, -3.0f, -4.0f, -6.0f));
}

/// Is one of the bytes of registers, in so many lanes of each, denormal in an 8-bit format?
LOCKSTEP_INLINE_AVX512 bool any_denormal_byte(ConstRows rows, std::uint32_t registers, std::uint32_t lanes,
                                              const Widening& form) {
  const __m512i normal = _mm512_set1_epi8(static_cast<char>(1 << (form.shift - 1)));  // the smallest one
  // First whether one is as small, or 0: the smallest as numbers without and with a sign.
  __m512i positive = _mm512_set1_epi32(-1), negative = positive;
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 0; lane < lanes; lane += 16) {
      const __m512i bytes = _mm512_loadu_si512(rows[r] + lane);
      positive = _mm512_min_epu8(positive, bytes);
      negative = _mm512_min_epi8(negative, bytes);
    }
  }
  negative = _mm512_xor_si512(negative, _mm512_set1_epi8(static_cast<char>(0x80)));
  if (_mm512_cmplt_epu8_mask(_mm512_min_epu8(positive, negative), normal) == 0) [[likely]]
    return false;
  // Magnitudes that are not 0, doubled, less 1.
  __m512i least = _mm512_set1_epi32(-1);
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 0; lane < lanes; lane += 16) {
      const __m512i bytes = _mm512_loadu_si512(rows[r] + lane);
      least = _mm512_min_epu8(least, _mm512_sub_epi8(_mm512_add_epi8(bytes, bytes), _mm512_set1_epi8(1)));
    }
  }
  return _mm512_cmplt_epu8_mask(least, _mm512_add_epi8(_mm512_add_epi8(normal, normal), _mm512_set1_epi8(-1))) != 0;
}

/// Is one of the bytes an infinity or NaN of an 8-bit format? `doubled`: the largest of twice each byte, modulo 256.
LOCKSTEP_INLINE_AVX512 bool any_special_byte(__m512i doubled, const Widening& form) {
  // Doubled as a number: clang 22.1 never ends compiling the addition of a broadcast's bytes to themselves.
  const std::uint32_t smallest_special = (form.magnitudes & 0x7f7f7f7fu) << 1;
  return _mm512_cmpge_epu8_mask(doubled, _mm512_set1_epi32(static_cast<int>(smallest_special))) != 0;
}

// The same on 256-bit registers.

LOCKSTEP_INLINE_AVX2 __m256 widened_fp4_avx2(__m256i low) {
  const __m256 magnitudes = _mm256_setr_ps(0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f);
  const __m256i sign = _mm256_and_si256(_mm256_slli_epi32(low, 28), _mm256_set1_epi32(static_cast<int>(0x80000000u)));
  return _mm256_or_ps(_mm256_permutevar8x32_ps(magnitudes, low), _mm256_castsi256_ps(sign));
}
LOCKSTEP_INLINE_AVX2 bool any_denormal_byte_avx2(ConstRows rows, std::uint32_t registers, std::uint32_t lanes,
                                                 const Widening& form) {
  const __m256i normal = _mm256_set1_epi8(static_cast<char>((1 << form.shift) - 1));  // as `least` has the smallest one
  __m256i least = _mm256_set1_epi32(-1);
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 0; lane < lanes; lane += 8) {
      const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(rows[r] + lane));
      least = _mm256_min_epu8(least, _mm256_sub_epi8(_mm256_add_epi8(bytes, bytes), _mm256_set1_epi8(1)));
    }
  }
  return _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_min_epu8(least, normal), normal)) != -1;
}

}  // namespace lockstep::fast
#endif
