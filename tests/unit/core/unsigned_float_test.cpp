// E5M3 against the values of its codes: nearest, ties to the even code; what is no finite positive number.
#include <doctest/doctest.h>

#include <cmath>
#include <cstring>

#include "inputs.hpp"

using namespace lockstep;

namespace {

constexpr Mode mode;
constexpr Mode saturating(0x8003f0);

float value(std::uint32_t code) {
  const int field = static_cast<int>(code >> 3);
  const double fraction = code & 7u;
  return static_cast<float>(field == 0 ? std::ldexp(fraction, -17) : std::ldexp(8 + fraction, field - 18));
}
F32 bits_of(double x) {
  const float f = static_cast<float>(x);
  F32 result;
  std::memcpy(&result.bits, &f, sizeof f);
  return result;
}

static_assert(fp::f32_to_e5m3(F32{0x3f800000u}, mode) == 0x78 && fp::f32_to_e5m3(F32{0x40000000u}, mode) == 0x80);
static_assert(fp::f32_to_e5m3(F32{0x7fc00001u}, mode) == 0xff && fp::f32_to_e5m3(F32{0xffc00000u}, mode) == 0xff);
static_assert(fp::f32_to_e5m3(F32{0x7f800000u}, mode) == 0xff && fp::f32_to_e5m3(F32{0x7f800000u}, saturating) == 0xfe);
static_assert(fp::f32_to_e5m3(F32{0x48000000u}, mode) == 0xff && fp::f32_to_e5m3(F32{0x48000000u}, saturating) == 0xfe);
static_assert(fp::f32_to_e5m3(F32{0xbf800000u}, mode) == 0 && fp::f32_to_e5m3(F32{0xff800000u}, mode) == 0);
static_assert(fp::f32_to_e5m3_sr(F32{0x3f880000u}, 0x80000000u, mode) == 0x79);
static_assert(fp::f32_to_e5m3_sr(F32{0x3f880000u}, 0x7fffffffu, mode) == 0x78);
static_assert(fp::e5m3_to_f32(0xff, mode).bits == 0xffc00000u && fp::e5m3_to_f32(0, mode).bits == 0);

}  // namespace

TEST_CASE("E5M3: every code comes back, and halves between two go to the even one") {
  for (std::uint32_t code = 0; code < 0xff; ++code) {
    CHECK(fp::e5m3_to_f32(code, mode) == bits_of(value(code)));
    CHECK(fp::f32_to_e5m3(bits_of(value(code)), mode) == code);
    if (code == 0xfe) continue;
    const double low = value(code), half = (low + value(code + 1)) / 2;
    CHECK(fp::f32_to_e5m3(bits_of(half), mode) == (code % 2 == 0 ? code : code + 1));
    CHECK(fp::f32_to_e5m3(bits_of(half * (1 - 1e-6)), mode) == code);
    CHECK(fp::f32_to_e5m3(bits_of(half * (1 + 1e-6)), mode) == code + 1);
  }
}

TEST_CASE("f16 to fp8 and bf8 is what f32 gives, whose numbers include f16's") {
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const F16 x = fp::from_bits<F16>(bits);
    const F32 wide = fp::f16_to_f32(x, mode);
    for (const Mode& m : {mode, saturating}) {
      CHECK(fp::f16_to_fp8(x, m) == fp::f32_to_fp8(wide, m));
      CHECK(fp::f16_to_bf8(x, m) == fp::f32_to_bf8(wide, m));
    }
  }
  for (std::uint32_t code = 0; code < 0x100; ++code) {
    const FP8 fp8 = fp::from_bits<FP8>(code);
    const BF8 bf8 = fp::from_bits<BF8>(code);
    CHECK(fp::fp8_to_f16(fp8, mode) == fp::f32_to_f16(fp::fp8_to_f32(fp8, mode), mode));
    CHECK(fp::bf8_to_f16(bf8, mode) == fp::f32_to_f16(fp::bf8_to_f32(bf8, mode), mode));
  }
}
