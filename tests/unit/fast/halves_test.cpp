// Pairs of halves against 64-bit integers.
#include "fast/rows/halves.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <random>

using lockstep::fast::Halves;

namespace {

std::uint64_t whole(Halves number) { return number.low | std::uint64_t{number.high} << 32; }

void check(std::uint64_t a, std::uint64_t b) {
  CAPTURE(a);
  CAPTURE(b);
  const Halves x = a, y = b;
  CHECK(whole(x) == a);
  CHECK(whole(x + y) == a + b);
  CHECK(whole(x - y) == a - b);
  CHECK(whole(x * y) == a * b);
  CHECK(whole(x & y) == (a & b));
  CHECK(whole(x | y) == (a | b));
  CHECK(whole(x ^ y) == (a ^ b));
  CHECK(whole(~x) == ~a);
  CHECK((x == y) == (a == b));
  CHECK((x < y) == (a < b));
  CHECK((x > y) == (a > b));
  CHECK((x <= y) == (a <= b));
  CHECK((x >= y) == (a >= b));
  for (std::uint32_t count = 0; count < 64; ++count) CHECK(whole(x << count) == a << count);
}

}  // namespace

TEST_CASE("pairs of halves compute as 64-bit integers do") {
  constexpr std::array<std::uint64_t, 10> edges{
      0,           1,           0x7fffffff,         0x80000000,         0xffffffff,
      0x100000000, 0x1ffffffff, 0xffffffff00000000, 0x8000000000000000, ~0ull};
  for (const std::uint64_t a : edges)
    for (const std::uint64_t b : edges) check(a, b);
  std::mt19937_64 random(3);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t a = random(), b = random();
    check(a, b);
    check(a, (a & 0xffffffff00000000u) | (b & 0xffffffffu));
  }
}
