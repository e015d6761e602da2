#include "lockstep/core/wide_bits.hpp"

#include <doctest/doctest.h>

#include "inputs.hpp"

using namespace lockstep;

namespace {
// V_MAD_U64_U32: the 65th bit is the carry.
constexpr Bits<65> mad(std::uint32_t a, std::uint32_t b, std::uint64_t c) {
  return Bits<65>(a) * Bits<65>(b) + Bits<65>(c);
}
constexpr Bits<192> patterned() {
  Bits<192> result;
  for (unsigned i = 0; i < 32; ++i) result.set_slice(6 * i + 5, 6 * i, i + 1);
  return result;
}
}  // namespace

static_assert(mad(~0u, ~0u, ~0ull).bit(64) && mad(~0u, ~0u, ~0ull).u64() == 0xfffffffe00000000u);
static_assert(!mad(~0u, ~0u, 0x1ffffffffu - 1).bit(64) && mad(~0u, ~0u, 0x1ffffffffu).bit(64));
static_assert(Bits<65>::from_signed(-1) + Bits<65>(1) == Bits<65>() && Bits<65>::from_signed(-1).bit(64));
static_assert((Bits<65>::from_signed(-3) * Bits<65>::from_signed(5)) == Bits<65>::from_signed(-15));
static_assert(Bits<65>(3) - Bits<65>(5) == Bits<65>::from_signed(-2));
// Elements that straddle dwords.
static_assert(patterned().slice(35, 30) == 6 && patterned().slice(191, 186) == 32 && patterned().slice(65, 60) == 11);
static_assert(patterned().slice(200, 186) == 32 && patterned().slice(3, 4) == 0 && patterned().slice(500, 400) == 0);
static_assert(patterned().wide_slice<96>(191, 96).slice(5, 0) == 17);
static_assert([] {
  auto x = patterned();
  x.set_wide_slice(95, 0, x.wide_slice<96>(191, 96));
  return x.slice(5, 0) == 17 && x.slice(95, 90) == 32 && x.slice(101, 96) == 17;
}());
static_assert([] {
  Bits<70> x;
  x.set_slice(200, 60, ~0ull);
  x.set_bit(70, true);
  return x.slice(69, 60) == 0x3ff && x.dwords[2] == 0x3f && (~Bits<70>()).dwords[2] == 0x3f;
}());
static_assert(shl(Bits<128>(1), 127).bit(127) && shl(Bits<128>(1), 128) == Bits<128>() &&
              shr(shl(Bits<128>(0x123456789abcdefull), 61), 61).u64() == 0x123456789abcdefull);
static_assert(Bits<96>(~0ull).resize<128>().slice(127, 64) == 0 &&
              patterned().resize<96>() == patterned().wide_slice<96>(95, 0));

TEST_CASE("wide slices agree with bits set one by one") {
  inputs::Random random;
  Bits<1024> x;
  for (auto& word : x.dwords) word = static_cast<std::uint32_t>(random());
  for (int i = 0; i < 5000; ++i) {
    const auto low = static_cast<std::int64_t>(random.below(1024));
    const std::int64_t high = low + static_cast<std::int64_t>(random.below(64));
    std::uint64_t expected = 0;
    for (std::int64_t b = high; b >= low; --b)
      expected = expected << 1 | (x.bit(static_cast<std::uint64_t>(b)) ? 1u : 0u);
    REQUIRE(x.slice(high, low) == expected);
    const std::uint64_t value = random();
    Bits<1024> by_slice = x, by_bit = x;
    by_slice.set_slice(high, low, value);
    for (std::int64_t b = low; b <= high; ++b)
      by_bit.set_bit(static_cast<std::uint64_t>(b), bit(value, static_cast<std::uint64_t>(b - low)));
    REQUIRE(by_slice == by_bit);
    REQUIRE(shr(shl(x, static_cast<std::uint64_t>(low)), static_cast<std::uint64_t>(low)) ==
            x.resize<1024>().wide_slice<1024>(1023 - low, 0));
  }
}
