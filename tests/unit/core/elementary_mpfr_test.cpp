// rcp, rsq, sqrt, exp2, log2, sin and cos of turns against MPFR: every f16, edges and 2 * 10^5 f32, 2 * 10^4
// f64.
#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

#include "lockstep/core/fp.hpp"
#include "lockstep/core/host_elementary.hpp"
#include "mpfr_oracle.hpp"

using namespace lockstep;

namespace {

using Operation = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
int reciprocal(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_ui_div(y, 1, x, r); }
int reciprocal_square_root(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) {
  if (mpfr_zero_p(x) && mpfr_signbit(x)) {  // MPFR gives +infinity, the ISA -infinity
    mpfr_set_inf(y, -1);
    return 0;
  }
  return mpfr_rec_sqrt(y, x, r);
}
int square_root(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_sqrt(y, x, r); }
int exponential(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_exp2(y, x, r); }
int logarithm(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_log2(y, x, r); }
int sine(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) {
  const int ternary = mpfr_sinu(y, x, 1, r);
  if (mpfr_zero_p(y) && !mpfr_zero_p(x)) mpfr_set_zero(y, 1);  // the manual: sin(-MaxFloat) = +0
  return ternary;
}
int cosine(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_cosu(y, x, 1, r); }

template <class F>
class Checker {
 public:
  explicit Checker(Mode mode) : mode_(mode) {}

  /// The run-time functions, and the soft ones that constant evaluation uses.
  void all(F x) {
    const auto trig = fp::environment<F>(mode_), env = fp::elementary_environment<F>(mode_);
    check("rcp", x, {fp::rcp(x, mode_), fp::soft::rcp(x, env)}, reciprocal, env);
    check("rsq", x, {fp::rsq(x, mode_), fp::soft::rsq(x, env)}, reciprocal_square_root, env);
    check("sqrt", x, {fp::sqrt(x, mode_), fp::soft::root(x, env)}, square_root, env);
    check("exp2", x, {fp::exp2(x, mode_), fp::soft::exp2(x, env)}, exponential, env);
    check("log2", x, {fp::log2(x, mode_), fp::soft::log2(x, env)}, logarithm, env);
    check("sin", x, {fp::sin_2pi(x, mode_), fp::soft::sin_cos_2pi(x, false, trig)}, sine, trig);
    check("cos", x, {fp::cos_2pi(x, mode_), fp::soft::sin_cos_2pi(x, true, trig)}, cosine, trig);
  }
  void report() const {
    MESSAGE(checked_, " results compared");
    CHECK(wrong_ == 0);
  }

 private:
  void check(const std::string& name, F x, std::initializer_list<F> results, Operation operation,
             fp::soft::Environment env) {
    env.round = Round::nearest_even;
    oracle::set(x_, oracle::source(x, env));
    F expected = oracle::rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return operation(y, x_, r); });
    if (fp::is_nan(x)) expected = fp::quiet(x);
    for (const F got : results) {
      ++checked_;
      if (got == expected) continue;
      ++wrong_;
      FAIL_CHECK(name, " of ", x.bits, ": got ", got.bits, ", expected ", expected.bits);
    }
  }
  Mode mode_;
  std::uint64_t checked_ = 0, wrong_ = 0;
  oracle::Number x_{F::fraction_bits + 1};
};

template <class F>
void run(std::uint64_t count) {
  for (const std::uint32_t bits : {0x3f0u, 0x300u, 0x35fu}) {
    Checker<F> checker{Mode(bits)};
    inputs::Random random(F::total_bits);
    for (const F x : inputs::edges<F>()) checker.all(x);
    for (std::uint64_t i = 0; i < count; ++i) checker.all(inputs::random_float<F>(random));
    checker.report();
  }
}

}  // namespace

TEST_CASE("every f16 elementary result is MPFR's") {
  for (const std::uint32_t bits : {0x3f0u, 0x300u}) {
    Checker<F16> checker{Mode(bits)};
    for (std::uint32_t x = 0; x < 0x10000; ++x) checker.all(fp::from_bits<F16>(x));
    checker.report();
  }
}
TEST_CASE("every bf16 elementary result is MPFR's") {
  for (const std::uint32_t bits : {0x3f0u, 0x300u}) {
    Checker<BF16> checker{Mode(bits)};
    for (std::uint32_t x = 0; x < 0x10000; ++x) checker.all(fp::from_bits<BF16>(x));
    checker.report();
  }
}
TEST_CASE("tanh between 2^-10 and 8 is MPFR's") {
  oracle::Number x(24);
  inputs::Random random(7);
  std::uint32_t wrong = 0;
  for (std::uint32_t i = 0; i < 100000; ++i) {
    const F32 value = fp::from_bits<F32>(
        (0x3a800000u + static_cast<std::uint32_t>(random() % (0x41000000u - 0x3a800000u))) | (i & 1u) << 31);
    oracle::set(x, value);
    const F32 expected = oracle::rounded<F32>({Round::nearest_even, true, true, false},
                                              [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_tanh(y, x, r); });
    if (!(fp::tanh(value, Mode{}) == expected)) ++wrong;
  }
  CHECK(wrong == 0);
}
TEST_CASE("f32 elementary results are MPFR's") { run<F32>(100000); }
TEST_CASE("f64 elementary results are MPFR's") { run<F64>(10000); }

// Where the double estimate is in doubt the argument is among the hardest to round: these are what can go
// wrong. (All 2^32 arguments were searched once: 2,779 doubts in the five functions, no difference.)
TEST_CASE("the hardest f32 arguments of three binades are MPFR's") {
  Checker<F32> checker{Mode()};
  std::uint64_t doubts = 0;
  for (const std::uint32_t binade : {119u, 126u, 127u}) {
    for (std::uint32_t fraction = 0; fraction < 0x800000; ++fraction) {
      const F32 x{binade << 23 | fraction};
      const std::uint32_t doubt = fp::fast::exp2<F32>(x).doubt | fp::fast::log2<F32>(x).doubt |
                                  fp::fast::rsq<F32>(x).doubt | fp::fast::sin_2pi<F32>(x).doubt |
                                  fp::fast::cos_2pi<F32>(x).doubt;
      if (doubt == 0) continue;
      ++doubts;
      checker.all(x);
      checker.all(fp::neg(x));
    }
  }
  CHECK(doubts > 5);
  checker.report();
}
