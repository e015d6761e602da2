// D = C + A * B of bf16 and f16 in one block, A and B widened to memory first. Where shifts, masks and conversions take
// the ports of multiply-adds (Intel's cores), this is faster than widening every number of A once for each tile, as
// f16.hpp does. Numbers are widened a step before they are used, so that the stores fit in between multiply-adds.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/f16.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/unpack_host.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Columns of two k's of N lanes, those of the first one before those of the second.
template <std::uint32_t N, bool half_floats>
LOCKSTEP_INLINE_AVX512 void widen_pairs(const std::uint32_t* from, float* to) {
  if constexpr (half_floats) {
    // Parted in memory: conversions from there need no shuffle of their own.
    const __m512i order = order_of_halves();
    alignas(64) std::uint16_t parted[N / 16][2][16];
    for (std::uint32_t i = 0; i < N; i += 16)
      _mm512_store_si512(parted[i / 16], _mm512_permutexvar_epi16(order, _mm512_loadu_si512(from + i)));
    for (std::uint32_t i = 0; i < N; i += 16) {
      const auto* halves = reinterpret_cast<const __m256i*>(parted[i / 16]);
      _mm512_store_ps(to + i, _mm512_cvtph_ps(_mm256_load_si256(halves)));
      _mm512_store_ps(to + N + i, _mm512_cvtph_ps(_mm256_load_si256(halves + 1)));
    }
  } else {
    Columns<N / 16> low, high;
    widen_bf16(from, low, high);
    for (std::uint32_t i = 0; i < N; i += 16) {
      _mm512_store_ps(to + i, low.number[i / 16]);
      _mm512_store_ps(to + N + i, high.number[i / 16]);
    }
  }
}

/// Where the number of a row is among those of two k's: f16's stay in pairs, so that they need not be parted.
template <std::uint32_t N, bool half_floats>
constexpr std::uint32_t row_place(std::uint32_t k, std::uint32_t row) {
  return half_floats ? row * 2 + k : k * N + row;
}
template <std::uint32_t N, bool half_floats>
LOCKSTEP_INLINE_AVX512 void widen_rows(const std::uint32_t* from, float* to) {
  if constexpr (half_floats) {
    const auto* pairs = reinterpret_cast<const __m256i*>(from);
    for (std::uint32_t i = 0; i < N / 8; ++i)
      _mm512_store_ps(to + i * 16, _mm512_cvtph_ps(_mm256_loadu_si256(pairs + i)));
  } else {
    widen_pairs<N, false>(from, to);
  }
}

/// One k, `a` from the tile's first row on.
template <std::uint32_t N, bool half_floats, std::uint32_t k, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_widened_k(TileOf<N>& tile, const float* a, const Columns<tile_width<N>>& b,
                                               std::index_sequence<R...>) {
  // With two registers a row, one load is for both; with one, it is part of the multiply-add.
  (multiply_row<R>(tile,
                   tile_width<N> == 2 ? broadcast(a + row_place<N, half_floats>(k, R))
                                      : _mm512_set1_ps(a[row_place<N, half_floats>(k, R)]),
                   b),
   ...);
}
template <std::uint32_t N, bool half_floats>
LOCKSTEP_INLINE_AVX512 void multiply_widened_pair(TileOf<N>& tile, const float* a, const Columns<tile_width<N>>& low,
                                                  const Columns<tile_width<N>>& high) {
  multiply_widened_k<N, half_floats, 0>(tile, a, low, TileRows<N>{});
  multiply_widened_k<N, half_floats, 1>(tile, a, high, TileRows<N>{});
}

/// The dwords of two k's, counted through the registers and then the groups of N lanes.
template <std::uint32_t N, std::uint32_t registers>
LOCKSTEP_INLINE_AVX512 const std::uint32_t* pair_of_k(ConstRows rows, std::uint32_t i) {
  return rows[i % registers] + i / registers * N;
}

/// Numbers of A and B as [two k's][2 * N].
template <std::uint32_t registers>
struct WidenedInputs {
  alignas(64) float a[registers * 128];
  alignas(64) float b[registers * 128];
};

/// Adds A * B to a tile, `a` from its first row on. What is not widened yet is, a step before its use.
template <std::uint32_t N, std::uint32_t registers, bool half_floats, bool widens_a, bool widens_b>
LOCKSTEP_INLINE_AVX512 void multiply_widened_numbers(TileOf<N>& tile, ConstRows a_rows, ConstRows b_rows, float* a,
                                                     float* b, std::uint32_t first) {
  constexpr std::uint32_t pairs = registers * (64 / N);
  if constexpr (widens_a) widen_rows<N, half_floats>(a_rows[0], a);
  if constexpr (widens_b) widen_pairs<N, half_floats>(b_rows[0], b);
  for (std::uint32_t i = 0; i < pairs; ++i) {
    const std::uint32_t next = i + 1;
    if (widens_a && next < pairs) widen_rows<N, half_floats>(pair_of_k<N, registers>(a_rows, next), a + next * 2 * N);
    if (widens_b && next < pairs) widen_pairs<N, half_floats>(pair_of_k<N, registers>(b_rows, next), b + next * 2 * N);
    Columns<tile_width<N>> low, high;
    load_columns(low, b + i * 2 * N);
    load_columns(high, b + i * 2 * N + N);
    multiply_widened_pair<N, half_floats>(tile, a + i * 2 * N + row_place<N, half_floats>(0, first), low, high);
  }
}
/// A tile from row `first` on.
template <std::uint32_t N, std::uint32_t registers, bool half_floats, bool widens>
LOCKSTEP_INLINE_AVX512 void multiply_widened_tile(const MatrixJob& job, std::uint32_t first,
                                                  WidenedInputs<registers>& in) {
  TileOf<N> tile;
  load_rows<N>(tile, job.c, first);
  multiply_widened_numbers<N, registers, half_floats, widens, widens>(tile, job.a, job.b, in.a, in.b, first);
  finish_tile<N>(job, first, tile);
}
template <std::uint32_t N, std::uint32_t registers, bool half_floats>
LOCKSTEP_TARGET_AVX512 void multiply_widened(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                             ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  WidenedInputs<registers> in;
  multiply_widened_tile<N, registers, half_floats, true>(job, 0, in);
  for (std::uint32_t first = tile_height<N>; first < N; first += tile_height<N>)
    multiply_widened_tile<N, registers, half_floats, false>(job, first, in);
}

/// bf16 in 16 x 16: B's numbers serve one tile, so they stay in registers, and A's are widened four steps ahead.
template <std::uint32_t registers>
LOCKSTEP_TARGET_AVX512 void multiply_widened_rows(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                  ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  constexpr std::uint32_t N = 16, ahead = 4, pairs = registers * 4;
  alignas(64) float a[registers * 128];
  for (std::uint32_t i = 0; i < ahead; ++i) widen_rows<N, false>(pair_of_k<N, registers>(a_rows, i), a + i * 2 * N);
  Tile<16, 1> tile;
  load_rows<N>(tile, job.c, 0);
  for (std::uint32_t i = 0; i < pairs; ++i) {
    const std::uint32_t next = i + ahead;
    if (next < pairs) widen_rows<N, false>(pair_of_k<N, registers>(a_rows, next), a + next * 2 * N);
    Columns<1> low, high;
    widen_bf16(pair_of_k<N, registers>(b_rows, i), low, high);
    multiply_widened_pair<N, false>(tile, a + i * 2 * N, low, high);
  }
  finish_tile<N>(job, 0, tile);
}

}  // namespace lockstep::fast::avx512
#endif
