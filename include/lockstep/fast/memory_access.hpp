// Loads and stores of vector memory instructions, by address form. Each function does the whole instruction or nothing:
// false hands it to the reference (a fault ahead, LDS out of bounds, mixed address spaces, ...).
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/fast/memory_avx512.hpp"
#include "lockstep/fast/memory_job.hpp"
#include "lockstep/fast/memory_lanes.hpp"
#include "lockstep/fast/memory_move.hpp"
#include "lockstep/memory/buffer_resource.hpp"

namespace lockstep::fast {

/// Loads or stores at places; Dwords 0: a part of a dword.
template <std::uint32_t Dwords, bool Store>
[[gnu::always_inline]] inline void move_places(const MemoryJob& job, const Places& places, std::uint64_t lanes,
                                               Rows data) {
  if constexpr (Dwords == 0 && Store)
    store_parts(job.part, places, lanes, data[0]);
  else if constexpr (Dwords == 0)
    load_parts(job.part, places, lanes, data[0]);
  else if constexpr (Store)
    store_places<Dwords>(places, lanes, data);
#if LOCKSTEP_X86_64
  else if (Dwords == 4 && job.avx512 && lanes == all_lanes)
    avx512::load_places4(places, data);
#endif
  else
    load_places<Dwords>(places, lanes, data);
}
template <std::uint32_t Dwords, bool Store>
[[gnu::always_inline]] inline void move_block(const MemoryJob& job, std::uint8_t* place, Rows data) {
#if LOCKSTEP_X86_64
  if (Dwords == 4 && job.avx512) return Store ? avx512::store_block4(place, data) : avx512::load_block4(place, data);
#endif
  if constexpr (Store)
    store_block<Dwords>(place, data);
  else
    load_block<Dwords>(place, data);
}
/// The same, the size being known only now.
[[gnu::always_inline]] inline void move_any(const MemoryJob& job, const Places& places, std::uint64_t lanes,
                                            Rows data) {
  if (job.store) {
    switch (job.dwords) {
      case 0: return move_places<0, true>(job, places, lanes, data);
      case 1: return move_places<1, true>(job, places, lanes, data);
      case 2: return move_places<2, true>(job, places, lanes, data);
      case 3: return move_places<3, true>(job, places, lanes, data);
      default: return move_places<4, true>(job, places, lanes, data);
    }
  }
  switch (job.dwords) {
    case 0: return move_places<0, false>(job, places, lanes, data);
    case 1: return move_places<1, false>(job, places, lanes, data);
    case 2: return move_places<2, false>(job, places, lanes, data);
    case 3: return move_places<3, false>(job, places, lanes, data);
    default: return move_places<4, false>(job, places, lanes, data);
  }
}

/// Places of LDS addresses `row` + `offset`, which wrap at 32 bits. False: a lane is out of bounds.
[[gnu::always_inline]] inline bool lds_places(std::span<std::uint8_t> lds, const std::uint32_t* row,
                                              std::uint32_t offset, std::uint32_t bytes, std::uint64_t lanes,
                                              Places& places) {
  if (lds.size() < bytes) return lanes == 0;
  const auto last = static_cast<std::uint32_t>(lds.size() - bytes);
  std::uint8_t* const base = lds.data();
  std::uint32_t outside = 0;
  for_lanes(lanes, [&](std::uint32_t lane) {
    const std::uint32_t address = row[lane] + offset;
    outside |= address > last ? 1u : 0u;
    places[lane] = base + address;
  });
  return outside == 0;
}

/// Place of a block of LDS, or nullptr.
[[gnu::always_inline]] inline std::uint8_t* lds_block(std::span<std::uint8_t> lds, std::uint32_t first,
                                                      std::uint32_t offset, std::uint32_t bytes) {
  const std::uint64_t start = std::uint64_t{first} + offset;
  return start + bytes <= lds.size() ? lds.data() + start : nullptr;
}

template <class W, std::uint32_t Dwords, bool Store>
[[gnu::always_inline]] inline bool access_lds(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t* row = v[job.address];
  if constexpr (Dwords != 0) {
    if (lanes == all_lanes && consecutive(row, 4 * Dwords)) {
      std::uint8_t* place = lds_block(ports.lds, row[0], job.offset0, 256 * Dwords);
      if (place == nullptr) return false;
      move_block<Dwords, Store>(job, place, v + job.data);
      return true;
    }
  }
#if LOCKSTEP_X86_64
  if (Dwords == 1 && !Store && job.avx512 && ports.lds.size() <= 0x7fffffffu) {  // gathers take signed offsets
    return avx512::gather(ports.lds.data(), ports.lds.size(), row, job.offset0, lanes, v[job.data]);
  }
#endif
  Places places;
  const std::uint32_t bytes = Dwords == 0 ? job.part.bytes : 4 * Dwords;
  if (!lds_places(ports.lds, row, job.offset0, bytes, lanes, places)) return false;
  move_places<Dwords, Store>(job, places, lanes, v + job.data);
  return true;
}

/// Two addresses, at different offsets.
template <class W, std::uint32_t Dwords, bool Store>
[[gnu::always_inline]] inline bool access_lds_twice(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t* row = v[job.address];
  const std::uint32_t apart = job.offset0 < job.offset1 ? job.offset1 - job.offset0 : job.offset0 - job.offset1;
  if (lanes == all_lanes && (!Store || apart >= 256 * Dwords) && consecutive(row, 4 * Dwords)) {
    std::uint8_t* first = lds_block(ports.lds, row[0], job.offset0, 256 * Dwords);
    std::uint8_t* second = lds_block(ports.lds, row[0], job.offset1, 256 * Dwords);
    if (first == nullptr || second == nullptr) return false;
    move_block<Dwords, Store>(job, first, v + job.data);
    move_block<Dwords, Store>(job, second, v + job.data1);
    return true;
  }
  Places first, second;
  if (!lds_places(ports.lds, row, job.offset0, 4 * Dwords, lanes, first)) return false;
  if (!lds_places(ports.lds, row, job.offset1, 4 * Dwords, lanes, second)) return false;
  if constexpr (Store) {  // lane by lane: a lane's second datum comes before the next lane's first
    for_lanes(lanes, [&](std::uint32_t lane) {
      store_one<Dwords>(first[lane], v + job.data, lane);
      store_one<Dwords>(second[lane], v + job.data1, lane);
    });
  } else {
    load_places<Dwords>(first, lanes, v + job.data);
    load_places<Dwords>(second, lanes, v + job.data1);
  }
  return true;
}

/// Global addresses of the lanes: an SGPR pair plus a VGPR, or a VGPR pair, plus the offset.
template <bool ScalarBase, class W>
[[gnu::always_inline]] inline void global_addresses(const MemoryJob& job, const W& wave,
                                                    std::array<std::uint64_t, 64>& addresses) {
  const ConstRows v = registers_of(wave);
  const std::uint32_t *low = v[job.address], *high = v[job.address + (ScalarBase ? 0 : 1)];
  const std::uint64_t base = job.offset + (ScalarBase ? wave.scalar_pair(job.scalar) : 0);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    addresses[lane] = base + (ScalarBase ? low[lane] : low[lane] | static_cast<std::uint64_t>(high[lane]) << 32);
  }
}

/// Address of lane 0 if the lanes follow each other.
template <bool ScalarBase, class W>
[[gnu::always_inline]] inline bool global_block(const MemoryJob& job, const W& wave, std::uint32_t bytes,
                                                std::uint64_t& address) {
  const ConstRows v = registers_of(wave);
  const std::uint32_t* low = v[job.address];
  if constexpr (ScalarBase) {
    address = job.offset + wave.scalar_pair(job.scalar) + low[0];
    return consecutive(low, bytes);
  }
  const std::uint32_t* high = v[job.address + 1];
  address = job.offset + (low[0] | static_cast<std::uint64_t>(high[0]) << 32);
  return consecutive(low, high, bytes);
}

template <class W, std::uint32_t Dwords, bool Store, bool ScalarBase>
[[gnu::always_inline]] inline bool access_global(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  if constexpr (Dwords != 0) {
    std::uint64_t first;
    if (lanes == all_lanes && global_block<ScalarBase>(job, wave, 4 * Dwords, first)) {
      if (std::uint8_t* place = global_place(*ports.global, first, 256 * Dwords, Store)) {
        move_block<Dwords, Store>(job, place, v + job.data);
        return true;
      }
    }
  }
  std::array<std::uint64_t, 64> addresses;
  Places places;
  global_addresses<ScalarBase>(job, wave, addresses);
  const std::uint32_t bytes = Dwords == 0 ? job.part.bytes : 4 * Dwords;
  if (!global_places(*ports.global, addresses, lanes, bytes, Store, places)) return false;
  move_places<Dwords, Store>(job, places, lanes, v + job.data);
  return true;
}

/// FLAT where all lanes reach global memory, or all LDS.
template <class W>
[[gnu::always_inline]] inline bool access_flat(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  std::array<std::uint64_t, 64> addresses;
  Places places;
  global_addresses<false>(job, wave, addresses);
  const std::uint64_t shared = wave.apertures[0] >> 32, priv = wave.apertures[2] >> 32;
  std::uint64_t in_lds = 0, in_scratch = 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint64_t high = addresses[lane] >> 32;
    in_lds |= std::uint64_t{high == shared && shared != 0} << lane;
    in_scratch |= std::uint64_t{high == priv && priv != 0} << lane;
  }
  if ((in_scratch & lanes) != 0) return false;
  if ((in_lds & lanes) == 0) {
    if (!global_places(*ports.global, addresses, lanes, job.bytes(), job.store, places)) return false;
  } else {
    if ((lanes & ~in_lds) != 0) return false;
    std::array<std::uint32_t, 64> low;
    for (std::uint32_t lane = 0; lane < 64; ++lane) low[lane] = static_cast<std::uint32_t>(addresses[lane]);
    if (!lds_places(ports.lds, low.data(), 0, job.bytes(), lanes, places)) return false;
  }
  move_any(job, places, lanes, v + job.data);
  return true;
}

template <class W>
[[gnu::always_inline]] inline bool access_scratch(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t size = ports.scratch.bytes_per_lane, bytes = job.bytes();
  if (size < bytes || ports.scratch.bytes.size() < std::uint64_t{size} * 64) return false;
  const std::uint32_t base = static_cast<std::uint32_t>(job.offset) + (job.has_scalar ? wave.s[job.scalar] : 0);
  std::uint8_t* place = ports.scratch.bytes.data();
  Places places;
  std::uint32_t outside = 0;
  for_lanes(lanes, [&](std::uint32_t lane) {
    const std::uint32_t address = base + (job.has_vector ? v[job.address][lane] : 0);
    outside |= address > size - bytes ? 1u : 0u;
    places[lane] = place + std::uint64_t{lane} * size + address;
  });
  if (outside != 0) return false;
  move_any(job, places, lanes, v + job.data);
  return true;
}

/// Buffers without swizzle or thread id, not indexed. Lanes wholly outside the descriptor's range read zero; `inside`
/// are the others. False: a lane is partly inside, or outside memory.
template <class W>
[[gnu::always_inline]] inline bool buffer_places(const MemoryJob& job, const W& wave, const MemoryPorts& ports,
                                                 std::uint64_t& inside, Places& places) {
  const std::uint32_t* words = wave.s.data() + job.resource;
  const BufferResource resource = BufferResource::decode({words[0], words[1], words[2], words[3]});
  if (resource.swizzle || resource.add_thread_id || resource.data_format == 0) return false;
  const ConstRows v = registers_of(wave);
  const std::uint64_t base = resource.base + wave.s[job.scalar], records = resource.num_records;
  const std::uint32_t last_part = job.dwords == 0 ? 0 : 4 * (job.dwords - 1u);
  std::array<std::uint64_t, 64> addresses;
  std::uint64_t first_inside = 0, last_inside = 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint64_t offset = job.offset + (job.has_vector ? v[job.address][lane] : 0);
    first_inside |= std::uint64_t{offset < records} << lane;
    last_inside |= std::uint64_t{offset + last_part < records} << lane;
    addresses[lane] = base + offset;
  }
  const std::uint64_t lanes = wave.exec();
  if (((first_inside ^ last_inside) & lanes) != 0) return false;
  inside = first_inside & lanes;
  return global_places(*ports.global, addresses, inside, job.bytes(), job.store, places);
}

template <class W>
[[gnu::always_inline]] inline bool access_buffer(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  Places places;
  std::uint64_t inside = 0;
  if (!buffer_places(job, wave, ports, inside, places)) return false;
  const std::uint64_t outside = wave.exec() & ~inside;
  if (outside != 0 && !job.store) {
    static constexpr std::uint8_t zero[16] = {};
    for_lanes(outside, [&](std::uint32_t lane) { places[lane] = const_cast<std::uint8_t*>(zero); });
    inside |= outside;
  }
  move_any(job, places, inside, v + job.data);
  return true;
}

}  // namespace lockstep::fast
