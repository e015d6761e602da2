// FP8, BF8, FP6, BF6 and FP4: what the host converts in the default MODE has the bits of the soft implementation, which
// a MODE that is known at run time alone takes. Widening: every number and every scale.
#include <doctest/doctest.h>

#include <cstdint>

#include "inputs.hpp"
#include "lockstep/core/unsigned_float.hpp"

using namespace lockstep;

namespace {

static_assert(fp::hardware::converts_small<DefaultMode> == fp::hardware::available);
static_assert(!fp::hardware::converts_small<Mode>);
static_assert(!fp::hardware::converts_small<WithRound<DefaultMode, Round::toward_zero>>);

constexpr DefaultMode fixed;
constexpr Mode soft;

template <class To, class From>
bool widens_alike(From x) {
  return fp::detail::widen(x, fp::default_nan<To>(), fixed) == fp::detail::widen(x, fp::default_nan<To>(), soft);
}
template <class To, class From>
void check_widening() {
  for (std::uint32_t code = 0; code < 1u << From::total_bits; ++code) {
    const From x{static_cast<typename From::Bits>(code)};
    CAPTURE(code);
    REQUIRE(widens_alike<To>(x));
    for (std::uint32_t scale = 0; scale < 256; ++scale) {
      CAPTURE(scale);
      REQUIRE(fp::detail::widen_scaled<To>(x, scale, fixed) == fp::detail::widen_scaled<To>(x, scale, soft));
    }
  }
}
template <class From>
void check_widening_to_all() {
  check_widening<F32, From>();
  check_widening<F16, From>();
  check_widening<BF16, From>();
}

template <class To, class From>
void check_narrowing(std::uint32_t bits) {
  const From x{static_cast<typename From::Bits>(bits)};
  CAPTURE(bits);
  REQUIRE(fp::detail::narrow(x, fp::default_nan<To>(), fixed) == fp::detail::narrow(x, fp::default_nan<To>(), soft));
  for (const std::uint32_t scale : {0u, 1u, 120u, 127u, 130u, 253u, 254u, 255u}) {
    CAPTURE(scale);
    REQUIRE(fp::detail::narrow_scaled<To>(x, scale, fixed) == fp::detail::narrow_scaled<To>(x, scale, soft));
  }
}
/// Every exponent with fractions at, just below and just above every place where rounding can change, and any bits.
template <class To>
void check_narrowing_from_f32() {
  for (std::uint32_t exponent = 0; exponent < 512; ++exponent) {
    for (std::uint32_t fraction = 0; fraction < 64; ++fraction) {
      const std::uint32_t bits = exponent << 23 | fraction << 17;
      for (const std::uint32_t near : {bits, bits + 1, bits - 1}) check_narrowing<To, F32>(near);
    }
  }
  inputs::Random random;
  for (int i = 0; i < 20000; ++i) check_narrowing<To, F32>(static_cast<std::uint32_t>(random()));
}
template <class To>
void check_narrowing_from_all() {
  check_narrowing_from_f32<To>();
  for (std::uint32_t bits = 0; bits < 65536; bits += 7) {
    check_narrowing<To, F16>(bits);
    check_narrowing<To, BF16>(bits);
  }
}

}  // namespace

TEST_CASE("small floats widened on the host") {
  check_widening_to_all<FP8>();
  check_widening_to_all<BF8>();
  check_widening_to_all<FP6>();
  check_widening_to_all<BF6>();
  check_widening_to_all<FP4>();
  for (std::uint32_t code = 0; code < 512; ++code) {
    CAPTURE(code);
    REQUIRE(widens_alike<F32>(FP8Fnuz{static_cast<std::uint8_t>(code)}));
    REQUIRE(widens_alike<F32>(BF8Fnuz{static_cast<std::uint8_t>(code)}));
    REQUIRE(widens_alike<F32>(fp::detail::SignedE5M3{static_cast<std::uint16_t>(code)}));
  }
}

TEST_CASE("small floats narrowed on the host") {
  check_narrowing_from_all<FP8>();
  check_narrowing_from_all<BF8>();
  check_narrowing_from_all<FP6>();
  check_narrowing_from_all<BF6>();
  check_narrowing_from_all<FP4>();
  check_narrowing_from_f32<FP8Fnuz>();
  check_narrowing_from_f32<BF8Fnuz>();
  check_narrowing_from_f32<fp::detail::SignedE5M3>();
}
