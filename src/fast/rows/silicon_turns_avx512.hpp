// The hardware's sin and cos (core/silicon/turns.hpp) on rows, sixteen lanes at a time. Arguments near a multiple of
// half a turn, where the sine begins with zero, and those that are no fractions of turns go lane by lane: one in
// sixteen.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/rows/silicon_f64_avx512.hpp"
#include "lockstep/core/silicon/turns.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx512 {

/// The rows of sine, then those of cosine. The sum of quadratic and cubic coefficient is base + c3 * factor, where the
/// factor is the distance or, with all its bits flipped, what is missing from it to the row's end.
struct TurnColumns {
  alignas(64) std::uint32_t c0[32], c1[32], base[32], c3[32], flip[32];
};
inline constexpr TurnColumns turn_columns = [] {
  TurnColumns columns{};
  for (std::size_t i = 0; i < 32; ++i) {
    const fp::silicon::TurnRow& row = i < 16 ? fp::silicon::sine_rows[i] : fp::silicon::cosine_rows[i - 16];
    const auto size = [](std::int32_t value) { return static_cast<std::uint32_t>(value < 0 ? -value : value); };
    columns.c0[i] = size(row.c0);
    columns.c1[i] = size(row.c1);
    columns.base[i] = size(row.c3 <= 0 ? row.c2 : row.c2 + row.c3);
    columns.c3[i] = size(row.c3);
    columns.flip[i] = row.c3 <= 0 ? 0 : 0xffffffu;
  }
  return columns;
}();

/// Eight sums as f32: `f` is the distance from the row's start, `factor` that of c3, `linear_factor` that of c1.
LOCKSTEP_INLINE_AVX512 __m256 turn_sum(__m512i row, __m512i f, __m512i factor, __m512i linear_factor) {
  const __m512i cubic = _mm512_mul_epu32(entries_64(turn_columns.c3, row), factor);
  const __m512i inner =
      rounded_64<17>(_mm512_add_epi64(_mm512_slli_epi64(entries_64(turn_columns.base, row), 24), cubic));
  const __m512i upper = _mm512_srli_epi64(f, 7), square = _mm512_srli_epi64(_mm512_mul_epu32(upper, upper), 10);
  const __m512i product = _mm512_mul_epu32(inner, square);
  const __mmask8 long_one = _mm512_cmpge_epu64_mask(product, all_of_64(std::uint64_t{1} << 47));
  const __m512i half = _mm512_mask_blend_epi64(long_one, all_of_64(1u << 22), all_of_64(1u << 23));
  const __m512i above = _mm512_maskz_sub_epi64(_mm512_cmpgt_epu64_mask(product, half), product, half);
  const __m512i quadratic = _mm512_srli_epi64(_mm512_add_epi64(above, all_of_64((1u << 29) - 1)), 29);
  const __m512i size = _mm512_mul_epu32(entries_64(turn_columns.c1, row), linear_factor);
  const __mmask8 long_size = _mm512_cmpge_epu64_mask(size, all_of_64(std::uint64_t{1} << 45));
  const __m512i linear = _mm512_mask_slli_epi64(rounded_64<21>(size), long_size, rounded_64<22>(size), 1);
  const __m512i constant = _mm512_slli_epi64(entries_64(turn_columns.c0, row), 3);
  const __m512i both = _mm512_mask_sub_epi64(_mm512_add_epi64(constant, linear),
                                             _mm512_test_epi64_mask(row, all_of_64(16)), constant, linear);
  const __m512i sum = _mm512_sub_epi64(both, _mm512_slli_epi64(quadratic, 1));
  return _mm256_mul_ps(_mm512_cvt_roundepu64_ps(sum, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC), _mm256_set1_ps(0x1p-29f));
}
LOCKSTEP_INLINE_AVX512 __m512i wide_half(__m512i x, bool upper) { return _mm512_cvtepu32_epi64(half_of(x, upper)); }

/// Sixteen results of ordinary arguments; `unusual` gets the bits of others.
template <bool cosine>
LOCKSTEP_INLINE_AVX512 __m512i silicon_turns(__m512i x, __mmask16& unusual) {
  const __m512i magnitude = magnitude_of(x), field = _mm512_srli_epi32(magnitude, 23);
  const __m512i significand = _mm512_or_si512(_mm512_and_si512(x, all_of(0x7fffffu)), all_of(0x800000u));
  const __m512i phase = _mm512_or_si512(_mm512_sllv_epi32(significand, _mm512_sub_epi32(field, all_of(119))),
                                        _mm512_srlv_epi32(significand, _mm512_sub_epi32(all_of(119), field)));
  const __mmask16 odd = _mm512_test_epi32_mask(phase, all_of(1u << 29)),
                  backwards = _mm512_test_epi32_mask(phase, all_of(1u << 28));
  const auto of_cosine = static_cast<__mmask16>(cosine ? ~(odd ^ backwards) : odd ^ backwards);
  const __m512i flipped = _mm512_mask_xor_epi32(phase, backwards, phase, all_of(0xffffffffu));
  const __m512i distance = _mm512_and_si512(flipped, all_of(0xfffffffu)),
                f = _mm512_and_si512(distance, all_of(0xffffffu));
  const __m512i piece = _mm512_srli_epi32(distance, 24),
                row = _mm512_mask_or_epi32(piece, of_cosine, piece, all_of(16));
  unusual = static_cast<__mmask16>(_mm512_cmplt_epu32_mask(row, all_of(2)) |
                                   _mm512_cmpge_epu32_mask(magnitude, all_of(0x4b000000u)));
  const __m512i flip = _mm512_xor_si512(f, entries(turn_columns.flip, row));
  const __m512i factor = _mm512_and_si512(flip, all_of(~63u));
  const __m512i linear_factor =
      _mm512_slli_epi32(_mm512_min_epu32(_mm512_srli_epi32(_mm512_add_epi32(f, all_of(8)), 4), all_of(0xfffffu)), 4);
  const __m256 lower =
      turn_sum(wide_half(row, false), wide_half(f, false), wide_half(factor, false), wide_half(linear_factor, false));
  const __m256 upper =
      turn_sum(wide_half(row, true), wide_half(f, true), wide_half(factor, true), wide_half(linear_factor, true));
  const __m512i sums = _mm512_castps_si512(_mm512_insertf32x8(_mm512_castps256_ps512(lower), upper, 1));
  const __mmask16 is_one = _mm512_mask_cmplt_epu32_mask(of_cosine, distance, all_of(0xb600u));
  const __m512i result = _mm512_mask_mov_epi32(sums, is_one, all_of(0x3f800000u));
  // The sign is bit 30 of the phase, changed by bit 29 for the cosine, by the argument's sign for the sine.
  const __m512i other = cosine ? _mm512_slli_epi32(phase, 2) : x;
  const __m512i sign = _mm512_xor_si512(_mm512_slli_epi32(phase, 1), other);
  return _mm512_or_si512(result, _mm512_and_si512(sign, all_of(0x80000000u)));
}

/// Results of the lanes in `which`, one by one.
template <bool cosine>
[[gnu::noinline, gnu::cold]] inline void unusual_turns(const std::uint32_t* arguments, std::uint32_t* results,
                                                       std::uint64_t which) {
  const Mode mode = Mode().with_silicon(Silicon::gfx12);  // of the default modes, all silicons have the same
  for (; which != 0; which &= which - 1) {
    const int lane = std::countr_zero(which);
    results[lane] = fp::silicon::detail::sine_of_turns(F32{arguments[lane]}, cosine, mode, true, true).bits;
  }
}

/// The handler of a function in waves of `lanes`.
template <NumericFunction function, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512_WIDE const MicroOp* run_silicon_turns(const MicroOp* op, Context& context, FastWave& wave,
                                                             Constants constants) {
  constexpr bool cosine = function == NumericFunction::cos_2pi_f32 || function == NumericFunction::cos_2pi_f16;
  alignas(64) std::uint32_t arguments[lanes], results[lanes];
  const std::uint32_t* const from = wave.row(op, slot_s0, constants);
  std::uint64_t unusual = 0;
  for (std::uint32_t i = 0; i < lanes; i += 16) {
    __m512i x = _mm512_loadu_si512(from + i);
    if constexpr (is_half(function)) x = _mm512_castps_si512(_mm512_cvtph_ps(_mm512_cvtepi32_epi16(x)));
    __mmask16 here = 0;
    _mm512_store_si512(results + i, silicon_turns<cosine>(x, here));
    _mm512_store_si512(arguments + i, x);
    unusual |= std::uint64_t{here} << i;
  }
  if (unusual != 0) unusual_turns<cosine>(arguments, results, unusual);
  const std::uint64_t written = lanes_to_write(op, wave, constants, lanes == 32);
  std::uint32_t* const to = wave.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; i += 16) {
    __m512i result = _mm512_load_si512(results + i);
    if constexpr (is_half(function))
      result = _mm512_cvtepu16_epi32(_mm512_cvtps_ph(_mm512_castsi512_ps(result), _MM_FROUND_TO_NEAREST_INT));
    _mm512_mask_storeu_epi32(to + i, static_cast<__mmask16>(written >> i), result);
  }
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast::avx512
#endif
