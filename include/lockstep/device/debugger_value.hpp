// Values of a debugger's expressions: whole numbers of 64 bits and doubles.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::debug {

/// The type by which bits of a register or of memory are read.
enum class ValueType : std::uint8_t { i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64 };
inline constexpr std::array<std::string_view, 12> value_type_names = {"i8",  "u8",  "i16", "u16",  "i32", "u32",
                                                                      "i64", "u64", "f16", "bf16", "f32", "f64"};
/// Bytes of a value of this type.
constexpr std::uint32_t size_of(ValueType type) {
  constexpr std::array<std::uint32_t, 12> sizes = {1, 1, 2, 2, 4, 4, 8, 8, 2, 2, 4, 8};
  return sizes[static_cast<std::size_t>(type)];
}
constexpr bool is_float(ValueType type) { return type >= ValueType::f16; }
/// Sets `type` to the type of that name. False: there is no type of that name.
constexpr bool find_value_type(std::string_view name, ValueType& type) {
  for (std::size_t i = 0; i < value_type_names.size(); ++i) {
    if (value_type_names[i] != name) continue;
    type = static_cast<ValueType>(i);
    return true;
  }
  return false;
}

/// A number. A register gives a natural of its size, so `v3 > -1` holds for every v3.
struct Value {
  enum class Kind : std::uint8_t { integer, natural, real };
  Kind kind = Kind::integer;
  std::uint64_t bits = 0;  ///< of an integer (two's complement) or natural
  double number = 0;       ///< of a real

  static Value integer(std::int64_t value) { return {Kind::integer, static_cast<std::uint64_t>(value), 0}; }
  static Value natural(std::uint64_t value) { return {Kind::natural, value, 0}; }
  static Value real(double value) { return {Kind::real, 0, value}; }
  /// The low bits of `bits` as a value of `type`. Bits beyond the type's size do not count.
  static Value of(ValueType type, std::uint64_t bits);
  /// The bits of this value as `type`. Floats are rounded, whole numbers wrap around.
  std::uint64_t as(ValueType type) const;
  double to_double() const;
  bool truth() const { return kind == Kind::real ? number != 0 : bits != 0; }

  /// Whole numbers in decimal; floats in the fewest digits that read back as the same number.
  std::string text() const;
  /// The same for a value of `type`: an f32 needs fewer digits than an f64.
  std::string text(ValueType type) const;
};

/// -1, 0, 1 as `a` is less than, equal to or greater than `b`; 2 where one of them is NaN.
int compare(const Value& a, const Value& b);

}  // namespace lockstep::debug
