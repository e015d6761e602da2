// Buffer descriptors of gfx1250: longer addresses, sizes in bytes for vector accesses, no formats. Source: CDNA5 ISA
// manual 9.4 and 9.6. For scalar loads a size counts records of the stride's size, as on other ISAs: AMD's published
// MLA kernels load page numbers from a buffer with a stride of 4 and as many records as there are pages (ROCm/aiter,
// hsa/gfx1250/mla).
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/memory/descriptor/resource.hpp"

namespace lockstep::descriptor::gfx1250 {

constexpr BufferResource decode(const std::array<std::uint32_t, 4>& words) {
  const std::uint64_t low = words[0] | static_cast<std::uint64_t>(words[1]) << 32;
  const std::uint64_t high = words[2] | static_cast<std::uint64_t>(words[3]) << 32;
  constexpr std::array<std::uint8_t, 4> scales = {1, 4, 8, 32};
  BufferResource r;
  r.base = low & ((std::uint64_t{1} << 57) - 1);
  r.num_records = low >> 57 | (high & ((std::uint64_t{1} << 38) - 1)) << 7;
  r.stride = (words[3] >> 12 & 0x3fffu) * scales[words[3] >> 26 & 3u];
  r.element_size = (words[3] >> 28 & 1u) != 0 ? 16 : 0;
  r.index_stride = 32;
  r.data_format = 4;  // never unbound: nothing converts
  r.num_format = 4;
  r.whole_offset = true;
  r.check = (words[3] >> 29 & 1u) != 0 ? RangeCheck::total_bytes_in_stride : RangeCheck::total_bytes;
  return r;
}

}  // namespace lockstep::descriptor::gfx1250
