// The shape of generated/common/other_isas.hpp: enough of every ISA to name the instruction that words start.
#pragma once

#include <cstdint>
#include <string_view>

namespace lockstep {

struct OtherIsa {
  const char* name;    ///< "RDNA3"
  const char* target;  ///< "gfx1100"
};

/// A format and the opcodes that some ISAs have in it, and no others. Text and numbers of the language, which compilers
/// read faster than anything that has to be constructed.
struct OtherFormat {
  std::uint32_t mask[4], value[4];  ///< bits of the words that tell the format, or must be so in these instructions
  std::uint8_t op[4];               ///< offset and width of the opcode, lowest bits first; it may be in two parts
  std::uint16_t isas;               ///< bit i: other_isas::all[i]
  bool unsupported;                 ///< lockstep does not execute them: graphics
  const char* opcodes;              ///< "0 ds_add_u32 ds_sub_u32 7 ds_min_u32": a number where they do not count on
};

/// The mnemonic of an opcode in a list; empty if it is not there.
constexpr std::string_view other_mnemonic(std::string_view opcodes, std::uint32_t opcode) {
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < opcodes.size();) {
    std::size_t end = opcodes.find(' ', at);
    if (end == std::string_view::npos) end = opcodes.size();
    const std::string_view word = opcodes.substr(at, end - at);
    at = end + 1;
    if (word[0] >= '0' && word[0] <= '9') {
      number = 0;
      for (const char digit : word) number = 10 * number + static_cast<std::uint32_t>(digit - '0');
    } else if (number++ == opcode) {
      return word;
    }
  }
  return {};
}

}  // namespace lockstep
