#include "passes/builtins.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace isagen::pcode {
namespace {

/// `signature`: parameter types, then the result. F = any float, N = any integer, else a view's name.
struct Row {
  std::string_view name;
  std::string_view cpp;
  bool needs_mode;
  std::string_view signature;
};

constexpr Row rows[] = {
    // Integers (base/bits.hpp)
    {"bitCount", "popcount", false, "N u32"},
    {"bitReverse", "bit_reverse", false, "N N"},
    {"findFirstOne", "find_first_one", false, "N i32"},
    {"findFirstZero", "find_first_zero", false, "N i32"},
    {"leadingZeros", "leading_zeros", false, "N i32"},
    {"leadingSignBits", "leading_sign_bits", false, "N i32"},
    {"signext_from_bit", "sign_extend", false, "N u32 N"},
    // Classes and parts of floats (core/nan.hpp, core/rounding.hpp)
    {"isNAN", "fp::is_nan", false, "F u1"},
    {"isSignalNAN", "fp::is_signal_nan", false, "F u1"},
    {"isQuietNAN", "fp::is_quiet_nan", false, "F u1"},
    {"isInfinity", "fp::is_infinity", false, "F u1"},
    {"isINF", "fp::is_infinity", false, "F u1"},
    {"isZero", "fp::is_zero", false, "F u1"},
    {"isDenormal", "fp::is_denormal", false, "F u1"},
    {"isDENORM", "fp::is_denormal", false, "F u1"},
    {"isEven", "fp::is_even", false, "F u1"},
    {"cvtToQuietNAN", "fp::quiet", false, "F F"},
    {"exponent", "fp::exponent", false, "F i32"},
    {"frexpExponent", "fp::frexp_exponent", true, "F i32"},
    {"mantissa", "fp::mantissa", true, "F F"},
    {"sign", "fp::sign", false, "F u1"},
    {"abs", "fp::abs", false, "F F"},
    {"copysign", "fp::copysign", false, "F F F"},
    {"flushInput", "fp::flush_input", true, "F F"},
    {"flushOutput", "fp::flush_output", true, "F F"},
    {"flushDenorm", "fp::flush_denormal", false, "F F"},
    {"clamp01", "fp::clamp01", true, "F F"},
    // Arithmetic
    {"fma", "fp::fma", true, "F F F F"},
    {"fmaScaled", "fp::fma_scaled", true, "F F F i32 F"},
    {"fmaToF16", "fp::fma_to_f16", true, "f32 f32 f32 f16"},
    {"sqrt", "fp::sqrt", true, "F F"},
    {"rcp", "fp::rcp", true, "F F"},
    {"rsq", "fp::rsq", true, "F F"},
    {"exp2", "fp::exp2", true, "F F"},
    {"log2", "fp::log2", true, "F F"},
    {"sin_2pi", "fp::sin_2pi", true, "F F"},
    {"cos_2pi", "fp::cos_2pi", true, "F F"},
    {"tanh", "fp::tanh", true, "f32 f32"},
    {"floor", "fp::floor", true, "F F"},
    {"ceil", "fp::ceil", true, "F F"},
    {"trunc", "fp::trunc", true, "F F"},
    {"rndne", "fp::rndne", true, "F F"},
    {"fract", "fp::fract", true, "F F"},
    {"ldexp", "fp::ldexp", true, "F i32 F"},
    {"min", "fp::min", true, "F F F"},
    {"max", "fp::max", true, "F F F"},
    {"minimum", "fp::minimum", true, "F F F"},
    {"maximum", "fp::maximum", true, "F F F"},
    {"packedAdd", "fp::packed_add", true, "bf16 bf16 bf16"},
    {"packedMul", "fp::packed_mul", true, "bf16 bf16 bf16"},
    {"packedFma", "fp::packed_fma", true, "bf16 bf16 bf16 bf16"},
    // Sums of products: with the rounded sum, for MODEs that name no silicon
    {"dot2_f16", "fp::dot2", true, "f16 f16 f16 f16 f32 f32 f32"},
    {"dot2_bf16", "fp::dot2", true, "bf16 bf16 bf16 bf16 f32 f32 f32"},
    {"dot2_f16_f16", "fp::dot2", true, "f16 f16 f16 f16 f16 f16 f16"},
    {"dot2_bf16_bf16", "fp::dot2", true, "bf16 bf16 bf16 bf16 bf16 bf16 bf16"},
    {"dot4_fp8_fp8", "fp::dot4<FP8, FP8>", true, "u32 u32 f32 f32 f32"},
    {"dot4_fp8_bf8", "fp::dot4<FP8, BF8>", true, "u32 u32 f32 f32 f32"},
    {"dot4_bf8_fp8", "fp::dot4<BF8, FP8>", true, "u32 u32 f32 f32 f32"},
    {"dot4_bf8_bf8", "fp::dot4<BF8, BF8>", true, "u32 u32 f32 f32 f32"},
    // Conversions: named from_to; to an integer they saturate, NaN gives 0
    {"f32_to_f16", "fp::f32_to_f16", true, "f32 f16"},
    {"f16_to_f32", "fp::f16_to_f32", true, "f16 f32"},
    {"f32_to_f64", "fp::f32_to_f64", true, "f32 f64"},
    {"f64_to_f32", "fp::f64_to_f32", true, "f64 f32"},
    {"bf16_to_f32", "fp::bf16_to_f32", true, "bf16 f32"},
    {"f32_to_bf16", "fp::f32_to_bf16", true, "f32 bf16"},
    {"i16_to_f16", "fp::i16_to_f16", true, "i16 f16"},
    {"u16_to_f16", "fp::u16_to_f16", true, "u16 f16"},
    {"i32_to_f32", "fp::i32_to_f32", true, "i32 f32"},
    {"u32_to_f32", "fp::u32_to_f32", true, "u32 f32"},
    {"i32_to_f64", "fp::i32_to_f64", true, "i32 f64"},
    {"u32_to_f64", "fp::u32_to_f64", true, "u32 f64"},
    {"f32_to_i32", "fp::f32_to_i32", false, "f32 i32"},
    {"f32_to_u32", "fp::f32_to_u32", false, "f32 u32"},
    {"f64_to_i32", "fp::f64_to_i32", false, "f64 i32"},
    {"f64_to_u32", "fp::f64_to_u32", false, "f64 u32"},
    {"f16_to_i16", "fp::f16_to_i16", false, "f16 i16"},
    {"f16_to_u16", "fp::f16_to_u16", false, "f16 u16"},
    {"f32_to_u8", "fp::f32_to_u8", true, "f32 u8"},
    {"f32_to_snorm", "fp::f32_to_snorm", true, "f32 i16"},
    {"f32_to_unorm", "fp::f32_to_unorm", true, "f32 u16"},
    {"f16_to_snorm", "fp::f16_to_snorm", true, "f16 i16"},
    {"f16_to_unorm", "fp::f16_to_unorm", true, "f16 u16"},
    {"f32_to_e5m3", "fp::f32_to_e5m3", true, "f32 u8"},
    {"f32_to_e5m3_sr", "fp::f32_to_e5m3_sr", true, "f32 u32 u8"},
    {"e5m3_to_f32", "fp::e5m3_to_f32", true, "u8 f32"},
    // Between integers: shorter ones are extended, longer ones saturate
    {"i4_to_i32", "fp::i4_to_i32", false, "i4 i32"},
    {"u4_to_u32", "fp::u4_to_u32", false, "u4 u32"},
    {"i8_to_i32", "fp::i8_to_i32", false, "i8 i32"},
    {"u8_to_u32", "fp::u8_to_u32", false, "u8 u32"},
    {"i16_to_i32", "fp::i16_to_i32", false, "i16 i32"},
    {"u16_to_u32", "fp::u16_to_u32", false, "u16 u32"},
    {"i32_to_i8", "fp::i32_to_i8", false, "i32 i8"},
    {"u32_to_u8", "fp::u32_to_u8", false, "u32 u8"},
    {"i32_to_i16", "fp::i32_to_i16", false, "i32 i16"},
    {"i32_to_u16", "fp::i32_to_u16", false, "i32 u16"},
    {"u32_to_u16", "fp::u32_to_u16", false, "u32 u16"},
    {"i64_to_i16", "fp::i64_to_i16", false, "i64 i16"},
    {"i64_to_u16", "fp::i64_to_u16", false, "i64 u16"},
    {"i64_to_i32", "fp::i64_to_i32", false, "i64 i32"},
    {"i64_to_u32", "fp::i64_to_u32", false, "i64 u32"},
    {"u64_to_u32", "fp::u64_to_u32", false, "u64 u32"},
};

BuiltinType parse_type(std::string_view name) {
  if (name == "F") return {BuiltinType::Kind::any_float, {}};
  if (name == "N") return {BuiltinType::Kind::any_integer, {}};
  const auto type = type_of_view(name, Float8::ocp);  // no row names an 8-bit float
  if (!type) std::abort();                            // the table above is wrong
  return {BuiltinType::Kind::fixed, *type};
}

/// Conversions from and to small floats: A_to_B, with _sr (a random number), _scale (an E8M0 scale),
/// _sr_scale.
std::optional<Builtin> small_float_conversion(std::string_view name, Float8 float8) {
  const std::size_t to = name.find("_to_");
  if (to == std::string_view::npos) return std::nullopt;
  const std::string_view rest = name.substr(to + 4);
  const std::size_t end = rest.find('_');
  const auto source = type_of_view(name.substr(0, to), float8);
  const auto target = type_of_view(rest.substr(0, end), float8);
  const std::string_view suffix = end == std::string_view::npos ? std::string_view{} : rest.substr(end);
  if (!source || !target || !source->floating() || !target->floating()) return std::nullopt;
  const bool small = source->width < 16 || target->width < 16;
  const bool random = suffix == "_sr" || suffix == "_sr_scale";
  const bool scale = suffix == "_scale" || suffix == "_sr_scale";
  if (!(random || scale || (suffix.empty() && small))) return std::nullopt;
  const BuiltinType number{BuiltinType::Kind::fixed, Type::unsigned_of(32)};
  Builtin result{std::string(name),
                 "fp::" + std::string(view_name(source->kind)) + "_to_" + std::string(view_name(target->kind)) +
                     std::string(suffix),
                 true,
                 {{BuiltinType::Kind::fixed, *source}},
                 {BuiltinType::Kind::fixed, *target}};
  if (random) result.parameters.push_back(number);
  if (scale) result.parameters.push_back(number);
  return result;
}

constexpr std::array<std::string_view, 10> constant_names{
    "NAN",           "INF",           "PI",           "DENORM", "OVERFLOW_F32", "UNDERFLOW_F32", "OVERFLOW_F64",
    "UNDERFLOW_F64", "MAX_FLOAT_F32", "MAX_FLOAT_F64"};

/// See costs_little.
constexpr std::array<std::string_view, 52> cheap_calls{"fp::is_nan",
                                                       "fp::is_signal_nan",
                                                       "fp::is_quiet_nan",
                                                       "fp::is_infinity",
                                                       "fp::is_zero",
                                                       "fp::is_denormal",
                                                       "fp::quiet",
                                                       "fp::sign",
                                                       "fp::exponent",
                                                       "fp::neg",
                                                       "fp::abs",
                                                       "fp::copysign",
                                                       "fp::flush_input",
                                                       "fp::flush_output",
                                                       "fp::flush_denormal",
                                                       "fp::eq",
                                                       "fp::lt",
                                                       "fp::le",
                                                       "fp::gt",
                                                       "fp::ge",
                                                       "fp::lg",
                                                       "fp::ne",
                                                       "fp::nlt",
                                                       "fp::nle",
                                                       "fp::ngt",
                                                       "fp::nge",
                                                       "fp::nlg",
                                                       "fp::o",
                                                       "fp::u",
                                                       "fp::unordered",
                                                       "fp::add",
                                                       "fp::sub",
                                                       "fp::mul",
                                                       "fp::fma",
                                                       "fp::fma_to_f16",
                                                       "fp::f16_to_f32",
                                                       "fp::f32_to_f16",
                                                       "fp::bf16_to_f32",
                                                       "fp::f32_to_bf16",
                                                       "fp::i32_to_i16",
                                                       "fp::u32_to_u16",
                                                       "fp::i32_to_u16",
                                                       "fp::i64_to_i16",
                                                       "fp::i64_to_u16",
                                                       "fp::i64_to_i32",
                                                       "fp::i64_to_u32",
                                                       "fp::u64_to_u32",
                                                       "fp::i32_to_i8",
                                                       "fp::u32_to_u8",
                                                       "sign_extend",
                                                       "popcount",
                                                       "fp::default_nan"};

}  // namespace

bool costs_little(std::string_view cpp) {
  return std::find(cheap_calls.begin(), cheap_calls.end(), cpp) != cheap_calls.end();
}

std::optional<Builtin> find_builtin(std::string_view name, Float8 float8) {
  for (const Row& row : rows) {
    if (row.name != name) continue;
    Builtin result{std::string(row.name), std::string(row.cpp), row.needs_mode, {}, {}};
    std::string_view rest = row.signature;
    for (std::size_t space = rest.find(' '); space != std::string_view::npos; space = rest.find(' ')) {
      result.parameters.push_back(parse_type(rest.substr(0, space)));
      rest.remove_prefix(space + 1);
    }
    result.result = parse_type(rest);
    return result;
  }
  return small_float_conversion(name, float8);
}

bool is_float_constant(std::string_view name) {
  for (const std::string_view known : constant_names) {
    if (known == name) return true;
  }
  return false;
}

std::optional<std::uint64_t> float_constant(std::string_view name, Type::Kind format) {
  const auto infinity = float_bits(format, std::numeric_limits<double>::infinity());
  if (name == "INF") return infinity;
  if (name == "NAN" && infinity) {
    // Quiet and positive: the bit below the exponent field set.
    return *infinity | (*infinity & ~(*infinity << 1)) >> 1;
  }
  if (name == "PI" && format == Type::Kind::f64) return float_bits(format, M_PI);
  if (format == Type::Kind::f32) {
    if (name == "OVERFLOW_F32" || name == "MAX_FLOAT_F32") return float_bits(format, std::numeric_limits<float>::max());
    if (name == "UNDERFLOW_F32") return float_bits(format, 0.0);
  }
  if (format == Type::Kind::f64) {
    if (name == "OVERFLOW_F64" || name == "MAX_FLOAT_F64")
      return float_bits(format, std::numeric_limits<double>::max());
    if (name == "UNDERFLOW_F64") return float_bits(format, 0.0);
  }
  return std::nullopt;
}

}  // namespace isagen::pcode
