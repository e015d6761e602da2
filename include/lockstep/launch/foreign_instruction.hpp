// What an instruction word that is illegal on CDNA4 would be on another AMD ISA: the usual sign of a code
// object for the wrong target. Only what cannot be a CDNA4 instruction is listed. Facts: AMD's CDNA3, RDNA3
// and RDNA4 ISA documents, compared with llvm-mc 22.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

namespace detail {

struct ForeignEncoding {
  std::uint32_t mask, value;
  std::string_view text;
};

/// Encodings that CDNA4 does not have, most specific first.
inline constexpr ForeignEncoding foreign_encodings[] = {
    {0xffff0000, 0xbfb00000, "RDNA3's and RDNA4's s_endpgm"},
    {0xffff0000, 0xd3be0000, "CDNA3's v_mfma_f32_16x16x8_xf32"},
    {0xffff0000, 0xd3bf0000, "CDNA3's v_mfma_f32_32x32x4_xf32"},
    {0xff000000, 0xcc000000, "a VOP3P instruction of RDNA"},
    {0xff000000, 0xce000000, "an LDSDIR instruction of RDNA3"},
    {0xfc000000, 0xc8000000, "a VOPD instruction of RDNA3 or RDNA4"},
    {0xfc000000, 0xc4000000, "a VBUFFER instruction of RDNA4"},
    {0xfc000000, 0xd4000000, "a VOP3 instruction of RDNA"},
    {0xfc000000, 0xec000000, "a VFLAT instruction of RDNA4"},
    {0xfc000000, 0xf0000000, "an image instruction of RDNA"},
};

inline constexpr std::uint32_t rdna_smem_mask = 0xfc000000, rdna_smem = 0xf4000000;

/// RDNA3 SMEM opcodes; bits 25:18 of the word.
constexpr std::string_view rdna3_smem_name(std::uint32_t opcode) {
  constexpr std::string_view loads[] = {"s_load_b32", "s_load_b64", "s_load_b128", "s_load_b256",
                                        "s_load_b512"};
  constexpr std::string_view buffer_loads[] = {"s_buffer_load_b32", "s_buffer_load_b64", "s_buffer_load_b128",
                                               "s_buffer_load_b256", "s_buffer_load_b512"};
  if (opcode < 5) return loads[opcode];
  if (opcode >= 8 && opcode < 13) return buffer_loads[opcode - 8];
  if (opcode == 32) return "s_gl1_inv";
  if (opcode == 33) return "s_dcache_inv";
  return "";
}

}  // namespace detail

/// "RDNA3's s_load_b128", or empty if nothing is known of the word.
inline std::string foreign_instruction(std::uint32_t word) {
  if ((word & detail::rdna_smem_mask) == detail::rdna_smem) {
    const std::string_view name = detail::rdna3_smem_name(word >> 18 & 0xff);
    return name.empty() ? "an SMEM instruction of RDNA4" : "RDNA3's " + std::string(name);
  }
  for (const auto& encoding : detail::foreign_encodings)
    if ((word & encoding.mask) == encoding.value) return std::string(encoding.text);
  return "";
}

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
  words[0] = 0xc0000000u | opcode << 18 | 1u << 17 | glc << 16 | (has_soffset ? 1u << 14 : 0u) |
             (words[0] & 0x1fffu);
  words[1] = (words[1] & 0x1fffffu) | (has_soffset ? soffset << 25 : 0u);
  return true;
}

}  // namespace lockstep
