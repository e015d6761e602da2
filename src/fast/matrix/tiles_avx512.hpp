// Tiles of f32 sums in 512-bit registers, which MFMA and WMMA share. `Layout::at(row)` says how many dwords after a
// tile's first row in C or D each row begins. Tiles are unrolled by fold expressions, which leaves no array for the
// compiler to keep in memory.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// H rows of W registers of sixteen columns.
template <std::uint32_t H, std::uint32_t W>
struct Tile {
  __m512 sum[H][W];
};

template <class Layout, std::uint32_t H, std::uint32_t W, class Dword, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void load_tile(Tile<H, W>& tile, const Dword* from, std::index_sequence<R...>) {
  static_assert(sizeof(Dword) == 4);
  ((tile.sum[R][0] = _mm512_loadu_ps(from + Layout::at(R))), ...);
  if constexpr (W == 2) ((tile.sum[R][1] = _mm512_loadu_ps(from + Layout::at(R) + 16)), ...);
}
template <class Layout, std::uint32_t H, std::uint32_t W, class Dword, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void store_tile(const Tile<H, W>& tile, Dword* to, std::index_sequence<R...>) {
  static_assert(sizeof(Dword) == 4);
  (_mm512_storeu_ps(to + Layout::at(R), tile.sum[R][0]), ...);
  if constexpr (W == 2) (_mm512_storeu_ps(to + Layout::at(R) + 16, tile.sum[R][1]), ...);
}
/// One column of registers of a tile, for results that are apart.
template <class Layout, std::uint32_t half, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void load_half(Tile<8, 2>& tile, const std::uint32_t* from, std::index_sequence<R...>) {
  ((tile.sum[R][half] = _mm512_loadu_ps(from + Layout::at(R))), ...);
}
template <class Layout, std::uint32_t half, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void store_half(const Tile<8, 2>& tile, std::uint32_t* to, std::index_sequence<R...>) {
  (_mm512_storeu_ps(to + Layout::at(R), tile.sum[R][half]), ...);
}
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void clear_tile(Tile<H, W>& tile, std::index_sequence<R...>) {
  ((tile.sum[R][0] = _mm512_setzero_ps()), ...);
  if constexpr (W == 2) ((tile.sum[R][1] = _mm512_setzero_ps()), ...);
}

/// Is any number of the tile NaN? (A sum of infinities of both signs asks for a closer look, too.)
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 bool maybe_nan(const Tile<H, W>& tile, std::index_sequence<R...>) {
  // Four sums: one after the other, sixteen additions would take longer than what a core looks ahead.
  __m512 sum[4] = {tile.sum[0][0], tile.sum[1][0], tile.sum[2][0], tile.sum[3][0]};
  if constexpr (W == 2) {
    ((sum[R % 4] = _mm512_add_ps(sum[R % 4], tile.sum[R][1])), ...);
  }
  ((R >= 4 ? void(sum[R % 4] = _mm512_add_ps(sum[R % 4], tile.sum[R][0])) : void()), ...);
  return _mm512_cmp_ps_mask(_mm512_add_ps(sum[0], sum[1]), _mm512_add_ps(sum[2], sum[3]), _CMP_UNORD_Q) != 0;
}

}  // namespace lockstep::fast::avx512
#endif
