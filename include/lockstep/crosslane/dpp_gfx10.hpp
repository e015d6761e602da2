// DPP of GFX10 and later: it stays within rows of 16 lanes, and can read lanes that are switched off.
// Source: RDNA3 ISA manual, DPP16; control values as LLVM encodes them.
#pragma once

#include <cstdint>

#include "lockstep/crosslane/dpp_lane.hpp"

namespace lockstep {

namespace dpp_gfx10 {
// Quad permutations are 0x00..0xff. Shifts and the rotation run from `first + 1` to `first + 15`, row_share and
// row_xmask from `first` to `first + 15`.
inline constexpr std::uint32_t row_shl = 0x100;
inline constexpr std::uint32_t row_shr = 0x110;
inline constexpr std::uint32_t row_ror = 0x120;
inline constexpr std::uint32_t row_mirror = 0x140;
inline constexpr std::uint32_t row_half_mirror = 0x141;
inline constexpr std::uint32_t row_share = 0x150;
inline constexpr std::uint32_t row_xmask = 0x160;

/// The lane that `lane` reads its source 0 from under `control` (9 bits).
constexpr std::int32_t source(std::uint32_t control, std::uint32_t lane) {
  const auto row = static_cast<std::int32_t>(lane & ~15u);
  const auto column = static_cast<std::int32_t>(lane & 15u);
  const auto amount = static_cast<std::int32_t>(control & 15u);
  const auto in_row = [row](std::int32_t to) { return to >= 0 && to < 16 ? row + to : dpp_out_of_range; };
  if (control < row_shl) return static_cast<std::int32_t>((lane & ~3u) | (control >> (2 * (lane & 3u)) & 3u));
  if (control == row_mirror) return row + 15 - column;
  if (control == row_half_mirror) return row + (column ^ 7);
  switch (control & 0x1f0u) {
    case row_shl: return amount == 0 ? dpp_reserved : in_row(column + amount);
    case row_shr: return amount == 0 ? dpp_reserved : in_row(column - amount);
    case row_ror: return amount == 0 ? dpp_reserved : in_row((column + 16 - amount) % 16);
    case row_share: return in_row(amount);
    case row_xmask: return in_row(column ^ amount);
    default: return dpp_reserved;
  }
}

/// A source lane that is switched off is read where FI is set. Without a source BOUND_CTRL gives 0, and without it the
/// lane is not written. `fi_gives_zero`: FI gives 0 there, too. (The manual's text lets BOUND_CTRL alone say what a
/// lane past the row's end gets, its table gives 0 with FI. gfx1201 was recorded to do as the text says; on others the
/// table is followed.)
constexpr DppLane lane(const DppControls& dpp, std::uint64_t exec, std::uint32_t number, bool fi_gives_zero) {
  if (!dpp_enabled(dpp.row_mask, dpp.bank_mask, number)) return {};
  const std::int32_t from = source(dpp.control, number);
  if (from >= 0 && (dpp.fetch_inactive || (exec >> from & 1u) != 0)) return {true, from};
  return {dpp.bound_ctrl || (fi_gives_zero && dpp.fetch_inactive), dpp_out_of_range};
}

}  // namespace dpp_gfx10
}  // namespace lockstep
