// D = C + A * B of bf16 and f16 in one block, A and B widened to memory first. Where shifts and masks take the ports of
// multiply-adds (Intel's cores), this is faster than widening every number of A once for each tile, as f16.hpp does.
#pragma once

#include <cstdint>
#include <utility>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/avx512.hpp"
#include "lockstep/fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Two numbers of each of sixteen lanes: the low ones to `to`, the high ones behind those of all N lanes.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void widen_pairs_bf16(const std::uint32_t* from, float* to) {
  const __m512i both = _mm512_loadu_si512(from);
  _mm512_store_si512(to, _mm512_slli_epi32(both, 16));
  _mm512_store_si512(to + N, _mm512_and_si512(both, _mm512_set1_epi32(static_cast<std::int32_t>(0xffff0000u))));
}
/// Parted in memory: conversions from there need no shuffle of their own.
LOCKSTEP_INLINE_AVX512 void part_pairs_f16(const std::uint32_t* from, std::uint16_t* to) {
  alignas(64) static constexpr std::uint16_t parted[32] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
                                                           1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31};
  _mm512_store_si512(to, _mm512_permutexvar_epi16(_mm512_load_si512(parted), _mm512_loadu_si512(from)));
}
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void widen_pairs_f16(const std::uint16_t* from, float* to) {
  const auto* halves = reinterpret_cast<const __m256i*>(from);
  _mm512_store_ps(to, _mm512_cvtph_ps(_mm256_load_si256(halves)));
  _mm512_store_ps(to + N, _mm512_cvtph_ps(_mm256_load_si256(halves + 1)));
}

/// All numbers of an operand, [k][N], the k's of one group of lanes before those of the next.
template <std::uint32_t N, bool half_floats>
LOCKSTEP_INLINE_AVX512 void widen_operand(ConstRows rows, std::uint32_t registers, float* to) {
  for (std::uint32_t lane = 0; lane < 64; lane += N) {
    for (std::uint32_t r = 0; r < registers; ++r, to += 2 * N) {
      if constexpr (half_floats) {
        alignas(64) std::uint16_t parted[N / 16][32];
        for (std::uint32_t i = 0; i < N; i += 16) part_pairs_f16(rows[r] + lane + i, parted[i / 16]);
        for (std::uint32_t i = 0; i < N; i += 16) widen_pairs_f16<N>(parted[i / 16], to + i);
      } else {
        for (std::uint32_t i = 0; i < N; i += 16) widen_pairs_bf16<N>(rows[r] + lane + i, to + i);
      }
    }
  }
}

template <std::uint32_t R, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void multiply_widened_row(Tile<H, W>& tile, const float* a, const Columns<W>& b) {
  if constexpr (W == 2)
    multiply_row<R>(tile, broadcast(a + R), b);  // one load for both
  else
    multiply_row<R>(tile, _mm512_set1_ps(a[R]), b);
}
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_widened_step(Tile<H, W>& tile, const float* a, const float* b,
                                                  std::index_sequence<R...>) {
  Columns<W> columns;
  load_columns(columns, b);
  (multiply_widened_row<R>(tile, a, columns), ...);
}

template <std::uint32_t N, bool half_floats>
LOCKSTEP_TARGET_AVX512 void multiply_widened(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                             ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  const std::uint32_t registers = plan.a_rows, steps = registers * 2 * (64 / N);
  alignas(64) float numbers[2 * 4 * 2 * 64];
  float *const a = numbers, *const b = numbers + steps * N;
  widen_operand<N, half_floats>(a_rows, registers, a);
  widen_operand<N, half_floats>(b_rows, registers, b);
  for (std::uint32_t first = 0; first < N; first += tile_height<N>) {
    Tile<tile_height<N>, tile_width<N>> tile;
    load_tile<N, N>(tile, reinterpret_cast<const float*>(job.c) + output_row<N, N>(0, first), TileRows<N>{});
    for (std::uint32_t step = 0; step < steps; step += 2) {
      multiply_widened_step(tile, a + step * N + first, b + step * N, TileRows<N>{});
      multiply_widened_step(tile, a + step * N + N + first, b + step * N + N, TileRows<N>{});
    }
    finish_tile<N, N>(job, 0, first, tile);
  }
}

}  // namespace lockstep::fast::avx512
#endif
