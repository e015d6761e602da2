// Division as clang writes it: V_DIV_SCALE twice, a reciprocal, Newton steps, V_DIV_FMAS, V_DIV_FIXUP.
#include <bit>
#include <cmath>
#include <random>

#include "cdna4/semantics/vop1.hpp"
#include "cdna4/semantics/vop2.hpp"
#include "cdna4/semantics/vop3_div.hpp"
#include "cdna4/semantics/vop3_float.hpp"
#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using namespace table;
using Scaled32 = lockstep::D1Result<std::uint32_t>;
using Scaled64 = lockstep::D1Result<std::uint64_t>;

namespace {

constexpr std::uint32_t one = 0x3f800000, negative_nan = 0xffc00000, infinity = 0x7f800000;

/// The sequence of clang 22 for f32; `error` ulps are added to the reciprocal, which the hardware
/// approximates.
template <class M>
constexpr std::uint32_t divide32(std::uint32_t n, std::uint32_t d, std::uint32_t error, const M& mode) {
  const std::uint32_t den = sem::v_div_scale_f32(d, d, n, mode).d0;
  const Scaled32 scaled = sem::v_div_scale_f32(n, d, n, mode);
  const std::uint32_t num = scaled.d0;
  const std::uint32_t minus = den ^ 0x80000000u;
  std::uint32_t r = sem::v_rcp_f32(den, mode);
  if ((r & infinity) != infinity && (r & infinity) != 0) r += error;
  const std::uint32_t e = sem::v_fma_f32(minus, r, one, mode);
  r = sem::v_fma_f32(e, r, r, mode);
  std::uint32_t q = sem::v_mul_f32(num, r, mode);
  std::uint32_t rest = sem::v_fma_f32(minus, q, num, mode);
  q = sem::v_fma_f32(rest, r, q, mode);
  rest = sem::v_fma_f32(minus, q, num, mode);
  return sem::v_div_fixup_f32(sem::v_div_fmas_f32(rest, r, q, scaled.d1, mode), d, n, mode);
}

template <class M>
constexpr std::uint64_t divide64(std::uint64_t n, std::uint64_t d, std::uint64_t error, const M& mode) {
  constexpr std::uint64_t one64 = 0x3ff0000000000000, infinity64 = 0x7ff0000000000000;
  const std::uint64_t den = sem::v_div_scale_f64(d, d, n, mode).d0;
  const Scaled64 scaled = sem::v_div_scale_f64(n, d, n, mode);
  const std::uint64_t num = scaled.d0;
  const std::uint64_t minus = den ^ 0x8000000000000000u;
  std::uint64_t r = sem::v_rcp_f64(den, mode);
  if ((r & infinity64) != infinity64 && (r & infinity64) != 0) r += error;
  for (int step = 0; step < 2; ++step) r = sem::v_fma_f64(r, sem::v_fma_f64(minus, r, one64, mode), r, mode);
  const std::uint64_t q = sem::v_mul_f64(num, r, mode);
  const std::uint64_t rest = sem::v_fma_f64(minus, q, num, mode);
  return sem::v_div_fixup_f64(sem::v_div_fmas_f64(rest, r, q, scaled.d1, mode), d, n, mode);
}

/// Random bits, often a denormal or a number near the ends of the range.
template <class Word>
Word operand(std::mt19937_64& random, int fraction_bits, Word exponents) {
  const Word bits = static_cast<Word>(random());
  const Word fraction = bits & ((Word{1} << fraction_bits) - 1);
  switch (random() % 6) {
    case 0: return fraction;
    case 1: return fraction >> random() % fraction_bits;
    case 2: return fraction | static_cast<Word>(1 + random() % 40) << fraction_bits;
    case 3: return fraction | static_cast<Word>(exponents - 1 - random() % 40) << fraction_bits;
    default: return bits;
  }
}

}  // namespace

// Which operand is scaled, and the flag, by exponents
static_assert(sem::v_div_scale_f32(one, one, one, usual) == Scaled32{one, false});
static_assert(sem::v_div_scale_f32(0, 0, one, usual).d0 == negative_nan &&
              sem::v_div_scale_f32(0, one, 0, usual).d0 == negative_nan);
static_assert(sem::v_div_scale_f32(one, one, 0x7f000000, usual) == Scaled32{0x5f800000, true},
              "quotient near overflow");
static_assert(sem::v_div_scale_f32(0x7f000000, one, 0x7f000000, usual) == Scaled32{0x7f000000, true});
static_assert(sem::v_div_scale_f32(1, 1, one, usual) == Scaled32{0x15000000, true},
              "128 > 96: the quotient's case comes first");
static_assert(sem::v_div_scale_f32(1, 1, 0x00800000, usual) == Scaled32{0x15000000, false}, "denormal denominator");
static_assert(sem::v_div_scale_f32(0x7f000000, 0x7f000000, one, usual) == Scaled32{0x5f000000, true},
              "reciprocal and quotient denormal");
static_assert(sem::v_div_scale_f32(0x20000000, 0x20000000, 0x3f800000, usual) == Scaled32{0x20000000, false});
static_assert(sem::v_div_scale_f32(0x0b000000, one, 0x0b000000, usual) == Scaled32{0x2b000000, true},
              "quotient denormal");
static_assert(sem::v_div_scale_f32(0x0c000000, 0x0c800000, 0x0c000000, usual) == Scaled32{0x2c000000, false},
              "tiny numerator");
static_assert(sem::v_div_scale_f64(0x3ff0000000000000, 0x3ff0000000000000, 0x7fd0000000000000, usual) ==
              Scaled64{0x47f0000000000000, true});
static_assert(sem::v_div_scale_f32(1, 1, one, flush).d0 == negative_nan, "a flushed denominator is zero");

// One rounding, after the scale
static_assert(sem::v_div_fmas_f32(one, one, one, false, usual) == 0x40000000 &&
              sem::v_div_fmas_f32(one, 0, 0x40000000, true, usual) == 0x60000000);
static_assert(sem::v_div_fmas_f32(0, 0, one, true, usual) == 0x1f800000 &&
              sem::v_div_fmas_f32(0x00800000, one, 0x00800001, false, flush) == 0x01000000);
static_assert(sem::v_div_fmas_f32(0x90000000, one, 0x1f00000c, true, usual) == 0x00100001,
              "two roundings give 0x00100002");

// Special cases
static_assert(sem::v_div_fixup_f32(0, 0, 0, usual) == negative_nan &&
              sem::v_div_fixup_f32(0, infinity, 0xff800000, usual) == negative_nan);
static_assert(sem::v_div_fixup_f32(0, 0, 0xbf800000, usual) == 0xff800000 &&
              sem::v_div_fixup_f32(0, 0x80000000, infinity, usual) == 0xff800000);
static_assert(sem::v_div_fixup_f32(one, infinity, 0xbf800000, usual) == 0x80000000 &&
              sem::v_div_fixup_f32(one, one, 0x80000000, usual) == 0x80000000);
static_assert(sem::v_div_fixup_f32(0, 0x7f800001, one, usual) == 0x7fc00001 &&
              sem::v_div_fixup_f32(0, 0x7f800001, 0xff800002, usual) == 0xffc00002);
static_assert(sem::v_div_fixup_f32(one, 0x7f000000, 1, usual) == 0 &&
              sem::v_div_fixup_f32(one, 0x7f000000, 1, up) == 1 &&
              sem::v_div_fixup_f32(one, 0xff000000, 1, down) == 0x80000001);
static_assert(sem::v_div_fixup_f32(infinity, 1, 0x7f000000, usual) == infinity &&
              sem::v_div_fixup_f32(infinity, 1, 0x7f000000, to_zero) == 0x7f7fffff);
static_assert(sem::v_div_fixup_f32(0x40000000, one, 0xc0000000, usual) == 0xc0000000);
static_assert(sem::v_div_fixup_f16(0x3c00, 0, 0, usual) == 0xfe00 &&
              sem::v_div_fixup_f16(0x3c00, 0, 0xbc00, usual) == 0xfc00 &&
              sem::v_div_fixup_f16(0xbc00, 0x4000, 0x4000, usual) == 0x3c00);
static_assert(sem::v_div_fixup_legacy_f16(0, 0x7c01, 0x3c00, usual) == 0x7e01 &&
              sem::v_div_fixup_f16(0, 0x7c00, 0xbc00, usual) == 0x8000);

// In constant evaluation
static_assert(divide32(one, 0x40400000, 0, usual) == 0x3eaaaaab && divide32(1, 1, 0, usual) == one &&
              divide32(0x7f7fffff, 1, 0, usual) == infinity);
static_assert(divide64(0x3ff0000000000000, 0x4008000000000000, 0, usual) == 0x3fd5555555555555);

TEST_CASE("f32 division is correctly rounded, with any error of one ulp in the reciprocal") {
  std::mt19937_64 random(1);
  for (const std::uint32_t error : {0u, 1u, 0xffffffffu}) {
    for (int i = 0; i < 200000; ++i) {
      const auto n = operand<std::uint32_t>(random, 23, 255), d = operand<std::uint32_t>(random, 23, 255);
      const float expected = std::bit_cast<float>(n) / std::bit_cast<float>(d);
      const std::uint32_t result = divide32(n, d, error, usual);
      INFO(n, " / ", d, ", error ", error);
      if (std::isnan(expected)) {
        REQUIRE((result & 0x7fffffffu) > infinity);
      } else {
        REQUIRE(result == std::bit_cast<std::uint32_t>(expected));
      }
    }
  }
}

TEST_CASE("f64 division is correctly rounded, with a reciprocal of 2^26 ulps error") {
  std::mt19937_64 random(2);
  for (const std::uint64_t error : {std::uint64_t{0}, std::uint64_t{1} << 26, ~std::uint64_t{0} << 26}) {
    for (int i = 0; i < 100000; ++i) {
      const auto n = operand<std::uint64_t>(random, 52, 2047), d = operand<std::uint64_t>(random, 52, 2047);
      const double expected = std::bit_cast<double>(n) / std::bit_cast<double>(d);
      const std::uint64_t result = divide64(n, d, error, usual);
      INFO(n, " / ", d, ", error ", error);
      if (std::isnan(expected)) {
        REQUIRE((result & ~(std::uint64_t{1} << 63)) > 0x7ff0000000000000u);
      } else {
        REQUIRE(result == std::bit_cast<std::uint64_t>(expected));
      }
    }
  }
}
