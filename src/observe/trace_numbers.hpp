// Numbers in texts of traces.
#pragma once

#include <charconv>
#include <string_view>

namespace lockstep {

/// `text` as a whole number, decimal or 0x...; false if it is none, or too large for T.
template <class T>
bool parse_whole(std::string_view text, T& value) {
  const bool hexadecimal = text.starts_with("0x");
  if (hexadecimal) text.remove_prefix(2);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
  return error == std::errc{} && end == text.data() + text.size() && !text.empty();
}
}  // namespace lockstep
