// What gfx90a has and gfx942 has not, or spells otherwise, on every engine.
#include <bit>
#include <cmath>
#include <cstdint>

#include "run.hpp"

using namespace programs_cdna2;

namespace {

float flushed(float x) { return std::fpclassify(x) == FP_SUBNORMAL ? std::copysign(0.0f, x) : x; }
/// Two roundings, no denormals.
float mad(float a, float b, float c) {
  const volatile float product = flushed(flushed(a) * flushed(b));
  return flushed(product + flushed(c));
}
float legacy_mad(float a, float b, float c) {
  return flushed(a) == 0 || flushed(b) == 0 ? flushed(0.0f + flushed(c)) : mad(a, b, c);
}
/// -0 is another number than +0.
bool same(float a, float b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

}  // namespace

TEST_CASE("gfx90a: V_MAD_F32 and its kin round twice and flush denormals") {
  const float edges[] = {0.0f,         -0.0f,     1.0f,       0x1.000002p0f, -0x1.000004p0f, 3.5f,     0x1p-126f,
                         -0x1.8p-126f, 0x1p-140f, -0x1p-149f, 0x1p127f,      -0x1.8p100f,    0x1p-70f, INFINITY,
                         -INFINITY,    NAN};
  std::vector<float> a, b, c;
  for (const float x : edges)
    for (const float y : edges)
      for (const float z : edges) a.push_back(x), b.push_back(y), c.push_back(z);
  const std::size_t all = a.size();
  for (std::size_t at = 0; at < all; at += 256) {
    const auto part = [&](const std::vector<float>& v) {
      return std::vector<float>(v.begin() + static_cast<long>(at), v.begin() + static_cast<long>(at) + 256);
    };
    std::vector<float> x = part(a), y = part(b), z = part(c), d(256 * 6);
    run("kinds", "mads", {.threads = 256}, {}, x, y, z, d);
    const float pi = std::bit_cast<float>(0x40490fdbu);
    for (std::size_t i = 0; i < 256; ++i) {
      CAPTURE(x[i]);
      CAPTURE(y[i]);
      CAPTURE(z[i]);
      REQUIRE(same(d[i * 6], mad(x[i], y[i], z[i])));
      REQUIRE(same(d[i * 6 + 1], mad(x[i], y[i], z[i])));
      REQUIRE(same(d[i * 6 + 2], mad(x[i], pi, z[i])));
      REQUIRE(same(d[i * 6 + 3], mad(x[i], y[i], pi)));
      REQUIRE(same(d[i * 6 + 4], legacy_mad(x[i], y[i], z[i])));
    }
  }
  // A fused multiply-add would keep what the product's rounding loses.
  CHECK(mad(0x1.000002p0f, 0x1.000002p0f, -0x1.000004p0f) == 0);
}

TEST_CASE("gfx90a: packed f32, V_PK_MOV_B32, V_FMAC_F64") {
  std::vector<float> a(128), b(128), c(128), d(512);
  std::vector<double> e(64);
  for (std::size_t i = 0; i < 128; ++i) {
    a[i] = 0.37f * static_cast<float>(i) - 20;
    b[i] = 1.0f / (static_cast<float>(i) + 0.3f);
    c[i] = static_cast<float>(i % 11) - 5;
  }
  run("kinds", "pairs", {}, {}, a, b, c, d, e);
  for (std::size_t i = 0; i < 64; ++i) {
    const std::size_t x = 2 * i, y = x + 1;
    CAPTURE(i);
    REQUIRE(d[8 * i] == std::fma(a[x], b[x], c[x]));
    REQUIRE(d[8 * i + 1] == std::fma(a[y], b[y], c[y]));
    REQUIRE(d[8 * i + 2] == a[x] * b[y]);  // op_sel:[0,1] op_sel_hi:[1,0]
    REQUIRE(d[8 * i + 3] == a[y] * b[x]);
    REQUIRE(d[8 * i + 4] == b[x] - a[x]);
    REQUIRE(d[8 * i + 5] == a[y] + b[y]);
    REQUIRE(d[8 * i + 6] == a[y]);  // op_sel:[1,0]
    REQUIRE(d[8 * i + 7] == b[x]);
    REQUIRE(e[i] == std::fma(double{a[x]}, double{b[x]}, double{c[x]}));
  }
}

TEST_CASE("gfx90a: float atomics in memory and LDS, with and without GLC") {
  std::vector<double> sums{0.25, 3, 5, 0}, before(128, -1);
  std::vector<float> single{1.5f};
  for (std::size_t i = 0; i < 64; ++i) before[i] = static_cast<double>(i) * 2;
  run("kinds", "atomics", {}, {}, sums, single, before);
  CHECK(sums == std::vector<double>{0.25 + 2080, 64, -64, 0.5 + 2080});
  CHECK(single[0] == 1.5f + 2080);
  for (std::size_t i = 0; i < 64; ++i) {
    CHECK(before[i] == static_cast<double>(i + 1));
    CHECK(before[64 + i] == static_cast<double>(i) * 2);
  }
}

TEST_CASE("gfx90a: loads to LDS by the LDS bit, BUFFER_STORE_LDS_DWORD") {
  std::vector<std::uint32_t> from(64), to(80, 7);
  for (std::uint32_t i = 0; i < 64; ++i) from[i] = i * 0x01020304u + 0x11;
  run("kinds", "by_lds", {}, {68}, from, to);
  for (std::uint32_t i = 0; i < 64; ++i) {
    CAPTURE(i);
    CHECK(to[4 + i] == from[i] + (from[i / 4] >> i % 4 * 8 & 255u));
  }
  for (const std::uint32_t i : {0u, 1u, 2u, 3u, 68u, 79u}) CHECK(to[i] == 7);
}

TEST_CASE("gfx90a: a stack in a private segment buffer") {
  std::vector<std::uint32_t> order(64), out(256);
  for (std::uint32_t k = 0; k < 64; ++k) order[k] = k * 37 % 64;
  run("kinds", "stack", {.threads = 256}, {40}, order, out);
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t kept[64], sum = 0;
    for (std::uint32_t k = 0; k < 64; ++k) kept[(order[k] + i) % 64] = k * 3 + i;
    for (std::uint32_t k = 0; k < 40; ++k) sum = sum * 31 + kept[(order[k] * 7 + i) % 64];
    CHECK(out[i] == sum);
  }
}
