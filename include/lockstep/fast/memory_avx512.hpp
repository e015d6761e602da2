// Memory moves on 512-bit registers: sixteen lanes at a time. Few wide accesses also matter because a load waits for
// earlier stores whose addresses agree in their low twelve bits.
#pragma once

#include "lockstep/fast/intrinsics.hpp"
#include "lockstep/fast/memory_move.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx512 {

/// Sixteen lanes as a 4 x 4 matrix, transposed.
LOCKSTEP_INLINE_AVX512 __m512i turn_lanes(__m512i x) {
  return _mm512_permutexvar_epi32(_mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15), x);
}
/// 4 x 4 dwords within each quarter, transposed.
LOCKSTEP_INLINE_AVX512 void turn_quarters(__m512i (&x)[4]) {
  const __m512i a = _mm512_unpacklo_epi32(x[0], x[1]), b = _mm512_unpacklo_epi32(x[2], x[3]);
  const __m512i c = _mm512_unpackhi_epi32(x[0], x[1]), d = _mm512_unpackhi_epi32(x[2], x[3]);
  x[0] = _mm512_unpacklo_epi64(a, b);
  x[1] = _mm512_unpackhi_epi64(a, b);
  x[2] = _mm512_unpacklo_epi64(c, d);
  x[3] = _mm512_unpackhi_epi64(c, d);
}

/// 64 lanes of four dwords, one after the other in memory.
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] inline void load_block4(const std::uint8_t* from, Rows to) {
  for (std::uint32_t lane = 0; lane < 64; lane += 16, from += 256) {
    __m512i x[4] = {_mm512_loadu_si512(from), _mm512_loadu_si512(from + 64), _mm512_loadu_si512(from + 128),
                    _mm512_loadu_si512(from + 192)};
    turn_quarters(x);
    _mm512_storeu_si512(to[0] + lane, turn_lanes(x[0]));
    _mm512_storeu_si512(to[1] + lane, turn_lanes(x[1]));
    _mm512_storeu_si512(to[2] + lane, turn_lanes(x[2]));
    _mm512_storeu_si512(to[3] + lane, turn_lanes(x[3]));
  }
}
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] inline void store_block4(std::uint8_t* to, ConstRows from) {
  for (std::uint32_t lane = 0; lane < 64; lane += 16, to += 256) {
    __m512i x[4] = {turn_lanes(_mm512_loadu_si512(from[0] + lane)), turn_lanes(_mm512_loadu_si512(from[1] + lane)),
                    turn_lanes(_mm512_loadu_si512(from[2] + lane)), turn_lanes(_mm512_loadu_si512(from[3] + lane))};
    turn_quarters(x);
    _mm512_storeu_si512(to, x[0]);
    _mm512_storeu_si512(to + 64, x[1]);
    _mm512_storeu_si512(to + 128, x[2]);
    _mm512_storeu_si512(to + 192, x[3]);
  }
}

/// Four dwords of the lanes `lane`, `lane` + 4, `lane` + 8 and `lane` + 12.
LOCKSTEP_INLINE_AVX512 __m512i load_quarters(const Places& places, std::uint32_t lane) {
  __m512i x = _mm512_castsi128_si512(_mm_loadu_si128(reinterpret_cast<const __m128i*>(places[lane])));
  x = _mm512_inserti32x4(x, _mm_loadu_si128(reinterpret_cast<const __m128i*>(places[lane + 4])), 1);
  x = _mm512_inserti32x4(x, _mm_loadu_si128(reinterpret_cast<const __m128i*>(places[lane + 8])), 2);
  return _mm512_inserti32x4(x, _mm_loadu_si128(reinterpret_cast<const __m128i*>(places[lane + 12])), 3);
}
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] inline void load_places4(const Places& places, Rows to) {
  for (std::uint32_t lane = 0; lane < 64; lane += 16) {
    __m512i x[4] = {load_quarters(places, lane), load_quarters(places, lane + 1), load_quarters(places, lane + 2),
                    load_quarters(places, lane + 3)};
    turn_quarters(x);
    _mm512_storeu_si512(to[0] + lane, x[0]);
    _mm512_storeu_si512(to[1] + lane, x[1]);
    _mm512_storeu_si512(to[2] + lane, x[2]);
    _mm512_storeu_si512(to[3] + lane, x[3]);
  }
}

/// A dword of each lane at `base` + row + offset (32 bits, wrapping). False: a lane's is not within `size` bytes.
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] inline bool gather(const std::uint8_t* base, std::uint64_t size,
                                                            const std::uint32_t* row, std::uint32_t offset,
                                                            std::uint64_t lanes, std::uint32_t* to) {
  if (size < 4) return lanes == 0;
  const __m512i last = _mm512_set1_epi32(static_cast<std::int32_t>(size - 4)),
                add = _mm512_set1_epi32(static_cast<std::int32_t>(offset));
  __m512i at[4];
  std::uint64_t outside = 0;
  for (std::uint32_t i = 0; i < 4; ++i) {
    at[i] = _mm512_add_epi32(_mm512_loadu_si512(row + 16 * i), add);
    outside |= static_cast<std::uint64_t>(_mm512_cmpgt_epu32_mask(at[i], last)) << (16 * i);
  }
  if ((outside & lanes) != 0) return false;
  for (std::uint32_t i = 0; i < 4; ++i) {
    const auto mask = static_cast<__mmask16>(lanes >> (16 * i));
    _mm512_storeu_si512(to + 16 * i,
                        _mm512_mask_i32gather_epi32(_mm512_loadu_si512(to + 16 * i), mask, at[i], base, 1));
  }
  return true;
}

}  // namespace lockstep::fast::avx512
#endif
