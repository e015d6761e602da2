// The digest that results were recorded as: FNV-1a of 64 bits.
#pragma once

#include <cstdint>

namespace silicon {

class Digest {
 public:
  /// One step.
  void word(std::uint64_t value) { value_ = (value_ ^ value) * 0x100000001b3; }
  /// A step for each of `count` bytes, low byte first.
  void bytes(std::uint64_t value, unsigned count) {
    for (unsigned i = 0; i < count; ++i) word(value >> (8 * i) & 0xffu);
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace silicon
