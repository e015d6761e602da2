// silicon_avx512.hpp with 256-bit registers: rows of coefficients are looked up by permutations and blends, and
// conversions round to nearest alone.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/program/op_views.hpp"
#include "fast/rows/inputs.hpp"
#include "fast/rows/recompute.hpp"
#include "fast/rows/silicon_columns.hpp"
#include "fast/rows/unrolled.hpp"
#include "lockstep/core/silicon/half_functions.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx2 {

/// What a column of integers is loaded as.
using Floats [[gnu::may_alias]] = float;

LOCKSTEP_INLINE_AVX2 __m256i all_of(std::uint32_t value) { return _mm256_set1_epi32(static_cast<std::int32_t>(value)); }
/// Column entries of the rows in the low 5 bits of each lane. (Gathers take three times as long.)
LOCKSTEP_INLINE_AVX2 __m256 entries(const float* column, __m256i row) {
  const __m256 upper_eight = _mm256_castsi256_ps(_mm256_slli_epi32(row, 28));
  const __m256 upper_sixteen = _mm256_castsi256_ps(_mm256_slli_epi32(row, 27));
  const __m256 a = _mm256_permutevar8x32_ps(_mm256_load_ps(column), row),
               b = _mm256_permutevar8x32_ps(_mm256_load_ps(column + 8), row),
               c = _mm256_permutevar8x32_ps(_mm256_load_ps(column + 16), row),
               d = _mm256_permutevar8x32_ps(_mm256_load_ps(column + 24), row);
  return _mm256_blendv_ps(_mm256_blendv_ps(a, b, upper_eight), _mm256_blendv_ps(c, d, upper_eight), upper_sixteen);
}
LOCKSTEP_INLINE_AVX2 __m256i entries(const std::uint32_t* column, __m256i row) {
  return _mm256_castps_si256(entries(reinterpret_cast<const Floats*>(column), row));
}
/// Of 64 rows.
LOCKSTEP_INLINE_AVX2 __m256 entries_of_64(const float* column, __m256i row) {
  const __m256 upper = _mm256_castsi256_ps(_mm256_slli_epi32(row, 26));
  return _mm256_blendv_ps(entries(column, row), entries(column + 32, row), upper);
}
LOCKSTEP_INLINE_AVX2 __m256i entries_of_64(const std::uint32_t* column, __m256i row) {
  return _mm256_castps_si256(entries_of_64(reinterpret_cast<const Floats*>(column), row));
}
/// Of 33 rows; `last`: lanes that take the last one.
LOCKSTEP_INLINE_AVX2 __m256 entries_or_last(const float* column, __m256i row, __m256i last) {
  return _mm256_blendv_ps(entries(column, row), _mm256_broadcast_ss(column + 32), _mm256_castsi256_ps(last));
}
LOCKSTEP_INLINE_AVX2 __m256i entries_or_last(const std::uint32_t* column, __m256i row, __m256i last) {
  return _mm256_castps_si256(entries_or_last(reinterpret_cast<const Floats*>(column), row, last));
}
/// `yes` where `condition` has all bits set, else `no`.
LOCKSTEP_INLINE_AVX2 __m256i choose(__m256i condition, __m256i yes, __m256i no) {
  return _mm256_blendv_epi8(no, yes, condition);
}

/// a * b below 4 * unit, rounded to 24 significant bits, and to multiples of unit / 2^23.
LOCKSTEP_INLINE_AVX2 __m256 rounded_product(__m256 a, __m256 b, float unit) {
  const __m256 units = _mm256_set1_ps(unit), product = _mm256_mul_ps(a, b);
  const __m256 with_units = _mm256_sub_ps(_mm256_fmadd_ps(a, b, units), units);
  return _mm256_blendv_ps(product, with_units, _mm256_cmp_ps(product, units, _CMP_LT_OQ));
}
inline constexpr float whole = 8388608.0f;  // 2^23
/// x * y / 2^bits of numbers whose products have 32 + bits bits at most.
template <int bits>
LOCKSTEP_INLINE_AVX2 __m256i cut_product(__m256i x, __m256i y) {
  const __m256i even = _mm256_srli_epi64(_mm256_mul_epu32(x, y), bits);
  const __m256i odd =
      _mm256_slli_epi64(_mm256_mul_epu32(_mm256_srli_epi64(x, 32), _mm256_srli_epi64(y, 32)), 32 - bits);
  return _mm256_blend_epi32(even, odd, 0xaa);
}
/// (high * 2^bits + low) / 2^bits, rounded to nearest even. `raised`: low and nearly half of 2^bits, with a sign.
template <int bits>
LOCKSTEP_INLINE_AVX2 __m256i rounded_sum(__m256i high, __m256i raised) {
  const __m256i odd = _mm256_and_si256(_mm256_xor_si256(high, _mm256_srai_epi32(raised, bits)), all_of(1));
  return _mm256_add_epi32(high, _mm256_srai_epi32(_mm256_add_epi32(raised, odd), bits));
}
/// The sum of all terms, rounded: as in silicon_avx512.hpp.
template <class Stages>
LOCKSTEP_INLINE_AVX2 __m256i sum_of_terms(__m256i x, __m256i c0_high, __m256i c0_low, __m256 c1, __m256 c2, __m256 c3) {
  const __m256 distance = _mm256_cvtepi32_ps(_mm256_and_si256(x, all_of(Stages::f)));
  const __m256 product = rounded_product(c1, distance, Stages::linear_unit);
  const __m256i linear =
      _mm256_slli_epi32(_mm256_cvtps_epi32(Stages::grows ? _mm256_floor_ps(product) : _mm256_ceil_ps(product)), 7);
  const __m256 factor = _mm256_fmadd_ps(distance, _mm256_set1_ps(Stages::step), _mm256_set1_ps(Stages::half_step));
  const __m256 inner = _mm256_add_ps(_mm256_fmadd_ps(c3, factor, _mm256_set1_ps(Stages::rounder)), c2);
  const __m256i upper = _mm256_and_si256(x, all_of(Stages::squared));
  const __m256 square = _mm256_cvtepi32_ps(cut_product<-2 * Stages::squared_unit>(upper, upper));
  const __m256i quadratic = _mm256_cvtps_epi32(rounded_product(inner, square, Stages::quadratic_unit));
  const __m256i low = Stages::grows ? _mm256_sub_epi32(_mm256_add_epi32(c0_low, linear), quadratic)
                                    : _mm256_add_epi32(_mm256_sub_epi32(c0_low, linear), quadratic);
  return rounded_sum<12>(c0_high, low);
}

LOCKSTEP_INLINE_AVX2 __m256i magnitude_of(__m256i x) { return _mm256_and_si256(x, all_of(0x7fffffffu)); }
LOCKSTEP_INLINE_AVX2 __m256i with_nans(__m256i x, __m256i magnitude, __m256i result) {
  return choose(_mm256_cmpgt_epi32(magnitude, all_of(0x7f800000u)), _mm256_or_si256(x, all_of(0x400000u)), result);
}
/// For roots: `zero` of the sign where x is subnormal or zero, the invalid NaN where it is negative.
LOCKSTEP_INLINE_AVX2 __m256i of_positive(__m256i x, __m256i magnitude, __m256i result, std::uint32_t zero) {
  const __m256i sign = _mm256_and_si256(x, all_of(0x80000000u));
  result = choose(_mm256_srai_epi32(x, 31), all_of(0xffc00000u), result);
  result = choose(_mm256_cmpgt_epi32(all_of(0x800000u), magnitude), _mm256_or_si256(sign, all_of(zero)), result);
  return with_nans(x, magnitude, result);
}
/// The exponent of an f32 over two, rounded down, in its place.
LOCKSTEP_INLINE_AVX2 __m256i half_exponent(__m256i magnitude) {
  const __m256i exponent = _mm256_sub_epi32(_mm256_srli_epi32(magnitude, 23), all_of(127));
  return _mm256_slli_epi32(_mm256_srai_epi32(exponent, 1), 23);
}

LOCKSTEP_INLINE_AVX2 __m256i silicon_rcp(__m256i x) {
  const auto& columns = reciprocal_columns;
  const __m256i row = _mm256_srli_epi32(x, 18), magnitude = magnitude_of(x);
  const __m256i significand =
      sum_of_terms<ReciprocalStages>(x, entries(columns.c0_high, row), entries(columns.c0_low, row),
                                     entries(columns.c1, row), entries(columns.c2, row), entries(columns.c3, row));
  __m256i result = _mm256_sub_epi32(significand, _mm256_and_si256(x, all_of(0x7f800000u)));
  result = choose(_mm256_cmpgt_epi32(all_of(0x800000u), result), _mm256_setzero_si256(), result);
  result = choose(_mm256_cmpgt_epi32(all_of(0x800000u), magnitude), all_of(0x7f800000u), result);
  return with_nans(x, magnitude, _mm256_or_si256(result, _mm256_and_si256(x, all_of(0x80000000u))));
}

LOCKSTEP_INLINE_AVX2 __m256i silicon_rsq(__m256i x) {
  const auto& columns = reciprocal_root_columns;
  const __m256i row = _mm256_srli_epi32(_mm256_xor_si256(x, all_of(0x800000u)), 18), magnitude = magnitude_of(x);
  const __m256i significand = sum_of_terms<ReciprocalRootStages>(
      x, entries_of_64(columns.c0_high, row), entries_of_64(columns.c0_low, row), entries_of_64(columns.c1, row),
      entries_of_64(columns.c2, row), entries_of_64(columns.c3, row));
  __m256i result = _mm256_sub_epi32(significand, half_exponent(magnitude));
  result = choose(_mm256_cmpeq_epi32(x, all_of(0x7f800000u)), _mm256_setzero_si256(), result);
  return of_positive(x, magnitude, result, 0x7f800000u);
}

LOCKSTEP_INLINE_AVX2 __m256i silicon_sqrt(__m256i x) {
  const auto& columns = root_columns;
  const __m256i row = _mm256_srli_epi32(_mm256_xor_si256(x, all_of(0x800000u)), 19), magnitude = magnitude_of(x);
  const __m256i significand =
      sum_of_terms<RootStages>(x, entries(columns.c0_high, row), entries(columns.c0_low, row), entries(columns.c1, row),
                               entries(columns.c2, row), entries(columns.c3, row));
  __m256i result = _mm256_add_epi32(significand, half_exponent(magnitude));
  result = choose(_mm256_cmpeq_epi32(x, all_of(0x7f800000u)), x, result);
  return of_positive(x, magnitude, result, 0);
}

/// 2^x. `to_odd`: as in silicon_avx512.hpp.
template <bool to_odd>
LOCKSTEP_INLINE_AVX2 __m256i silicon_exp2(__m256i x) {
  const auto& columns = exponential_columns;
  const __m256i magnitude = magnitude_of(x), field = _mm256_srli_epi32(magnitude, 23);
  const __m256i significand = _mm256_or_si256(_mm256_and_si256(x, all_of(0x7fffffu)), all_of(0x800000u));
  const __m256i negative = _mm256_srai_epi32(x, 31);
  const __m256i fraction =
      _mm256_xor_si256(_mm256_or_si256(_mm256_sllv_epi32(significand, _mm256_sub_epi32(field, all_of(121))),
                                       _mm256_srlv_epi32(significand, _mm256_sub_epi32(all_of(121), field))),
                       negative);
  const __m256i power =
      _mm256_xor_si256(_mm256_srlv_epi32(significand, _mm256_sub_epi32(all_of(150), field)), negative);
  const __m256i row = _mm256_srli_epi32(fraction, 24);
  const __m256i f = _mm256_and_si256(fraction, all_of(0xffffffu));
  const __m256 product = rounded_product(entries(columns.c1, row), _mm256_cvtepi32_ps(f), exponential_linear_unit);
  const __m256i first = _mm256_add_epi32(entries(columns.c0, row), _mm256_cvtps_epi32(_mm256_floor_ps(product)));
  const __m256i upper = _mm256_srli_epi32(f, 6);
  const __m256 inner =
      _mm256_sub_ps(_mm256_fmadd_ps(entries(columns.c3, row), _mm256_cvtepi32_ps(upper), entries(columns.c2, row)),
                    _mm256_set1_ps(exponential_inner_rounder / whole));
  const __m256i square =
      _mm256_cvtps_epi32(rounded_product(inner, _mm256_cvtepi32_ps(cut_product<12>(upper, upper)), whole));
  const __m256i high = _mm256_srli_epi32(first, 5);
  const __m256i low = _mm256_add_epi32(_mm256_slli_epi32(_mm256_and_si256(first, all_of(31)), 8), square);
  __m256i sum;
  if constexpr (to_odd) {
    const __m256i exact = _mm256_cmpeq_epi32(_mm256_and_si256(low, all_of(0x1fffu)), _mm256_setzero_si256());
    sum = _mm256_or_si256(_mm256_add_epi32(high, _mm256_srai_epi32(low, 13)), _mm256_andnot_si256(exact, all_of(1)));
  } else {
    sum = rounded_sum<13>(high, _mm256_add_epi32(low, all_of(0xfffu)));
  }
  __m256i result = _mm256_add_epi32(_mm256_slli_epi32(_mm256_add_epi32(power, all_of(126)), 23), sum);
  result = choose(_mm256_cmpgt_epi32(x, all_of(0x42ffffffu)), all_of(0x7f800000u), result);
  result = _mm256_andnot_si256(_mm256_and_si256(negative, _mm256_cmpgt_epi32(magnitude, all_of(0x42fc0000u))), result);
  result = choose(_mm256_cmpgt_epi32(all_of(0x33800000u), magnitude), all_of(0x3f800000u), result);
  return with_nans(x, magnitude, result);
}

/// exponent + (constant * 32 - quadratic) * 2^-35 of four lanes, rounded toward minus infinity.
LOCKSTEP_INLINE_AVX2 __m128i logarithm_sum(__m128i exponent, __m128i constant, __m128i square) {
  const __m256d sum =
      _mm256_fmadd_pd(_mm256_cvtepi32_pd(constant), _mm256_set1_pd(0x1p-30), _mm256_cvtepi32_pd(exponent));
  const __m256d all = _mm256_fnmadd_pd(_mm256_cvtepi32_pd(square), _mm256_set1_pd(0x1p-35), sum);
  const __m128 nearest = _mm256_cvtpd_ps(all);
  const __m256d above = _mm256_cmp_pd(_mm256_cvtps_pd(nearest), all, _CMP_GT_OQ);
  const __m128i too_large = _mm256_castsi256_si128(
      _mm256_permutevar8x32_epi32(_mm256_castpd_si256(above), _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6)));
  // One unit down: of a negative number up in magnitude.
  const __m128i bits = _mm_castps_si128(nearest), unit = _mm_or_si128(_mm_srai_epi32(bits, 31), _mm_set1_epi32(1));
  return _mm_sub_epi32(bits, _mm_and_si128(too_large, unit));
}
LOCKSTEP_INLINE_AVX2 __m128i half_of(__m256i x, bool upper) {
  return upper ? _mm256_extracti128_si256(x, 1) : _mm256_castsi256_si128(x);
}

LOCKSTEP_INLINE_AVX2 __m256i silicon_log2(__m256i x) {
  const auto& columns = logarithm_columns;
  const __m256i f = _mm256_and_si256(x, all_of(0x3ffffu));
  const __m256i last = _mm256_cmpeq_epi32(_mm256_and_si256(x, all_of(0x7e0000u)), all_of(0x60000u));
  const __m256i row = _mm256_srli_epi32(x, 18);
  const __m256i constant = _mm256_add_epi32(entries_or_last(columns.c0, row, last),
                                            cut_product<16>(entries_or_last(columns.c1, row, last), f));
  const __m256 distance = _mm256_cvtepi32_ps(f);
  const __m256 factor = _mm256_fmadd_ps(distance, _mm256_set1_ps(0x1p-21f), _mm256_set1_ps(0x1p-22f));
  const __m256 inner = _mm256_add_ps(
      _mm256_fmadd_ps(entries_or_last(columns.c3, row, last), factor, entries_or_last(columns.rounder, row, last)),
      entries_or_last(columns.c2, row, last));
  const __m256i square = _mm256_cvtps_epi32(rounded_product(inner, _mm256_cvtepi32_ps(cut_product<12>(f, f)), whole));
  const __m256i exponent = _mm256_sub_epi32(_mm256_srli_epi32(x, 23), all_of(127));
  const __m128i lower = logarithm_sum(half_of(exponent, false), half_of(constant, false), half_of(square, false));
  const __m128i upper = logarithm_sum(half_of(exponent, true), half_of(constant, true), half_of(square, true));
  __m256i result = _mm256_set_m128i(upper, lower);
  const __m256i from_near = _mm256_sub_epi32(x, all_of(0x3f7c0000u));
  const __m256i is_near = _mm256_cmpeq_epi32(_mm256_srli_epi32(from_near, 19), _mm256_setzero_si256());
  auto near = static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(is_near)));
  if (near != 0) [[unlikely]] {
    alignas(32) std::uint32_t arguments[8], results[8];
    _mm256_store_si256(reinterpret_cast<__m256i*>(arguments), x);
    _mm256_store_si256(reinterpret_cast<__m256i*>(results), result);
    for (; near != 0; near &= near - 1) {
      const int lane = std::countr_zero(near);
      results[lane] = fp::silicon::detail::logarithm(F32{arguments[lane]}).bits;
    }
    result = _mm256_load_si256(reinterpret_cast<const __m256i*>(results));
  }
  const __m256i magnitude = magnitude_of(x);
  result = choose(_mm256_cmpeq_epi32(x, all_of(0x7f800000u)), x, result);
  result = of_positive(x, magnitude, result, 0);
  return choose(_mm256_cmpgt_epi32(all_of(0x800000u), magnitude), all_of(0xff800000u), result);
}

template <NumericFunction function>
LOCKSTEP_INLINE_AVX2 __m256i silicon_f32(__m256i x) {
  if constexpr (function == NumericFunction::rcp_f32 || function == NumericFunction::rcp_f16)
    return silicon_rcp(x);
  else if constexpr (function == NumericFunction::rsq_f32 || function == NumericFunction::rsq_f16)
    return silicon_rsq(x);
  else if constexpr (function == NumericFunction::sqrt_f32 || function == NumericFunction::sqrt_f16)
    return silicon_sqrt(x);
  else if constexpr (function == NumericFunction::log2_f32 || function == NumericFunction::log2_f16)
    return silicon_log2(x);
  else
    return silicon_exp2<function == NumericFunction::exp2_f16>(x);
}

/// Eight lanes of a row.
template <NumericFunction function>
LOCKSTEP_INLINE_AVX2 __m256i silicon_lanes(const std::uint32_t* from) {
  const __m256i x = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  if constexpr (is_half(function)) {
    const __m256i low = _mm256_and_si256(x, all_of(0xffffu));
    const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(low, low), 0x08);
    const __m256i result = silicon_f32<function>(_mm256_castps_si256(_mm256_cvtph_ps(_mm256_castsi256_si128(packed))));
    return _mm256_cvtepu16_epi32(_mm256_cvtps_ph(_mm256_castsi256_ps(result), _MM_FROUND_TO_NEAREST_INT));
  } else {
    return silicon_f32<function>(x);
  }
}

/// The handler of a function.
template <NumericFunction function>
LOCKSTEP_TARGET_AVX2 const MicroOp* run_silicon(const MicroOp* op, Context& context, FastWave& wave,
                                                Constants constants) {
  const std::uint32_t* const from = wave.row(op, slot_s0, constants);
  std::uint32_t* const to = wave.row(op, slot_d);
  const std::uint32_t lanes = RowView{*op}.extra().short_masks() ? 32 : 64;
  const std::uint64_t written = lanes_to_write(op, wave, constants);
  for (std::uint32_t first = 0; first < lanes; first += 8) {
    const __m256i result = silicon_lanes<function>(from + first);
    store_eight_lanes(to + first, reinterpret_cast<const LaneVector<8>::Type&>(result), written >> first);
  }
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast::avx2
#endif
