// Hand-checked results at compile time: ties in both directions, denormals, NaNs, infinities, signed zeros.
#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;
using namespace lockstep::fp;

namespace {
constexpr Mode mode;
constexpr Mode up = Mode().with_round(Round::plus_infinity);
constexpr Mode down = Mode().with_round(Round::minus_infinity);
constexpr Mode zero_ward = Mode().with_round(Round::toward_zero);
constexpr Mode flush(0x300);  // no denormals anywhere
constexpr F32 f(std::uint32_t bits) { return F32{bits}; }
constexpr F32 one{0x3f800000}, inf{0x7f800000}, minus_zero{0x80000000};
}  // namespace

// 1 + 2^-24 is a tie: down to even; 1 + 2^-23 + 2^-24 is a tie: up to even.
static_assert(add(one, f(0x33800000), mode) == one && add(f(0x3f800001), f(0x33800000), mode) == f(0x3f800002));
static_assert(add(one, f(0x33800000), up) == f(0x3f800001) && add(one, f(0x33800000), zero_ward) == one);
static_assert(add(neg(one), f(0xb3800000), down) == f(0xbf800001) && add(neg(one), f(0xb3800000), up) == neg(one));
// Just beside the tie.
static_assert(add(one, f(0x33800001), mode) == f(0x3f800001) && add(one, f(0x337fffff), mode) == one);
// Zeros: x - x, and sums of zeros.
static_assert(sub(one, one, mode) == f(0) && sub(one, one, down) == minus_zero &&
              add(minus_zero, minus_zero, mode) == minus_zero);
static_assert(add(f(0), minus_zero, mode) == f(0) && add(f(0), minus_zero, down) == minus_zero);
static_assert(mul(minus_zero, one, mode) == minus_zero && mul(f(0), neg(one), mode) == minus_zero);
static_assert(fma(one, one, neg(one), mode) == f(0) && fma(one, one, neg(one), down) == minus_zero);
// Overflow in each direction.
static_assert(mul(f(0x7f7fffff), f(0x40000000), mode) == inf &&
              mul(f(0x7f7fffff), f(0x40000000), zero_ward) == f(0x7f7fffff));
static_assert(mul(f(0x7f7fffff), f(0xc0000000), up) == f(0xff7fffff) &&
              mul(f(0x7f7fffff), f(0xc0000000), down) == neg(inf));
// Denormals: exact, rounded, flushed at the source and at the result.
static_assert(mul(f(0x00800000), f(0x3f000000), mode) == f(0x00400000) &&
              mul(f(0x00800000), f(0x3f000000), flush) == f(0));
static_assert(mul(f(0x80000001), f(0x3f000000), mode) == minus_zero && mul(f(0x00000001), f(0x3f000000), up) == f(1));
static_assert(mul(f(0x00000003), f(0x3f000000), mode) == f(2) && add(f(0x80000001), f(0), flush) == f(0));
static_assert(add(f(0x80000001), minus_zero, flush) == minus_zero);
static_assert(mul(f(0x00400000), f(0x40000000), Mode(0x320)) == f(0));           // sources flushed only
static_assert(mul(f(0x00400000), f(0x40000000), Mode(0x310)) == f(0x00800000));  // result flushed only: it is normal
// The largest number below the smallest normal: rounds up to it as a denormal; flushed, it is tiny.
static_assert(mul(f(0x00ffffff), f(0x3f000000), mode) == f(0x00800000) &&
              mul(f(0x00ffffff), f(0x3f000000), flush) == f(0));
// NaNs: the first source, quieted, sign and payload kept; made ones are negative and empty.
static_assert(add(f(0xff800001), f(0x7fc00002), mode) == f(0xffc00001) &&
              add(one, f(0x7f800002), mode) == f(0x7fc00002));
static_assert(fma(one, f(0x7fc00005), f(0xffc00003), mode) == f(0x7fc00005) &&
              fma(one, one, f(0xff800003), mode) == f(0xffc00003));
static_assert(fma(inf, f(0), f(0x7fc00009), mode) == f(0x7fc00009) && sub(one, f(0x7fc00001), mode) == f(0x7fc00001));
static_assert(sub(inf, inf, mode) == f(0xffc00000) && mul(inf, f(0), mode) == f(0xffc00000));
static_assert(div(f(0), f(0), mode) == f(0xffc00000) && div(inf, inf, mode) == f(0xffc00000) &&
              div(one, f(0), mode) == inf);
static_assert(div(neg(one), inf, mode) == minus_zero && fma(inf, one, neg(inf), mode) == f(0xffc00000));
static_assert(add(F16{0x7c00}, F16{0xfc00}, mode) == F16{0xfe00});
static_assert(mul(F64{0x7ff0000000000000}, F64{0}, mode) == F64{0xfff8000000000000});
static_assert(fract(F16{0xfc00}, mode) == F16{0xfe00} &&
              fract(F64{0x7ff0000000000000}, mode) == F64{0xfff8000000000000});
// fma rounds once: (1 + 2^-23)^2 - (1 + 2^-22) = 2^-46.
static_assert(fma(f(0x3f800001), f(0x3f800001), f(0xbf800002), mode) == f(0x28800000));
static_assert(add(mul(f(0x3f800001), f(0x3f800001), mode), f(0xbf800002), mode) == f(0));
// The scaled fma: one rounding after the scale, denormal sources kept whatever MODE says, any scale.
static_assert(fma_scaled(one, f(0x00000001), f(0), 64, flush) == f(0x15000000) &&
              fma_scaled(one, one, f(0x33800000), -149, mode) == f(1) &&
              fma_scaled(one, one, one, 2147483647, mode) == inf &&
              fma_scaled(one, neg(one), f(0), -2147483647 - 1, mode) == minus_zero);
static_assert(flush_denormal(f(0x80000001)) == minus_zero && flush_denormal(f(0x00800000)) == f(0x00800000));
// FP16_OVFL: overflow gives 65504, infinities stay.
static_assert(add(F16{0x7bff}, F16{0x7bff}, Mode(0x8003f0)) == F16{0x7bff} &&
              add(F16{0x7bff}, F16{0x7bff}, mode) == F16{0x7c00});
static_assert(add(F16{0xfc00}, F16{0x7bff}, Mode(0x8003f0)) == F16{0xfc00});
static_assert(f32_to_f16(f(0xc7800000), Mode(0x8003f0)) == F16{0xfbff} &&
              f32_to_f16(neg(inf), Mode(0x8003f0)) == F16{0xfc00});
// f32 to f16 round to nearest: 65519.996 and 65520.
static_assert(f32_to_f16(f(0x477fefff), mode) == F16{0x7bff} && f32_to_f16(f(0x477ff000), mode) == F16{0x7c00});
// Classes.
static_assert(is_signal_nan(f(0x7f800001)) && is_quiet_nan(f(0xffc00000)) && !is_nan(inf) && is_infinity(neg(inf)));
static_assert(is_denormal(f(0x807fffff)) && !is_denormal(minus_zero) && is_zero(minus_zero) && sign(minus_zero));
static_assert(exponent(f(0xbf800000)) == 127 && exponent(f(0x007fffff)) == 0 && exponent(F64{~0ull}) == 2047);
static_assert(quiet(f(0xff800001)) == f(0xffc00001) && quiet(inf) == inf && copysign(one, minus_zero) == neg(one));
static_assert(is_nan(FP8{0x7f}) && !is_nan(FP8{0x7e}) && is_nan(BF8{0x7d}) && !is_nan(FP4{7}));
// Casts keep what they can: signalling NaNs, denormals.
static_assert(to_f64(f(0xff800001), flush) == F64{0xfff0000020000000} &&
              to_f64(f(1), flush) == F64{0x36a0000000000000});
static_assert(to_f32(F64{0xfff0000020000000}, mode) == f(0xff800001) &&
              to_f32(F64{0x7ff0000000000001}, mode) == f(0x7f800001));
static_assert(to_f32(-3, mode) == f(0xc0400000) && to_f32(0u) == f(0) && to_f16(F32{0x3f800000}) == F16{0x3c00} &&
              to_f64(one) == F64{0x3ff0000000000000});
// bf16 is half of an f32.
static_assert(bf16_to_f32(BF16{0x7f81}) == f(0x7f810000) && f32_to_bf16(f(0x3f808000), mode) == BF16{0x3f80} &&
              f32_to_bf16(f(0x3f818000), mode) == BF16{0x3f82} && f32_to_bf16(f(0x7f7fffff), mode) == BF16{0x7f80});
// Examples printed in the CDNA4 manual for the elementary instructions.
static_assert(exp2(neg(inf), mode) == f(0) && exp2(minus_zero, mode) == one && exp2(inf, mode) == inf);
static_assert(log2(neg(inf), mode) == f(0xffc00000) && log2(neg(one), mode) == f(0xffc00000) &&
              log2(minus_zero, mode) == neg(inf));
static_assert(log2(f(0), mode) == neg(inf) && log2(one, mode) == f(0) && log2(inf, mode) == inf);
static_assert(rcp(neg(inf), mode) == minus_zero && rcp(f(0xc0000000), mode) == f(0xbf000000) &&
              rcp(minus_zero, mode) == neg(inf));
static_assert(rsq(neg(inf), mode) == f(0xffc00000) && rsq(minus_zero, mode) == neg(inf) &&
              rsq(f(0x40800000), mode) == f(0x3f000000));
static_assert(sqrt(neg(inf), mode) == f(0xffc00000) && sqrt(minus_zero, mode) == minus_zero &&
              sqrt(f(0x40800000), mode) == f(0x40000000));
static_assert(sin_2pi(neg(inf), mode) == f(0xffc00000) && sin_2pi(f(0xff7fffff), mode) == f(0) &&
              sin_2pi(minus_zero, mode) == minus_zero);
static_assert(sin_2pi(f(0x3e800000), mode) == one && cos_2pi(f(0x3e800000), mode) == f(0) &&
              cos_2pi(f(0xff7fffff), mode) == one);
static_assert(sin_2pi(F16{0xfbff}, mode) == F16{0} && cos_2pi(F16{0x7bff}, mode) == F16{0x3c00} &&
              sqrt(F16{0xfc00}, mode) == F16{0xfe00});
// f32 denormals flush there whatever MODE says; f16's and those of sin do not.
static_assert(rcp(f(1), mode) == inf && exp2(f(0xc2fd0000), mode) == f(0) && log2(f(0x007fffff), mode) == neg(inf));
static_assert(sqrt(F16{1}, mode) == F16{0x0c00} && sin_2pi(f(0x00000001), mode) == f(6) &&
              sin_2pi(f(1), flush) == f(0));
// All of it at f64.
static_assert(exp2(F64{0x3fe0000000000000}, mode) == F64{0x3ff6a09e667f3bcd} &&
              rsq(F64{0x4000000000000000}, mode) == F64{0x3fe6a09e667f3bcd});
// min and max.
static_assert(min(f(0), minus_zero, mode) == minus_zero && max(minus_zero, f(0), mode) == f(0) &&
              min(minus_zero, f(0), mode) == minus_zero);
static_assert(min(f(0x7fc00001), one, mode) == one && max(one, f(0x7fc00001), mode) == one &&
              min(f(0x7fc00001), f(0xffc00002), mode) == f(0xffc00002));
static_assert(min(one, f(0x7f800001), mode) == f(0x7fc00001) && min(one, f(0x7f800001), Mode(0x1f0)) == one);
static_assert(min(f(1), one, flush) == f(0) && max(f(0x80000001), neg(one), flush) == minus_zero);
static_assert(minimum(one, f(0x7f800001), mode) == f(0x7fc00001) && maximum(f(0), minus_zero, mode) == f(0));

TEST_CASE("every value type is its bits") {
  CHECK(sizeof(F64) == 8);
  CHECK(sizeof(F32) == 4);
  CHECK(sizeof(F16) == 2);
  CHECK(sizeof(BF16) == 2);
  CHECK(sizeof(FP4) == 1);
}
