// A kernel with one instruction of each rule, compiled and launched on both engines.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "rdna3/device.hpp"
#include "rdna4/device.hpp"

namespace {

/// What lanes `first` and up give, or all of them.
struct Expected {
  std::uint32_t sum, half, product, past_row_end, greater, taken;
};

template <class Device>
void check_edges(const char* target, lockstep::Engine engine, std::vector<std::uint32_t> sources,
                 const Expected& expected) {
  CAPTURE(target);
  Device device;
  const lockstep::Code code = device.load_file(std::string(LOCKSTEP_KERNEL_DIR "/") + target + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  std::vector<std::uint32_t> in, out(7 * 32);
  for (const std::uint32_t source : sources) in.insert(in.end(), 32, source);
  for (std::uint32_t lane = 0; lane < 32; ++lane) in[96 + lane] = 0x55550000 + lane;
  const auto result = device.launch(code.kernel("edges"), {.grid = {1}, .block = {32}, .engine = engine},
                                    device.map(in), device.map(out));
  REQUIRE_MESSAGE(result, result.message());
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    CAPTURE(lane);
    const std::uint32_t old = 0x55550000 + lane;
    CHECK(out[lane] == expected.sum);
    CHECK(out[32 + lane] == ((old & 0xffff0000) | expected.half));
    CHECK(out[64 + lane] == expected.product);
    const bool past_row_end = lane % 16 == 15;
    CHECK(out[96 + lane] == (past_row_end ? expected.past_row_end == 1 ? old : 0 : sources[0]));
    CHECK(out[128 + lane] == sources[1] - sources[0]);
    CHECK(out[160 + lane] == expected.greater);
    CHECK(out[192 + lane] == expected.taken);
  }
}

}  // namespace

namespace {

template <class Device>
void check_told(const char* target) {
  Device device;
  const lockstep::Code code = device.load_file(std::string(LOCKSTEP_KERNEL_DIR "/") + target + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  std::vector<std::uint32_t> in(4 * 32), out(7 * 32);
  const auto result =
      device.launch(code.kernel("edges"), {.grid = {1}, .block = {32}, .check = *lockstep::parse_checks("hazard")},
                    device.map(in), device.map(out));
  REQUIRE_MESSAGE(result, result.message());
  REQUIRE(result.findings.size() == 1);
  const std::string text = result.findings.front().message();
  CAPTURE(text);
  CHECK(text.find("v_subrev_nc_u32_dpp") != std::string::npos);
  CHECK(text.find("gets source 1 of another lane by DPP, and source 0 of its own") != std::string::npos);
  CHECK(text.find("llvm-project#216835") != std::string::npos);
}

}  // namespace

TEST_CASE("a check tells of the subtraction that LLVM folds for another one") {
  check_told<lockstep::rdna4::Device>("gfx1201");
  check_told<lockstep::rdna3::Device>("gfx1100");
}

TEST_CASE("one instruction of each rule by launches") {
  constexpr std::uint32_t keeps = 1, zero = 0;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto both = [&](const std::vector<std::uint32_t>& sources, const Expected& of_gfx1201,
                          const Expected& of_gfx1100) {
      check_edges<lockstep::rdna4::Device>("gfx1201", engine, sources, of_gfx1201);
      check_edges<lockstep::rdna3::Device>("gfx1100", engine, sources, of_gfx1100);
    };
    // inf * 0 + NaN.
    both({0x7f800000, 0, 0x7fe9a000, 0}, {0xffc00000, 0xfe00, 0xffc00000, keeps, 0x7f800000, 0},
         {0xffc00000, 0xfe00, 0xffc00000, zero, 0x7f800000, 0});
    // 65520 - 2^-149: half of it is rounded once. OMOD acts on gfx1201 alone, as MODE keeps denormals.
    both({0x477ff000, 0x3f800000, 0x80000001, 0}, {0x477ff000, 0x7bff, 0x47fff000, keeps, 0x477ff000, 0},
         {0x477ff000, 0x7bff, 0x477ff000, zero, 0x477ff000, 0});
    // A product that rounds up to the smallest normal number is tiny.
    both({0x00800000, 0x3f7fffff, 0x00000000, 0}, {0x00800000, 0x0000, 0x00000000, keeps, 0x00800000, 0},
         {0x00800000, 0x0000, 0x00800000, zero, 0x00800000, 0});
  }
}
