// A fault as the one line people read.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/base/fault.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/near_miss.hpp"
#include "lockstep/isa/other_isas.hpp"

namespace lockstep {

/// The instruction at fault, disassembled; empty if it is none of the ISA.
template <class Isa>
std::string fault_instruction(const Isa& isa, const Fault& fault) {
  const Decoded<Isa> decoded = decode(isa, std::span<const std::uint32_t>(fault.words.data(), fault.dwords)).at_end();
  return decoded.error == DecodeError::none ? disassemble(decoded.instruction) : std::string();
}

/// What is wrong with words that are no instruction but nearly one; empty if they are far from it.
template <class Isa>
[[gnu::cold]] std::string near_instruction(const Isa& isa, const Fault& fault) {
  const auto near = near_miss(isa, std::span<const std::uint32_t>(fault.words.data(), fault.dwords));
  if (!near) return "";
  return std::string(near->mnemonic) + " leaves bits unused that are otherwise here (" + hex_word(near->bits) +
         " of dword " + decimal(near->dword) + ", " + hex_word(fault.words[near->dword]) + ")";
}

/// What the launcher knows beyond the fault itself.
struct FaultPlace {
  /// The pc to print: the code object's virtual address, as llvm-objdump -d prints it; for a raw dispatch the
  /// address in memory.
  std::uint64_t pc = 0;
  std::string instruction;  ///< disassembled; empty: the words are printed
  std::string source;       ///< "FILE:LINE"; may be empty
  std::string memory;       ///< where the address lies relative to the nearest allocation; may be empty
  bool read_only = false;   ///< the address is in memory that kernels may only read
  std::string_view isa;     ///< "CDNA4"
  std::string near;         ///< words that are no instruction: near_instruction()
  std::string more;         ///< what the launch adds to the explanation; may be empty
};

/// `fault: KIND at pc 0xOFFSET 'INSTRUCTION' (FILE:LINE) workgroup (x,y,z) wave W lane L address 0xA: EXPLANATION`.
/// FILE:LINE is there where the launch was given source lines. The lane is left out where no single lane is to blame,
/// the address where no memory was accessed.
std::string fault_line(const Fault& fault, const FaultPlace& place);

[[gnu::cold]] inline std::string fault_line(const Fault& fault, const FaultPlace& place) {
  std::string words;
  const bool illegal = fault.kind == FaultKind::illegal_instruction;  // nobody knows how long it is: one word
  for (std::uint8_t i = 0; i < fault.dwords && i < (illegal ? 1u : fault.words.size()); ++i) {
    if (i != 0) words += ' ';
    words += hex_word(fault.words[i]);
  }
  std::string line = "fault: " + std::string(fault_name(fault.kind)) + " at pc " + hex(place.pc);
  if (const std::string& what = place.instruction.empty() ? words : place.instruction; !what.empty())
    line += " '" + what + "'";
  if (!place.source.empty()) line += " (" + place.source + ")";
  line += " workgroup (" + decimal(fault.workgroup[0]) + "," + decimal(fault.workgroup[1]) + "," +
          decimal(fault.workgroup[2]) + ") wave " + decimal(fault.wave);
  if (fault.lane >= 0) line += " lane " + decimal(fault.lane);
  if (fault.size != 0) line += " address " + hex(fault.address);
  line += ": ";
  if (illegal && fault.dwords != 0) {
    line += hex_word(fault.words[0]) + " is no " + std::string(place.isa) + " instruction";
    if (!place.near.empty()) return line + ": " + place.near;
    const std::span<const std::uint32_t> given(fault.words.data(), fault.dwords);
    if (const std::string foreign = foreign_instruction(given, place.isa); !foreign.empty())
      line += ", it is " + foreign + ": was the code object built for another target?";
    return line;
  }
  line += place.read_only ? "write to memory that kernels may only read" : std::string(fault.detail);
  if (!fault.subject.empty()) {
    line += " (" + std::string(fault.subject) + " " + decimal(fault.number);
    if (fault.limit != 0) line += " of " + decimal(fault.limit);
    line += ")";
  }
  if (fault.size != 0)
    line.append("; ")
        .append(count_of(fault.size, "byte"))
        .append(place.memory.empty() ? "" : ", ")
        .append(place.memory);
  if (!place.more.empty()) line.append("; ").append(place.more);
  return line;
}

}  // namespace lockstep
