// What the vendor's text says in words of its own, in this project's words. Syntax only.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "pcode/ast.hpp"

namespace isagen::pcode {

struct VendorText {
  Block program;
  std::set<std::string> whole_registers;  ///< operands that the text names as 32-bit registers
};

/// VGPR[laneId][VDST.u32] and [SRC0.u32] are D0 and S0; sin(x * 2 PI) is sin_2pi(x), cos likewise; x ==
/// DENORM asks for the class; float32(s, e, m) puts a number together; an array S without values is S0, S1,
/// S2; a dword of S0.u32 beyond the first is one of S0; VCC = 0x1LL sets this lane's D1; VSKIP is MODE's; D0
/// = { half, half } is the whole register; v_minimum3_f16 and its kin are this project's functions where
/// `defined` (of an operation's name in capitals) does not know them.
VendorText vendor_text(Block program, const std::function<bool(const std::string&)>& defined);

}  // namespace isagen::pcode
