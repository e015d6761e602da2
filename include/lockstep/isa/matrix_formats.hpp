// Operand sizes of the F8F6F4 matrix instructions, whose CBSZ and BLGP name the formats of A and B, and formats of
// scales.
#pragma once

#include <cstdint>

namespace lockstep {

/// Registers of A or B: 32 elements a lane of 8 bits (format 0, 1), 6 bits (2, 3) or 4 bits (4).
constexpr std::uint32_t f8f6f4_dwords(std::uint32_t format) { return format < 2 ? 8 : format < 4 ? 6 : 4; }

/// May the scales of A and B have these formats (0: E8M0, 1: E5M3, 2: E4M3)? CDNA5 ISA manual 7.12.6.
constexpr bool scale_formats_fit(bool a_is_fp4, std::uint32_t a_scale, bool b_is_fp4, std::uint32_t b_scale) {
  if (a_scale > 2 || b_scale > 2) return false;
  if (a_scale == 0 && b_scale == 0) return true;
  if (a_is_fp4 && b_is_fp4) return a_scale == b_scale;
  return a_is_fp4 ? b_scale == 0 : b_is_fp4 && a_scale == 0;
}

}  // namespace lockstep
