// Scales that blocks of elements share, and sums of blocks with them.
#pragma once

#include <cstdint>

#include "lockstep/matrix/model.hpp"

namespace lockstep::matrix {

/// Formats of a scale of 8 bits, in the order of the fields that choose one.
enum class ScaleFormat : std::uint8_t {
  e8m0,      ///< a power of two: bias 127, 255 is NaN
  e5m3,      ///< without sign: bias 15, 255 is NaN
  e4m3,      ///< without sign, in bits 6:0: bias 7, 127 is NaN
  reserved,  ///< no format
};

/// significand * 2^exponent, or NaN.
struct Scale {
  std::uint32_t significand = 1;
  std::int32_t exponent = 0;
  bool nan = false;
};

constexpr Scale scale_value(ScaleFormat format, std::uint32_t byte) {
  if (format == ScaleFormat::e8m0) return {1, static_cast<std::int32_t>(byte) - 127, byte == 255};
  const std::uint32_t bits = format == ScaleFormat::e5m3 ? byte : byte & 127u;
  const std::int32_t bias = format == ScaleFormat::e5m3 ? 15 : 7;
  const std::uint32_t field = bits >> 3, fraction = bits & 7u;
  return {field != 0 ? 8 + fraction : fraction, static_cast<std::int32_t>(field != 0 ? field : 1) - bias - 3,
          bits == (format == ScaleFormat::e5m3 ? 255u : 127u)};
}

/// The product of the scales of A and B.
constexpr Scale operator*(const Scale& a, const Scale& b) {
  return {a.significand * b.significand, a.exponent + b.exponent, a.nan || b.nan};
}

/// c + partial * scale, rounded once. `scale` is no NaN.
constexpr F32 add_scaled(F32 partial, const Scale& scale, F32 c) {
  if (scale.significand == 0)
    partial = fp::is_infinity(partial) ? fp::default_nan<F32>()
              : fp::is_nan(partial)    ? partial
                                       : fp::soft::zero<F32>(fp::sign(partial));
  if (scale.significand == 1 && scale.exponent == 0) return fp::add(partial, c, DefaultMode{});
  if (fp::is_nan(partial) || fp::is_infinity(partial) || fp::is_nan(c) || fp::is_infinity(c) || fp::is_zero(partial)) {
    return fp::add(partial, c, DefaultMode{});
  }
  Term scaled = term(partial);
  scaled.significand *= scale.significand;
  scaled.exponent += scale.exponent;
  // Beyond the accumulator's ends only the sign and the size class matter.
  if (scaled.exponent > 280) return fp::soft::infinity<F32>(scaled.sign);
  if (scaled.exponent < -300) scaled = {1, -300, scaled.sign};
  ExactSum sum;
  sum.add(scaled);
  sum.add(term(c));
  return sum.round<F32>();
}
/// c + partial * 2^exponent, rounded once.
constexpr F32 add_scaled(F32 partial, std::int32_t exponent, F32 c) {
  return add_scaled(partial, Scale{1, exponent, false}, c);
}

}  // namespace lockstep::matrix
