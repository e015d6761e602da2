// Memory instructions that are no plain load or store: loads to LDS, transposing LDS loads, exchanges between lanes,
// scalar loads, atomics. As in memory/access.hpp, false means that nothing has been done.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>

#include "fast/memory/access.hpp"
#include "fast/memory/job.hpp"
#include "lockstep/memory/atomic.hpp"
#include "lockstep/memory/exchange.hpp"

namespace lockstep::fast {

enum class LdsSource : std::uint8_t { vector_pair, scalar_base, buffer };

/// Loads of one, three or four dwords from memory straight to LDS: consecutive slots of 4 or 16 bytes from M0 on.
template <class W, LdsSource source>
bool load_to_lds(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  constexpr bool buffer = source == LdsSource::buffer;
  const Rows v = registers_of(wave);
  const std::uint32_t slot = job.dwords > 1 ? 16 : 4;
  std::uint64_t lanes = wave.exec(), base = 0;
  const auto start = static_cast<std::uint32_t>((wave.m0() & job.m0_mask) + job.offset);
  if (std::uint64_t{start} + (wave.last_lane + 1) * slot > ports.lds.size()) return false;
  std::uint8_t* to = ports.lds.data() + start;
  const std::uint32_t* row = v[job.address];
  if constexpr (buffer) {
    if (!buffer_addresses(job, wave, lanes, base, row) || lanes != wave.exec()) return false;
  } else {
    if (!global_base<source == LdsSource::scalar_base>(job, wave, lanes, base)) return false;
  }
  Places places;
  if (!global_places(job, *ports.global, base, row, lanes, false, places)) return false;
  if (job.dwords == 1) {
    alignas(64) std::uint32_t datum[1][64];
    const bool follow = lanes == job.all_lanes() && job.follow(row, 4);
    if (follow) {
      copy_row(to, places[0], job.wave_size);
    } else {
      job.move.lanes(job.part, places, lanes, datum);
      if (lanes == job.all_lanes())
        copy_row(to, datum, job.wave_size);
      else
        for_lanes(lanes, [&](std::uint32_t lane) { std::memcpy(to + 4 * lane, datum[0] + lane, 4); });
    }
  } else if (job.dwords == 3) {
    for_lanes(lanes, [&](std::uint32_t lane) { std::memcpy(to + 16 * lane, places[lane], 12); });
  } else if (lanes == job.all_lanes()) {
    fetch_next_lines(places, job.wave_size);
    job.host->join_pieces(places, to, job.wave_size);
  } else {
    for_lanes(lanes, [&](std::uint32_t lane) { std::memcpy(to + 16 * lane, places[lane], 16); });
  }
  return true;
}

/// GLOBAL_LOAD_ASYNC_TO_LDS, GLOBAL_STORE_ASYNC_FROM_LDS of whole dwords. The instruction's offset goes to both sides.
template <class W>
bool copy_to_lds(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t bytes = job.bytes();
  alignas(64) std::array<std::uint32_t, 64> room{}, in_lds{};
  const std::uint32_t* row = nullptr;
  std::uint64_t base = 0;
  if (!global_offsets(job, wave, room, base, row)) return false;
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane)
    in_lds[lane] = v[job.data][lane] + static_cast<std::uint32_t>(job.offset);
  Places places, lds;
  if (!lds_places(job, ports.lds, in_lds.data(), 0, bytes, lanes, lds)) return false;
  if (!global_places(job, *ports.global, base, row, lanes, job.store, places)) return false;
  const Places &to = job.store ? places : lds, &from = job.store ? lds : places;
  for_lanes(lanes, [&](std::uint32_t lane) {
    if (bytes == 16)
      std::memcpy(to[lane], from[lane], 16);
    else
      std::memcpy(to[lane], from[lane], bytes);
  });
  return true;
}

/// DS_READ_B64_TR: groups of sixteen lanes transpose their elements (see exchange.hpp), 64 bits a lane.
template <class W, std::uint32_t Bits>
bool read_transposed(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  Places places;
  if (wave.exec() != all_lanes || !lds_places(job, ports.lds, v[job.address], job.offset0, 8, all_lanes, places))
    return false;
  std::uint64_t misaligned = 0;
  std::array<std::uint64_t, 64> raw;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    misaligned |= (v[job.address][lane] + job.offset0) & 7u;
    std::memcpy(&raw[lane], places[lane], 8);
  }
  if (misaligned != 0) return false;
  constexpr std::uint32_t elements = 64 / Bits, lanes_a_row = 16 / elements;
  constexpr std::uint64_t mask = (std::uint64_t{1} << Bits) - 1;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint32_t group = lane & ~15u, column = lane & 15u, shift = column % elements * Bits;
    std::uint64_t value = 0;
    for (std::uint32_t row = 0; row < elements; ++row) {
      value |= (raw[group + lanes_a_row * row + column / elements] >> shift & mask) << (row * Bits);
    }
    v[job.data][lane] = static_cast<std::uint32_t>(value);
    v[job.data + 1][lane] = static_cast<std::uint32_t>(value >> 32);
  }
  return true;
}

/// As transpose_tile, of whole bytes: four dwords of room a lane.
template <class Element>
void transpose_elements(const std::uint32_t* raw, std::uint32_t to_dwords, std::uint32_t lanes, std::uint32_t* to) {
  constexpr std::uint32_t bytes = sizeof(Element);
  const std::uint32_t elements = to_dwords * 4 / bytes;
  const auto* from = reinterpret_cast<const std::uint8_t*>(raw);
  auto* target = reinterpret_cast<std::uint8_t*>(to);
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    for (std::uint32_t i = 0; i < elements; ++i) {
      const TileElement at = tile_element(bytes * 8, lane / 16 * elements + i, lane % 16);
      std::memcpy(target + 16 * lane + i * bytes, from + 16 * at.lane + at.element * bytes, bytes);
    }
  }
}

/// GLOBAL_LOAD_TR and DS_LOAD_TR of gfx12 and gfx1250: all lanes of a wave transpose a tile (see exchange.hpp).
template <class W, bool Lds>
bool load_transposed_tile(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  if (wave.exec() != job.all_lanes()) return false;
  Places places;
  alignas(64) std::array<std::uint32_t, 64> room;
  if constexpr (Lds) {
    if (!lds_places(job, ports.lds, v[job.address], job.offset0, job.bytes(), wave.exec(), places)) return false;
  } else {
    const std::uint32_t* row = nullptr;
    std::uint64_t base = 0;
    if (!global_offsets(job, wave, room, base, row)) return false;
    if (!global_places(job, *ports.global, base, row, wave.exec(), false, places)) return false;
  }
  const std::uint32_t to_dwords = job.dwords * 32u / job.wave_size;
  std::array<std::uint32_t, 4 * 64> raw{}, result{};  // of waves of 32 lanes a half is in use
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) std::memcpy(&raw[4 * lane], places[lane], job.bytes());
  if (job.op.transpose == 16) {
    transpose_elements<std::uint16_t>(raw.data(), to_dwords, job.wave_size, result.data());
  } else if (job.op.transpose == 8) {
    transpose_elements<std::uint8_t>(raw.data(), to_dwords, job.wave_size, result.data());
  } else {
    return false;
  }
  for (std::uint32_t d = 0; d < to_dwords; ++d) {
    for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) v[job.data + d][lane] = result[4 * lane + d];
  }
  return true;
}

/// DS_BPERMUTE, DS_SWIZZLE: lanes read others; DS_PERMUTE: lanes write others. Inactive lanes neither send nor receive.
template <class W>
bool exchange(const MemoryJob& job, W& wave, const MemoryPorts&) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t *address = v[job.address], *from = v[job.data1];
  alignas(64) std::array<std::uint32_t, 64> result{};
  if (job.op.action == MemoryAction::permute) {
    for_lanes(lanes, [&](std::uint32_t lane) {
      result[permute_lane(job.group, lane, address[lane], job.offset0)] = from[lane];
    });
  } else {
    alignas(64) std::array<std::uint32_t, 64> sent;
    for (std::uint32_t lane = 0; lane < 64; ++lane) sent[lane] = (lanes >> lane & 1) != 0 ? from[lane] : 0;
    if (job.op.action == MemoryAction::swizzle) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) result[lane] = sent[job.source[lane]];
    } else {
      for (std::uint32_t lane = 0; lane < 64; ++lane)
        result[lane] = sent[permute_lane(job.group, lane, address[lane], job.offset0)];
    }
  }
  for_lanes(lanes, [&](std::uint32_t lane) { v[job.data][lane] = result[lane]; });
  return true;
}

/// S_LOAD: base pair plus offsets, each in bytes without its two low bits.
template <class W>
bool load_scalar_memory(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  constexpr std::uint64_t dword = ~std::uint64_t{3};
  const std::uint64_t more = job.has_vector ? wave.s[job.address] & dword : 0;
  const std::uint64_t address = (wave.scalar_pair(job.scalar) & dword) + job.offset + more;
  const std::uint8_t* place = global_place(ports, address, job.dwords * 4u, false);
  if (place == nullptr) return false;
  std::uint32_t* to = wave.s.data() + job.data;
  switch (job.dwords) {
    case 1: std::memcpy(to, place, 4); break;
    case 2: std::memcpy(to, place, 8); break;
    case 4: std::memcpy(to, place, 16); break;
    case 8: std::memcpy(to, place, 32); break;
    default: std::memcpy(to, place, 64); break;
  }
  return true;
}

/// One lane's integer in `dwords` rows.
template <class T>
inline T read_lane(ConstRows rows, std::uint32_t lane) {
  if constexpr (sizeof(T) == 8)
    return rows[0][lane] | static_cast<std::uint64_t>(rows[1][lane]) << 32;
  else
    return rows[0][lane];
}
template <class T>
inline void write_lane(Rows rows, std::uint32_t lane, T value) {
  rows[0][lane] = static_cast<std::uint32_t>(value);
  if constexpr (sizeof(T) == 8) rows[1][lane] = static_cast<std::uint32_t>(value >> 32);
}

/// Adds of all lanes to one place as one step, each lane getting the sum up to it.
template <class T>
void add_at_once(const MemoryJob& job, Rows v, std::uint64_t lanes, std::atomic_ref<T> shared) {
  T total = 0;
  for_lanes(lanes, [&](std::uint32_t lane) { total = static_cast<T>(total + read_lane<T>(v + job.data, lane)); });
  T sum = shared.fetch_add(total);
  if (!job.returns) return;
  for_lanes(lanes, [&](std::uint32_t lane) {
    const T next = static_cast<T>(sum + read_lane<T>(v + job.data, lane));
    write_lane<T>(v + job.result, lane, sum);
    sum = next;
  });
}

/// Atomics on 32 or 64 bits, lane by lane in ascending order. Global memory is shared with other threads, LDS is not.
template <class T, bool Lds>
bool update(const MemoryJob& job, Rows v, Mode mode, std::uint64_t lanes, const Places& places) {
  if (lanes == 0) return true;
  std::uintptr_t misaligned = 0, moves = 0;
  std::uint8_t* const first = places[first_lane(lanes)];
  for_lanes(lanes, [&](std::uint32_t lane) {
    misaligned |= reinterpret_cast<std::uintptr_t>(places[lane]) % sizeof(T);
    moves |= places[lane] != first ? 1u : 0u;
  });
  if (misaligned != 0) return false;
  const bool adds = job.op.atomic == AtomicOperation::add && job.op.type != AtomicType::f32 &&
                    job.op.type != AtomicType::f64 && job.op.type != AtomicType::pk_f16 &&
                    job.op.type != AtomicType::pk_bf16;
  if (adds && moves == 0) {
    add_at_once<T>(job, v, lanes, std::atomic_ref<T>(*reinterpret_cast<T*>(first)));
    return true;
  }
  const bool swapped = job.op.comparand_first;
  const bool two = job.op.atomic_operands() == 2;
  for_lanes(lanes, [&](std::uint32_t lane) {
    T& memory = *reinterpret_cast<T*>(places[lane]);
    const T one = read_lane<T>(v + job.data, lane), other = two ? read_lane<T>(v + job.data1, lane) : T{0};
    const AtomicOperands operands = swapped ? AtomicOperands{other, one} : AtomicOperands{one, other};
    const auto next = [&](T old) {
      return static_cast<T>(
          apply_atomic(job.op, old, operands, Lds ? AtomicUnit::lds : AtomicUnit::cache, job.float_rules, mode));
    };
    T old;
    if constexpr (Lds) {
      old = memory;
      memory = next(old);
    } else {
      std::atomic_ref<T> shared(memory);
      if (adds) {
        old = shared.fetch_add(one);
      } else {
        old = shared.load();
        while (!shared.compare_exchange_weak(old, next(old))) {
        }
      }
    }
    if (job.returns) write_lane<T>(v + job.result, lane, old);
  });
  return true;
}

template <class W, class T>
bool update_lds(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  Places places;
  const Rows v = registers_of(wave);
  if (reinterpret_cast<std::uintptr_t>(ports.lds.data()) % sizeof(T) != 0) return false;
  if (!lds_places(job, ports.lds, v[job.address], job.offset0, sizeof(T), wave.exec(), places)) return false;
  return update<T, true>(job, v, wave.mode, wave.exec(), places);
}
template <class W, class T, bool ScalarBase>
bool update_global(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  if (ports.global->atomic_log() != nullptr) return false;  // the reference engine's handler notes them
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  Places places;
  std::uint64_t base = 0, misaligned = 0;
  if (!global_base<ScalarBase>(job, wave, lanes, base)) return false;
  for_lanes(lanes, [&](std::uint32_t lane) { misaligned |= (base + v[job.address][lane]) % sizeof(T); });
  if (misaligned != 0 || !global_places(job, *ports.global, base, v[job.address], lanes, true, places)) return false;
  return update<T, false>(job, v, wave.mode, lanes, places);
}

}  // namespace lockstep::fast
