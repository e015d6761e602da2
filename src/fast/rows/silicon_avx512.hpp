// The hardware's rcp, rsq, sqrt, exp2 and log2 of f32 and f16 (core/silicon) on rows, sixteen lanes at a time. Rows of
// coefficients are looked up by permutations of registers; stages are operations in f32 (silicon_columns.hpp).
#pragma once

#include <bit>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/rows/inputs.hpp"
#include "fast/rows/recompute.hpp"
#include "fast/rows/silicon_columns.hpp"
#include "lockstep/core/silicon/half_functions.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx512 {

LOCKSTEP_INLINE_AVX512 __m512i all_of(std::uint32_t value) {
  return _mm512_set1_epi32(static_cast<std::int32_t>(value));
}
/// Column entries of the rows in the low 5 bits of each lane.
LOCKSTEP_INLINE_AVX512 __m512i entries(const std::uint32_t* column, __m512i row) {
  return _mm512_permutex2var_epi32(_mm512_load_si512(column), row, _mm512_load_si512(column + 16));
}
LOCKSTEP_INLINE_AVX512 __m512 entries(const float* column, __m512i row) {
  return _mm512_permutex2var_ps(_mm512_load_ps(column), row, _mm512_load_ps(column + 16));
}
/// Of 64 rows; `upper`: those beyond 32.
LOCKSTEP_INLINE_AVX512 __m512i entries(const std::uint32_t* column, __m512i row, __mmask16 upper) {
  return _mm512_mask_blend_epi32(upper, entries(column, row), entries(column + 32, row));
}
LOCKSTEP_INLINE_AVX512 __m512 entries(const float* column, __m512i row, __mmask16 upper) {
  return _mm512_mask_blend_ps(upper, entries(column, row), entries(column + 32, row));
}

/// Of 33 rows; `last`: lanes that take the last one.
LOCKSTEP_INLINE_AVX512 __m512i entries_or_last(const std::uint32_t* column, __m512i row, __mmask16 last) {
  return _mm512_mask_blend_epi32(last, entries(column, row), all_of(column[32]));
}
LOCKSTEP_INLINE_AVX512 __m512 entries_or_last(const float* column, __m512i row, __mmask16 last) {
  return _mm512_mask_blend_ps(last, entries(column, row), _mm512_set1_ps(column[32]));
}

/// a * b below 4 * unit, rounded to 24 significant bits, and to multiples of unit / 2^23.
LOCKSTEP_INLINE_AVX512 __m512 rounded_product(__m512 a, __m512 b, float unit) {
  const __m512 units = _mm512_set1_ps(unit), product = _mm512_mul_ps(a, b);
  return _mm512_mask_sub_ps(product, _mm512_cmp_ps_mask(product, units, _CMP_LT_OQ), _mm512_fmadd_ps(a, b, units),
                            units);
}
inline constexpr float whole = 8388608.0f;  // 2^23

/// The bits of x that `bits` (23 at most) has, as a number in units of 2^exponent. (No conversion: these bits become
/// the fraction of a float, and what stands before the fraction is taken off.)
template <std::uint32_t bits, int exponent>
LOCKSTEP_INLINE_AVX512 __m512 number_of(__m512i x) {
  constexpr std::uint32_t before = static_cast<std::uint32_t>(127 + 23 + exponent) << 23;
  constexpr int and_or = 0xea;  // a & b | c
  return _mm512_sub_ps(_mm512_castsi512_ps(_mm512_ternarylogic_epi32(x, all_of(bits), all_of(before), and_or)),
                       _mm512_castsi512_ps(all_of(before)));
}
/// value^2, cut to a whole number.
LOCKSTEP_INLINE_AVX512 __m512 cut_square(__m512 value) {
  constexpr int cut = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;
  return _mm512_roundscale_ps(_mm512_mul_round_ps(value, value, cut), cut);
}
/// (high * 2^bits + low) / 2^bits, rounded to nearest even. `raised`: low and nearly half of 2^bits, with a sign.
template <int bits>
LOCKSTEP_INLINE_AVX512 __m512i rounded_sum(__m512i high, __m512i raised) {
  constexpr int xor_and = 0x28;  // (a ^ b) & c
  const __m512i odd = _mm512_ternarylogic_epi32(high, _mm512_srai_epi32(raised, bits), all_of(1), xor_and);
  return _mm512_add_epi32(high, _mm512_srai_epi32(_mm512_add_epi32(raised, odd), bits));
}
/// The sum of all terms of rcp, rsq or sqrt, rounded. `Stages`: silicon_columns.hpp.
template <class Stages>
LOCKSTEP_INLINE_AVX512 __m512i sum_of_terms(__m512i x, __m512i c0_high, __m512i c0_low, __m512 c1, __m512 c2,
                                            __m512 c3) {
  constexpr int cut = (Stages::grows ? _MM_FROUND_TO_NEG_INF : _MM_FROUND_TO_POS_INF) | _MM_FROUND_NO_EXC;
  const __m512 distance = number_of<Stages::f, 0>(x);
  const __m512i linear =
      _mm512_slli_epi32(_mm512_cvt_roundps_epi32(rounded_product(c1, distance, Stages::linear_unit), cut), 7);
  const __m512 factor = _mm512_fmadd_ps(distance, _mm512_set1_ps(Stages::step), _mm512_set1_ps(Stages::half_step));
  const __m512 inner = _mm512_add_ps(_mm512_fmadd_ps(c3, factor, _mm512_set1_ps(Stages::rounder)), c2);
  const __m512 square = cut_square(number_of<Stages::squared, Stages::squared_unit>(x));
  const __m512i quadratic = _mm512_cvtps_epi32(rounded_product(inner, square, Stages::quadratic_unit));
  const __m512i low = Stages::grows ? _mm512_sub_epi32(_mm512_add_epi32(c0_low, linear), quadratic)
                                    : _mm512_add_epi32(_mm512_sub_epi32(c0_low, linear), quadratic);
  return rounded_sum<12>(c0_high, low);
}

/// What NaNs become, over `result`.
LOCKSTEP_INLINE_AVX512 __m512i with_nans(__m512i x, __m512i magnitude, __m512i result) {
  return _mm512_mask_or_epi32(result, _mm512_cmpgt_epi32_mask(magnitude, all_of(0x7f800000u)), x, all_of(0x400000u));
}
LOCKSTEP_INLINE_AVX512 __m512i magnitude_of(__m512i x) { return _mm512_and_si512(x, all_of(0x7fffffffu)); }
/// For roots: `zero` of the sign where x is subnormal or zero, the invalid NaN where it is negative.
LOCKSTEP_INLINE_AVX512 __m512i of_positive(__m512i x, __m512i magnitude, __m512i result, std::uint32_t zero) {
  const __m512i sign = _mm512_and_si512(x, all_of(0x80000000u));
  result = _mm512_mask_mov_epi32(result, _mm512_movepi32_mask(x), all_of(0xffc00000u));
  result = _mm512_mask_or_epi32(result, _mm512_cmplt_epi32_mask(magnitude, all_of(0x800000u)), sign, all_of(zero));
  return with_nans(x, magnitude, result);
}
/// The exponent of a positive f32 over two, rounded down, in its place.
LOCKSTEP_INLINE_AVX512 __m512i half_exponent(__m512i x) {
  const __m512i exponent = _mm512_sub_epi32(_mm512_srli_epi32(x, 23), all_of(127));
  return _mm512_slli_epi32(_mm512_srai_epi32(exponent, 1), 23);
}

// Each function is two: what it is of ordinary arguments, and what others become, over that. `unusual` tells them
// apart. (The first may be wrong of unusual ones, and need not.)

LOCKSTEP_INLINE_AVX512 __m512i silicon_rcp(__m512i x) {
  const auto& columns = reciprocal_columns;
  const __m512i row = _mm512_srli_epi32(x, 18);
  const __m512i significand =
      sum_of_terms<ReciprocalStages>(x, entries(columns.c0_high, row), entries(columns.c0_low, row),
                                     entries(columns.c1, row), entries(columns.c2, row), entries(columns.c3, row));
  return _mm512_sub_epi32(significand, _mm512_and_si512(x, all_of(0xff800000u)));  // taking a sign off puts it on
}
LOCKSTEP_INLINE_AVX512 __mmask16 unusual_for_rcp(__m512i x) {  // results may be subnormal
  const __m512i from_normal = _mm512_sub_epi32(_mm512_add_epi32(x, x), all_of(1u << 24));
  return _mm512_cmpge_epu32_mask(from_normal, all_of(251u << 24));
}
LOCKSTEP_INLINE_AVX512 __m512i unusual_rcp(__m512i x, __m512i result) {
  const __m512i magnitude = magnitude_of(x), sign = _mm512_and_si512(x, all_of(0x80000000u));
  const __m512i without_sign = _mm512_xor_si512(result, sign);  // negative where the exponent is
  result = _mm512_mask_mov_epi32(result, _mm512_cmplt_epi32_mask(without_sign, all_of(0x800000u)), sign);
  result =
      _mm512_mask_or_epi32(result, _mm512_cmplt_epi32_mask(magnitude, all_of(0x800000u)), sign, all_of(0x7f800000u));
  return with_nans(x, magnitude, result);
}

/// Is x no positive normal number?
LOCKSTEP_INLINE_AVX512 __mmask16 unusual_for_roots(__m512i x) {
  return _mm512_cmpge_epu32_mask(_mm512_sub_epi32(x, all_of(0x800000u)), all_of(0x7f000000u));
}

LOCKSTEP_INLINE_AVX512 __m512i silicon_rsq(__m512i x) {
  const auto& columns = reciprocal_root_columns;
  const __mmask16 odd = _mm512_testn_epi32_mask(x, all_of(0x800000u));  // exponents: the field of 1.0 is odd
  const __m512i row = _mm512_srli_epi32(x, 18);
  const __m512i significand = sum_of_terms<ReciprocalRootStages>(
      x, entries(columns.c0_high, row, odd), entries(columns.c0_low, row, odd), entries(columns.c1, row, odd),
      entries(columns.c2, row, odd), entries(columns.c3, row, odd));
  return _mm512_sub_epi32(significand, half_exponent(x));
}
LOCKSTEP_INLINE_AVX512 __m512i unusual_rsq(__m512i x, __m512i result) {
  result = _mm512_mask_mov_epi32(result, _mm512_cmpeq_epi32_mask(x, all_of(0x7f800000u)), _mm512_setzero_si512());
  return of_positive(x, magnitude_of(x), result, 0x7f800000u);
}

LOCKSTEP_INLINE_AVX512 __m512i silicon_sqrt(__m512i x) {
  const auto& columns = root_columns;
  const __m512i row = _mm512_srli_epi32(_mm512_xor_si512(x, all_of(0x800000u)), 19);
  const __m512i significand =
      sum_of_terms<RootStages>(x, entries(columns.c0_high, row), entries(columns.c0_low, row), entries(columns.c1, row),
                               entries(columns.c2, row), entries(columns.c3, row));
  return _mm512_add_epi32(significand, half_exponent(x));
}
LOCKSTEP_INLINE_AVX512 __m512i unusual_sqrt(__m512i x, __m512i result) {
  result = _mm512_mask_mov_epi32(result, _mm512_cmpeq_epi32_mask(x, all_of(0x7f800000u)), x);
  return of_positive(x, magnitude_of(x), result, 0);
}

/// 2^x. `to_odd`: not rounded but cut, with the lowest bit set where something was cut off, to be rounded again.
template <bool to_odd>
LOCKSTEP_INLINE_AVX512 __m512i silicon_exp2(__m512i x) {
  const auto& columns = exponential_columns;
  const __m512i field = _mm512_srli_epi32(magnitude_of(x), 23);
  const __m512i significand = _mm512_or_si512(_mm512_and_si512(x, all_of(0x7fffffu)), all_of(0x800000u));
  const __m512i negative = _mm512_srai_epi32(x, 31);
  // (Shifts by 32 and more, which negative counts are, give zero.)
  const __m512i fraction =
      _mm512_xor_si512(_mm512_or_si512(_mm512_sllv_epi32(significand, _mm512_sub_epi32(field, all_of(121))),
                                       _mm512_srlv_epi32(significand, _mm512_sub_epi32(all_of(121), field))),
                       negative);
  const __m512i power =
      _mm512_xor_si512(_mm512_srlv_epi32(significand, _mm512_sub_epi32(all_of(150), field)), negative);
  const __m512i row = _mm512_srli_epi32(fraction, 24), f = _mm512_and_si512(fraction, all_of(0xffffffu));
  const __m512i linear = _mm512_cvt_roundps_epi32(
      rounded_product(entries(columns.c1, row), _mm512_cvtepi32_ps(f), exponential_linear_unit),
      _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  const __m512i first = _mm512_add_epi32(entries(columns.c0, row), linear);
  const __m512 upper = _mm512_cvtepi32_ps(_mm512_srli_epi32(f, 6));
  const __m512 inner = _mm512_sub_ps(_mm512_fmadd_ps(entries(columns.c3, row), upper, entries(columns.c2, row)),
                                     _mm512_set1_ps(exponential_inner_rounder / whole));
  const __m512 square = cut_square(_mm512_mul_ps(upper, _mm512_set1_ps(0x1p-6f)));
  const __m512i quadratic = _mm512_cvtps_epi32(rounded_product(inner, square, whole));
  const __m512i high = _mm512_srli_epi32(first, 5);
  const __m512i low = _mm512_add_epi32(_mm512_slli_epi32(_mm512_and_si512(first, all_of(31)), 8), quadratic);
  __m512i sum;
  if constexpr (to_odd) {
    sum = _mm512_add_epi32(high, _mm512_srai_epi32(low, 13));
    sum = _mm512_mask_or_epi32(sum, _mm512_test_epi32_mask(low, all_of(0x1fffu)), sum, all_of(1));
  } else {
    sum = rounded_sum<13>(high, _mm512_add_epi32(low, all_of(0xfffu)));
  }
  return _mm512_add_epi32(_mm512_slli_epi32(_mm512_add_epi32(power, all_of(126)), 23), sum);
}
LOCKSTEP_INLINE_AVX512 __mmask16 unusual_for_exp2(__m512i x) {
  const __m512i from_smallest = _mm512_sub_epi32(magnitude_of(x), all_of(0x33800000u));
  return _mm512_cmpge_epu32_mask(from_smallest, all_of(0x42fc0000u - 0x33800000u));
}
LOCKSTEP_INLINE_AVX512 __m512i unusual_exp2(__m512i x, __m512i result) {
  const __m512i magnitude = magnitude_of(x);
  const __mmask16 below_zero = _mm512_movepi32_mask(x);
  result = _mm512_mask_mov_epi32(result, _mm512_cmpge_epi32_mask(x, all_of(0x43000000u)), all_of(0x7f800000u));
  result = _mm512_mask_mov_epi32(result, _mm512_mask_cmpgt_epi32_mask(below_zero, magnitude, all_of(0x42fc0000u)),
                                 _mm512_setzero_si512());
  result = _mm512_mask_mov_epi32(result, _mm512_cmplt_epi32_mask(magnitude, all_of(0x33800000u)), all_of(0x3f800000u));
  return with_nans(x, magnitude, result);
}

/// exponent + (constant * 32 - quadratic) * 2^-35 of eight lanes, rounded toward minus infinity.
LOCKSTEP_INLINE_AVX512 __m256 logarithm_sum(__m256i exponent, __m256i constant, __m256i square) {
  const __m512d sum =
      _mm512_fmadd_pd(_mm512_cvtepi32_pd(constant), _mm512_set1_pd(0x1p-30), _mm512_cvtepi32_pd(exponent));
  const __m512d all = _mm512_fnmadd_pd(_mm512_cvtepi32_pd(square), _mm512_set1_pd(0x1p-35), sum);
  return _mm512_cvt_roundpd_ps(all, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}
LOCKSTEP_INLINE_AVX512 __m256i half_of(__m512i x, bool upper) {
  return upper ? _mm512_extracti64x4_epi64(x, 1) : _mm512_castsi512_si256(x);
}

LOCKSTEP_INLINE_AVX512 __m512i silicon_log2(__m512i x) {
  const auto& columns = logarithm_columns;
  const __m512i row = _mm512_srli_epi32(x, 18), f = _mm512_and_si512(x, all_of(0x3ffffu));
  const __mmask16 last = _mm512_cmpeq_epi32_mask(_mm512_and_si512(x, all_of(0x7e0000u)), all_of(0x60000u));
  const __m512i c1 = entries_or_last(columns.c1, row, last);
  const __m512i even = _mm512_srli_epi64(_mm512_mul_epu32(c1, f), 16);
  const __m512i odd = _mm512_slli_epi64(_mm512_mul_epu32(_mm512_srli_epi64(c1, 32), _mm512_srli_epi64(f, 32)), 16);
  const __m512i constant =
      _mm512_add_epi32(entries_or_last(columns.c0, row, last), _mm512_mask_blend_epi32(0xaaaa, even, odd));
  const __m512 distance = number_of<0x3ffff, 0>(x);
  const __m512 factor = _mm512_fmadd_ps(distance, _mm512_set1_ps(0x1p-21f), _mm512_set1_ps(0x1p-22f));
  const __m512 inner = _mm512_add_ps(
      _mm512_fmadd_ps(entries_or_last(columns.c3, row, last), factor, entries_or_last(columns.rounder, row, last)),
      entries_or_last(columns.c2, row, last));
  const __m512 cut = cut_square(number_of<0x3ffff, -6>(x));
  const __m512i square = _mm512_cvtps_epi32(rounded_product(inner, cut, whole));
  const __m512i exponent = _mm512_sub_epi32(_mm512_srli_epi32(x, 23), all_of(127));
  const __m256 lower = logarithm_sum(half_of(exponent, false), half_of(constant, false), half_of(square, false));
  const __m256 upper = logarithm_sum(half_of(exponent, true), half_of(constant, true), half_of(square, true));
  return _mm512_castps_si512(_mm512_insertf32x8(_mm512_castps256_ps512(lower), upper, 1));
}
LOCKSTEP_INLINE_AVX512 __mmask16 near_one(__m512i x) {
  return _mm512_cmplt_epu32_mask(_mm512_sub_epi32(x, all_of(0x3f7c0000u)), all_of(0x80000u));
}
LOCKSTEP_INLINE_AVX512 __mmask16 unusual_for_log2(__m512i x) {
  return static_cast<__mmask16>(near_one(x) | unusual_for_roots(x));
}
LOCKSTEP_INLINE_AVX512 __m512i unusual_log2(__m512i x, __m512i result) {
  const __m512i magnitude = magnitude_of(x);
  result = _mm512_mask_mov_epi32(result, _mm512_cmpeq_epi32_mask(x, all_of(0x7f800000u)), x);
  result = of_positive(x, magnitude, result, 0);
  result = _mm512_mask_mov_epi32(result, _mm512_cmplt_epi32_mask(magnitude, all_of(0x800000u)), all_of(0xff800000u));
  alignas(64) std::uint32_t arguments[16], results[16];
  _mm512_store_si512(arguments, x);
  _mm512_store_si512(results, result);
  for (std::uint32_t near = near_one(x); near != 0; near &= near - 1) {
    const int lane = std::countr_zero(near);
    results[lane] = fp::silicon::detail::logarithm(F32{arguments[lane]}).bits;
  }
  return _mm512_load_si512(results);
}

/// Sixteen results of ordinary arguments; `unusual` gets the bits of others.
template <NumericFunction function>
LOCKSTEP_INLINE_AVX512 __m512i silicon_f32(__m512i x, std::uint32_t& unusual) {
  if constexpr (function == NumericFunction::rcp_f32 || function == NumericFunction::rcp_f16) {
    unusual |= unusual_for_rcp(x);
    return silicon_rcp(x);
  } else if constexpr (function == NumericFunction::rsq_f32 || function == NumericFunction::rsq_f16) {
    unusual |= unusual_for_roots(x);
    return silicon_rsq(x);
  } else if constexpr (function == NumericFunction::sqrt_f32 || function == NumericFunction::sqrt_f16) {
    unusual |= unusual_for_roots(x);
    return silicon_sqrt(x);
  } else if constexpr (function == NumericFunction::log2_f32 || function == NumericFunction::log2_f16) {
    unusual |= unusual_for_log2(x);
    return silicon_log2(x);
  } else {
    unusual |= unusual_for_exp2(x);
    return silicon_exp2<function == NumericFunction::exp2_f16>(x);
  }
}
template <NumericFunction function>
LOCKSTEP_INLINE_AVX512 __m512i unusual_f32(__m512i x, __m512i result) {
  if constexpr (function == NumericFunction::rcp_f32 || function == NumericFunction::rcp_f16)
    return unusual_rcp(x, result);
  else if constexpr (function == NumericFunction::rsq_f32 || function == NumericFunction::rsq_f16)
    return unusual_rsq(x, result);
  else if constexpr (function == NumericFunction::sqrt_f32 || function == NumericFunction::sqrt_f16)
    return unusual_sqrt(x, result);
  else if constexpr (function == NumericFunction::log2_f32 || function == NumericFunction::log2_f16)
    return unusual_log2(x, result);
  else
    return unusual_exp2(x, result);
}

/// A row of `lanes`, in vectors of sixteen. (Unrolled, so that they stay in registers.)
template <NumericFunction function, std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void silicon_row(const std::uint32_t* from, __m512i (&results)[lanes / 16]) {
  constexpr std::uint32_t count = lanes / 16;
  __m512i arguments[count];
  std::uint32_t unusual = 0;
#pragma GCC unroll 4
  for (std::uint32_t i = 0; i < count; ++i) {
    arguments[i] = _mm512_loadu_si512(from + 16 * i);
    if constexpr (is_half(function))
      arguments[i] = _mm512_castps_si512(_mm512_cvtph_ps(_mm512_cvtepi32_epi16(arguments[i])));
    results[i] = silicon_f32<function>(arguments[i], unusual);
  }
  if (unusual != 0) [[unlikely]] {
    for (std::uint32_t i = 0; i < count; ++i) results[i] = unusual_f32<function>(arguments[i], results[i]);
  }
  if constexpr (is_half(function)) {
    for (__m512i& each : results)
      each = _mm512_cvtepu16_epi32(_mm512_cvtps_ph(_mm512_castsi512_ps(each), _MM_FROUND_TO_NEAREST_INT));
  }
}

/// The handler of a function in waves of `lanes`.
template <NumericFunction function, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512_WIDE const MicroOp* run_silicon(const MicroOp* op, Context& context, FastWave& wave,
                                                       Constants constants) {
  __m512i results[lanes / 16];
  silicon_row<function, lanes>(wave.row(op, slot_s0, constants), results);
  std::uint32_t* const to = wave.row(op, slot_d);
  if (op->written == 0) [[likely]] {
    for (std::uint32_t i = 0; i < lanes / 16; ++i) _mm512_storeu_si512(to + 16 * i, results[i]);
  } else {
    const std::uint64_t written = lanes_to_write(op, wave, constants, lanes == 32);
    for (std::uint32_t i = 0; i < lanes / 16; ++i)
      _mm512_mask_storeu_epi32(to + 16 * i, static_cast<__mmask16>(written >> 16 * i), results[i]);
  }
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast::avx512
#endif
