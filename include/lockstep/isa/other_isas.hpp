// Where a word that is illegal on this ISA would have been legal: usually the sign of a code object for another target.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/isa/other_isa.hpp"
#include "other_isas/all.hpp"

namespace lockstep {

/// The first of `target`'s ("gfx1100") instructions that starts with `word`; empty if it has none or is not known here.
constexpr std::string_view legal_elsewhere(std::uint32_t word, std::string_view target) {
  for (const OtherIsa& isa : other_isas::all)
    for (std::size_t at = 0; at <= isa.targets.size();) {
      const std::size_t end =
          isa.targets.find(' ', at) == std::string_view::npos ? isa.targets.size() : isa.targets.find(' ', at);
      if (isa.targets.substr(at, end - at) == target)
        if (const std::string_view mnemonic = isa.mnemonic(word); !mnemonic.empty()) return mnemonic;
      at = end + 1;
    }
  return {};
}

/// "RDNA3's s_load_b128 (gfx1100 gfx1151)", several joined by "or"; empty if no ISA other than `own` has such a word.
[[gnu::cold]] inline std::string foreign_instruction(std::uint32_t word, std::string_view own = {}) {
  std::string text;
  for (const OtherIsa& isa : other_isas::all) {
    if (isa.name == own) continue;
    const std::string_view mnemonic = isa.mnemonic(word);
    if (mnemonic.empty()) continue;
    if (!text.empty()) text += " or ";
    text += std::string(isa.name) + "'s " + std::string(mnemonic) + " (" + std::string(isa.targets) + ")";
  }
  return text;
}

}  // namespace lockstep
