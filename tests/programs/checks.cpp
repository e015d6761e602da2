// What the checks tell, and what they do not.
#include <string>

#include "cdna4/device.hpp"
#include "program.hpp"

using namespace programs;

TEST_CASE("wait states before a lane's number, none before a lane's new value") {
  lockstep::cdna4::Device gpu;
  const lockstep::Code code = gpu.load_file(built_kernels + "/gfx950/lane_numbers.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  std::vector<std::uint32_t> out(1);
  const auto result = gpu.launch(code.kernel("lane_numbers"),
                                 {.grid = {1}, .block = {64}, .check = lockstep::CheckSet::all()}, gpu.map(out));
  REQUIRE_MESSAGE(result, result.message());
  CHECK(out[0] == 7);  // lane 5 of v2
  REQUIRE(result.findings.size() == 1);
  const std::string text = result.findings[0].message();
  CHECK(result.findings[0].kind == lockstep::CheckKind::hazard);
  CHECK(text.find("v_readlane_b32 s6, v2, s3") != std::string::npos);
  CHECK(text.find("needs 4 between them") != std::string::npos);
}
