// dpp_source against a model that moves rows of data about instead of computing one lane's source.
#include "lockstep/crosslane/dpp.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

namespace {

using namespace lockstep;
using Lanes = std::array<std::int32_t, 64>;

Lanes identity() {
  Lanes lanes;
  std::iota(lanes.begin(), lanes.end(), 0);
  return lanes;
}
Lanes nothing() {
  Lanes lanes;
  lanes.fill(dpp_out_of_range);
  return lanes;
}
Lanes sources(std::uint32_t control) {
  Lanes lanes;
  for (std::uint32_t lane = 0; lane < 64; ++lane) lanes[lane] = dpp_source(control, lane, 64);
  return lanes;
}

}  // namespace

TEST_CASE("quad_perm picks any lane of the quad") {
  for (std::uint32_t control = 0; control < 256; ++control) {
    Lanes expected;
    for (int quad = 0; quad < 16; ++quad) {
      std::uint32_t rest = control;
      for (int i = 0; i < 4; ++i, rest /= 4) expected[4 * quad + i] = 4 * quad + static_cast<int>(rest % 4);
    }
    REQUIRE(sources(control) == expected);
  }
  // llvm-mc: v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] has DPP_CTRL 0x1b.
  CHECK(dpp_source(0x1b, 4, 64) == 7);
  CHECK(dpp_source(0x1b, 7, 64) == 4);
}

TEST_CASE("row shifts and rotation") {
  for (int n = 1; n < 16; ++n) {
    Lanes left = nothing(), right = nothing(), rotated = identity();
    const Lanes in = identity();
    for (int row = 0; row < 64; row += 16) {
      std::copy(in.begin() + row + n, in.begin() + row + 16, left.begin() + row);
      std::copy(in.begin() + row, in.begin() + row + 16 - n, right.begin() + row + n);
      std::rotate(rotated.begin() + row, rotated.begin() + row + 16 - n, rotated.begin() + row + 16);
    }
    CHECK(sources(0x100u + static_cast<unsigned>(n)) == left);
    CHECK(sources(0x110u + static_cast<unsigned>(n)) == right);
    CHECK(sources(0x120u + static_cast<unsigned>(n)) == rotated);
  }
}

TEST_CASE("wave shifts and rotations by one") {
  const Lanes in = identity();
  Lanes expected = nothing();
  std::copy(in.begin() + 1, in.end(), expected.begin());
  CHECK(sources(0x130) == expected);
  expected = nothing();
  std::copy(in.begin(), in.end() - 1, expected.begin() + 1);
  CHECK(sources(0x138) == expected);
  expected = in;
  std::rotate(expected.begin(), expected.begin() + 1, expected.end());
  CHECK(sources(0x134) == expected);
  expected = in;
  std::rotate(expected.begin(), expected.end() - 1, expected.end());
  CHECK(sources(0x13c) == expected);
}

TEST_CASE("mirrors") {
  Lanes expected = identity();
  for (int row = 0; row < 64; row += 16) std::reverse(expected.begin() + row, expected.begin() + row + 16);
  CHECK(sources(0x140) == expected);
  expected = identity();
  for (int half = 0; half < 64; half += 8) std::reverse(expected.begin() + half, expected.begin() + half + 8);
  CHECK(sources(0x141) == expected);
}

TEST_CASE("broadcasts") {
  Lanes expected = nothing();
  for (int row = 16; row < 64; row += 16) std::fill_n(expected.begin() + row, 16, row - 1);
  CHECK(sources(0x142) == expected);
  expected = nothing();
  std::fill_n(expected.begin() + 32, 32, 31);
  CHECK(sources(0x143) == expected);
  for (int n = 0; n < 16; ++n) {
    for (int row = 0; row < 64; row += 16) std::fill_n(expected.begin() + row, 16, row + n);
    CHECK(sources(0x150u + static_cast<unsigned>(n)) == expected);
  }
}

TEST_CASE("every other control value is reserved") {
  std::vector<std::uint32_t> reserved = {0x100, 0x110, 0x120};
  for (std::uint32_t c = 0x130; c < 0x140; ++c) {
    if (c % 4 != 0) reserved.push_back(c);
  }
  for (std::uint32_t c = 0x144; c < 0x150; ++c) reserved.push_back(c);
  for (std::uint32_t c = 0x160; c < 0x200; ++c) reserved.push_back(c);
  for (const std::uint32_t control : reserved) {
    CAPTURE(control);
    for (std::uint32_t lane = 0; lane < 64; ++lane) REQUIRE(dpp_source(control, lane, 64) == dpp_reserved);
  }
}

TEST_CASE("row and bank masks switch lanes off") {
  for (std::uint32_t mask = 0; mask < 16; ++mask) {
    for (int lane = 0; lane < 64; ++lane) {
      const int row = lane / 16, bank = lane % 16 / 4;
      REQUIRE(dpp_enabled(mask, 0xf, static_cast<std::uint32_t>(lane)) == (((mask / (1u << row)) % 2) == 1));
      REQUIRE(dpp_enabled(0xf, mask, static_cast<std::uint32_t>(lane)) == (((mask / (1u << bank)) % 2) == 1));
    }
  }
}

TEST_CASE("a lane without a source") {
  constexpr std::uint64_t all = ~std::uint64_t{0};
  // row_shr:1, lane 16 has no source in its row.
  CHECK_FALSE(dpp_lane(0x111, 0xf, 0xf, false, all, 16, 64).enabled);
  CHECK(dpp_lane(0x111, 0xf, 0xf, true, all, 16, 64).enabled);
  CHECK(dpp_lane(0x111, 0xf, 0xf, true, all, 16, 64).source < 0);
  CHECK(dpp_lane(0x111, 0xf, 0xf, false, all, 17, 64).source == 16);
  // A source lane outside EXEC is as invalid as one outside the row.
  const std::uint64_t without16 = all & ~(std::uint64_t{1} << 16);
  CHECK_FALSE(dpp_lane(0x111, 0xf, 0xf, false, without16, 17, 64).enabled);
  CHECK(dpp_lane(0x111, 0xf, 0xf, true, without16, 17, 64).enabled);
  CHECK(dpp_lane(0x111, 0xf, 0xf, true, without16, 17, 64).source < 0);
  // The masks win over BOUND_CTRL.
  CHECK_FALSE(dpp_lane(0x111, 0xd, 0xf, true, all, 16, 64).enabled);
}
