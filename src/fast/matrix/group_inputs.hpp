// The A's or the B's of matrix instructions that are taken together, each once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace lockstep::fast {

/// Up to `most` operands, named by their first register.
template <std::uint32_t most>
struct GroupInputs {
  std::array<std::uint16_t, most> first{};
  std::uint8_t count = 0;

  /// The index of the operand that begins with register `number`, which must have a place.
  std::uint8_t add(std::uint32_t number) {
    const auto end = first.begin() + count;
    const auto found = std::find(first.begin(), end, number);
    if (found == end) first[count++] = static_cast<std::uint16_t>(number);
    return static_cast<std::uint8_t>(found - first.begin());
  }
};

}  // namespace lockstep::fast
