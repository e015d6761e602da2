// Values of a debugger's expressions: whole numbers of 64 bits and doubles.
#include <bit>
#include <charconv>
#include <cmath>

#include "lockstep/base/text.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/device/debugger_value.hpp"

namespace lockstep::debug {

namespace {

/// A real as the whole number of 64 bits that is nearest to it towards zero.
std::int64_t whole(double number) {
  constexpr double limit = 9223372036854775808.0;
  if (!(number > -limit)) return number < 0 ? INT64_MIN : 0;
  return number < limit ? static_cast<std::int64_t>(number) : INT64_MAX;
}

template <class T>
std::string float_text(T value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  std::array<char, 64> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
  return std::string(text.data(), end.ptr);
}

}  // namespace

Value Value::of(ValueType type, std::uint64_t bits) {
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

std::uint64_t Value::as(ValueType type) const {
  if (!is_float(type)) return kind == Kind::real ? static_cast<std::uint64_t>(whole(number)) : bits;
  const double wide = to_double();
  const F64 exact{std::bit_cast<std::uint64_t>(wide)};
  switch (type) {
    case ValueType::f16: return fp::to_f16(exact).bits;
    case ValueType::bf16: return fp::to_bf16(exact, DefaultMode{}).bits;
    case ValueType::f32: return std::bit_cast<std::uint32_t>(static_cast<float>(wide));
    default: return exact.bits;
  }
}

double Value::to_double() const {
  if (kind == Kind::real) return number;
  return kind == Kind::natural ? static_cast<double>(bits) : static_cast<double>(static_cast<std::int64_t>(bits));
}

std::string Value::text() const {
  if (kind == Kind::natural) return decimal(bits);
  if (kind == Kind::integer) return decimal(static_cast<std::int64_t>(bits));
  return float_text(number);
}

std::string Value::text(ValueType type) const {
  if (kind != Kind::real) return text();
  return type == ValueType::f64 ? float_text(number) : float_text(static_cast<float>(number));
}

int compare(const Value& a, const Value& b) {
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
