// Buffer descriptors and formats of the families that are not gfx9: bits written out by hand, LLVM's names of formats.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/memory/atomic.hpp"
#include "lockstep/memory/descriptor/decode.hpp"
#include "lockstep/memory/float_atomic.hpp"
#include "lockstep/memory/formats/element.hpp"
#include "lockstep/memory/formats/unified.hpp"

namespace {

using lockstep::buffer_offset;
using lockstep::buffer_out_of_range;
using lockstep::BufferFamily;
using lockstep::BufferResource;
using lockstep::decode_buffer_resource;
using lockstep::RangeCheck;
using Words = std::array<std::uint32_t, 4>;

/// As llvm-mc 22 prints format:N of tbuffer_load_format_x on gfx1100.
constexpr std::array<std::string_view, 64> llvm_formats = {"INVALID",
                                                           "8_UNORM",
                                                           "8_SNORM",
                                                           "8_USCALED",
                                                           "8_SSCALED",
                                                           "8_UINT",
                                                           "8_SINT",
                                                           "16_UNORM",
                                                           "16_SNORM",
                                                           "16_USCALED",
                                                           "16_SSCALED",
                                                           "16_UINT",
                                                           "16_SINT",
                                                           "16_FLOAT",
                                                           "8_8_UNORM",
                                                           "8_8_SNORM",
                                                           "8_8_USCALED",
                                                           "8_8_SSCALED",
                                                           "8_8_UINT",
                                                           "8_8_SINT",
                                                           "32_UINT",
                                                           "32_SINT",
                                                           "32_FLOAT",
                                                           "16_16_UNORM",
                                                           "16_16_SNORM",
                                                           "16_16_USCALED",
                                                           "16_16_SSCALED",
                                                           "16_16_UINT",
                                                           "16_16_SINT",
                                                           "16_16_FLOAT",
                                                           "10_11_11_FLOAT",
                                                           "11_11_10_FLOAT",
                                                           "10_10_10_2_UNORM",
                                                           "10_10_10_2_SNORM",
                                                           "10_10_10_2_UINT",
                                                           "10_10_10_2_SINT",
                                                           "2_10_10_10_UNORM",
                                                           "2_10_10_10_SNORM",
                                                           "2_10_10_10_USCALED",
                                                           "2_10_10_10_SSCALED",
                                                           "2_10_10_10_UINT",
                                                           "2_10_10_10_SINT",
                                                           "8_8_8_8_UNORM",
                                                           "8_8_8_8_SNORM",
                                                           "8_8_8_8_USCALED",
                                                           "8_8_8_8_SSCALED",
                                                           "8_8_8_8_UINT",
                                                           "8_8_8_8_SINT",
                                                           "32_32_UINT",
                                                           "32_32_SINT",
                                                           "32_32_FLOAT",
                                                           "16_16_16_16_UNORM",
                                                           "16_16_16_16_SNORM",
                                                           "16_16_16_16_USCALED",
                                                           "16_16_16_16_SSCALED",
                                                           "16_16_16_16_UINT",
                                                           "16_16_16_16_SINT",
                                                           "16_16_16_16_FLOAT",
                                                           "32_32_32_UINT",
                                                           "32_32_32_SINT",
                                                           "32_32_32_FLOAT",
                                                           "32_32_32_32_UINT",
                                                           "32_32_32_32_SINT",
                                                           "32_32_32_32_FLOAT"};

/// The same name put together from widths, which stand with the lowest channel last in a name.
std::string name_of(const lockstep::ElementFormat& format) {
  if (!format.valid()) return "INVALID";
  constexpr std::array<std::string_view, 8> numbers = {"UNORM", "SNORM", "USCALED", "SSCALED",
                                                       "UINT",  "SINT",  "?",       "FLOAT"};
  std::string name;
  for (unsigned c = 4; c-- > 0;)
    if (format.width[c] != 0) name += std::to_string(format.width[c]) + "_";
  return name + std::string(numbers[static_cast<unsigned>(format.number)]);
}

TEST_CASE("unified formats have LLVM's names") {
  for (std::uint32_t i = 0; i < 64; ++i) {
    const lockstep::FormatPair pair = lockstep::unified_format(i);
    CHECK(name_of(lockstep::ElementFormat::decode(pair.data, pair.number)) == llvm_formats[i]);
  }
  CHECK(lockstep::unified_format(64) == lockstep::FormatPair{});
  CHECK(lockstep::unified_format(127) == lockstep::FormatPair{});
}

TEST_CASE("gfx11 descriptor: every field") {
  const Words words = {0x89abcdefu, 0x1234u | 0x2badu << 16 | 3u << 30, 77,
                       4u | 5u << 3 | 1u << 6 | 22u << 12 | 2u << 21 | 1u << 23 | 3u << 28};
  const BufferResource r = decode_buffer_resource(BufferFamily::gfx11, words);
  CHECK(r.base == 0x123489abcdefull);
  CHECK(r.stride == 0x2bad);
  CHECK(r.element_size == 16);
  CHECK(r.num_records == 77);
  CHECK(r.dst_sel == std::array<std::uint8_t, 4>{4, 5, 1, 0});
  CHECK(r.data_format == 4);
  CHECK(r.num_format == 7);
  CHECK(r.index_stride == 32);
  CHECK(r.add_thread_id);
  CHECK(r.check == RangeCheck::raw);
  CHECK(!r.whole_offset);
}

TEST_CASE("gfx12 descriptor: the scale of the stride") {
  for (const auto [code, scale] : {std::array{0u, 1u}, {1u, 4u}, {2u, 8u}, {3u, 32u}}) {
    const Words words = {0, 100u << 16, 1, code << 18 | 22u << 12};
    CHECK(decode_buffer_resource(BufferFamily::gfx12, words).stride == 100 * scale);
    CHECK(decode_buffer_resource(BufferFamily::gfx11, words).stride == 100);
  }
}

TEST_CASE("gfx1250 descriptor: 57 bits of base, 45 of size") {
  const std::uint64_t base = 0x1fedcba98765432ull, records = 0x1abcdef01234ull;
  const std::uint64_t low = base | records << 57, high = records >> 7 | 0x1555ull << 44 | 2ull << 58 | 1ull << 61;
  const Words words = {static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(low >> 32),
                       static_cast<std::uint32_t>(high), static_cast<std::uint32_t>(high >> 32)};
  const BufferResource r = decode_buffer_resource(BufferFamily::gfx1250, words);
  CHECK(r.base == base);
  CHECK(r.num_records == records);
  CHECK(r.stride == 0x1555 * 8);
  CHECK(r.element_size == 0);
  CHECK(r.check == RangeCheck::total_bytes_in_stride);
  CHECK(r.bytes() == records * 0x1555 * 8);  // for scalar loads
}

TEST_CASE("range checks by OOB_SELECT, at their edges") {
  BufferResource r;
  r.num_records = 10;
  r.stride = 16;
  const auto outside = [&](RangeCheck check, std::uint64_t index, std::uint64_t offset, std::uint32_t bytes,
                           std::uint64_t scalar = 0) {
    r.check = check;
    return buffer_out_of_range(r, true, {index, offset}, bytes, scalar);
  };
  CHECK(!outside(RangeCheck::structured, 9, 12, 4));
  CHECK(outside(RangeCheck::structured, 9, 13, 4));
  CHECK(outside(RangeCheck::structured, 10, 0, 4));
  CHECK(!outside(RangeCheck::index, 9, 999, 4));
  CHECK(outside(RangeCheck::index, 10, 0, 1));
  CHECK(!outside(RangeCheck::not_empty, 1000, 1000, 16));
  CHECK(!outside(RangeCheck::raw, 99, 6, 4));
  CHECK(outside(RangeCheck::raw, 0, 7, 4));
  CHECK(outside(RangeCheck::raw, 0, 6, 4, 1));  // the SGPR offset takes from the size
  CHECK(!outside(RangeCheck::total_bytes, 0, 6, 4));
  CHECK(outside(RangeCheck::total_bytes, 1, 0, 4));  // 16 + 4 > 10
  r.num_records = 20;
  CHECK(!outside(RangeCheck::total_bytes, 1, 0, 4));
  CHECK(!outside(RangeCheck::total_bytes, 0, 16, 4));
  CHECK(outside(RangeCheck::total_bytes_in_stride, 0, 16, 4));  // beyond the stride
  r.element_size = 16;
  CHECK(!outside(RangeCheck::total_bytes_in_stride, 100, 100, 4));  // swizzled: none
  CHECK(outside(RangeCheck::raw, 20, 0, 4));
  r.num_records = 0;
  CHECK(outside(RangeCheck::not_empty, 0, 0, 1));
}

TEST_CASE("swizzling by 16 bytes") {
  BufferResource r;
  r.element_size = 16;
  r.index_stride = 32;
  r.stride = 64;
  // Index 33 = 1 * 32 + 1, offset 37 = 2 * 16 + 5: (1 * 64 + 2 * 16) * 32 + 1 * 16 + 5.
  CHECK(buffer_offset(r, true, r.stride, {33, 37}) == (64 + 32) * 32 + 16 + 5);
  CHECK(buffer_offset(r, false, r.stride, {0, 37}) == 32 * 32 + 5);  // without an index, too
}

constexpr lockstep::MemoryTraits gfx11 = lockstep::memory_families::gfx11, gfx12 = lockstep::memory_families::gfx12;

std::uint32_t f32_atomic(lockstep::AtomicOperation op, std::uint32_t memory, std::uint32_t data,
                         lockstep::AtomicUnit unit, const lockstep::MemoryTraits& family, std::uint32_t mode) {
  return static_cast<std::uint32_t>(lockstep::float_atomic(op, lockstep::AtomicType::f32, memory, data, 0, unit,
                                                           family.float_atomics, lockstep::Mode(mode)));
}

TEST_CASE("denormals of float atomics by family") {
  using enum lockstep::AtomicOperation;
  using enum lockstep::AtomicUnit;
  constexpr std::uint32_t denormal = 1, keep = 0xf0, flush = 0;
  CHECK(f32_atomic(add, denormal, denormal, cache, gfx11, keep) == 0);
  CHECK(f32_atomic(add, denormal, denormal, cache, gfx12, flush) == 2);
  CHECK(f32_atomic(add, denormal, denormal, lds, gfx12, flush) == 0);
  CHECK(f32_atomic(add, denormal, denormal, lds, gfx12, keep) == 2);
  CHECK(f32_atomic(add, denormal, denormal, flat_lds, gfx12, flush) == 2);
  CHECK(f32_atomic(add, denormal, denormal, flat_lds, gfx11, flush) == 0);
  // 1 and 2 compare equal when flushed: memory stays, on gfx12 as the zero it was flushed to.
  CHECK(f32_atomic(maximum, denormal, 2, cache, gfx11, flush) == 1);
  CHECK(f32_atomic(maximum, denormal, 2, cache, gfx11, keep) == 2);
  CHECK(f32_atomic(maximum, denormal, 2, lds, gfx12, flush) == 0);
  CHECK(f32_atomic(maximum_number, denormal, 2, cache, gfx12, flush) == 2);
}

TEST_CASE("minimum and maximum of numbers: NaNs and zeros") {
  using enum lockstep::AtomicOperation;
  constexpr std::uint32_t qnan = 0x7fc00001, snan = 0x7f800001, other = 0xffc00002, one = 0x3f800000;
  const auto run = [](lockstep::AtomicOperation op, std::uint32_t memory, std::uint32_t data) {
    return f32_atomic(op, memory, data, lockstep::AtomicUnit::cache, gfx12, 0xf0);
  };
  CHECK(run(minimum_number, qnan, one) == one);
  CHECK(run(minimum_number, one, snan) == one);
  CHECK(run(maximum_number, snan, one) == one);
  CHECK(run(maximum_number, other, snan) == 0x7fc00001);  // the data's, quieted
  CHECK(run(minimum_number, 0, 0x80000000u) == 0x80000000u);
  CHECK(run(maximum_number, 0x80000000u, 0) == 0);
}

TEST_CASE("subtractions that stop, and barrier cells") {
  using lockstep::AtomicOperation;
  const auto run = [](AtomicOperation op, std::uint32_t old, std::uint32_t data) {
    return lockstep::integer_atomic<std::uint32_t>(op, false, old, data, 0);
  };
  CHECK(run(AtomicOperation::subtract_clamp, 5, 3) == 2);
  CHECK(run(AtomicOperation::subtract_clamp, 5, 5) == 0);
  CHECK(run(AtomicOperation::subtract_clamp, 5, 6) == 0);
  CHECK(run(AtomicOperation::conditional_subtract, 5, 3) == 2);
  CHECK(run(AtomicOperation::conditional_subtract, 5, 5) == 0);
  CHECK(run(AtomicOperation::conditional_subtract, 5, 6) == 5);
  // Three arrivals a phase: pending is one less.
  std::uint64_t cell = 2ull << 32 | 7u << 29 | 2u;
  cell = lockstep::barrier_after_arrival(cell, 1);
  CHECK(cell == (2ull << 32 | 7u << 29 | 1u));
  cell = lockstep::barrier_after_arrival(cell, 1);
  CHECK(cell == (2ull << 32 | 7u << 29 | 0u));
  cell = lockstep::barrier_after_arrival(cell, 1);
  CHECK(cell == (2ull << 32 | 6u << 29 | 2u));  // a new phase, and the count again
}

}  // namespace
