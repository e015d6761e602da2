// A check for simulators that reorder accesses: has an access overtaken an older one of the same wave that reaches the
// same bytes? It runs only when it is called.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/base/address_space.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/embed/access.hpp"

namespace lockstep::embed {

/// An access that would reach memory before an older one that it may not overtake.
struct Overtaken {
  std::uint64_t younger = 0, older = 0;  ///< Access::id
  std::uint64_t younger_pc = 0, older_pc = 0;
  std::uint32_t younger_lane = 0, older_lane = 0;  ///< the first that meet
  AddressSpace space{};
  std::uint64_t address = 0;  ///< the first byte that both reach
  std::string text{};         ///< all of it as a sentence
};

namespace detail {

/// The order in which the accesses of a wave that go the same way reach the same bytes.
enum class AccessWay : std::uint8_t {
  none,    ///< no order is promised: scalar accesses, tiles of a tensor
  vector,  ///< memory and scratch
  lds,     ///< LDS by DS instructions
};

constexpr AccessWay way_of(const MemoryOp& op, AddressSpace space) {
  if (op.scalar()) return AccessWay::none;
  if (op.address == AddressForm::lds) return AccessWay::lds;
  return space == AddressSpace::lds ? AccessWay::none : AccessWay::vector;
}

struct ReachedBytes {
  AccessWay way{};
  AddressSpace space{};
  std::uint32_t lane = 0, owner = 0;
  std::uint64_t address = 0, bytes = 0;

  constexpr bool meets(const ReachedBytes& other) const {
    if (way == AccessWay::none || way != other.way || space != other.space) return false;
    if (space == AddressSpace::scratch && owner != other.owner) return false;
    return address - other.address < other.bytes || other.address - address < bytes;
  }
};

template <class Isa, std::uint32_t lanes>
std::vector<ReachedBytes> reached_bytes(const Access<Isa, lanes>& access) {
  std::vector<ReachedBytes> all;
  access.each_piece([&](const AccessPiece& piece) {
    all.push_back({way_of(access.op(), piece.space), piece.space, piece.lane, piece.owner, piece.address, piece.bytes});
  });
  return all;
}

}  // namespace detail

/// Call it before `access` of `wave` is answered. Returns the oldest access of the wave that has not been answered and
/// reaches bytes that `access` reaches, too, if one of the two writes. Nothing: there is none.
///
/// Vector memory accesses of a wave reach the same bytes in memory and scratch in the order of issue, and so do DS
/// instructions in LDS: programs that store and load by one wave have no wait between the two (LLVM inserts none for
/// it). The ISA promises no order of scalar accesses, of tiles of a tensor, and of accesses that go different ways
/// (FLAT in LDS beside DS, copies to LDS): the check returns nothing for them.
///
/// `perform` sets `access.answered`. A simulator that answers by pieces sets it after the last piece.
template <class Wave>
std::optional<Overtaken> overtaken(const Wave& wave, const typename Wave::AccessType& access) {
  if (access.kind != AccessKind::memory) return std::nullopt;
  std::vector<detail::ReachedBytes> mine;
  for (const auto& older : wave.in_flight()) {
    if (older.id >= access.id) break;
    if (older.kind != AccessKind::memory || older.answered || older.completed) continue;
    if (!older.writes() && !access.writes()) continue;
    if (mine.empty()) mine = detail::reached_bytes(access);
    for (const detail::ReachedBytes& theirs : detail::reached_bytes(older)) {
      for (const detail::ReachedBytes& own : mine) {
        if (!own.meets(theirs)) continue;
        Overtaken found{access.id, older.id, access.pc, older.pc, own.lane, theirs.lane, own.space};
        found.address = own.address - theirs.address < theirs.bytes ? own.address : theirs.address;
        const auto named = [](const auto& of, std::uint32_t lane) {
          return std::string(of.instruction.info().name) + " at pc " + hex(of.pc) + " (access " + decimal(of.id) +
                 ", lane " + decimal(lane) + ")";
        };
        found.text = named(access, own.lane) + " reaches " + std::string(space_name(own.space)) + " address " +
                     hex(found.address) + " before " + named(older, theirs.lane) +
                     ", which was issued earlier: answer accesses of a wave to the same bytes in the order of issue";
        return found;
      }
    }
  }
  return std::nullopt;
}

}  // namespace lockstep::embed
