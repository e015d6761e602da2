// C++'s precedence levels, as far as generated expressions need them: higher binds tighter.
#pragma once

namespace isagen::pcode {

inline constexpr int primary = 100, unary = 90, product = 80, sum = 70, shifted = 60, relation = 50, equality = 40,
                     bits = 35, both = 20, either = 10, choice = 5;

}  // namespace isagen::pcode
