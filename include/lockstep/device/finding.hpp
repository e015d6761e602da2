// What a check found, as a value and as one line.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/address_space.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"

namespace lockstep {

/// What lockstep looks for in a launch. The names are those of `lockstep check` and of LaunchOptions::check.
enum class CheckKind : std::uint8_t {
  wait,    ///< a result used before the counter that covers it was waited for
  hazard,  ///< wait states that the ISA leaves to software
  init,    ///< a value that nothing wrote decides something
  race,    ///< two waves, or two workgroups, touch the same byte and nothing orders them
  sync,    ///< barriers that not all waves of a workgroup reach
  memory,  ///< accesses out of bounds, misaligned or of memory that may not be written, without stopping at the first
};
inline constexpr std::size_t check_kinds = 6;

constexpr std::string_view check_name(CheckKind kind) {
  constexpr std::array<std::string_view, check_kinds> names = {"wait", "hazard", "init", "race", "sync", "memory"};
  return names[static_cast<std::size_t>(kind)];
}

/// A set of kinds.
struct CheckSet {
  std::uint8_t bits = 0;
  constexpr bool has(CheckKind kind) const { return (bits >> static_cast<unsigned>(kind) & 1u) != 0; }
  constexpr void add(CheckKind kind) { bits = static_cast<std::uint8_t>(bits | 1u << static_cast<unsigned>(kind)); }
  constexpr explicit operator bool() const { return bits != 0; }
  static constexpr CheckSet all() { return {(1u << check_kinds) - 1}; }
};

/// "wait,race", or "all". Error: a word that is no kind.
inline Result<CheckSet> parse_checks(std::string_view text) {
  CheckSet set;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    bool known = word == "all";
    if (known) set = CheckSet::all();
    for (std::size_t i = 0; i < check_kinds; ++i) {
      if (word != check_name(static_cast<CheckKind>(i))) continue;
      set.add(static_cast<CheckKind>(i));
      known = true;
    }
    if (!known)
      return Error{"no check '" + std::string(word) + "'; there are wait, hazard, init, race, sync, memory and all"};
  }
  return set;
}

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

/// One thing that is wrong, however often it happened.
struct Finding {
  CheckKind kind = CheckKind::memory;
  std::string what;           ///< "v3 is read before the load that writes it has returned"
  std::string advice;         ///< what to do: "needs s_waitcnt vmcnt(0) before"; may be empty
  FindingPlace at;            ///< the instruction that met it
  FindingPlace other;         ///< the instruction that it conflicts with, where there is one
  std::uint64_t count = 1;    ///< how often, over all waves and workgroups
  std::string register_name;  ///< the register that it is about, "v3", "vcc_lo", where `what` names one
  FindingBytes bytes;         ///< the memory that it is about, the first time

  /// `check: KIND at pc 0xOFFSET 'INSTRUCTION' (FILE:LINE) workgroup (x,y,z) wave W lane L: WHAT; OTHER; ADVICE`.
  std::string message() const {
    std::string line = "check: " + std::string(check_name(kind)) + " at " + place(at) + ": " + what;
    if (other.known) line.append("; the other: ").append(place(other));
    if (!advice.empty()) line.append("; ").append(advice);
    if (count > 1) line.append(" (").append(decimal(count)).append(" times)");
    return line;
  }

  /// The same as a JSON object.
  std::string json() const {
    std::string text = "{\"kind\":\"" + std::string(check_name(kind)) + "\",\"what\":" + quoted(what) +
                       ",\"advice\":" + quoted(advice) + ",\"count\":" + decimal(count) + ",\"at\":" + json_place(at);
    if (other.known) text += ",\"other\":" + json_place(other);
    if (!register_name.empty()) text += ",\"register\":" + quoted(register_name);
    if (bytes.size != 0)
      text += ",\"memory\":{\"space\":" + quoted(space_name(bytes.space)) + ",\"address\":" + decimal(bytes.address) +
              ",\"bytes\":" + decimal(bytes.size) + "}";
    return text + "}";
  }

 private:
  static std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') result += '\\';
      if (static_cast<unsigned char>(c) >= 0x20) result += c;
    }
    return result + "\"";
  }
  static std::string json_place(const FindingPlace& p) {
    return "{\"pc\":" + decimal(p.pc) + ",\"instruction\":" + quoted(p.instruction) +
           ",\"source\":" + quoted(p.source) + ",\"workgroup\":[" + decimal(p.workgroup[0]) + "," +
           decimal(p.workgroup[1]) + "," + decimal(p.workgroup[2]) + "],\"wave\":" + decimal(p.wave) +
           (p.lane < 0 ? "" : ",\"lane\":" + decimal(static_cast<std::uint64_t>(p.lane))) + "}";
  }
  static std::string place(const FindingPlace& p) {
    std::string text = "pc " + hex(p.pc);
    if (!p.instruction.empty()) text.append(" '").append(p.instruction).append("'");
    if (!p.source.empty()) text.append(" (").append(p.source).append(")");
    text += " workgroup (" + decimal(p.workgroup[0]) + "," + decimal(p.workgroup[1]) + "," + decimal(p.workgroup[2]) +
            ") wave " + decimal(p.wave);
    if (p.lane >= 0) text += " lane " + decimal(static_cast<std::uint64_t>(p.lane));
    return text;
  }
};

}  // namespace lockstep
