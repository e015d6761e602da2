#include "pcode/json_entries.hpp"

#include <cstdint>
#include <utility>

namespace isagen::pcode {
namespace {

void append_utf8(std::string& out, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xc0 | code >> 6);
    put(0x80 | (code & 0x3f));
  } else {
    put(0xe0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3f));
    put(0x80 | (code & 0x3f));
  }
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  JsonEntries read() {
    JsonEntries result;
    expect('[');
    if (peek() == ']') {
      take();
    } else {
      do {
        result.entries.push_back(entry());
      } while (failure_.empty() && take_if(','));
      expect(']');
    }
    if (peek() != '\0') fail("text after the end of the list");
    if (!failure_.empty()) result = {{}, failure_};
    return result;
  }

 private:
  JsonEntry entry() {
    JsonEntry result;
    peek();
    result.position = {line_, column_};
    expect('{');
    if (take_if('}')) return result;
    do {
      const std::string key = string();
      expect(':');
      std::string value = string();
      if (key == "name")
        result.name = std::move(value);
      else if (key == "encoding")
        result.encoding = std::move(value);
      else if (key == "pseudocode")
        result.pseudocode = std::move(value);
    } while (failure_.empty() && take_if(','));
    expect('}');
    if (failure_.empty() && result.name.empty()) fail("an entry without a name");
    return result;
  }

  std::string string() {
    std::string result;
    expect('"');
    while (failure_.empty()) {
      const char c = take();
      if (c == '"') return result;
      if (c == '\0' || c == '\n') {
        fail("a string without its closing quote");
      } else if (c == '\\') {
        escape(result);
      } else {
        result.push_back(c);
      }
    }
    return result;
  }

  void escape(std::string& out) {
    switch (const char c = take()) {
      case '"':
      case '\\':
      case '/': out.push_back(c); return;
      case 'b': out.push_back('\b'); return;
      case 'f': out.push_back('\f'); return;
      case 'n': out.push_back('\n'); return;
      case 'r': out.push_back('\r'); return;
      case 't': out.push_back('\t'); return;
      case 'u': break;
      default: return fail("an unknown escape in a string");
    }
    std::uint32_t code = 0;
    for (int i = 0; i < 4; ++i) {
      const char c = take();
      const std::size_t digit = std::string_view("0123456789abcdef").find(static_cast<char>(c | 0x20));
      if (c < '0' || digit == std::string_view::npos) return fail("\\u needs four hexadecimal digits");
      code = code << 4 | static_cast<std::uint32_t>(digit);
    }
    append_utf8(out, code);
  }

  /// The next character after white space, not taken; '\0' at the end.
  char peek() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r'))
      take();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  char take() {
    if (at_ >= text_.size()) return '\0';
    const char c = text_[at_++];
    ++column_;
    if (c == '\n') {
      ++line_;
      column_ = 1;
    }
    return c;
  }
  bool take_if(char wanted) {
    if (peek() != wanted) return false;
    take();
    return true;
  }
  void expect(char wanted) {
    if (failure_.empty() && !take_if(wanted)) fail(std::string("expected '") + wanted + "'");
  }
  void fail(const std::string& message) {
    if (failure_.empty()) failure_ = std::to_string(line_) + ":" + std::to_string(column_) + ": " + message;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
  std::string failure_;
};

}  // namespace

JsonEntries read_entries(std::string_view text) { return Reader(text).read(); }

}  // namespace isagen::pcode
