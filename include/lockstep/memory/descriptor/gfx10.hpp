// Buffer descriptors of gfx10: one number of seven bits names the format, and two bits choose the range check. Source:
// RDNA2 ISA manual, 8.1.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/memory/descriptor/resource.hpp"
#include "lockstep/memory/formats/unified.hpp"

namespace lockstep::descriptor::gfx10 {

constexpr BufferResource decode(const std::array<std::uint32_t, 4>& words) {
  BufferResource r;
  r.base = words[0] | static_cast<std::uint64_t>(words[1] & 0xffffu) << 32;
  r.stride = words[1] >> 16 & 0x3fffu;
  r.element_size = (words[1] >> 31) != 0 ? 4 : 0;  // fixed: the descriptor has no field for it
  r.num_records = words[2];
  for (unsigned i = 0; i < 4; ++i) r.dst_sel[i] = static_cast<std::uint8_t>(words[3] >> (3 * i) & 7u);
  const FormatPair format = unified_format_gfx10(words[3] >> 12 & 0x7fu);
  r.num_format = format.number;
  r.data_format = format.data;
  r.index_stride = 8u << (words[3] >> 21 & 3u);
  r.add_thread_id = (words[3] >> 23 & 1u) != 0;
  constexpr std::array checks = {RangeCheck::structured, RangeCheck::index, RangeCheck::not_empty, RangeCheck::raw};
  r.check = checks[words[3] >> 28 & 3u];
  return r;
}

}  // namespace lockstep::descriptor::gfx10
