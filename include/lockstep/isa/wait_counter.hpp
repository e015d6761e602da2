// Counters of what a wave has on its way, and how a program waits for them. The generated wait_counters.hpp of an ISA,
// made from vendor-xml/wait_counters.xml, says which accesses raise which, and which bits of which instruction wait.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/tables.hpp"

namespace lockstep {

/// The counters of all ISAs, as AMD's manuals name them. gfx12's LOADcnt is the successor of VMcnt, STOREcnt of VScnt.
enum class WaitCounter : std::uint8_t {
  vmcnt,
  vscnt,
  lgkmcnt,
  expcnt,
  loadcnt,
  storecnt,
  samplecnt,
  bvhcnt,
  dscnt,
  kmcnt,
  asynccnt,
  tensorcnt,
  xcnt,
};
inline constexpr std::size_t wait_counters = 13;

constexpr std::string_view wait_counter_name(WaitCounter counter) {
  constexpr std::array<std::string_view, wait_counters> names = {
      "vmcnt",  "vscnt", "lgkmcnt", "expcnt",   "loadcnt",   "storecnt", "samplecnt",
      "bvhcnt", "dscnt", "kmcnt",   "asynccnt", "tensorcnt", "xcnt"};
  return names[static_cast<std::size_t>(counter)];
}

struct WaitCounterSet {
  std::uint16_t bits = 0;
  constexpr bool has(WaitCounter counter) const { return (bits >> static_cast<unsigned>(counter) & 1u) != 0; }
  constexpr explicit operator bool() const { return bits != 0; }
  constexpr bool operator==(const WaitCounterSet&) const = default;
};

template <class... Counters>
constexpr WaitCounterSet wait_counter_set(Counters... counters) {
  return {static_cast<std::uint16_t>((0u | ... | (1u << static_cast<unsigned>(counters))))};
}

/// Accesses by what they raise.
enum class AccessClass : std::uint8_t {
  vector_load,   ///< buffer, global, scratch: loads, and atomics that return a value
  vector_store,  ///< stores, and atomics that return none
  flat_load,     ///< the same by FLAT, whose lanes may reach LDS
  flat_store,
  lds,
  scalar,
  message,  ///< S_SENDMSG
  async,    ///< between memory and LDS, without registers
  tensor,   ///< tensor data mover
  sample,   ///< of an image
  none,
};
inline constexpr std::size_t access_classes = 11;

/// SIMM16 bits that say how many accesses of a counter may still be on their way.
struct WaitField {
  std::uint16_t opcode = 0;  ///< of the ISA
  WaitCounter counter{};
  std::array<BitRange, 2> bits{};  ///< the first one the low part

  constexpr std::uint32_t limit(std::uint32_t simm16) const {
    std::uint32_t value = 0, position = 0;
    for (const BitRange& range : bits) {
      value |= (simm16 >> range.offset & ((1u << range.width) - 1)) << position;
      position += range.width;
    }
    return value;
  }
  /// SIMM16 with this limit, and 0 in its other bits.
  constexpr std::uint32_t bits_of(std::uint32_t limit) const {
    std::uint32_t simm16 = 0;
    for (const BitRange& range : bits) {
      simm16 |= (limit & ((1u << range.width) - 1)) << range.offset;
      limit >>= range.width;
    }
    return simm16;
  }
  /// The limit that waits for nothing: as many as the field can say.
  constexpr std::uint32_t most() const { return (1u << (bits[0].width + bits[1].width)) - 1; }
};

/// S_WAITCNT of GFX12, where it waits for none of the ISA's counters, has GFX11's fields (LLVM 22).
inline constexpr std::array gfx11_waitcnt = {
    WaitField{0, WaitCounter::expcnt, {{{0, 3}}}},
    WaitField{0, WaitCounter::lgkmcnt, {{{4, 6}}}},
    WaitField{0, WaitCounter::vmcnt, {{{10, 6}}}},
};

/// Calls `visit(field)` for the fields of S_WAITCNT, which is `instruction`.
template <class Instruction, class Visit>
constexpr void each_waitcnt_field(const Instruction& instruction, Visit&& visit) {
  bool any = false;
  for (const WaitField& field : instruction.isa().wait_fields()) {
    if (field.opcode != static_cast<std::uint16_t>(instruction.opcode)) continue;
    any = true;
    visit(field);
  }
  if (any) return;
  for (const WaitField& field : gfx11_waitcnt) visit(field);
}

}  // namespace lockstep
