// Which wait states an ISA leaves to software: observe/hazard_rules.hpp has the rules.
#pragma once

#include <cstdint>

namespace lockstep {

enum class HazardFamily : std::uint8_t {
  none,     ///< hardware resolves all hazards, or no rules are known
  gfx900,   ///< GCN5
  gfx908,   ///< CDNA1
  gfx90a,   ///< CDNA2
  gfx940,   ///< CDNA3
  gfx950,   ///< CDNA4: as CDNA3, but matrix instructions take longer
  gfx101,   ///< RDNA1
  gfx10,    ///< RDNA2
  gfx11,    ///< RDNA3
  gfx115,   ///< RDNA3.5
  gfx12,    ///< RDNA4
  gfx1250,  ///< CDNA5
};

}  // namespace lockstep
