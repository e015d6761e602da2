// The hardware's rcp, rsq and sqrt of f64 (core/silicon/double_seeds.hpp) on rows, eight lanes at a time.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/rows/silicon_avx512.hpp"
#include "fast/rows/unrolled_avx512.hpp"
#include "lockstep/core/silicon/double_seeds.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx512 {

LOCKSTEP_INLINE_AVX512 __m512i all_of_64(std::uint64_t value) {
  return _mm512_set1_epi64(static_cast<std::int64_t>(value));
}
/// value / 2^bits, rounded to nearest, ties to even.
template <int bits>
LOCKSTEP_INLINE_AVX512 __m512i rounded_64(__m512i value) {
  const __m512i odd = _mm512_and_si512(_mm512_srli_epi64(value, bits), all_of_64(1));
  const __m512i raised = _mm512_add_epi64(value, all_of_64((std::uint64_t{1} << (bits - 1)) - 1));
  return _mm512_srli_epi64(_mm512_add_epi64(raised, odd), bits);
}
/// Column entries of the rows in the low 5 bits of each lane of 64 bits.
LOCKSTEP_INLINE_AVX512 __m512i entries_64(const std::uint32_t* column, __m512i row) {
  return _mm512_maskz_permutex2var_epi32(0x5555, _mm512_load_si512(column), row, _mm512_load_si512(column + 16));
}
LOCKSTEP_INLINE_AVX512 __m512i entries_64(const std::uint32_t* column, __m512i row, __mmask8 upper) {
  return _mm512_mask_blend_epi64(upper, entries_64(column, row), entries_64(column + 32, row));
}
/// The quadratic term.
template <int up, int cut>
LOCKSTEP_INLINE_AVX512 __m512i seed_quadratic(__m512i c2, __m512i c3, __m512i f) {
  const __m512i upper = _mm512_srli_epi64(f, 7), square = _mm512_srli_epi64(_mm512_mul_epu32(upper, upper), 10);
  const __m512i cubic = _mm512_mul_epu32(c3, _mm512_add_epi64(_mm512_srli_epi64(f, 4), all_of_64(1)));
  const __m512i inner = _mm512_sub_epi64(_mm512_slli_epi64(c2, up), rounded_64<cut>(cubic));
  const __m512i product = _mm512_mul_epu32(inner, square);
  const __mmask8 long_one = _mm512_cmpge_epu64_mask(product, all_of_64(std::uint64_t{1} << 47));
  return _mm512_mask_slli_epi64(rounded_64<23>(product), long_one, rounded_64<24>(product), 1);
}
/// A fraction of 52 bits, and an exponent, as f64.
LOCKSTEP_INLINE_AVX512 __m512i double_of(__m512i exponent, __m512i fraction) {
  return _mm512_or_si512(_mm512_slli_epi64(_mm512_add_epi64(exponent, all_of_64(1023)), 52), fraction);
}

/// Eight results of ordinary arguments; `unusual` gets the bits of others.
template <NumericFunction function>
LOCKSTEP_INLINE_AVX512 __m512i silicon_f64(__m512i x, __mmask8& unusual) {
  constexpr bool reciprocal = function == NumericFunction::rcp_f64, root = function == NumericFunction::sqrt_f64;
  const __m512i field = _mm512_and_si512(_mm512_srli_epi64(x, 52), all_of_64(reciprocal ? 0x7ff : 0xfff));
  const __m512i exponent = _mm512_sub_epi64(field, all_of_64(1023));
  const __m512i fraction = _mm512_and_si512(x, all_of_64(F64::fraction_mask));
  const __m512i read = _mm512_srli_epi64(fraction, root ? 24 : 23);
  const __m512i f = _mm512_and_si512(read, all_of_64(0xffffff)), piece = _mm512_srli_epi64(read, 24);
  const __mmask8 odd = _mm512_testn_epi64_mask(field, all_of_64(1));
  const __m512i half = _mm512_srai_epi64(exponent, 1);
  // Subnormal, infinite, no number, negative where that matters; of rcp, results that may be subnormal.
  unusual = _mm512_cmpge_epu64_mask(_mm512_sub_epi64(field, all_of_64(1)), all_of_64(reciprocal ? 2044 : 2046));
  if constexpr (root) {
    const __m512i row = _mm512_mask_or_epi64(piece, odd, piece, all_of_64(16));
    const auto& rows = fp::silicon::root_rows;
    const __m512i product = _mm512_mul_epu32(entries_64(rows.c1.data(), row), f);
    const __mmask8 long_one = _mm512_cmpge_epu64_mask(product, all_of_64(std::uint64_t{1} << 45));
    const __m512i linear = _mm512_mask_mov_epi64(_mm512_srli_epi64(_mm512_add_epi64(product, all_of_64(1u << 20)), 22),
                                                 long_one, rounded_64<22>(product));
    const __m512i quadratic =
        seed_quadratic<8, 11>(entries_64(rows.c2.data(), row), entries_64(rows.c3.data(), row), f);
    const __m512i constant = _mm512_slli_epi64(entries_64(rows.c0.data(), row), 10);
    const __m512i raised =
        _mm512_mask_add_epi64(constant, _mm512_cmpneq_epu64_mask(piece, all_of_64(15)), constant, all_of_64(512));
    const __m512i sum = _mm512_sub_epi64(_mm512_add_epi64(raised, _mm512_slli_epi64(linear, 7)), quadratic);
    return double_of(half, _mm512_slli_epi64(sum, 17));
  } else {
    const __mmask8 powers = _mm512_testn_epi64_mask(fraction, all_of_64(F64::fraction_mask & ~std::uint64_t{0x7fffff}));
    const auto& rows = [&]() -> const auto& {
      if constexpr (reciprocal)
        return fp::silicon::reciprocal_rows;
      else
        return fp::silicon::reciprocal_root_rows;
    }
    ();
    const __mmask8 first = _mm512_testn_epi64_mask(piece, piece);
    if constexpr (reciprocal) {
      unusual |= static_cast<__mmask8>(powers | _mm512_cmpeq_epu64_mask(fraction, all_of_64(F64::fraction_mask)));
      const __m512i product = _mm512_mul_epu32(entries_64(rows.c1.data(), piece), f);
      const __mmask8 long_one = _mm512_cmpge_epu64_mask(product, all_of_64(std::uint64_t{1} << 44));
      const __m512i linear = _mm512_mask_mov_epi64(
          _mm512_srli_epi64(_mm512_add_epi64(product, all_of_64(0x17ffff)), 21), long_one, rounded_64<21>(product));
      const __m512i quadratic =
          seed_quadratic<8, 12>(entries_64(rows.c2.data(), piece), entries_64(rows.c3.data(), piece), f);
      const __m512i constant = _mm512_slli_epi64(entries_64(rows.c0.data(), piece), 9);
      const __m512i raised = _mm512_mask_add_epi64(constant, static_cast<__mmask8>(~first), constant, all_of_64(256));
      const __m512i sum = _mm512_add_epi64(_mm512_sub_epi64(raised, _mm512_slli_epi64(linear, 6)), quadratic);
      const __m512i result = double_of(_mm512_sub_epi64(all_of_64(~std::uint64_t{0}), exponent),
                                       _mm512_slli_epi64(_mm512_sub_epi64(sum, all_of_64(std::uint64_t{1} << 34)), 18));
      return _mm512_or_si512(result, _mm512_and_si512(x, all_of_64(F64::sign_mask)));
    } else {
      unusual |= static_cast<__mmask8>(powers & ~odd);
      const __m512i c1 = entries_64(rows.c1.data(), piece, odd);
      const __mmask8 last = _mm512_cmpeq_epu64_mask(piece, all_of_64(31));
      const __m512i factor = _mm512_mask_and_epi64(f, last, f, all_of_64(~std::uint64_t{0x30}));
      const __m512i product = _mm512_mul_epu32(c1, factor);
      const __mmask8 long_one = _mm512_cmpge_epu64_mask(product, all_of_64(std::uint64_t{1} << 43));
      const __m512i raise = _mm512_mask_blend_epi64(long_one, all_of_64(0x1bffff), all_of_64(0x17ffff));
      const __m512i linear = _mm512_srli_epi64(_mm512_add_epi64(product, raise), 21);
      const __m512i quadratic =
          seed_quadratic<9, 11>(entries_64(rows.c2.data(), piece, odd), entries_64(rows.c3.data(), piece, odd), f);
      const __m512i constant = _mm512_slli_epi64(entries_64(rows.c0.data(), piece, odd), 10);
      const __m512i raised = _mm512_mask_add_epi64(constant, static_cast<__mmask8>(~first), constant, all_of_64(512));
      const __m512i sum = _mm512_add_epi64(_mm512_sub_epi64(raised, _mm512_slli_epi64(linear, 7)), quadratic);
      return double_of(_mm512_sub_epi64(all_of_64(~std::uint64_t{0}), half),
                       _mm512_slli_epi64(_mm512_sub_epi64(sum, all_of_64(std::uint64_t{1} << 35)), 17));
    }
  }
}

/// Results of the lanes in `which`, one by one.
template <NumericFunction function>
[[gnu::noinline, gnu::cold]] inline void unusual_f64(const std::uint64_t* arguments, std::uint64_t* results,
                                                     std::uint64_t which) {
  const Mode mode = Mode().with_silicon(Silicon::gfx12);  // of the default modes, all silicons have the same
  for (; which != 0; which &= which - 1) {
    const int lane = std::countr_zero(which);
    const F64 x{arguments[lane]};
    results[lane] = (function == NumericFunction::rcp_f64   ? fp::silicon::rcp(x, mode)
                     : function == NumericFunction::rsq_f64 ? fp::silicon::rsq(x, mode)
                                                            : fp::silicon::sqrt(x, mode))
                        .bits;
  }
}

/// The handler of a function in waves of `lanes`.
template <NumericFunction function, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512_WIDE const MicroOp* run_silicon_f64(const MicroOp* op, Context& context, FastWave& wave,
                                                           Constants constants) {
  alignas(64) std::uint64_t arguments[row_lanes], results[row_lanes];
  join_rows<lanes>(wave.row(op, slot_s0, constants), arguments);
  std::uint64_t unusual = 0;
  for (std::uint32_t i = 0; i < lanes; i += 8) {
    __mmask8 here = 0;
    _mm512_store_si512(results + i, silicon_f64<function>(_mm512_load_si512(arguments + i), here));
    unusual |= std::uint64_t{here} << i;
  }
  if (unusual != 0) [[unlikely]]
    unusual_f64<function>(arguments, results, unusual);
  const std::uint64_t written = lanes_to_write(op, wave, constants, lanes == 32);
  std::uint32_t* const to = wave.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; i += 8) {
    const __m512i result = _mm512_load_si512(results + i);
    const auto some = static_cast<__mmask8>(written >> i);
    _mm256_mask_storeu_epi32(to + i, some, _mm512_cvtepi64_epi32(result));
    _mm256_mask_storeu_epi32(to + row_lanes + i, some, _mm512_cvtepi64_epi32(_mm512_srli_epi64(result, 32)));
  }
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast::avx512
#endif
