// Memory moves on 512-bit registers: sixteen lanes at a time. Few wide accesses also matter because a load waits for
// earlier stores whose addresses agree in their low twelve bits, and cannot be served from several narrower stores.
#pragma once

#include "fast/host/intrinsics.hpp"
#include "fast/memory/move.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx512 {

LOCKSTEP_INLINE_AVX512 __m512i load16(const void* from) { return _mm512_loadu_si512(from); }

/// Lane numbers `first` to `first` + 15, times `step`.
LOCKSTEP_INLINE_AVX512 __m512i steps(std::uint32_t step) {
  return _mm512_mullo_epi32(_mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
                            _mm512_set1_epi32(static_cast<std::int32_t>(step)));
}
/// Is each lane of a row `first` + lane * step? Sixteen lanes after the sixteen before them: constants for each would
/// be as many loads as the row is.
template <std::uint32_t lanes = 64>
LOCKSTEP_INLINE_AVX512 bool is_sequence(const std::uint32_t* row, std::uint32_t first, std::uint32_t step) {
  const __m512i start = _mm512_add_epi32(_mm512_set1_epi32(static_cast<std::int32_t>(first)), steps(step));
  const __m512i next = _mm512_set1_epi32(static_cast<std::int32_t>(16 * step));
  const __m512i x = load16(row), y = load16(row + 16);
  const __m512i a = _mm512_xor_si512(x, start), b = _mm512_xor_si512(y, _mm512_add_epi32(x, next));
  if constexpr (lanes == 32) {
    const __m512i either = _mm512_or_si512(a, b);
    return _mm512_test_epi32_mask(either, either) == 0;
  }
  const __m512i z = load16(row + 32);
  const __m512i c = _mm512_xor_si512(z, _mm512_add_epi32(y, next)),
                d = _mm512_xor_si512(load16(row + 48), _mm512_add_epi32(z, next));
  const __m512i any = _mm512_or_si512(_mm512_or_si512(a, b), _mm512_or_si512(c, d));
  return _mm512_test_epi32_mask(any, any) == 0;
}
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 bool all_equal(const std::uint32_t* row) {
  const __m512i first = _mm512_set1_epi32(static_cast<std::int32_t>(row[0]));
  const __m512i a = _mm512_xor_si512(load16(row), first), b = _mm512_xor_si512(load16(row + 16), first);
  if constexpr (lanes == 32) {
    const __m512i either = _mm512_or_si512(a, b);
    return _mm512_test_epi32_mask(either, either) == 0;
  }
  const __m512i c = _mm512_xor_si512(load16(row + 32), first), d = _mm512_xor_si512(load16(row + 48), first);
  const __m512i any = _mm512_or_si512(_mm512_or_si512(a, b), _mm512_or_si512(c, d));
  return _mm512_test_epi32_mask(any, any) == 0;
}
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void copy_row(void* to, const void* from) {
  auto* target = static_cast<std::uint8_t*>(to);
  const auto* source = static_cast<const std::uint8_t*>(from);
  if constexpr (lanes == 32) {
    const __m512i low = load16(source), high = load16(source + 64);
    _mm512_storeu_si512(target, low);
    _mm512_storeu_si512(target + 64, high);
    return;
  }
  const __m512i a = load16(source), b = load16(source + 64), c = load16(source + 128), d = load16(source + 192);
  _mm512_storeu_si512(target, a);
  _mm512_storeu_si512(target + 64, b);
  _mm512_storeu_si512(target + 128, c);
  _mm512_storeu_si512(target + 192, d);
}

/// See LaneOperations.
LOCKSTEP_TARGET_AVX512 inline bool consecutive(const std::uint32_t* row, std::uint32_t step, std::uint32_t lanes) {
  return (lanes == 32 ? is_sequence<32>(row, row[0], step) : is_sequence<64>(row, row[0], step)) &&
         row[0] <= 0xffffffffu - lanes * step;
}
LOCKSTEP_INLINE_AVX512 std::uint64_t within16(const std::uint32_t* row, __m512i low, __m512i span) {
  return _mm512_cmple_epu32_mask(_mm512_sub_epi32(load16(row), low), span);
}
LOCKSTEP_TARGET_AVX512 inline std::uint64_t within(const std::uint32_t* row, std::uint32_t low, std::uint32_t span,
                                                   std::uint32_t lanes) {
  const __m512i first = _mm512_set1_epi32(static_cast<std::int32_t>(low)),
                last = _mm512_set1_epi32(static_cast<std::int32_t>(span));
  const std::uint64_t half = within16(row, first, last) | within16(row + 16, first, last) << 16;
  if (lanes == 32) return half;
  return half | within16(row + 32, first, last) << 32 | within16(row + 48, first, last) << 48;
}

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

/// Lanes of four dwords, one after the other in memory.
LOCKSTEP_TARGET_AVX512 inline void load_block4(std::uint8_t* from, Rows to, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 16, from += 256) {
    __m512i x[4] = {load16(from), load16(from + 64), load16(from + 128), load16(from + 192)};
    turn_quarters(x);
    _mm512_storeu_si512(to[0] + lane, turn_lanes(x[0]));
    _mm512_storeu_si512(to[1] + lane, turn_lanes(x[1]));
    _mm512_storeu_si512(to[2] + lane, turn_lanes(x[2]));
    _mm512_storeu_si512(to[3] + lane, turn_lanes(x[3]));
  }
}
LOCKSTEP_TARGET_AVX512 inline void store_block4(std::uint8_t* to, Rows from, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 16, to += 256) {
    __m512i x[4] = {turn_lanes(load16(from[0] + lane)), turn_lanes(load16(from[1] + lane)),
                    turn_lanes(load16(from[2] + lane)), turn_lanes(load16(from[3] + lane))};
    turn_quarters(x);
    _mm512_storeu_si512(to, x[0]);
    _mm512_storeu_si512(to + 64, x[1]);
    _mm512_storeu_si512(to + 128, x[2]);
    _mm512_storeu_si512(to + 192, x[3]);
  }
}
/// Of sixteen pairs of dwords in two registers, the first (0) or second (1) dwords.
LOCKSTEP_INLINE_AVX512 __m512i every_second(__m512i low, __m512i high, std::int32_t which) {
  const __m512i even = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  return _mm512_permutex2var_epi32(low, _mm512_add_epi32(even, _mm512_set1_epi32(which)), high);
}
LOCKSTEP_TARGET_AVX512 inline void load_block2(std::uint8_t* from, Rows to, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 16, from += 128) {
    const __m512i low = load16(from), high = load16(from + 64);
    _mm512_storeu_si512(to[0] + lane, every_second(low, high, 0));
    _mm512_storeu_si512(to[1] + lane, every_second(low, high, 1));
  }
}
LOCKSTEP_TARGET_AVX512 inline void store_block2(std::uint8_t* to, Rows from, std::uint32_t lanes) {
  const __m512i first = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const __m512i second = _mm512_add_epi32(first, _mm512_set1_epi32(8));
  for (std::uint32_t lane = 0; lane < lanes; lane += 16, to += 128) {
    const __m512i low = load16(from[0] + lane), high = load16(from[1] + lane);
    _mm512_storeu_si512(to, _mm512_permutex2var_epi32(low, first, high));
    _mm512_storeu_si512(to + 64, _mm512_permutex2var_epi32(low, second, high));
  }
}

/// Sixteen lanes of which some count: the others get the place of one that does, so that all can be loaded.
struct SixteenPlaces {
  alignas(64) std::uint32_t offset[16];
};
LOCKSTEP_INLINE_AVX512 Places with_all_lanes(const Places& places, std::uint32_t lane, std::uint32_t lanes,
                                             SixteenPlaces& all) {
  const std::uint32_t* from = places.offset + lane;
  const __m512i first = _mm512_set1_epi32(static_cast<std::int32_t>(from[std::countr_zero(lanes)]));
  _mm512_store_si512(all.offset, _mm512_mask_loadu_epi32(first, static_cast<__mmask16>(lanes), from));
  return {places.origin, all.offset};
}

LOCKSTEP_INLINE_AVX512 const void* place_of(const Places& places, std::uint32_t lane) { return places[lane]; }
/// The dword at one of two offsets, which were loaded together.
template <std::uint32_t which>
LOCKSTEP_INLINE_AVX512 std::int32_t dword_of(std::uintptr_t origin, std::uint64_t offsets) {
  std::int32_t value;
  const std::uint64_t offset = which == 0 ? static_cast<std::uint32_t>(offsets) : offsets >> 32;
  std::memcpy(&value, reinterpret_cast<const void*>(origin + offset), 4);
  return value;
}
LOCKSTEP_INLINE_AVX512 std::uint64_t two_offsets(const Places& places, std::uint32_t lane) {
  std::uint64_t offsets;
  std::memcpy(&offsets, places.offset + lane, 8);
  asm("" : "+r"(offsets));  // or g++ loads each
  return offsets;
}

/// Lanes `lane` to `lane` + 3, a dword each. (Put together in registers this takes half of the time of VPGATHERDD.)
LOCKSTEP_INLINE_AVX512 __m128i load_quad1(const Places& places, std::uint32_t lane) {
  const std::uint64_t low = two_offsets(places, lane), high = two_offsets(places, lane + 2);
  __m128i x = _mm_cvtsi32_si128(dword_of<0>(places.origin, low));
  x = _mm_insert_epi32(x, dword_of<1>(places.origin, low), 1);
  x = _mm_insert_epi32(x, dword_of<0>(places.origin, high), 2);
  return _mm_insert_epi32(x, dword_of<1>(places.origin, high), 3);
}
LOCKSTEP_INLINE_AVX512 __m512i load_sixteen1(const Places& places, std::uint32_t lane) {
  const __m256i low =
      _mm256_inserti128_si256(_mm256_castsi128_si256(load_quad1(places, lane)), load_quad1(places, lane + 4), 1);
  const __m256i high =
      _mm256_inserti128_si256(_mm256_castsi128_si256(load_quad1(places, lane + 8)), load_quad1(places, lane + 12), 1);
  return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}
/// Lanes `lane` and `lane` + 1, two dwords each.
LOCKSTEP_INLINE_AVX512 __m128i load_pair2(const Places& places, std::uint32_t lane) {
  const __m128i low = _mm_loadl_epi64(static_cast<const __m128i*>(place_of(places, lane)));
  return _mm_castpd_si128(_mm_loadh_pd(_mm_castsi128_pd(low), static_cast<const double*>(place_of(places, lane + 1))));
}
LOCKSTEP_INLINE_AVX512 __m512i load_eight2(const Places& places, std::uint32_t lane) {
  const __m256i low =
      _mm256_inserti128_si256(_mm256_castsi128_si256(load_pair2(places, lane)), load_pair2(places, lane + 2), 1);
  const __m256i high =
      _mm256_inserti128_si256(_mm256_castsi128_si256(load_pair2(places, lane + 4)), load_pair2(places, lane + 6), 1);
  return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}
/// Four dwords of the lanes `lane`, `lane` + 4, `lane` + 8 and `lane` + 12.
LOCKSTEP_INLINE_AVX512 __m128i load_lane4(const Places& places, std::uint32_t lane) {
  return _mm_loadu_si128(static_cast<const __m128i*>(place_of(places, lane)));
}
LOCKSTEP_INLINE_AVX512 __m512i load_quarters(const Places& places, std::uint32_t lane) {
  __m512i x = _mm512_castsi128_si512(load_lane4(places, lane));
  x = _mm512_inserti32x4(x, load_lane4(places, lane + 4), 1);
  x = _mm512_inserti32x4(x, load_lane4(places, lane + 8), 2);
  return _mm512_inserti32x4(x, load_lane4(places, lane + 12), 3);
}

/// Sixteen lanes of four dwords, as rows.
LOCKSTEP_INLINE_AVX512 void load_sixteen4(const Places& from, __m512i (&x)[4]) {
  for (std::uint32_t i = 0; i < 4; ++i) x[i] = load_quarters(from, i);
  turn_quarters(x);
}
/// The same where lanes follow each other by fours.
LOCKSTEP_INLINE_AVX512 void load_fours(const Places& from, __m512i (&x)[4]) {
  for (std::uint32_t i = 0; i < 4; ++i) x[i] = load16(from[4 * i]);
  turn_quarters(x);
  for (__m512i& row : x) row = turn_lanes(row);
}
/// Is it so? Sixteen bytes each.
LOCKSTEP_INLINE_AVX512 bool follow_by_fours(__m512i offsets) {
  const __m512i first_of_four = _mm512_setr_epi32(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
  const __m512i distance = _mm512_setr_epi32(0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, 48, 0, 16, 32, 48);
  const __m512i expected = _mm512_add_epi32(_mm512_permutexvar_epi32(first_of_four, offsets), distance);
  return _mm512_cmpneq_epi32_mask(offsets, expected) == 0;
}

/// Loads of four dwords in all lanes, wherever they are.
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void load_all4(const Places& places, Rows to) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 16) {
    const Places from{places.origin, places.offset + lane};
    const __m512i offsets = load16(from.offset);
    // RDNA3's WMMA wants its inputs twice, in sixteen lanes and in the next sixteen.
    const bool twice = lane % 32 == 0 && _mm512_cmpneq_epi32_mask(offsets, load16(from.offset + 16)) == 0;
    __m512i x[4];
    if (follow_by_fours(offsets))
      load_fours(from, x);
    else
      load_sixteen4(from, x);
    for (std::uint32_t d = 0; d < 4; ++d) _mm512_storeu_si512(to[d] + lane, x[d]);
    if (!twice) continue;
    lane += 16;
    for (std::uint32_t d = 0; d < 4; ++d) _mm512_storeu_si512(to[d] + lane, x[d]);
  }
}

/// Do the dwords of sixteen lanes follow each other?
LOCKSTEP_INLINE_AVX512 bool follow(const std::uint32_t* offset) {
  if (offset[15] - offset[0] != 60) return false;
  const __m512i expected = _mm512_add_epi32(_mm512_set1_epi32(static_cast<std::int32_t>(offset[0])), steps(4));
  return _mm512_cmpneq_epi32_mask(load16(offset), expected) == 0;
}

/// Loads of a dword in all lanes, wherever they are.
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void load_all1(const Places& places, std::uint32_t* to) {
#pragma GCC unroll 1
  for (std::uint32_t lane = 0; lane < lanes; lane += 16) {
    const Places from{places.origin, places.offset + lane};
    _mm512_storeu_si512(to + lane, follow(from.offset) ? load16(place_of(from, 0)) : load_sixteen1(from, 0));
  }
}

/// Loads of one, two or four dwords a lane, see LaneMove.
template <std::uint32_t Dwords>
LOCKSTEP_TARGET_AVX512 void load_lanes(const SubDword&, const Places& places, std::uint64_t lanes, Rows to) {
  for (std::uint32_t lane = 0; lane < 64 && lanes >> lane != 0; lane += 16) {
    const auto mask = static_cast<__mmask16>(lanes >> lane);
    if (mask == 0) continue;
    SixteenPlaces all;
    const Places from =
        mask == 0xffff ? Places{places.origin, places.offset + lane} : with_all_lanes(places, lane, mask, all);
    __m512i x[4];
    if constexpr (Dwords == 1) {
      x[0] = follow(from.offset) ? load16(place_of(from, 0)) : load_sixteen1(from, 0);
    } else if constexpr (Dwords == 2) {
      const __m512i low = load_eight2(from, 0), high = load_eight2(from, 8);
      x[0] = every_second(low, high, 0);
      x[1] = every_second(low, high, 1);
    } else {
      load_sixteen4(from, x);
    }
    for (std::uint32_t d = 0; d < Dwords; ++d) _mm512_mask_storeu_epi32(to[d] + lane, mask, x[d]);
  }
}

/// Stores of a dword a lane, see LaneMove.
LOCKSTEP_TARGET_AVX512 inline void store_lanes(const SubDword&, const Places& places, std::uint64_t lanes, Rows from) {
  for (std::uint32_t lane = 0; lane < 64 && lanes >> lane != 0; lane += 16) {
    std::uint64_t left = lanes >> lane & 0xffffu;
    if (left == 0xffffu && follow(places.offset + lane)) {
      _mm512_storeu_si512(places[lane], load16(from[0] + lane));
    } else {
      for_lanes(left << lane, [&](std::uint32_t each) { std::memcpy(places[each], from[0] + each, 4); });
    }
  }
}

/// Sixteen bytes of all lanes, one after the other. Often four lanes follow each other in memory, too.
LOCKSTEP_TARGET_AVX512 inline void join_pieces(const Places& places, std::uint8_t* to, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 16, to += 256) {
    if (follow_by_fours(load16(places.offset + lane))) {
      for (std::uint32_t i = 0; i < 4; ++i) _mm512_storeu_si512(to + 64 * i, load16(places[lane + 4 * i]));
    } else {
      for (std::uint32_t i = 0; i < 16; ++i)
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to + 16 * i), load_lane4(places, lane + i));
    }
  }
}

/// The moves of a width on this host, where they are better than portable ones.
template <bool Store>
constexpr Moves moves(std::uint32_t dwords) {
  Moves result = portable_moves<Store>(dwords);
  if (dwords == 2) result.block = Store ? &store_block2 : &load_block2;
  if (dwords == 4) result.block = Store ? &store_block4 : &load_block4;
  if (dwords == 1) result.lanes = Store ? &store_lanes : &load_lanes<1>;
  if (!Store && dwords == 2) result.lanes = &load_lanes<2>;
  if (!Store && dwords == 4) result.lanes = &load_lanes<4>;
  return result;
}

}  // namespace lockstep::fast::avx512
#endif
