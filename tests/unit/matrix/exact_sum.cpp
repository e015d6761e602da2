// The exact accumulator, its signs and its one rounding.
#include "lockstep/matrix/exact_sum.hpp"

#include <doctest/doctest.h>

#include "lockstep/matrix/model.hpp"

using namespace lockstep;
using matrix::ExactSum;
using matrix::Term;

namespace {
constexpr std::uint32_t sum_of(std::initializer_list<Term> terms) {
  ExactSum sum;
  for (const Term& t : terms) sum.add(t);
  return sum.round<F32>().bits;
}
}  // namespace

static_assert(sum_of({}) == 0);
static_assert(sum_of({{1, 0, false}}) == 0x3f800000);
static_assert(sum_of({{1, 0, true}, {1, 1, false}}) == 0x3f800000);
static_assert(sum_of({{1, 0, true}, {1, 0, false}}) == 0);
static_assert(sum_of({{1, 200, false}, {1, -149, false}, {1, 200, true}}) == 1, "nothing is lost on the way");
static_assert(sum_of({{1, 24, false}, {1, 0, false}}) == 0x4b800000, "a tie goes to even");
static_assert(sum_of({{1, 24, false}, {1, 0, false}, {1, -298, false}}) == 0x4b800001,
              "the smallest product breaks the tie");
static_assert(sum_of({{1, 24, true}, {1, 0, true}, {1, -298, true}}) == 0xcb800001);
static_assert(sum_of({{1, 128, false}}) == 0x7f800000);
static_assert(sum_of({{1, -150, false}}) == 0, "half of the smallest denormal ties to zero");
static_assert(sum_of({{3, -151, false}}) == 1);

TEST_CASE("cutting rounds towards minus infinity") {
  ExactSum sum;
  sum.add({5, -2, true});  // -1.25
  sum.floor_to(0);
  CHECK(sum.round<F32>().bits == 0xc0000000);
  sum.add({7, -2, false});  // -0.25
  CHECK(sum.round<F32>().bits == 0xbe800000);
  CHECK(sum.exponent() == -2);
  sum.floor_to(-400 + 80);
  CHECK(sum.round<F32>().bits == 0xbe800000);
}

TEST_CASE("carries and borrows run through all words") {
  ExactSum sum;
  sum.add({1, -320, true});
  CHECK(sum.exponent() == -320);
  sum.add({~std::uint64_t{0}, 256, false});
  sum.add({1, -320, false});
  CHECK(sum.exponent() == 319);
}
