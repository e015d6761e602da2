// Buffer descriptors of gfx9. Source: CDNA4 ISA manual 9.1.5 and 9.1.8; README.md says what was decided where it is
// silent.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/memory/descriptor/resource.hpp"

namespace lockstep::descriptor::gfx9 {

constexpr BufferResource decode(const std::array<std::uint32_t, 4>& words) {
  BufferResource r;
  r.base = words[0] | static_cast<std::uint64_t>(words[1] & 0xffffu) << 32;
  r.stride = words[1] >> 16 & 0x3fffu;
  r.element_size = (words[1] >> 31) != 0 ? 4 : 0;  // fixed: the descriptor has no field for it
  r.linear_without_index = true;
  r.num_records = words[2];
  for (unsigned i = 0; i < 4; ++i) r.dst_sel[i] = static_cast<std::uint8_t>(words[3] >> (3 * i) & 7u);
  r.num_format = static_cast<std::uint8_t>(words[3] >> 12 & 7u);
  r.data_format = static_cast<std::uint8_t>(words[3] >> 15 & 15u);
  r.index_stride = 8u << (words[3] >> 21 & 3u);
  r.add_thread_id = (words[3] >> 23 & 1u) != 0;
  r.thread_stride = r.add_thread_id ? std::uint32_t{r.data_format} << 14 : 0u;
  return r;
}

}  // namespace lockstep::descriptor::gfx9
