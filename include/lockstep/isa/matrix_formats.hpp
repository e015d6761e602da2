// Operand sizes of the F8F6F4 matrix instructions, whose CBSZ and BLGP name the formats of A and B.
#pragma once

#include <cstdint>

namespace lockstep {

/// Registers of A or B: 32 elements a lane of 8 bits (format 0, 1), 6 bits (2, 3) or 4 bits (4).
constexpr std::uint32_t f8f6f4_dwords(std::uint32_t format) { return format < 2 ? 8 : format < 4 ? 6 : 4; }

}  // namespace lockstep
