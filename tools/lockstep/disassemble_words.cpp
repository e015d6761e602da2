// lockstep disasm --hex: instruction words from standard input.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.hpp"
#include "instruction_text.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/isa/other_isas.hpp"

namespace command {

namespace {

struct Decoded {
  std::string text;
  std::size_t words = 1;
  bool incomplete = false;  ///< it goes on after the words that are there
};

/// The instruction at the front of `words`, of which there is at least one. `more`: others may follow.
Decoded decode_front(std::string_view target, std::span<const std::uint32_t> words, bool more) {
  InstructionText one = instruction_text(target, words, more);
  if (!one.text.empty()) return {std::move(one.text), one.dwords, false};
  const std::string foreign = lockstep::foreign_instruction(words, one.isa_name);
  const std::string note = !foreign.empty() ? "  // " + foreign : one.truncated ? "  // incomplete" : "";
  return {".long " + lockstep::hex_word(words[0]) + note, 1, one.truncated};
}

/// Prints the instructions at the front of `words` and removes them. Unless `all`, an incomplete one at the end waits.
void flush_words(std::string_view target, std::vector<std::uint32_t>& words, bool all) {
  std::size_t at = 0;
  while (at < words.size()) {
    const Decoded decoded = decode_front(target, std::span(words).subspan(at), !all);
    if (decoded.incomplete && !all) break;
    std::printf("%s\n", decoded.text.c_str());
    at += decoded.words;
  }
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(at));
}

/// One line of output for one of input.
void print_first(std::string_view target, std::span<const std::uint32_t> words) {
  if (words.empty()) return static_cast<void>(std::putchar('\n'));
  const Decoded decoded = decode_front(target, words, false);
  const std::size_t left = words.size() - decoded.words;
  std::printf("%s%s\n", decoded.text.c_str(),
              left == 0 ? "" : ("  // and " + lockstep::count_of(left, "word") + " more: --all").c_str());
}

constexpr const char* blanks = " \t\r,";

/// The words of one line, separated by blanks or commas, with or without 0x. Gives what is none, or nothing.
std::string parse_words(const std::string& line, std::vector<std::uint32_t>& words) {
  for (std::size_t at = 0; (at = line.find_first_not_of(blanks, at)) != std::string::npos;) {
    const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
    std::string token = line.substr(at, end - at);
    at = end;
    std::string digits = token;
    if (digits.size() > 2 && digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X')) digits.erase(0, 2);
    if (digits.size() > 8 || digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) return token;
    words.push_back(static_cast<std::uint32_t>(std::stoul(digits, nullptr, 16)));
  }
  return "";
}

/// For a message: short, and nothing that a terminal obeys.
std::string printable(std::string text) {
  constexpr std::size_t most = 40;
  if (text.size() > most) text = text.substr(0, most) + "...";
  std::replace_if(text.begin(), text.end(), [](unsigned char c) { return c < 32 || c == 127; }, '?');
  return text;
}

enum class Line { read, end, too_long };

/// The next line of standard input, of a length that anybody writes.
Line read_line(std::string& line) {
  constexpr std::size_t longest = std::size_t{1} << 20;
  line.clear();
  for (int c; (c = std::getchar()) != EOF;) {
    if (c == '\n') return Line::read;
    if (line.size() == longest) return Line::too_long;
    line += static_cast<char>(c);
  }
  return line.empty() ? Line::end : Line::read;
}

}  // namespace

int disassemble_words(const std::string& target, bool all) {
  std::vector<std::uint32_t> words;  // with `all` also those of earlier lines whose instruction is not complete yet
  std::string line;
  for (std::size_t number = 1;; ++number) {
    const Line read = read_line(line);
    if (read == Line::end) break;
    const std::string none = parse_words(line, words);
    if (read == Line::too_long || !none.empty())
      return fail("line " + std::to_string(number) + ": '" + printable(none.empty() ? line : none) +
                  "' is no 32-bit hexadecimal word" + (read == Line::too_long ? ", and the line is too long" : ""));
    if (all) {
      flush_words(target, words, false);
    } else {
      print_first(target, words);
      words.clear();
    }
  }
  flush_words(target, words, true);
  return done;
}

}  // namespace command
