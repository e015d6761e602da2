// JSON as text, written from front to back.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/base/text.hpp"

namespace lockstep::web {

/// Commas come by themselves. Whoever uses it opens and closes in pairs.
class Json {
 public:
  /// "{", what `content` writes, "}".
  template <class Content>
  Json& object(Content&& content) {
    return nested('{', '}', content);
  }
  template <class Content>
  Json& array(Content&& content) {
    return nested('[', ']', content);
  }
  Json& key(std::string_view name) {
    text(name);
    out_ += ':';
    first_ = true;
    return *this;
  }

  Json& text(std::string_view value) {
    separate();
    out_ += '"';
    for (const char c : value) append(c);
    out_ += '"';
    return *this;
  }
  /// A number that JavaScript holds exactly.
  template <std::integral T>
  Json& number(T value) {
    separate();
    out_ += std::to_string(value);
    return *this;
  }
  Json& boolean(bool value) {
    separate();
    out_ += value ? "true" : "false";
    return *this;
  }
  Json& null() {
    separate();
    out_ += "null";
    return *this;
  }
  /// A value of 64 bits, as the text "0x1f"; the wrapper makes a BigInt of it.
  Json& wide(std::uint64_t value) { return text(hex(value)); }

  Json& text(std::string_view name, std::string_view value) { return key(name).text(value); }
  template <std::integral T>
  Json& number(std::string_view name, T value) {
    return key(name).number(value);
  }
  Json& boolean(std::string_view name, bool value) { return key(name).boolean(value); }
  Json& wide(std::string_view name, std::uint64_t value) { return key(name).wide(value); }

  std::string take() { return std::move(out_); }

 private:
  template <class Content>
  Json& nested(char open, char close, Content& content) {
    separate();
    out_ += open;
    first_ = true;
    content();
    out_ += close;
    first_ = false;
    return *this;
  }
  void separate() {
    if (!first_) out_ += ',';
    first_ = false;
  }
  void append(char c) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (byte < 0x20) {
      constexpr std::string_view digits = "0123456789abcdef";
      out_ += "\\u00";
      out_ += digits[byte >> 4];
      out_ += digits[byte & 15];
    } else {
      out_ += c;
    }
  }

  std::string out_;
  bool first_ = true;
};

}  // namespace lockstep::web
