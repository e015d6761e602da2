// One memory instruction as the fast engine sees it: planned once when a kernel is compiled, run on a wave.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "fast/memory/image/job.hpp"
#include "fast/memory/move.hpp"
#include "fast/program/wave_resources.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep::fast {

/// What the host's vector instructions do for the first `lanes` of a row, 32 or 64.
struct LaneOperations {
  /// Do the lanes follow each other at distance `step`, without wrapping?
  bool (*consecutive)(const std::uint32_t* row, std::uint32_t step, std::uint32_t lanes);
  /// Which lanes are from `low` to `low` + `span`, wrapping?
  std::uint64_t (*within)(const std::uint32_t* row, std::uint32_t low, std::uint32_t span, std::uint32_t lanes);
  /// Copies sixteen bytes of each lane, one after the other.
  void (*join_pieces)(const Places& places, std::uint8_t* to, std::uint32_t lanes);
};

/// Operands of one memory instruction. Rows are indices of Wave::v, scalars indices of Wave::s.
struct MemoryJob {
  Moves move{};
  const LaneOperations* host = nullptr;
  MemoryOp op{};
  BufferFamily buffer = BufferFamily::gfx9;  ///< of descriptors
  FloatAtomicRules float_rules{};
  FlatApertures apertures = FlatApertures::by_high_half;
  ScratchBase scratch_base = ScratchBase::hardware;
  std::uint16_t flat_scratch = 0;          ///< first scalar of FLAT_SCRATCH, where it is a pair of them
  std::uint64_t offset = 0;                ///< of the instruction, sign-extended; byte offset of SMEM
  std::uint32_t offset0 = 0, offset1 = 0;  ///< LDS: bytes
  std::uint32_t m0_mask = 0;               ///< loads to LDS: the bits of M0 that are their place
  std::uint16_t address = 0;               ///< row of the (low) address
  std::uint16_t data = 0, data1 = 0;       ///< rows of what is loaded or stored
  std::uint16_t result = 0;                ///< row of an atomic's result
  std::uint16_t scalar = 0;                ///< SADDR, SOFFSET, or SMEM's base
  std::uint16_t resource = 0;              ///< buffers: first scalar of the descriptor
  std::uint8_t dwords = 0;                 ///< 0: see `part`
  std::uint8_t wave_size = 64;
  std::uint8_t unit = 1;    ///< bytes that a VGPR beside a scalar base counts
  std::uint8_t group = 64;  ///< lanes among which DS_PERMUTE and DS_BPERMUTE move data
  bool store = false;
  bool has_scalar = false, has_vector = false;
  bool returns = false;  ///< an atomic's old value
  SubDword part{};
  std::array<std::uint8_t, 64> source{};  ///< DS_SWIZZLE: the lane each lane reads
  std::shared_ptr<const ImageJob> image;  ///< of an access to an image

  std::uint32_t bytes() const { return dwords == 0 ? part.bytes : dwords * 4u; }
  std::uint64_t all_lanes() const { return ~std::uint64_t{0} >> (64 - wave_size); }
  bool follow(const std::uint32_t* row, std::uint32_t step) const { return host->consecutive(row, step, wave_size); }
  std::uint64_t within(const std::uint32_t* row, std::uint32_t low, std::uint32_t span) const {
    return host->within(row, low, span, wave_size);
  }
  void move_block(std::uint8_t* place, Rows rows) const { move.block(place, rows, wave_size); }
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
