// DPP of GFX9: which lane a lane's routed source comes from, and what happens to lanes without one.
// Source: CDNA4 ISA manual, data-parallel primitives; control values as LLVM encodes them.
#pragma once

#include <cstdint>

#include "lockstep/crosslane/dpp_lane.hpp"

namespace lockstep {

/// The DPP_CTRL values that are not a quad permutation (0x00..0xff). Families with a lane count run from `first + 1`
/// to `first + 15` (shifts, rotation; 0 is reserved) or from `first` to `first + 15` (new broadcast).
namespace dpp_control {
inline constexpr std::uint32_t row_shl = 0x100;
inline constexpr std::uint32_t row_shr = 0x110;
inline constexpr std::uint32_t row_ror = 0x120;
inline constexpr std::uint32_t wave_shl1 = 0x130;
inline constexpr std::uint32_t wave_rol1 = 0x134;
inline constexpr std::uint32_t wave_shr1 = 0x138;
inline constexpr std::uint32_t wave_ror1 = 0x13c;
inline constexpr std::uint32_t row_mirror = 0x140;
inline constexpr std::uint32_t row_half_mirror = 0x141;
inline constexpr std::uint32_t row_bcast15 = 0x142;
inline constexpr std::uint32_t row_bcast31 = 0x143;
inline constexpr std::uint32_t row_newbcast = 0x150;
}  // namespace dpp_control

/// The lane that `lane` of a wave of `wave_size` (32 or 64) reads its routed source from under `control` (9 bits).
constexpr std::int32_t dpp_source(std::uint32_t control, std::uint32_t lane, std::uint32_t wave_size) {
  const std::uint32_t last = wave_size - 1;
  const std::int32_t row = static_cast<std::int32_t>(lane & ~15u);
  const std::int32_t column = static_cast<std::int32_t>(lane & 15u);
  const std::int32_t amount = static_cast<std::int32_t>(control & 15u);
  const std::int32_t self = static_cast<std::int32_t>(lane);
  if (control < 0x100) {
    return static_cast<std::int32_t>((lane & ~3u) | (control >> (2 * (lane & 3u)) & 3u));
  }
  switch (control & 0x1f0u) {
    case dpp_control::row_shl:
      if (amount == 0) return dpp_reserved;
      return column + amount < 16 ? self + amount : dpp_out_of_range;
    case dpp_control::row_shr:
      if (amount == 0) return dpp_reserved;
      return column >= amount ? self - amount : dpp_out_of_range;
    case dpp_control::row_ror:
      if (amount == 0) return dpp_reserved;
      return row + ((column + 16 - amount) & 15);
    case dpp_control::row_newbcast: return row + amount;
    default: break;
  }
  switch (control) {
    case dpp_control::wave_shl1: return lane < last ? self + 1 : dpp_out_of_range;
    case dpp_control::wave_rol1: return static_cast<std::int32_t>((lane + 1) & last);
    case dpp_control::wave_shr1: return lane > 0 ? self - 1 : dpp_out_of_range;
    case dpp_control::wave_ror1: return static_cast<std::int32_t>((lane + last) & last);
    case dpp_control::row_mirror: return row + 15 - column;
    case dpp_control::row_half_mirror: return self ^ 7;
    case dpp_control::row_bcast15: return row > 0 ? row - 1 : dpp_out_of_range;
    case dpp_control::row_bcast31: return row >= 32 ? 31 : dpp_out_of_range;
    default: return dpp_reserved;
  }
}

/// A lane whose source lane does not exist or is switched off in EXEC has an invalid source: with BOUND_CTRL it
/// reads 0, without it the lane is not written.
constexpr DppLane dpp_lane(std::uint32_t control, std::uint32_t row_mask, std::uint32_t bank_mask, bool bound_ctrl,
                           std::uint64_t exec, std::uint32_t lane, std::uint32_t wave_size) {
  if (!dpp_enabled(row_mask, bank_mask, lane)) return {};
  const std::int32_t source = dpp_source(control, lane, wave_size);
  if (source >= 0 && (exec >> source & 1) != 0) return {true, source};
  return {bound_ctrl, dpp_out_of_range};
}

}  // namespace lockstep
