// bf16 by VDPBF16PS, which adds two products to a sum by two fused multiply-adds, that of the high halves first. Zen 4
// and 5 do so in the time of one. It takes denormal numbers for 0 and gives no denormal sums: where there could be any,
// and where there is a NaN, multiply-adds do it.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/kernels.hpp"
#include "fast/matrix/pipelined.hpp"
#include "fast/matrix/unpacked.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::bf16 {

using avx512::EachOfEight;
using avx512::EachRow;
using avx512::OneTile;
using avx512::PairTile;

/// Where all that is not 0 has these magnitudes at least (2^-56 as bf16, 2^-103 as f32), products and C's are multiples
/// of 2^-126. So are their sums, before and after rounding: none is denormal.
inline constexpr std::uint32_t least_number = 71u << 7, least_addend = 24u << 23;
inline constexpr std::uint32_t most_dwords = 4 * 64;  ///< of an operand

/// Magnitudes of numbers that are not 0, less 1: the least of those before (all bits set: of none) and of two a dword.
LOCKSTEP_INLINE_AVX512 __m512i least_of_numbers(__m512i least, __m512i both) {
  const __m512i magnitudes = _mm512_and_si512(both, _mm512_set1_epi16(0x7fff));
  return _mm512_min_epu16(least, _mm512_sub_epi16(magnitudes, _mm512_set1_epi16(1)));
}
/// The same of C's.
LOCKSTEP_INLINE_AVX512 __m512i least_of_addends(__m512i least, __m512 c) {
  const __m512i magnitudes = _mm512_and_si512(_mm512_castps_si512(c), _mm512_set1_epi32(0x7fffffff));
  return _mm512_min_epu32(least, _mm512_sub_epi32(magnitudes, _mm512_set1_epi32(1)));
}
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 bool any_small(const avx512::Tile<H, W>& tile, std::index_sequence<R...>) {
  __m512i least = _mm512_set1_epi32(-1);
  ((least = least_of_addends(least, tile.sum[R][0])), ...);
  if constexpr (W == 2) ((least = least_of_addends(least, tile.sum[R][1])), ...);
  return _mm512_cmplt_epu32_mask(least, _mm512_set1_epi32(static_cast<int>(least_addend - 1))) != 0;
}

/// A or B as dwords, [two k's][row or column], the halves exchanged: so the first k is multiplied first. False: a
/// number is too small.
LOCKSTEP_INLINE_BF16 bool stage_here(const std::uint16_t* at, std::uint32_t chunks, const std::uint32_t* from,
                                     std::uint32_t* to) {
  __m512i least = _mm512_set1_epi32(-1);
  for (std::uint32_t i = 0; i < chunks; ++i, to += 16) {
    const __m512i both = _mm512_loadu_si512(from + at[i]);
    least = least_of_numbers(least, both);
    _mm512_store_si512(to, _mm512_rol_epi32(both, 16));
  }
  return _mm512_cmplt_epu16_mask(least, _mm512_set1_epi16(static_cast<std::int16_t>(least_number - 1))) == 0;
}
LOCKSTEP_TARGET_BF16 inline bool stage(const InputPlan& plan, const std::uint32_t* from, std::uint32_t* to) {
  return stage_here(plan.chunk.data(), plan.chunks, from, to);
}
/// Such dwords as f32, [k][N].
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void widen(const std::uint32_t* from, std::uint32_t chunks, float* to) {
  for (std::uint32_t i = 0; i < chunks * N; i += 16) {
    const __m512i both = _mm512_load_si512(from + i);
    float* const at = to + i / N * 2 * N + i % N;
    _mm512_store_si512(at, _mm512_and_si512(both, _mm512_set1_epi32(static_cast<int>(0xffff0000u))));
    _mm512_store_si512(at + N, _mm512_slli_epi32(both, 16));
  }
}

LOCKSTEP_INLINE_BF16 __m512 add_products(__m512 sum, __m512i a, __m512i b) {
  return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(a), reinterpret_cast<__m512bh>(b));
}
template <std::size_t R>
LOCKSTEP_INLINE_BF16 void multiply_row(PairTile& tile, const std::uint32_t* a, __m512i left, __m512i right) {
  const __m512i numbers = avx512::broadcast_dword(a + R);  // one load for both
  tile.sum[R][0] = add_products(tile.sum[R][0], numbers, left);
  tile.sum[R][1] = add_products(tile.sum[R][1], numbers, right);
}
/// Two k's of eight rows of both.
template <std::size_t... R>
LOCKSTEP_INLINE_BF16 void multiply_chunk(PairTile& tile, const std::uint32_t* a, const std::uint32_t* left,
                                         const std::uint32_t* right, std::index_sequence<R...>) {
  const __m512i left_columns = _mm512_load_si512(left), right_columns = _mm512_load_si512(right);
  (multiply_row<R>(tile, a, left_columns, right_columns), ...);
}

/// The same rows by multiply-adds, NaNs as the reference has them.
template <class Places>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void by_multiply_adds(const PairsOfBf16& pair,
                                                                          const PairResults& of, std::uint32_t first) {
  constexpr std::uint32_t N = Places::columns;
  alignas(64) float numbers[3][2 * most_dwords];
  widen<N>(pair.a, pair.chunks, numbers[0]);
  widen<N>(pair.b[0], pair.chunks, numbers[1]);
  if constexpr (N == 16) widen<N>(pair.b[1], pair.chunks, numbers[2]);
  const float* const right = N == 16 ? numbers[2] : numbers[1] + 16;
  avx512::multiply_eight_rows<Places, avx512::PairKind::even>({numbers[0], {numbers[1], right}, pair.chunks * 2}, of,
                                                              first);
}
template <class Places>
LOCKSTEP_INLINE_BF16 void multiply_eight_rows(const PairsOfBf16& pair, const PairResults& of, std::uint32_t first) {
  constexpr std::uint32_t N = Places::columns;
  PairTile tile;
  avx512::load_pair<Places>(tile, of, first);
  if (any_small(tile, EachOfEight{})) [[unlikely]]
    return by_multiply_adds<Places>(pair, of, first);
  const std::uint32_t *a = pair.a + first, *left = pair.b[0], *right = pair.b[1];
  for (const std::uint32_t* const end = left + pair.chunks * N; left != end;
       a += 2 * N, left += 2 * N, right += 2 * N) {
    multiply_chunk(tile, a, left, right, EachOfEight{});
    multiply_chunk(tile, a + N, left + N, right + N, EachOfEight{});
  }
  if (avx512::maybe_nan(tile, EachOfEight{})) [[unlikely]]
    return by_multiply_adds<Places>(pair, of, first);
  avx512::store_pair<Places>(tile, of, first);
}
template <class Places>
LOCKSTEP_TARGET_BF16 void multiply_pair(const PairsOfBf16& pair, const PairResults& of) {
  for (std::uint32_t first = 0; first < Places::columns; first += 8) multiply_eight_rows<Places>(pair, of, first);
}

template <std::size_t... R>
LOCKSTEP_INLINE_BF16 void multiply_chunk(OneTile& tile, const std::uint32_t* a, const std::uint32_t* b,
                                         std::index_sequence<R...>) {
  const __m512i columns = _mm512_load_si512(b);
  ((tile.sum[R][0] = add_products(tile.sum[R][0], _mm512_set1_epi32(static_cast<int>(a[R])), columns)), ...);
}
/// A result of sixteen columns. False, and nothing is written: a number is too small, or there is a NaN.
LOCKSTEP_INLINE_BF16 bool multiply_staged(const std::uint32_t* a, const std::uint32_t* b, std::uint32_t chunks,
                                          RowPlaces places, const std::uint32_t* c, std::uint32_t* d) {
  OneTile tile;
  avx512::load_tile_at(places, tile, c);
  if (any_small(tile, EachRow{})) return false;
  for (std::uint32_t i = 0; i < chunks * 16; i += 32) {
    multiply_chunk(tile, a + i, b + i, EachRow{});
    multiply_chunk(tile, a + i + 16, b + i + 16, EachRow{});
  }
  if (avx512::maybe_nan(tile, EachRow{})) [[unlikely]]
    return false;
  avx512::store_tile_at(places, tile, d);
  return true;
}
/// A MultiplyPipelined.
LOCKSTEP_TARGET_BF16 inline bool multiply_one(const PipelinedJob& job, RowPlaces places, const std::uint32_t* c,
                                              std::uint32_t* d) {
  const std::uint32_t chunks = job.a_plan->chunks;
  if (chunks * 16 > most_dwords) return false;
  alignas(64) std::uint32_t a[most_dwords], b[most_dwords];
  return stage_here(job.a_plan->chunk.data(), chunks, job.a, a) &&
         stage_here(job.b_plan->chunk.data(), chunks, job.b, b) && multiply_staged(a, b, chunks, places, c, d);
}
inline MultiplyPipelined choose_pipelined(Element a, Element b, bool scaled) {
  if (a == Element::bf16 && b == Element::bf16 && !scaled) return multiply_one;
  return avx512::choose_pipelined<true>(a, b, scaled);
}

/// MFMA in one block of N x N, whose A and B have so many registers. A RunMatrix.
template <std::uint32_t N, std::uint32_t registers>
LOCKSTEP_TARGET_BF16 void multiply(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                   Rows d_rows, const BlockScales* scales) {
  constexpr std::uint32_t chunks = registers * 4;
  constexpr const std::uint16_t* at = mfma_chunks<N, registers>.data();
  const std::uint32_t* const c = c_rows[0];
  std::uint32_t* const d = d_rows[0];
  alignas(64) std::uint32_t a[most_dwords], b[most_dwords];
  if (stage_here(at, chunks, a_rows[0], a) && stage_here(at, chunks, b_rows[0], b)) [[likely]] {
    if constexpr (N == 32)
      return multiply_pair<MfmaRows<32>>({a, {b, b + 16}, chunks / 2}, {{c, c + 16}, {d, d + 16}});
    else if (multiply_staged(a, b, chunks, RowPlaces::mfma16, c, d)) [[likely]]
      return;
  }
  multiply_unpacked(plan, a_rows, b_rows, c_rows, d_rows, scales);
}

}  // namespace lockstep::fast::bf16
#endif
