// SDWA: sub-dword selection of sources and destination.
// Source: CDNA4 ISA manual, SDWA encoding.
#pragma once

#include <cstdint>

namespace lockstep {

/// SRC0_SEL, SRC1_SEL, DST_SEL: 0..3 a byte, 4..5 a word, 6 the dword; 7 is reserved.
inline constexpr std::uint32_t sdwa_dword = 6;

/// DST_UNUSED: what the bits outside the selected part of the destination become.
enum class SdwaUnused : std::uint8_t {
  pad = 0,       ///< zero
  sext = 1,      ///< above: copies of the part's sign bit; below: zero
  preserve = 2,  ///< as they were
};

/// Position and width of the part a selector names.
struct SdwaPart {
  std::uint32_t shift = 0;
  std::uint32_t width = 32;
  constexpr std::uint32_t mask() const { return width == 32 ? 0xffffffffu : (1u << width) - 1; }
};
constexpr SdwaPart sdwa_part(std::uint32_t select) {
  if (select < 4) return {8 * select, 8};
  if (select < 6) return {16 * (select - 4), 16};
  return {};
}

/// The selected part of a source, zero- or sign-extended to 32 bits.
constexpr std::uint32_t sdwa_source(std::uint32_t value, std::uint32_t select, bool sign_extend) {
  const SdwaPart part = sdwa_part(select);
  const std::uint32_t bits = value >> part.shift & part.mask();
  if (!sign_extend || (bits >> (part.width - 1) & 1u) == 0) return bits;
  return bits | ~part.mask();
}

/// The destination register after writing the low bits of `result` to the selected part.
constexpr std::uint32_t sdwa_destination(std::uint32_t old, std::uint32_t result, std::uint32_t select,
                                         SdwaUnused unused) {
  const SdwaPart part = sdwa_part(select);
  const std::uint32_t placed = (result & part.mask()) << part.shift;
  switch (unused) {
    case SdwaUnused::pad: return placed;
    case SdwaUnused::sext:
      return sdwa_source(result, part.width == 32 ? sdwa_dword : part.width == 16 ? 4 : 0, true) << part.shift;
    case SdwaUnused::preserve: return placed | (old & ~(part.mask() << part.shift));
  }
  return placed;
}

}  // namespace lockstep
