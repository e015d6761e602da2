// What a wave has on its way: an access between its issue and its completion.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "lockstep/base/address_space.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/request.hpp"
#include "lockstep/memory/tensor/descriptor.hpp"

namespace lockstep::embed {

enum class AccessKind : std::uint8_t {
  memory,    ///< has `parts`: addresses and data by lane
  exchange,  ///< DS_PERMUTE, DS_BPERMUTE, DS_SWIZZLE: through the LDS unit, without addresses
  clock,     ///< S_MEMTIME, S_MEMREALTIME
  tensor,    ///< a tile between memory and LDS, as `tile` says
  message,   ///< S_SENDMSG: complete it when it is acknowledged
};

/// Requests move four dwords a lane at most; an access of more (a block of registers) has several.
template <std::uint32_t lanes>
struct AccessPart {
  MemoryRequest<lanes> request{};
  MemoryReply<lanes> reply{};
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
  std::uint64_t user = 0;  ///< the simulator's own: a time, an index
  bool completed = false;  ///< answered, and waits for older ones whose results return before

  const MemoryOp& op() const { return *instruction.info().memory; }
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
  /// buffer's bounds drop is left out. LDS and scratch addresses count from 0; scalar accesses have lane 0.
  template <class Visit>
  void each_address(Visit&& visit) const {
    for (const AccessPart<lanes>& part : parts) {
      const MemoryRequest<lanes>& r = part.request;
      for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        if (!r.takes_part(lane)) continue;
        for (std::uint32_t k = 0; k < (r.both ? 2u : 1u); ++k) {
          const std::uint64_t address = k == 0 ? r.address[lane] : r.address1[lane];
          if (r.dropped[lane] == 0) {
            visit(lane, r.space[lane], address, r.bytes);
            continue;
          }
          for (std::uint32_t first = 0; first < r.bytes; first += 4)
            if ((r.dropped[lane] >> (first / 4) & 1) == 0)
              visit(lane, r.space[lane], address + first, std::min(4u, r.bytes - first));
        }
      }
    }
  }

  /// The aligned blocks of `bytes` (a power of two) of `space` that the access touches, each once, in ascending order:
  /// lines of a cache, sectors of a DRAM page.
  std::vector<std::uint64_t> blocks(std::uint32_t bytes, AddressSpace space = AddressSpace::global) const {
    std::vector<std::uint64_t> found;
    each_address([&](std::uint32_t, AddressSpace in, std::uint64_t address, std::uint32_t size) {
      if (in != space || size == 0) return;
      for (std::uint64_t at = address & ~std::uint64_t{bytes - 1}; at < address + size; at += bytes)
        found.push_back(at);
    });
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
