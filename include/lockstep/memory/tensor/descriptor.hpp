// The descriptor (D#) of the tensor data mover, taken apart. Source: CDNA5 ISA manual 10.11.4.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "lockstep/base/bits.hpp"

namespace lockstep::tensor {

/// Groups 0 to 3 one after the other: 4, 8, 4 and 4 dwords. Those that an instruction does not name are zero.
using DescriptorWords = std::array<std::uint32_t, 20>;

struct Descriptor {
  bool active = false;  ///< else nothing is moved: count or type is 0
  bool gather = false, barrier = false, iterate = false, pad = false;
  std::uint32_t element_bytes = 1;
  std::uint64_t lds_address = 0, global_address = 0, barrier_address = 0;
  std::array<std::uint32_t, 5> tensor_dim{};  ///< elements; beyond them nothing is read or written
  std::array<std::uint32_t, 5> tile_dim{};    ///< elements; 0: dimension not used
  std::array<std::uint64_t, 5> stride{};      ///< elements from one index of a dimension to the next; of dimension 0: 1
  std::uint32_t pad_interval = 0, pad_bytes = 0;
  std::uint32_t iterations = 1;
  std::uint64_t lds_increment = 0, global_increment = 0;  ///< bytes
  std::uint32_t row_limit = 0;                            ///< rows that the indices can name
  std::array<std::uint32_t, 16> row{};

  /// What is wrong with it; empty if nothing is.
  std::string_view problem{};
};

namespace detail {
/// `count` bits from bit `first` of a group, which begins at dword `base`.
constexpr std::uint64_t bits_of(const DescriptorWords& words, std::uint32_t base, std::uint32_t first,
                                std::uint32_t count) {
  const std::uint32_t word = base + first / 32, shift = first % 32;
  std::uint64_t value = words[word];
  if (shift + count > 32) value |= static_cast<std::uint64_t>(words[word + 1]) << 32;
  value >>= shift;
  if (shift + count > 64) value |= static_cast<std::uint64_t>(words[word + 2]) << (64 - shift);
  return value & low_mask<std::uint64_t>(count);
}
}  // namespace detail

constexpr Descriptor decode(const DescriptorWords& words) {
  const auto group = [&](std::uint32_t number, std::uint32_t first, std::uint32_t count) {
    constexpr std::array<std::uint32_t, 4> bases = {0, 4, 12, 16};
    return detail::bits_of(words, bases[number], first, count);
  };
  const auto number = [&](std::uint32_t which, std::uint32_t first, std::uint32_t count) {
    return static_cast<std::uint32_t>(group(which, first, count));
  };
  Descriptor d;
  const std::uint32_t type = number(0, 126, 2);
  d.active = group(0, 0, 2) != 0 && type != 0;
  d.gather = group(0, 31, 1) != 0;
  d.lds_address = group(0, 32, 32);
  d.global_address = group(0, 64, 57);
  d.element_bytes = 1u << group(1, 16, 2);
  d.barrier = group(1, 18, 1) != 0;
  d.iterate = group(1, 19, 1) != 0;
  d.pad = group(1, 20, 1) != 0;
  d.pad_interval = 8u << group(1, 22, 3);
  d.pad_bytes = 4 * (number(1, 25, 7) + 1);
  d.barrier_address = group(1, 32, 16) * 8;
  d.tensor_dim = {number(1, 48, 32), number(1, 80, 32), number(2, 0, 32), number(2, 32, 32), number(3, 48, 32)};
  d.tile_dim = {number(1, 112, 16), number(1, 128, 16), number(1, 144, 16), number(2, 112, 16), number(3, 80, 16)};
  d.stride = {1, group(1, 160, 48), group(1, 208, 48), group(2, 64, 48), group(3, 0, 48)};
  if (d.gather) {
    const bool wide = group(0, 30, 1) != 0;
    d.row_limit = wide ? 8 : 16;
    for (std::uint32_t i = 0; i < d.row_limit; ++i)
      d.row[i] = static_cast<std::uint32_t>(detail::bits_of(words, 12, i * (wide ? 32 : 16), wide ? 32 : 16));
    d.tile_dim[2] = d.tile_dim[3] = d.tile_dim[4] = 0;
    d.iterate = false;
  } else if (d.iterate) {
    d.lds_increment = std::uint64_t{d.tensor_dim[3]} * d.element_bytes;
    d.global_increment = d.stride[3] * d.element_bytes;
    d.iterations = d.tile_dim[3] == 0 ? 1 : d.tile_dim[3];
    d.tile_dim[3] = d.tile_dim[4] = 0;
  }
  if (!d.active) return d;
  if (group(0, 0, 2) > 1) d.problem = "tensor descriptor: count, bits 1:0 of group 0, must be 0 or 1";
  if (group(0, 2, 3) != 0)
    d.problem = "tensor descriptor: bits 4:2 of group 0 are the context switch's, leave them zero";
  if (type != 2) d.problem = "tensor descriptor: type, bits 127:126 of group 0, must be 2, or 0 to move nothing";
  if (d.gather && d.tile_dim[1] > d.row_limit)
    d.problem = "tensor descriptor: gather mode with more rows, tile_dim1, than it has row indices";
  return d;
}

}  // namespace lockstep::tensor
