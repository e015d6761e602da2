// The first half of a memory instruction: which lanes access what, with which data. A simulator may keep a
// request as long as it likes, send it through its own hierarchy, and hand the answer to complete.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "lockstep/base/address_space.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/formats/element.hpp"
#include "lockstep/memory/image/texel.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

/// Dwords of data a wave of `Lanes` lanes can move in one instruction: four a lane, sixteen for scalar loads.
template <std::uint32_t Lanes>
inline constexpr std::uint32_t request_dwords = std::max<std::uint32_t>(4 * Lanes, 16);

/// Dword `i` of lane `l` stands at data[4 * l + i]; scalar instructions use lane 0 and up to sixteen dwords.
/// Data is the little-endian image of the bytes in memory.
template <std::uint32_t Lanes>
struct MemoryRequest {
  MemoryOp op{};         ///< a buffer load whose LDS bit is set appears as load_to_lds, append and consume as atomics
  bool returns = false;  ///< an atomic whose old value goes to a register
  std::uint64_t lanes = 0;  ///< lanes that take part; bit 0 alone for scalar instructions
  std::uint32_t bytes = 0;  ///< accessed at each address
  std::array<AddressSpace, Lanes> space{};
  std::array<std::uint64_t, Lanes> address{};   ///< byte address in `space`; LDS and scratch count from 0
  std::array<std::uint64_t, Lanes> address1{};  ///< second LDS address; LDS destination of load_to_lds
  /// Parts a buffer's bounds exclude, bit i for dword i (or for the whole datum below a dword): they read as
  /// zero and are not written.
  std::array<std::uint16_t, Lanes> dropped{};
  /// Stores: the bytes to write. Atomics: first operand, then the second (see AtomicOperands); two-address
  /// forms: the datum of the first address, then that of the second.
  std::array<std::uint32_t, request_dwords<Lanes>> data{};

  /// Lanes whose scratch is accessed, where an address can name another lane's (FlatApertures::scratch_names_lanes).
  std::array<std::uint8_t, Lanes> owner{};
  bool owners = false;  ///< `owner` holds lanes

  FloatAtomicRules float_rules{};  ///< of the ISA
  std::uint8_t part = 0;           ///< of a block: which four registers
  std::uint8_t registers = 15;     ///< of a block's part: the registers that take part
  bool both = false;               ///< address1 is accessed too; equal offsets make it one access (manual 11.3.1)
  bool broadcast = false;          ///< every lane of `receivers` gets the result of the one lane that takes part
  std::uint64_t receivers = 0;     ///< lanes whose registers the result goes to
  ElementFormat format{};          ///< of a converting access
  image::TexelRegisters texel{};   ///< of an access to an image
  bool lds_loads_whole = false;    ///< of the ISA (MemoryTraits)

  /// The lane whose scratch an address of `lane` lies in.
  constexpr std::uint32_t owner_of(std::uint32_t lane) const {
    return owners && space[lane] == AddressSpace::scratch ? owner[lane] : lane;
  }
  constexpr bool takes_part(std::uint32_t lane) const { return (lanes >> lane & 1) != 0; }
  /// Does the lane take part, and access nothing? An atomic is out of bounds as a whole.
  constexpr bool drops_atomic(std::uint32_t lane) const {
    return op.action == MemoryAction::atomic && dropped[lane] != 0;
  }
};

/// What memory answers: loaded bytes, or values from before an atomic, laid out as the request's data.
/// Dropped parts are zero.
template <std::uint32_t Lanes>
struct MemoryReply {
  std::array<std::uint32_t, request_dwords<Lanes>> data{};
};

}  // namespace lockstep
