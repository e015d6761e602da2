// The kernel, or the caller of a dispatch, says how many lanes a wave has.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "cdna4/engine.hpp"
#include "engine.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace {

using namespace lockstep;
using wave32_test::Fake32;

/// Each work-item stores the number of its lane, by way of scratch, at `out` (s[0:1]); the group's number is in s2.
/// Groups are 512 bytes apart.
constexpr std::uint32_t lane_numbers[] = {0xd28c0001, 0x000100c1,  // v_mbcnt_lo_u32_b32 v1, -1, 0
                                          0xd28d0001, 0x000202c1,  // v_mbcnt_hi_u32_b32 v1, -1, v1
                                          0x8e038902,              // s_lshl_b32 s3, s2, 9
                                          0xd1fd0002, 0x000d0500,  // v_lshl_add_u32 v2, v0, 2, s3
                                          0xdc704000, 0x007f0100,  // scratch_store_dword off, v1, off
                                          0xdc504000, 0x037f0000,  // scratch_load_dword v3, off, off
                                          0xdc708000, 0x00000302,  // global_store_dword v2, v3, s[0:1]
                                          0xbf810000};             // s_endpgm

Dispatch dispatch_of(const std::vector<std::uint32_t>& out, std::uint32_t wave_size, std::uint32_t items) {
  Dispatch d;
  d.entry = reinterpret_cast<std::uintptr_t>(lane_numbers);
  d.grid = {3, 1, 1};
  d.block = {items, 1, 1};
  d.rsrc2.word = 1 | 2 << 1 | 1 << 7;  // scratch, two user SGPRs, the workgroup's number
  const auto address = reinterpret_cast<std::uintptr_t>(out.data());
  d.user_sgprs = {static_cast<std::uint32_t>(address), static_cast<std::uint32_t>(std::uint64_t{address} >> 32)};
  d.scratch_bytes = 4;
  d.wave_size = wave_size;
  return d;
}

/// saxpy of the examples, for gfx950; with `size` 32 marked as compiled for waves of 32, in which it works as well.
std::vector<std::uint8_t> saxpy(std::uint32_t size) {
  auto bytes = read_code_file(std::string(LOCKSTEP_SOURCE_DIR) + "/examples/code_objects/saxpy.hsaco");
  REQUIRE(bytes.has_value());
  cdna4::Device device;
  const Code code = device.load(*bytes);
  REQUIRE_MESSAGE(code, code.message());
  // The first segment of an lld code object starts the file: there addresses are places in the file.
  constexpr std::size_t properties = 56;  // of the kernel descriptor, 16 bits
  const std::size_t at = code.kernel("saxpy").info().descriptor_address + properties;
  REQUIRE(at + 1 < bytes->size());
  if (size == 32) (*bytes)[at + 1] |= 1u << (10 - 8);
  return *bytes;
}

}  // namespace

TEST_CASE("a dispatch runs in waves of the size it names") {
  TypedDevice<Fake32> device;
  std::vector<std::uint32_t> out(3 * 128);
  const auto mapped = device.map(out);
  const auto code = device.map(lane_numbers);
  for (const Engine engine : all_engines) {
    for (const std::uint32_t size : {32u, 64u}) {
      for (const std::uint32_t items : {128u, 80u, 1u}) {
        CAPTURE(engine_name(engine));
        CAPTURE(size);
        CAPTURE(items);
        out.assign(out.size(), 0xffffffff);
        const LaunchResult result = device.dispatch(dispatch_of(out, size, items), {.engine = engine});
        REQUIRE_MESSAGE(result, result.message());
        CHECK(result.statistics.waves == 3 * ((items + size - 1) / size));
        for (std::uint32_t i = 0; i < out.size(); ++i) {
          CAPTURE(i);
          REQUIRE(out[i] == (i % 128 < items ? i % 128 % size : 0xffffffff));
        }
      }
    }
  }
}

TEST_CASE("a size of waves that the ISA does not have is refused") {
  std::vector<std::uint32_t> out(128);
  TypedDevice<Fake32> fake;
  CHECK(fake.dispatch(dispatch_of(out, 16, 64)).message() == "waves of 16 lanes: this target has waves of 32 or 64");
  cdna4::Device device;
  CHECK(device.dispatch(dispatch_of(out, 32, 64)).message() == "waves of 32 lanes: this target has waves of 64");
}

TEST_CASE("the kernel descriptor says which size a kernel was compiled for") {
  for (const std::uint32_t size : {32u, 64u}) {
    for (const Engine engine : all_engines) {
      CAPTURE(size);
      CAPTURE(engine_name(engine));
      TypedDevice<Fake32> device;
      const Code code = device.load(saxpy(size));
      REQUIRE_MESSAGE(code, code.message());
      CHECK(code.kernel("saxpy").info().descriptor.wave_size() == size);
      std::vector<float> x(1000), y(1000);
      for (std::uint32_t i = 0; i < 1000; ++i) {
        x[i] = static_cast<float>(i);
        y[i] = 3;
      }
      const LaunchResult result = device.launch(code.kernel("saxpy"), {.grid = {4}, .block = {256}, .engine = engine},
                                                1000, 2.0f, device.map(x), device.map(y));
      REQUIRE_MESSAGE(result, result.message());
      CHECK(result.statistics.waves == 4 * 256 / size);
      for (std::uint32_t i = 0; i < 1000; ++i) REQUIRE(y[i] == 2.0f * static_cast<float>(i) + 3);
    }
  }
  cdna4::Device device;
  const Code code = device.load(saxpy(32));
  REQUIRE(code);
  CHECK(device.launch(code.kernel("saxpy"), {.grid = {1}, .block = {64}}, 0, 2.0f, Buffer<float>{}, Buffer<float>{})
            .message() == "kernel 'saxpy' was compiled for waves of 32, this target has waves of 64");
}
