// Where words that are illegal on this ISA would have been legal: usually the sign of a code object for another target.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/other_isas.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/other_isa.hpp"

namespace lockstep {

namespace detail {

struct ForeignInstruction {
  std::string_view mnemonic;
  std::uint32_t isas = 0;  ///< bits, as in OtherFormat
};

}  // namespace detail

/// "s_load_b128 of RDNA3, RDNA3.5 (gfx1100, gfx1150)", several joined by "or": the instructions of other ISAs than
/// `own` ("CDNA4") that start with `words`, at least one: those behind it tell better. What lockstep does not execute
/// only where that is all. Empty if there are none.
std::string foreign_instruction(std::span<const std::uint32_t> words, std::string_view own = {});

}  // namespace lockstep

namespace lockstep::detail {

/// The instructions whose bits `words` have, each once. Not those of formats and opcodes that `own` has, too: they are
/// refused there for something else.
[[gnu::cold]] inline std::vector<ForeignInstruction> foreign_instructions(std::span<const std::uint32_t> words,
                                                                          std::uint32_t own, bool unsupported) {
  std::array<std::uint32_t, 4> copy{};
  std::copy_n(words.begin(), std::min(words.size(), copy.size()), copy.begin());
  std::vector<ForeignInstruction> found;
  for (const OtherFormat& format : other_isas::formats) {
    if (format.unsupported != unsupported || (format.isas & own) != 0) continue;
    if (!reserved_bits_fit({std::to_array(format.mask), std::to_array(format.value)}, copy,
                           std::min(words.size(), copy.size())))
      continue;
    const auto part = [&](int i) {
      return static_cast<std::uint32_t>(copy[format.op[i] / 32u] >> format.op[i] % 32u &
                                        ((std::uint64_t{1} << format.op[i + 1]) - 1));
    };
    const std::string_view mnemonic = other_mnemonic(format.opcodes, part(0) | part(2) << format.op[1]);
    if (mnemonic.empty()) continue;
    const auto same = std::find_if(found.begin(), found.end(),
                                   [&](const ForeignInstruction& each) { return each.mnemonic == mnemonic; });
    if (same == found.end())
      found.push_back({mnemonic, format.isas});
    else
      same->isas |= format.isas;
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.isas < b.isas; });
  return found;
}

}  // namespace lockstep::detail

namespace lockstep {

[[gnu::cold]] inline std::string foreign_instruction(std::span<const std::uint32_t> words, std::string_view own) {
  std::uint32_t own_bit = 0;
  for (std::size_t i = 0; i < std::size(other_isas::all); ++i)
    if (other_isas::all[i].name == own) own_bit = 1u << i;
  auto found = detail::foreign_instructions(words, own_bit, false);
  if (found.empty()) found = detail::foreign_instructions(words, own_bit, true);
  std::string text;
  for (const detail::ForeignInstruction& each : found) {
    std::string names, targets;
    for (std::size_t i = 0; i < std::size(other_isas::all); ++i) {
      if ((each.isas >> i & 1) == 0) continue;
      names += (names.empty() ? "" : ", ") + std::string(other_isas::all[i].name);
      targets += (targets.empty() ? "" : ", ") + std::string(other_isas::all[i].target);
    }
    text += (text.empty() ? "" : " or ") + std::string(each.mnemonic) + " of " + names + " (" + targets + ")";
  }
  return text;
}

}  // namespace lockstep
