// Where the operands of micro-ops are: in the wave, in the temporary rows beside it, among the program's constants.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "lockstep/base/bits.hpp"
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

/// The registers of every full wave of the ISA, of 32 or 64 lanes.
template <class Isa>
using FullRegisters = RegistersOf<Isa, full_shape<Isa>>;

/// A wave as the fast engine's handlers see it: of a size that is known at run time only, so that they serve all sizes.
/// They work on whole rows; in a wave of 32 lanes the upper half of a row may become anything.
/// Rows are whole cache lines, and temporary rows lie beside the registers, so that one pointer reaches both. Handlers
/// get that and the constants in registers: half of what a vector operation costs is access to memory, and looking for
/// bases there made it a quarter dearer.
template <class Isa>
struct alignas(64) FastWave : FullRegisters<Isa> {
  static constexpr std::uint32_t temporaries_offset = sizeof(FullRegisters<Isa>);
  alignas(64) std::array<std::array<std::uint32_t, row_lanes>, temporary_rows> temporaries{};
  std::uint64_t lanes_of_wave = ~std::uint64_t{0};  ///< one bit each
  std::uint32_t last_lane = row_lanes - 1;

  bool has_all_lanes() const { return lanes_of_wave == ~std::uint64_t{0}; }

  // As those of Wave.
  std::uint64_t lane_mask(std::uint32_t number) const { return this->scalar_pair(number) & lanes_of_wave; }
  void set_lane_mask(std::uint32_t number, std::uint64_t value) {
    if (has_all_lanes()) [[likely]] {
      this->set_scalar_pair(number, value);
    } else {
      this->s[number] = static_cast<std::uint32_t>(value);
    }
  }
  std::uint64_t exec() const { return lane_mask(Isa::exec_lo); }
  /// With EXEC_HI, whatever the wave's size: enough where bits of idle lanes do no harm.
  std::uint64_t exec_pair() const { return this->scalar_pair(Isa::exec_lo); }
  void set_exec(std::uint64_t value) { set_lane_mask(Isa::exec_lo, value); }
  std::uint64_t vcc() const { return lane_mask(Isa::vcc_lo); }
  void set_vcc(std::uint64_t value) { set_lane_mask(Isa::vcc_lo, value); }

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
  void store_pair(std::uint32_t number, std::uint64_t value) { std::memcpy(&this->s[number], &value, sizeof value); }

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
  using FullRegisters<Isa>::row;

 private:
  std::byte* bytes() { return reinterpret_cast<std::byte*>(this); }
};

/// A wave of `size` lanes as the fast engine runs it: its handlers take it for a FastWave, the reference engine's
/// functions for a Wave.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
struct SizedWave : Wave<Isa, full_shape<Isa, size>, FastWave<Isa>> {
  SizedWave() {
    this->lanes_of_wave = low_mask<std::uint64_t>(size);
    this->last_lane = size - 1u;
  }
};

/// Calls f with `wave` as the SizedWave that it is.
template <class Isa, std::size_t index = 0, class F>
decltype(auto) with_size(FastWave<Isa>& wave, F&& f) {
  constexpr std::uint16_t size = Isa::wave_sizes[index];
  if constexpr (index + 1 < Isa::wave_sizes.size()) {
    if (wave.last_lane != size - 1u) return with_size<Isa, index + 1>(wave, f);
  }
  return f(static_cast<SizedWave<Isa, size>&>(wave));
}

}  // namespace lockstep::fast
