// A program from instructions and labels: branches get their offsets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/asm/error.hpp"
#include "lockstep/asm/mnemonic.hpp"

namespace lockstep::assembler {

/// The place that branches to `name` go to.
constexpr MachineCode label(std::string_view name) {
  MachineCode code;
  code.defines_label = true;
  code.label = name;
  return code;
}

/// Up to `capacity` words. A structural type: a program can be a template argument.
template <std::size_t capacity>
struct Program {
  std::array<std::uint32_t, capacity> storage{};
  std::size_t size = 0;  ///< words

  constexpr std::span<const std::uint32_t> words() const { return {storage.data(), size}; }
};

/// What putting a program together gave.
struct Assembled {
  std::size_t words = 0;
  Failure failure{};
};

/// Writes the words of `code` to `words`, with every branch's offset. The failure's operand is 0; cost: labels x
/// branches.
constexpr Assembled assemble_into(std::span<const MachineCode> code, std::span<std::uint32_t> words) {
  Assembled result;
  const auto fail = [&](AsmError error) {
    result.failure.error = error;
    return result;
  };
  for (const MachineCode& item : code) {
    if (item.defines_label) {
      std::size_t same = 0;
      for (const MachineCode& other : code) same += other.defines_label && other.label == item.label ? 1u : 0u;
      if (same != 1) return fail(AsmError::label_twice);
      continue;
    }
    if (result.words + item.dwords > words.size()) return fail(AsmError::program_too_long);
    for (const std::uint32_t word : item.span()) words[result.words++] = word;
    if (item.label.empty()) continue;
    std::ptrdiff_t target = 0;
    bool found = false;
    for (const MachineCode& other : code) {
      found = other.defines_label && other.label == item.label;
      if (found) break;
      target += other.dwords;
    }
    if (!found) return fail(AsmError::unknown_label);
    // From the next instruction; every instruction that takes a label has its offset as SIMM16 of its first word.
    const std::ptrdiff_t offset = target - static_cast<std::ptrdiff_t>(result.words);
    if (offset < -0x8000 || offset > 0x7fff) return fail(AsmError::branch_range);
    words[result.words - item.dwords] |= static_cast<std::uint32_t>(offset) & 0xffffu;
  }
  return result;
}

/// The program that consists of these instructions and labels; AssemblyError if a label is missing, twice, or too far.
template <class... Codes>
constexpr auto assemble(const Codes&... codes) {
  Program<4 * sizeof...(codes)> program;
  const std::array<MachineCode, sizeof...(codes)> list{codes...};
  const Assembled assembled = assemble_into(list, program.storage);
  raise(assembled.failure.error, 0);
  program.size = assembled.words;
  return program;
}

/// A program's words as an array of just their number: exact<program>.
template <auto program>
inline constexpr auto exact = [] {
  std::array<std::uint32_t, program.size> words{};
  for (std::size_t i = 0; i < program.size; ++i) words[i] = program.storage[i];
  return words;
}();

}  // namespace lockstep::assembler
