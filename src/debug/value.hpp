// Values of a debugger's expressions: whole numbers of 64 bits and doubles.
#pragma once

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/base/text.hpp"
#include "lockstep/core/fp.hpp"

namespace lockstep::debug {

/// How bits in a register or in memory are to be understood.
enum class ValueType : std::uint8_t { i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64 };
inline constexpr std::array<std::string_view, 12> value_type_names = {"i8",  "u8",  "i16", "u16",  "i32", "u32",
                                                                      "i64", "u64", "f16", "bf16", "f32", "f64"};
constexpr std::uint32_t size_of(ValueType type) {
  constexpr std::array<std::uint32_t, 12> sizes = {1, 1, 2, 2, 4, 4, 8, 8, 2, 2, 4, 8};
  return sizes[static_cast<std::size_t>(type)];
}
constexpr bool is_float(ValueType type) { return type >= ValueType::f16; }
/// False if there is none of that name.
constexpr bool find_value_type(std::string_view name, ValueType& type) {
  for (std::size_t i = 0; i < value_type_names.size(); ++i) {
    if (value_type_names[i] != name) continue;
    type = static_cast<ValueType>(i);
    return true;
  }
  return false;
}

/// A number. Registers give naturals of their size, so that comparing works as people read it: v3 > -1 holds.
struct Value {
  enum class Kind : std::uint8_t { integer, natural, real };
  Kind kind = Kind::integer;
  std::uint64_t bits = 0;  ///< of an integer (two's complement) or natural
  double number = 0;       ///< of a real

  static Value integer(std::int64_t value) { return {Kind::integer, static_cast<std::uint64_t>(value), 0}; }
  static Value natural(std::uint64_t value) { return {Kind::natural, value, 0}; }
  static Value real(double value) { return {Kind::real, 0, value}; }
  /// What `bits` are when they are understood as `type`; those beyond its size do not count.
  static Value of(ValueType type, std::uint64_t bits) {
    switch (type) {
      case ValueType::i8: return integer(static_cast<std::int8_t>(bits));
      case ValueType::i16: return integer(static_cast<std::int16_t>(bits));
      case ValueType::i32: return integer(static_cast<std::int32_t>(bits));
      case ValueType::i64: return integer(static_cast<std::int64_t>(bits));
      case ValueType::u8: return natural(static_cast<std::uint8_t>(bits));
      case ValueType::u16: return natural(static_cast<std::uint16_t>(bits));
      case ValueType::u32: return natural(static_cast<std::uint32_t>(bits));
      case ValueType::u64: return natural(bits);
      case ValueType::f16: return real(std::bit_cast<double>(fp::to_f64(F16{static_cast<std::uint16_t>(bits)}).bits));
      case ValueType::bf16:
        return real(std::bit_cast<float>(static_cast<std::uint32_t>(static_cast<std::uint16_t>(bits)) << 16));
      case ValueType::f32: return real(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
      case ValueType::f64: return real(std::bit_cast<double>(bits));
    }
    return {};
  }
  /// The bits of this value as `type`; floats are rounded, whole numbers wrap around.
  std::uint64_t as(ValueType type) const {
    if (!is_float(type))
      return kind == Kind::real ? static_cast<std::uint64_t>(std::bit_cast<std::int64_t>(whole())) : bits;
    const double wide = to_double();
    const F64 exact{std::bit_cast<std::uint64_t>(wide)};
    switch (type) {
      case ValueType::f16: return fp::to_f16(exact).bits;
      case ValueType::bf16: return fp::to_bf16(exact, DefaultMode{}).bits;
      case ValueType::f32: return std::bit_cast<std::uint32_t>(static_cast<float>(wide));
      default: return exact.bits;
    }
  }
  double to_double() const {
    if (kind == Kind::real) return number;
    return kind == Kind::natural ? static_cast<double>(bits) : static_cast<double>(static_cast<std::int64_t>(bits));
  }
  bool truth() const { return kind == Kind::real ? number != 0 : bits != 0; }

  /// Whole numbers in decimal, floats as short as they can be told apart.
  std::string text() const {
    if (kind == Kind::natural) return decimal(bits);
    if (kind == Kind::integer) return decimal(static_cast<std::int64_t>(bits));
    return float_text(number);
  }
  /// The same of a value of `type`: an f32 needs fewer digits than an f64.
  std::string text(ValueType type) const {
    if (kind != Kind::real) return text();
    return type == ValueType::f64 ? float_text(number) : float_text(static_cast<float>(number));
  }

 private:
  /// A real as a whole number, within what 64 bits hold.
  std::int64_t whole() const {
    constexpr double limit = 9223372036854775808.0;
    if (!(number > -limit)) return number < 0 ? INT64_MIN : 0;
    return number < limit ? static_cast<std::int64_t>(number) : INT64_MAX;
  }
  template <class T>
  static std::string float_text(T value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return std::string(text.data(), end.ptr);
  }
};

/// -1, 0, 1; 2 where one is no number.
inline int compare(const Value& a, const Value& b) {
  if (a.kind == Value::Kind::real || b.kind == Value::Kind::real) {
    const double x = a.to_double(), y = b.to_double();
    return std::isnan(x) || std::isnan(y) ? 2 : x < y ? -1 : x > y ? 1 : 0;
  }
  const auto negative = [](const Value& v) {
    return v.kind == Value::Kind::integer && static_cast<std::int64_t>(v.bits) < 0;
  };
  if (negative(a) != negative(b)) return negative(a) ? -1 : 1;
  return a.bits < b.bits ? -1 : a.bits > b.bits ? 1 : 0;
}

}  // namespace lockstep::debug
