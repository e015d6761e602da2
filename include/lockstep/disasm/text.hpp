// Numbers as assembly text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::disasm_detail {

inline void append_decimal(std::string& text, std::uint32_t value) {
  char digits[10];
  std::size_t count = 0;
  do digits[count++] = static_cast<char>('0' + value % 10);
  while ((value /= 10) != 0);
  while (count != 0) text += digits[--count];
}

/// `digits`: at least so many.
inline void append_hex_digits(std::string& text, std::uint64_t value, unsigned digits, bool upper = false) {
  const char* const alphabet = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  char buffer[16];
  unsigned count = 0;
  do buffer[count++] = alphabet[value & 15];
  while ((value >>= 4) != 0 || count < digits);
  while (count != 0) text += buffer[--count];
}

/// "0x1f".
inline void append_hex(std::string& text, std::uint64_t value) {
  text += "0x";
  append_hex_digits(text, value, 1);
}

/// Decimal up to 64, what an inline constant can hold; hexadecimal above.
inline void append_immediate(std::string& text, std::uint32_t value) {
  if (value <= 64)
    append_decimal(text, value);
  else
    append_hex(text, value);
}

/// " name:value".
inline void append_number(std::string& text, std::string_view name, std::uint32_t value) {
  text += ' ';
  text += name;
  text += ':';
  append_decimal(text, value);
}

/// " name:[1,0,1]" from the lowest `count` bits.
inline void append_bits(std::string& text, std::string_view name, std::uint32_t bits, unsigned count) {
  text += ' ';
  text += name;
  for (unsigned i = 0; i < count; ++i) {
    text += i == 0 ? ":[" : ",";
    text += (bits >> i & 1u) != 0 ? '1' : '0';
  }
  text += ']';
}

}  // namespace lockstep::disasm_detail
