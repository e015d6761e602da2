// The families by which ISAs differ in ways that are code: an ISA's traits name the one it belongs to.
#pragma once

#include <cstdint>

namespace lockstep {

/// Which lanes DPP reaches: crosslane/ has a file for each.
enum class DppFamily : std::uint8_t {
  gfx9,   ///< wave shifts and row broadcasts; a source lane that is switched off is as invalid as one that is not there
  gfx10,  ///< row_share and row_xmask; FI reads lanes that are switched off
  gfx12,  ///< the same, but FI gives nothing to a lane whose source would lie outside its row
};

/// How assembly text spells what is not a plain register or constant: disasm/ has files for each.
enum class AssemblyFamily : std::uint8_t { gfx9, gfx10, gfx11, gfx12 };

/// Which operands instructions may have: by the class CdnaLegality (cdna_legality.hpp) or RdnaLegality.
enum class OperandRules : std::uint8_t { cdna, rdna };

}  // namespace lockstep
