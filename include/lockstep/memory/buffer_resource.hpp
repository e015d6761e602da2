// The 128-bit buffer descriptor (V#) and the address arithmetic of buffer instructions.
// Source: CDNA4 ISA manual 9.1.5 and 9.1.8; README.md says what was decided where it is silent.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

/// A buffer descriptor, taken apart.
struct BufferResource {
  std::uint64_t base = 0;                 ///< byte address, 48 bits
  std::uint32_t stride = 0;               ///< bytes, 14 bits
  bool swizzle = false;                   ///< SWIZZLE_ENABLE
  std::uint32_t num_records = 0;          ///< bytes, or records of `stride` bytes when indexed
  std::array<std::uint8_t, 4> dst_sel{};  ///< 0: zero, 1: one, 4..7: channel x..w
  std::uint8_t num_format = 0;
  std::uint8_t data_format = 0;
  std::uint32_t index_stride = 8;  ///< 8, 16, 32, 64
  bool add_thread_id = false;

  static constexpr BufferResource decode(const std::array<std::uint32_t, 4>& words) {
    BufferResource r;
    r.base = words[0] | static_cast<std::uint64_t>(words[1] & 0xffffu) << 32;
    r.stride = words[1] >> 16 & 0x3fffu;
    r.swizzle = (words[1] >> 31) != 0;
    r.num_records = words[2];
    for (unsigned i = 0; i < 4; ++i) r.dst_sel[i] = static_cast<std::uint8_t>(words[3] >> (3 * i) & 7u);
    r.num_format = static_cast<std::uint8_t>(words[3] >> 12 & 7u);
    r.data_format = static_cast<std::uint8_t>(words[3] >> 15 & 15u);
    r.index_stride = 8u << (words[3] >> 21 & 3u);
    r.add_thread_id = (words[3] >> 23 & 1u) != 0;
    return r;
  }
};

/// One lane's way into a buffer.
struct BufferIndex {
  std::uint64_t index = 0;   ///< VGPR index, plus the lane number where the descriptor adds it
  std::uint64_t offset = 0;  ///< instruction offset plus VGPR offset
};

/// Is the access swizzled? `indexed` is the instruction's IDXEN. Swizzling interleaves records: without an index there
/// is nothing to interleave and the buffer is linear, whatever SWIZZLE_ENABLE says. The CDNA4 manual's formula
/// (9.1.5.2) does not say so, gfx950 does it: HipKittens' GEMMs for MI350X set the bit and use OFFEN alone (their
/// make_srsrc), and AMD's own emulator, changed to do what gfx950 does, has it (ROCm/rocm-systems, pull request 10928,
/// rocjitsu's addr_calc_buffer.h; there IDXEN alone is linear as well, here it follows the manual).
constexpr bool buffer_swizzled(const BufferResource& resource, bool indexed) {
  return resource.swizzle && (indexed || resource.add_thread_id);
}

/// Byte offset from base + SGPR offset. `stride` is the effective one (18 bits for untyped thread-id
/// buffers).
constexpr std::uint64_t buffer_offset(const BufferResource& resource, bool indexed, std::uint32_t stride,
                                      const BufferIndex& at) {
  if (!buffer_swizzled(resource, indexed)) return at.offset + stride * at.index;
  constexpr std::uint64_t element_size = 4;  // fixed since GFX9: the descriptor has no field for it
  const std::uint64_t index_high = at.index / resource.index_stride;
  const std::uint64_t index_low = at.index % resource.index_stride;
  const std::uint64_t offset_high = at.offset / element_size;
  const std::uint64_t offset_low = at.offset % element_size;
  return (index_high * stride + offset_high * element_size) * resource.index_stride + index_low * element_size +
         offset_low;
}

/// Is the component at `at` outside the buffer? `indexed` is the instruction's IDXEN.
constexpr bool buffer_out_of_range(const BufferResource& resource, bool indexed, const BufferIndex& at) {
  if (resource.add_thread_id && !indexed) return false;  // private buffer: no check
  if (indexed && resource.stride != 0) return at.index >= resource.num_records;
  return at.offset >= resource.num_records;
}

}  // namespace lockstep
