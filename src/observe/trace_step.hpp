// What a trace tells of one instruction of one wave: a value, and one line of text.
//
//   (0,0,0) 1 12 0x1904 v_add_f32_e32 v1, v2, v3 ; v1 #9f3a2c11
//   workgroup, wave, how many instructions the wave had executed before, pc as llvm-objdump -d prints it, instruction,
//   and after " ; " what it wrote: scalars old -> new; vectors the digest of the new row, or [its lanes]; memory.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/device/register_name.hpp"

namespace lockstep {

/// 32 bits that differ, almost surely, where values do.
constexpr std::uint32_t digest_of(std::span<const std::uint32_t> values, std::uint32_t seed = 0x811c9dc5u) {
  std::uint64_t state = seed;
  for (const std::uint32_t value : values) {
    state = (state ^ value) * 0x9e3779b97f4a7c15u;
    state ^= state >> 29;
  }
  return static_cast<std::uint32_t>(state ^ state >> 32);
}

/// A register that an instruction wrote.
struct TracedWrite {
  std::string name;
  bool vector = false;
  std::uint32_t before = 0, after = 0;    ///< values of a scalar, digests of a row
  std::vector<std::uint32_t> lanes_then;  ///< of a row, where all lanes are asked for
  std::vector<std::uint32_t> lanes;

  bool operator==(const TracedWrite&) const = default;
  std::string text() const {
    if (!vector) return name + " " + hex(before) + " -> " + hex(after);
    if (lanes.empty()) return name + " #" + hex_word(after).substr(2);
    std::string list = name + " [";
    for (const std::uint32_t lane : lanes) (list += list.back() == '[' ? "" : " ") += hex(lane);
    return list + "]";
  }
};

/// Memory that an instruction accessed.
struct TracedAccess {
  std::string what;  ///< "global load", "LDS store", ...; empty: none
  std::uint32_t lanes = 0, bytes = 0;
  std::uint64_t lowest = 0, highest = 0;  ///< addresses; of the first and the last byte
  std::uint32_t digest = 0;               ///< of all addresses, and of the data that is written

  bool operator==(const TracedAccess&) const = default;
  std::string text() const {
    if (lanes == 0) return what + " by no lane";
    return what + " " + decimal(lanes) + " x " + decimal(bytes) + " B in " + hex(lowest) + ".." + hex(highest) + " #" +
           hex_word(digest).substr(2);
  }
};

struct TracedStep {
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t wave = 0;
  std::uint64_t index = 0;       ///< instructions of this wave before
  std::uint64_t pc = 0;          ///< the code object's virtual address
  std::uint64_t from_entry = 0;  ///< bytes from the kernel's first instruction to this one
  std::string text;
  std::vector<TracedWrite> writes;
  TracedAccess access;

  /// What it wrote: "s4 0x0 -> 0x1, v1 #9f3a2c11"; empty: nothing.
  std::string effect() const {
    std::string all;
    for (const TracedWrite& write : writes) all.append(all.empty() ? "" : ", ").append(write.text());
    if (!access.what.empty()) all.append(all.empty() ? "" : ", ").append(access.text());
    return all;
  }
  std::string line() const {
    const std::string wrote = effect();
    return "(" + decimal(workgroup[0]) + "," + decimal(workgroup[1]) + "," + decimal(workgroup[2]) + ") " +
           decimal(wave) + " " + decimal(index) + " " + hex(pc) + " " + text + (wrote.empty() ? "" : " ; ") + wrote;
  }
};

}  // namespace lockstep
