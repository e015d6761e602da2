// scalar_buffers.s on every engine: a buffer with a stride has as many bytes for scalar loads as its records have.
#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "cdna5/device.hpp"

TEST_CASE("scalar loads from a buffer see records of the stride's size") {
  lockstep::cdna5::Device device;
  const lockstep::Code code = device.load_file(LOCKSTEP_KERNEL_DIR "/scalar_buffers.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  const std::vector<std::uint32_t> words{11, 22, 33, 44, 55, 66};
  const std::vector<std::uint32_t> expected{11, 22, 33, 0, 55, 0, 33, 0, 0, 0, 11, 22, 33, 0};
  const auto in = device.upload(words);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(lockstep::engine_name(engine));
    const auto out = device.upload(std::vector<std::uint32_t>(expected.size(), 0xffffffff));
    lockstep::LaunchOptions options;
    options.engine = engine;
    options.block = {32, 1, 1};
    const auto result = device.launch(code.kernel("scalar_buffers"), options, out, in);
    REQUIRE_MESSAGE(result, result.message());
    std::vector<std::uint32_t> found(expected.size());
    REQUIRE(device.download(out, found));
    CHECK(found == expected);
  }
}
