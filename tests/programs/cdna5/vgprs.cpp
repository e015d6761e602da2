// Kernels for gfx1250 on every engine: registers beyond v255 as clang uses them, and by hand; literals of 64 bits, dual
// issue with three sources, packed f32 with scalars, exchanges between lanes.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "cdna5/device.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace {

constexpr std::uint32_t lanes = 32;

struct Way {
  lockstep::Engine engine;
  bool check;  ///< with all checks on, which must find nothing
};
constexpr Way ways[] = {{lockstep::Engine::reference, false},
                        {lockstep::Engine::fast, false},
                        {lockstep::Engine::reference, true},
                        {lockstep::Engine::fast, true}};

/// Runs the kernel of that name, in the file of that name, with one pointer an argument.
template <class... Vectors>
void run(const std::string& file, const char* kernel, const Way& way, Vectors&... vectors) {
  lockstep::cdna5::Device gpu;
  const lockstep::Code code = gpu.load_file(LOCKSTEP_KERNEL_DIR "/" + file + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  const auto map = [&](auto& v) {
    const auto mapped = gpu.memory().map_host(v.data(), v.size() * sizeof(v[0]), true);
    REQUIRE_MESSAGE(mapped, mapped.message());
    return lockstep::make_argument(v.data());
  };
  const std::vector<lockstep::Argument> arguments{map(vectors)...};
  const lockstep::LaunchResult result =
      gpu.launch_arguments(code.kernel(kernel),
                           {.grid = {1},
                            .block = {lanes},
                            .engine = way.engine,
                            .check = way.check ? lockstep::CheckSet::all() : lockstep::CheckSet{}},
                           arguments);
  REQUIRE_MESSAGE(result, result.message());
  for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());
}

}  // namespace

TEST_CASE("gfx1250: 320 numbers a lane in registers, in a loop") {
  constexpr std::uint32_t count = 320;
  std::vector<float> in(count * lanes), expected(in.size());
  for (std::size_t i = 0; i < in.size(); ++i)
    in[i] = static_cast<float>((i * 2654435761u >> 8) % 4096) / 1024.0f - 2.0f;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    std::vector<float> v(count);
    for (std::uint32_t i = 0; i < count; ++i) v[i] = in[i * lanes + lane];
    for (int round = 0; round < 3; ++round)
      for (std::uint32_t i = 0; i < count; ++i)
        v[i] = std::fma(v[i], v[(i * 7 + 3) % count], v[(i + 1) % count]) * 0.5f;
    for (std::uint32_t i = 0; i < count; ++i) expected[i * lanes + lane] = v[i];
  }
  // At -O1 clang leaves S_SET_VGPR_MSB's bits to an S_SETREG_IMM32_B32 of MODE's that names others.
  for (const char* file : {"vgprs", "vgprs_O1"}) {
    for (const Way& way : ways) {
      CAPTURE(file);
      CAPTURE(lockstep::engine_name(way.engine));
      CAPTURE(way.check);
      std::vector<float> out(in.size(), -1.0f);
      run(file, "many", way, in, out);
      std::uint32_t wrong = 0;
      for (std::size_t i = 0; i < out.size(); ++i)
        wrong += std::bit_cast<std::uint32_t>(out[i]) != std::bit_cast<std::uint32_t>(expected[i]);
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("gfx1250: literals of 64 bits, VOPD3, packed f32 with scalars, lanes, banks by hand, far branches") {
  const auto pair = [](std::uint32_t low, std::uint32_t high) { return low | static_cast<std::uint64_t>(high) << 32; };
  for (const Way& way : ways) {
    CAPTURE(lockstep::engine_name(way.engine));
    CAPTURE(way.check);
    std::vector<std::uint64_t> out(11 * lanes, ~std::uint64_t{0});
    run("words", "words", way, out);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      CAPTURE(lane);
      const auto at = [&](std::uint32_t result) { return out[result * lanes + lane]; };
      const double x = lane;
      CHECK(at(0) == 0x0123456789abcdefu);
      CHECK(at(1) == 0xfedcba9876543210u + 0x1111111111111111u);
      CHECK(at(2) == std::bit_cast<std::uint64_t>(std::fma(x, 1.5, 0.1)));
      CHECK(at(3) == std::bit_cast<std::uint64_t>(std::fma(x, x, 1.5)));
      // V1 has gone on by 256 for each of the three results before.
      CHECK(at(4) == ((lane * 8 + 3 * 256) ^ lane));
      CHECK(at(5) ==
            pair(std::bit_cast<std::uint32_t>(2.0f * static_cast<float>(lane)), std::bit_cast<std::uint32_t>(2.0f)));
      CHECK(at(6) == pair((lane & ~7u) + 5, lane ^ 3));
      CHECK(at(7) == pair(2 * lane + 0x100, 2 * lane));
      CHECK(at(8) == 0);
      CHECK(at(9) == 0x111);
      CHECK(at(10) == pair(lane, lane * 8 + 10 * 256));
    }
  }
}
