// Where the operands of micro-ops are: in the wave, in the temporary rows beside it, among the program's constants.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/state/wave.hpp"

namespace lockstep::fast {

template <class Isa>
struct MicroOp;

/// Operand slots of a micro-op.
enum : std::size_t { slot_d = 0, slot_s0 = 1, slot_s1 = 2, slot_s2 = 3 };

inline constexpr std::uint32_t lanes = 64;
inline constexpr std::uint32_t row_bytes = lanes * 4;

/// Rows for results between micro-ops: two for each source, two for the result, two for what becomes of it, and one
/// that holds 64-bit scalars: the lanes to be written, then values computed from state.
inline constexpr std::uint32_t temporary_rows = 11;
inline constexpr std::uint32_t result_temporary = 6, merged_temporary = 8, scalar_temporary = 10;

/// A wave as the fast engine runs it: a row is whole cache lines, and temporary rows lie beside the registers, so that
/// one pointer reaches both.
template <class Isa>
struct alignas(64) FastWave : Wave<Isa> {
  static constexpr std::uint32_t temporaries_offset = sizeof(Wave<Isa>);
  alignas(64) std::array<std::array<std::uint32_t, lanes>, temporary_rows> temporaries{};
};

/// Set in the offsets of sources that are the program's constants.
inline constexpr std::uint32_t constant_offset = 0x80000000u;

/// Where operands are. Handlers get it by value, which is in two registers: half of what a vector operation costs is
/// access to memory, so that a handler that looked for its bases there would take a quarter longer.
template <class Isa>
struct Frame {
  Wave<Isa>* wave = nullptr;             ///< a FastWave
  const std::byte* constants = nullptr;  ///< handlers only read them

  std::byte* source(std::uint32_t offset) const {
    const std::byte* base = (offset & constant_offset) != 0 ? constants : reinterpret_cast<const std::byte*>(wave);
    return const_cast<std::byte*>(base) + (offset & ~constant_offset);
  }
  /// Operand `slot` of a micro-op.
  std::byte* at(const MicroOp<Isa>* op, std::size_t slot) const {
    return slot == slot_d ? reinterpret_cast<std::byte*>(wave) + op->offset[slot] : source(op->offset[slot]);
  }
  std::uint32_t* row(const MicroOp<Isa>* op, std::size_t slot) const {
    return reinterpret_cast<std::uint32_t*>(at(op, slot));
  }
};

}  // namespace lockstep::fast
