// A 128-bit buffer descriptor (V#) taken apart, and the address arithmetic of buffer instructions. Where the bits stand
// is the business of gfx9.hpp, gfx11.hpp and gfx1250.hpp.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

/// When an access is out of range.
enum class RangeCheck : std::uint8_t {
  records_or_bytes,      ///< gfx9: by index if there is one and a stride, else by offset
  structured,            ///< index >= records, or the access ends beyond the stride
  index,                 ///< index >= records
  not_empty,             ///< only if there are no records
  raw,                   ///< beyond the bytes; swizzled: as structured
  total_bytes,           ///< index * stride + offset ends beyond the bytes
  total_bytes_in_stride  ///< that, or the access ends beyond the stride
};

struct BufferResource {
  std::uint64_t base = 0;                 ///< byte address
  std::uint64_t num_records = 0;          ///< bytes, or records of `stride` bytes when indexed
  std::uint32_t stride = 0;               ///< bytes, scaled
  std::uint32_t element_size = 0;         ///< bytes that swizzling keeps together; 0: linear
  std::uint32_t index_stride = 8;         ///< 8, 16, 32, 64
  std::array<std::uint8_t, 4> dst_sel{};  ///< 0: zero, 1: one, 4..7: channel x..w
  std::uint8_t num_format = 0;            ///< NFMT and
  std::uint8_t data_format = 0;           ///< DFMT, also where the descriptor has one number for both; 0: unbound
  std::uint32_t thread_stride = 0;        ///< further bits of the stride of untyped thread-id buffers
  bool add_thread_id = false;
  bool whole_offset = false;          ///< swizzling and range checks see the SGPR offset, too
  bool linear_without_index = false;  ///< not swizzled unless there is an index
  RangeCheck check = RangeCheck::records_or_bytes;

  /// Of the whole buffer, as scalar loads see it: records of the stride's size.
  constexpr std::uint64_t bytes() const { return stride == 0 ? num_records : stride * num_records; }
};

/// One lane's way into a buffer.
struct BufferIndex {
  std::uint64_t index = 0;   ///< VGPR index, plus the lane number where the descriptor adds it
  std::uint64_t offset = 0;  ///< instruction offset plus VGPR offset
};

/// Is the access swizzled? `indexed` is the instruction's IDXEN. Swizzling interleaves records: without an index there
/// is nothing to interleave and gfx9's buffers are linear, whatever SWIZZLE_ENABLE says. The CDNA4 manual's formula
/// (9.1.5.2) does not say so, gfx950 does it: HipKittens' GEMMs for MI350X set the bit and use OFFEN alone (their
/// make_srsrc), and AMD's own emulator, changed to do what gfx950 does, has it (ROCm/rocm-systems, pull request 10928,
/// rocjitsu's addr_calc_buffer.h; there IDXEN alone is linear as well, here it follows the manual).
constexpr bool buffer_swizzled(const BufferResource& resource, bool indexed) {
  return resource.element_size != 0 && (!resource.linear_without_index || indexed || resource.add_thread_id);
}

/// Byte offset from base + SGPR offset. `stride` is the effective one (18 bits for gfx9's untyped thread-id buffers).
constexpr std::uint64_t buffer_offset(const BufferResource& resource, bool indexed, std::uint32_t stride,
                                      const BufferIndex& at) {
  if (!buffer_swizzled(resource, indexed)) return at.offset + stride * at.index;
  const std::uint64_t element_size = resource.element_size;
  const std::uint64_t index_high = at.index / resource.index_stride;
  const std::uint64_t index_low = at.index % resource.index_stride;
  const std::uint64_t offset_high = at.offset / element_size;
  const std::uint64_t offset_low = at.offset % element_size;
  return (index_high * stride + offset_high * element_size) * resource.index_stride + index_low * element_size +
         offset_low;
}

/// Are the `bytes` bytes at `at` outside the buffer? `indexed` is the instruction's IDXEN, `scalar_offset` the SGPR
/// offset that `at` does not hold.
constexpr bool buffer_out_of_range(const BufferResource& resource, bool indexed, const BufferIndex& at,
                                   std::uint32_t bytes, std::uint64_t scalar_offset) {
  const std::uint64_t end = at.offset + bytes;
  const bool by_record = at.index >= resource.num_records || end > resource.stride;
  switch (resource.check) {
    case RangeCheck::records_or_bytes:
      if (resource.add_thread_id && !indexed) return false;  // private buffer: no check
      if (indexed && resource.stride != 0) return at.index >= resource.num_records;
      return at.offset >= resource.num_records;
    case RangeCheck::structured: return by_record;
    case RangeCheck::index: return at.index >= resource.num_records;
    case RangeCheck::not_empty: return resource.num_records == 0;
    case RangeCheck::raw:
      if (resource.element_size != 0 && resource.stride != 0) return by_record;
      return end + scalar_offset > resource.num_records;
    case RangeCheck::total_bytes:
    case RangeCheck::total_bytes_in_stride:
      if (resource.element_size != 0) return false;
      if (resource.check == RangeCheck::total_bytes_in_stride && end > resource.stride) return true;
      return at.index * resource.stride + end > resource.num_records;
  }
  return true;
}

}  // namespace lockstep
