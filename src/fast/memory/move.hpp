// Data between memory and rows of registers: lane order in memory, one row for each dword in registers.
// A block is one stretch of memory in which the lanes' data follow each other; otherwise each lane has a place.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "fast/host/sse2.hpp"
#include "fast/matrix/job.hpp"

namespace lockstep::fast {

/// Where each lane's data are in the host: `origin` plus the lane's offset. Only lanes that take part count; the origin
/// itself may lie outside the memory, so it is a number.
struct Places {
  std::uintptr_t origin = 0;
  const std::uint32_t* offset = nullptr;  ///< 64 lanes

  std::uint8_t* operator[](std::uint32_t lane) const { return reinterpret_cast<std::uint8_t*>(origin + offset[lane]); }
};

inline constexpr std::uint64_t all_lanes = ~std::uint64_t{0};

/// Runs `visit(lane)` for the lanes of a mask, in ascending order.
template <class F>
[[gnu::always_inline]] inline void for_lanes(std::uint64_t mask, F&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<std::uint32_t>(std::countr_zero(mask)));
}

/// How a datum below a dword meets its register.
struct SubDword {
  std::uint8_t bytes = 4;
  bool sign_extend = false;
  std::uint8_t half = 0;  ///< 0: the whole register; 1: its low half, the other kept (loads); 2: the high one
};

/// Moves that many lanes, 32 or 64, between a block and rows.
using BlockMove = void (*)(std::uint8_t* memory, Rows rows, std::uint32_t lanes);
/// Moves the lanes of a mask between their places and rows, in ascending order: where places of a store coincide, the
/// highest lane wins. A lane's offset is read before any row of that lane is written, so it may be in one of them.
using LaneMove = void (*)(const SubDword& part, const Places& places, std::uint64_t lanes, Rows rows);

#if LOCKSTEP_X86_64
/// Four lanes of four dwords, turned into four rows of four lanes, or back.
[[gnu::always_inline]] inline void turn(__m128i (&x)[4]) {
  const __m128i a = _mm_unpacklo_epi32(x[0], x[1]), b = _mm_unpacklo_epi32(x[2], x[3]);
  const __m128i c = _mm_unpackhi_epi32(x[0], x[1]), d = _mm_unpackhi_epi32(x[2], x[3]);
  x[0] = _mm_unpacklo_epi64(a, b);
  x[1] = _mm_unpackhi_epi64(a, b);
  x[2] = _mm_unpacklo_epi64(c, d);
  x[3] = _mm_unpackhi_epi64(c, d);
}
template <std::uint32_t Dwords>
[[gnu::always_inline]] inline __m128i load_lane(const std::uint8_t* from) {
  if constexpr (Dwords == 4) return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  const __m128i low = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from));
  if constexpr (Dwords == 2) return low;
  std::int32_t third;
  std::memcpy(&third, from + 8, 4);
  return _mm_unpacklo_epi64(low, _mm_cvtsi32_si128(third));
}
template <std::uint32_t Dwords>
[[gnu::always_inline]] inline void store_lane(std::uint8_t* to, __m128i value) {
  if constexpr (Dwords == 4) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), value);
  } else {
    _mm_storel_epi64(reinterpret_cast<__m128i*>(to), value);
    if constexpr (Dwords == 3) {
      const std::int32_t third = _mm_cvtsi128_si32(_mm_unpackhi_epi64(value, value));
      std::memcpy(to + 8, &third, 4);
    }
  }
}
/// Lanes `lane` to `lane` + 3.
template <std::uint32_t Dwords>
[[gnu::always_inline]] inline void load_four(const std::uint8_t* p0, const std::uint8_t* p1, const std::uint8_t* p2,
                                             const std::uint8_t* p3, Rows to, std::uint32_t lane) {
  __m128i x[4] = {load_lane<Dwords>(p0), load_lane<Dwords>(p1), load_lane<Dwords>(p2), load_lane<Dwords>(p3)};
  turn(x);
  _mm_store_si128(reinterpret_cast<__m128i*>(to[0] + lane), x[0]);
  _mm_store_si128(reinterpret_cast<__m128i*>(to[1] + lane), x[1]);
  if constexpr (Dwords > 2) _mm_store_si128(reinterpret_cast<__m128i*>(to[2] + lane), x[2]);
  if constexpr (Dwords > 3) _mm_store_si128(reinterpret_cast<__m128i*>(to[3] + lane), x[3]);
}
template <std::uint32_t Dwords>
[[gnu::always_inline]] inline void store_four(std::uint8_t* p0, std::uint8_t* p1, std::uint8_t* p2, std::uint8_t* p3,
                                              ConstRows from, std::uint32_t lane) {
  const auto row = [&](std::uint32_t i) { return _mm_load_si128(reinterpret_cast<const __m128i*>(from[i] + lane)); };
  __m128i x[4] = {row(0), row(1), Dwords > 2 ? row(2) : _mm_setzero_si128(), Dwords > 3 ? row(3) : _mm_setzero_si128()};
  turn(x);
  store_lane<Dwords>(p0, x[0]);
  store_lane<Dwords>(p1, x[1]);
  store_lane<Dwords>(p2, x[2]);
  store_lane<Dwords>(p3, x[3]);
}
#endif

/// One lane's dwords.
[[gnu::always_inline]] inline void load_one(std::uint32_t dwords, const std::uint8_t* from, Rows to,
                                            std::uint32_t lane) {
  for (std::uint32_t d = 0; d < dwords; ++d) std::memcpy(&to[d][lane], from + 4 * d, 4);
}
[[gnu::always_inline]] inline void store_one(std::uint32_t dwords, std::uint8_t* to, ConstRows from,
                                             std::uint32_t lane) {
  for (std::uint32_t d = 0; d < dwords; ++d) std::memcpy(to + 4 * d, &from[d][lane], 4);
}

/// A dword of each of 32 or 64 lanes. (g++ 12 makes a string instruction of a memcpy of this size, which takes longer
/// to start than to copy.)
[[gnu::always_inline]] inline void copy_row(void* to, const void* from, std::uint32_t lanes = 64) {
#if LOCKSTEP_X86_64
  const auto* source = static_cast<const __m128i*>(from);
  auto* target = static_cast<__m128i*>(to);
  for (std::uint32_t i = 0; i < 8; ++i) _mm_storeu_si128(target + i, _mm_loadu_si128(source + i));
  if (lanes == 32) return;
  for (std::uint32_t i = 8; i < 16; ++i) _mm_storeu_si128(target + i, _mm_loadu_si128(source + i));
#else
  std::memcpy(to, from, 4 * lanes);
#endif
}

template <std::uint32_t Dwords, bool Store>
void move_block(std::uint8_t* memory, Rows rows, std::uint32_t lanes) {
  if constexpr (Dwords == 1) {
    if (Store)
      copy_row(memory, rows[0], lanes);
    else
      copy_row(rows[0], memory, lanes);
  } else {
    constexpr std::uint32_t bytes = Dwords * 4;
    for (std::uint32_t lane = 0; lane < lanes; lane += 4, memory += 4 * bytes) {
#if LOCKSTEP_X86_64
      if constexpr (Store)
        store_four<Dwords>(memory, memory + bytes, memory + 2 * bytes, memory + 3 * bytes, rows, lane);
      else
        load_four<Dwords>(memory, memory + bytes, memory + 2 * bytes, memory + 3 * bytes, rows, lane);
#else
      for (std::uint32_t i = 0; i < 4; ++i) {
        if constexpr (Store)
          store_one(Dwords, memory + i * bytes, rows, lane + i);
        else
          load_one(Dwords, memory + i * bytes, rows, lane + i);
      }
#endif
    }
  }
}

template <std::uint32_t Dwords, bool Store>
void move_lanes(const SubDword&, const Places& places, std::uint64_t lanes, Rows rows) {
#if LOCKSTEP_X86_64
  if constexpr (Dwords > 1) {
    if (lanes == all_lanes || lanes == all_lanes >> 32) {
      for (std::uint32_t lane = 0; lane < 64 && lanes >> lane != 0; lane += 4) {
        if constexpr (Store)
          store_four<Dwords>(places[lane], places[lane + 1], places[lane + 2], places[lane + 3], rows, lane);
        else
          load_four<Dwords>(places[lane], places[lane + 1], places[lane + 2], places[lane + 3], rows, lane);
      }
      return;
    }
  }
#endif
  for_lanes(lanes, [&](std::uint32_t lane) {
    std::uint8_t* place = places[lane];
    if constexpr (Store)
      store_one(Dwords, place, rows, lane);
    else
      load_one(Dwords, place, rows, lane);
  });
}

inline std::uint32_t extended(const SubDword& form, const std::uint8_t* from) {
  if (form.bytes == 1) {
    const std::uint8_t value = *from;
    return form.sign_extend ? static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<std::int8_t>(value)))
                            : value;
  }
  std::uint16_t value;
  std::memcpy(&value, from, 2);
  return form.sign_extend ? static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<std::int16_t>(value)))
                          : value;
}
inline std::uint32_t merged(const SubDword& form, std::uint32_t old, std::uint32_t value) {
  if (form.half == 0) return value;
  return form.half == 1 ? (old & 0xffff0000u) | (value & 0xffffu) : (old & 0xffffu) | value << 16;
}
inline void load_parts(const SubDword& form, const Places& places, std::uint64_t lanes, Rows rows) {
  const SubDword part = form;  // bytes may alias anything, this copy nothing
  std::uint32_t* to = rows[0];
  for_lanes(lanes, [&](std::uint32_t lane) {
    const std::uint32_t value = extended(part, places[lane]);
    to[lane] = merged(part, to[lane], value);
  });
}
inline void store_parts(const SubDword& form, const Places& places, std::uint64_t lanes, Rows rows) {
  const SubDword part = form;
  const std::uint32_t* from = rows[0];
  for_lanes(lanes, [&](std::uint32_t lane) {
    const std::uint32_t value = part.half == 2 ? from[lane] >> 16 : from[lane];
    const auto low = static_cast<std::uint8_t>(value);
    const auto both = static_cast<std::uint16_t>(value);
    if (part.bytes == 1)
      *places[lane] = low;
    else
      std::memcpy(places[lane], &both, 2);
  });
}

/// The moves of one width.
struct Moves {
  BlockMove block = nullptr;  ///< none below a dword
  LaneMove lanes = nullptr;
};

/// Portable moves; `dwords` 0: a part of a dword.
template <bool Store>
constexpr Moves portable_moves(std::uint32_t dwords) {
  switch (dwords) {
    case 0: return {nullptr, Store ? &store_parts : &load_parts};
    case 1: return {&move_block<1, Store>, &move_lanes<1, Store>};
    case 2: return {&move_block<2, Store>, &move_lanes<2, Store>};
    case 3: return {&move_block<3, Store>, &move_lanes<3, Store>};
    case 4: return {&move_block<4, Store>, &move_lanes<4, Store>};
    default: return {};
  }
}

}  // namespace lockstep::fast
