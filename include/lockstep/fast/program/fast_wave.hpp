// Where the operands of micro-ops are: in the wave, in the temporary rows beside it, among the program's constants.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "lockstep/state/wave.hpp"

namespace lockstep::fast {

template <class Isa>
struct MicroOp;

/// Operand slots of a micro-op.
enum : std::size_t { slot_d = 0, slot_s0 = 1, slot_s1 = 2, slot_s2 = 3 };

inline constexpr std::uint32_t row_lanes = 64;
inline constexpr std::uint32_t row_bytes = row_lanes * 4;

/// Rows for results between micro-ops: two for each source, two for the result, two for what becomes of it, and one
/// that holds 64-bit scalars: the lanes to be written, then values computed from state.
inline constexpr std::uint32_t temporary_rows = 11;
inline constexpr std::uint32_t result_temporary = 6, merged_temporary = 8, scalar_temporary = 10;

/// Set in the offsets of sources that are the program's constants.
inline constexpr std::uint32_t constant_offset = 0x80000000u;

/// A program's constants: rows of 64 dwords, and scalars.
using Constants = const std::byte*;

/// A wave as the fast engine runs it. Rows are whole cache lines, and temporary rows lie beside the registers, so that
/// one pointer reaches both. Handlers get that and the constants in registers: half of what a vector operation costs
/// is access to memory, and looking for bases there made it a quarter dearer.
template <class Isa>
struct alignas(64) FastWave : Wave<Isa> {
  static constexpr std::uint32_t temporaries_offset = sizeof(Wave<Isa>);
  alignas(64) std::array<std::array<std::uint32_t, row_lanes>, temporary_rows> temporaries{};

  Wave<Isa>& base() { return *this; }

  /// As scalar_pair and set_scalar_pair, by one access: a mask that was stored in one piece reaches loads of its parts
  /// some twenty cycles later. g++ 12 would make loads of parts of shifts, too.
  std::uint64_t load_pair(std::uint32_t number) const {
    std::uint64_t value;
    std::memcpy(&value, &this->s[number], sizeof value);
#if !defined(__clang__)
    asm("" : "+r"(value));
#endif
    return value;
  }
  void store_pair(std::uint32_t number, std::uint64_t value) {
    std::memcpy(&this->s[number], &value, sizeof value);
  }

  /// What is `offset` bytes from the wave or, with `constant_offset` set, from the constants, which are only read.
  const std::byte* source(std::uint32_t offset, Constants constants) {
    const std::byte* const from = (offset & constant_offset) != 0 ? constants : bytes();
    return from + (offset & ~constant_offset);
  }

  /// Operand `slot` of a micro-op, which is no constant.
  std::byte* at(const MicroOp<Isa>* op, std::size_t slot) { return bytes() + op->offset[slot]; }
  std::uint32_t* row(const MicroOp<Isa>* op, std::size_t slot) {
    return reinterpret_cast<std::uint32_t*>(at(op, slot));
  }
  /// Operand `slot` of a micro-op.
  const std::byte* at(const MicroOp<Isa>* op, std::size_t slot, Constants constants) {
    return source(op->offset[slot], constants);
  }
  const std::uint32_t* row(const MicroOp<Isa>* op, std::size_t slot, Constants constants) {
    return reinterpret_cast<const std::uint32_t*>(at(op, slot, constants));
  }
  using Wave<Isa>::row;

 private:
  std::byte* bytes() { return reinterpret_cast<std::byte*>(this); }
};

}  // namespace lockstep::fast
