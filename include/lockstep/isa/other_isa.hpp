// The shape of generated/other_isas: enough of an ISA to name the instruction that a word starts.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lockstep {

struct OtherOpcode {
  std::uint16_t opcode = 0;
  std::string_view mnemonic;
};

/// A format, told by fixed bits of the first dword; bits that no field covers are among them and 0.
struct OtherFormat {
  std::uint32_t mask = 0, value = 0;
  std::uint8_t opcode_offset = 0, opcode_bits = 0;
  std::span<const OtherOpcode> opcodes;  ///< in ascending order
};

struct OtherIsa {
  std::string_view name;     ///< "RDNA3"
  std::string_view targets;  ///< "gfx1100 gfx1151"
  std::span<const OtherFormat> formats;

  /// The instruction whose first dword is `word`, empty if the ISA has none.
  constexpr std::string_view mnemonic(std::uint32_t word) const {
    for (const OtherFormat& format : formats) {
      if ((word & format.mask) != format.value) continue;
      const std::uint32_t opcode = word >> format.opcode_offset & ((1u << format.opcode_bits) - 1);
      for (const OtherOpcode& entry : format.opcodes)
        if (entry.opcode == opcode) return entry.mnemonic;
    }
    return {};
  }
};

}  // namespace lockstep
