// Memory moves on 256-bit registers: eight lanes at a time; see avx512.hpp.
#pragma once

#include "fast/host/intrinsics.hpp"
#include "fast/memory/access.hpp"
#include "fast/memory/move.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::avx2 {

LOCKSTEP_INLINE_AVX2 __m256i load8(const void* from) { return _mm256_loadu_si256(static_cast<const __m256i*>(from)); }
LOCKSTEP_INLINE_AVX2 void store8(void* to, __m256i value) { _mm256_storeu_si256(static_cast<__m256i*>(to), value); }
LOCKSTEP_INLINE_AVX2 __m256i all8(std::uint32_t value) { return _mm256_set1_epi32(static_cast<std::int32_t>(value)); }
LOCKSTEP_INLINE_AVX2 __m128i load4(const void* from) { return _mm_loadu_si128(static_cast<const __m128i*>(from)); }
LOCKSTEP_INLINE_AVX2 __m256i joined(__m128i low, __m128i high) {
  return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

/// Is each lane of a row `first` + lane * step?
LOCKSTEP_INLINE_AVX2 bool is_sequence(const std::uint32_t* row, std::uint32_t first, std::uint32_t step,
                                      std::uint32_t lanes) {
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i next = all8(16 * step);
  __m256i even = _mm256_add_epi32(all8(first), _mm256_mullo_epi32(numbers, all8(step)));
  __m256i odd = _mm256_add_epi32(even, all8(8 * step));
  __m256i differences = _mm256_setzero_si256();
  for (std::uint32_t lane = 0; lane < lanes; lane += 16) {
    differences = _mm256_or_si256(differences, _mm256_or_si256(_mm256_xor_si256(load8(row + lane), even),
                                                               _mm256_xor_si256(load8(row + lane + 8), odd)));
    even = _mm256_add_epi32(even, next);
    odd = _mm256_add_epi32(odd, next);
  }
  return _mm256_testz_si256(differences, differences) != 0;
}
LOCKSTEP_INLINE_AVX2 bool all_equal(const std::uint32_t* row, std::uint32_t lanes) {
  const __m256i first = all8(row[0]);
  __m256i differences = _mm256_setzero_si256();
  for (std::uint32_t lane = 0; lane < lanes; lane += 16)
    differences = _mm256_or_si256(differences, _mm256_or_si256(_mm256_xor_si256(load8(row + lane), first),
                                                               _mm256_xor_si256(load8(row + lane + 8), first)));
  return _mm256_testz_si256(differences, differences) != 0;
}
LOCKSTEP_INLINE_AVX2 void copy_half_row(void* to, const void* from) {
  auto* target = static_cast<std::uint8_t*>(to);
  const auto* source = static_cast<const std::uint8_t*>(from);
  const __m256i a = load8(source), b = load8(source + 32), c = load8(source + 64), d = load8(source + 96);
  store8(target, a);
  store8(target + 32, b);
  store8(target + 64, c);
  store8(target + 96, d);
}
LOCKSTEP_INLINE_AVX2 void copy_row(void* to, const void* from, std::uint32_t lanes) {
  copy_half_row(to, from);
  if (lanes == 64) copy_half_row(static_cast<std::uint8_t*>(to) + 128, static_cast<const std::uint8_t*>(from) + 128);
}

/// See LaneOperations.
LOCKSTEP_TARGET_AVX2 inline bool consecutive(const std::uint32_t* row, std::uint32_t step, std::uint32_t lanes) {
  return is_sequence(row, row[0], step, lanes) && row[0] <= 0xffffffffu - lanes * step;
}
LOCKSTEP_TARGET_AVX2 inline std::uint64_t within(const std::uint32_t* row, std::uint32_t low, std::uint32_t span,
                                                 std::uint32_t lanes) {
  const __m256i first = all8(low), last = all8(span);
  std::uint64_t mask = 0;
  for (std::uint32_t lane = 0; lane < lanes; lane += 8) {
    const __m256i from_low = _mm256_sub_epi32(load8(row + lane), first);
    const __m256i inside = _mm256_cmpeq_epi32(_mm256_min_epu32(from_low, last), from_low);
    mask |= static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(inside))))
            << lane;
  }
  return mask;
}

/// 4 x 4 dwords within each half, transposed.
LOCKSTEP_INLINE_AVX2 void turn_halves(__m256i (&x)[4]) {
  const __m256i a = _mm256_unpacklo_epi32(x[0], x[1]), b = _mm256_unpacklo_epi32(x[2], x[3]);
  const __m256i c = _mm256_unpackhi_epi32(x[0], x[1]), d = _mm256_unpackhi_epi32(x[2], x[3]);
  x[0] = _mm256_unpacklo_epi64(a, b);
  x[1] = _mm256_unpackhi_epi64(a, b);
  x[2] = _mm256_unpacklo_epi64(c, d);
  x[3] = _mm256_unpackhi_epi64(c, d);
}
/// Eight lanes of four dwords each, those of `lane` + i at p[i].
template <class PlaceOf>
LOCKSTEP_INLINE_AVX2 void load_eight4(const PlaceOf& place, Rows to, std::uint32_t lane) {
  __m256i x[4] = {
      joined(load4(place(lane)), load4(place(lane + 4))), joined(load4(place(lane + 1)), load4(place(lane + 5))),
      joined(load4(place(lane + 2)), load4(place(lane + 6))), joined(load4(place(lane + 3)), load4(place(lane + 7)))};
  turn_halves(x);
  for (std::uint32_t i = 0; i < 4; ++i) store8(to[i] + lane, x[i]);
}
/// Eight lanes of two dwords each, from registers that hold lanes 0, 1, 4, 5 and 2, 3, 6, 7.
LOCKSTEP_INLINE_AVX2 void part_pairs(__m256i outer, __m256i inner, Rows to, std::uint32_t lane) {
  const __m256 a = _mm256_castsi256_ps(outer), b = _mm256_castsi256_ps(inner);
  store8(to[0] + lane, _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88)));
  store8(to[1] + lane, _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xdd)));
}

/// Lanes of four dwords, one after the other in memory.
LOCKSTEP_TARGET_AVX2 inline void load_block4(std::uint8_t* from, Rows to, std::uint32_t lanes) {
  const auto place = [from](std::uint32_t lane) { return from + 16 * lane; };
  for (std::uint32_t lane = 0; lane < lanes; lane += 8) load_eight4(place, to, lane);
}
LOCKSTEP_TARGET_AVX2 inline void store_block4(std::uint8_t* to, Rows from, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 8, to += 128) {
    __m256i x[4] = {load8(from[0] + lane), load8(from[1] + lane), load8(from[2] + lane), load8(from[3] + lane)};
    turn_halves(x);
    store8(to, _mm256_permute2x128_si256(x[0], x[1], 0x20));
    store8(to + 32, _mm256_permute2x128_si256(x[2], x[3], 0x20));
    store8(to + 64, _mm256_permute2x128_si256(x[0], x[1], 0x31));
    store8(to + 96, _mm256_permute2x128_si256(x[2], x[3], 0x31));
  }
}
LOCKSTEP_TARGET_AVX2 inline void load_block2(std::uint8_t* from, Rows to, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 8, from += 64)
    part_pairs(joined(load4(from), load4(from + 32)), joined(load4(from + 16), load4(from + 48)), to, lane);
}
LOCKSTEP_TARGET_AVX2 inline void store_block2(std::uint8_t* to, Rows from, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; lane += 8, to += 64) {
    const __m256i low = _mm256_permute4x64_epi64(load8(from[0] + lane), 0xd8);
    const __m256i high = _mm256_permute4x64_epi64(load8(from[1] + lane), 0xd8);
    store8(to, _mm256_unpacklo_epi32(low, high));
    store8(to + 32, _mm256_unpackhi_epi32(low, high));
  }
}

LOCKSTEP_INLINE_AVX2 std::int32_t dword_of(const Places& places, std::uint32_t lane) {
  std::int32_t value;
  std::memcpy(&value, places[lane], 4);
  return value;
}
/// Lanes `lane` to `lane` + 3, a dword each. (VPGATHERDD takes longer.)
LOCKSTEP_INLINE_AVX2 __m128i load_quad1(const Places& places, std::uint32_t lane) {
  __m128i x = _mm_cvtsi32_si128(dword_of(places, lane));
  x = _mm_insert_epi32(x, dword_of(places, lane + 1), 1);
  x = _mm_insert_epi32(x, dword_of(places, lane + 2), 2);
  return _mm_insert_epi32(x, dword_of(places, lane + 3), 3);
}
/// Lanes `lane` and `lane` + 1, two dwords each.
LOCKSTEP_INLINE_AVX2 __m128i load_pair2(const Places& places, std::uint32_t lane) {
  const __m128i low = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(places[lane]));
  return _mm_castpd_si128(_mm_loadh_pd(_mm_castsi128_pd(low), reinterpret_cast<const double*>(places[lane + 1])));
}

/// Do the dwords of eight lanes follow each other?
LOCKSTEP_INLINE_AVX2 bool follow(const std::uint32_t* offset) {
  if (offset[7] - offset[0] != 28) return false;
  const __m256i expected = _mm256_add_epi32(all8(offset[0]), _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28));
  const __m256i differences = _mm256_xor_si256(load8(offset), expected);
  return _mm256_testz_si256(differences, differences) != 0;
}

/// Loads of one, two or four dwords a lane, see LaneMove.
template <std::uint32_t Dwords>
LOCKSTEP_TARGET_AVX2 void load_lanes(const SubDword&, const Places& places, std::uint64_t lanes, Rows to) {
  for (std::uint32_t lane = 0; lane < 64 && lanes >> lane != 0; lane += 8) {
    const std::uint64_t some = lanes >> lane & 0xffu;
    if (some != 0xff) {
      for_lanes(some << lane, [&](std::uint32_t each) { load_one(Dwords, places[each], to, each); });
    } else if constexpr (Dwords == 1) {
      store8(to[0] + lane, follow(places.offset + lane)
                               ? load8(places[lane])
                               : joined(load_quad1(places, lane), load_quad1(places, lane + 4)));
    } else if constexpr (Dwords == 2) {
      part_pairs(joined(load_pair2(places, lane), load_pair2(places, lane + 4)),
                 joined(load_pair2(places, lane + 2), load_pair2(places, lane + 6)), to, lane);
    } else {
      load_eight4([&](std::uint32_t each) { return places[each]; }, to, lane);
    }
  }
}
LOCKSTEP_TARGET_AVX2 inline void store_lanes(const SubDword&, const Places& places, std::uint64_t lanes, Rows from) {
  for (std::uint32_t lane = 0; lane < 64 && lanes >> lane != 0; lane += 8) {
    const std::uint64_t some = lanes >> lane & 0xffu;
    if (some == 0xff && follow(places.offset + lane))
      store8(places[lane], load8(from[0] + lane));
    else
      for_lanes(some << lane, [&](std::uint32_t each) { std::memcpy(places[each], from[0] + each, 4); });
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

LOCKSTEP_INLINE_AVX2 void move_row(const MemoryJob& job, std::uint8_t* place, Rows v, std::uint32_t lanes) {
  if (job.dwords != 1)
    job.move.block(place, v + job.data, lanes);
  else if (job.store)
    copy_row(place, v[job.data], lanes);
  else
    copy_row(v[job.data], place, lanes);
}

/// Four dwords in all lanes, which do not follow each other: rows of a tile. In one function: where one of 256-bit
/// registers ends, the core takes some twenty cycles. False: not done.
LOCKSTEP_INLINE_AVX2 bool load_lds_pieces(const MemoryJob& job, Rows v, const MemoryPorts& ports, std::uint32_t lanes) {
  const std::uint32_t* row = v[job.address];
  const std::uint64_t end = std::uint64_t{job.offset0} + 16;
  if (ports.lds.size() < end) return false;
  __m256i most = load8(row);
  for (std::uint32_t lane = 8; lane < lanes; lane += 8) most = _mm256_max_epu32(most, load8(row + lane));
  const __m256i last = all8(static_cast<std::uint32_t>(ports.lds.size() - end));
  const __m256i beyond = _mm256_xor_si256(_mm256_max_epu32(most, last), last);
  if (_mm256_testz_si256(beyond, beyond) == 0) return false;
  // (The first datum may replace the addresses, of eight lanes that have been read.)
  const Places places{reinterpret_cast<std::uintptr_t>(ports.lds.data()) + job.offset0, row};
  const auto place = [&places](std::uint32_t lane) { return places[lane]; };
  for (std::uint32_t lane = 0; lane < lanes; lane += 8) load_eight4(place, v + job.data, lane);
  return true;
}

/// access_lds with the question that is asked most often in registers: do all lanes follow each other?
template <class W>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX2 inline bool access_lds(const MemoryJob& job, W& wave,
                                                                   const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.dwords * 4u, first = row[0], lanes = job.wave_size;
  const std::uint64_t start = std::uint64_t{first} + job.offset0;
  // (What is in LDS is far below 2^32: no lane wraps.)
  if (wave.exec() != job.all_lanes() || !is_sequence(row, first, bytes, lanes) ||
      start + lanes * bytes > ports.lds.size()) {
    const bool pieces = job.dwords == 4 && !job.store && wave.exec() == job.all_lanes();
    return (pieces && load_lds_pieces(job, v, ports, lanes)) || fast::access_lds(job, wave, ports);
  }
  move_row(job, ports.lds.data() + start, v, lanes);
  return true;
}

/// access_global likewise.
template <class W, bool ScalarBase>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX2 inline bool access_global(const MemoryJob& job, W& wave,
                                                                      const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.dwords * 4u, first = row[0], lanes = job.wave_size;
  std::uint64_t address = job.offset + first;
  if constexpr (ScalarBase)
    address += wave.scalar_pair(job.scalar);
  else
    address += static_cast<std::uint64_t>(row[64]) << 32;
  if (wave.exec() != job.all_lanes() || first > 0xffffffffu - lanes * bytes || !is_sequence(row, first, bytes, lanes) ||
      (!ScalarBase && !all_equal(row + 64, lanes)))
    return fast::access_global<W, ScalarBase>(job, wave, ports);
  std::uint8_t* place = global_place(ports, address, lanes * bytes, job.store);
  if (place == nullptr) return fast::access_global<W, ScalarBase>(job, wave, ports);
  move_row(job, place, v, lanes);
  return true;
}

}  // namespace lockstep::fast::avx2
#endif
