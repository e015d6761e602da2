// Registers and constants of scalar selectors and 9-bit sources as assembly text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/syntax.hpp"
#include "lockstep/disasm/text.hpp"

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

/// Scalar selector 0..255, the literal's aside, standing for `dwords` registers.
template <class Isa>
void append_scalar(std::string& text, std::uint32_t selector, std::uint32_t dwords) {
  if (selector < Isa::sgpr_count) return append_registers(text, "s", selector, dwords);
  if (selector >= Isa::ttmp0 && selector < Isa::ttmp0 + Isa::ttmp_count) return append_registers(text, "ttmp", selector - Isa::ttmp0, dwords);
  if (selector >= Isa::inline_zero && selector < Isa::inline_minus_one) return append_decimal(text, selector - Isa::inline_zero);
  if (selector >= Isa::inline_minus_one && selector <= Isa::inline_int_last) {
    text += '-';
    return append_decimal(text, selector - Isa::inline_minus_one + 1);
  }
  for (const AsmSelector& entry : Assembly<Isa>::selectors())
    if (entry.value == selector) {
      text += dwords == 2 ? entry.pair : entry.name;
      return;
    }
  text += "reserved";
  append_decimal(text, selector);
}

}  // namespace lockstep::disasm_detail
