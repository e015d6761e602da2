#include "pcode/prose.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <regex>
#include <string>

namespace isagen::pcode {
namespace {

/// Comments and quoted notes blanked out.
std::string code_only(std::string_view text) {
  std::string result(text);
  for (std::size_t i = 0; i < result.size(); ++i) {
    std::size_t end = i;
    if (result.compare(i, 2, "//") == 0) {
      end = std::min(result.find('\n', i), result.size());
    } else if (result[i] == '"') {
      end = result.find_first_of("\"\n", i + 1);
      if (end == std::string::npos) break;
      ++end;
    }
    for (; i < end; ++i) result[i] = ' ';
  }
  return result;
}

/// Runs of white space as one space or one line's end. The regular expressions recurse along runs, so that
/// none may be long; nothing when a word is longer than any entry.
std::optional<std::string> squeezed(const std::string& text) {
  constexpr std::size_t longest_word = 1000;
  std::string result;
  std::size_t word = 0;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    word = space ? 0 : word + 1;
    if (word > longest_word) return std::nullopt;
    if (!space) {
      result += c;
    } else if (!result.empty() && (result.back() == ' ' || result.back() == '\n')) {
      if (c == '\n') result.back() = '\n';
    } else {
      result += c == '\n' ? '\n' : ' ';
    }
  }
  return result;
}

struct Rule {
  std::string_view name;
  std::regex mark;
};

const Rule* rules(std::size_t& count) {
  // `^` and `$` also stand at the ends of lines.
  static const auto make = [](const char* pattern) {
    return std::regex(pattern, std::regex::ECMAScript | std::regex::multiline);
  };
  static const std::string word =
      R"((?!(?:if|then|elsif|else|endif|for|in|do|endfor|while|endwhile|return|declare|break)\b)[A-Za-z]+)";
  static const std::string three_words = R"(\b)" + word + " " + word + " " + word + R"(\b)";
  static const Rule list[] = {
      // D = A (16x4) * B (4x16) + C (16x16)
      {"matrix_shape", make(R"(\((sparse )?[0-9]+x[0-9]+\))")},
      // A full stop. The notation's '.' is always followed by a name or a digit.
      {"sentence", make(R"(\.(\s|\.|$))")},
      // for (...) { ... }: blocks in braces
      {"braces_block", make(R"(\)\s*\{\s*$)")},
      // s_sleep 1, v_mov_b32 v3, v0: an assembler line
      {"assembly", make(R"(^\s*[sv]_[a-z0-9_]+(\s+[a-z0-9{]|\s*$))")},
      // vmcnt <= ...: the condition that a wait waits for
      {"wait_condition", make(R"(^\s*[a-z]+cnt\s+<=)")},
      // 0x1f: ..., Offset[4:0]: ...: rows of a table
      {"table", make(R"(^\s*(0x[0-9a-f]+|[A-Za-z]+\[[0-9:]+\]):\s)")},
      // three plain words in a row, or two in brackets; in the notation a keyword or an operator stands
      // between
      {"words", make((three_words + R"(|\([A-Za-z]+ [A-Za-z]+\))").c_str())},
  };
  count = std::size(list);
  return list;
}

}  // namespace

std::string_view prose_rule(std::string_view text) {
  const std::optional<std::string> code = squeezed(code_only(text));
  if (!code) return {};
  if (code->find_first_not_of(" \n") == std::string::npos) return "empty";
  std::size_t count = 0;
  const Rule* list = rules(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (std::regex_search(*code, list[i].mark)) return list[i].name;
  }
  return {};
}

}  // namespace isagen::pcode
