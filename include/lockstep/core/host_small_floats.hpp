// Conversions of FP8, BF8, FP6, BF6 and FP4 on the host without branches, so that lane loops vectorise: in the default
// MODE alone, with the bits of small_floats.hpp.
#pragma once

#include <concepts>
#include <cstdint>

#include "lockstep/core/host_convert.hpp"
#include "lockstep/core/inlining.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/core/soft/unpacked.hpp"

namespace lockstep::fp::hardware {

/// Are small floats converted here? With a MODE that is known at run time alone, this would be code beside other code.
template <class M>
inline constexpr bool converts_small = false;
template <std::derived_from<DefaultMode> M>
inline constexpr bool converts_small<M> =
    available && M::round_f32() == Round::nearest_even && M::round_f16_f64() == Round::nearest_even;

/// x, no NaN, as f32, which holds every number of a small format.
template <class From>
LOCKSTEP_LANE_INLINE inline F32 small_to_f32(From x) {
  constexpr std::uint32_t smallest_normal = static_cast<std::uint32_t>(128 - From::bias) << 23;
  const std::uint32_t code = x.bits & static_cast<std::uint32_t>(From::sign_mask - 1u);
  const std::uint32_t magnitude = code << (23 - From::fraction_bits);
  const std::uint32_t normal = magnitude + (static_cast<std::uint32_t>(127 - From::bias) << 23);
  const std::uint32_t denormal =
      from_host(sub(host(F32{magnitude + smallest_normal}), host(F32{smallest_normal}))).bits;
  std::uint32_t result = select<std::uint32_t>(magnitude < (1u << 23), denormal, normal);
  if constexpr (From::specials == Specials::ieee)
    result = select<std::uint32_t>(code >= From::exponent_mask, F32::exponent_mask, result);
  return F32{result | static_cast<std::uint32_t>((x.bits & From::sign_mask) != 0) << 31};
}

/// 2^exponent, of a normal number.
LOCKSTEP_LANE_INLINE inline double power_of_two(std::int32_t exponent) {
  return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + 1023) << 52);
}

template <class To>
LOCKSTEP_LANE_INLINE inline To from_f32(F32 x) {
  if constexpr (std::is_same_v<To, F32>)
    return x;
  else
    return convert<To>(x);
}
template <class From>
LOCKSTEP_LANE_INLINE inline F32 as_f32(From x) {
  if constexpr (std::is_same_v<From, F32>)
    return x;
  else if constexpr (std::is_same_v<From, F16>)
    return to_f32(x);
  else
    return F32{static_cast<std::uint32_t>(x.bits) << 16};
}

template <class To, class From>
LOCKSTEP_LANE_INLINE inline To widen(From x, To nan) {
  return select(is_nan(x), nan, from_f32<To>(small_to_f32(x)));
}
/// x * 2^scale_exponent, rounded once; `nan` if x is one. With the scales that there are, f32 has every result exactly,
/// or it is too large for any format.
template <class To, class From>
LOCKSTEP_LANE_INLINE inline To widen(From x, std::int32_t scale_exponent, To nan) {
  const double exact = mul(static_cast<double>(host(small_to_f32(x))), power_of_two(scale_exponent));
  return select(is_nan(x), nan, from_f32<To>(from_host(static_cast<float>(exact))));
}

/// x in a small format, rounded to nearest even; `nan` if it is one. As to_f16: a normal result rounds as an integer, a
/// denormal one by adding the power of two whose unit in the last place is the format's smallest number.
template <class To, class From>
LOCKSTEP_LANE_INLINE inline To to_small(From x, To nan) {
  using Bits = typename From::Bits;
  constexpr int cut = From::fraction_bits - To::fraction_bits;
  constexpr Bits smallest_normal = static_cast<Bits>(From::bias + 1 - To::bias) << From::fraction_bits;
  constexpr Bits anchor = static_cast<Bits>(From::bias + 1 - To::bias - To::fraction_bits + From::fraction_bits)
                          << From::fraction_bits;
  constexpr Bits overflow = soft::infinity<To>(false).bits;
  const Bits magnitude = x.bits & (From::sign_mask - 1u);
  const Bits rounded = (magnitude + ((Bits{1} << (cut - 1)) - 1u) + (magnitude >> cut & 1u)) >> cut;
  const Bits normal = rounded - (static_cast<Bits>(From::bias - To::bias) << To::fraction_bits);
  const Bits denormal = from_host(add(host(From{magnitude}), host(From{anchor}))).bits - anchor;
  Bits result = select<Bits>(magnitude < smallest_normal, denormal, normal);
  result = select<Bits>(result > To::max_finite, overflow, result);
  Bits sign = static_cast<Bits>(x.bits >> (From::total_bits - 1)) << (To::total_bits - 1);
  if constexpr (To::specials == Specials::fnuz) sign = select<Bits>(result == 0, 0, sign);
  const To number{static_cast<typename To::Bits>(result | sign)};
  return select(magnitude > From::exponent_mask, nan, number);
}
template <class To, class From>
LOCKSTEP_LANE_INLINE inline To narrow(From x, To nan) {
  return to_small(as_f32(x), nan);
}
/// x / 2^scale_exponent: exact in double.
template <class To, class From>
LOCKSTEP_LANE_INLINE inline To narrow(From x, std::int32_t scale_exponent, To nan) {
  return to_small(from_host(mul(static_cast<double>(host(as_f32(x))), power_of_two(-scale_exponent))), nan);
}

}  // namespace lockstep::fp::hardware
