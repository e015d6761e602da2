// D = C + A * B in f32 on 512-bit registers (../tiles_avx512.hpp): sixteen chains of fused multiply-adds over k, a row
// of D each, side by side. A comes by broadcasting loads, which cost no arithmetic.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/tiles_avx512.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/repair.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx512 {

using fast::avx512::clear_tile;
using fast::avx512::load_tile;
using fast::avx512::maybe_nan;
using fast::avx512::store_tile;
using Tile = fast::avx512::Tile<16, 1>;
using EachRow = std::make_index_sequence<16>;

/// One k.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_step(Tile& tile, const float* a, const float* b, std::index_sequence<R...>) {
  const __m512 columns = _mm512_load_ps(b);
  ((tile.sum[R][0] = _mm512_fmadd_ps(_mm512_set1_ps(a[R]), columns, tile.sum[R][0])), ...);
}
LOCKSTEP_INLINE_AVX512 void multiply_steps(Tile& tile, const float* a, const float* b, std::uint32_t depth) {
  for (std::uint32_t k = 0; k < depth; k += 2) {
    multiply_step(tile, a + k * 16, b + k * 16, EachRow{});
    multiply_step(tile, a + k * 16 + 16, b + k * 16 + 16, EachRow{});
  }
}

template <class Places>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void finish_repaired(const WmmaNumbers& in,
                                                                         const WmmaScales* scales, const Tile& tile,
                                                                         const std::uint32_t* c, std::uint32_t* d) {
  alignas(64) float numbers[16][16];
  __builtin_memcpy(numbers, &tile, sizeof numbers);
  for (std::uint32_t row = 0; row < 16; ++row) repair_row(in, scales, row, c + Places::at(row), numbers[row]);
  for (std::uint32_t row = 0; row < 16; ++row) __builtin_memcpy(d + Places::at(row), numbers[row], 64);
}
template <class Places>
LOCKSTEP_INLINE_AVX512 void finish(const WmmaNumbers& in, const WmmaScales* scales, const Tile& tile,
                                   const std::uint32_t* c, std::uint32_t* d) {
  if (maybe_nan(tile, EachRow{})) [[unlikely]] {
    const Tile copy = tile;
    return finish_repaired<Places>(in, scales, copy, c, d);
  }
  store_tile<Places>(tile, d, EachRow{});
}

template <class Places>
LOCKSTEP_TARGET_AVX512 void multiply(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d) {
  Tile tile;
  load_tile<Places>(tile, c, EachRow{});
  multiply_steps(tile, in.a, in.b, in.depth);
  finish<Places>(in, nullptr, tile, c, d);
}

/// Sums of the blocks so far, [row][column].
template <std::size_t... R>
LOCKSTEP_INLINE_AVX512 void add_scaled(Tile& tile, const float* a_scales, __m512 b_scales, const float* running,
                                       std::index_sequence<R...>) {
  ((tile.sum[R][0] = _mm512_fmadd_ps(tile.sum[R][0], _mm512_mul_ps(_mm512_set1_ps(a_scales[R]), b_scales),
                                     _mm512_load_ps(running + R * 16))),
   ...);
}

template <class Places>
LOCKSTEP_TARGET_AVX512 void multiply_scaled(const WmmaNumbers& in, const WmmaScales& scales, const std::uint32_t* c,
                                            std::uint32_t* d) {
  alignas(64) float running[16 * 16];
  const auto running_bits = reinterpret_cast<std::uint32_t*>(running);
  Tile tile;
  load_tile<Places>(tile, c, EachRow{});
  store_tile<TileRows16>(tile, running_bits, EachRow{});
  const std::uint32_t blocks = in.depth / scales.block;
  for (std::uint32_t block = 0; block < blocks; ++block) {
    clear_tile(tile, EachRow{});
    const std::uint32_t first = block * scales.block * 16;
    multiply_steps(tile, in.a + first, in.b + first, scales.block);
    add_scaled(tile, scales.a + block * 16, _mm512_load_ps(scales.b + block * 16), running, EachRow{});
    if (block + 1 < blocks) store_tile<TileRows16>(tile, running_bits, EachRow{});
  }
  finish<Places>(in, &scales, tile, c, d);
}

}  // namespace lockstep::fast::wmma::avx512
#endif
