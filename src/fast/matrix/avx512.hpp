// D = C + A * B in f32 on 512-bit registers, in the order of MatrixModel::sequential_fma: each element is a chain of
// fused multiply-adds over k. Elements are independent, so tiles of sixteen registers (tiles_avx512.hpp) advance side
// by side without changing a bit.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/host_inputs.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"
#include "fast/matrix/tiles_avx512.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

template <std::uint32_t W>
struct Columns {
  __m512 number[W];
};

/// Tiles of an M x N matrix: all its columns, sixteen registers.
template <std::uint32_t N>
inline constexpr std::uint32_t tile_width = N / 16;
template <std::uint32_t N>
inline constexpr std::uint32_t tile_height = 16 / tile_width<N>;
template <std::uint32_t N>
using TileRows = std::make_index_sequence<tile_height<N>>;
/// Where they are in C and D.
template <std::uint32_t M, std::uint32_t N>
struct ResultRows {
  static constexpr std::uint32_t at(std::uint32_t row) { return output_row<M, N>(0, row); }
};

template <std::uint32_t R, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void multiply_row(Tile<H, W>& tile, __m512 a, const Columns<W>& b) {
  tile.sum[R][0] = _mm512_fmadd_ps(a, b.number[0], tile.sum[R][0]);
  if constexpr (W == 2) tile.sum[R][1] = _mm512_fmadd_ps(a, b.number[1], tile.sum[R][1]);
}

/// The number of row R. With one register a row, loads are the bound: two rows of eight come by one.
template <std::uint32_t W, std::uint32_t R>
LOCKSTEP_INLINE_AVX512 __m512 row_number(const float* a) {
  if constexpr (W == 1 && R % 8 < 2)
    return row_of_pair<R>(broadcast_pair(a + R / 2 * 2));
  else if constexpr (W == 1)
    return _mm512_set1_ps(a[R]);
  else
    return broadcast(a + R);
}

/// One k: `a` holds the numbers of the tile's rows.
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_step(Tile<H, W>& tile, const float* a, const Columns<W>& b,
                                          std::index_sequence<R...>) {
  (multiply_row<R>(tile, row_number<W, R>(a), b), ...);
}

template <std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void load_columns(Columns<W>& to, const float* from) {
  to.number[0] = _mm512_loadu_ps(from);
  if constexpr (W == 2) to.number[1] = _mm512_loadu_ps(from + 16);
}

/// Numbers of a tile as [row][column], for repair_rows.
template <std::uint32_t N, std::size_t... R>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void repair_tile(const MatrixJob& job, std::uint32_t block,
                                                                     std::uint32_t first,
                                                                     Tile<tile_height<N>, tile_width<N>>& tile) {
  alignas(64) float numbers[16 * 16];
  __builtin_memcpy(numbers, &tile, sizeof numbers);
  repair_rows(job, block, first, tile_height<N>, numbers);
  __builtin_memcpy(&tile, numbers, sizeof numbers);
}

/// Writes a finished tile, whose first row is `first`.
template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void finish_tile(const MatrixJob& job, std::uint32_t block, std::uint32_t first,
                                        Tile<tile_height<N>, tile_width<N>>& tile) {
  float* to = reinterpret_cast<float*>(job.d) + output_row<M, N>(block, first);
  if (maybe_nan(tile, TileRows<N>{})) [[unlikely]] {
    Tile<tile_height<N>, tile_width<N>> repaired = tile;
    const MatrixJob on_stack = job;
    repair_tile<N>(on_stack, block, first, repaired);
    store_tile<ResultRows<M, N>>(repaired, to, TileRows<N>{});
  } else {
    store_tile<ResultRows<M, N>>(tile, to, TileRows<N>{});
  }
}

/// One k of a tile, whose numbers are at `a` and `b`.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void multiply_k(Tile<tile_height<N>, tile_width<N>>& tile, const float* a, const float* b) {
  Columns<tile_width<N>> columns;
  load_columns(columns, b);
  multiply_step(tile, a, columns, TileRows<N>{});
}

/// D from f32 numbers.
template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX512 void multiply(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t depth = job.plan->op.k, blocks = job.plan->op.blocks;
  for (std::uint32_t block = 0; block < blocks; ++block, a += depth * M, b += depth * N) {
    for (std::uint32_t first = 0; first < M; first += tile_height<N>) {
      Tile<tile_height<N>, tile_width<N>> tile;
      load_tile<ResultRows<M, N>>(tile, reinterpret_cast<const float*>(job.c) + output_row<M, N>(block, first),
                                  TileRows<N>{});
      for (std::uint32_t k = 0; k < depth; ++k) multiply_k<N>(tile, a + k * M + first, b + k * N);
      finish_tile<M, N>(job, block, first, tile);
    }
  }
}

/// 2^(exponent of A's row + exponent of B's column), times the partial sum, plus what is at `from`, rounded once. One
/// of the exponents is biased.
LOCKSTEP_INLINE_AVX512 __m512 scaled_sum(__m512 partial, __m512i row, __m512i column, const float* from) {
  const __m512i exponent = _mm512_add_epi32(row, column);
  return _mm512_fmadd_ps(partial, _mm512_castsi512_ps(_mm512_slli_epi32(exponent, 23)), _mm512_loadu_ps(from));
}
template <std::uint32_t M, std::uint32_t N, std::uint32_t R>
LOCKSTEP_INLINE_AVX512 void add_scaled_row(Tile<tile_height<N>, tile_width<N>>& tile, const float* from,
                                           const std::int32_t* a, __m512i left, __m512i right) {
  const __m512i row = _mm512_set1_epi32(a[R]);
  from += output_row<M, N>(0, R);
  tile.sum[R][0] = scaled_sum(tile.sum[R][0], row, left, from);
  if constexpr (tile_width<N> == 2) tile.sum[R][1] = scaled_sum(tile.sum[R][1], row, right, from + 16);
}
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void add_scaled(Tile<tile_height<N>, tile_width<N>>& tile, const float* from,
                                       const std::int32_t* a, const std::int32_t* b, std::index_sequence<R...>) {
  const __m512i bias = _mm512_set1_epi32(127);
  const __m512i left = _mm512_sub_epi32(_mm512_loadu_si512(b), bias);
  const __m512i right = tile_width<N> == 2 ? _mm512_sub_epi32(_mm512_loadu_si512(b + 16), bias) : left;
  (add_scaled_row<M, N, R>(tile, from, a, left, right), ...);
}

/// D from f32 numbers where each block of 32 along k is summed by itself, scaled, then added.
template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX512 void multiply_scaled(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t groups = job.plan->op.k / 32u;
  for (std::uint32_t first = 0; first < M; first += tile_height<N>) {
    alignas(64) float running[output_row<M, N>(0, tile_height<N> - 1) + N];
    const float* from = reinterpret_cast<const float*>(job.c) + output_row<M, N>(0, first);
    for (std::uint32_t group = 0;; ++group) {
      Tile<tile_height<N>, tile_width<N>> tile;
      clear_tile(tile, TileRows<N>{});
      for (std::uint32_t k = group * 32; k < group * 32 + 32; ++k) multiply_k<N>(tile, a + k * M + first, b + k * N);
      add_scaled<M, N>(tile, from, job.scales->a + group * M + first, job.scales->b + group * N, TileRows<N>{});
      if (group + 1 == groups) {
        finish_tile<M, N>(job, 0, first, tile);
        break;
      }
      store_tile<ResultRows<M, N>>(tile, running, TileRows<N>{});
      from = running;
    }
  }
}

LOCKSTEP_TARGET_AVX512 inline void read_scales(const std::uint32_t* row, std::uint32_t shift, std::int32_t* to,
                                               std::int32_t& smallest, std::int32_t& largest) {
  const __m128i count = _mm_cvtsi32_si128(static_cast<int>(shift));
  __m512i low = _mm512_set1_epi32(smallest), high = _mm512_set1_epi32(largest);
  for (std::uint32_t lane = 0; lane < 64; lane += 16) {
    const __m512i exponents =
        _mm512_and_si512(_mm512_srl_epi32(_mm512_loadu_si512(row + lane), count), _mm512_set1_epi32(255));
    _mm512_store_si512(to + lane, exponents);
    low = _mm512_min_epi32(low, exponents);
    high = _mm512_max_epi32(high, exponents);
  }
  smallest = _mm512_reduce_min_epi32(low);
  largest = _mm512_reduce_max_epi32(high);
}

}  // namespace lockstep::fast::avx512
#endif
