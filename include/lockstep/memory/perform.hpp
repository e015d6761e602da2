// Performs a request on the three memories: the part a simulator replaces by its own hierarchy.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/base/fault.hpp"
#include "lockstep/memory/atomic.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep {

namespace detail {

/// The lane a fault names: scalar instructions belong to the wave.
constexpr std::int32_t lane_to_blame(const MemoryOp& op, std::uint32_t lane) {
  return op.scalar() ? -1 : static_cast<std::int32_t>(lane);
}

constexpr Fault blamed_on(Fault fault, const MemoryOp& op, std::uint32_t lane) {
  fault.lane = lane_to_blame(op, lane);
  return fault;
}

constexpr bool stores(const MemoryOp& op) {
  return op.action == MemoryAction::store || op.action == MemoryAction::store_from_lds;
}

constexpr Fault out_of_bounds(AddressSpace space, std::int32_t lane, std::uint64_t address, std::uint32_t bytes) {
  return make_memory_fault(FaultKind::out_of_bounds,
                           space == AddressSpace::scratch
                               ? "private address beyond the scratch bytes each lane has"
                               : "global address outside every registered range: check the buffer's size and the index",
                           lane, space, address, bytes);
}

/// An access that wants the alignment of an atomic.
constexpr Fault misaligned(std::string_view detail, const MemoryOp& op, AddressSpace space, std::uint32_t lane,
                           std::uint64_t address, std::uint32_t bytes) {
  return make_memory_fault(FaultKind::misaligned, detail, lane_to_blame(op, lane), space, address, bytes);
}

/// LDS bytes outside the allocation read as zero, dword by dword. (Where a load is zero as a whole: is_zero_load.)
constexpr void read_lds(std::span<const std::uint8_t> lds, std::uint64_t address, std::uint8_t* to,
                        std::uint32_t bytes) {
  for (std::uint32_t first = 0; first < bytes; first += 4) {
    const std::uint32_t part = bytes - first < 4 ? bytes - first : 4;
    const bool inside = address + first + part <= lds.size();
    for (std::uint32_t i = first; i < first + part; ++i) to[i] = inside ? lds[address + i] : std::uint8_t{0};
  }
}

/// LDS bytes outside the allocation are not written, dword by dword.
constexpr void write_lds(std::span<std::uint8_t> lds, std::uint64_t address, const std::uint8_t* from,
                         std::uint32_t bytes) {
  for (std::uint32_t first = 0; first < bytes; first += 4) {
    const std::uint32_t part = bytes - first < 4 ? bytes - first : 4;
    if (address + first + part > lds.size()) continue;
    for (std::uint32_t i = first; i < first + part; ++i) lds[address + i] = from[i];
  }
}

template <class Global>
struct Memories {
  Global& global;
  std::span<std::uint8_t> lds;
  ScratchMemory scratch;

  /// false: out of range. (LDS never is, see read_lds.)
  constexpr bool read(AddressSpace space, std::uint32_t lane, std::uint64_t address, std::uint8_t* to,
                      std::uint32_t bytes) {
    if (space == AddressSpace::global)
      return global.read(address, to, bytes) || scratch.device.read(address, to, bytes);
    if (space == AddressSpace::lds) {
      read_lds(lds, address, to, bytes);
      return true;
    }
    return SpanMemory(0, scratch.lane(lane)).read(address, to, bytes);
  }
  constexpr bool write(AddressSpace space, std::uint32_t lane, std::uint64_t address, const std::uint8_t* from,
                       std::uint32_t bytes) {
    if (space == AddressSpace::global)
      return global.write(address, from, bytes) || scratch.device.write(address, from, bytes);
    if (space == AddressSpace::lds) {
      write_lds(lds, address, from, bytes);
      return true;
    }
    return SpanMemory(0, scratch.lane(lane)).write(address, from, bytes);
  }
  template <class T, class F>
  constexpr bool atomic(AddressSpace space, std::uint32_t lane, std::uint64_t address, T& old, F&& op) {
    if (space == AddressSpace::global)
      return global.atomic(address, old, op) || scratch.device.atomic(address, old, op);
    if (space == AddressSpace::lds) {
      if (!SpanMemory(0, lds).atomic(address, old, op)) old = 0;
      return true;
    }
    return SpanMemory(0, scratch.lane(lane)).atomic(address, old, op);
  }
};

/// May a compiler have made this load wider than what its program reads? (Buffers have their own bounds.)
constexpr bool may_be_widened(const MemoryOp& op, AddressSpace space) {
  return op.action == MemoryAction::load && op.bytes() >= 4 && space == AddressSpace::global &&
         op.address != AddressForm::buffer && op.address != AddressForm::scalar_buffer &&
         op.address != AddressForm::image;
}

/// A load that is not inside a range as a whole. Compilers round loads up as far as their pointer's alignment allows:
/// three dwords become four, five bytes a pair of dwords. The bytes they add share an aligned block with bytes the
/// program reads, so that no page begins between them and hardware has no fault (LLVM 22: WidenOrSplitVectorLoad in
/// SIISelLowering.cpp, LoadStoreVectorizer.cpp). How much alignment the compiler knew of is not known here, but it is
/// at most the address's: each block of that size has to begin in a range. Bytes in no range are zero.
template <class Global>
constexpr bool read_widened(Global& global, std::uint64_t address, std::uint8_t* to, std::uint32_t bytes) {
  const std::uint64_t limited = address | 64;  // no load is wider
  const auto block = static_cast<std::uint32_t>(limited & (~limited + 1));
  if (block < 4) return false;
  for (std::uint32_t first = 0; first < bytes; first += block) {
    if (!global.read(address + first, to + first, 1)) return false;
  }
  for (std::uint32_t first = 0; first < bytes; first += 4) {
    if (global.read(address + first, to + first, 4)) continue;  // whole: other threads may write it
    for (std::uint32_t i = first; i < first + 4; ++i) {
      if (!global.read(address + i, to + i, 1)) to[i] = 0;
    }
  }
  return true;
}

/// A load or store of one address: `data` are the dwords it fills or takes. Excluded parts are skipped; they
/// read 0.
template <class Global>
constexpr Fault transfer(Memories<Global>& memories, const MemoryOp& op, AddressSpace space, std::uint32_t lane,
                         std::uint64_t address, std::uint32_t bytes, std::uint32_t dropped, std::uint32_t* data) {
  const bool store = stores(op);
  if (op.monitor && address % bytes != 0)
    return misaligned("monitoring load at an address that is no multiple of its size", op, space, lane, address, bytes);
  std::array<std::uint8_t, 64> image{};
  const std::uint32_t dwords = (bytes + 3) / 4;
  if (store) {
    for (std::uint32_t i = 0; i < dwords; ++i) store_little_endian<std::uint32_t>(&image[4 * i], data[i]);
  }
  const std::uint32_t step = dropped == 0 ? bytes : 4;
  for (std::uint32_t first = 0; first < bytes; first += step) {
    if ((dropped >> (first / 4) & 1) != 0) continue;
    const std::uint32_t part = bytes - first < step ? bytes - first : step;
    bool done = store ? memories.write(space, lane, address + first, &image[first], part)
                      : memories.read(space, lane, address + first, &image[first], part);
    if (!done && may_be_widened(op, space)) done = read_widened(memories.global, address, image.data(), bytes);
    if (!done) return out_of_bounds(space, lane_to_blame(op, lane), address + first, part);
  }
  if (!store) {
    for (std::uint32_t i = 0; i < dwords; ++i) data[i] = load_little_endian<std::uint32_t>(&image[4 * i]);
  }
  return no_fault;
}

/// Who does an atomic on a memory.
constexpr AtomicUnit atomic_unit(const MemoryOp& op, AddressSpace space) {
  if (space != AddressSpace::lds) return AtomicUnit::cache;
  return op.address == AddressForm::lds ? AtomicUnit::lds : AtomicUnit::flat_lds;
}

template <class T, class Global>
constexpr Fault update(Memories<Global>& memories, const MemoryOp& op, AddressSpace space, std::uint32_t lane,
                       std::uint64_t address, const AtomicOperands& operands, const FloatAtomicRules& rules,
                       const Mode& mode, std::uint64_t& old) {
  if (address % sizeof(T) != 0) {
    return misaligned("atomic at an address that is no multiple of its size", op, space, lane, address, sizeof(T));
  }
  const AtomicUnit unit = atomic_unit(op, space);
  T before = 0;
  const bool done = memories.atomic(space, lane, address, before, [&](T value) {
    return static_cast<T>(apply_atomic(op, value, operands, unit, rules, mode));
  });
  if (!done) return out_of_bounds(space, lane_to_blame(op, lane), address, sizeof(T));
  old = before;
  return no_fault;
}

/// The operands in a request's data. A compare-and-swap may have the comparand first, else it has the new value first.
constexpr AtomicOperands atomic_operands(const MemoryOp& op, const std::uint32_t* data) {
  const bool wide = op.element_bits == 64;
  const auto value = [&](unsigned i) -> std::uint64_t {
    return wide ? data[2 * i] | static_cast<std::uint64_t>(data[2 * i + 1]) << 32 : data[i];
  };
  AtomicOperands operands{value(0), value(1)};
  if (op.comparand_first) operands = {value(1), value(0)};
  return operands;
}

template <class Global, std::uint32_t Lanes>
constexpr Fault perform_atomic(Memories<Global>& memories, const MemoryRequest<Lanes>& request, std::uint32_t lane,
                               const Mode& mode, std::uint32_t* reply) {
  const MemoryOp& op = request.op;
  const std::uint32_t* data = &request.data[4 * lane];
  const std::uint32_t dwords = op.element_bits / 32;
  if (request.drops_atomic(lane)) return no_fault;
  std::array<std::uint32_t, 2> from_lds{};
  if (op.operand_in_lds) {
    std::array<std::uint8_t, 8> image{};
    read_lds(memories.lds, request.address1[lane], image.data(), request.bytes);
    from_lds = {load_little_endian<std::uint32_t>(&image[0]), load_little_endian<std::uint32_t>(&image[4])};
    data = from_lds.data();
  }
  const std::uint32_t owner = request.owner_of(lane);
  for (std::uint32_t k = 0; k < (request.both && !op.operand_in_lds ? 2u : 1u); ++k) {
    const std::uint64_t address = k == 0 ? request.address[lane] : request.address1[lane];
    const AtomicOperands operands = atomic_operands(op, data + k * dwords);
    std::uint64_t old = 0;
    const Fault fault = op.element_bits == 64 ? update<std::uint64_t>(memories, op, request.space[lane], owner, address,
                                                                      operands, request.float_rules, mode, old)
                                              : update<std::uint32_t>(memories, op, request.space[lane], owner, address,
                                                                      operands, request.float_rules, mode, old);
    if (fault) return fault;
    if constexpr (requires { memories.global.atomic_log(); }) {
      if (memories.global.atomic_log() != nullptr && request.space[lane] == AddressSpace::global &&
          !memories.scratch.device.holds(address, 1))
        memories.global.atomic_log()->note(address, op, operands.data, request.returns);
    }
    reply[k * dwords] = static_cast<std::uint32_t>(old);
    if (dwords == 2) reply[k * dwords + 1] = static_cast<std::uint32_t>(old >> 32);
  }
  return no_fault;
}

/// Is a lane's load zero because a part of it is outside LDS? (RDNA3 manual 3.3.4.1)
template <std::uint32_t Lanes>
constexpr bool is_zero_load(const MemoryRequest<Lanes>& request, std::uint32_t lane, std::uint64_t lds_size) {
  if (!request.lds_loads_whole || request.space[lane] != AddressSpace::lds || stores(request.op)) return false;
  return request.address[lane] + request.bytes > lds_size ||
         (request.both && request.address1[lane] + request.bytes > lds_size);
}

}  // namespace detail

/// Performs `request`, lane by lane in ascending order (two stores to one address: the higher lane wins).
/// The first lane that fails ends it; lanes before it have taken effect. `mode` matters for LDS float atomics
/// only.
template <std::uint32_t Lanes, GlobalMemory Global>
constexpr Fault perform(const MemoryRequest<Lanes>& request, MemoryReply<Lanes>& reply, Global& global,
                        std::span<std::uint8_t> lds, const ScratchMemory& scratch, const Mode& mode) {
  detail::Memories<Global> memories{global, lds, scratch};
  const MemoryOp& op = request.op;
  const bool store = detail::stores(op);
  for (std::uint32_t lane = 0; lane < Lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    if (op.action == MemoryAction::atomic) {
      const Fault fault = detail::perform_atomic(memories, request, lane, mode, &reply.data[4 * lane]);
      if (fault) return detail::blamed_on(fault, op, lane);
      continue;
    }
    const bool is_zero = detail::is_zero_load(request, lane, lds.size());
    for (std::uint32_t k = 0; k < (request.both ? 2u : 1u); ++k) {
      const std::uint32_t at = 4 * lane + k * (request.bytes / 4);
      std::array<std::uint32_t, 16> data{};
      const std::uint32_t dwords = (request.bytes + 3) / 4;
      if (op.action == MemoryAction::store_from_lds) {
        std::array<std::uint8_t, 16> image{};
        detail::read_lds(lds, request.address1[lane], image.data(), request.bytes);
        for (std::uint32_t i = 0; i < dwords; ++i) data[i] = load_little_endian<std::uint32_t>(&image[4 * i]);
      } else if (store) {
        for (std::uint32_t i = 0; i < dwords; ++i) data[i] = request.data[at + i];
      }
      if (!is_zero) {
        const Fault fault = detail::transfer(memories, op, request.space[lane], request.owner_of(lane),
                                             k == 0 ? request.address[lane] : request.address1[lane], request.bytes,
                                             request.dropped[lane], data.data());
        if (fault) return detail::blamed_on(fault, op, lane);
      }
      if (!store) {
        for (std::uint32_t i = 0; i < dwords; ++i) reply.data[at + i] = data[i];
      }
    }
  }
  return no_fault;
}

}  // namespace lockstep
