// Scalar loads that old tools wrote for RDNA3, on CDNA: LaunchOptions::accept_rdna_smem. They are reencoded before they
// are decoded, by whoever fetches an instruction: engines, checks, traces, the debugger. Memory keeps the words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/device/options.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

namespace detail {
inline constexpr std::uint32_t rdna_smem_mask = 0xfc000000, rdna_smem = 0xf4000000;
}  // namespace detail

/// RDNA3's scalar load of memory or buffer becomes the CDNA instruction that does the same; other words stay. The
/// opcodes 0..4 and 8..12 and the places of SBASE, SDATA and the 21-bit offset agree; GLC moves from bit 14 to 16, and
/// RDNA's SOFFSET is optional (124, NULL) where CDNA has an enable bit. Both have two dwords, and no CDNA instruction
/// begins as RDNA's do.
constexpr void rdna_smem_as_cdna(std::array<std::uint32_t, 4>& words) {
  const std::uint32_t opcode = words[0] >> 18 & 0xff;
  const bool load = opcode < 5 || (opcode >= 8 && opcode < 13);
  if ((words[0] & detail::rdna_smem_mask) != detail::rdna_smem || !load) return;
  constexpr std::uint32_t null_rdna3 = 124, null_rdna2 = 125;
  const std::uint32_t soffset = words[1] >> 25;
  const bool has_soffset = soffset != null_rdna3 && soffset != null_rdna2;
  const std::uint32_t glc = words[0] >> 14 & 1;
  words[0] = 0xc0000000u | opcode << 18 | 1u << 17 | glc << 16 | (has_soffset ? 1u << 14 : 0u) | (words[0] & 0x1fffu);
  words[1] = (words[1] & 0x1fffffu) | (has_soffset ? soffset << 25 : 0u);
}

/// The words of an instruction that was reencoded, as they stand in memory: what people are shown.
template <std::size_t size>
void restore_words(const MemoryView& memory, std::uint64_t pc, std::array<std::uint32_t, size>& words,
                   std::uint32_t dwords) {
  if (memory.reencoding() == nullptr) return;
  for (std::uint32_t i = 0; i < dwords; ++i)
    (void)memory.read(pc + 4 * i, reinterpret_cast<std::uint8_t*>(&words[i]), 4);
}

/// Instructions are read from `memory` as the options ask. Other families have encodings of their own there.
inline void accept_rdna_smem(const IsaTables& isa, MemoryView& memory, const LaunchOptions& options) {
  if (options.accept_rdna_smem && isa.assembly_family == AssemblyFamily::gfx9) memory.reencode(rdna_smem_as_cdna);
}

}  // namespace lockstep
