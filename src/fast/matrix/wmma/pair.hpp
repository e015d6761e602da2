// Two WMMAs with the same A, unpacked, on 512-bit registers: eight rows of both at a time, so that a broadcast of A
// serves two multiply-adds. With one instruction alone the core's loads are the bound.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/wmma/avx512.hpp"
#include "fast/matrix/wmma/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx512 {

/// Eight rows of each result, one result after the other.
using EachOfEight = std::make_index_sequence<8>;

template <class Places, std::uint32_t first, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void load_halves(Tile& tile, const WmmaPairResults& of, std::index_sequence<R...>) {
  ((tile.sum[R][0] = _mm512_loadu_ps(of.c[0] + Places::at(first + R))), ...);
  ((tile.sum[8 + R][0] = _mm512_loadu_ps(of.c[1] + Places::at(first + R))), ...);
}
template <class Places, std::uint32_t first, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void store_halves(const Tile& tile, const WmmaPairResults& of, std::index_sequence<R...>) {
  (_mm512_storeu_ps(of.d[0] + Places::at(first + R), tile.sum[R][0]), ...);
  (_mm512_storeu_ps(of.d[1] + Places::at(first + R), tile.sum[8 + R][0]), ...);
}

/// Columns of two k's of both.
struct PairColumns {
  __m512 left[2], right[2];
};
/// Both k's of a row one after the other: a multiply-add that has its sum from the one before, and not from the
/// register file, does not keep stores waiting.
template <std::size_t R>
LOCKSTEP_INLINE_AVX512 void multiply_row(Tile& tile, const float* a, const PairColumns& b) {
  const __m512 first = fast::avx512::broadcast(a + R), second = fast::avx512::broadcast(a + 16 + R);
  tile.sum[R][0] = _mm512_fmadd_ps(first, b.left[0], tile.sum[R][0]);
  tile.sum[8 + R][0] = _mm512_fmadd_ps(first, b.right[0], tile.sum[8 + R][0]);
  tile.sum[R][0] = _mm512_fmadd_ps(second, b.left[1], tile.sum[R][0]);
  tile.sum[8 + R][0] = _mm512_fmadd_ps(second, b.right[1], tile.sum[8 + R][0]);
  asm volatile("" : "+v"(tile.sum[R][0]), "+v"(tile.sum[8 + R][0]));
}
template <std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_halves_steps(Tile& tile, const float* a, const float* left, const float* right,
                                                  std::index_sequence<R...>) {
  const PairColumns b{{_mm512_load_ps(left), _mm512_load_ps(left + 16)},
                      {_mm512_load_ps(right), _mm512_load_ps(right + 16)}};
  (multiply_row<R>(tile, a, b), ...);
}
/// The k's from `from` on; A's rows begin at `a`.
LOCKSTEP_INLINE_AVX512 void multiply_halves(Tile& tile, const float* a, const WmmaPair& pair, std::uint32_t from,
                                            std::uint32_t depth) {
  const float *left = pair.b[0] + from * 16, *right = pair.b[1] + from * 16;
  for (const float* const end = left + depth * 16; left != end; left += 32, right += 32, a += 32) {
    multiply_halves_steps(tile, a, left, right, EachOfEight{});
  }
}

/// Adds a block's sums, times its scales, to those of the blocks before.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX512 void add_scaled_halves(Tile& tile, const WmmaPair& pair, std::uint32_t block,
                                              std::uint32_t first, const float* running, std::index_sequence<R...>) {
  for (std::uint32_t i = 0; i < 2; ++i) {
    const float* a = pair.scales[i]->a + block * 16 + first;
    const __m512 b = _mm512_load_ps(pair.scales[i]->b + block * 16);
    ((tile.sum[8 * i + R][0] = _mm512_fmadd_ps(tile.sum[8 * i + R][0], _mm512_mul_ps(_mm512_set1_ps(a[R]), b),
                                               _mm512_load_ps(running + (8 * i + R) * 16))),
     ...);
  }
}

/// Stores rows after those with NaNs have been computed as the reference does.
template <class Places, std::uint32_t first>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void store_repaired_halves(const Tile& tile, const WmmaPair& pair,
                                                                               const WmmaPairResults& of) {
  alignas(64) float numbers[16][16];
  __builtin_memcpy(numbers, &tile, sizeof numbers);
  for (std::uint32_t i = 0; i < 16; ++i) {
    const std::uint32_t row = first + i % 8, at = Places::at(row);
    repair_row({pair.a, pair.b[i / 8], pair.depth}, pair.scales[i / 8], row, of.c[i / 8] + at, numbers[i]);
  }
  for (std::uint32_t i = 0; i < 16; ++i) __builtin_memcpy(of.d[i / 8] + Places::at(first + i % 8), numbers[i], 64);
}

template <class Places, std::uint32_t first, bool scaled>
LOCKSTEP_INLINE_AVX512 void multiply_eight_rows(const WmmaPair& pair, const WmmaPairResults& of) {
  Tile tile;
  load_halves<Places, first>(tile, of, EachOfEight{});
  if constexpr (scaled) {
    alignas(64) float running[16 * 16];
    const std::uint32_t depth = pair.scales[0]->block;
    for (std::uint32_t block = 0; block < pair.depth / depth; ++block) {
      store_tile<TileRows16>(tile, reinterpret_cast<std::uint32_t*>(running), EachRow{});
      clear_tile(tile, EachRow{});
      multiply_halves(tile, pair.a + block * depth * 16 + first, pair, block * depth, depth);
      add_scaled_halves(tile, pair, block, first, running, EachOfEight{});
    }
  } else {
    multiply_halves(tile, pair.a + first, pair, 0, pair.depth);
  }
  if (maybe_nan(tile, EachRow{})) [[unlikely]] {
    const Tile copy = tile;
    return store_repaired_halves<Places, first>(copy, pair, of);
  }
  store_halves<Places, first>(tile, of, EachOfEight{});
}

template <class Places, bool scaled>
LOCKSTEP_TARGET_AVX512 void multiply_pair(const WmmaPair& pair, const WmmaPairResults& of) {
  multiply_eight_rows<Places, 0, scaled>(pair, of);
  multiply_eight_rows<Places, 8, scaled>(pair, of);
}

}  // namespace lockstep::fast::wmma::avx512
#endif
