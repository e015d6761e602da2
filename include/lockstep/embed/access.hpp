// What a wave has on its way: an access between its issue and its completion.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "lockstep/base/address_space.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/embed/scratch_layout.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/perform.hpp"
#include "lockstep/memory/request.hpp"
#include "lockstep/memory/tensor/descriptor.hpp"
#include "lockstep/memory/tensor/parts.hpp"

namespace lockstep::embed {

enum class AccessKind : std::uint8_t {
  memory,    ///< has `parts`: addresses and data by lane
  exchange,  ///< DS_PERMUTE, DS_BPERMUTE, DS_SWIZZLE: through the LDS unit, without addresses
  clock,     ///< S_MEMTIME, S_MEMREALTIME
  tensor,    ///< a tile between memory and LDS, as `tile` says
  message,   ///< S_SENDMSG, S_SENDMSG_RTN: complete it when it is acknowledged
};

/// What S_SENDMSG_RTN is answered: the scalar registers that get it on completion. Of S_SENDMSG none.
struct MessageAnswer {
  std::uint16_t first = 0, count = 0;
  std::array<std::uint32_t, 2> values{};  ///< who knows better may change them before
};

/// Requests move four dwords a lane at most; an access of more (a block of registers) has several.
template <std::uint32_t lanes>
struct AccessPart {
  MemoryRequest<lanes> request{};
  MemoryReply<lanes> reply{};
};

/// Bytes at one address of one lane, for whoever answers without Wave::perform: see Access::each_piece.
struct AccessPiece {
  std::uint32_t lane = 0;  ///< 0 of scalar accesses
  AddressSpace space{};
  std::uint64_t address = 0;
  std::uint32_t bytes = 0;
  std::uint64_t lds = 0;    ///< of loads to LDS, which `complete` puts there, and of stores from it: the place in LDS
  std::uint32_t owner = 0;  ///< the lane whose scratch it is
  std::size_t part = 0;     ///< of Access::parts
  std::size_t dword = 0;    ///< where its bytes begin in the data of the part's request and reply
};

/// A value: it holds all that memory has to know, and does not point at the wave.
template <class Isa, std::uint32_t lanes>
struct Access {
  std::uint64_t id = 0;  ///< of the wave's accesses, in the order of issue, from 1 on
  std::uint64_t pc = 0;
  AccessKind kind = AccessKind::memory;
  AccessClass access_class = AccessClass::none;
  WaitCounterSet counters{};  ///< that it counts in until it is complete
  lockstep::Instruction<Isa> instruction{};
  Mode mode{};  ///< of the wave at issue: float atomics in LDS follow it
  std::vector<AccessPart<lanes>> parts{};
  lockstep::detail::ExchangedLanes<lanes> exchanged{};
  tensor::Descriptor tile{};
  MessageAnswer answer{};
  std::uint64_t user = 0;  ///< the simulator's own: a time, an index
  bool completed = false;  ///< answered, and waits for older ones whose results return before
  bool answered = false;   ///< memory has taken effect: by Wave::perform, or the simulator sets it (order_check.hpp)

  /// What the instruction does with memory; of a message nothing (`action` is `none`).
  const MemoryOp& op() const {
    static constexpr MemoryOp nothing{};
    const MemoryOp* const memory = instruction.info().memory;
    return memory != nullptr ? *memory : nothing;
  }
  bool reads() const { return kind == AccessKind::memory && op().action != MemoryAction::store; }
  bool writes() const {
    if (kind != AccessKind::memory) return kind == AccessKind::tensor && op().action == MemoryAction::tensor_store;
    const MemoryAction action = parts.empty() ? op().action : parts[0].request.op.action;
    return action == MemoryAction::store || action == MemoryAction::atomic || action == MemoryAction::store_from_lds;
  }
  bool atomic() const {
    return kind == AccessKind::memory && !parts.empty() && parts[0].request.op.action == MemoryAction::atomic;
  }

  /// Calls `visit(lane, space, address, bytes)` for every address that a lane accesses, lowest lane first. What a
  /// buffer's bounds drop is left out. LDS and scratch addresses count from 0; scalar accesses and tiles of a tensor
  /// have lane 0; of what goes between memory and LDS, memory's addresses.
  template <class Visit>
  void each_address(Visit&& visit) const {
    if (kind == AccessKind::tensor)
      tensor::each_line(tile, op().action == MemoryAction::tensor_store, [&](const tensor::Part& line) {
        visit(std::uint32_t{0}, AddressSpace::global, line.address, line.bytes);
      });
    each_piece([&](const AccessPiece& piece) { visit(piece.lane, piece.space, piece.address, piece.bytes); });
  }

  /// The same with all that it takes to answer: `stored` are the bytes to write at a piece, into `loaded` go those that
  /// were read there, and of an atomic the value before; `updated` says what an atomic makes of that value. Data that a
  /// buffer's bounds cut has a piece for each dword inside, an atomic then has none. Tiles of a tensor have no pieces.
  template <class Visit>
  void each_piece(Visit&& visit) const {
    for (std::size_t part = 0; part < parts.size(); ++part) {
      const MemoryRequest<lanes>& r = parts[part].request;
      for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        if (!r.takes_part(lane) || r.drops_atomic(lane)) continue;
        for (std::uint32_t k = 0; k < (r.both ? 2u : 1u); ++k) {
          AccessPiece piece;
          piece.lane = lane;
          piece.space = r.space[lane];
          piece.address = k == 0 ? r.address[lane] : r.address1[lane];
          piece.bytes = r.bytes;
          piece.lds = r.both ? 0 : r.address1[lane];
          piece.owner = r.owner_of(lane);
          piece.part = part;
          piece.dword = std::size_t{4} * lane + k * (r.bytes / 4);
          if (r.dropped[lane] == 0) {
            visit(static_cast<const AccessPiece&>(piece));
            continue;
          }
          const AccessPiece whole = piece;
          for (std::uint32_t first = 0; first < r.bytes; first += 4) {
            if ((r.dropped[lane] >> (first / 4) & 1) != 0) continue;
            piece.address = whole.address + first;
            piece.lds = whole.lds + first;
            piece.bytes = std::min(4u, r.bytes - first);
            piece.dword = whole.dword + first / 4;
            visit(static_cast<const AccessPiece&>(piece));
          }
        }
      }
    }
  }
  /// What a store writes at a piece. (Of a store from LDS it is in LDS.)
  std::span<const std::uint8_t> stored(const AccessPiece& piece) const {
    return {reinterpret_cast<const std::uint8_t*>(&parts[piece.part].request.data[piece.dword]), piece.bytes};
  }
  /// Where the bytes go that a load, or an atomic before it changed them, found at a piece.
  std::span<std::uint8_t> loaded(const AccessPiece& piece) {
    return {reinterpret_cast<std::uint8_t*>(&parts[piece.part].reply.data[piece.dword]), piece.bytes};
  }
  /// What an atomic makes of the value `old` at a piece, whose address is a multiple of its size.
  std::uint64_t updated(const AccessPiece& piece, std::uint64_t old) const {
    const MemoryRequest<lanes>& r = parts[piece.part].request;
    const AtomicOperands operands = lockstep::detail::atomic_operands(r.op, &r.data[piece.dword]);
    return apply_atomic(r.op, old, operands, lockstep::detail::atomic_unit(r.op, piece.space), r.float_rules, mode);
  }

  /// The aligned blocks of `bytes` (a power of two) of `space` that the access touches, each once, in ascending order:
  /// lines of a cache, sectors of a DRAM page.
  std::vector<std::uint64_t> blocks(std::uint32_t bytes, AddressSpace space = AddressSpace::global) const {
    std::vector<std::uint64_t> found;
    each_address([&](std::uint32_t, AddressSpace in, std::uint64_t address, std::uint32_t size) {
      if (in == space) add_blocks(found, bytes, address, size);
    });
    return sorted(std::move(found));
  }
  /// The blocks of memory that hold the scratch that the access touches, as hardware places it for a wave in `slot`.
  std::vector<std::uint64_t> scratch_blocks(std::uint32_t bytes, const ScratchLayout& layout,
                                            std::uint64_t slot = 0) const {
    std::vector<std::uint64_t> found;
    each_piece([&](const AccessPiece& piece) {
      if (piece.space != AddressSpace::scratch) return;
      layout.each_part(
          slot, piece.owner, piece.address, piece.bytes,
          [&](std::uint64_t address, std::uint32_t, std::uint32_t count) { add_blocks(found, bytes, address, count); });
    });
    return sorted(std::move(found));
  }

 private:
  static void add_blocks(std::vector<std::uint64_t>& found, std::uint32_t bytes, std::uint64_t address,
                         std::uint32_t size) {
    if (size == 0) return;
    for (std::uint64_t at = address & ~std::uint64_t{bytes - 1}; at < address + size; at += bytes) found.push_back(at);
  }
  static std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> found) {
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }
};

/// Do the two return in the order in which they were issued? Only then does a wait for less than all of a counter's
/// accesses say which of them are back. Scalar loads return in any order, and so do accesses of different kinds that
/// share a counter. (ISA manuals, dependency counters; LLVM inserts its waits by the same rules.)
constexpr bool return_in_order(AccessClass a, WaitCounterSet counters_a, AccessClass b, WaitCounterSet counters_b) {
  if ((counters_a.bits & counters_b.bits) == 0) return false;
  const auto kind = [](AccessClass c) {
    switch (c) {
      case AccessClass::lds:
      case AccessClass::scalar:
      case AccessClass::message: return c;
      default: return AccessClass::none;
    }
  };
  return kind(a) == kind(b) && a != AccessClass::scalar && a != AccessClass::message;
}

}  // namespace lockstep::embed
