// Part of check `hazard`: which half of a VGPR an operand is, as the assembler writes it (v1.l, v1.h). Instructions
// that use different halves of a register do not depend on each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/uses/register_use.hpp"

namespace lockstep {

inline constexpr std::uint32_t lower_half = 1, upper_half = 2, both_halves = 3;

/// The halves of register `name` that an instruction's text has: of its result if `use` is the result, else of its
/// sources. Both halves if the text has the register without a half or in a range.
constexpr std::uint32_t halves_of(const RegisterUse& use, std::string_view text, std::string_view name) {
  const std::size_t begin = text.find(' '), comma = text.find(',');
  if (comma == std::string_view::npos || text.find("::") != std::string_view::npos) return both_halves;
  const std::string_view operands = use.role == Role::d0 ? text.substr(begin, comma - begin) : text.substr(comma);
  std::uint32_t halves = 0;
  for (std::size_t at = operands.find(name); at != std::string_view::npos; at = operands.find(name, at + 1)) {
    const std::string_view behind = operands.substr(at + name.size(), 2);
    if (behind == ".l" || behind == ".h")
      halves |= behind == ".l" ? lower_half : upper_half;
    else if (behind.empty() || behind[0] < '0' || behind[0] > '9')
      return both_halves;
  }
  return halves != 0 ? halves : both_halves;
}

namespace detail {
constexpr bool halves_are_known() {
  RegisterUse result, source;
  result.role = Role::d0;
  source.role = Role::s0;
  constexpr std::string_view text = "v_fma_f16 v1.l, v1.h, v12.l, v[2:3]";
  return halves_of(result, text, "v1") == lower_half && halves_of(source, text, "v1") == upper_half &&
         halves_of(source, text, "v12") == lower_half && halves_of(source, text, "v3") == both_halves &&
         halves_of(source, "v_add_f16 v0.l, v1.l, v1.h", "v1") == both_halves &&
         halves_of(source, "v_cvt_f32_f16 v0, v1", "v1") == both_halves && halves_of(source, "", "v1") == both_halves;
}
static_assert(halves_are_known());
}  // namespace detail

}  // namespace lockstep
