#include "passes/type.hpp"

#include <array>
#include <cmath>
#include <cstdlib>

namespace isagen::pcode {
namespace {

struct FloatFormat {
  Type::Kind kind;
  std::string_view view;
  std::string_view cpp;
  std::uint32_t width;
  int exponent_bits;
  int fraction_bits;
  bool infinity;
  bool fnuz;  ///< bias one higher, no negative zero
};
constexpr std::array<FloatFormat, 11> formats{{
    {Type::Kind::f16, "f16", "F16", 16, 5, 10, true, false},
    {Type::Kind::f32, "f32", "F32", 32, 8, 23, true, false},
    {Type::Kind::f64, "f64", "F64", 64, 11, 52, true, false},
    {Type::Kind::bf16, "bf16", "BF16", 16, 8, 7, true, false},
    {Type::Kind::fp8, "fp8", "FP8", 8, 4, 3, false, false},
    {Type::Kind::bf8, "bf8", "BF8", 8, 5, 2, true, false},
    {Type::Kind::fp8_fnuz, "fp8_fnuz", "FP8Fnuz", 8, 4, 3, false, true},
    {Type::Kind::bf8_fnuz, "bf8_fnuz", "BF8Fnuz", 8, 5, 2, false, true},
    {Type::Kind::fp6, "fp6", "FP6", 6, 2, 3, false, false},
    {Type::Kind::bf6, "bf6", "BF6", 6, 3, 2, false, false},
    {Type::Kind::fp4, "fp4", "FP4", 4, 2, 1, false, false},
}};

const FloatFormat& format_of(Type::Kind kind) {
  for (const FloatFormat& format : formats) {
    if (format.kind == kind) return format;
  }
  std::abort();
}

}  // namespace

Type float_type(Type::Kind kind) { return {kind, format_of(kind).width, 0}; }

std::optional<Type> type_of_view(std::string_view name, Float8 float8) {
  if (float8 == Float8::fnuz && name == "fp8") return float_type(Type::Kind::fp8_fnuz);
  if (float8 == Float8::fnuz && name == "bf8") return float_type(Type::Kind::bf8_fnuz);
  for (const FloatFormat& format : formats) {
    if (format.view == name && !format.fnuz) return float_type(format.kind);
  }
  if (name.size() < 2 || name.size() > 5) return std::nullopt;
  std::uint32_t width = 0;
  for (const char c : name.substr(1)) {
    if (c < '0' || c > '9') return std::nullopt;
    width = width * 10 + static_cast<std::uint32_t>(c - '0');
  }
  if (width == 0 || width > 4096) return std::nullopt;
  switch (name[0]) {
    case 'u': return Type::unsigned_of(width);
    case 'i': return Type::signed_of(width);
    case 'b': return Type::bits_of(width);
    default: return std::nullopt;
  }
}

std::optional<Type> type_of_name(const TypeName& name) {
  using Kind = TypeName::Kind;
  switch (name.kind) {
    case Kind::unsigned_integer: return Type::unsigned_of(name.width);
    case Kind::signed_integer: return Type::signed_of(name.width);
    case Kind::bits: return Type::bits_of(name.width);
    case Kind::bfloat: return name.width == 16 ? std::optional(float_type(Type::Kind::bf16)) : std::nullopt;
    case Kind::floating: return type_of_view("f" + std::to_string(name.width), Float8::ocp);
  }
  return std::nullopt;
}

std::string describe(const Type& type) {
  if (type.elements != 0) {
    return "array of " + std::to_string(type.elements) + " of " + describe(type.element());
  }
  if (type.floating()) return std::string(view_name(type.kind));
  const std::string width = std::to_string(type.width) + "-bit ";
  switch (type.kind) {
    case Type::Kind::unsigned_integer: return type.width == 1 ? "single bit" : width + "unsigned integer";
    case Type::Kind::signed_integer: return width + "signed integer";
    case Type::Kind::bits: return width + "value";
    default: return "nothing";
  }
}

std::string cpp_type(const Type& type) {
  if (type.elements != 0) {
    return "std::array<" + cpp_type(type.element()) + ", " + std::to_string(type.elements) + ">";
  }
  if (type.floating()) return std::string(float_name(type.kind));
  if (type.kind == Type::Kind::none) return "void";
  if (type.width == 1) return "bool";
  if (type.width <= 32) return "uint32_t";
  if (type.width <= 64) return "uint64_t";
  return "Bits<" + std::to_string(type.width) + ">";
}

std::string_view float_name(Type::Kind kind) { return format_of(kind).cpp; }
std::string_view view_name(Type::Kind kind) { return format_of(kind).view; }

std::optional<std::uint64_t> float_bits(Type::Kind kind, double value) {
  const FloatFormat& format = format_of(kind);
  const std::uint64_t sign = std::signbit(value) ? std::uint64_t{1} << (format.width - 1) : 0;
  const std::uint64_t top = (std::uint64_t{1} << format.exponent_bits) - 1;
  const int bias = (1 << (format.exponent_bits - 1)) - (format.fnuz ? 0 : 1);
  if (std::isnan(value)) return std::nullopt;
  if (std::isinf(value)) {
    return format.infinity ? std::optional(sign | top << format.fraction_bits) : std::nullopt;
  }
  if (value == 0) return format.fnuz && sign != 0 ? std::nullopt : std::optional(sign);
  int exponent = 0;
  const double significand = std::frexp(std::fabs(value), &exponent) * 2;  // in [1, 2), times 2^(exponent - 1)
  const int biased = exponent - 1 + bias;
  // A denormal has fewer fraction bits and exponent field 0.
  const int shift = biased >= 1 ? format.fraction_bits : format.fraction_bits + biased - 1;
  const double scaled = std::ldexp(significand, shift);
  if (shift < 0 || scaled != std::floor(scaled)) return std::nullopt;
  const std::uint64_t digits = static_cast<std::uint64_t>(scaled);
  const std::uint64_t bits = biased >= 1 ? (static_cast<std::uint64_t>(biased) << format.fraction_bits) +
                                               (digits - (std::uint64_t{1} << format.fraction_bits))
                                         : digits;
  const bool overflow = static_cast<std::uint64_t>(biased < 0 ? 0 : biased) > top ||
                        (format.infinity && bits >> format.fraction_bits >= top);
  if (overflow) return std::nullopt;
  return sign | bits;
}

}  // namespace isagen::pcode
