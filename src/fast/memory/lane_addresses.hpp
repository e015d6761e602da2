// From addresses to places in the host: tests of a row of addresses, and the range of memory that holds them all.
// Whatever could end in a fault is found before anything is touched.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#include "fast/host/sse2.hpp"
#include "fast/memory/job.hpp"
#include "fast/program/wave_resources.hpp"

namespace lockstep::fast {

/// As LaneOperations.
inline bool portable_consecutive(const std::uint32_t* row, std::uint32_t step, std::uint32_t lanes) {
  std::uint32_t any = 0;
#if LOCKSTEP_X86_64
  const auto wide = [](std::uint32_t value) { return _mm_set1_epi32(static_cast<std::int32_t>(value)); };
  const auto number = static_cast<std::int32_t>(step);
  __m128i expected = _mm_add_epi32(wide(row[0]), _mm_setr_epi32(0, number, 2 * number, 3 * number));
  __m128i differences = _mm_setzero_si128();
  for (std::uint32_t lane = 0; lane < lanes; lane += 4, expected = _mm_add_epi32(expected, wide(4 * step))) {
    const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(row + lane));
    differences = _mm_or_si128(differences, _mm_xor_si128(four, expected));
  }
  any = _mm_movemask_epi8(_mm_cmpeq_epi32(differences, _mm_setzero_si128())) != 0xffff ? 1 : 0;
#else
  for (std::uint32_t lane = 0; lane < lanes; ++lane) any |= row[lane] ^ (row[0] + lane * step);
#endif
  return any == 0 && row[0] <= 0xffffffffu - lanes * step;
}
inline std::uint64_t portable_within(const std::uint32_t* row, std::uint32_t low, std::uint32_t span,
                                     std::uint32_t lanes) {
  std::uint64_t mask = 0;
#if LOCKSTEP_X86_64
  // Signed comparisons are all there is: both sides move by 2^31.
  const auto wide = [](std::uint32_t value) { return _mm_set1_epi32(static_cast<std::int32_t>(value)); };
  const __m128i start = wide(low + 0x80000000u), last = wide(span ^ 0x80000000u);
  for (std::uint32_t lane = 0; lane < lanes; lane += 16) {
    __m128i above[4];
    for (std::uint32_t i = 0; i < 4; ++i) {
      const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(row + lane + 4 * i));
      above[i] = _mm_cmpgt_epi32(_mm_sub_epi32(four, start), last);
    }
    const __m128i sixteen = _mm_packs_epi16(_mm_packs_epi32(above[0], above[1]), _mm_packs_epi32(above[2], above[3]));
    mask |= static_cast<std::uint64_t>(static_cast<std::uint16_t>(~_mm_movemask_epi8(sixteen))) << lane;
  }
#else
  for (std::uint32_t lane = 0; lane < lanes; ++lane) mask |= std::uint64_t{row[lane] - low <= span} << lane;
#endif
  return mask;
}
inline void portable_join_pieces(const Places& places, std::uint8_t* to, std::uint32_t lanes) {
  for (std::uint32_t lane = 0; lane < lanes; ++lane) std::memcpy(to + 16 * lane, places[lane], 16);
}
inline constexpr LaneOperations portable_operations{&portable_consecutive, &portable_within, &portable_join_pieces};

/// A row of zeros: the address row of an instruction without one.
struct NoOffsets {
  alignas(64) std::uint32_t offset[64] = {};
};
inline constexpr NoOffsets no_offsets{};

/// As global_place, where the memory is not in the range used last.
[[gnu::noinline]] inline std::uint8_t* other_global_place(const MemoryPorts& ports, std::uint64_t address,
                                                          std::uint32_t bytes, bool write) {
  const MemoryRange* range = ports.global->find(address, bytes);
  if (range == nullptr || (write && !range->may_write(address, bytes))) return nullptr;
  const bool plain = range->writable && range->code_end == 0 && range->stored == nullptr;
  ports.recent = {range->address, range->size, range->bytes, plain};
  if (write && range->stored != nullptr) range->stored->set(address - range->address, bytes, true);
  return range->bytes + (address - range->address);
}
/// Host address of `bytes` bytes of global memory, or nullptr.
[[gnu::always_inline]] inline std::uint8_t* global_place(const MemoryPorts& ports, std::uint64_t address,
                                                         std::uint32_t bytes, bool write) {
  const RecentRange& recent = ports.recent;
  const std::uint64_t at = address - recent.address;
  if (at < recent.size && recent.size - at >= bytes && (!write || recent.writable)) [[likely]]
    return recent.bytes + at;
  return other_global_place(ports, address, bytes, write);
}

/// Places of the global addresses `base` + `row`. False: they are not all in one range, or may not be written.
inline bool global_places(const MemoryJob& job, const MemoryView& memory, std::uint64_t base, const std::uint32_t* row,
                          std::uint64_t lanes, bool write, Places& places) {
  if (lanes == 0) return true;
  const std::uint32_t bytes = job.bytes();
  const std::uint64_t one = base + row[std::countr_zero(lanes)];
  const MemoryRange* range = memory.find(one, bytes);
  if (range == nullptr || (write && !range->writable)) return false;
  // `base` may be below the range, by less than 2^32, or in it.
  const std::uint64_t start = base - range->address, last = range->size - bytes;
  const bool below = start > last;
  const auto low = static_cast<std::uint32_t>(below ? 0 - start : 0);
  const std::uint64_t span = std::min<std::uint64_t>(below ? last : last - start, 0xffffffffu - low);
  if ((lanes & ~job.within(row, low, static_cast<std::uint32_t>(span))) != 0) return false;
  places = {reinterpret_cast<std::uintptr_t>(range->bytes) + start, row};
  if (!write) return true;
  bool allowed = true;
  if (range->code_end != 0)
    for_lanes(lanes, [&](std::uint32_t lane) { allowed = allowed && range->may_write(base + row[lane], bytes); });
  if (allowed && range->stored != nullptr)
    for_lanes(lanes, [&](std::uint32_t lane) { range->stored->set(start + row[lane], bytes, true); });
  return allowed;
}

/// All lanes load sixteen bytes each, often four of them a line, as tiles of matrices are loaded: asks for the lines
/// that the same lanes will want next. Processors do not guess them, since all loads of a kernel are made by one
/// handler.
[[gnu::always_inline]] inline void fetch_next_lines(const Places& places, std::uint32_t lanes) {
  const std::uint32_t* offset = places.offset;
  std::uint32_t run = 4;  // lanes in a row
  while (run < lanes && offset[run] == offset[0] + 16 * run) run += 4;
  for (std::uint32_t lane = 0; lane < lanes; lane += 4)
    if (offset[lane + 3] - offset[lane] == 48) __builtin_prefetch(places[lane] + 16 * run, 0, 2);
}

/// Places of the LDS addresses `row` + `offset`. False: a lane is out of bounds (or wraps at 32 bits).
inline bool lds_places(const MemoryJob& job, std::span<std::uint8_t> lds, const std::uint32_t* row,
                       std::uint32_t offset, std::uint32_t bytes, std::uint64_t lanes, Places& places) {
  if (lanes == 0) return true;
  if (lds.size() < std::uint64_t{bytes} + offset) return false;
  const auto last = static_cast<std::uint32_t>(lds.size() - bytes - offset);
  places = {reinterpret_cast<std::uintptr_t>(lds.data()) + offset, row};
  return (lanes & ~job.within(row, 0, last)) == 0;
}

/// Place of a block of LDS, or nullptr.
[[gnu::always_inline]] inline std::uint8_t* lds_block(std::span<std::uint8_t> lds, std::uint32_t first,
                                                      std::uint32_t offset, std::uint32_t bytes) {
  const std::uint64_t start = std::uint64_t{first} + offset;
  return start + bytes <= lds.size() ? lds.data() + start : nullptr;
}

}  // namespace lockstep::fast
