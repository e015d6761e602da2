// bf16 by VDPBF16PS, which adds two products to a sum by two fused multiply-adds, that of the high halves first. Zen 4
// and 5 do so in the time of one. It takes denormal numbers for 0 and gives no denormal sums: where there could be any,
// and where there is a NaN, the other kernels do it.
#pragma once

#include <cstdint>
#include <utility>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/wmma/avx512.hpp"
#include "lockstep/fast/matrix/wmma/job.hpp"
#include "lockstep/fast/matrix/wmma/pair.hpp"
#include "lockstep/fast/matrix/wmma/pipelined.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::bf16 {

using avx512::EachOfEight;
using avx512::EachRow;
using avx512::Tile;

/// Where all that is not 0 has these magnitudes at least (2^-56 as bf16, 2^-103 as f32), products and C's are multiples
/// of 2^-126. So are their sums, before and after rounding: none is denormal.
inline constexpr std::uint32_t least_number = 71u << 7, least_addend = 24u << 23;
inline constexpr std::uint32_t most_chunks = 16;

/// A or B as dwords, [chunk][16], their halves exchanged: the first k is multiplied first. False: a number is too
/// small.
LOCKSTEP_TARGET_BF16 inline bool stage(const WmmaInput& plan, const std::uint32_t* from, std::uint32_t* to) {
  const __m512i magnitudes = _mm512_set1_epi16(0x7fff), one = _mm512_set1_epi16(1);
  __m512i least = _mm512_set1_epi16(-1);  // of what is not 0, less 1
  for (std::uint32_t i = 0; i < plan.chunks; ++i, to += 16) {
    const __m512i both = _mm512_loadu_si512(from + plan.chunk[i]);
    least = _mm512_min_epu16(least, _mm512_sub_epi16(_mm512_and_si512(both, magnitudes), one));
    _mm512_store_si512(to, _mm512_rol_epi32(both, 16));
  }
  return _mm512_cmplt_epu16_mask(least, _mm512_set1_epi16(static_cast<std::int16_t>(least_number - 1))) == 0;
}
/// Such dwords as f32, [k][16].
LOCKSTEP_INLINE_AVX512 void widen(const std::uint32_t* from, std::uint32_t chunks, float* to) {
  const __m512i mask = _mm512_set1_epi32(static_cast<int>(0xffff0000u));
  for (std::uint32_t i = 0; i < chunks; ++i, from += 16, to += 32) {
    const __m512i both = _mm512_load_si512(from);
    _mm512_store_si512(to, _mm512_and_si512(both, mask));
    _mm512_store_si512(to + 16, _mm512_slli_epi32(both, 16));
  }
}

/// Is any C too small?
template <std::size_t... R>
LOCKSTEP_INLINE_AVX512 bool any_small(const Tile& tile, std::index_sequence<R...>) {
  const __m512i magnitudes = _mm512_set1_epi32(0x7fffffff), one = _mm512_set1_epi32(1);
  __m512i least = _mm512_set1_epi32(-1);
  ((least =
        _mm512_min_epu32(least, _mm512_sub_epi32(_mm512_and_si512(_mm512_castps_si512(tile.sum[R]), magnitudes), one))),
   ...);
  return _mm512_cmplt_epu32_mask(least, _mm512_set1_epi32(static_cast<int>(least_addend - 1))) != 0;
}

LOCKSTEP_INLINE_BF16 __m512 add_products(__m512 sum, __m512i a, __m512i b) {
  return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(a), reinterpret_cast<__m512bh>(b));
}
template <std::size_t R>
LOCKSTEP_INLINE_BF16 void multiply_row(Tile& tile, const std::uint32_t* a, __m512i left, __m512i right) {
  __m512i numbers = _mm512_set1_epi32(static_cast<int>(a[R]));
  asm("" : "+v"(numbers));  // one load for both
  tile.sum[R] = add_products(tile.sum[R], numbers, left);
  tile.sum[8 + R] = add_products(tile.sum[8 + R], numbers, right);
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
  ((tile.sum[R] = add_products(tile.sum[R], _mm512_set1_epi32(static_cast<int>(a[R])), columns)), ...);
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
  return avx512::choose_pipelined(a, b, scaled);
}

}  // namespace lockstep::fast::wmma::bf16
#endif
