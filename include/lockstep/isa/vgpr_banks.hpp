// VGPRs beyond v255: an ISA with `vgpr_banks` keeps bits 9:8 of VGPR numbers in MODE, two for each of destination, S0,
// S1 and S2 (CDNA5 ISA manual, 3.3.2.3). They go with an instruction from when it is fetched.
#pragma once

#include <cstdint>

#include "common/fields.hpp"

namespace lockstep {

/// Places of the pairs of bits in MODE's field, from the low end.
enum class VgprBank : std::uint8_t { destination, s0, s1, s2, none };

/// Which pair a field that names a VGPR takes. `addend_last`: VSRC1 is the last operand of three (V_FMAMK_F32), which
/// takes S2's.
constexpr VgprBank vgpr_bank(Field field, bool addend_last) {
  switch (field) {
    case Field::src0:
    case Field::vsrc0:
    case Field::addr:
    case Field::vaddr: return VgprBank::s0;
    case Field::src1:
    case Field::data:
    case Field::data0: return VgprBank::s1;
    case Field::vsrc1: return addend_last ? VgprBank::s2 : VgprBank::s1;
    case Field::src2:
    case Field::vsrc2:
    case Field::data1: return VgprBank::s2;
    case Field::scale_src0:
    case Field::scale_src1: return VgprBank::none;  // scales are in v0 to v255, as LLVM's register lowering has it
    default: return VgprBank::destination;
  }
}

/// The high bits of a VGPR number, in place, out of MODE's field.
constexpr std::uint32_t vgpr_high_bits(std::uint8_t msb, VgprBank bank) {
  if (bank == VgprBank::none) return 0;
  return (static_cast<std::uint32_t>(msb) >> (2 * static_cast<unsigned>(bank)) & 3u) << 8;
}

}  // namespace lockstep
