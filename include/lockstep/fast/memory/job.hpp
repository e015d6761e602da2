// One memory instruction as the fast engine sees it: planned once when a kernel is compiled, run on a wave.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/fast/memory/move.hpp"
#include "lockstep/fast/program/wave_resources.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep::fast {

/// What the host's vector instructions do for all lanes of a row.
struct LaneOperations {
  /// Do the lanes follow each other at distance `step`, without wrapping?
  bool (*consecutive)(const std::uint32_t* row, std::uint32_t step);
  /// The lanes from `low` to `low` + `span`, wrapping.
  std::uint64_t (*within)(const std::uint32_t* row, std::uint32_t low, std::uint32_t span);
  /// Copies sixteen bytes of each lane, one after the other.
  void (*join_pieces)(const Places& places, std::uint8_t* to);
};

/// Operands of one memory instruction. Rows are indices of Wave::v, scalars indices of Wave::s.
struct MemoryJob {
  Moves move{};
  const LaneOperations* host = nullptr;
  MemoryOp op{};
  BufferFamily buffer = BufferFamily::gfx9;  ///< of descriptors
  FloatAtomicRules float_rules{};
  FlatApertures apertures = FlatApertures::by_high_half;
  std::uint64_t offset = 0;                ///< of the instruction, sign-extended; byte offset of SMEM
  std::uint32_t offset0 = 0, offset1 = 0;  ///< LDS: bytes
  std::uint16_t address = 0;               ///< row of the (low) address
  std::uint16_t data = 0, data1 = 0;       ///< rows of what is loaded or stored
  std::uint16_t result = 0;                ///< row of an atomic's result
  std::uint16_t scalar = 0;                ///< SADDR, SOFFSET, or SMEM's base
  std::uint16_t resource = 0;              ///< buffers: first scalar of the descriptor
  std::uint8_t dwords = 0;                 ///< 0: see `part`
  std::uint8_t group = 64;                 ///< lanes among which DS_PERMUTE and DS_BPERMUTE move data
  bool store = false;
  bool has_scalar = false, has_vector = false;
  bool returns = false;  ///< an atomic's old value
  SubDword part{};
  std::array<std::uint8_t, 64> source{};  ///< DS_SWIZZLE: the lane each lane reads

  std::uint32_t bytes() const { return dwords == 0 ? part.bytes : dwords * 4u; }
};

template <class W>
[[gnu::always_inline]] inline Rows registers_of(W& wave) {
  return reinterpret_cast<Rows>(wave.vgprs());
}
template <class W>
[[gnu::always_inline]] inline ConstRows registers_of(const W& wave) {
  return reinterpret_cast<ConstRows>(wave.vgprs());
}

}  // namespace lockstep::fast
