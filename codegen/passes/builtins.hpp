// The functions pseudocode may call, and the C++ helpers they become.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "passes/type.hpp"

namespace isagen::pcode {

/// A parameter or result of a builtin.
struct BuiltinType {
  enum class Kind : std::uint8_t {
    fixed,        ///< exactly `type`
    any_float,    ///< one float format, the same in every such place
    any_integer,  ///< an integer of 32 or 64 bits (shorter ones are extended), the same in every such place
  };
  Kind kind = Kind::fixed;
  Type type;
};

struct Builtin {
  std::string name;
  std::string cpp;  ///< the function in C++, from namespace lockstep
  bool needs_mode;  ///< takes MODE last: its result depends on rounding, denormals, IEEE or DX10_CLAMP
  std::vector<BuiltinType> parameters;
  BuiltinType result;
};

/// `float8`: what fp8 and bf8 in a conversion's name are.
std::optional<Builtin> find_builtin(std::string_view name, Float8 float8);

/// Does the helper `cpp` cost about as much as a branch, or become a vector instruction? Then a choice may compute it
/// on both sides.
bool costs_little(std::string_view cpp);

/// Names that stand for a float: NAN, INF, PI, ... as the bits in a format; nothing when `name` is none of
/// them.
std::optional<std::uint64_t> float_constant(std::string_view name, Type::Kind format);
bool is_float_constant(std::string_view name);

}  // namespace isagen::pcode
