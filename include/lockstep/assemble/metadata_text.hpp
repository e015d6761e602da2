// The YAML of an .amdgpu_metadata block as MessagePack: mappings, lists, words and numbers, in blocks by indentation or
// in brackets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/assemble/scanner.hpp"
#include "lockstep/base/text.hpp"

namespace lockstep::assembler {

/// Bytes of a MessagePack value.
using PackedValue = std::vector<std::uint8_t>;

namespace detail {

inline void pack_size(PackedValue& out, std::size_t size, unsigned fixed, unsigned fixed_limit, std::uint8_t wide) {
  if (size < fixed_limit) {
    out.push_back(static_cast<std::uint8_t>(fixed | size));
    return;
  }
  out.push_back(wide);  // 16 bits of size, 32 bits follow as the next number
  if (size > 0xffff) {
    out.back() = static_cast<std::uint8_t>(wide + 1);
    out.push_back(static_cast<std::uint8_t>(size >> 24));
    out.push_back(static_cast<std::uint8_t>(size >> 16));
  }
  out.push_back(static_cast<std::uint8_t>(size >> 8));
  out.push_back(static_cast<std::uint8_t>(size));
}
inline void pack_string(PackedValue& out, std::string_view text) {
  pack_size(out, text.size(), 0xa0, 32, 0xda);
  out.insert(out.end(), text.begin(), text.end());
}
inline void pack_number(PackedValue& out, std::uint64_t value) {
  if (value < 128) {
    out.push_back(static_cast<std::uint8_t>(value));
    return;
  }
  const unsigned bytes = value <= 0xff ? 1 : value <= 0xffff ? 2 : value <= 0xffffffff ? 4 : 8;
  out.push_back(static_cast<std::uint8_t>(bytes == 1 ? 0xcc : bytes == 2 ? 0xcd : bytes == 4 ? 0xce : 0xcf));
  for (unsigned i = bytes; i-- > 0;) out.push_back(static_cast<std::uint8_t>(value >> 8 * i));
}

}  // namespace detail

/// Reads the lines of a block. The first of them is line `first_line` of the file; the end of the block follows them.
class MetadataReader {
 public:
  MetadataReader(const std::vector<std::string_view>& lines, std::size_t first_line)
      : end_line_(first_line + lines.size()) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::string_view text = lines[i];
      std::size_t indent = 0;
      while (indent < text.size() && text[indent] == ' ') ++indent;
      text.remove_prefix(indent);
      while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
      if (text.empty() || text[0] == '#' || text == "---" || text == "...") continue;
      lines_.push_back({text, indent, first_line + i});
    }
  }

  /// The MessagePack value, or a problem.
  PackedValue read(TextProblem& problem) {
    PackedValue result;
    if (lines_.empty())
      fail(0, 1, "the metadata are empty");
    else
      result = block(lines_[0].indent, 0);
    if (!problem_ && next_ < lines_.size()) fail(next_, 1, "this line is indented in another way than its block");
    problem = problem_;
    return result;
  }

 private:
  static constexpr unsigned deepest = 16;

  struct Line {
    std::string_view text;
    std::size_t indent, number;
  };

  void fail(std::size_t line, std::size_t column, std::string message) {
    if (problem_) return;
    problem_.line = line < lines_.size() ? lines_[line].number : end_line_;
    problem_.column = column;
    problem_.message = std::move(message);
  }
  void fail_here(std::string message) {
    fail(next_, next_ < lines_.size() ? lines_[next_].indent + 1 : 1, std::move(message));
  }

  /// A mapping or a list whose lines begin at `indent`.
  PackedValue block(std::size_t indent, unsigned depth) {
    if (depth > deepest) fail_here("the metadata are nested too deeply");
    if (problem_) return {};
    const bool list = is_item(lines_[next_].text);
    PackedValue parts;
    std::size_t count = 0;
    while (!problem_ && next_ < lines_.size() && lines_[next_].indent == indent &&
           is_item(lines_[next_].text) == list) {
      const PackedValue part = list ? item(indent, depth) : entry(indent, depth);
      parts.insert(parts.end(), part.begin(), part.end());
      ++count;
    }
    if (next_ < lines_.size() && lines_[next_].indent > indent)
      fail_here("this line is indented in another way than its block");
    return sized(list, count, parts);
  }

  static PackedValue sized(bool list, std::size_t count, const PackedValue& parts) {
    PackedValue result;
    detail::pack_size(result, count, list ? 0x90 : 0x80, 16, list ? 0xdc : 0xde);
    result.insert(result.end(), parts.begin(), parts.end());
    return result;
  }

  static bool is_item(std::string_view text) { return text == "-" || text.starts_with("- "); }

  /// "- value": what stands behind the dash is a line of its own, further to the right.
  PackedValue item(std::size_t indent, unsigned depth) {
    Line& line = lines_[next_];
    std::string_view text = line.text.substr(1);
    std::size_t right = 1;
    while (!text.empty() && text[0] == ' ') text.remove_prefix(1), ++right;
    if (text.empty()) {
      ++next_;
      return behind(indent, depth);
    }
    line.text = text;
    line.indent = indent + right;
    if (is_item(text) || key_end(text) != text.npos) return block(line.indent, depth + 1);
    return whole_line(depth);
  }

  /// "key: value", or a block behind "key:".
  PackedValue entry(std::size_t indent, unsigned depth) {
    Line& line = lines_[next_];
    const std::size_t end = key_end(line.text);
    if (end == line.text.npos) {
      fail_here("expected 'key: value'");
      return {};
    }
    PackedValue result;
    detail::pack_string(result, unquoted(line.text.substr(0, end)));
    std::string_view text = line.text.substr(end + 1);
    std::size_t right = end + 1;
    while (!text.empty() && text[0] == ' ') text.remove_prefix(1), ++right;
    PackedValue value;
    if (text.empty()) {
      ++next_;
      value = behind(indent, depth);
    } else {
      line.text = text;
      line.indent += right;
      value = whole_line(depth);
    }
    result.insert(result.end(), value.begin(), value.end());
    return result;
  }

  /// The block behind a key or a dash that end their line; a list may stand as far left as its key.
  PackedValue behind(std::size_t indent, unsigned depth) {
    if (next_ < lines_.size() &&
        (lines_[next_].indent > indent || (lines_[next_].indent == indent && is_item(lines_[next_].text))))
      return block(lines_[next_].indent, depth + 1);
    return {0xc0};  // nil
  }

  /// A colon that ends a key: outside of quotes and brackets, before a blank or the end.
  static std::size_t key_end(std::string_view text) {
    if (text[0] == '[' || text[0] == '{') return text.npos;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (quote != 0)
        quote = text[i] == quote ? '\0' : quote;
      else if (i == 0 && (text[i] == '\'' || text[i] == '"'))
        quote = text[i];
      else if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' '))
        return i;
    }
    return text.npos;
  }

  static std::string_view unquoted(std::string_view text) {
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    const bool quoted = text.size() >= 2 && (text[0] == '\'' || text[0] == '"') && text.back() == text[0];
    return quoted ? text.substr(1, text.size() - 2) : text;
  }

  /// A value that is the rest of its line.
  PackedValue whole_line(unsigned depth) {
    std::string_view text = lines_[next_].text;
    PackedValue result = flow(text, depth);
    while (!text.empty() && is_blank(text[0])) text.remove_prefix(1);
    if (!text.empty() && text[0] != '#') fail_here("expected the end of the line behind the value");
    ++next_;
    return result;
  }

  /// "[1, 2]", "{ a: 1 }", a word or a number at the start of `text`, which is taken away.
  PackedValue flow(std::string_view& text, unsigned depth, std::string_view ends = {}) {
    const auto blanks = [&] {
      while (!text.empty() && is_blank(text[0])) text.remove_prefix(1);
    };
    blanks();
    if (depth > deepest) fail_here("the metadata are nested too deeply");
    if (problem_ || text.empty()) return {0xc0};
    if (text[0] != '[' && text[0] != '{') return scalar(text, ends);
    const bool list = text[0] == '[';
    const char close = list ? ']' : '}';
    text.remove_prefix(1);
    PackedValue parts;
    std::size_t count = 0;
    for (blanks(); !problem_ && (text.empty() || text[0] != close); blanks()) {
      if (!list) {
        const PackedValue key = scalar(text, ":,}");
        parts.insert(parts.end(), key.begin(), key.end());
        blanks();
        if (text.empty() || text[0] != ':') fail_here("expected ':' behind a key in braces");
        if (problem_) return {};
        text.remove_prefix(1);
      }
      const PackedValue value = flow(text, depth + 1, list ? ",]" : ",}");
      parts.insert(parts.end(), value.begin(), value.end());
      ++count;
      blanks();
      if (!text.empty() && text[0] == ',') {
        text.remove_prefix(1);
      } else if (text.empty() || text[0] != close) {
        fail_here(std::string("expected ',' or '") + close + "'");
      }
    }
    if (!text.empty()) text.remove_prefix(1);
    return sized(list, count, parts);
  }

  PackedValue scalar(std::string_view& text, std::string_view ends) {
    PackedValue result;
    if (text.empty()) {
      fail_here("expected a value");
      return result;
    }
    if (text[0] == '\'' || text[0] == '"') {
      const std::size_t end = text.find(text[0], 1);
      if (end == text.npos) {
        fail_here("the quoted text does not end on its line");
        return result;
      }
      detail::pack_string(result, text.substr(1, end - 1));
      text.remove_prefix(end + 1);
      return result;
    }
    std::size_t end = ends.empty() ? text.size() : std::min(text.find_first_of(ends), text.size());
    if (const std::size_t comment = text.find(" #"); comment < end) end = comment;
    std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    while (!word.empty() && is_blank(word.back())) word.remove_suffix(1);
    if (word == "true" || word == "false") {
      result.push_back(word == "true" ? 0xc3 : 0xc2);
    } else if (!word.empty() && word.size() < 19 && word.find_first_not_of("0123456789") == word.npos) {
      std::uint64_t value = 0;
      for (const char c : word) value = value * 10 + static_cast<std::uint64_t>(c - '0');
      detail::pack_number(result, value);
    } else {
      detail::pack_string(result, word);
    }
    return result;
  }

  std::vector<Line> lines_;
  std::size_t next_ = 0;
  std::size_t end_line_;
  TextProblem problem_{};
};

}  // namespace lockstep::assembler
