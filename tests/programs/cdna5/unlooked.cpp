// unlooked.s on every engine: bits that hardware does not look at, and a tensor descriptor that is switched off by its
// type.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "cdna5/device.hpp"

TEST_CASE("words of AMD's assembler: unused fields make no difference, a tensor descriptor of type 0 moves nothing") {
  lockstep::cdna5::Device device;
  const lockstep::Code code = device.load_file(LOCKSTEP_KERNEL_DIR "/unlooked.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  std::vector<std::uint32_t> tile(32);
  for (std::uint32_t i = 0; i < 32; ++i) tile[i] = 1000 + i * 3;
  const auto in = device.upload(tile);
  const auto number = [](float value) {
    return [value](std::uint32_t) { return std::bit_cast<std::uint32_t>(value); };
  };
  const auto of_tile = [&](std::uint32_t lane) { return tile[lane]; };
  const auto lane_itself = [](std::uint32_t lane) { return lane; };
  const auto times_four = [](std::uint32_t lane) { return 4 * lane; };
  const std::vector<std::function<std::uint32_t(std::uint32_t)>> expected = {
      of_tile,
      of_tile,
      [](std::uint32_t) { return 79u; },
      number(128),
      number(128),
      number(257),
      number(257),
      number(256),
      [](std::uint32_t lane) { return std::max(lane + 100, 120u); },
      lane_itself,
      times_four,
      times_four,
      [](std::uint32_t) { return 128u; },
      lane_itself};
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const bool check : {false, true}) {
      const auto out = device.upload(std::vector<std::uint32_t>(32 * expected.size(), 0xffffffff));
      lockstep::LaunchOptions options;
      options.engine = engine;
      options.block = {32, 1, 1};
      if (check) options.check = lockstep::CheckSet::all();
      const auto result = device.launch(code.kernel("unlooked"), options, out, in);
      REQUIRE_MESSAGE(result, result.message());
      for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());
      std::vector<std::uint32_t> found(32 * expected.size());
      REQUIRE(device.download(out, found));
      for (std::size_t i = 0; i < expected.size(); ++i)
        for (std::uint32_t lane = 0; lane < 32; ++lane) {
          CAPTURE(lockstep::engine_name(engine));
          CAPTURE(i);
          CAPTURE(lane);
          CHECK(found[32 * i + lane] == expected[i](lane));
        }
    }
}
