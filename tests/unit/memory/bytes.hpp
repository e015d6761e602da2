// Values in memory, byte by byte.
#pragma once

#include <cstdint>
#include <vector>

namespace memory_test {

/// Little-endian value of `bytes` bytes.
inline std::uint64_t peek(const std::vector<std::uint8_t>& memory, std::uint64_t at, unsigned bytes = 4) {
  std::uint64_t value = 0;
  for (unsigned i = bytes; i-- > 0;) value = value << 8 | memory.at(at + i);
  return value;
}
inline void poke(std::vector<std::uint8_t>& memory, std::uint64_t at, unsigned bytes, std::uint64_t value) {
  for (unsigned i = 0; i < bytes; ++i, value >>= 8) memory.at(at + i) = static_cast<std::uint8_t>(value);
}

}  // namespace memory_test
