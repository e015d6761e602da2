// bf16 by VDPBF16PS (../bf16_products.hpp). Where there could be denormal numbers, and where there is a NaN, the other
// kernels do it.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/bf16_products.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/wmma/avx512.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/pair.hpp"
#include "fast/matrix/wmma/pipelined.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::bf16 {

using avx512::EachOfEight;
using avx512::EachRow;
using avx512::Tile;

using fast::bf16::add_products;
using fast::bf16::any_small;

inline constexpr std::uint32_t most_chunks = 16;

/// A or B as dwords, [chunk][16], their halves exchanged. False: a number is too small.
LOCKSTEP_TARGET_BF16 inline bool stage(const WmmaInput& plan, const std::uint32_t* from, std::uint32_t* to) {
  __m512i least = _mm512_set1_epi32(-1);
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 16) {
    const __m512i both = _mm512_loadu_si512(from + plan.chunk[i]);
    least = fast::bf16::least_of_numbers(least, both);
    _mm512_store_si512(to, fast::bf16::exchanged(both));
  }
  return !fast::bf16::numbers_too_small(least);
}
/// Such dwords as f32, [k][16].
LOCKSTEP_INLINE_AVX512 void widen(const std::uint32_t* from, std::uint32_t chunks, float* to) {
  for (std::uint32_t i = 0; i < chunks; ++i) fast::bf16::widen<16>(from + i * 16, to + i * 32);
}

template <std::size_t R>
LOCKSTEP_INLINE_BF16 void multiply_row(Tile& tile, const std::uint32_t* a, __m512i left, __m512i right) {
  const __m512i numbers = fast::avx512::broadcast_dword(a + R);  // one load for both
  tile.sum[R][0] = add_products(tile.sum[R][0], numbers, left);
  tile.sum[8 + R][0] = add_products(tile.sum[8 + R][0], numbers, right);
}
/// Two k's of eight rows of both.
template <std::size_t... R>
LOCKSTEP_INLINE_BF16 void multiply_chunk(Tile& tile, const std::uint32_t* a, const std::uint32_t* left,
                                         const std::uint32_t* right, std::index_sequence<R...>) {
  const __m512i left_columns = _mm512_load_si512(left), right_columns = _mm512_load_si512(right);
  (multiply_row<R>(tile, a, left_columns, right_columns), ...);
}

/// The same rows by multiply-adds, NaNs as the reference has them.
template <class Places, std::uint32_t first>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline, gnu::cold]] void by_multiply_adds(const WmmaDwordPair& pair,
                                                                          const WmmaPairResults& of) {
  alignas(64) float numbers[3][most_chunks * 32];
  widen(pair.a, pair.chunks, numbers[0]);
  widen(pair.b[0], pair.chunks, numbers[1]);
  widen(pair.b[1], pair.chunks, numbers[2]);
  avx512::multiply_eight_rows<Places, first, false>({numbers[0], {numbers[1], numbers[2]}, pair.chunks * 2, {}}, of);
}
template <class Places, std::uint32_t first>
LOCKSTEP_INLINE_BF16 void multiply_eight_rows(const WmmaDwordPair& pair, const WmmaPairResults& of) {
  Tile tile;
  avx512::load_halves<Places, first>(tile, of, EachOfEight{});
  if (any_small(tile, EachRow{})) [[unlikely]]
    return by_multiply_adds<Places, first>(pair, of);
  const std::uint32_t *a = pair.a + first, *left = pair.b[0], *right = pair.b[1];
  for (const std::uint32_t* const end = left + pair.chunks * 16; left != end; a += 32, left += 32, right += 32) {
    multiply_chunk(tile, a, left, right, EachOfEight{});
    multiply_chunk(tile, a + 16, left + 16, right + 16, EachOfEight{});
  }
  if (avx512::maybe_nan(tile, EachRow{})) [[unlikely]]
    return by_multiply_adds<Places, first>(pair, of);
  avx512::store_halves<Places, first>(tile, of, EachOfEight{});
}
template <class Places>
LOCKSTEP_TARGET_BF16 void multiply_pair(const WmmaDwordPair& pair, const WmmaPairResults& of) {
  multiply_eight_rows<Places, 0>(pair, of);
  multiply_eight_rows<Places, 8>(pair, of);
}

template <std::size_t... R>
LOCKSTEP_INLINE_BF16 void multiply_chunk(Tile& tile, const std::uint32_t* a, const std::uint32_t* b,
                                         std::index_sequence<R...>) {
  const __m512i columns = _mm512_load_si512(b);
  ((tile.sum[R][0] = add_products(tile.sum[R][0], _mm512_set1_epi32(static_cast<int>(a[R])), columns)), ...);
}
/// One instruction alone: a MultiplyPipelined.
LOCKSTEP_TARGET_BF16 inline bool multiply_one(const PipelinedWmma& job, RowPlaces places, const std::uint32_t* c,
                                              std::uint32_t* d) {
  const std::uint32_t chunks = job.a_plan->chunks;
  if (chunks > most_chunks) return false;
  alignas(64) std::uint32_t a[most_chunks * 16], b[most_chunks * 16];
  if (!stage(*job.a_plan, job.a, a) || !stage(*job.b_plan, job.b, b)) return false;
  Tile tile;
  avx512::load_tile_at(places, tile, c);
  if (any_small(tile, EachRow{})) return false;
  for (std::uint32_t i = 0; i < chunks; i += 2) {
    multiply_chunk(tile, a + i * 16, b + i * 16, EachRow{});
    multiply_chunk(tile, a + i * 16 + 16, b + i * 16 + 16, EachRow{});
  }
  if (avx512::maybe_nan(tile, EachRow{})) [[unlikely]]
    return false;
  avx512::store_tile_at(places, tile, d);
  return true;
}
inline MultiplyPipelined choose_pipelined(Element a, Element b, bool scaled) {
  if (a == Element::bf16 && b == Element::bf16 && !scaled) return multiply_one;
  return avx512::choose_pipelined<true>(a, b, scaled);
}

}  // namespace lockstep::fast::wmma::bf16
#endif
