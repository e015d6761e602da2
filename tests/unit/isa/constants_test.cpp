// Inline constants and literals by operand format. The expected bits of floats come from the host's own conversions;
// which format sees which is what llvm-mc 22 (gfx950) encodes as an inline constant: v_pk_add_f16 takes 0x3c00 for
// 1.0, v_pk_add_u16 takes 0x3f800000, v_dot2_f32_bf16 0x3f80, v_add_u16 none of the floats by value.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>

#include "lockstep/isa/inline_constants.hpp"

namespace {

using namespace lockstep;
using Kind = DataFormat::Kind;

constexpr DataFormat f16{Kind::floating, 16, 1}, f32{Kind::floating, 32, 1}, f64{Kind::floating, 64, 1};
constexpr DataFormat bf16{Kind::bfloat, 16, 1}, i16{Kind::signed_int, 16, 1}, b32{Kind::bits, 32, 1};
constexpr DataFormat i64{Kind::signed_int, 64, 1}, u64{Kind::unsigned_int, 64, 1}, b64{Kind::bits, 64, 1};
constexpr DataFormat pk_f16{Kind::floating, 16, 2}, pk_u16{Kind::unsigned_int, 16, 2}, pk_bf16{Kind::bfloat, 16, 2};
constexpr DataFormat pk_f32{Kind::floating, 32, 2};

constexpr double values[] = {0.5, -0.5, 1, -1, 2, -2, 4, -4};

std::uint16_t half_of(double power_of_two) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(power_of_two);
  const auto exponent = static_cast<std::int64_t>(bits >> 52 & 0x7ff) - 1023 + 15;
  return static_cast<std::uint16_t>((bits >> 63) << 15 | static_cast<std::uint64_t>(exponent) << 10);
}

}  // namespace

TEST_CASE("inline floats by format") {
  for (std::uint32_t i = 0; i < 8; ++i) {
    CAPTURE(i);
    const auto single = std::bit_cast<std::uint32_t>(static_cast<float>(values[i]));
    CHECK(inline_float(i, f32, 32) == single);
    CHECK(inline_float(i, b32, 32) == single);
    CHECK(inline_float(i, f64, 64) == std::bit_cast<std::uint64_t>(values[i]));
    CHECK(inline_float(i, b64, 64) == std::bit_cast<std::uint64_t>(values[i]));
    CHECK(inline_float(i, i64, 64) == std::bit_cast<std::uint64_t>(values[i]));
    CHECK(inline_float(i, f16, 16) == half_of(values[i]));
    CHECK(inline_float(i, pk_f16, 32) == half_of(values[i]));  // nothing in the high half
    CHECK(inline_float(i, bf16, 16) == single >> 16);
    CHECK(inline_float(i, pk_bf16, 32) == single >> 16);
    CHECK(inline_float(i, i16, 16) == single);  // integers see the f32, so a 16-bit one sees its low half
    CHECK(inline_float(i, pk_u16, 32) == single);
    CHECK(inline_float(i, pk_f32, 64) == single);
  }
}

TEST_CASE("1/(2*pi)") {
  const double exact = 1 / (2 * std::acos(-1.0));
  CHECK(inline_float(8, f32, 32) == std::bit_cast<std::uint32_t>(static_cast<float>(exact)));
  CHECK(inline_float(8, f64, 64) == 0x3fc45f306dc9c882);  // not the nearest double: llvm-mc takes ...882, not ...883
  CHECK(inline_float(8, f16, 16) == 0x3118);
  CHECK(inline_float(8, bf16, 16) == 0x3e22);  // truncated, not rounded: LLVM takes 0x3e22, not 0x3e23
  CHECK(inline_float(8, i16, 16) == 0x3e22f983);
}

TEST_CASE("inline integers are sign-extended to the operand") {
  CHECK(inline_integer(0xffffffff, 32) == 0xffffffff);
  CHECK(inline_integer(0xffffffff, 16) == 0xffffffff);
  CHECK(inline_integer(0xffffffff, 64) == ~std::uint64_t{0});
  CHECK(inline_integer(64, 64) == 64);
}

TEST_CASE("literals") {
  CHECK(literal_value(0x80000000, b32, 32) == 0x80000000);
  CHECK(literal_value(0x40090000, f64, 64) == 0x4009000000000000);
  CHECK(literal_value(0x80000000, i64, 64) == 0xffffffff80000000);
  CHECK(literal_value(0x80000000, u64, 64) == 0x80000000);
  CHECK(literal_value(0x80000000, b64, 64) == 0x80000000);
}
