// Which exception flags an instruction raises: by which rule of core/exceptions.hpp, from which operands. The generator
// derives it from the pseudocode (codegen/passes/exceptions) or takes the rule from the attribute Exceptions beside it.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

enum class ExceptionRule : std::uint8_t {
  none,  ///< it raises none, or what it raises is not known
  sum,
  difference,
  product,
  multiply_add,
  conversion,  ///< from one float format to another
  sine,
  cosine,
  comparison,
  whole_number,        ///< rounding to a whole number in the same format
  division_step,       ///< V_DIV_FMAS
  division_fixup,      ///< V_DIV_FIXUP
  integer_reciprocal,  ///< V_RCP_IFLAG
};

/// Of a conversion: that of the result.
enum class ExceptionFormat : std::uint8_t { f16, f32, f64, two_f16, two_f32 };

/// What the operands of a rule are.
enum class ExceptionSource : std::uint8_t { s0, s1, s2, d0, literal };

struct ExceptionTraits {
  ExceptionRule rule = ExceptionRule::none;
  ExceptionFormat format = ExceptionFormat::f32;
  ExceptionFormat from = ExceptionFormat::f32;  ///< of a conversion
  std::array<ExceptionSource, 3> sources{ExceptionSource::s0, ExceptionSource::s1, ExceptionSource::s2};

  constexpr explicit operator bool() const { return rule != ExceptionRule::none; }
  constexpr bool operator==(const ExceptionTraits&) const = default;
};

}  // namespace lockstep
