// a * b + c where hardware tells: invalid products beside NaNs, sums that are rounded to f16 at once, tiny results that
// OMOD scales.
#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;
using namespace lockstep::fp;

namespace {

constexpr Mode plain{}, recorded = Mode().with_silicon(Silicon::gfx11);
constexpr F32 f(std::uint32_t bits) { return F32{bits}; }
constexpr F32 inf = f(0x7f800000), nan = f(0x7fa12345), quieted = f(0x7fe12345), invalid = f(0xffc00000);

static_assert(fma(inf, f(0), nan, recorded) == invalid && fma(f(0x80000000), inf, nan, recorded) == invalid);
static_assert(fma(inf, f(0), nan, plain) == quieted && fma(inf, f(0), nan, DefaultMode{}) == quieted);
// A NaN factor comes first, and a denormal is no zero unless MODE flushes it.
static_assert(fma(nan, f(0), f(0x7fc00001), recorded) == quieted && fma(f(0), nan, f(0x7fc00001), recorded) == quieted);
static_assert(fma(inf, f(1), nan, recorded) == quieted);
static_assert(fma(inf, f(1), nan, Mode(0).with_silicon(Silicon::gfx11)) == invalid);
static_assert(fma(F16{0x7c00}, F16{0}, F16{0x7e01}, recorded) == F16{0xfe00});
static_assert(fma_scaled(inf, f(0), nan, 64, recorded) == invalid && fma_scaled(inf, f(0), nan, 64, plain) == quieted);

static_assert(fma_to_f16(f(0x477ff000), f(0x3f800000), f(0x80000001), plain) == F16{0x7bff});
static_assert(fma_to_f16(f(0x477ff000), f(0x3f800000), f(0), plain) == F16{0x7c00});
static_assert(fma_to_f16(f(0x477ff000), f(0x3f800000), f(0), Mode(0x8003f0)) == F16{0x7bff});
static_assert(fma_to_f16(f(0x3f800000), f(0x3f801000), f(1), plain) == F16{0x3c01});
static_assert(fma_to_f16(f(0x7fc12000), f(0x3f800000), nan, recorded) == F16{0x7e09});
static_assert(fma_to_f16(inf, f(0), nan, recorded) == F16{0xfe00});

// Tiny after rounding with an unbounded exponent: also what rounds up to the smallest normal number.
constexpr Mode gfx12 = Mode(Mode::default_bits | Mode::omod_always_bit).with_silicon(Silicon::gfx12);
constexpr F32 product(Omod omod) {
  const Mode mode = under_omod(gfx12, omod);
  return apply_omod(mul(f(0x00800000), f(0x3f7fffff), mode), omod, mode);
}
static_assert(product(Omod::none) == f(0x00800000) && product(Omod::multiply_2) == f(0) &&
              product(Omod::divide_2) == f(0));
static_assert(under_omod(plain, Omod::multiply_2) == plain && under_omod(gfx12, Omod::none) == gfx12 &&
              under_omod(Mode(Mode::omod_always_bit), Omod::multiply_2) == Mode(Mode::omod_always_bit));

}  // namespace

TEST_CASE("where no doubt is left, rounding a sum to f32 and then to f16 gives what one rounding gives") {
  inputs::Random random(34);
  std::uint32_t doubts = 0, differences = 0;
  constexpr std::uint32_t count = 400000;
  for (std::uint32_t i = 0; i < count; ++i) {
    // Sums close to numbers of f16 and to the middles between them: c is such a one, a * b is small beside it.
    const auto field = [&](std::uint32_t least, std::uint32_t spread) {
      return (least + static_cast<std::uint32_t>(random.below(spread))) << 23;
    };
    const auto sign = [&] { return static_cast<std::uint32_t>(random.below(2)) << 31; };
    const F32 a = f(field(60, 80) | (static_cast<std::uint32_t>(random()) & 0x7fffffu) | sign());
    const F32 b = f(field(60, 80) | (static_cast<std::uint32_t>(random()) & 0x7fffffu) | sign());
    const F32 c = f(field(98, 46) | (static_cast<std::uint32_t>(random()) & 0x7ff000u) | sign());
    BlockNotes notes;
    const F16 twice = fma_to_f16(a, b, c, UncheckedMode(notes));
    const F16 once = fma_to_f16(a, b, c, plain);
    if (notes.recompute()) {
      ++doubts;
      differences += twice == once ? 0 : 1;
      continue;
    }
    CAPTURE(a.bits);
    CAPTURE(b.bits);
    CAPTURE(c.bits);
    REQUIRE(twice == once);
  }
  CHECK(differences > 0);
  CHECK(doubts < count / 2);
}
