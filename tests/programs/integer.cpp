// Integer arithmetic, division and bit tricks in every width.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include "program.hpp"

using namespace programs;

namespace {

template <class T>
std::vector<T> edges() {
  return {
      0, 1, static_cast<T>(-1), 2, std::numeric_limits<T>::max(), std::numeric_limits<T>::min(), 7, static_cast<T>(-8)};
}

// C's promotions would hide wrap-around at the type's own width, so everything is cut back to T.
template <class T>
void arithmetic(const char* kernel) {
  using U = std::make_unsigned_t<T>;
  constexpr unsigned bits = sizeof(T) * 8;
  auto [a, b] = pairs<T>(256, 11, edges<T>());
  std::vector<T> out(256 * 6);
  Launch("integer", kernel, {4}, {64}).buffer(a).buffer(b).buffer(out).run();
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    const T x = a[i], y = b[i];
    const auto ux = static_cast<std::uint64_t>(x), uy = static_cast<std::uint64_t>(y);
    REQUIRE(out[i * 6] == static_cast<T>(ux + uy));
    REQUIRE(out[i * 6 + 1] == static_cast<T>(ux - uy));
    REQUIRE(out[i * 6 + 2] == static_cast<T>(ux * uy));
    REQUIRE(out[i * 6 + 3] == static_cast<T>((x & y) | (~x ^ y)));
    // The kernel shifts after promotion to at least 32 bits.
    const T right = static_cast<T>(x >> (static_cast<U>(y >> 3) & (bits - 1)));
    REQUIRE(out[i * 6 + 4] == static_cast<T>(static_cast<T>(ux << (static_cast<U>(y) & (bits - 1))) ^ right));
    REQUIRE(out[i * 6 + 5] == (x < y ? static_cast<T>(ux + 1) : x == y ? T{7} : static_cast<T>(uy - ux)));
  }
}

/// `count` numbers to a work-item.
template <class T>
void bounded(const char* kernel, std::size_t count) {
  auto [a, b] = pairs<T>(256, 31, edges<T>());
  std::vector<T> c = inputs<T>(256, 37, edges<T>());
  std::vector<T> out(256 * 2);
  Launch("integer", kernel, {static_cast<std::uint32_t>(4 / count)}, {64})
      .buffer(a)
      .buffer(b)
      .buffer(c)
      .buffer(out)
      .run();
  const auto sum = [](T x, T y) {
    const std::int64_t wide = std::int64_t{x} + y;
    return static_cast<T>(std::clamp<std::int64_t>(wide, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
  };
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    const std::size_t at = i / count * 2 * count + i % count;
    REQUIRE(out[at] == std::min(sum(a[i], b[i]), c[i]));
    REQUIRE(out[at + count] == std::max(sum(b[i], c[i]), a[i]));
  }
}

template <class T>
void division(const char* kernel) {
  auto [a, b] = pairs<T>(512, 23, edges<T>());
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % 3 == 0) b[i] = static_cast<T>(b[i] & 0xff);
    if (b[i] == 0) b[i] = 3;
    if (std::is_signed_v<T> && a[i] == std::numeric_limits<T>::min() && b[i] == static_cast<T>(-1)) b[i] = 5;
  }
  std::vector<T> out(a.size() * 2);
  Launch("division", kernel, {8}, {64}).buffer(a).buffer(b).buffer(out).run();
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(+a[i]);
    CAPTURE(+b[i]);
    REQUIRE(out[i * 2] == static_cast<T>(a[i] / b[i]));
    REQUIRE(out[i * 2 + 1] == static_cast<T>(a[i] % b[i]));
  }
}

std::uint64_t high(std::uint64_t x, std::uint64_t y) {
  __extension__ using U128 = unsigned __int128;
  return static_cast<std::uint64_t>(static_cast<U128>(x) * y >> 64);
}

}  // namespace

TEST_CASE("sums that saturate, with a bound") {
  bounded<std::int32_t>("bounded_i32", 1);
  bounded<std::uint32_t>("bounded_u32", 1);
  bounded<std::int16_t>("bounded_i16x2", 2);
  bounded<std::uint16_t>("bounded_u16x2", 2);
}

TEST_CASE("integer arithmetic") {
  arithmetic<std::int8_t>("arith_i8");
  arithmetic<std::uint8_t>("arith_u8");
  arithmetic<std::int16_t>("arith_i16");
  arithmetic<std::uint16_t>("arith_u16");
  arithmetic<std::int32_t>("arith_i32");
  arithmetic<std::uint32_t>("arith_u32");
  arithmetic<std::int64_t>("arith_i64");
  arithmetic<std::uint64_t>("arith_u64");
}

TEST_CASE("division and remainder") {
  division<std::int8_t>("divide_i8");
  division<std::int16_t>("divide_i16");
  division<std::int32_t>("divide_i32");
  division<std::uint32_t>("divide_u32");
  division<std::int64_t>("divide_i64");
  division<std::uint64_t>("divide_u64");
}

TEST_CASE("bit tricks") {
  auto in = inputs<std::uint32_t>(256, 5, {0, 1, 0x80000000, 0xffffffff, 0x7fffffff, 0x00010000, 3, 31});
  std::vector<std::uint32_t> out(in.size() * 10);
  Launch("bits", "tricks", {4}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < in.size(); ++i) {
    CAPTURE(i);
    const std::uint32_t x = in[i], y = in[i ^ 1];
    const std::uint32_t* o = &out[i * 10];
    std::uint32_t reversed = 0;
    for (unsigned b = 0; b < 32; ++b) reversed |= (x >> b & 1) << (31 - b);
    REQUIRE(o[0] == static_cast<std::uint32_t>(std::popcount(x)));
    REQUIRE(o[1] == static_cast<std::uint32_t>(std::countl_zero(x)));
    REQUIRE(o[2] == (x ? static_cast<std::uint32_t>(std::countr_zero(x)) : 77u));
    REQUIRE(o[3] == reversed);
    REQUIRE(o[4] == std::rotl(x, static_cast<int>(y & 31)));
    REQUIRE(o[5] == (x >> (y & 15) & 0x3ff));
    REQUIRE(o[6] == static_cast<std::uint32_t>(static_cast<std::int32_t>(x << 7) >> 22));
    REQUIRE(o[7] == ((x & y) | (~x & 0x0f0f0f0fu)));
    REQUIRE(o[8] == (__builtin_bswap32(x) ^ (x >> 16 | y << 16)));
    REQUIRE(o[9] == (x ^ y ^ (x + y) ^ ((x << 3) + y)));
  }
}

TEST_CASE("64-bit products, shifts and counts") {
  auto [a, b] = pairs<std::int64_t>(256, 31, edges<std::int64_t>());
  std::vector<std::uint64_t> out(a.size() * 6);
  Launch("bits", "multiply64", {4}, {64}).buffer(a).buffer(b).buffer(out).run();
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    const std::int64_t x = a[i], y = b[i];
    const auto ux = static_cast<std::uint64_t>(x), uy = static_cast<std::uint64_t>(y);
    const std::uint64_t* o = &out[i * 6];
    REQUIRE(o[0] == ux * uy);
    REQUIRE(o[1] == high(ux, uy) - (x < 0 ? uy : 0) - (y < 0 ? ux : 0));
    REQUIRE(o[2] == high(ux, uy));
    REQUIRE(o[3] == static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<std::int32_t>(x)) *
                                               static_cast<std::int32_t>(y)));
    REQUIRE(o[4] == static_cast<std::uint64_t>(std::popcount(ux) * 64 + std::countl_zero(uy)));
    REQUIRE(o[5] ==
            std::rotl(ux, static_cast<int>(uy & 63)) + (ux >> (uy & 63)) + static_cast<std::uint64_t>(x >> (uy & 63)));
  }
}
