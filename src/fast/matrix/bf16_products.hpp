// bf16 by VDPBF16PS, which adds two products to a sum by two fused multiply-adds, that of the high halves first. Zen 4
// and 5 do so in the time of one. It takes denormal numbers for 0 and gives no denormal sums: where there could be any,
// multiply-adds do it.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/f16.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::bf16 {

/// Where all that is not 0 has these magnitudes at least (2^-56 as bf16, 2^-103 as f32), products and C's are multiples
/// of 2^-126. So are their sums, before and after rounding: none is denormal.
inline constexpr std::uint32_t least_number = 71u << 7, least_addend = 24u << 23;

/// Magnitudes of numbers that are not 0, less 1: the least of those before (all bits set: of none) and of two a dword.
LOCKSTEP_INLINE_AVX512 __m512i least_of_numbers(__m512i least, __m512i both) {
  const __m512i magnitudes = _mm512_and_si512(both, _mm512_set1_epi16(0x7fff));
  return _mm512_min_epu16(least, _mm512_sub_epi16(magnitudes, _mm512_set1_epi16(1)));
}
LOCKSTEP_INLINE_AVX512 bool numbers_too_small(__m512i least) {
  return _mm512_cmplt_epu16_mask(least, _mm512_set1_epi16(static_cast<std::int16_t>(least_number - 1))) != 0;
}
/// The same of C's.
LOCKSTEP_INLINE_AVX512 __m512i least_of_addends(__m512i least, __m512 c) {
  const __m512i magnitudes = _mm512_and_si512(_mm512_castps_si512(c), _mm512_set1_epi32(0x7fffffff));
  return _mm512_min_epu32(least, _mm512_sub_epi32(magnitudes, _mm512_set1_epi32(1)));
}
LOCKSTEP_INLINE_AVX512 bool addends_too_small(__m512i least) {
  return _mm512_cmplt_epu32_mask(least, _mm512_set1_epi32(static_cast<int>(least_addend - 1))) != 0;
}

/// With the halves of A's and B's dwords exchanged, the first k is multiplied first.
LOCKSTEP_INLINE_AVX512 __m512i exchanged(__m512i both) { return _mm512_rol_epi32(both, 16); }
LOCKSTEP_INLINE_BF16 __m512 add_products(__m512 sum, __m512i a, __m512i b) {
  return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(a), reinterpret_cast<__m512bh>(b));
}
/// Exchanged dwords of sixteen lanes as f32: the first k's to `to`, the second's behind those of all N lanes.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void widen(const std::uint32_t* from, float* to) {
  const __m512i both = _mm512_load_si512(from);
  _mm512_store_si512(to, _mm512_and_si512(both, _mm512_set1_epi32(static_cast<int>(0xffff0000u))));
  _mm512_store_si512(to + N, _mm512_slli_epi32(both, 16));
}

// MFMA: D = C + A * B in one block of N x N.

inline constexpr std::uint32_t most_dwords = 4 * 64;  ///< of an operand

/// An operand's dwords, exchanged, [chunk][N]. False: a number is too small.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 bool stage_operand(ConstRows rows, std::uint32_t registers, std::uint32_t* to) {
  __m512i least = _mm512_set1_epi32(-1);
  for (std::uint32_t lane = 0; lane < 64; lane += N) {
    for (std::uint32_t r = 0; r < registers; ++r, to += N) {
      for (std::uint32_t i = 0; i < N; i += 16) {
        const __m512i both = _mm512_loadu_si512(rows[r] + lane + i);
        least = least_of_numbers(least, both);
        _mm512_store_si512(to + i, exchanged(both));
      }
    }
  }
  return !numbers_too_small(least);
}

template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 bool any_small(const avx512::Tile<H, W>& tile, std::index_sequence<R...>) {
  __m512i least = _mm512_set1_epi32(-1);
  ((least = least_of_addends(least, tile.sum[R][0])), ...);
  if constexpr (W == 2) ((least = least_of_addends(least, tile.sum[R][1])), ...);
  return addends_too_small(least);
}
template <std::uint32_t R, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_BF16 void multiply_row(avx512::Tile<H, W>& tile, const std::uint32_t* a, const __m512i (&b)[W]) {
  __m512i numbers = _mm512_set1_epi32(static_cast<int>(a[R]));
  if constexpr (W == 2) asm("" : "+v"(numbers));  // one load for both
  tile.sum[R][0] = add_products(tile.sum[R][0], numbers, b[0]);
  if constexpr (W == 2) tile.sum[R][1] = add_products(tile.sum[R][1], numbers, b[1]);
}
/// Two k's of a tile.
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_BF16 void multiply_chunk(avx512::Tile<H, W>& tile, const std::uint32_t* a, const std::uint32_t* b,
                                         std::index_sequence<R...>) {
  __m512i columns[W];
  columns[0] = _mm512_load_si512(b);
  if constexpr (W == 2) columns[1] = _mm512_load_si512(b + 16);
  (multiply_row<R>(tile, a, columns), ...);
}

/// The tile from row `first` on by multiply-adds.
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void tile_by_multiply_adds(
    const MatrixJob& job, const std::uint32_t* a, const std::uint32_t* b, std::uint32_t chunks, std::uint32_t first) {
  using Rows = avx512::TileRows<N>;
  alignas(64) float a_numbers[2 * most_dwords], b_numbers[2 * most_dwords];
  for (std::uint32_t i = 0; i < chunks * N; i += 16) {
    const std::uint32_t at = i / N * 2 * N + i % N;
    widen<N>(a + i, a_numbers + at);
    widen<N>(b + i, b_numbers + at);
  }
  avx512::Tile<avx512::tile_height<N>, avx512::tile_width<N>> tile;
  avx512::load_tile<avx512::ResultRows<N, N>>(tile, reinterpret_cast<const float*>(job.c) + output_row<N, N>(0, first),
                                              Rows{});
  for (std::uint32_t k = 0; k < chunks * 2; ++k)
    avx512::multiply_k<N>(tile, a_numbers + k * N + first, b_numbers + k * N);
  avx512::finish_tile<N, N>(job, 0, first, tile);
}

/// A RunMatrix.
template <std::uint32_t N>
LOCKSTEP_TARGET_BF16 void multiply(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                   Rows d_rows, const BlockScales* scales) {
  const std::uint32_t registers = plan.a_rows, chunks = registers * (64 / N);
  alignas(64) std::uint32_t a[most_dwords], b[most_dwords];
  if (!stage_operand<N>(a_rows, registers, a) || !stage_operand<N>(b_rows, registers, b)) [[unlikely]]
    return avx512::multiply_bf16<N>(plan, a_rows, b_rows, c_rows, d_rows, scales);
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  constexpr avx512::TileRows<N> each{};
  for (std::uint32_t first = 0; first < N; first += avx512::tile_height<N>) {
    avx512::Tile<avx512::tile_height<N>, avx512::tile_width<N>> tile;
    avx512::load_tile<avx512::ResultRows<N, N>>(
        tile, reinterpret_cast<const float*>(job.c) + output_row<N, N>(0, first), each);
    if (any_small(tile, each)) [[unlikely]] {
      const MatrixJob on_stack = job;
      tile_by_multiply_adds<N>(on_stack, a, b, chunks, first);
      continue;
    }
    for (std::uint32_t chunk = 0; chunk < chunks; chunk += 2) {
      multiply_chunk(tile, a + chunk * N + first, b + chunk * N, each);
      multiply_chunk(tile, a + chunk * N + N + first, b + chunk * N + N, each);
    }
    avx512::finish_tile<N, N>(job, 0, first, tile);
  }
}

}  // namespace lockstep::fast::bf16
#endif
