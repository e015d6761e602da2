// Packed bf16: MODE's rounding and denormal bits play no part, FP16_OVFL does.
#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;

namespace {

constexpr Mode flushing(0x00f), saturating(0x8003f0);
constexpr BF16 largest{0x7f7f}, infinity{0x7f80}, denormal{0x0001}, one{0x3f80};

static_assert(fp::packed_add(largest, largest, Mode{}) == infinity);
static_assert(fp::packed_add(largest, largest, saturating) == largest);
static_assert(fp::packed_mul(BF16{0xff7f}, largest, saturating) == BF16{0xff7f});
static_assert(fp::packed_add(infinity, one, saturating) == infinity);
static_assert(fp::packed_fma(largest, largest, one, saturating) == largest);
static_assert(fp::packed_add(denormal, denormal, flushing) == BF16{0x0002});
static_assert(fp::packed_add(one, BF16{0x3b80}, flushing) == one);  // a tie, to even, whatever MODE rounds to

}  // namespace

TEST_CASE("packed bf16 sums and products do not look at MODE's rounding and denormals") {
  inputs::Random random(5);
  for (std::uint32_t i = 0; i < 20000; ++i) {
    const BF16 a = inputs::random_float<BF16>(random), b = inputs::random_float<BF16>(random),
               c = inputs::random_float<BF16>(random);
    const fp::soft::Environment env{Round::nearest_even, true, true, false};
    CHECK(fp::packed_add(a, b, flushing) == fp::soft::add(a, b, env));
    CHECK(fp::packed_mul(a, b, flushing) == fp::soft::mul(a, b, env));
    CHECK(fp::packed_fma(a, b, c, flushing) == fp::soft::fma(a, b, c, env));
  }
}
