// Of the handlers of rows/moves.hpp and rows/dpp.hpp, those that the host's vector instructions do faster.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/host/intrinsics.hpp"
#include "fast/program/op_views.hpp"
#include "fast/rows/dpp.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast {

/// Rows from d: lanes in the 64 bits at s1 (EXEC, or fewer) get s0's, the others stay.
LOCKSTEP_TARGET_AVX2 inline const MicroOp* blend_avx2(const MicroOp* op, Context& context, FastWave& wave,
                                                      Constants constants) {
  const std::uint64_t written = FastWave::load_mask_at(wave.at(op, slot_s1, constants), !wave.has_all_lanes());
  for (std::uint32_t row = 0; row < BlendView{*op}.rows(); ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    const __m256i bits = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    for (std::uint32_t i = 0; i < row_lanes; i += 8) {
      const __m256i chosen = _mm256_and_si256(_mm256_set1_epi32(static_cast<int>(written >> i & 255u)), bits);
      const __m256i from = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(s + i));
      // (Stores under a mask take a dozen cycles on some cores.)
      auto* const to = reinterpret_cast<__m256i*>(d + i);
      _mm256_storeu_si256(to, _mm256_blendv_epi8(_mm256_loadu_si256(to), from, _mm256_cmpeq_epi32(chosen, bits)));
    }
  }
  return next(op + 1, context, wave, constants);
}

/// The same with AVX-512, for one row or two.
template <bool wide>
LOCKSTEP_TARGET_AVX512 const MicroOp* blend_avx512(const MicroOp* op, Context& context, FastWave& wave,
                                                   Constants constants) {
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  const std::uint64_t written = FastWave::load_mask_at(wave.at(op, slot_s1, constants), !wave.has_all_lanes());
  const auto first = static_cast<__mmask16>(written), second = static_cast<__mmask16>(written >> 16),
             third = static_cast<__mmask16>(written >> 32), fourth = static_cast<__mmask16>(written >> 48);
  _mm512_mask_storeu_epi32(d, first, _mm512_loadu_si512(s));
  _mm512_mask_storeu_epi32(d + 16, second, _mm512_loadu_si512(s + 16));
  _mm512_mask_storeu_epi32(d + 32, third, _mm512_loadu_si512(s + 32));
  _mm512_mask_storeu_epi32(d + 48, fourth, _mm512_loadu_si512(s + 48));
  if constexpr (wide) {
    _mm512_mask_storeu_epi32(d + 64, first, _mm512_loadu_si512(s + 64));
    _mm512_mask_storeu_epi32(d + 80, second, _mm512_loadu_si512(s + 80));
    _mm512_mask_storeu_epi32(d + 96, third, _mm512_loadu_si512(s + 96));
    _mm512_mask_storeu_epi32(d + 112, fourth, _mm512_loadu_si512(s + 112));
  }
  return next(op + 1, context, wave, constants);
}

LOCKSTEP_TARGET_AVX512 inline std::uint64_t lanes_with_source_avx512(const DppPlan& plan, std::uint64_t exec) {
  const __m512i low = _mm512_set1_epi32(static_cast<int>(exec)), high = _mm512_set1_epi32(static_cast<int>(exec >> 32));
  const __m512i one = _mm512_set1_epi32(1);
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < row_lanes; i += 16) {
    const __m512i source = _mm512_load_si512(plan.source.data() + i);
    const __mmask16 upper = _mm512_test_epi32_mask(source, _mm512_set1_epi32(32));
    const __m512i bit = _mm512_sllv_epi32(one, _mm512_and_si512(source, _mm512_set1_epi32(31)));
    const __mmask16 found = _mm512_test_epi32_mask(_mm512_mask_blend_epi32(upper, low, high), bit);
    bits |= static_cast<std::uint64_t>(found) << i;
  }
  return bits & plan.has_source;
}

LOCKSTEP_TARGET_AVX512 inline void move_dpp_rows_avx512(const MicroOp* op, FastWave& wave, Constants constants,
                                                        const DppPlan& plan, std::uint64_t with_source) {
  for (std::uint32_t row = 0; row < DppView{*op}.rows(); ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    const __m512i a = _mm512_loadu_si512(s), b = _mm512_loadu_si512(s + 16);
    const __m512i c = _mm512_loadu_si512(s + 32), e = _mm512_loadu_si512(s + 48);
    for (std::uint32_t i = 0; i < row_lanes; i += 16) {
      const __m512i source = _mm512_load_si512(plan.source.data() + i);
      const __mmask16 upper = _mm512_test_epi32_mask(source, _mm512_set1_epi32(32));
      const __m512i value = _mm512_mask_mov_epi32(_mm512_permutex2var_epi32(a, source, b), upper,
                                                  _mm512_permutex2var_epi32(c, source, e));
      _mm512_storeu_si512(d + i, _mm512_maskz_mov_epi32(static_cast<__mmask16>(with_source >> i), value));
    }
  }
}

/// As PortableDpp.
struct Avx512Dpp {
  static std::uint64_t with_source(const DppPlan& plan, std::uint64_t exec) {
    return lanes_with_source_avx512(plan, exec);
  }
  static void move(const MicroOp* op, FastWave& wave, Constants constants, const DppPlan& plan,
                   std::uint64_t with_source) {
    move_dpp_rows_avx512(op, wave, constants, plan, with_source);
  }
};

}  // namespace lockstep::fast
#endif
