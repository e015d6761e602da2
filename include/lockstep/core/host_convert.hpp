// Conversions on the host without branches, so that lane loops vectorise: round to nearest even (one toward zero),
// denormals kept, the bits of soft::convert including NaNs.
#pragma once

#include "lockstep/core/hardware.hpp"
#include "lockstep/core/inlining.hpp"

namespace lockstep::fp::hardware {

/// The NaN that soft::convert makes of a NaN.
template <class To, class From>
constexpr To convert_nan(From x) {
  constexpr int shift = From::fraction_bits - To::fraction_bits;
  const std::uint64_t fraction = x.bits & From::fraction_mask;
  const std::uint64_t payload =
      shift >= 0 ? fraction >> (shift >= 0 ? shift : 0) : fraction << (shift < 0 ? -shift : 0);
  return soft::with_sign<To>(To::exponent_mask | To::quiet_bit | payload, (x.bits & From::sign_mask) != 0);
}

/// Is there a branch-free conversion?
template <class To, class From>
inline constexpr bool converts =
    available &&
    ((std::is_same_v<From, F32> && (std::is_same_v<To, F16> || std::is_same_v<To, BF16> || std::is_same_v<To, F64>)) ||
     (std::is_same_v<From, F16> && std::is_same_v<To, F32>) ||
     (std::is_same_v<From, F64> && (std::is_same_v<To, F32> || std::is_same_v<To, F16>)));

/// Narrowing to f16 of a wider host number: a normal result rounds as an integer, a denormal one by adding
/// the power of two whose unit in the last place is f16's smallest number.
template <class From>
LOCKSTEP_LANE_INLINE inline F16 to_f16(From x) {
  using Bits = typename From::Bits;
  constexpr int cut = From::fraction_bits - F16::fraction_bits;
  constexpr Bits smallest_normal = static_cast<Bits>(From::bias - 14) << From::fraction_bits;
  constexpr Bits overflow =
      (static_cast<Bits>(From::bias + 16) << From::fraction_bits) - (Bits{1} << (cut - 1));  // 65520, halfway to 65536
  constexpr Bits anchor = static_cast<Bits>(From::bias - 24 + From::fraction_bits) << From::fraction_bits;
  const Bits magnitude = x.bits & (From::sign_mask - 1u);
  const Bits rounded = (magnitude + ((Bits{1} << (cut - 1)) - 1u) + (magnitude >> cut & 1u)) >> cut;
  const Bits normal = rounded - (static_cast<Bits>(From::bias - F16::bias) << F16::fraction_bits);
  const Bits denormal = from_host(add(host(From{magnitude}), host(From{anchor}))).bits - anchor;
  Bits result = select<Bits>(magnitude < smallest_normal, denormal, normal);
  result = select<Bits>(magnitude >= overflow, Bits{F16::exponent_mask}, result);
  const Bits nan = F16::exponent_mask | F16::quiet_bit | (magnitude >> cut & F16::fraction_mask);
  result = select<Bits>(magnitude > From::exponent_mask, nan, result);
  const Bits sign = x.bits >> (From::total_bits - 16) & F16::sign_mask;
  return F16{static_cast<std::uint16_t>(result | sign)};
}

/// Narrowing to f16 toward zero. (f32's denormals become zeros, whether or not MODE flushes them.)
LOCKSTEP_LANE_INLINE inline F16 to_f16_toward_zero(F32 x) {
  constexpr std::uint32_t cut = F32::fraction_bits - F16::fraction_bits;
  constexpr std::uint32_t smallest_normal = 113u << 23, overflow = 143u << 23;  // 2^-14, 2^16
  const std::uint32_t magnitude = x.bits & 0x7fffffffu;
  const std::uint32_t normal = (magnitude >> cut) - (112u << F16::fraction_bits);
  // In units of 2^-24: the significand's own is 2^(exponent - 150).
  const std::uint32_t shift = 126u - (magnitude >> 23);
  const std::uint32_t denormal = ((magnitude & 0x7fffffu) | 0x800000u) >> select<std::uint32_t>(shift > 31, 31u, shift);
  std::uint32_t result = select<std::uint32_t>(magnitude < smallest_normal, denormal, normal);
  result = select<std::uint32_t>(magnitude >= overflow, 0x7bffu, result);
  result = select<std::uint32_t>(magnitude == F32::exponent_mask, std::uint32_t{F16::exponent_mask}, result);
  const std::uint32_t nan = F16::exponent_mask | F16::quiet_bit | (magnitude >> cut & F16::fraction_mask);
  result = select<std::uint32_t>(magnitude > F32::exponent_mask, nan, result);
  return F16{static_cast<std::uint16_t>(result | (x.bits >> 16 & F16::sign_mask))};
}

/// Widening f16: shifted into place; denormals by a subtraction that is exact.
LOCKSTEP_LANE_INLINE inline F32 to_f32(F16 x) {
  constexpr std::uint32_t smallest_normal = 113u << 23;  // 2^-14
  const std::uint32_t magnitude = static_cast<std::uint32_t>(x.bits & 0x7fffu) << 13;
  const std::uint32_t normal = magnitude + (112u << 23);
  const std::uint32_t denormal =
      from_host(sub(host(F32{magnitude + smallest_normal}), host(F32{smallest_normal}))).bits;
  const std::uint32_t special = magnitude | 0x7f800000u | select<std::uint32_t>(magnitude > 0x0f800000u, 0x400000u, 0u);
  std::uint32_t result = select<std::uint32_t>(magnitude < (1u << 23), denormal, normal);
  result = select<std::uint32_t>(magnitude >= 0x0f800000u, special, result);
  return F32{result | static_cast<std::uint32_t>(x.bits & 0x8000u) << 16};
}

LOCKSTEP_LANE_INLINE inline BF16 to_bf16(F32 x) {
  const std::uint32_t rounded = (x.bits + 0x7fffu + (x.bits >> 16 & 1u)) >> 16;
  const std::uint32_t nan = x.bits >> 16 | 0x40u;
  return BF16{static_cast<std::uint16_t>(select<std::uint32_t>((x.bits & 0x7fffffffu) > 0x7f800000u, nan, rounded))};
}

template <class To, class From>
LOCKSTEP_LANE_INLINE inline To convert(From x) {
  if constexpr (std::is_same_v<To, F16>) {
    return to_f16(x);
  } else if constexpr (std::is_same_v<To, BF16>) {
    return to_bf16(x);
  } else if constexpr (std::is_same_v<From, F16>) {
    return to_f32(x);
  } else {
    const To result = from_host(static_cast<HostOf<To>>(host(x)));
    const To nan = convert_nan<To>(x);
    return select(is_nan(x), nan, result);
  }
}

/// x * 2^n, rounded once: the product is exact in double.
LOCKSTEP_LANE_INLINE inline F32 ldexp(F32 x, std::int32_t n) {
  constexpr std::int32_t limit = 400;  // takes every number to zero or infinity, and fits double's exponents
  const std::int32_t at_most = select<std::int32_t>(n > limit, limit, n);
  const std::int32_t clamped = select<std::int32_t>(at_most < -limit, -limit, at_most);
  const auto power = __builtin_bit_cast(double, static_cast<std::uint64_t>(clamped + 1023) << 52);
  const F32 result = from_host(static_cast<float>(mul(static_cast<double>(host(x)), power)));
  return select(is_nan(x), quiet(x), result);
}

/// The same for f16: the product is exact in f32.
LOCKSTEP_LANE_INLINE inline F16 ldexp(F16 x, std::int32_t n) {
  constexpr std::int32_t limit = 64;  // as above
  const std::int32_t at_most = select<std::int32_t>(n > limit, limit, n);
  const std::int32_t clamped = select<std::int32_t>(at_most < -limit, -limit, at_most);
  const auto power = __builtin_bit_cast(float, static_cast<std::uint32_t>(clamped + 127) << 23);
  return to_f16(from_host(mul(host(to_f32(x)), power)));
}

/// Truncation with saturation, NaN gives 0: what reaches the host's cast is in range.
template <class I, class F>
LOCKSTEP_LANE_INLINE inline I truncate(F x) {
  using Host = HostOf<F>;
  const Host value = host(x);
  constexpr Host limit = static_cast<Host>(2147483648.0);  // 2^31
  if constexpr (std::is_same_v<I, std::int32_t>) {
    const bool low = value < -limit, high = value >= limit, nan = value != value;
    const std::int32_t inside = static_cast<std::int32_t>(low || high || nan ? Host{0} : value);
    const std::int32_t limited = low ? INT32_MIN : inside;
    return high ? INT32_MAX : limited;
  } else {
    const bool high = value >= 2 * limit, upper = value >= limit, inside = value > Host{-1} && !high;
    const Host shifted = upper ? value - limit : value;
    const auto part = static_cast<std::uint32_t>(static_cast<std::int32_t>(inside ? shifted : Host{0}));
    const std::uint32_t result = upper ? part + 0x80000000u : part;
    return high ? 0xffffffffu : result;
  }
}

}  // namespace lockstep::fp::hardware
