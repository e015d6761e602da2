// The run-time paths give the bits of constant evaluation (the soft implementation), for Mode and
// DefaultMode.
#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;

namespace {

template <class F, class M>
void check(F a, F b, F c, const M& mode) {
  const auto env = fp::environment<F>(mode);
  REQUIRE(fp::add(a, b, mode) == fp::soft::add(a, b, env));
  REQUIRE(fp::sub(a, b, mode) == fp::soft::sub(a, b, env));
  REQUIRE(fp::mul(a, b, mode) == fp::soft::mul(a, b, env));
  REQUIRE(fp::div(a, b, mode) == fp::soft::div(a, b, env));
  REQUIRE(fp::fma(a, b, c, mode) == fp::soft::fma(a, b, c, env));
}

template <class F>
void run() {
  inputs::Random random;
  const auto edges = inputs::edges<F>();
  const Mode modes[] = {Mode(),         Mode(0x300), Mode(0x3ff), Mode(0x3f5),
                        Mode(0x8003f0), Mode(0x330), Mode(0x3c0)};
  for (const F a : edges) {
    for (const F b : edges) {
      const F c = edges[random.below(edges.size())];
      check(a, b, c, DefaultMode{});
      for (const Mode& mode : modes) check(a, b, c, mode);
    }
  }
  for (int i = 0; i < 50000; ++i) {
    const F a = inputs::random_float<F>(random), b = inputs::random_float<F>(random);
    const F c = inputs::random_float<F>(random);
    check(a, b, c, DefaultMode{});
    check(a, b, c, modes[random.below(7)]);
  }
}

}  // namespace

TEST_CASE("f16 run-time arithmetic") { run<F16>(); }
TEST_CASE("bf16 run-time arithmetic") { run<BF16>(); }
TEST_CASE("f32 run-time arithmetic") { run<F32>(); }
TEST_CASE("f64 run-time arithmetic") { run<F64>(); }

TEST_CASE("a product is not contracted into a following sum") {
  inputs::Random random;
  for (int i = 0; i < 50000; ++i) {
    const F32 a = inputs::random_float<F32>(random), b = inputs::random_float<F32>(random);
    const F32 c = fp::neg(fp::mul(a, b, DefaultMode{}));
    const auto env = fp::environment<F32>(DefaultMode{});
    REQUIRE(fp::add(fp::mul(a, b, DefaultMode{}), c, DefaultMode{}) ==
            fp::soft::add(fp::soft::mul(a, b, env), c, env));
  }
}
