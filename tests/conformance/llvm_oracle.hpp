// llvm-mc as an oracle: many instruction words in, its text for each of them out, with one process for thousands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "words.hpp"

namespace lockstep::conformance {

/// "llvm-mc-22", or what the environment variable LOCKSTEP_LLVM_MC names.
std::string llvm_mc_program();

/// Whether that program runs.
bool have_llvm_mc();

/// LLVM 22 dies on SDWA selections that do not exist, on F8F6F4 matrix instructions with a format that does not exist
/// or with sources that are no VGPRs, on a literal as matrix scale or accumulator, and on a literal 255 of V_MADMK_F16
/// and V_MADAK_F16, and likewise on V_WMMA_F32_16X16X128_F8F6F4, on literals of scaled WMMA and on literals as numbers
/// of barriers; such words cannot be asked about.
bool crashes_llvm(const Words& words);

/// What LLVM says of an entry.
struct Answer {
  std::optional<std::string> text;  ///< nothing where it decodes none
  bool died = false;                ///< llvm-mc does not survive the entry, so that nothing is known
};

/// LLVM's text of the instruction at the start of each entry. Entries that llvm-mc dies of are found by halving, which
/// takes a run of it for every bit of their number: those that crashes_llvm knows are better left out. Throws
/// std::runtime_error when llvm-mc cannot be run.
std::vector<Answer> llvm_disassemble(const std::vector<Words>& entries, const std::string& target,
                                     std::uint32_t wave_size);

/// Whether LLVM's assembler takes each line of text. Its disassembler accepts more: it does not look at limits that
/// concern several operands at once. A line that it dies of counts as taken. Throws as llvm_disassemble does.
std::vector<bool> llvm_accepts(const std::vector<std::string>& lines, const std::string& target,
                               std::uint32_t wave_size);

/// LLVM's words for each line of assembly text, nothing where it refuses the line. Lines name halves of registers, as
/// DisasmOptions::name_halves writes them: without the names some lines mean several words. Throws as llvm_disassemble
/// does.
std::vector<std::optional<Words>> llvm_assemble(const std::vector<std::string>& lines, const std::string& target,
                                                std::uint32_t wave_size);

}  // namespace lockstep::conformance
