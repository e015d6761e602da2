#include <lockstep/rdna3.hpp>

#include "compare.hpp"

TEST_CASE("RDNA3: a device without threads gives what the library's gives") {
  using Device = lockstep::rdna3::ReferenceDevice;
  const std::vector<Launched> launches = compare<Device>("gfx1100", "gfx1100", false, LOCKSTEP_GEMM);
  compare<Device>("gfx1100", "gfx1100_64");  // waves of 64
  // Numerics decide what V_EXP_F32 and WMMA give: each of these kernels runs with silicon's, then with rounded ones.
  for (const char* kernel : {"softmax", "gemm"}) {
    const auto is_one = [&](const Launched& each) { return each.kernel == kernel; };
    REQUIRE(std::count_if(launches.begin(), launches.end(), is_one) == 2);
    const auto first = std::find_if(launches.begin(), launches.end(), is_one);
    CHECK(first[0].digests != first[1].digests);
  }
}

TEST_CASE("RDNA3: a device of another ISA's processor loads no code") {
  const std::string file = LOCKSTEP_KERNEL_DIR "/gfx1201/saxpy.hsaco";
  lockstep::rdna3::ReferenceDevice gpu("gfx1201");
  const lockstep::Code code = gpu.load_file(file);
  CHECK(!code);
  CHECK(code.message() == file + ": 'gfx1201' is no target of this device's ISA; its first one is gfx1100");
  CHECK(gpu.launch(code.kernel("saxpy"), {.grid = {1}, .block = {64}}).message() == code.message());
  CHECK(!lockstep::rdna3::ReferenceDevice().load_file(file));
}
