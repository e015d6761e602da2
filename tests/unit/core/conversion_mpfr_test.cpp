// Conversions between f16, bf16, f32 and f64 and from integers against MPFR, every rounding mode and flush.
#include <doctest/doctest.h>

#include <limits>

#include "mpfr_oracle.hpp"

using namespace lockstep;

namespace {

struct Tally {
  std::uint64_t checked = 0, wrong = 0;
  template <class To>
  void compare(To got, To expected, std::uint64_t input) {
    ++checked;
    if (got == expected) return;
    ++wrong;
    FAIL_CHECK("of ", input, ": got ", got.bits, ", expected ", expected.bits);
  }
  void report() const {
    MESSAGE(checked, " results compared");
    CHECK(wrong == 0);
  }
};

template <class To, class From>
To expected_of(From x, const fp::soft::Environment& env) {
  if (fp::is_nan(x)) {  // sign and the high end of the payload, quieted
    const int shift = From::fraction_bits - To::fraction_bits;
    const std::uint64_t fraction = x.bits & From::fraction_mask;
    const std::uint64_t payload = shift >= 0 ? fraction >> shift : fraction << -shift;
    return fp::soft::with_sign<To>(To::exponent_mask | To::quiet_bit | payload, fp::sign(x));
  }
  oracle::Number value(From::fraction_bits + 1);
  oracle::set(value, oracle::source(x, env));
  return oracle::rounded<To>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_set(y, value, r); });
}

template <class To, class From>
void run() {
  Tally tally;
  inputs::Random random(To::total_bits * 100 + From::total_bits);
  const auto edges = inputs::edges<From>();
  const auto targets = inputs::edges<To>();
  for (const auto& env : oracle::environments()) {
    const auto check = [&](From x) {
      tally.compare(fp::soft::convert<To>(x, env, env), expected_of<To>(x, env), x.bits);
    };
    for (const From x : edges) check(x);
    if constexpr (To::fraction_bits < From::fraction_bits) {
      // The edges of the target and the halfway points next to them, with neighbours.
      for (const To target : targets) {
        const From x = fp::soft::convert<From>(target, fp::soft::Environment{}, fp::soft::Environment{});
        const std::uint64_t half = std::uint64_t{1} << (From::fraction_bits - To::fraction_bits - 1);
        for (const std::uint64_t offset : {half - 1, half, half + 1, 0 - half, 1 - half, 0 - half - 1}) {
          check(fp::from_bits<From>(x.bits + offset));
        }
      }
    }
    for (int i = 0; i < 30000; ++i) check(inputs::random_float<From>(random));
  }
  tally.report();
}

template <class To, class Integer>
void run_integers() {
  Tally tally;
  inputs::Random random(To::total_bits);
  for (int round = 0; round < 4; ++round) {
    const Mode mode = Mode().with_round(static_cast<Round>(round));
    const auto check = [&](Integer value) {
      oracle::Number exact(64);
      mpfr_set_si(exact, static_cast<long>(value), MPFR_RNDN);
      const To expected = oracle::rounded<To>(fp::environment<To>(mode),
                                              [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_set(y, exact, r); });
      tally.compare(fp::from_integer<To>(value, mode), expected, static_cast<std::uint64_t>(value));
    };
    using Limits = std::numeric_limits<Integer>;
    for (const Integer value : {Limits::min(), static_cast<Integer>(Limits::min() + 1), static_cast<Integer>(-1),
                                Integer{0}, Integer{1}, static_cast<Integer>(Limits::max() - 1), Limits::max()}) {
      check(value);
    }
    for (int i = 0; i < 30000; ++i) check(static_cast<Integer>(random() >> random.below(63)));
  }
  tally.report();
}

}  // namespace

TEST_CASE("narrowing conversions are MPFR's") {
  run<F16, F32>();
  run<BF16, F32>();
  run<F32, F64>();
  run<F16, F64>();
}
TEST_CASE("widening conversions are MPFR's") {
  run<F32, F16>();
  run<F32, BF16>();
  run<F64, F32>();
}
TEST_CASE("integers to floats are MPFR's") {
  run_integers<F16, std::int16_t>();
  run_integers<F16, std::uint16_t>();
  run_integers<F32, std::int32_t>();
  run_integers<F32, std::uint32_t>();
  run_integers<F64, std::int32_t>();
  run_integers<F64, std::uint32_t>();
  run_integers<F32, std::int64_t>();
  run_integers<F64, std::int64_t>();
}
