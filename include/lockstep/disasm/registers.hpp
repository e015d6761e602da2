// Registers and constants of scalar selectors and 9-bit sources as assembly text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/constants.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep::disasm_detail {

/// "v7", or "v[7:8]" for several.
inline void append_registers(std::string& text, std::string_view file, std::uint32_t first, std::uint32_t count) {
  text += file;
  if (count == 1) {
    append_decimal(text, first);
    return;
  }
  text += '[';
  append_decimal(text, first);
  text += ':';
  append_decimal(text, first + count - 1);
  text += ']';
}

/// Scalar selector 0..255 standing for `dwords` registers, or for a constant of the style; `literal`: what 255 means,
/// or the selector of a literal of 64 bits.
template <class Isa>
void append_scalar(const Isa& isa, std::string& text, std::uint32_t selector, std::uint32_t dwords,
                   std::uint64_t literal = 0, ConstantStyle style = ConstantStyle::word) {
  const Selector what = isa.selectors[selector];
  const auto index = static_cast<std::uint32_t>(what.index < 0 ? -what.index : what.index);
  switch (what.kind) {
    case SelectorKind::sgpr: return append_registers(text, "s", index, dwords);
    case SelectorKind::ttmp: return append_registers(text, "ttmp", index, dwords);
    case SelectorKind::integer:
      if (what.index < 0) text += '-';
      return append_decimal(text, index);
    case SelectorKind::literal: return append_literal(text, style, static_cast<std::uint32_t>(literal));
    case SelectorKind::literal64: return append_wide_literal(text, style, literal);
    default: break;
  }
  const bool floating = what.kind == SelectorKind::floating;
  if (floating && style == ConstantStyle::half_integer) return append_hex(text, inline_f16[index]);
  const bool pair = floating ? style == ConstantStyle::long_float || style == ConstantStyle::long_integer : dwords == 2;
  for (const AsmSelector& entry : assembly_of(isa).selectors())
    if (entry.value == selector) {
      text += pair && !entry.pair.empty() ? entry.pair : entry.name;
      return;
    }
  text += "reserved";
  append_decimal(text, selector);
}

/// A 32-bit value as an inline constant would be written, else hexadecimal.
template <class Isa>
void append_constant(const Isa& isa, std::string& text, std::uint32_t value) {
  const auto integer = static_cast<std::int32_t>(value);
  if (inline_integer(integer)) {
    const std::uint32_t selector = integer >= 0 ? isa.inline_zero + value : isa.inline_minus_one - 1 - value;
    return append_scalar(isa, text, selector, 1);
  }
  if (contains(inline_f32, value))
    return append_scalar(isa, text, isa.inline_float_first + static_cast<std::uint32_t>(position(inline_f32, value)),
                         1);
  append_hex(text, value);
}

}  // namespace lockstep::disasm_detail
