#include <doctest/doctest.h>

#include "core/inputs.hpp"

using namespace lockstep;

// Shift counts at and beyond the width.
static_assert(shl(1u, 31) == 0x80000000u && shl(1u, 32) == 0 && shl(1u, ~0ull) == 0);
static_assert(shl<std::uint8_t>(0xff, 4) == 0xf0 && shl<std::uint16_t>(0x8001, 1) == 2 && shl(~0ull, 63) == 1ull << 63);
static_assert(shr(0x80000000u, 31) == 1 && shr(0x80000000u, 32) == 0 && shr(-1, 31) == 1 && shr(-1ll, 64) == 0);
static_assert(sar(-8, 1) == -4 && sar(-8, 31) == -1 && sar(-8, 32) == -1 && sar(8, 99) == 0);
static_assert(sar(0x80000000u, 4) == 0xf8000000u && sar<std::int16_t>(-32768, 15) == -1);
static_assert(low_mask<std::uint32_t>(0) == 0 && low_mask<std::uint32_t>(32) == ~0u &&
              low_mask<std::uint64_t>(99) == ~0ull);
// Slices and single bits.
static_assert(slice(0x12345678u, 15, 8) == 0x56 && slice(0x12345678u, 31, 0) == 0x12345678u);
static_assert(slice(0xffffffffu, 7, 8) == 0 && slice(0xffu, 99, 4) == 0xf && slice(1u, -1, -1) == 0);
static_assert(set_slice(0u, 15, 8, 0x1abu) == 0xab00u && set_slice(~0u, 31, 0, 5u) == 5u);
static_assert(set_slice(7u, 0, 1, 0u) == 7u && set_slice(0u, 40, 28, 0xffu) == 0xf0000000u);
static_assert(bit(0x80000000u, 31) && !bit(0x80000000u, 32) && set_bit(0u, 31, true) == 0x80000000u);
static_assert(set_bit(~0u, 0, false) == ~1u && set_bit(1u, 32, true) == 1u);
// Sign extension.
static_assert(sign_extend(0x8u, 4) == -8 && sign_extend(0x7u, 4) == 7 && sign_extend(0xf8u, 4) == -8);
static_assert(sign_extend(5u, 0) == 0 && sign_extend(~0u, 32) == -1 && sign_extend(~0u, 40) == -1);
static_assert(sign_extend(std::uint64_t{1} << 47, 48) == -(std::int64_t{1} << 47));
// Searches, from the manual's examples of V_FFBH_U32, V_FFBL_B32, V_FFBH_I32.
static_assert(leading_zeros(0u) == -1 && leading_zeros(0x800000ffu) == 0 && leading_zeros(0x100000ffu) == 3 &&
              leading_zeros(0x0000ffffu) == 16 && leading_zeros(1u) == 31);
static_assert(find_first_one(0u) == -1 && find_first_one(0xff000001u) == 0 && find_first_one(0xff000008u) == 3 &&
              find_first_one(0xffff0000u) == 16 && find_first_one(0x80000000u) == 31);
static_assert(leading_sign_bits(0u) == -1 && leading_sign_bits(0x40000000u) == 1 &&
              leading_sign_bits(0x80000000u) == 1 && leading_sign_bits(0x0fffffffu) == 4 &&
              leading_sign_bits(0xffff0000u) == 16 && leading_sign_bits(0xfffffffeu) == 31 &&
              leading_sign_bits(0xffffffffu) == -1);
static_assert(find_first_zero(~0u) == -1 && find_first_zero(0u) == 0 && find_first_zero(7ull) == 3);
static_assert(popcount(0u) == 0 && popcount(~0ull) == 64 && popcount<std::int32_t>(-1) == 32);
static_assert(bit_reverse(1u) == 0x80000000u && bit_reverse(0x12345678u) == 0x1e6a2c48u &&
              bit_reverse(std::uint64_t{1}) == std::uint64_t{1} << 63 && bit_reverse<std::uint8_t>(0x12) == 0x48);
static_assert(concat<16>(0xabcd, 0x12345) == 0xabcd2345 && concat<64>(7, 5) == 5 && concat<32>(1, 0) == 1ull << 32);
static_assert(multiply_high(~0ull, ~0ull) == ~0ull - 1);

TEST_CASE("bit_reverse and sign_extend undo themselves") {
  inputs::Random random;
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t x = random();
    REQUIRE(bit_reverse(bit_reverse(x)) == x);
    const unsigned bits = 1 + static_cast<unsigned>(random.below(64));
    const std::int64_t extended = sign_extend(x, bits);
    REQUIRE(slice(static_cast<std::uint64_t>(extended), bits - 1, 0) == slice(x, bits - 1, 0));
    REQUIRE((extended < 0) == bit(x, bits - 1));
  }
}
