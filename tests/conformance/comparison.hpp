// This disassembler against LLVM's, word by word, and the differences that are known and explained.
#pragma once

#include <cstddef>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "words.hpp"

namespace lockstep::conformance {

/// What lockstep says of `words`: the text, or nothing where they are no legal instruction.
std::optional<std::string> our_text(const Words& words, std::uint32_t wave_size);

enum class Verdict {
  same,
  llvm_only,  ///< LLVM shows text, here the words are illegal
  here_only,  ///< legal here, LLVM decodes nothing
  text,       ///< both show text, not the same
  refused,    ///< both show the same text, which LLVM's assembler refuses
  dies,       ///< LLVM does not survive the words
};

/// One line of exceptions_ISA.txt: KIND PATTERN ## REASON, and where the words of the tests show it too seldom,
/// ## WORDS: one that it explains. A pattern is a regular expression, or @name for a property of the words that the
/// text does not show, or both: "@name REGEX".
struct Exception {
  Verdict verdict = Verdict::same;
  std::string pattern;
  std::string property;  ///< "@name", or empty
  std::regex regex;      ///< searched in LLVM's text, or in ours (of illegal words, too) where LLVM has none
  std::string reason;
  std::size_t uses = 0;
  Words example;  ///< the first words that it explained
  Words rare;     ///< of the file; none: count is 0
};

/// Reads exceptions_ISA.txt; throws std::runtime_error with the line for one that cannot be used.
std::vector<Exception> read_exceptions(const std::string& path);

/// The words that the exceptions give as examples.
std::vector<Words> rare_words(const std::vector<Exception>& exceptions);

struct Comparison {
  std::size_t words = 0;         ///< asked
  std::size_t both_text = 0;     ///< decoded on both sides, same text
  std::size_t both_illegal = 0;  ///< LLVM's disassembler takes none of it, or its assembler refuses the text
  std::size_t explained = 0;     ///< differences that an exception covers
  std::size_t not_askable = 0;   ///< words that LLVM dies of, by the list or by exceptions of the kind `dies`
  std::size_t unexplained = 0;
  std::vector<std::string> lines;  ///< of the unexplained ones: "words | LLVM | here"
};

/// Adds the comparison of `entries` to `total` and counts the uses of exceptions. At most `keep` lines are kept.
void compare(const std::vector<Words>& entries, std::vector<Exception>& exceptions, Comparison& total,
             std::uint32_t wave_size, std::size_t keep = 50);

/// "1000 words: 600 same text, 300 illegal on both sides, 100 explained differences, 0 unexplained".
std::string summary(const Comparison& comparison);

}  // namespace lockstep::conformance
