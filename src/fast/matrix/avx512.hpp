// D = C + A * B in f32 on 512-bit registers, in the order of MatrixModel::sequential_fma: each element is a chain of
// fused multiply-adds over k. Elements are independent, so tiles of sixteen registers (tiles_avx512.hpp) advance side
// by side without changing a bit: sixteen rows of sixteen columns, or eight rows of two results with the same A. There
// a broadcast of A serves two multiply-adds; with one result alone the core's loads are the bound. The halves of 32
// columns are two such results.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"
#include "fast/matrix/tiles_avx512.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

using OneTile = Tile<16, 1>;
using PairTile = Tile<8, 2>;
using EachRow = std::make_index_sequence<16>;
using EachOfEight = std::make_index_sequence<8>;

template <std::uint32_t W>
struct Columns {
  __m512 number[W];
};
template <std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void load_columns(Columns<W>& to, const float* from) {
  for (std::uint32_t w = 0; w < W; ++w) to.number[w] = _mm512_loadu_ps(from + 16 * w);
}
template <std::uint32_t R, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void multiply_row(Tile<H, W>& tile, __m512 a, const Columns<W>& b) {
  tile.sum[R][0] = _mm512_fmadd_ps(a, b.number[0], tile.sum[R][0]);
  if constexpr (W == 2) tile.sum[R][1] = _mm512_fmadd_ps(a, b.number[1], tile.sum[R][1]);
}
/// Keeps the k's of row R before those of the next: a multiply-add takes its sum from the one before then, and not from
/// the register file, which would keep stores waiting.
template <std::uint32_t R, std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void keep_row(Tile<H, W>& tile) {
  asm volatile("" : "+v"(tile.sum[R][0]));
  if constexpr (W == 2) asm volatile("" : "+v"(tile.sum[R][1]));
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
/// Two k's of eight rows, row by row.
template <std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_two_steps(PairTile& tile, const float* a, const float* left, const float* right,
                                               std::index_sequence<R...>) {
  const Columns<2> first{{_mm512_loadu_ps(left), _mm512_loadu_ps(right)}},
      second{{_mm512_loadu_ps(left + N), _mm512_loadu_ps(right + N)}};
  ((multiply_row<R>(tile, broadcast(a + R), first), multiply_row<R>(tile, broadcast(a + N + R), second),
    keep_row<R>(tile)),
   ...);
}

/// Adds a block's sums, times its scales, to those of the blocks before, which are [row][16 W]. Of one column of
/// registers.
template <std::uint32_t w, std::uint32_t H, std::uint32_t W, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void add_scaled(Tile<H, W>& tile, const float* a, __m512 b, const float* running,
                                       std::index_sequence<R...>) {
  ((tile.sum[R][w] = _mm512_fmadd_ps(tile.sum[R][w], _mm512_mul_ps(_mm512_set1_ps(a[R]), b),
                                     _mm512_load_ps(running + (R * W + w) * 16))),
   ...);
}
template <std::uint32_t H, std::uint32_t W>
LOCKSTEP_INLINE_AVX512 void keep_running(const Tile<H, W>& tile, float* running) {
  __builtin_memcpy(running, &tile, sizeof tile);
}

/// Sixteen rows of sixteen columns.
LOCKSTEP_INLINE_AVX512 void multiply_steps(OneTile& tile, const float* a, const float* b, std::uint32_t depth) {
  for (std::uint32_t k = 0; k < depth; ++k)
    multiply_step(tile, a + k * 16, Columns<1>{{_mm512_loadu_ps(b + k * 16)}}, EachRow{});
}
template <class Places>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void store_repaired(const Numbers& in, const BlockScales* scales,
                                                                        const OneTile& tile, const std::uint32_t* c,
                                                                        std::uint32_t* d) {
  alignas(64) float numbers[16][16];
  __builtin_memcpy(numbers, &tile, sizeof numbers);
  for (std::uint32_t row = 0; row < 16; ++row) repair_row(in, scales, 16, row, c + Places::at(row), numbers[row]);
  for (std::uint32_t row = 0; row < 16; ++row) __builtin_memcpy(d + Places::at(row), numbers[row], 64);
}
template <class Places>
LOCKSTEP_INLINE_AVX512 void finish(const Numbers& in, const BlockScales* scales, const OneTile& tile,
                                   const std::uint32_t* c, std::uint32_t* d) {
  if (maybe_nan(tile, EachRow{})) [[unlikely]] {
    const OneTile copy = tile;
    const Numbers on_stack = in;
    return store_repaired<Places>(on_stack, scales, copy, c, d);
  }
  store_tile<Places>(tile, d, EachRow{});
}

/// Eight rows of a pair of results, from `first` on. k's and their blocks are Places::columns numbers apart.
template <class Places>
LOCKSTEP_INLINE_AVX512 void load_pair(PairTile& tile, const PairResults& of, std::uint32_t first) {
  load_half<Places, 0>(tile, of.c[0] + Places::at(first), EachOfEight{});
  load_half<Places, 1>(tile, of.c[1] + Places::at(first), EachOfEight{});
}
template <class Places>
LOCKSTEP_INLINE_AVX512 void store_pair(const PairTile& tile, const PairResults& of, std::uint32_t first) {
  store_half<Places, 0>(tile, of.d[0] + Places::at(first), EachOfEight{});
  store_half<Places, 1>(tile, of.d[1] + Places::at(first), EachOfEight{});
}
template <class Places>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void store_repaired_pair(const PairTile& tile,
                                                                             const NumbersPair& pair,
                                                                             const PairResults& of,
                                                                             std::uint32_t first) {
  alignas(64) float numbers[8][2][16];
  __builtin_memcpy(numbers, &tile, sizeof numbers);
  for (std::uint32_t i = 0; i < 16; ++i) {
    const std::uint32_t row = first + i / 2, half = i % 2;
    repair_row({pair.a, pair.b[half], pair.depth}, pair.scales[half], Places::columns, row,
               of.c[half] + Places::at(row), numbers[i / 2][half]);
  }
  for (std::uint32_t i = 0; i < 16; ++i)
    __builtin_memcpy(of.d[i % 2] + Places::at(first + i / 2), numbers[i / 2][i % 2], 64);
}
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void multiply_pair_steps(PairTile& tile, const float* a, const float* left, const float* right,
                                                std::uint32_t depth) {
  for (const float* const end = left + depth * N; left != end; left += 2 * N, right += 2 * N, a += 2 * N)
    multiply_two_steps<N>(tile, a, left, right, EachOfEight{});
}
/// (Each kind has a function of its own: in one, g++ keeps sums on the stack.)
enum class PairKind : std::uint8_t { even, odd, scaled };  ///< numbers of k's without scales; any with
template <class Places, PairKind kind>
LOCKSTEP_INLINE_AVX512 void multiply_eight_rows(const NumbersPair& pair, const PairResults& of, std::uint32_t first) {
  constexpr std::uint32_t N = Places::columns;
  PairTile tile;
  load_pair<Places>(tile, of, first);
  if constexpr (kind == PairKind::even) {
    multiply_pair_steps<N>(tile, pair.a + first, pair.b[0], pair.b[1], pair.depth);
  } else if constexpr (kind == PairKind::odd) {
    for (std::uint32_t at = 0; at < pair.depth * N; at += N)
      multiply_step(tile, pair.a + at + first,
                    Columns<2>{{_mm512_loadu_ps(pair.b[0] + at), _mm512_loadu_ps(pair.b[1] + at)}}, EachOfEight{});
  } else {
    alignas(64) float running[16 * 16];
    const BlockScales &left = *pair.scales[0], &right = *pair.scales[1];
    const std::uint32_t each = left.length * N;
    for (std::uint32_t block = 0; block * left.length < pair.depth; ++block) {
      keep_running(tile, running);
      clear_tile(tile, EachOfEight{});
      multiply_pair_steps<N>(tile, pair.a + block * each + first, pair.b[0] + block * each, pair.b[1] + block * each,
                             left.length);
      add_scaled<0>(tile, left.a + block * N + first, _mm512_loadu_ps(left.b + block * N), running, EachOfEight{});
      add_scaled<1>(tile, right.a + block * N + first, _mm512_loadu_ps(right.b + block * N), running, EachOfEight{});
    }
  }
  if (maybe_nan(tile, EachOfEight{})) [[unlikely]] {
    const PairTile copy = tile;
    return store_repaired_pair<Places>(copy, pair, of, first);
  }
  store_pair<Places>(tile, of, first);
}
template <class Places, PairKind kind>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] void multiply_pair_of(const NumbersPair& pair, const PairResults& of) {
  for (std::uint32_t first = 0; first < Places::columns; first += 8) multiply_eight_rows<Places, kind>(pair, of, first);
}
/// See MultiplyPair.
template <class Places>
void multiply_pair(const NumbersPair& pair, const PairResults& of) {
  if (pair.scales[0] != nullptr) return multiply_pair_of<Places, PairKind::scaled>(pair, of);
  if (pair.depth % 2 != 0) return multiply_pair_of<Places, PairKind::odd>(pair, of);
  multiply_pair_of<Places, PairKind::even>(pair, of);
}

template <class Places>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] void multiply_scaled(const Numbers& in, const BlockScales& scales,
                                                              const std::uint32_t* c, std::uint32_t* d) {
  OneTile tile;
  load_tile<Places>(tile, c, EachRow{});
  alignas(64) float running[16 * 16];
  for (std::uint32_t block = 0; block * scales.length < in.depth; ++block) {
    keep_running(tile, running);
    clear_tile(tile, EachRow{});
    const std::uint32_t first = block * scales.length * 16;
    multiply_steps(tile, in.a + first, in.b + first, scales.length);
    add_scaled<0>(tile, scales.a + block * 16, _mm512_loadu_ps(scales.b + block * 16), running, EachRow{});
  }
  finish<Places>(in, &scales, tile, c, d);
}
/// See Multiply.
template <class Places>
LOCKSTEP_TARGET_AVX512 void multiply(const Numbers& in, const BlockScales* scales, const std::uint32_t* c,
                                     std::uint32_t* d) {
  if constexpr (Places::columns == 32) {
    BlockScales right{};
    if (scales != nullptr) right = {scales->length, scales->a, scales->b + 16};
    return multiply_pair<Places>({in.a, {in.b, in.b + 16}, in.depth, {scales, scales != nullptr ? &right : nullptr}},
                                 {{c, c + 16}, {d, d + 16}});
  } else {
    if (scales != nullptr) return multiply_scaled<Places>(in, *scales, c, d);
    OneTile tile;
    load_tile<Places>(tile, c, EachRow{});
    multiply_steps(tile, in.a, in.b, in.depth);
    finish<Places>(in, nullptr, tile, c, d);
  }
}

/// Tiles of a matrix of N columns: all its columns, sixteen registers.
template <std::uint32_t N>
using TileOf = Tile<N == 32 ? 8 : 16, N / 16>;
template <std::uint32_t N>
inline constexpr std::uint32_t tile_height = N == 32 ? 8 : 16;
template <std::uint32_t N>
inline constexpr std::uint32_t tile_width = N / 16;
template <std::uint32_t N>
using TileRows = std::make_index_sequence<tile_height<N>>;

template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void load_rows(TileOf<N>& tile, ConstRows c, std::uint32_t first) {
  load_tile<MfmaRows<N>>(tile, &c[0][0] + MfmaRows<N>::at(first), TileRows<N>{});
}
/// The NaNs of a tile of MFMA whose inputs are still in registers.
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void repair_tile(const MatrixJob& job, std::uint32_t first,
                                                                     TileOf<N>& tile) {
  MatrixInput a, b;
  unpack_exact(job.plan->a_input, job.a, a.number);
  unpack_exact(job.plan->b_input, job.b, b.number);
  alignas(64) float sums[256];
  __builtin_memcpy(sums, &tile, sizeof sums);
  for (std::uint32_t i = 0; i < 16; ++i) {
    const std::uint32_t row = first + i / tile_width<N>, column = i % tile_width<N> * 16;
    BlockScales scales{};
    if (job.scales != nullptr) scales = {job.scales->length, job.scales->a, job.scales->b + column};
    repair_row({a.number, b.number + column, job.plan->op.k}, job.scales != nullptr ? &scales : nullptr, N, row,
               &job.c[0][0] + MfmaRows<N>::at(row) + column, sums + i * 16);
  }
  __builtin_memcpy(&tile, sums, sizeof sums);
}
/// Writes a finished tile, whose first row is `first`.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX512 void finish_tile(const MatrixJob& job, std::uint32_t first, TileOf<N>& tile) {
  std::uint32_t* const to = &job.d[0][0] + MfmaRows<N>::at(first);
  if (maybe_nan(tile, TileRows<N>{})) [[unlikely]] {
    TileOf<N> repaired = tile;
    const MatrixJob on_stack = job;
    repair_tile<N>(on_stack, first, repaired);
    store_tile<MfmaRows<N>>(repaired, to, TileRows<N>{});
  } else {
    store_tile<MfmaRows<N>>(tile, to, TileRows<N>{});
  }
}

}  // namespace lockstep::fast::avx512
#endif
