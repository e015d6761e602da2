// What all kinds of DPP share: their controls, the masks of rows and banks, and what becomes of a lane.
#pragma once

#include <cstdint>

namespace lockstep {

/// Answers in place of a source lane's number.
inline constexpr std::int32_t dpp_out_of_range = -1;  ///< the lane has no source
inline constexpr std::int32_t dpp_reserved = -2;      ///< the control value means nothing

/// The DPP controls of an instruction.
struct DppControls {
  bool eight = false;         ///< DPP8: `control` holds eight lane numbers of 3 bits, that of lane 0 lowest
  std::uint32_t control = 0;  ///< otherwise DPP_CTRL
  std::uint8_t row_mask = 0xf, bank_mask = 0xf;
  bool bound_ctrl = false;
  bool fetch_inactive = false;
  constexpr bool operator==(const DppControls&) const = default;
};

/// May the lane be written under ROW_MASK (bit r: row r of 16 lanes) and BANK_MASK (bit b: lanes 4b..4b+3 of every
/// row)?
constexpr bool dpp_enabled(std::uint32_t row_mask, std::uint32_t bank_mask, std::uint32_t lane) {
  return (row_mask >> (lane >> 4) & 1u) != 0 && (bank_mask >> (lane >> 2 & 3u) & 1u) != 0;
}

/// What a lane does under DPP.
struct DppLane {
  bool enabled = false;      ///< false: the lane writes nothing
  std::int32_t source = -1;  ///< lane to read the routed source from; negative: it reads as 0
};

}  // namespace lockstep
