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
/// and V_MADAK_F16; such words cannot be asked about.
bool crashes_llvm(const Words& words);

/// LLVM's text of the instruction at the start of each entry, nothing where it decodes none. Throws std::runtime_error
/// when llvm-mc cannot be run or dies. No entry may be one that crashes LLVM.
std::vector<std::optional<std::string>> llvm_disassemble(const std::vector<Words>& entries, const std::string& target,
                                                         std::uint32_t wave_size);

/// LLVM's words for each line of assembly text, nothing where it refuses the line. Throws as llvm_disassemble does.
std::vector<std::optional<Words>> llvm_assemble(const std::vector<std::string>& lines, const std::string& target,
                                                std::uint32_t wave_size);

}  // namespace lockstep::conformance
