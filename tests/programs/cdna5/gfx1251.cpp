// Kernels for gfx1251, CDNA5's sibling, on every engine: what it has beside gfx1250, what clang does otherwise for it,
// and that neither runs the other's code.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "cdna5/device.hpp"
#include "cdna5_gfx1251/device.hpp"
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

/// Runs the kernel of that name with one pointer an argument.
template <class Device = lockstep::cdna5_gfx1251::Device, class... Vectors>
void run(const std::string& file, const char* kernel, const Way& way, Vectors&... vectors) {
  Device gpu;
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

TEST_CASE("gfx1251: operations of 64 bits whose first source is one lane's of the row") {
  std::vector<double> a(lanes), b(lanes);
  std::vector<std::uint64_t> w(lanes);
  for (std::uint32_t i = 0; i < lanes; ++i) {
    a[i] = 1.0 / (i + 3);
    b[i] = std::ldexp(1.0 + i, -40);
    w[i] = (i + 1) * 0x9e3779b97f4a7c15u;
  }
  for (const Way& way : ways) {
    CAPTURE(lockstep::engine_name(way.engine));
    CAPTURE(way.check);
    std::vector<std::uint64_t> out(14 * lanes, ~std::uint64_t{0});
    run("rows", "rows", way, out, a, b, w);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      CAPTURE(lane);
      const auto at = [&](std::uint32_t result) { return out[result * lanes + lane]; };
      const auto shared = [&](std::uint32_t of_row) { return (lane & ~15u) + of_row; };
      const auto low = [&](std::uint32_t i) { return static_cast<std::uint32_t>(w[i]); };
      const auto high = [&](std::uint32_t i) { return static_cast<std::uint32_t>(w[i] >> 32); };
      const auto product = [&](std::uint32_t i) { return std::uint64_t{low(i)} * high(lane); };
      CHECK(at(0) == w[shared(5)]);
      CHECK(at(1) == std::bit_cast<std::uint64_t>(a[shared(3)] + b[lane]));
      CHECK(at(2) == std::bit_cast<std::uint64_t>(std::fma(-a[shared(0)], b[lane], a[lane])));
      CHECK(at(3) == std::bit_cast<std::uint32_t>(static_cast<float>(a[shared(15)])));
      CHECK(at(4) == w[lane] << (high(shared(2)) & 63));
      CHECK(at(5) == static_cast<std::uint32_t>(product(shared(7))));
      CHECK(at(6) == product(shared(8)) >> 32);
      CHECK(at(7) == static_cast<std::uint32_t>(product(shared(1)) + high(lane)));
      CHECK(at(8) == (w[shared(4)] << 3) + w[lane]);
      CHECK(at(9) == product(shared(6)) + w[lane]);
      CHECK(at(10) == 12345);
      CHECK(at(11) == ((lane & 15) == 5 ? 12345 : 0));
      CHECK(at(12) == ((lane & 15) == 5 ? 12345 : w[shared(5)]));
      CHECK(at(13) == (lane < 16 ? 54321 : w[shared(9)]));
    }
  }
}

// At -O1 clang gives the constant of S_SETREG_IMM32_B32 no bits of VGPR_MSB here, as it does for gfx1250.
TEST_CASE("gfx1251: 320 numbers a lane in registers, in a loop") {
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
  for (const char* file : {"vgprs_gfx1251", "vgprs_O1_gfx1251"}) {
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

TEST_CASE("S_SETREG_IMM32_B32 of MODE: on gfx1250 the constant goes to VGPR_MSB, too, on gfx1251 it does not") {
  for (const Way& way : ways) {
    CAPTURE(lockstep::engine_name(way.engine));
    CAPTURE(way.check);
    std::vector<std::uint32_t> out(2, 0), sibling(2, 0);
    run<lockstep::cdna5_gfx1251::Device>("mode_gfx1251", "mode", way, out);
    CHECK(out[0] != 0);
    CHECK(out[1] == out[0]);
    run<lockstep::cdna5::Device>("mode_gfx1250", "mode", way, sibling);
    CHECK(sibling[0] == out[0]);
    CHECK(sibling[1] == 0);
  }
}

TEST_CASE("gfx1250 and gfx1251 refuse each other's code") {
  const auto refusal = [](auto gpu, const char* file) {
    const lockstep::Code code = gpu.load_file(std::string(LOCKSTEP_KERNEL_DIR "/") + file + ".hsaco");
    CHECK_FALSE(code);
    return std::string(code.message());
  };
  CHECK(refusal(lockstep::cdna5_gfx1251::Device(), "vgprs").find("gfx1250") != std::string::npos);
  CHECK(refusal(lockstep::cdna5::Device(), "vgprs_gfx1251").find("gfx1251") != std::string::npos);
}
