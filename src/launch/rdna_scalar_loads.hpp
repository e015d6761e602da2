// Scalar loads that old tools wrote for RDNA3, on CDNA.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

namespace detail {
inline constexpr std::uint32_t rdna_smem_mask = 0xfc000000, rdna_smem = 0xf4000000;
}  // namespace detail

/// RDNA3's scalar load of memory or buffer, `words` = {first, second dword}, as the CDNA instruction that
/// does the same; false if it is none. The opcodes 0..4 and 8..12 and the places of SBASE, SDATA and the
/// 21-bit offset agree; GLC moves from bit 14 to 16, and RDNA's SOFFSET is optional (124, NULL) where CDNA
/// has an enable bit.
constexpr bool rdna_smem_as_cdna(std::array<std::uint32_t, 2>& words) {
  const std::uint32_t opcode = words[0] >> 18 & 0xff;
  const bool load = opcode < 5 || (opcode >= 8 && opcode < 13);
  if ((words[0] & detail::rdna_smem_mask) != detail::rdna_smem || !load) return false;
  constexpr std::uint32_t null_rdna3 = 124, null_rdna2 = 125;
  const std::uint32_t soffset = words[1] >> 25;
  const bool has_soffset = soffset != null_rdna3 && soffset != null_rdna2;
  const std::uint32_t glc = words[0] >> 14 & 1;
  words[0] = 0xc0000000u | opcode << 18 | 1u << 17 | glc << 16 | (has_soffset ? 1u << 14 : 0u) | (words[0] & 0x1fffu);
  words[1] = (words[1] & 0x1fffffu) | (has_soffset ? soffset << 25 : 0u);
  return true;
}

}  // namespace lockstep
