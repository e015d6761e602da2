// Types of pseudocode values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/isa.hpp"
#include "pcode/ast.hpp"

namespace isagen::pcode {

/// A scalar or, with `elements`, an array of them. Booleans are integers of width 1.
struct Type {
  enum class Kind : std::uint8_t {
    none,  ///< no value
    unsigned_integer,
    signed_integer,
    bits,  ///< bits without a reading; arithmetic takes them as unsigned
    f16,
    f32,
    f64,
    bf16,
    fp8,
    bf8,
    fp8_fnuz,
    bf8_fnuz,
    fp6,
    bf6,
    fp4,
  };
  Kind kind = Kind::none;
  std::uint32_t width = 0;
  std::uint32_t elements = 0;  ///< 0: not an array

  bool operator==(const Type&) const = default;
  bool integer() const { return kind >= Kind::unsigned_integer && kind <= Kind::bits; }
  bool floating() const { return kind >= Kind::f16; }
  bool is_signed() const { return kind == Kind::signed_integer; }
  bool boolean() const { return integer() && width == 1 && elements == 0; }
  bool wide() const { return width > 64; }
  Type element() const { return {kind, width, 0}; }

  static Type unsigned_of(std::uint32_t width) { return {Kind::unsigned_integer, width, 0}; }
  static Type signed_of(std::uint32_t width) { return {Kind::signed_integer, width, 0}; }
  static Type bits_of(std::uint32_t width) { return {Kind::bits, width, 0}; }
  static Type boolean_type() { return unsigned_of(1); }
};

/// u32, i24, b128, f16, bf16, fp8 ...: what a view names; nothing when `name` is no view. `float8`: what fp8 and bf8
/// are.
std::optional<Type> type_of_view(std::string_view name, Float8 float8);
/// f16, f32 ...: a value of this format.
Type float_type(Type::Kind kind);

/// 32'U, 16'F ...; nothing when there is no float of that width.
std::optional<Type> type_of_name(const TypeName& name);

/// For messages: "32-bit signed integer", "f32", "array of 8 32-bit values".
std::string describe(const Type& type);

/// The C++ type that holds a value: bool, std::uint32_t, std::uint64_t, Bits<N>, F32 ... Integers are always
/// held as unsigned words, so that arithmetic wraps; signed reading happens where it matters.
std::string cpp_type(const Type& type);

/// F32, BF16 ...: the C++ name of a float format; "f32", "bf16", "fp8_fnuz" for helpers.
std::string_view float_name(Type::Kind kind);
std::string_view view_name(Type::Kind kind);

/// The bits of `value` in the format, when it holds it exactly (infinities included).
std::optional<std::uint64_t> float_bits(Type::Kind kind, double value);

}  // namespace isagen::pcode
