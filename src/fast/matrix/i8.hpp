// i8 matrices: exact products and sums, wrapping at 32 bits, so the order of k is free. Lanes hold runs of consecutive
// k of the same length in A and B, so that dwords of A and B at the same place of a run belong together.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx2.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::vnni {

using avx512::tile_height;
using avx512::tile_width;
using avx512::TileRows;

template <std::uint32_t N>
struct Tile {
  __m512i sum[tile_height<N>][tile_width<N>];
};

template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_VNNI void load_tile(Tile<N>& tile, const std::uint32_t* from, std::index_sequence<R...>) {
  ((tile.sum[R][0] = _mm512_loadu_si512(from + output_row<M, N>(0, R))), ...);
  if constexpr (tile_width<N> == 2) ((tile.sum[R][1] = _mm512_loadu_si512(from + output_row<M, N>(0, R) + 16)), ...);
}
/// The sums less 128 times the sums of A's rows, since B's numbers are taken 128 too large. (Taken off at the end: at
/// the start everything would wait for these sums.)
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_VNNI void store_tile(const Tile<N>& tile, std::uint32_t* to, const std::int32_t* excess,
                                     std::index_sequence<R...>) {
  (_mm512_storeu_si512(to + output_row<M, N>(0, R), _mm512_sub_epi32(tile.sum[R][0], _mm512_set1_epi32(excess[R]))),
   ...);
  if constexpr (tile_width<N> == 2) {
    (_mm512_storeu_si512(to + output_row<M, N>(0, R) + 16,
                         _mm512_sub_epi32(tile.sum[R][1], _mm512_set1_epi32(excess[R]))),
     ...);
  }
}

/// Four k's of row R in each dword. With one register a row, loads are the bound: two rows of four come by one, where
/// shuffles cost nothing.
template <std::uint32_t N, bool by_shuffles, std::uint32_t R>
LOCKSTEP_INLINE_VNNI __m512i row_numbers(const std::uint32_t* a) {
  if constexpr (by_shuffles && tile_width<N> == 1 && R % 4 < 2)
    return _mm512_castps_si512(avx512::row_of_pair<R>(avx512::broadcast_pair(a + R / 2 * 2)));
  else
    return _mm512_set1_epi32(static_cast<std::int32_t>(a[R]));
}

/// B's numbers, 128 too large.
template <std::uint32_t N>
struct Columns {
  __m512i number[tile_width<N>];
};
template <std::uint32_t N>
LOCKSTEP_INLINE_VNNI Columns<N> load_columns(const std::uint32_t* from) {
  const __m512i offset = _mm512_set1_epi8(-128);
  Columns<N> columns;
  columns.number[0] = _mm512_xor_si512(_mm512_loadu_si512(from), offset);
  if constexpr (tile_width<N> == 2) columns.number[1] = _mm512_xor_si512(_mm512_loadu_si512(from + 16), offset);
  return columns;
}
template <std::uint32_t R, bool by_shuffles, std::uint32_t N>
LOCKSTEP_INLINE_VNNI void multiply_row(Tile<N>& tile, const std::uint32_t* a, const Columns<N>& b) {
  const __m512i row = row_numbers<N, by_shuffles, R>(a);
  tile.sum[R][0] = _mm512_dpbusd_epi32(tile.sum[R][0], b.number[0], row);
  if constexpr (tile_width<N> == 2) tile.sum[R][1] = _mm512_dpbusd_epi32(tile.sum[R][1], b.number[1], row);
}
/// Rows from `First` on.
template <std::uint32_t First, bool by_shuffles, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_rows(Tile<N>& tile, const std::uint32_t* a, const Columns<N>& b,
                                        std::index_sequence<R...>) {
  (multiply_row<First + R, by_shuffles>(tile, a, b), ...);
}

/// 128 times the sums of what sixteen lanes hold.
LOCKSTEP_INLINE_VNNI __m512i excess_of_lanes(ConstRows a, std::uint32_t registers, std::uint32_t lane) {
  const __m512i ones = _mm512_set1_epi8(1);
  __m512i sum = _mm512_setzero_si512();
  for (std::uint32_t r = 0; r < registers; ++r) sum = _mm512_dpbusd_epi32(sum, ones, _mm512_loadu_si512(a[r] + lane));
  return _mm512_slli_epi32(sum, 7);
}
/// The same of rows of A, whose numbers are in `groups` groups of lanes, `apart` lanes from one to the next.
template <std::uint32_t M>
LOCKSTEP_INLINE_VNNI void excess_of_rows(ConstRows a, std::uint32_t registers, std::uint32_t lane, std::uint32_t groups,
                                         std::uint32_t apart, std::int32_t* excess) {
  for (std::uint32_t row = 0; row < M; row += 16) {
    __m512i sum = excess_of_lanes(a, registers, lane + row);
    for (std::uint32_t g = 1; g < groups; ++g)
      sum = _mm512_add_epi32(sum, excess_of_lanes(a, registers, lane + g * apart + row));
    _mm512_store_si512(excess + row, sum);
  }
}

template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_VNNI void multiply(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                   Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  const std::uint32_t blocks = job.plan->op.blocks, groups = 64 / (M * blocks), registers = job.plan->a_rows;
  for (std::uint32_t block = 0; block < blocks; ++block) {
    alignas(64) std::int32_t excess[M];
    excess_of_rows<M>(job.a, registers, block * M, groups, blocks * M, excess);
    for (std::uint32_t first = 0; first < M; first += tile_height<N>) {
      Tile<N> tile;
      const std::uint32_t row = output_row<M, N>(block, first);
      load_tile<M, N>(tile, &job.c[0][0] + row, TileRows<N>{});
      for (std::uint32_t g = 0; g < groups; ++g) {
        const std::uint32_t lane = (g * blocks + block) * M;
        for (std::uint32_t r = 0; r < registers; ++r)
          multiply_rows<0, true>(tile, job.a[r] + lane + first, load_columns<N>(job.b[r] + lane), TileRows<N>{});
      }
      store_tile<M, N>(tile, &job.d[0][0] + row, excess + first, TileRows<N>{});
    }
  }
}

/// One block, operands of four registers. Half the rows run through four registers, then the others: a sum that comes
/// from the operation just before does not keep stores waiting (see matrix/f32.hpp).
template <bool by_shuffles, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_halves(Tile<N>& tile, ConstRows a, ConstRows b, std::uint32_t a_lane,
                                          std::uint32_t b_lane, std::index_sequence<R...>) {
  constexpr std::uint32_t half = tile_height<N> / 2;
  using Half = std::make_index_sequence<half>;
  const Columns<N> columns[] = {load_columns<N>(b[R] + b_lane)...};
  (multiply_rows<0, by_shuffles>(tile, a[R] + a_lane, columns[R], Half{}), ...);
  (multiply_rows<half, by_shuffles>(tile, a[R] + a_lane, columns[R], Half{}), ...);
}
template <std::uint32_t N, bool by_shuffles>
LOCKSTEP_TARGET_VNNI void multiply_four_registers(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                  ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  const ConstRows a = job.a, b = job.b;
  const std::uint32_t* c = &job.c[0][0];
  std::uint32_t* d = &job.d[0][0];
  alignas(64) std::int32_t excess[N];
  excess_of_rows<N>(a, 4, 0, 64 / N, N, excess);
  asm("" : "+m"(excess));  // else clang keeps A in registers until the end, for these sums
  for (std::uint32_t first = 0; first < N; first += tile_height<N>) {
    Tile<N> tile;
    const std::uint32_t row = output_row<N, N>(0, first);
    load_tile<N, N>(tile, c + row, TileRows<N>{});
    for (std::uint32_t lane = 0; lane < 64; lane += N)
      multiply_halves<by_shuffles>(tile, a, b, lane + first, lane, std::make_index_sequence<4>{});
    store_tile<N, N>(tile, d + row, excess + first, TileRows<N>{});
  }
}

}  // namespace lockstep::fast::vnni

namespace lockstep::fast::avx2 {

/// Numbers as 16-bit integers: of each dword of four, those at even places and those at odd ones.
struct SplitBytes {
  alignas(32) std::uint32_t even[4][64];
  alignas(32) std::uint32_t odd[4][64];
};

LOCKSTEP_INLINE_AVX2 void split_bytes(ConstRows from, std::uint32_t registers, SplitBytes& to) {
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 0; lane < 64; lane += 8) {
      const __m256i four = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[r] + lane));
      _mm256_store_si256(reinterpret_cast<__m256i*>(to.even[r] + lane),
                         _mm256_srai_epi16(_mm256_slli_epi16(four, 8), 8));
      _mm256_store_si256(reinterpret_cast<__m256i*>(to.odd[r] + lane), _mm256_srai_epi16(four, 8));
    }
  }
}

/// Four rows of sixteen columns.
struct ByteTile {
  __m256i sum[4][2];
};
using ByteRows = std::make_index_sequence<4>;
/// Products of two k's of row R, `a` from the tile's first row on.
template <std::uint32_t R>
LOCKSTEP_INLINE_AVX2 void add_products(ByteTile& tile, const std::uint32_t* a, __m256i left, __m256i right) {
  const __m256i row = _mm256_set1_epi32(static_cast<std::int32_t>(a[R]));
  tile.sum[R][0] = _mm256_add_epi32(tile.sum[R][0], _mm256_madd_epi16(row, left));
  tile.sum[R][1] = _mm256_add_epi32(tile.sum[R][1], _mm256_madd_epi16(row, right));
}
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void add_rows(ByteTile& tile, const std::uint32_t* a, const std::uint32_t* b,
                                   std::index_sequence<R...>) {
  const __m256i left = _mm256_load_si256(reinterpret_cast<const __m256i*>(b));
  const __m256i right = _mm256_load_si256(reinterpret_cast<const __m256i*>(b + 8));
  (add_products<R>(tile, a, left, right), ...);
}
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void load_byte_tile(ByteTile& tile, const std::uint32_t* from, std::index_sequence<R...>) {
  const auto* c = reinterpret_cast<const __m256i*>(from);
  ((tile.sum[R][0] = _mm256_loadu_si256(c + output_row<M, N>(0, R) / 8)), ...);
  ((tile.sum[R][1] = _mm256_loadu_si256(c + output_row<M, N>(0, R) / 8 + 1)), ...);
}
template <std::uint32_t M, std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void store_byte_tile(const ByteTile& tile, std::uint32_t* to, std::index_sequence<R...>) {
  auto* d = reinterpret_cast<__m256i*>(to);
  (_mm256_storeu_si256(d + output_row<M, N>(0, R) / 8, tile.sum[R][0]), ...);
  (_mm256_storeu_si256(d + output_row<M, N>(0, R) / 8 + 1, tile.sum[R][1]), ...);
}

template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply_i8(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                      Rows d_rows, const BlockScales*) {
  const std::uint32_t blocks = plan.op.blocks, groups = 64 / (M * blocks), registers = plan.a_rows;
  SplitBytes a, b;
  split_bytes(a_rows, registers, a);
  split_bytes(b_rows, registers, b);
  for (std::uint32_t block = 0; block < blocks; ++block) {
    for (std::uint32_t row = 0; row < M; row += 4) {
      for (std::uint32_t column = 0; column < N; column += 16) {
        const std::uint32_t at = output_row<M, N>(block, row) + column;
        ByteTile tile;
        load_byte_tile<M, N>(tile, &c_rows[0][0] + at, ByteRows{});
        for (std::uint32_t g = 0; g < groups; ++g) {
          const std::uint32_t lane = (g * blocks + block) * M;
          for (std::uint32_t r = 0; r < registers; ++r) {
            add_rows(tile, a.even[r] + lane + row, b.even[r] + lane + column, ByteRows{});
            add_rows(tile, a.odd[r] + lane + row, b.odd[r] + lane + column, ByteRows{});
          }
        }
        store_byte_tile<M, N>(tile, &d_rows[0][0] + at, ByteRows{});
      }
    }
  }
}

}  // namespace lockstep::fast::avx2
#endif
