// Buffer descriptors of gfx11 and gfx12, which adds the scale of the stride. One number names the format, and two bits
// choose the range check. Source: RDNA3 and RDNA4 ISA manuals, 9.4 and 9.6.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/memory/descriptor/resource.hpp"
#include "lockstep/memory/formats/unified.hpp"

namespace lockstep::descriptor::gfx11 {

constexpr BufferResource decode(const std::array<std::uint32_t, 4>& words) {
  BufferResource r;
  r.base = words[0] | static_cast<std::uint64_t>(words[1] & 0xffffu) << 32;
  r.stride = words[1] >> 16 & 0x3fffu;
  constexpr std::array<std::uint8_t, 4> element_sizes = {0, 4, 0, 16};  // 2 is reserved
  r.element_size = element_sizes[words[1] >> 30];
  r.num_records = words[2];
  for (unsigned i = 0; i < 4; ++i) r.dst_sel[i] = static_cast<std::uint8_t>(words[3] >> (3 * i) & 7u);
  const FormatPair format = unified_format(words[3] >> 12 & 0x3fu);
  r.num_format = format.number;
  r.data_format = format.data;
  r.index_stride = 8u << (words[3] >> 21 & 3u);
  r.add_thread_id = (words[3] >> 23 & 1u) != 0;
  constexpr std::array checks = {RangeCheck::structured, RangeCheck::index, RangeCheck::not_empty, RangeCheck::raw};
  r.check = checks[words[3] >> 28 & 3u];
  return r;
}

}  // namespace lockstep::descriptor::gfx11

namespace lockstep::descriptor::gfx12 {

constexpr BufferResource decode(const std::array<std::uint32_t, 4>& words) {
  BufferResource r = gfx11::decode(words);
  constexpr std::array<std::uint8_t, 4> scales = {1, 4, 8, 32};
  r.stride *= scales[words[3] >> 18 & 3u];
  r.whole_offset = true;
  return r;
}

}  // namespace lockstep::descriptor::gfx12
