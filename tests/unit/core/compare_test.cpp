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
static_assert(fp::lt(F32{0}, tiny, Mode()) && !fp::lt(F32{0}, tiny, flush) && fp::eq(fp::neg(tiny), tiny, flush));

namespace {

/// All compares of two numbers, or NaNs, against doubles.
template <class F>
void check(F a, F b, const Mode& mode) {
  const double x = fp::hardware::host(fp::to_f64(a)), y = fp::hardware::host(fp::to_f64(b));
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
  if (x != x || y != y) {
    REQUIRE(fp::is_nan(fp::minimum(a, b, mode)));
    REQUIRE(fp::is_nan(fp::maximum(a, b, mode)));
    return;
  }
  const bool a_below = x < y || (x == y && fp::sign(a));
  REQUIRE(fp::min(a, b, mode) == (a_below ? a : b));
  REQUIRE(fp::minimum(a, b, mode) == (a_below ? a : b));
  const bool a_above = x > y || (x == y && !fp::sign(a));
  REQUIRE(fp::max(a, b, mode) == (a_above ? a : b));
  REQUIRE(fp::maximum(a, b, mode) == (a_above ? a : b));
}

/// By the host's compares, and by the integer ones (taken when MODE flushes sources; none here is denormal
/// then).
template <class F>
void check_both(F a, F b) {
  check(a, b, Mode());
  if (!fp::is_denormal(a) && !fp::is_denormal(b)) check(a, b, flush);
}

}  // namespace

TEST_CASE_TEMPLATE("compares, min and max agree with the host's", F, F16, BF16, F32, F64) {
  inputs::Random random;
  const auto edges = inputs::edges<F>();
  for (const F a : edges) {
    for (const F b : edges) check_both(a, b);
  }
  for (int i = 0; i < 20000; ++i) {
    const F a = inputs::random_float<F>(random);
    check_both(a, inputs::random_float<F>(random));
    check_both(a, fp::neg(a));
  }
}
