// Words as text and back: what the assembler makes of the disassembler's text, and of LLVM's, held to the words and to
// llvm-mc.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "words.hpp"

namespace assemble_test {

/// Counts of one comparison, and a sentence for each difference that no rule explains.
struct Outcome {
  std::size_t instructions = 0;      ///< legal ones among the words
  std::size_t same = 0;              ///< the text gives the same words
  std::size_t like_llvm = 0;         ///< other words, and llvm-mc makes the same of the text
  std::size_t refused_by_both = 0;   ///< the text is none that assemblers take
  std::size_t taken_here_alone = 0;  ///< llvm-mc refuses the text; here it gives an instruction of the same text
  std::size_t lost_by_llvm = 0;      ///< here it gives an instruction of the same text, by llvm-mc another one
  std::size_t two_literals = 0;      ///< a number that is shown like a literal (0.5 of a 16-bit integer: 0x3800) and a
                                     ///< literal: refused here, llvm-mc takes one of them for both
  std::size_t known = 0;             ///< different by a rule of known_difference
  std::set<std::uint16_t> forms{}, taken{};  ///< whose texts llvm-mc or this assembler takes; this one
  std::vector<std::string> differences{};
};

/// Adds what another comparison found.
void add(Outcome& total, const Outcome& part);

/// Every word that is a legal instruction in waves of `wave_size` lanes.
Outcome compare(std::span<const lockstep::conformance::Words> words, std::uint32_t wave_size);

}  // namespace assemble_test
