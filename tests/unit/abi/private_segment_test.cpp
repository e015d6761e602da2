// The descriptor of a private segment, as the wave's instructions read it.
#include "lockstep/abi/private_segment.hpp"

#include <doctest/doctest.h>

#include "lockstep/memory/descriptor/gfx9.hpp"

using namespace lockstep;
using namespace lockstep::abi;

namespace {

constexpr BufferResource of(LaunchAbi family, std::uint32_t wave_size) {
  return descriptor::gfx9::decode(private_segment_buffer(family, wave_size));
}

/// Where byte `offset` of a lane stands, from the wave's first byte on.
constexpr std::uint64_t place(const BufferResource& r, std::uint64_t lane, std::uint64_t offset) {
  return buffer_offset(r, false, r.stride | r.thread_stride, {lane, offset});
}

}  // namespace

TEST_CASE("lanes' dwords follow each other, then the next dwords") {
  for (const LaunchAbi family : {LaunchAbi::gfx900, LaunchAbi::gfx90a}) {
    const BufferResource r = of(family, 64);
    CHECK(r.base == first_scratch_address);
    CHECK(r.add_thread_id);
    CHECK(buffer_swizzled(r, false));
    CHECK(r.stride == 0);
    CHECK(r.thread_stride == 0);
    CHECK(r.index_stride == 64);
    CHECK(!buffer_out_of_range(r, false, {63, 0xffffffff}, 4, 0));
  }
  constexpr BufferResource wide = of(LaunchAbi::gfx90a, 64);
  static_assert(place(wide, 0, 0) == 0 && place(wide, 1, 0) == 4 && place(wide, 63, 3) == 255);
  static_assert(place(wide, 0, 4) == 256 && place(wide, 5, 13) == 3 * 256 + 5 * 4 + 1);
  // The fields that say so stand in the same places in gfx10's descriptor.
  constexpr BufferResource narrow = of(LaunchAbi::gfx10, 32);
  static_assert(narrow.index_stride == 32 && narrow.add_thread_id && narrow.element_size == 4);
  static_assert(place(narrow, 31, 0) == 124 && place(narrow, 0, 4) == 128);
  static_assert(of(LaunchAbi::gfx10, 64).index_stride == 64);
  constexpr std::uint32_t last = private_segment_buffer(LaunchAbi::gfx10, 32)[3];
  static_assert((last >> 12 & 0x7fu) == 20 && (last >> 24 & 1u) == 1 && last >> 28 == 2);
}
