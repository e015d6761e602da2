// Numbers as text for messages, without <iostream>.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>

namespace lockstep {

/// 0x1f: lower case, no leading zeros.
inline std::string hex(std::uint64_t value) {
  std::string digits;
  do digits.insert(digits.begin(), "0123456789abcdef"[value & 15]);
  while ((value >>= 4) != 0);
  return "0x" + digits;
}

/// 0x0000001f: all eight digits, as an instruction word is usually written.
inline std::string hex_word(std::uint32_t value) {
  std::string digits = hex(value).substr(2);
  return "0x" + std::string(8 - digits.size(), '0') + digits;
}

template <std::integral T>
std::string decimal(T value) {
  return std::to_string(value);
}

/// "1 byte", "12 bytes".
inline std::string count_of(std::uint64_t n, const char* noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

}  // namespace lockstep
