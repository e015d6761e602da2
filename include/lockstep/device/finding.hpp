// What a check found, as a value and as one line.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/address_space.hpp"
#include "lockstep/base/result.hpp"

namespace lockstep {

/// The kinds of checks of a launch. `lockstep check` and LaunchOptions::check have the same names.
enum class CheckKind : std::uint8_t {
  wait,    ///< a result is used before the wave has waited for the counter that covers it
  hazard,  ///< wait states are missing that the ISA leaves to software
  init,    ///< a value that nothing wrote decides an address, a branch or a result
  race,    ///< two waves, two workgroups, or lanes of one instruction access a byte, and nothing orders them
  sync,    ///< a barrier that not all waves of a workgroup reach; lanes that wait for a lock of their own wave
  memory,  ///< accesses out of bounds, misaligned or of memory that may not be written, without stopping at the first
  guess,   ///< a result that is not known to be the hardware's reaches an address, a branch or EXEC
  coherence,  ///< a cache is not invalidated or written back between a store and a load of another workgroup or wave
};
inline constexpr std::size_t check_kinds = 8;

constexpr std::string_view check_name(CheckKind kind) {
  constexpr std::array<std::string_view, check_kinds> names = {"wait", "hazard", "init",  "race",
                                                               "sync", "memory", "guess", "coherence"};
  return names[static_cast<std::size_t>(kind)];
}

/// A set of kinds.
struct CheckSet {
  std::uint8_t bits = 0;
  constexpr bool has(CheckKind kind) const { return (bits >> static_cast<unsigned>(kind) & 1u) != 0; }
  constexpr void add(CheckKind kind) { bits = static_cast<std::uint8_t>(bits | 1u << static_cast<unsigned>(kind)); }
  constexpr explicit operator bool() const { return bits != 0; }
  /// Those that find what is wrong with a kernel: all but `guess`.
  static constexpr CheckSet all() {
    return {((1u << check_kinds) - 1) & ~(1u << static_cast<unsigned>(CheckKind::guess))};
  }
};

/// "wait,race", "all", or "all,guess". Error: a word that is no kind.
Result<CheckSet> parse_checks(std::string_view text);

/// An instruction of a finding.
struct FindingPlace {
  std::uint64_t pc = 0;     ///< address in memory while checking; the code object's virtual address in results
  std::string instruction;  ///< as text
  std::string source;       ///< "file:line", where the code object knows
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t wave = 0;
  std::int32_t lane = -1;  ///< -1: no single lane
  bool known = false;
};

/// Bytes of memory that a finding is about; those of LDS and scratch count from 0.
struct FindingBytes {
  AddressSpace space = AddressSpace::global;
  std::uint64_t address = 0;
  std::uint32_t size = 0;  ///< 0: none
};

/// One thing that is wrong, or good to know, however often it happened.
struct Finding {
  CheckKind kind = CheckKind::memory;
  std::string what;           ///< "v3 is read before the load that writes it has returned"
  std::string advice;         ///< what to do: "needs s_waitcnt vmcnt(0) before"; may be empty
  FindingPlace at;            ///< the instruction that met it
  FindingPlace other;         ///< the instruction that it conflicts with, where there is one
  std::uint64_t count = 1;    ///< how often, over all waves and workgroups
  std::string register_name;  ///< the register that it is about, "v3", "vcc_lo", where `what` names one
  FindingBytes bytes;         ///< the memory that it is about, the first time
  bool info = false;          ///< good to know, and no mistake by itself: two accesses that write the same value

  /// `check: KIND at pc 0xOFFSET 'INSTRUCTION' (FILE:LINE) workgroup (x,y,z) wave W lane L: WHAT; OTHER; ADVICE`.
  std::string message() const;

  /// The same as a JSON object.
  std::string json() const;
};

/// Is one of them more than information?
bool any_mistake(std::span<const Finding> findings);

/// "2 findings: 1 race, 1 wait"; with information "1 finding: 1 wait; 1 info: 1 race". Empty: there is none.
std::string findings_summary(std::span<const Finding> findings);

}  // namespace lockstep
