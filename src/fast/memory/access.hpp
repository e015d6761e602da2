// Loads and stores of vector memory instructions, by address form. Each function does the whole instruction or nothing:
// false hands it to the reference (a fault ahead, LDS out of bounds, mixed address spaces, ...).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "fast/memory/job.hpp"
#include "fast/memory/lane_addresses.hpp"
#include "fast/memory/move.hpp"
#include "lockstep/memory/descriptor/decode.hpp"

namespace lockstep::fast {

template <class W>
bool access_lds(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.bytes();
  if (lanes == job.all_lanes() && job.move.block != nullptr && job.follow(row, bytes)) {
    std::uint8_t* place = lds_block(ports.lds, row[0], job.offset0, job.wave_size * bytes);
    if (place == nullptr) return false;
    job.move_block(place, v + job.data);
    return true;
  }
  Places places;
  if (!lds_places(job, ports.lds, row, job.offset0, bytes, lanes, places)) return false;
  job.move.lanes(job.part, places, lanes, v + job.data);
  return true;
}

/// Two addresses, at different offsets.
template <class W>
bool access_lds_twice(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.bytes();
  const std::uint32_t apart = job.offset0 < job.offset1 ? job.offset1 - job.offset0 : job.offset0 - job.offset1;
  if (lanes == job.all_lanes() && (!job.store || apart >= job.wave_size * bytes) && job.follow(row, bytes)) {
    const std::uint32_t start = row[0];
    std::uint8_t* first = lds_block(ports.lds, start, job.offset0, job.wave_size * bytes);
    std::uint8_t* second = lds_block(ports.lds, start, job.offset1, job.wave_size * bytes);
    if (first == nullptr || second == nullptr) return false;
    job.move_block(first, v + job.data);
    job.move_block(second, v + job.data1);
    return true;
  }
  Places first, second;
  if (!lds_places(job, ports.lds, row, job.offset0, bytes, lanes, first)) return false;
  if (!lds_places(job, ports.lds, row, job.offset1, bytes, lanes, second)) return false;
  if (job.store) {  // lane by lane: a lane's second datum comes before the next lane's first
    for_lanes(lanes, [&](std::uint32_t lane) {
      store_one(job.dwords, first[lane], v + job.data, lane);
      store_one(job.dwords, second[lane], v + job.data1, lane);
    });
    return true;
  }
  std::uint32_t addresses[64];  // the first datum may replace them
  copy_row(addresses, row);
  second.offset = addresses;
  job.move.lanes(job.part, first, lanes, v + job.data);
  job.move.lanes(job.part, second, lanes, v + job.data1);
  return true;
}

/// A lane whose address counts as everyone's: the first active one.
inline std::uint32_t first_lane(std::uint64_t lanes) {
  return lanes == 0 ? 0 : static_cast<std::uint32_t>(std::countr_zero(lanes));
}

/// Base of the lanes' global addresses, to which the low address row is added: an SGPR pair plus offset, or the high
/// half of a VGPR pair plus offset. False: the lanes do not agree on that half.
template <bool ScalarBase, class W>
bool global_base(const MemoryJob& job, const W& wave, std::uint64_t lanes, std::uint64_t& base) {
  if constexpr (ScalarBase) {
    base = job.offset + wave.scalar_pair(job.scalar);
    return true;
  } else {
    const std::uint32_t* high = registers_of(wave)[job.address + 1];
    const std::uint32_t common = high[first_lane(lanes)];
    base = job.offset + (static_cast<std::uint64_t>(common) << 32);
    return (lanes & ~job.within(high, common, 0)) == 0;
  }
}

/// Rows of 32-bit offsets from `base` and, where `high` is not null, of their high halves.
struct GlobalRows {
  std::uint64_t base = 0;
  const std::uint32_t *low = nullptr, *high = nullptr;
};

/// Lanes that reach different ranges, or addresses 4 GiB apart: those of one range at a time. They are all looked at
/// before the first is moved.
template <class W>
[[gnu::noinline]] bool access_ranges(const MemoryJob& job, W& wave, const MemoryPorts& ports, const GlobalRows& rows) {
  const Rows v = registers_of(wave);
  const std::uint32_t bytes = job.bytes();
  std::array<std::uint64_t, 64> addresses;
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) {
    const std::uint64_t high = rows.high == nullptr ? 0 : rows.high[lane];
    addresses[lane] = rows.base + (rows.low[lane] | high << 32);
  }
  for (const bool moves : {false, true}) {
    for (std::uint64_t left = wave.exec(); left != 0;) {
      const std::uint64_t one = addresses[first_lane(left)];
      const MemoryRange* range = ports.global->find(one, bytes);
      if (range == nullptr) return false;
      const std::uint64_t window = (one - range->address) & ~std::uint64_t{0xffffffff};
      std::array<std::uint32_t, 64> offsets;
      std::uint64_t here = 0;
      bool allowed = true;
      for_lanes(left, [&](std::uint32_t lane) {
        const std::uint64_t at = addresses[lane] - range->address;
        if (at > range->size - bytes || (at & ~std::uint64_t{0xffffffff}) != window) return;
        here |= std::uint64_t{1} << lane;
        offsets[lane] = static_cast<std::uint32_t>(at);
        if (job.store) allowed = allowed && range->may_write(addresses[lane], bytes);
      });
      if (!allowed) return false;
      if (moves) {
        if (job.store && range->stored != nullptr)
          for_lanes(here, [&](std::uint32_t lane) { range->stored->set(window + offsets[lane], bytes, true); });
        const Places places{reinterpret_cast<std::uintptr_t>(range->bytes) + window, offsets.data()};
        job.move.lanes(job.part, places, here, v + job.data);
      }
      left &= ~here;
    }
  }
  return true;
}

/// Lanes at `row` beside `base`, if they are all in one range.
template <class W>
bool access_one_range(const MemoryJob& job, W& wave, const MemoryPorts& ports, std::uint64_t base,
                      const std::uint32_t* row) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t bytes = job.bytes();
  if (lanes == job.all_lanes() && job.move.block != nullptr && job.follow(row, bytes)) {
    if (std::uint8_t* place = global_place(ports, base + row[0], job.wave_size * bytes, job.store)) {
      job.move_block(place, v + job.data);
      return true;
    }
  }
  Places places;
  if (!global_places(job, *ports.global, base, row, lanes, job.store, places)) return false;
  if (job.dwords == 4 && !job.store && lanes == job.all_lanes()) fetch_next_lines(places, job.wave_size);
  job.move.lanes(job.part, places, lanes, v + job.data);
  return true;
}

template <class W, bool ScalarBase>
bool access_global(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const std::uint32_t* row = registers_of(wave)[job.address];
  std::uint64_t base = 0;
  if (global_base<ScalarBase>(job, wave, wave.exec(), base) && access_one_range(job, wave, ports, base, row))
    return true;
  const GlobalRows rows{job.offset + (ScalarBase ? wave.scalar_pair(job.scalar) : 0), row,
                        ScalarBase ? nullptr : registers_of(wave)[job.address + 1]};
  return access_ranges(job, wave, ports, rows);
}

/// A row of offsets that are signed and count `job.unit` bytes, as unsigned bytes; `room` is for those that have to be
/// computed. Null: an active lane's is negative, or too large.
template <class W>
const std::uint32_t* positive_offsets(const MemoryJob& job, const W& wave, std::array<std::uint32_t, 64>& room) {
  const std::uint32_t* row = registers_of(wave)[job.address];
  if ((wave.exec() & ~job.within(row, 0, 0x7fffffffu / job.unit)) != 0) return nullptr;
  if (job.unit == 1) return row;
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) room[lane] = row[lane] * job.unit;
  return room.data();
}

/// Base and offsets of GLOBAL's lanes, whichever form they have. False: the reference's.
template <class W>
bool global_offsets(const MemoryJob& job, const W& wave, std::array<std::uint32_t, 64>& room, std::uint64_t& base,
                    const std::uint32_t*& row) {
  row = registers_of(wave)[job.address];
  if (!job.has_scalar) return global_base<false>(job, wave, wave.exec(), base);
  base = job.offset + wave.scalar_pair(job.scalar);
  row = positive_offsets(job, wave, room);
  return row != nullptr;
}

/// GLOBAL with a scalar base where the VGPR is signed, or counts elements.
template <class W>
bool access_global_elements(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  alignas(64) std::array<std::uint32_t, 64> room;
  std::uint64_t base = 0;
  const std::uint32_t* row = nullptr;
  if (!global_offsets(job, wave, room, base, row)) return false;
  return access_one_range(job, wave, ports, base, row) || access_ranges(job, wave, ports, {base, row});
}

/// The lanes' scratch at these offsets, which are changed.
template <class W>
bool move_scratch(const MemoryJob& job, W& wave, const MemoryPorts& ports, std::array<std::uint32_t, 64>& offsets) {
  const std::uint64_t lanes = wave.exec();
  const std::uint32_t size = ports.scratch.bytes_per_lane, bytes = job.bytes();
  if (size < bytes || ports.scratch.bytes.size() < std::uint64_t{size} * (wave.last_lane + 1) ||
      size > 0xffffffffu / 64)
    return false;
  if ((lanes & ~job.within(offsets.data(), 0, size - bytes)) != 0) return false;
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) offsets[lane] += lane * size;
  const Places places{reinterpret_cast<std::uintptr_t>(ports.scratch.bytes.data()), offsets.data()};
  job.move.lanes(job.part, places, lanes, registers_of(wave) + job.data);
  return true;
}

/// Where the kernel has to set FLAT_SCRATCH: has it set it to the wave's own scratch?
template <class W>
bool has_own_flat_scratch(const MemoryJob& job, const W& wave) {
  switch (job.scratch_base) {
    case ScratchBase::hardware: break;
    case ScratchBase::scalar_registers: return wave.scalar_pair(job.flat_scratch) == wave.scratch_address;
    case ScratchBase::hardware_registers: return wave.flat_scratch == wave.scratch_address;
  }
  return true;
}

/// FLAT where all lanes reach global memory, or all LDS, or all scratch.
template <class W>
bool access_flat(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t lanes = wave.exec();
  const auto shared = static_cast<std::uint32_t>(wave.apertures[0] >> 32);
  const auto priv = static_cast<std::uint32_t>(wave.apertures[2] >> 32);
  alignas(64) std::array<std::uint32_t, 64> low{}, high{};  // (of waves of 32 lanes a half is in use)
  std::uint64_t crosses = 0;  // lanes whose offset leads to another high half: the reference knows which one counts
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) {
    const std::uint64_t base = v[job.address][lane] | static_cast<std::uint64_t>(v[job.address + 1][lane]) << 32;
    const std::uint64_t address = job.offset + base;
    low[lane] = static_cast<std::uint32_t>(address);
    high[lane] = static_cast<std::uint32_t>(address >> 32);
    crosses |= std::uint64_t{(address ^ base) >> 32 != 0} << lane;
  }
  if (job.apertures == FlatApertures::before_offset && (crosses & lanes) != 0) return false;
  if (job.apertures == FlatApertures::scratch_names_lanes && priv != 0)
    for (std::uint32_t lane = 0; lane < job.wave_size; ++lane)
      if ((lanes >> lane & 1u) != 0 && high[lane] >> 26 == priv >> 26) return false;
  const std::uint64_t in_lds = shared != 0 ? lanes & job.within(high.data(), shared, 0) : 0;
  const std::uint64_t in_scratch = priv != 0 ? lanes & job.within(high.data(), priv, 0) : 0;
  if (in_scratch != 0)
    return lanes == in_scratch && has_own_flat_scratch(job, wave) && move_scratch(job, wave, ports, low);
  if (in_lds == 0) return access_global<W, false>(job, wave, ports);
  Places places;
  if (lanes != in_lds || !lds_places(job, ports.lds, low.data(), 0, job.bytes(), lanes, places)) return false;
  job.move.lanes(job.part, places, lanes, v + job.data);
  return true;
}

template <class W>
bool access_scratch(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  if (!has_own_flat_scratch(job, wave)) return false;
  const std::uint32_t base = static_cast<std::uint32_t>(job.offset) + (job.has_scalar ? wave.s[job.scalar] : 0);
  const std::uint32_t* row = job.has_vector ? registers_of(wave)[job.address] : no_offsets.offset;
  alignas(64) std::array<std::uint32_t, 64> offsets;
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane) offsets[lane] = base + row[lane];
  return move_scratch(job, wave, ports, offsets);
}

/// Where an access at an offset into a buffer has to end at most, and the bytes of one that count for that.
struct BufferLimit {
  std::uint64_t end = 0;
  std::uint32_t bytes = 4;
};
/// Without an index; `beside`: an SGPR offset that is not part of the offset.
inline BufferLimit buffer_limit(const BufferResource& resource, std::uint32_t bytes, std::uint64_t beside) {
  const std::uint64_t records = resource.num_records, none = ~std::uint64_t{0};
  switch (resource.check) {
    case RangeCheck::records_or_bytes: return {records, 1};  // where it begins is all that counts
    case RangeCheck::structured: return {records == 0 ? 0 : resource.stride, bytes};
    case RangeCheck::index:
    case RangeCheck::not_empty: return {records == 0 ? 0 : none, bytes};
    case RangeCheck::raw: return {records > beside ? records - beside : 0, bytes};
    case RangeCheck::total_bytes: return {records, bytes};
    case RangeCheck::total_bytes_in_stride: return {std::min<std::uint64_t>(records, resource.stride), bytes};
  }
  return {};
}

/// Buffers without thread id, not indexed and not swizzled. Lanes wholly outside the descriptor's range read zero;
/// `inside` are the others, `base` and `row` their addresses. False: a lane is partly inside.
template <class W>
bool buffer_addresses(const MemoryJob& job, const W& wave, std::uint64_t& inside, std::uint64_t& base,
                      const std::uint32_t*& row) {
  const std::uint32_t* words = wave.s.data() + job.resource;
  const BufferResource resource = decode_buffer_resource(job.buffer, {words[0], words[1], words[2], words[3]});
  if (buffer_swizzled(resource, false) || resource.add_thread_id || resource.data_format == 0) return false;
  const std::uint64_t scalar = wave.s[job.scalar];
  const std::uint64_t first = job.offset + (resource.whole_offset ? scalar : 0);
  if (first >> 63 != 0) return false;  // negative
  row = job.has_vector ? registers_of(wave)[job.address] : no_offsets.offset;
  base = resource.base + scalar + job.offset;
  const BufferLimit limit = buffer_limit(resource, std::min(job.bytes(), 4u), resource.whole_offset ? 0 : scalar);
  const auto inside_at = [&](std::uint64_t offset) {
    if (limit.end < limit.bytes || limit.end - limit.bytes < offset) return std::uint64_t{0};
    const std::uint64_t last = std::min<std::uint64_t>(limit.end - limit.bytes - offset, 0xffffffffu);
    return job.within(row, 0, static_cast<std::uint32_t>(last)) & wave.exec();
  };
  inside = inside_at(first);
  return job.dwords < 2 || inside_at(first + 4 * (job.dwords - 1u)) == inside;
}

/// Scratch through the wave's private segment buffer (memory/addresses/private.hpp), where each lane reaches its own.
template <class W>
bool access_private_segment(const MemoryJob& job, W& wave, const MemoryPorts& ports, const BufferResource& resource) {
  // Descriptors whose range check drops no lane; the others are the reference's.
  const bool unchecked = resource.check == RangeCheck::records_or_bytes ||
                         (resource.check == RangeCheck::not_empty && resource.num_records != 0);
  if (!unchecked) return false;
  const std::uint32_t row_bytes = 4u * job.wave_size;
  const std::uint64_t start = resource.base + wave.s[job.scalar] - wave.scratch_address;
  const std::uint64_t first = start / job.wave_size + job.offset;
  if (resource.index_stride != job.wave_size || start % row_bytes != 0 || first > 0x7fffffffu || job.bytes() > 4)
    return false;
  const std::uint32_t* row = job.has_vector ? registers_of(wave)[job.address] : no_offsets.offset;
  if ((wave.exec() & ~job.within(row, 0, 0x7fffffffu)) != 0) return false;
  alignas(64) std::array<std::uint32_t, 64> offsets;
  for (std::uint32_t lane = 0; lane < job.wave_size; ++lane)
    offsets[lane] = static_cast<std::uint32_t>(first) + row[lane];
  return move_scratch(job, wave, ports, offsets);
}

template <class W>
bool access_buffer(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  if (job.scratch_base != ScratchBase::hardware) {
    const std::uint32_t* words = wave.s.data() + job.resource;
    const BufferResource resource = decode_buffer_resource(job.buffer, {words[0], words[1], words[2], words[3]});
    if (resource.add_thread_id)
      return buffer_swizzled(resource, false) && is_scratch_address(resource.base) &&
             access_private_segment(job, wave, ports, resource);
  }
  Places places;
  std::uint64_t inside = 0, base = 0;
  const std::uint32_t* row = nullptr;
  if (!buffer_addresses(job, wave, inside, base, row)) return false;
  const std::uint32_t bytes = job.bytes();
  if (inside == job.all_lanes() && job.move.block != nullptr && job.follow(row, bytes)) {
    if (std::uint8_t* place = global_place(ports, base + row[0], job.wave_size * bytes, job.store)) {
      job.move_block(place, v + job.data);
      return true;
    }
  }
  if (!global_places(job, *ports.global, base, row, inside, job.store, places)) return false;
  job.move.lanes(job.part, places, inside, v + job.data);
  const std::uint64_t outside = wave.exec() & ~inside;
  if (outside != 0 && !job.store) {
    static constexpr std::uint32_t zero[4] = {};
    job.move.lanes(job.part, {reinterpret_cast<std::uintptr_t>(zero), no_offsets.offset}, outside, v + job.data);
  }
  return true;
}

}  // namespace lockstep::fast
