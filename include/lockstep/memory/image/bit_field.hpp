// Fields of descriptors: places in an array of dwords.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/base/bits.hpp"

namespace lockstep::image {

/// Bits first to first + width - 1 of a descriptor; width 0: the family has no such field.
struct BitField {
  std::uint8_t first = 0, width = 0;

  constexpr bool holds(std::uint64_t value) const { return (value & ~low_mask<std::uint64_t>(width)) == 0; }

  template <std::size_t Words>
  constexpr std::uint64_t get(const std::array<std::uint32_t, Words>& words) const {
    std::uint64_t value = 0;
    for (std::uint32_t done = 0; done < width;) {  // word by word
      const std::uint32_t at = first + done, left = width - done, here = 32 - at % 32;
      const std::uint32_t taken = here < left ? here : left;
      value |= (words[at / 32] >> (at % 32) & low_mask<std::uint64_t>(taken)) << done;
      done += taken;
    }
    return value;
  }
  template <std::size_t Words>
  constexpr void set(std::array<std::uint32_t, Words>& words, std::uint64_t value) const {
    for (std::uint32_t i = 0; i < width; ++i) {
      const std::uint32_t at = first + i, bit = static_cast<std::uint32_t>(value >> i & 1u);
      words[at / 32] = (words[at / 32] & ~(1u << (at % 32))) | bit << (at % 32);
    }
  }
};

}  // namespace lockstep::image
