// The hardware's approximations of RDNA3 and RDNA4 at their special values, and single recorded words. All arguments:
// by digest, in tests/silicon.
#include <doctest/doctest.h>

#include "lockstep/core/fp.hpp"

using namespace lockstep;

namespace {

constexpr Mode gfx12 = Mode(0xf0 | Mode::ieee_bit | Mode::dx10_clamp_bit).with_silicon(Silicon::gfx12);
constexpr Mode gfx11 = Mode().with_silicon(Silicon::gfx11);

constexpr std::uint32_t rcp(std::uint32_t x, Mode mode = gfx12) { return fp::rcp(F32{x}, mode).bits; }
constexpr std::uint32_t rsq(std::uint32_t x, Mode mode = gfx12) { return fp::rsq(F32{x}, mode).bits; }
constexpr std::uint32_t root(std::uint32_t x, Mode mode = gfx12) { return fp::sqrt(F32{x}, mode).bits; }
constexpr std::uint32_t exp(std::uint32_t x, Mode mode = gfx12) { return fp::exp2(F32{x}, mode).bits; }
constexpr std::uint32_t log(std::uint32_t x, Mode mode = gfx12) { return fp::log2(F32{x}, mode).bits; }

constexpr std::uint32_t one = 0x3f800000, minus = 0x80000000, inf = 0x7f800000, nan = 0xffc00000, tiny = 0x00400000;

// Zeros and subnormals, which are zeros of their sign.
static_assert(rcp(0) == inf && rcp(minus) == (inf | minus) && rcp(tiny) == inf && rcp(tiny | minus) == (inf | minus));
static_assert(rsq(0) == inf && rsq(minus) == (inf | minus) && rsq(tiny) == inf && rsq(tiny | minus) == (inf | minus));
static_assert(root(0) == 0 && root(minus) == minus && root(tiny) == 0 && root(tiny | minus) == minus);
static_assert(exp(0) == one && exp(minus) == one && exp(tiny) == one && exp(tiny | minus) == one);
static_assert(log(0) == (inf | minus) && log(minus) == (inf | minus) && log(tiny | minus) == (inf | minus));
// Infinities and negative numbers.
static_assert(rcp(inf) == 0 && rcp(inf | minus) == minus && rcp(one | minus) == (one | minus));
static_assert(rsq(inf) == 0 && rsq(inf | minus) == nan && rsq(one | minus) == nan);
static_assert(root(inf) == inf && root(inf | minus) == nan && root(one | minus) == nan);
static_assert(exp(inf) == inf && exp(inf | minus) == 0);
static_assert(log(inf) == inf && log(inf | minus) == nan && log(one | minus) == nan && log(one) == 0);
// Results that are no normal numbers, and the last that are.
static_assert(rcp(0x7e800000) == 0x00800000 && rcp(0x7e800001) == 0 && rcp(0xff7fffff) == minus);
static_assert(exp(0x43000000) == inf && exp(0x42ffffff) == 0x7f7fffa7 && exp(0xc2fc0000) == 0x00800000 &&
              exp(0xc2fc0001) == 0 && exp(0x33000000) == one && exp(0xb37fffff) == one);
// NaNs keep sign and payload, and become quiet; but not on GFX11 with MODE.IEEE off.
static_assert(rcp(0xff801234) == 0xffc01234 && rsq(0x7f801234) == 0x7fc01234 && log(0xffc00001) == 0xffc00001);
static_assert(exp(0x7f801234, gfx11) == 0x7fc01234 &&
              exp(0x7f801234, Mode(0xf0).with_silicon(Silicon::gfx11)) == 0x7f801234 &&
              root(0x7f801234, Mode(0xf0).with_silicon(Silicon::gfx12)) == 0x7fc01234);
// MODE's rounding and denormals play no part.
static_assert(rcp(0x40400000, Mode(0xf).with_silicon(Silicon::gfx12)) == rcp(0x40400000));
static_assert(rcp(tiny, Mode(0).with_silicon(Silicon::gfx12)) == inf);
// Without a silicon results are rounded correctly.
static_assert(rcp(0x3f8005a9) == 0x3f7ff4ae && rcp(0x3f8005a9, Mode()) == 0x3f7ff4af);

constexpr std::uint32_t half(std::uint32_t x, std::uint32_t bits, F16 (*function)(F16, const Mode&)) {
  return function(F16{static_cast<std::uint16_t>(x)}, Mode(bits).with_silicon(Silicon::gfx12)).bits;
}
constexpr std::uint32_t exp_half(std::uint32_t x, std::uint32_t bits = 0xf0) {
  return half(x, bits, &fp::exp2<F16, Mode>);
}
constexpr std::uint32_t rcp_half(std::uint32_t x, std::uint32_t bits = 0xf0) {
  return half(x, bits, &fp::rcp<F16, Mode>);
}
constexpr std::uint32_t log_half(std::uint32_t x, std::uint32_t bits = 0xf0) {
  return half(x, bits, &fp::log2<F16, Mode>);
}
constexpr std::uint32_t rsq_half(std::uint32_t x, std::uint32_t bits = 0xf0) {
  return half(x, bits, &fp::rsq<F16, Mode>);
}

static_assert(exp_half(0x11c5) == 0x3c01);  // the sum rounded once; the f32 result would round to 0x3c00
static_assert(exp_half(0xcb00) == 0x0400 && exp_half(0xce00) == 0x0001 && exp_half(0xce40) == 0 &&
              exp_half(0x4c00) == 0x7c00);
static_assert(rcp_half(0x0001) == 0x7c00 && rcp_half(0x0200) == 0x7800 && rcp_half(0x0200, 0x80) == 0x7c00);
static_assert(rcp_half(0x7bff) == 0x0100 && rcp_half(0x7bff, 0x40) == 0 && rcp_half(0xfbff, 0x40) == 0x8000);
// FP16_OVFL: poles, too, but not the infinity of an infinity.
static_assert(rcp_half(0, 0x8000f0) == 0x7bff && rcp_half(0x8000, 0x8000f0) == 0xfbff &&
              log_half(0, 0x8000f0) == 0xfbff && rsq_half(0, 0x8000f0) == 0x7bff &&
              log_half(0x7c00, 0x8000f0) == 0x7c00 && exp_half(0x7bff, 0x8000f0) == 0x7bff &&
              rcp_half(0x7c00, 0x8000f0) == 0);

constexpr std::uint32_t sine(std::uint32_t x, std::uint32_t bits = 0xf0) {
  return fp::sin_2pi(F32{x}, Mode(bits).with_silicon(Silicon::gfx12)).bits;
}
constexpr std::uint32_t cosine(std::uint32_t x, std::uint32_t bits = 0xf0) {
  return fp::cos_2pi(F32{x}, Mode(bits).with_silicon(Silicon::gfx12)).bits;
}
static_assert(sine(0) == 0 && sine(minus) == minus && cosine(0) == one && cosine(minus) == one);
static_assert(sine(inf) == nan && cosine(inf | minus) == nan && sine(0x7f801234) == 0x7fc01234);
static_assert(sine(0x3e800000) == one && cosine(0x3e800000) == 0 && sine(0x3f000000) == 0 &&
              cosine(0x3f000000) == (one | minus) && sine(0x3f400000) == (one | minus));
static_assert(sine(0xcb000000) == 0 && cosine(0xcb000000) == one && sine(0xff7fffff) == 0);  // whole turns
// MODE's denormals of f32 act on sources and results.
static_assert(sine(1) == 6 && sine(1, 0xe0) == 0 && sine(minus | 1, 0xe0) == minus && sine(1, 0xd0) == 0 &&
              sine(0x007fffff, 0xd0) == 0x01c90fd3 && cosine(1, 0) == one);

constexpr std::uint64_t seed(std::uint64_t x, F64 (*function)(F64, const Mode&), std::uint32_t bits = 0xf0) {
  return function(F64{x}, Mode(bits).with_silicon(Silicon::gfx12)).bits;
}
constexpr auto rcp64 = &fp::rcp<F64, Mode>, rsq64 = &fp::rsq<F64, Mode>, root64 = &fp::sqrt<F64, Mode>;
constexpr std::uint64_t one64 = 0x3ff0000000000000, minus64 = 0x8000000000000000, inf64 = 0x7ff0000000000000,
                        nan64 = 0xfff8000000000000;
static_assert(seed(0, rcp64) == inf64 && seed(minus64, rsq64) == (inf64 | minus64) && seed(minus64, root64) == minus64);
static_assert(seed(inf64, rcp64) == 0 && seed(inf64 | minus64, rcp64) == minus64 && seed(inf64, rsq64) == 0 &&
              seed(inf64, root64) == inf64 && seed(one64 | minus64, root64) == nan64 &&
              seed(inf64 | minus64, rsq64) == nan64 && seed(0x7ff0000000000001, rcp64) == 0x7ff8000000000001);
static_assert(seed(one64, rcp64) == one64 && seed(one64 | 1, rcp64) == one64 - 1 &&
              seed(one64 - 1, rcp64) == one64 + 1 && seed(one64, root64) == 0x3ff0000004000000 &&
              seed(one64, rsq64) == one64 && seed(one64 | 1, rsq64) == one64 - 1);
// Subnormal sources and results, by MODE's fields of f64.
static_assert(seed(1, rcp64) == inf64 && seed(1, rsq64) == 0x6180000000000000 && seed(1, rsq64, 0xb0) == inf64 &&
              seed(1, root64, 0xb0) == 0 && seed(0x7fe0000000000000, rcp64) == 0x0008000000000000 &&
              seed(0x7fe0000000000000, rcp64, 0x70) == 0 && seed(0xffe0000000000000, rcp64, 0x70) == minus64);

}  // namespace

TEST_CASE("what is computed while compiling is what is computed at run time") {
  const std::uint32_t arguments[] = {0x3f800001, 0x3f9abcde, 0x40400003, 0x41234567,
                                     0x3f7ffffe, 0x3f810203, 0x3dcccccd};
  constexpr std::uint32_t expected[][5] = {
      {rcp(0x3f800001), rsq(0x3f800001), root(0x3f800001), exp(0x3f800001), log(0x3f800001)},
      {rcp(0x3f9abcde), rsq(0x3f9abcde), root(0x3f9abcde), exp(0x3f9abcde), log(0x3f9abcde)},
      {rcp(0x40400003), rsq(0x40400003), root(0x40400003), exp(0x40400003), log(0x40400003)},
      {rcp(0x41234567), rsq(0x41234567), root(0x41234567), exp(0x41234567), log(0x41234567)},
      {rcp(0x3f7ffffe), rsq(0x3f7ffffe), root(0x3f7ffffe), exp(0x3f7ffffe), log(0x3f7ffffe)},
      {rcp(0x3f810203), rsq(0x3f810203), root(0x3f810203), exp(0x3f810203), log(0x3f810203)},
      {rcp(0x3dcccccd), rsq(0x3dcccccd), root(0x3dcccccd), exp(0x3dcccccd), log(0x3dcccccd)}};
  for (std::size_t i = 0; i < std::size(arguments); ++i) {
    CAPTURE(arguments[i]);
    volatile std::uint32_t x = arguments[i];
    CHECK(rcp(x) == expected[i][0]);
    CHECK(rsq(x) == expected[i][1]);
    CHECK(root(x) == expected[i][2]);
    CHECK(exp(x) == expected[i][3]);
    CHECK(log(x) == expected[i][4]);
  }
}
