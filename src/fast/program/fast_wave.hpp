// Where the operands of micro-ops are: in the wave, in the temporary rows beside it, among the program's constants.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "lockstep/base/bits.hpp"
#include "lockstep/state/wave.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep::fast {

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

/// A program's constants, rows of 64 dwords and scalars: how far they are from the wave, less `constant_offset`. So an
/// operand's address is the wave's and one number, and handlers have registers enough: what they save on the stack may
/// keep loads waiting (bench/bounds.md, Memory).
struct Constants {
  std::ptrdiff_t from_wave = 0;
};

/// A wave as the fast engine's handlers see it: of an ISA and a size that are known at run time only, so that they
/// serve all. They work on whole rows; in a wave of 32 lanes the upper half of a row may become anything. Rows are
/// whole cache lines. Temporary rows lie beside the state, and the VGPRs follow them (SizedWave), so that one pointer
/// reaches everything. Handlers get that and the constants in registers: half of what a vector operation costs is
/// access to memory, and looking for bases there made it a quarter dearer.
struct alignas(64) FastWave : WaveState {
  /// Numbers of scalar operands that all ISAs have in common (isas/isa.cpp.in checks it).
  static constexpr std::uint32_t vcc_lo = 106, exec_lo = 126;

  std::uint64_t lanes_of_wave = ~std::uint64_t{0};  ///< one bit each
  std::uint32_t last_lane = row_lanes - 1;
  std::uint32_t m0_number = 0;  ///< of M0 among the scalar operands
  alignas(64) std::array<std::array<std::uint32_t, row_lanes>, temporary_rows> temporaries{};

  /// Launches switch exception flags on for code that reads them.
  FastWave() { raises_exceptions = false; }

  bool has_all_lanes() const { return lanes_of_wave == ~std::uint64_t{0}; }

  // As those of Wave.
  std::uint64_t lane_mask(std::uint32_t number) const {
    return has_all_lanes() ? scalar_pair(number) : load_single(number) & lanes_of_wave;
  }
  void set_lane_mask(std::uint32_t number, std::uint64_t value) {
    if (has_all_lanes()) [[likely]] {
      set_scalar_pair(number, value);
    } else {
      s[number] = static_cast<std::uint32_t>(value);
    }
  }
  std::uint64_t exec() const { return lane_mask(exec_lo); }
  /// With EXEC_HI, whatever the wave's size: enough where bits of idle lanes do no harm.
  std::uint64_t exec_pair() const { return scalar_pair(exec_lo); }
  void set_exec(std::uint64_t value) { set_lane_mask(exec_lo, value); }
  std::uint64_t vcc() const { return lane_mask(vcc_lo); }
  void set_vcc(std::uint64_t value) { set_lane_mask(vcc_lo, value); }
  std::uint32_t m0() const { return s[m0_number]; }
  void set_m0(std::uint32_t value) { s[m0_number] = value; }

  /// As scalar_pair and set_scalar_pair, by one access: a mask that was stored in one piece reaches loads of its parts
  /// some twenty cycles later. g++ 12 would make loads of parts of shifts, too.
  std::uint64_t load_pair(std::uint32_t number) const {
    std::uint64_t value;
    std::memcpy(&value, &s[number], sizeof value);
#if !defined(__clang__)
    asm("" : "+r"(value));
#endif
    return value;
  }
  /// One scalar register, by a load of its own. A load of a pair waits until a store of one of them, as waves of 32
  /// make them, has left for memory. (Without `asm`, g++ 12 loads the pair.)
  std::uint64_t load_single(std::uint32_t number) const {
    std::uint32_t value = s[number];
    asm("" : "+r"(value));
    return value;
  }
  /// A lane mask, `single` in waves of 32.
  std::uint64_t load_mask(std::uint32_t number, bool single) const {
    return single ? load_single(number) : load_pair(number);
  }
  /// The 64 bits at a place of the wave or the constants that say which lanes to write; likewise.
  static std::uint64_t load_mask_at(const std::byte* from, bool single) {
    std::uint64_t pair;
    std::uint32_t low;
    if (single) {
      std::memcpy(&low, from, sizeof low);
      asm("" : "+r"(low));
      return low;
    }
    std::memcpy(&pair, from, sizeof pair);
    return pair;
  }
  void store_pair(std::uint32_t number, std::uint64_t value) { std::memcpy(&s[number], &value, sizeof value); }

  /// What is `offset` bytes from the wave or, with `constant_offset` set, from the constants, which are only read.
  const std::byte* source(std::uint32_t offset, Constants constants) {
    return bytes() + (offset + ((offset & constant_offset) != 0 ? constants.from_wave : 0));
  }

  /// Operand `slot` of a micro-op, which is no constant.
  std::byte* at(const MicroOp* op, std::size_t slot);
  std::uint32_t* row(const MicroOp* op, std::size_t slot) { return reinterpret_cast<std::uint32_t*>(at(op, slot)); }
  /// Operand `slot` of a micro-op.
  const std::byte* at(const MicroOp* op, std::size_t slot, Constants constants);
  const std::uint32_t* row(const MicroOp* op, std::size_t slot, Constants constants) {
    return reinterpret_cast<const std::uint32_t*>(at(op, slot, constants));
  }

  /// The rows of vector registers, by number.
  std::uint32_t (*vgprs())[row_lanes];
  const std::uint32_t (*vgprs() const)[row_lanes] { return const_cast<FastWave*>(this)->vgprs(); }

 private:
  std::byte* bytes() { return reinterpret_cast<std::byte*>(this); }
};

inline constexpr std::uint32_t vgprs_offset = sizeof(FastWave);
inline constexpr std::uint32_t temporaries_offset = sizeof(FastWave) - sizeof(FastWave::temporaries);

inline std::uint32_t (*FastWave::vgprs())[row_lanes] {
  return reinterpret_cast<std::uint32_t(*)[row_lanes]>(bytes() + vgprs_offset);
}

/// The registers of a whole wave of `size` lanes, as the fast engine has them.
template <class Isa, std::uint16_t size>
using FastRegisters =
    WaveRegisters<Isa, row_lanes, full_shape<Isa, size>.vgprs, full_shape<Isa, size>.accvgprs, FastWave>;

/// A wave of `size` lanes as the fast engine runs it: its handlers take it for a FastWave, the reference engine's
/// functions for a Wave.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
struct SizedWave : Wave<Isa, full_shape<Isa, size>, FastRegisters<Isa, size>> {
  static_assert(sizeof(FastRegisters<Isa, size>) - (std::is_empty_v<Isa> ? 0 : alignof(FastWave)) ==
                    vgprs_offset + (full_shape<Isa, size>.vgprs + full_shape<Isa, size>.accvgprs) * row_bytes,
                "VGPRs follow what is FastWave's; a pointer to the ISA follows them");
  /// Of an ISA that has data: `begin` has to follow.
  SizedWave() {
    if constexpr (std::is_empty_v<Isa>) set_size({});
  }
  /// A wave of `isa` with so many VGPRs and AccVGPRs, as `reset` leaves it.
  void begin(const Isa& isa, std::uint32_t used, std::uint32_t used_acc) {
    this->reset(isa, used, used_acc);
    set_size(isa);
  }

 private:
  void set_size(const Isa& isa) {
    this->m0_number = isa.m0;
    this->lanes_of_wave = low_mask<std::uint64_t>(size);
    this->last_lane = size - 1u;
  }
};

/// The constants at `first`, for handlers of `wave`.
inline Constants constants_for(const FastWave& wave, const void* first) {
  return {static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(first) -
                                      reinterpret_cast<std::uintptr_t>(&wave) - constant_offset)};
}

/// A wave of `size` lanes of any ISA.
template <std::uint16_t size>
using AnyWave = SizedWave<IsaTables, size>;

/// Calls f with `wave` as the AnyWave that it is.
template <class F>
decltype(auto) with_size(FastWave& wave, F&& f) {
  return wave.last_lane == 31 ? f(static_cast<AnyWave<32>&>(wave)) : f(static_cast<AnyWave<64>&>(wave));
}

}  // namespace lockstep::fast
