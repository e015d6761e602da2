// uses() beside LLVM's operand tables: registers read and written, difference by difference, each with its class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "llvm_registers.hpp"
#include "words.hpp"

namespace lockstep::conformance {

/// A known class of differences.
struct UsesClass {
  std::string name;
  std::string fault;  ///< lockstep, llvm or convention
  std::vector<std::pair<std::string, std::regex>> patterns;
  std::vector<std::size_t> uses;  ///< of each pattern: differences that it explained
  std::size_t words = 0;          ///< words with a difference of this class
};

/// Reads uses_llvm_classes.txt, whose head says how it is written. Throws std::runtime_error with file and line.
std::vector<UsesClass> read_uses_classes(const std::string& path);

struct UsesComparison {
  std::size_t compared = 0, equal = 0;
  std::size_t unknown = 0;          ///< words with a difference that no class has
  std::size_t unknown_to_llvm = 0;  ///< legal words that LLVM does not decode, or encodes otherwise
  std::size_t unsupported = 0;      ///< words of instructions that this project does not execute
  std::set<unsigned> opcodes;       ///< LLVM's numbers of what was compared
  std::map<std::string, std::pair<std::size_t, std::string>> unknown_kinds;  ///< what patterns would be matched with:
                                                                             ///< how often, and the first one
};

/// Compares words of every format in waves of `wave_size`: `rounds` times `count` random ones a format, no more than
/// `most` an LLVM opcode.
UsesComparison compare_uses(std::vector<UsesClass>& classes, std::uint32_t wave_size, std::size_t rounds,
                            std::size_t count, std::size_t most);

}  // namespace lockstep::conformance
