#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;
using namespace lockstep::fp;

namespace {
constexpr F32 f(std::uint32_t bits) { return F32{bits}; }
constexpr Mode clamping(0x3f0), no_dx10(0x2f0);
constexpr Mode omod_on(0x100);  // no denormals, IEEE off
constexpr F32 omod(F32 x, Omod how) { return apply_omod(x, how, omod_on); }
}  // namespace

static_assert(clamp01(f(0x7fc00001), clamping) == f(0) && clamp01(f(0x7fc00001), no_dx10) == f(0x7fc00001));
static_assert(clamp01(f(0x80000000), clamping) == f(0) && clamp01(f(0xff800000), clamping) == f(0));
static_assert(clamp01(f(0x3f800001), clamping) == f(0x3f800000) && clamp01(f(0x7f800000), clamping) == f(0x3f800000));
static_assert(clamp01(f(0x3f7fffff), clamping) == f(0x3f7fffff) && clamp01(f(1), clamping) == f(1));
static_assert(clamp01(F16{0x3c01}, clamping) == F16{0x3c00} &&
              clamp01(F64{0x4000000000000000}, clamping) == F64{0x3ff0000000000000});

static_assert(omod(f(0x3f800000), Omod::multiply_2) == f(0x40000000) &&
              omod(f(0xbf800000), Omod::multiply_4) == f(0xc0800000));
static_assert(omod(f(0x3f800000), Omod::divide_2) == f(0x3f000000) && omod(f(0x3f800000), Omod::none) == f(0x3f800000));
// Denormals and -0 become +0, a halved smallest normal the zero of its sign.
static_assert(omod(f(0x80000000), Omod::multiply_2) == f(0) && omod(f(0x807fffff), Omod::multiply_4) == f(0));
static_assert(omod(f(0x80800000), Omod::divide_2) == f(0x80000000) && omod(f(0x00ffffff), Omod::divide_2) == f(0));
static_assert(omod(f(0x7f7fffff), Omod::multiply_2) == f(0x7f800000) &&
              omod(f(0xff800000), Omod::divide_2) == f(0xff800000));
static_assert(omod(f(0x7f800001), Omod::multiply_2) == f(0x7f800001));
static_assert(apply_omod(f(0x7f7fffff), Omod::multiply_2, Mode(0x103)) == f(0x7f7fffff));
static_assert(apply_omod(F16{0x7bff}, Omod::multiply_2, Mode(0x800100)) == F16{0x7bff});
// Switched off by IEEE, or by kept output denormals of the format.
static_assert(apply_omod(f(0x3f800000), Omod::multiply_2, Mode(0x300)) == f(0x3f800000));
static_assert(apply_omod(f(0x3f800000), Omod::multiply_2, Mode(0x120)) == f(0x3f800000));
static_assert(apply_omod(f(0x3f800000), Omod::multiply_2, Mode(0x180)) == f(0x40000000));
static_assert(apply_omod(F16{0x3c00}, Omod::multiply_2, Mode(0x180)) == F16{0x3c00});

TEST_CASE("clamping every f16 leaves it within [0, 1]") {
  for (std::uint32_t x = 0; x < 0x10000; ++x) {
    const F16 result = clamp01(from_bits<F16>(x), Mode());
    REQUIRE(result.bits <= 0x3c00);
    if (x <= 0x3c00) REQUIRE(result.bits == x);
  }
}
