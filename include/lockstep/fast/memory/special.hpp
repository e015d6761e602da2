// Memory instructions that are no plain load or store: loads to LDS, transposing LDS loads, exchanges between lanes,
// scalar loads, atomics. As in memory/access.hpp, false means that nothing has been done.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>

#include "lockstep/fast/memory/access.hpp"
#include "lockstep/fast/memory/job.hpp"
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
  const auto start = static_cast<std::uint32_t>((wave.m0() & (buffer ? 0x3ffffu : 0x3fffcu)) + job.offset);
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
    const bool follow = lanes == all_lanes && job.host->consecutive(row, 4);
    if (follow) {
      copy_row(to, places[0]);
    } else {
      job.move.lanes(job.part, places, lanes, datum);
      if (lanes == all_lanes)
        copy_row(to, datum);
      else
        for_lanes(lanes, [&](std::uint32_t lane) { std::memcpy(to + 4 * lane, datum[0] + lane, 4); });
    }
  } else if (job.dwords == 3) {
    for_lanes(lanes, [&](std::uint32_t lane) { std::memcpy(to + 16 * lane, places[lane], 12); });
  } else if (lanes == all_lanes) {
    job.host->join_pieces(places, to);
  } else {
    for_lanes(lanes, [&](std::uint32_t lane) { std::memcpy(to + 16 * lane, places[lane], 16); });
  }
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
