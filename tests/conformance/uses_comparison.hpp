// uses() beside LLVM's operand tables: registers read and written, difference by difference, each with its class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "llvm_registers.hpp"
#include "words.hpp"

namespace lockstep::conformance {

struct UsesPattern {
  int line = 0;  ///< of the file
  std::string text;
  std::regex regex;
  std::size_t uses = 0;  ///< differences that it explained
};

/// A known class of differences.
struct UsesClass {
  std::string name;
  std::string fault;  ///< lockstep, llvm or convention
  std::vector<UsesPattern> patterns;
  std::size_t words = 0;  ///< words with a difference of this class
};

/// Reads uses_llvm_classes.txt, whose head says how it is written, with the patterns of the tested ISA. Throws
/// std::runtime_error with file and line.
std::vector<UsesClass> read_uses_classes(const std::string& path);

struct UsesComparison {
  std::size_t compared = 0, equal = 0;
  std::size_t unknown = 0;                  ///< words with a difference that no class has
  std::size_t unknown_to_llvm = 0;          ///< legal words that LLVM does not decode, or encodes otherwise
  std::size_t unsupported = 0;              ///< words of instructions that this project does not execute
  std::set<unsigned> opcodes;               ///< LLVM's numbers of what was compared
  std::set<std::string_view> instructions;  ///< names here of what was compared
  std::map<std::string, std::pair<std::size_t, std::string>> unknown_kinds;  ///< what patterns would be matched with:
                                                                             ///< how often, and the first one
};

/// Compares words of every format in waves of `wave_size`: `rounds` times `count` random ones a format, no more than
/// `most` an LLVM opcode.
UsesComparison compare_uses(std::vector<UsesClass>& classes, std::uint32_t wave_size, std::size_t rounds,
                            std::size_t count, std::size_t most);

}  // namespace lockstep::conformance
