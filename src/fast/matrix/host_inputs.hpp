// unpack_plain (matrix/inputs.hpp) by the host's vector instructions.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/small_float_widening.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast {

/// Eight lanes of an item that ends at bit `end` of a register, or of the next one, `left` bits below a dword's top.
template <bool denormals>
LOCKSTEP_INLINE_AVX2 void unpack_eight(const std::uint32_t* bits, std::uint32_t end, __m128i left,
                                       const WideningConstantsAvx2& by, float* to) {
  __m256i top = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bits));
  if (end > 32) {
    const __m256i high = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bits + 64));
    const __m256i low = _mm256_srl_epi32(top, _mm_cvtsi32_si128(static_cast<int>(end - 32)));
    top = _mm256_or_si256(low, _mm256_sll_epi32(high, left));
  } else {
    top = _mm256_sll_epi32(top, left);
  }
  _mm256_storeu_ps(to, widened_avx2<denormals>(top, by));
}
template <bool denormals>
LOCKSTEP_INLINE_AVX2 void unpack_items_avx2(const InputPlan& plan, ConstRows from, float* to) {
  const WideningConstantsAvx2 by = widening_constants_avx2(plan.form);
  const std::uint32_t item_bits = plan.form.bits, items = plan.items;  // (what is written might be the plan)
  for (std::uint32_t item = 0; item < items; ++item) {
    const std::uint32_t offset = item * item_bits, end = offset % 32 + item_bits;
    const __m128i left = _mm_cvtsi32_si128(static_cast<int>((64 - end) % 32));
    for (std::uint32_t run = 0; run < 4; ++run) {
      const std::uint32_t* bits = from[offset / 32] + run * 16;
      float* run_to = to + plan.place[item][run];
      unpack_eight<denormals>(bits, end, left, by, run_to);
      unpack_eight<denormals>(bits + 8, end, left, by, run_to + 8);
    }
  }
}
/// 8-bit floats, four to a dword.
template <bool denormals>
LOCKSTEP_INLINE_AVX2 void unpack_bytes_avx2(const InputPlan& plan, ConstRows from, float* to) {
  const WideningConstantsAvx2 by = widening_constants_avx2(plan.form);
  const std::uint32_t registers = plan.registers();
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t run = 0; run < 4; ++run) {
      const auto* places = &plan.place[r * 4];
      float* const run_to[] = {to + places[0][run], to + places[1][run], to + places[2][run], to + places[3][run]};
      for (std::uint32_t lane = 0; lane < 16; lane += 8) {
        const __m256i four = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[r] + run * 16 + lane));
        _mm256_storeu_ps(run_to[0] + lane, widened_avx2<denormals>(_mm256_slli_epi32(four, 24), by));
        _mm256_storeu_ps(run_to[1] + lane, widened_avx2<denormals>(_mm256_slli_epi32(four, 16), by));
        _mm256_storeu_ps(run_to[2] + lane, widened_avx2<denormals>(_mm256_slli_epi32(four, 8), by));
        _mm256_storeu_ps(run_to[3] + lane, widened_avx2<denormals>(four, by));
      }
    }
  }
}
LOCKSTEP_TARGET_AVX2 inline void unpack_fp4_avx2(const InputPlan& plan, ConstRows from, float* to) {
  const std::uint32_t registers = plan.registers();
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 0; lane < 64; lane += 8) {
      __m256i eight = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[r] + lane));
      for (std::uint32_t item = r * 8; item < r * 8 + 8; ++item, eight = _mm256_srli_epi32(eight, 4))
        _mm256_storeu_ps(to + plan.place[item][lane / 16] + lane % 16, widened_fp4_avx2(eight));
    }
  }
}
LOCKSTEP_TARGET_AVX2 inline bool unpack_avx2(const InputPlan& plan, ConstRows from, float* to) {
  const Widening form = plan.form;  // (a reference might be to what is written)
  __m256i special = _mm256_setzero_si256();
  for (std::uint32_t row = 0; form.signs != 0 && row < plan.registers(); ++row) {
    const __m256i magnitudes = _mm256_set1_epi32(static_cast<int>(form.magnitudes));
    const __m256i carry = _mm256_set1_epi32(static_cast<int>(form.carry));
    for (std::uint32_t lane = 0; lane < 64; lane += 8) {
      const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[row] + lane));
      special = _mm256_or_si256(special, _mm256_add_epi32(_mm256_and_si256(bits, magnitudes), carry));
    }
  }
  const bool bytes = form.bits == 8 && form.signs != 0 && plan.items % 4 == 0;
  if (bytes && any_denormal_byte_avx2(from, plan.registers(), 64, form))
    unpack_bytes_avx2<true>(plan, from, to);
  else if (bytes)
    unpack_bytes_avx2<false>(plan, from, to);
  else if (form.bits == 4)
    unpack_fp4_avx2(plan, from, to);
  else if (form.scale == 1.0f)
    unpack_items_avx2<false>(plan, from, to);
  else
    unpack_items_avx2<true>(plan, from, to);
  return _mm256_testz_si256(special, _mm256_set1_epi32(static_cast<int>(form.signs))) != 0;
}

/// Two numbers of each of eight lanes, the low ones to `low`. Infinities and NaNs come out as such.
template <bool half_floats>
LOCKSTEP_INLINE_AVX2 void widen_pairs_avx2(const std::uint32_t* from, float* low, float* high) {
  const __m256i pairs = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  if constexpr (half_floats) {
    const __m256i by_half = _mm256_setr_epi8(0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15, 0, 1, 4, 5, 8, 9, 12,
                                             13, 2, 3, 6, 7, 10, 11, 14, 15);
    const __m256i parted = _mm256_permute4x64_epi64(_mm256_shuffle_epi8(pairs, by_half), 0xd8);
    _mm256_storeu_ps(low, _mm256_cvtph_ps(_mm256_castsi256_si128(parted)));
    _mm256_storeu_ps(high, _mm256_cvtph_ps(_mm256_extracti128_si256(parted, 1)));
  } else {
    const __m256i mask = _mm256_set1_epi32(static_cast<int>(0xffff0000u));
    _mm256_storeu_ps(low, _mm256_castsi256_ps(_mm256_slli_epi32(pairs, 16)));
    _mm256_storeu_ps(high, _mm256_castsi256_ps(_mm256_and_si256(pairs, mask)));
  }
}
/// bf16 or f16, two to a dword.
template <bool half_floats>
LOCKSTEP_TARGET_AVX2 bool unpack_pairs_avx2(const InputPlan& plan, ConstRows from, float* to) {
  for (std::uint32_t item = 0; item < plan.items; item += 2) {
    for (std::uint32_t run = 0; run < 4; ++run) {
      const std::uint32_t* pairs = from[item / 2] + run * 16;
      float *low = to + plan.place[item][run], *high = to + plan.place[item + 1][run];
      widen_pairs_avx2<half_floats>(pairs, low, high);
      widen_pairs_avx2<half_floats>(pairs + 8, low + 8, high + 8);
    }
  }
  return true;
}

/// Sixteen lanes of an item that ends at bit `end` of a register, or of the next one, `left` bits below a dword's top.
template <bool denormals>
LOCKSTEP_INLINE_AVX512 void unpack_run(const std::uint32_t* bits, std::uint32_t end, __m512i left,
                                       const WideningConstants& by, float* to) {
  __m512i top = _mm512_loadu_si512(bits);
  if (end > 32) {
    const __m512i low = _mm512_srlv_epi32(top, _mm512_set1_epi32(static_cast<int>(end - 32)));
    top = _mm512_or_si512(low, _mm512_sllv_epi32(_mm512_loadu_si512(bits + 64), left));
  } else {
    top = _mm512_sllv_epi32(top, left);
  }
  _mm512_storeu_ps(to, widened<denormals>(top, by));
}
template <bool denormals>
LOCKSTEP_TARGET_AVX512 void unpack_items_avx512(const InputPlan& plan, ConstRows from, float* to) {
  const Widening& form = plan.form;
  const WideningConstants by = widening_constants(form);
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * form.bits, end = offset % 32 + form.bits;
    const std::uint32_t* bits = from[offset / 32];
    const __m512i left = _mm512_set1_epi32(static_cast<int>((64 - end) % 32));
    unpack_run<denormals>(bits, end, left, by, to + plan.place[item][0]);
    unpack_run<denormals>(bits + 16, end, left, by, to + plan.place[item][1]);
    unpack_run<denormals>(bits + 32, end, left, by, to + plan.place[item][2]);
    unpack_run<denormals>(bits + 48, end, left, by, to + plan.place[item][3]);
  }
}
LOCKSTEP_TARGET_AVX512 inline void unpack_fp4_avx512(const InputPlan& plan, ConstRows from, float* to) {
  const std::uint32_t registers = plan.registers();
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t run = 0; run < 4; ++run) {
      __m512i eight = _mm512_loadu_si512(from[r] + run * 16);
      for (std::uint32_t item = r * 8; item < r * 8 + 8; ++item, eight = _mm512_srli_epi32(eight, 4))
        _mm512_storeu_ps(to + plan.place[item][run], widened_fp4(eight));
    }
  }
}
/// `quick_denormals`: the core multiplies denormal numbers as quickly as others.
template <bool quick_denormals>
LOCKSTEP_TARGET_AVX512 bool unpack_avx512(const InputPlan& plan, ConstRows from, float* to) {
  const Widening& form = plan.form;
  __m512i special = _mm512_setzero_si512();
  if (form.signs != 0) {
    const __m512i magnitudes = _mm512_set1_epi32(static_cast<int>(form.magnitudes));
    const __m512i carry = _mm512_set1_epi32(static_cast<int>(form.carry));
    for (std::uint32_t row = 0; row < plan.registers(); ++row) {
      for (std::uint32_t lane = 0; lane < 64; lane += 16) {
        const __m512i bits = _mm512_and_si512(_mm512_loadu_si512(from[row] + lane), magnitudes);
        special = _mm512_or_si512(special, _mm512_add_epi32(bits, carry));
      }
    }
  }
  if (form.bits == 4)
    unpack_fp4_avx512(plan, from, to);
  else if (quick_denormals || form.scale == 1.0f ||
           (form.bits == 8 && !any_denormal_byte(from, plan.registers(), 64, form)))
    unpack_items_avx512<false>(plan, from, to);
  else
    unpack_items_avx512<true>(plan, from, to);
  return _mm512_test_epi32_mask(special, _mm512_set1_epi32(static_cast<int>(form.signs))) == 0;
}

}  // namespace lockstep::fast
#endif
