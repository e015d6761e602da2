// unlooked.s on every engine, with and without checks.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cdna3/device.hpp"

TEST_CASE("registers in fields that an instruction has no operand in make no difference") {
  constexpr std::uint32_t count = 128;
  lockstep::cdna3::Device device;
  const lockstep::Code code = device.load_file(LOCKSTEP_KERNEL_DIR "/unlooked.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const bool check : {false, true}) {
      CAPTURE(lockstep::engine_name(engine));
      const auto out = device.upload(std::vector<std::uint32_t>(2 * count));
      lockstep::LaunchOptions options;
      options.engine = engine;
      options.block = {count, 1, 1};
      if (check) options.check = lockstep::CheckSet::all();
      const auto result = device.launch(code.kernel("unlooked"), options, out);
      REQUIRE_MESSAGE(result, result.message());
      for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());
      std::vector<std::uint32_t> found(2 * count);
      REQUIRE(device.download(out, found));
      for (std::uint32_t i = 0; i < count; ++i) {
        CAPTURE(i);
        CHECK(found[2 * i] == std::max(i + 100, 120u));
        CHECK(found[2 * i + 1] == 7);
      }
    }
}
