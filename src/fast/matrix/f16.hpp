// D = C + A * B of f16 in one block, straight from the registers: lanes hold runs of consecutive k, so a dword
// is two k's. See matrix/avx512.hpp for the tiles.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/unpacked.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Columns of two k's.
template <std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void widen_bf16(const std::uint32_t* from, Columns<W>& low, Columns<W>& high) {
  const __m512i mask = _mm512_set1_epi32(static_cast<std::int32_t>(0xffff0000u));
  for (std::uint32_t w = 0; w < W; ++w) {
    const __m512i both = _mm512_loadu_si512(from + 16 * w);
    low.number[w] = _mm512_castsi512_ps(_mm512_slli_epi32(both, 16));
    high.number[w] = _mm512_castsi512_ps(_mm512_and_si512(both, mask));
  }
}

/// Two k's of row R of f16 numbers; `a` holds those of each row as f32. With one register a row, loads are the bound:
/// every other row has one in place of two.
template <std::uint32_t R, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void multiply_f16_row(Tile<H, W>& tile, const float* a, const Columns<W>& low,
                                             const Columns<W>& high) {
  if constexpr (W == 1 && R % 2 == 0) {
    const __m512 both = broadcast_pair(a + 2 * R);
    multiply_row<R>(tile, row_of_pair<0>(both), low);
    multiply_row<R>(tile, row_of_pair<1>(both), high);
  } else {
    multiply_row<R>(tile, broadcast(a + 2 * R), low);
    multiply_row<R>(tile, broadcast(a + 2 * R + 1), high);
  }
  keep_row<R>(tile);
}
template <std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_f16_rows(Tile<H, W>& tile, const float* a, const Columns<W>& low,
                                              const Columns<W>& high, std::index_sequence<R...>) {
  (multiply_f16_row<R>(tile, a, low, high), ...);
}

/// Columns of two k's, 2^112 times too small (exponents only move into place), infinities and NaNs wrong. `largest` is
/// that of all numbers so far, twice their bits.
template <std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void widen_f16(const std::uint32_t* from, Columns<W>& low, Columns<W>& high, __m512i& largest) {
  constexpr Widening by = f16_widening;
  const __m512i mask = _mm512_set1_epi32(static_cast<std::int32_t>(by.mask));
  for (std::uint32_t w = 0; w < W; ++w) {
    __m512i both = _mm512_loadu_si512(from + 16 * w);
    asm("" : "+v"(both));  // one load, not one for each use
    const __m512i first = _mm512_srai_epi32(_mm512_slli_epi32(both, 16), by.shift);
    low.number[w] = _mm512_castsi512_ps(_mm512_and_si512(first, mask));
    high.number[w] = _mm512_castsi512_ps(_mm512_and_si512(_mm512_srai_epi32(both, by.shift), mask));
    largest = _mm512_max_epu16(largest, _mm512_add_epi16(both, both));
  }
}

/// f16 numbers of as many lanes as a tile has rows, 2^112 times too large, so that they make up for widen_f16: products
/// are exact either way.
template <std::uint32_t Rows>
LOCKSTEP_INLINE_AVX512 void widen_f16_rows(const std::uint32_t* from, float* to) {
  const __m512 scale = _mm512_set1_ps(f16_widening.scale);
  const __m256i first = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  _mm512_store_ps(to, _mm512_mul_ps(_mm512_cvtph_ps(first), scale));
  if constexpr (Rows == 16) {
    const __m256i second = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + 8));
    _mm512_store_ps(to + 16, _mm512_mul_ps(_mm512_cvtph_ps(second), scale));
  }
}

/// A's rows of a tile in f32 at one group of lanes, by register.
template <std::uint32_t N, std::uint32_t Registers>
struct WideRows {
  alignas(64) float number[Registers][2 * tile_height<N>];
};

/// Two k's, whose columns are at `b`. Meanwhile rows for later, at `a`, are widened: loads of what has just been stored
/// would wait.
template <std::uint32_t N, bool has_next>
LOCKSTEP_INLINE_AVX512 void multiply_f16_pair(TileOf<N>& tile, const std::uint32_t* b, const float* rows,
                                              const std::uint32_t* a, float* next_rows, __m512i& largest) {
  Columns<tile_width<N>> low, high;
  widen_f16(b, low, high, largest);
  if constexpr (has_next) widen_f16_rows<tile_height<N>>(a, next_rows);
  multiply_f16_rows(tile, rows, low, high, TileRows<N>{});
}
/// The k's of one group of lanes, which begins at `lane` of B's registers. The next group's rows begin at `next` of
/// A's.
template <std::uint32_t N, bool has_next, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_f16_lanes(TileOf<N>& tile, const MatrixJob& job, std::uint32_t lane,
                                               const WideRows<N, sizeof...(R)>* rows, std::uint32_t next,
                                               WideRows<N, sizeof...(R)>& next_rows, __m512i& largest,
                                               std::index_sequence<R...>) {
  asm("" : "+r"(rows));  // or compilers take what has been stored from its registers, by permutations
  const ConstRows a = job.a, b = job.b;
  (multiply_f16_pair<N, has_next>(tile, b[R] + lane, rows->number[R], a[R] + next, next_rows.number[R], largest), ...);
}

/// Matrices whose A and B have so many registers.
template <std::uint32_t N, std::uint32_t Registers>
LOCKSTEP_TARGET_AVX512 void multiply_f16(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                         Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  constexpr std::uint32_t height = tile_height<N>;
  using EachRegister = std::make_index_sequence<Registers>;
  WideRows<N, Registers> wide[2];
  for (std::uint32_t r = 0; r < Registers; ++r) widen_f16_rows<height>(job.a[r], wide[0].number[r]);
  __m512i largest = _mm512_setzero_si512();
  std::uint32_t turn = 0;
  for (std::uint32_t first = 0; first < N; first += height) {
    Tile<height, tile_width<N>> tile;
    load_rows<N>(tile, job.c, first);
    for (std::uint32_t lane = 0; lane < 64; lane += N, turn ^= 1) {
      const std::uint32_t next = lane + N < 64 ? lane + N + first : first + height;
      if (lane + N < 64 || next < N)
        multiply_f16_lanes<N, true>(tile, job, lane, &wide[turn], next, wide[turn ^ 1], largest, EachRegister{});
      else
        multiply_f16_lanes<N, false>(tile, job, lane, &wide[turn], next, wide[turn ^ 1], largest, EachRegister{});
    }
    const __m512i first_special = _mm512_set1_epi16(static_cast<short>(2 * F16::exponent_mask));
    if (_mm512_cmpge_epu16_mask(largest, first_special) != 0) [[unlikely]]
      return multiply_exact_inputs(plan, a_rows, b_rows, c_rows, d_rows, scales);
    finish_tile<N>(job, first, tile);
  }
}

}  // namespace lockstep::fast::avx512
#endif
