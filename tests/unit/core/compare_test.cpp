// Compares against the host's, on edges crossed with edges and random numbers.
#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;

namespace {
constexpr F32 nan{0x7fc00000}, one{0x3f800000}, tiny{1};
constexpr Mode flush(0x300);
}  // namespace

// NaN: only the negated compares, ne and u are true.
static_assert(!fp::lt(nan, one, Mode()) && !fp::eq(nan, nan, Mode()) && !fp::lg(nan, one, Mode()) &&
              !fp::ge(one, nan, Mode()));
static_assert(fp::nlt(nan, one, Mode()) && fp::ne(nan, nan, Mode()) && fp::nlg(nan, one, Mode()) &&
              fp::nge(one, nan, Mode()));
static_assert(fp::nle(nan, one, Mode()) && fp::ngt(nan, one, Mode()) && fp::u(nan, one, Mode()) &&
              !fp::o(one, nan, Mode()));
static_assert(fp::o(one, one, Mode()) && !fp::u(one, one, Mode()));
// Zeros are equal; denormals are numbers unless flushed.
static_assert(fp::eq(F32{0x80000000}, F32{0}, Mode()) && !fp::lt(F32{0x80000000}, F32{0}, Mode()));
static_assert(fp::lt(F32{0}, tiny, Mode()) && !fp::lt(F32{0}, tiny, flush) &&
              fp::eq(fp::neg(tiny), tiny, flush));

TEST_CASE_TEMPLATE("compares agree with the host's", F, F32, F64) {
  inputs::Random random;
  const auto edges = inputs::edges<F>();
  const auto check = [](F a, F b) {
    const auto x = fp::hardware::host(a), y = fp::hardware::host(b);
    const Mode mode;
    REQUIRE(fp::lt(a, b, mode) == (x < y));
    REQUIRE(fp::le(a, b, mode) == (x <= y));
    REQUIRE(fp::gt(a, b, mode) == (x > y));
    REQUIRE(fp::ge(a, b, mode) == (x >= y));
    REQUIRE(fp::eq(a, b, mode) == (x == y));
    REQUIRE(fp::ne(a, b, mode) == (x != y));
    REQUIRE(fp::lg(a, b, mode) == (x < y || x > y));
    REQUIRE(fp::nlt(a, b, mode) == !(x < y));
    REQUIRE(fp::nle(a, b, mode) == !(x <= y));
    REQUIRE(fp::ngt(a, b, mode) == !(x > y));
    REQUIRE(fp::nge(a, b, mode) == !(x >= y));
    REQUIRE(fp::nlg(a, b, mode) == !(x < y || x > y));
  };
  for (const F a : edges) {
    for (const F b : edges) check(a, b);
  }
  for (int i = 0; i < 20000; ++i) check(inputs::random_float<F>(random), inputs::random_float<F>(random));
}
