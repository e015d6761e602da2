// Lanes and modifiers: selects, cross-lane operations, and assembly that uses what compilers seldom emit.
#include <algorithm>
#include <cmath>
#include <limits>

#include "program.hpp"

using namespace programs;

TEST_CASE("clamps and select chains") {
  auto in = inputs<std::int32_t>(128, 149, {0, 100, 101, -100, -101, 50, 70000, 5});
  for (std::size_t i = 8; i < in.size(); i += 2) in[i] %= 200;
  std::vector<std::int32_t> out(in.size() * 4);
  Launch("selection", "clamps", {2}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < in.size(); ++i) {
    const std::int32_t x = in[i];
    REQUIRE(out[i * 4] == std::clamp(x, -100, 100));
    REQUIRE(out[i * 4 + 1] == std::max(std::min(x, 50), static_cast<std::int32_t>(i)));
    REQUIRE(out[i * 4 + 2] == (x > 0 ? x > 100 ? 3 : 2 : x < -100 ? -3 : x == 0 ? 0 : -1));
    REQUIRE(out[i * 4 + 3] == static_cast<std::int32_t>(std::clamp(static_cast<std::uint32_t>(x), 5u, 70000u)));
  }
}

TEST_CASE("a sorting network of minimum and maximum") {
  std::vector<float> in(64 * 5), out(in.size());
  Random random(151);
  for (float& x : in) x = static_cast<float>(static_cast<std::int32_t>(random.below(2000)) - 1000) / 8.0f;
  auto expected = in;
  Launch("selection", "sort5", {1}, {64}).buffer(in).buffer(out).run();
  for (std::ptrdiff_t i = 0; i < 64; ++i) std::sort(expected.begin() + i * 5, expected.begin() + (i + 1) * 5);
  REQUIRE(out == expected);
}

TEST_CASE("three-way comparison and classification of doubles") {
  const double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  auto [a, b] = pairs<double>(128, 157, {0.0, -0.0, 1.0, -1.0, inf, -inf, nan, 0x1p-1070});
  auto c = inputs<std::int16_t>(128, 163);
  std::vector<std::int32_t> out(a.size() * 3);
  Launch("selection", "three_way", {2}, {64}).buffer(a).buffer(b).buffer(c).buffer(out).run();
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(a[i]);
    CAPTURE(b[i]);
    const double x = a[i], y = b[i];
    REQUIRE(out[i * 3] == (x < y ? -1 : x > y ? 1 : x == y ? 0 : 99));
    REQUIRE(out[i * 3 + 1] == ((std::isnan(x) ? 1 : 0) | (std::isinf(y) ? 2 : 0) | (std::signbit(x) ? 4 : 0) |
                               (std::isfinite(x) ? 8 : 0) | (std::isnormal(y) ? 16 : 0)));
    const std::int16_t s = c[i], t = c[i ^ 1];
    REQUIRE(out[i * 3 + 2] == std::max(s, t) * 3 - std::min(s, t) + (s > t ? 1000 : s < t ? -1000 : 0));
  }
}

namespace {

/// Workgroups of 64 in waves of `size`. DS_PERMUTE and DS_BPERMUTE of gfx10 and gfx11 stay within 32 lanes (LLVM 22: no
/// wave-wide bpermute before gfx12 but in gfx9).
void check_crosslane(std::size_t size) {
  std::vector<std::int32_t> in(128), out(in.size() * 8);
  Random random(167);
  for (std::int32_t& x : in) x = static_cast<std::int32_t>(random.below(200));
  const auto judge = [&](const Way& way) {
    const std::size_t reach = way.target.starts_with("gfx10") || way.target.starts_with("gfx11") ? 32 : size;
    for (std::size_t wave = 0; wave < in.size() / size; ++wave) {
      const std::int32_t* x = &in[wave * size];
      const auto below = [&](std::size_t lanes) {
        return static_cast<std::int32_t>(std::count_if(x, x + lanes, [](std::int32_t v) { return v < 100; }));
      };
      for (std::size_t lane = 0; lane < size; ++lane) {
        CAPTURE(lane);
        const std::int32_t* o = &out[(wave * size + lane) * 8];
        const std::size_t first = lane / reach * reach;
        REQUIRE(o[0] == below(size));
        REQUIRE(o[1] == x[0]);
        REQUIRE(o[2] == x[37 % size]);
        REQUIRE(o[3] == x[first + (size - 1 - lane) % reach]);
        std::size_t from = first;  // ds_permute: the lane that sent to us
        while ((from * 7 + 3) % reach != lane % reach) ++from;
        REQUIRE(o[4] == x[from]);
        REQUIRE(o[5] == x[lane ^ 1]);
        REQUIRE(o[6] == (lane % 16 == 0 ? -1 : x[lane - 1]));
        REQUIRE(o[7] == below(lane));
      }
    }
  };
  Launch("crosslane", "crosslane", {2}, {64})
      .waves_of(static_cast<std::uint32_t>(size))
      .buffer(in)
      .buffer(out)
      .run(judge);
}

}  // namespace

TEST_CASE("ballot, readlane, permutes, swizzle, DPP shift, mbcnt") {
  check_crosslane(64);
  check_crosslane(32);
}

TEST_CASE("SDWA, DPP, op_sel and float modifiers in assembly") {
  auto in = inputs<std::uint32_t>(64, 173, {0, 0xffffffff, 0x80818283, 0x7f7e7d7c});
  std::vector<std::uint32_t> out(64 * 16);
  Launch("modifiers", "modifiers", {1}, {64}).buffer(in).buffer(out).run();
  const auto f32 = [](float x) { return std::bit_cast<std::uint32_t>(x); };
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    CAPTURE(lane);
    const std::uint32_t a = in[lane], b = ~a;
    const std::uint32_t* o = &out[lane * 16];
    const auto in_row = [&](std::uint32_t l) { return in[(lane & ~15u) + (l & 15u)]; };
    // SDWA
    REQUIRE(o[0] == (0x11220044u | (((a >> 16 & 255) + (b >> 16)) & 255) << 8));
    REQUIRE(o[1] == static_cast<std::uint32_t>(static_cast<std::int8_t>(a >> 24)) + (b & 255));
    const auto shifted = static_cast<std::uint16_t>((a & 0xffff) << (lane & 31));
    REQUIRE(o[2] == static_cast<std::uint32_t>(shifted) << 16);
    REQUIRE(o[3] == f32(static_cast<float>(a >> 8 & 255)));
    // DPP
    REQUIRE(o[4] == ((lane / 16) % 2 == 1 ? in_row(lane - 5) : 7));
    REQUIRE(o[5] == ((lane / 4) % 2 == 0 ? in[lane ^ 3] + b : 9));
    REQUIRE(o[6] == in_row(15 - (lane & 15)));
    REQUIRE(o[7] == (lane % 16 < 3 ? a : in[lane - 3] + a));
    REQUIRE(o[8] == in[(lane + 63) % 64]);
    // |v5| - -v5 doubled; clamp; halved
    const auto x = static_cast<float>(lane);
    REQUIRE(o[9] == f32((x + x) * 2));
    REQUIRE(o[10] == f32(std::clamp(-x * 0.5f + 1.0f, 0.0f, 1.0f)));
    REQUIRE(o[11] == (lane == 0 ? 0 : f32(-x * 4.0f * 0.5f)));
    // 16-bit halves: v_mad_u16 v22, a.lo * b.hi + a.hi into the high half, 1.0 + 1.0 in the low one
    REQUIRE(
        o[12] ==
        (static_cast<std::uint32_t>(static_cast<std::uint16_t>((a & 0xffff) * (b >> 16) + (a >> 16))) << 16 | 0x4000));
    REQUIRE(o[13] == ((((a >> 16) + (b & 0xffff)) & 0xffff) | (((a & 0xffff) + (b >> 16)) & 0xffff) << 16));
    REQUIRE(o[14] == (((a & 0xffff) * 3 & 0xffff) | (a >> 16) * 3 << 16));
    // add with carry: carries choose between sum and source
    const std::uint64_t low = std::uint64_t{a} + 0x80000001u;
    const std::uint64_t high = (low & 0xffffffffu) + b + (low >> 32);
    REQUIRE(o[15] == (high >> 32 != 0 ? a : static_cast<std::uint32_t>(high)));
  }
}

TEST_CASE("the scalar side: carries, bit fields, a call, saved EXEC") {
  std::vector<std::uint64_t> out(8);
  const std::uint64_t in = 0x123456789abcdef1u;
  Launch("scalar", "scalar", {1}, {64}).value(in).buffer(out).run();
  std::uint64_t reversed = 0;
  for (unsigned b = 0; b < 64; ++b) reversed |= (in >> b & 1) << (63 - b);
  const auto ones = static_cast<std::uint32_t>(std::popcount(in));
  CHECK(out[0] == in * in);
  CHECK(out[1] == 1548008755920u);  // Fibonacci number 60
  CHECK(out[2] == reversed);
  CHECK(out[3] == (ones | (in >> 9 & 0x1fff) << 32));
  CHECK(out[4] == ((ones * 3 + 1) | std::uint64_t{5} << 32));
  CHECK(out[5] == ~std::uint64_t{0});
}
