// add, sub, mul, div, fma and sqrt against MPFR: every rounding mode and flush, edges crossed with edges, and
// random numbers.
#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

#include "mpfr_oracle.hpp"

using namespace lockstep;

namespace {

template <class F>
std::uint64_t nan_of(std::initializer_list<F> sources) {
  for (const F x : sources) {
    if (fp::is_nan(x)) return x.bits | F::quiet_bit;
  }
  return fp::default_nan<F>().bits;
}

template <class F>
class Checker {
 public:
  void all(F a, F b, F c, const fp::soft::Environment& env) {
    oracle::set(a_, oracle::source(a, env));
    oracle::set(b_, oracle::source(b, env));
    oracle::set(c_, oracle::source(c, env));
    using oracle::rounded;
    check("add", {a, b}, fp::soft::add(a, b, env),
          rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_add(y, a_, b_, r); }), env);
    check("sub", {a, b}, fp::soft::sub(a, b, env),
          rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_sub(y, a_, b_, r); }), env);
    check("mul", {a, b}, fp::soft::mul(a, b, env),
          rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_mul(y, a_, b_, r); }), env);
    check("div", {a, b}, fp::soft::div(a, b, env),
          rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_div(y, a_, b_, r); }), env);
    check("fma", {a, b, c}, fp::soft::fma(a, b, c, env),
          rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_fma(y, a_, b_, c_, r); }), env);
    for (const int scale : {64, -64, 128, -128}) {
      check("scaled fma", {a, b, c}, fp::soft::fma(a, b, c, env, scale),
            rounded<F>(env,
                       [&](mpfr_ptr y, mpfr_rnd_t r) {
                         const int ternary = mpfr_fma(y, a_, b_, c_, r);
                         mpfr_mul_2si(y, y, scale, r);
                         return ternary;
                       }),
            env);
    }
    check("sqrt", {a}, fp::soft::sqrt(a, env),
          rounded<F>(env, [&](mpfr_ptr y, mpfr_rnd_t r) { return mpfr_sqrt(y, a_, r); }), env);
  }

  void report() const {
    MESSAGE(checked_, " results compared");
    CHECK(wrong_ == 0);
  }

 private:
  void check(const std::string& name, std::initializer_list<F> sources, F got, F expected,
             const fp::soft::Environment& env) {
    if (fp::is_nan(expected)) expected = fp::from_bits<F>(nan_of(sources));
    ++checked_;
    if (got == expected) return;
    ++wrong_;
    std::string inputs;
    for (const F x : sources) inputs += " " + std::to_string(x.bits);
    FAIL_CHECK(name, inputs, " round ", static_cast<int>(env.round), " in ", env.denorm_in, " out ", env.denorm_out,
               ": got ", got.bits, ", MPFR ", expected.bits);
  }
  std::uint64_t checked_ = 0, wrong_ = 0;
  oracle::Number a_{F::fraction_bits + 1}, b_{F::fraction_bits + 1}, c_{F::fraction_bits + 1};
};

template <class F>
void run() {
  Checker<F> checker;
  inputs::Random random(F::total_bits);
  const auto edges = inputs::edges<F>();
  const auto environments = oracle::environments();
  for (const auto& env : environments) {
    for (const F a : edges) {
      for (const F b : edges) checker.all(a, b, edges[random.below(edges.size())], env);
    }
  }
  for (int i = 0; i < 420000; ++i) {
    const F a = inputs::random_float<F>(random), b = inputs::random_float<F>(random);
    F c = inputs::random_float<F>(random);
    const auto& env = environments[static_cast<std::size_t>(i) % environments.size()];
    if (i % 3 == 0) {  // an addend that cancels the product
      c = fp::neg(fp::soft::mul(a, b, env));
      if (i % 2 == 0) c.bits ^= 1u;
    }
    checker.all(a, b, c, env);
  }
  checker.report();
}

}  // namespace

TEST_CASE("f16 arithmetic is MPFR's") { run<F16>(); }
TEST_CASE("bf16 arithmetic is MPFR's") { run<BF16>(); }
TEST_CASE("f32 arithmetic is MPFR's") { run<F32>(); }
TEST_CASE("f64 arithmetic is MPFR's") { run<F64>(); }
