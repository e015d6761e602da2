// DPP of GFX10 and DPP8 against models that move rows of data about instead of computing one lane's source.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>

#include "lockstep/crosslane/dpp.hpp"

namespace {

using namespace lockstep;
using Row = std::array<std::int32_t, 16>;

constexpr std::uint64_t all = ~std::uint64_t{0};

/// The sources of the lanes of row `row`, from those of row 0.
void check_rows(std::uint32_t control, const Row& expected) {
  CAPTURE(control);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::int32_t in_row = expected[lane % 16];
    const std::int32_t wanted = in_row < 0 ? in_row : static_cast<std::int32_t>(lane / 16 * 16) + in_row;
    REQUIRE(dpp_gfx10::source(control, lane) == wanted);
  }
}
Row identity() {
  Row row;
  std::iota(row.begin(), row.end(), 0);
  return row;
}
Row filled(std::int32_t value) {
  Row row;
  row.fill(value);
  return row;
}

DppControls controls(std::uint32_t control, bool bound_ctrl, bool fetch_inactive) {
  DppControls dpp;
  dpp.control = control;
  dpp.bound_ctrl = bound_ctrl;
  dpp.fetch_inactive = fetch_inactive;
  return dpp;
}

}  // namespace

TEST_CASE("GFX10: quad permutations, shifts, rotation, mirrors as on GFX9") {
  for (std::uint32_t control = 0; control < 512; ++control) {
    const std::uint32_t kind = control & 0x1f0;
    if (control >= 0x130 && kind != 0x140) continue;
    if (kind == 0x140 && (control & 15) > 1) continue;
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      REQUIRE(dpp_gfx10::source(control, lane) == dpp_source(control, lane, 64));
  }
}

TEST_CASE("row_share gives one lane to its row, row_xmask swaps lanes") {
  for (std::int32_t n = 0; n < 16; ++n) {
    check_rows(0x150u + static_cast<unsigned>(n), filled(n));
    // An XOR by n swaps neighbours of every distance whose bit is set.
    Row swapped = identity();
    for (std::int32_t distance = 1; distance < 16; distance *= 2)
      if (n / distance % 2 == 1)
        for (std::int32_t first = 0; first < 16; first += 2 * distance)
          std::swap_ranges(swapped.begin() + first, swapped.begin() + first + distance,
                           swapped.begin() + first + distance);
    check_rows(0x160u + static_cast<unsigned>(n), swapped);
  }
}

TEST_CASE("wave shifts and row broadcasts of GFX9 are reserved, as is every other control") {
  for (std::uint32_t control = 0x100; control < 0x200; ++control) {
    const bool known = (control > 0x100 && control < 0x110) || (control > 0x110 && control < 0x120) ||
                       (control > 0x120 && control < 0x130) || control == 0x140 || control == 0x141 ||
                       (control >= 0x150 && control < 0x170);
    CAPTURE(control);
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      REQUIRE((dpp_gfx10::source(control, lane) == dpp_reserved) == !known);
  }
}

TEST_CASE("BOUND_CTRL and FI: a lane past the row's end, one whose source is off, one whose source is on") {
  constexpr std::uint32_t row_shr1 = 0x111;
  const std::uint64_t without16 = all & ~(std::uint64_t{1} << 16);
  struct Expected {
    bool bound_ctrl, fetch_inactive, outside_written, off_written, off_read;
  };
  for (const Expected& e : {Expected{false, false, false, false, false}, Expected{true, false, true, true, false},
                            Expected{false, true, true, true, true}, Expected{true, true, true, true, true}}) {
    const DppControls dpp = controls(row_shr1, e.bound_ctrl, e.fetch_inactive);
    const DppLane outside = dpp_lane(DppFamily::gfx10, dpp, all, 16, 64);
    CHECK(outside.enabled == e.outside_written);
    CHECK(outside.source < 0);
    // On gfx12 FI gives nothing to a lane past the row's end.
    const DppLane outside_gfx12 = dpp_lane(DppFamily::gfx12, dpp, all, 16, 64);
    CHECK(outside_gfx12.enabled == e.bound_ctrl);
    CHECK(outside_gfx12.source < 0);
    CHECK(dpp_lane(DppFamily::gfx12, dpp, without16, 17, 64).enabled == e.off_written);
    const DppLane off = dpp_lane(DppFamily::gfx10, dpp, without16, 17, 64);
    CHECK(off.enabled == e.off_written);
    CHECK((off.source == 16) == e.off_read);
    const DppLane on = dpp_lane(DppFamily::gfx10, dpp, all, 17, 64);
    CHECK(on.enabled);
    CHECK(on.source == 16);
  }
  DppControls masked = controls(row_shr1, true, true);
  masked.row_mask = 0xd;
  CHECK_FALSE(dpp_lane(DppFamily::gfx10, masked, all, 17, 64).enabled);
}

TEST_CASE("DPP8 picks within groups of eight") {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    std::array<std::uint32_t, 8> picks;
    std::uint32_t state = seed * 2654435761u + 1, word = 0;
    for (std::uint32_t i = 0; i < 8; ++i) {
      picks[i] = (state = state * 1664525u + 1013904223u) >> 29;
      word += picks[i] << (3 * i);
    }
    DppControls dpp = controls(word, false, false);
    dpp.eight = true;
    const std::uint64_t exec = (std::uint64_t{state} << 32) | (state * 747796405u);
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      const std::uint32_t from = lane / 8 * 8 + picks[lane % 8];
      dpp.fetch_inactive = false;
      const DppLane plain = dpp_lane(DppFamily::gfx10, dpp, exec, lane, 64);
      REQUIRE(plain.enabled);
      REQUIRE(plain.source == ((exec >> from & 1) != 0 ? static_cast<std::int32_t>(from) : dpp_out_of_range));
      dpp.fetch_inactive = true;
      REQUIRE(dpp_lane(DppFamily::gfx10, dpp, exec, lane, 64).source == static_cast<std::int32_t>(from));
    }
  }
}
