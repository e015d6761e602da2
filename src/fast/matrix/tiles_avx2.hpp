// Tiles of D = C + A * B on 256-bit registers: rows of sixteen columns, two chains of fused multiply-adds each. What
// counts (measured on Zen 3):
// - Two pipes of four cycles need eight chains; with ten or twelve they have work while a load or the end of a tile
//   keeps one waiting.
// - Loads, conversions of f16 and bitwise operations beside two multiply-adds a cycle cost nothing; shifts and shuffles
//   do, which share a pipe with them.
// - A store takes the place of two multiply-adds, unless those get their sums from the ones just before. So 16-bit
//   numbers are widened in registers where they can be.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

inline constexpr std::uint32_t tile_columns = 16;

/// H rows.
template <std::uint32_t H>
struct Tile {
  __m256 sum[H][2];
};
template <std::uint32_t H>
using TileRows = std::make_index_sequence<H>;
struct TileAt {
  std::uint32_t first, column;
};

/// Sixteen columns of one k.
struct Columns {
  __m256 left, right;
};

/// Rows are at `at` dwords from the first.
LOCKSTEP_INLINE_AVX2 void load_row(__m256 (&sum)[2], const float* from) {
  sum[0] = _mm256_loadu_ps(from);
  sum[1] = _mm256_loadu_ps(from + 8);
}
LOCKSTEP_INLINE_AVX2 void store_row(const __m256 (&sum)[2], float* to) {
  _mm256_storeu_ps(to, sum[0]);
  _mm256_storeu_ps(to + 8, sum[1]);
}
template <std::uint32_t H, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void load_tile(Tile<H>& tile, const float* from, const std::uint16_t* at,
                                    std::index_sequence<R...>) {
  (load_row(tile.sum[R], from + at[R]), ...);
}
template <std::uint32_t H, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void store_tile(const Tile<H>& tile, float* to, const std::uint16_t* at,
                                     std::index_sequence<R...>) {
  float* const rows[] = {to + at[R]...};  // before a store that might be to `at`
  (store_row(tile.sum[R], rows[R]), ...);
}
/// [row][16].
template <std::uint32_t H, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void store_rows(const Tile<H>& tile, float* to, std::index_sequence<R...>) {
  (store_row(tile.sum[R], to + R * 16), ...);
}
template <std::uint32_t H, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void clear_tile(Tile<H>& tile, std::index_sequence<R...>) {
  ((tile.sum[R][0] = tile.sum[R][1] = _mm256_setzero_ps()), ...);
}
template <std::uint32_t H, std::size_t... R>
LOCKSTEP_INLINE_AVX2 bool maybe_nan(const Tile<H>& tile, std::index_sequence<R...>) {
  const __m256 rows[H] = {_mm256_add_ps(tile.sum[R][0], tile.sum[R][1])...};
  __m256 sum = _mm256_add_ps(_mm256_add_ps(rows[0], rows[1]), _mm256_add_ps(rows[2], rows[3]));
  if constexpr (H == 5) sum = _mm256_add_ps(sum, rows[4]);
  if constexpr (H == 6) sum = _mm256_add_ps(sum, _mm256_add_ps(rows[4], rows[5]));
  return _mm256_movemask_ps(_mm256_cmp_ps(sum, sum, _CMP_UNORD_Q)) != 0;
}

/// C and D of a matrix, or of one of its blocks.
struct TilesResult {
  const float* c;
  float* d;
  const std::uint16_t* at;  ///< dwords to each row
  /// Computes the NaNs of a tile again, whose sums are [row][16], before D is stored. `of` is for it alone.
  void (*repair)(const void* of, TileAt place, std::uint32_t rows, float* sums);
  const void* of;
};
template <std::uint32_t H>
LOCKSTEP_INLINE_AVX2 void finish_tile(const Tile<H>& tile, const TilesResult& result, float* to,
                                      const std::uint16_t* at, TileAt place) {
  if (maybe_nan(tile, TileRows<H>{})) [[unlikely]] {
    alignas(32) float sums[H * 16];
    store_rows(tile, sums, TileRows<H>{});
    result.repair(result.of, place, H, sums);
    for (std::uint32_t r = 0; r < H; ++r) __builtin_memcpy(to + at[r], sums + r * 16, 64);
  } else {
    store_tile(tile, to, at, TileRows<H>{});
  }
}

/// f32 numbers, four rows a tile.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void add_float_products(Tile<4>& tile, const float* a, const Columns& b,
                                             std::index_sequence<R...>) {
  const __m256 row[] = {_mm256_broadcast_ss(a + R)...};
  ((tile.sum[R][0] = _mm256_fmadd_ps(row[R], b.left, tile.sum[R][0]),
    tile.sum[R][1] = _mm256_fmadd_ps(row[R], b.right, tile.sum[R][1])),
   ...);
}
/// k from 0 to `depth`; A and B are [k][N].
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_steps(Tile<4>& tile, const float* a, const float* b, std::uint32_t depth) {
  for (std::uint32_t k = 0; k < depth; ++k, a += N, b += N)
    add_float_products(tile, a, {_mm256_loadu_ps(b), _mm256_loadu_ps(b + 8)}, TileRows<4>{});
}
/// A square matrix. (In one function for all tiles: where a function of 256-bit registers ends, the core takes some
/// twenty cycles. So what all need is in variables of it, too.)
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_floats(const float* a, const float* b, std::uint32_t depth,
                                          const TilesResult& result) {
  const float* const c = result.c;
  float* const d = result.d;
  const std::uint16_t* at = result.at;
  for (std::uint32_t first = 0; first < N; first += 4, at += 4) {
    for (std::uint32_t column = 0; column < N; column += tile_columns) {
      Tile<4> tile;
      load_tile(tile, c + column, at, TileRows<4>{});
      multiply_steps<N>(tile, a + first, b + column, depth);
      finish_tile(tile, result, d + column, at, {first, column});
    }
  }
}

/// Adds one number of A, those bits of it that are in `mask`, times sixteen columns; the number may be anywhere. As
/// text: g++ makes multiply-adds of intrinsics that overwrite a factor, which it copies before, and loads A's numbers
/// early, and has too few registers for twelve chains then.
LOCKSTEP_INLINE_AVX2 void add_products(__m256 (&sum)[2], const std::uint8_t* a, const Columns& b, __m256 mask) {
  __m256 row;
  asm("vbroadcastss {%3, %2|%2, %3}\n\t"
      "vandps {%6, %2, %2|%2, %2, %6}\n\t"
      "vfmadd231ps {%4, %2, %0|%0, %2, %4}\n\t"
      "vfmadd231ps {%5, %2, %1|%1, %2, %5}"
      : "+x"(sum[0]), "+x"(sum[1]), "=&x"(row)
      : "m"(*reinterpret_cast<const std::uint8_t(*)[4]>(a)), "x"(b.left), "x"(b.right), "x"(mask));
}
/// The same with all bits.
LOCKSTEP_INLINE_AVX2 void add_products(__m256 (&sum)[2], const std::uint32_t* a, const Columns& b) {
  __m256 row;
  asm("vbroadcastss {%3, %2|%2, %3}\n\t"
      "vfmadd231ps {%4, %2, %0|%0, %2, %4}\n\t"
      "vfmadd231ps {%5, %2, %1|%1, %2, %5}"
      : "+x"(sum[0]), "+x"(sum[1]), "=&x"(row)
      : "m"(*a), "x"(b.left), "x"(b.right));
}

LOCKSTEP_INLINE_AVX2 __m256 upper_halves() {
  return _mm256_castsi256_ps(_mm256_set1_epi32(static_cast<std::int32_t>(0xffff0000u)));
}
LOCKSTEP_INLINE_AVX2 Columns masked_columns(const std::uint8_t* from, __m256 mask) {
  const auto* eight = reinterpret_cast<const __m256i_u*>(from);
  return {_mm256_and_ps(mask, _mm256_castsi256_ps(_mm256_loadu_si256(eight))),
          _mm256_and_ps(mask, _mm256_castsi256_ps(_mm256_loadu_si256(eight + 1)))};
}

/// Pairs of bf16 numbers as they stand in the registers. The low one of a dword comes by a load from two bytes before
/// it, which has it at the top.
struct Bf16Pairs {
  static constexpr std::uint32_t row_dwords = 1;  ///< from one row of A to the next
  static constexpr std::uint32_t height = 5;      ///< of tiles, but for those of six
  template <std::uint32_t H, std::size_t... R>
  LOCKSTEP_TARGET_AVX2 [[gnu::always_inline]] static void one_k(Tile<H>& tile, const std::uint8_t* a,
                                                                const std::uint8_t* b, std::index_sequence<R...>) {
    const __m256 mask = upper_halves();
    const Columns columns = masked_columns(b, mask);
    (add_products(tile.sum[R], a + 4 * R, columns, mask), ...);
  }
  template <std::uint32_t H>
  LOCKSTEP_TARGET_AVX2 [[gnu::always_inline]] static void step(Tile<H>& tile, const std::uint32_t* a,
                                                               const std::uint32_t* b) {
    const auto *a_bytes = reinterpret_cast<const std::uint8_t*>(a), *b_bytes = reinterpret_cast<const std::uint8_t*>(b);
    one_k(tile, a_bytes - 2, b_bytes - 2, TileRows<H>{});
    one_k(tile, a_bytes, b_bytes, TileRows<H>{});
  }
};
/// Pairs of f16 numbers: A's in f32, side by side, B's in 16 bits, sixteen columns of the first k before those of the
/// second.
struct F16Pairs {
  static constexpr std::uint32_t row_dwords = 2, height = 4;
  template <std::uint32_t H, std::size_t... R>
  LOCKSTEP_TARGET_AVX2 [[gnu::always_inline]] static void one_k(Tile<H>& tile, const std::uint32_t* a,
                                                                const std::uint32_t* b, std::index_sequence<R...>) {
    const auto* eight = reinterpret_cast<const __m128i*>(b);
    const Columns columns{_mm256_cvtph_ps(_mm_loadu_si128(eight)), _mm256_cvtph_ps(_mm_loadu_si128(eight + 1))};
    (add_products(tile.sum[R], a + 2 * R, columns), ...);
  }
  template <std::uint32_t H>
  LOCKSTEP_TARGET_AVX2 [[gnu::always_inline]] static void step(Tile<H>& tile, const std::uint32_t* a,
                                                               const std::uint32_t* b) {
    one_k(tile, a, b, TileRows<H>{});
    one_k(tile, a + 1, b + 8, TileRows<H>{});
  }
};
/// A's f16 numbers of eight lanes, as F16Pairs has them.
LOCKSTEP_INLINE_AVX2 void widen_rows(const std::uint32_t* from, std::uint32_t* to) {
  const auto* halves = reinterpret_cast<const __m128i*>(from);
  _mm256_storeu_ps(reinterpret_cast<float*>(to), _mm256_cvtph_ps(_mm_loadu_si128(halves)));
  _mm256_storeu_ps(reinterpret_cast<float*>(to) + 8, _mm256_cvtph_ps(_mm_loadu_si128(halves + 1)));
}
/// B's of sixteen lanes.
LOCKSTEP_INLINE_AVX2 void part_columns(const std::uint32_t* from, std::uint32_t* to) {
  const auto* four = reinterpret_cast<const __m128i*>(from);
  const __m256i even = _mm256_setr_m128i(_mm_loadu_si128(four), _mm_loadu_si128(four + 2));
  const __m256i odd = _mm256_setr_m128i(_mm_loadu_si128(four + 1), _mm_loadu_si128(four + 3));
  const __m256i low = _mm256_set1_epi32(0xffff);
  auto* parted = reinterpret_cast<__m256i*>(to);
  _mm256_storeu_si256(parted, _mm256_packus_epi32(_mm256_and_si256(even, low), _mm256_and_si256(odd, low)));
  _mm256_storeu_si256(parted + 1, _mm256_packus_epi32(_mm256_srli_epi32(even, 16), _mm256_srli_epi32(odd, 16)));
}

/// A and B from their first row and column on, and the dwords from there to each pair of k's.
struct PairsInputs {
  const std::uint32_t *a, *b;
  const std::uint16_t *a_at, *b_at;
  std::uint32_t steps;
};
template <class Pairs, std::uint32_t H>
LOCKSTEP_INLINE_AVX2 void multiply_pairs_tile(const std::uint32_t* a, const std::uint16_t* a_at, const std::uint32_t* b,
                                              const std::uint16_t* b_at, std::uint32_t steps, const float* c, float* d,
                                              const std::uint16_t* at, const TilesResult& result, TileAt place) {
  Tile<H> tile;
  load_tile(tile, c + place.column, at + place.first, TileRows<H>{});
  a += place.first * Pairs::row_dwords;
  b += place.column;
  for (std::uint32_t i = 0; i < steps; ++i) Pairs::step(tile, a + a_at[i], b + b_at[i]);
  finish_tile(tile, result, d + place.column, at + place.first, place);
}
/// As multiply_floats. `Six` of sixteen rows are in tiles of six, the others in tiles of four or five.
template <class Pairs, std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_pairs(const PairsInputs& in, const TilesResult& result) {
  constexpr std::uint32_t height = Pairs::height, by_six = height == 5 ? N / 16 * 6 : 0;
  static_assert((N - by_six) % height == 0);
  const std::uint32_t *const a = in.a, *const b = in.b, steps = in.steps;
  const std::uint16_t *const a_at = in.a_at, *const b_at = in.b_at, *const at = result.at;
  const float* const c = result.c;
  float* const d = result.d;
  for (TileAt place{0, 0}; place.column < N; place.column += tile_columns) {
    for (place.first = 0; place.first < by_six; place.first += 6)
      multiply_pairs_tile<Pairs, 6>(a, a_at, b, b_at, steps, c, d, at, result, place);
    for (; place.first < N; place.first += height)
      multiply_pairs_tile<Pairs, height>(a, a_at, b, b_at, steps, c, d, at, result, place);
  }
}

}  // namespace lockstep::fast::avx2
#endif
