#include "observe/json_text.hpp"

namespace lockstep {

std::string json_quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      result.append(1, '\\').append(1, c);
    } else if (byte < 0x20) {
      constexpr std::string_view digits = "0123456789abcdef";
      result.append("\\u00").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
    } else {
      result += c;
    }
  }
  return result + "\"";
}

}  // namespace lockstep
