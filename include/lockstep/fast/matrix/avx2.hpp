// D = C + A * B in f32 on 256-bit registers; see matrix/avx512.hpp.
#pragma once

#include <cstdint>
#include <utility>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/host_inputs.hpp"
#include "lockstep/fast/matrix/inputs.hpp"
#include "lockstep/fast/matrix/job.hpp"
#include "lockstep/fast/matrix/nan_repair.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

/// Four rows of two registers: sixteen columns.
struct Tile {
  __m256 sum[4][2];
};
using TileRows = std::make_index_sequence<4>;
inline constexpr std::uint32_t tile_height = 4, tile_columns = 16;

template <std::uint32_t R>
LOCKSTEP_INLINE_AVX2 void multiply_row(Tile& tile, const float* a, __m256 left, __m256 right) {
  const __m256 row = _mm256_broadcast_ss(a + R);
  tile.sum[R][0] = _mm256_fmadd_ps(row, left, tile.sum[R][0]);
  tile.sum[R][1] = _mm256_fmadd_ps(row, right, tile.sum[R][1]);
}
/// k from 0 to `depth`; consecutive k's are M and N numbers apart.
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void multiply_steps(Tile& tile, const float* a, const float* b, std::uint32_t depth,
                                         std::index_sequence<R...>) {
  for (std::uint32_t k = 0; k < depth; ++k, a += M, b += N) {
    const __m256 left = _mm256_loadu_ps(b), right = _mm256_loadu_ps(b + 8);
    (multiply_row<R>(tile, a, left, right), ...);
  }
}

template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void load_tile(Tile& tile, const float* from, std::index_sequence<R...>) {
  ((tile.sum[R][0] = _mm256_loadu_ps(from + output_row<M, N>(0, R))), ...);
  ((tile.sum[R][1] = _mm256_loadu_ps(from + output_row<M, N>(0, R) + 8)), ...);
}
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void store_tile(const Tile& tile, float* to, std::index_sequence<R...>) {
  (_mm256_storeu_ps(to + output_row<M, N>(0, R), tile.sum[R][0]), ...);
  (_mm256_storeu_ps(to + output_row<M, N>(0, R) + 8, tile.sum[R][1]), ...);
}

template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 bool maybe_nan(const Tile& tile, std::index_sequence<R...>) {
  __m256 sum = _mm256_setzero_ps();
  ((sum = _mm256_add_ps(sum, _mm256_add_ps(tile.sum[R][0], tile.sum[R][1]))), ...);
  return _mm256_movemask_ps(_mm256_cmp_ps(sum, sum, _CMP_UNORD_Q)) != 0;
}

/// The tile as part of an array of N columns. (A copy of the struct would need its address, and g++ would write every
/// sum of the loop to memory.)
template <std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void store_rows(const Tile& tile, float* to, std::index_sequence<R...>) {
  (_mm256_storeu_ps(to + R * N, tile.sum[R][0]), ...);
  (_mm256_storeu_ps(to + R * N + 8, tile.sum[R][1]), ...);
}

/// Writes a finished tile. Where it may hold a NaN it goes through a buffer of whole rows, for repair_rows.
template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void finish_tile(const MatrixJob& job, std::uint32_t block, std::uint32_t first,
                                      std::uint32_t column, const Tile& tile) {
  float* to = reinterpret_cast<float*>(job.d) + output_row<M, N>(block, first) + column;
  if (maybe_nan(tile, TileRows{})) [[unlikely]] {
    float numbers[4 * N] = {};
    store_rows<N>(tile, numbers + column, TileRows{});
    repair_rows(job, block, first, 4, numbers);
    for (std::uint32_t r = 0; r < 4; ++r) __builtin_memcpy(to + output_row<M, N>(0, r), numbers + r * N + column, 64);
  } else {
    store_tile<M, N>(tile, to, TileRows{});
  }
}

template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t depth = job.plan->op.k, blocks = job.plan->op.blocks;
  for (std::uint32_t block = 0; block < blocks; ++block, a += depth * M, b += depth * N) {
    for (std::uint32_t first = 0; first < M; first += tile_height) {
      for (std::uint32_t column = 0; column < N; column += tile_columns) {
        Tile tile;
        load_tile<M, N>(tile, reinterpret_cast<const float*>(job.c) + output_row<M, N>(block, first) + column,
                        TileRows{});
        multiply_steps<M, N>(tile, a + first, b + column, depth, TileRows{});
        finish_tile<M, N>(job, block, first, column, tile);
      }
    }
  }
}

LOCKSTEP_INLINE_AVX2 __m256 scaled_sum(__m256 partial, __m256i row, const std::int32_t* b, const float* from) {
  const __m256i exponent = _mm256_add_epi32(row, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(b)));
  return _mm256_fmadd_ps(partial, _mm256_castsi256_ps(_mm256_slli_epi32(exponent, 23)), _mm256_loadu_ps(from));
}
template <std::uint32_t M, std::uint32_t N, std::uint32_t R>
LOCKSTEP_INLINE_AVX2 void add_scaled_row(Tile& tile, const float* from, const std::int32_t* a, const std::int32_t* b) {
  const __m256i row = _mm256_set1_epi32(a[R] - 127);
  from += output_row<M, N>(0, R);
  tile.sum[R][0] = scaled_sum(tile.sum[R][0], row, b, from);
  tile.sum[R][1] = scaled_sum(tile.sum[R][1], row, b + 8, from + 8);
}
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void add_scaled(Tile& tile, const float* from, const std::int32_t* a, const std::int32_t* b,
                                     std::index_sequence<R...>) {
  (add_scaled_row<M, N, R>(tile, from, a, b), ...);
}

template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply_scaled(const MatrixJob& job, const float* a, const float* b) {
  const std::uint32_t groups = job.plan->op.k / 32u;
  for (std::uint32_t first = 0; first < M; first += tile_height) {
    for (std::uint32_t column = 0; column < N; column += tile_columns) {
      alignas(64) float running[output_row<M, N>(0, 3) + 16];
      const float* from = reinterpret_cast<const float*>(job.c) + output_row<M, N>(0, first) + column;
      for (std::uint32_t group = 0;; ++group) {
        Tile tile{};
        multiply_steps<M, N>(tile, a + group * 32 * M + first, b + group * 32 * N + column, 32, TileRows{});
        add_scaled<M, N>(tile, from, job.scales->a + group * M + first, job.scales->b + group * N + column, TileRows{});
        if (group + 1 == groups) {
          finish_tile<M, N>(job, 0, first, column, tile);
          break;
        }
        store_tile<M, N>(tile, running, TileRows{});
        from = running;
      }
    }
  }
}

}  // namespace lockstep::fast::avx2
#endif
