// What the denormal fields of MODE mean to an operation.
#pragma once

#include <optional>

#include "passes/ir.hpp"

namespace isagen::pcode {

/// The floats in an operand. The numbers are those of lockstep::fast::FloatParts.
enum class FloatParts : std::uint8_t { none, f16, f16_pair, f32, f32_pair, f64 };

/// Of an operation that meets those fields at its ends alone: where no float of its sources and none of its results is
/// denormal (or the smallest normal number), they change nothing.
struct DenormalUse {
  FloatParts s0 = FloatParts::none, s1 = FloatParts::none, s2 = FloatParts::none;
  FloatParts literal = FloatParts::none;
  FloatParts old_d0 = FloatParts::none, d0 = FloatParts::none;
};

/// Nothing when the operation computes with results of its own, or in a way that this pass cannot see through.
std::optional<DenormalUse> find_denormal_use(const Operation& operation);

}  // namespace isagen::pcode
