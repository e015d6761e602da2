// The notation's conversions between integers, by their names: widening extends, narrowing saturates.
#pragma once

#include <cstdint>
#include <limits>

#include "lockstep/base/bits.hpp"

namespace lockstep::fp {

namespace detail {
template <class To, class From>
constexpr To saturate(From value) {
  using Limits = std::numeric_limits<To>;
  if (value > static_cast<From>(Limits::max())) return Limits::max();
  if (std::numeric_limits<From>::is_signed && value < static_cast<From>(Limits::min())) return Limits::min();
  return static_cast<To>(value);
}
}  // namespace detail

/// Sign-extends the low four bits.
constexpr std::int32_t i4_to_i32(std::uint32_t x) { return sign_extend(x, 4); }
constexpr std::uint32_t u4_to_u32(std::uint32_t x) { return x & 0xfu; }
constexpr std::int32_t i8_to_i32(std::uint32_t x) { return sign_extend(x, 8); }
constexpr std::uint32_t u8_to_u32(std::uint32_t x) { return x & 0xffu; }
constexpr std::int32_t i16_to_i32(std::uint32_t x) { return sign_extend(x, 16); }
constexpr std::uint32_t u16_to_u32(std::uint32_t x) { return x & 0xffffu; }

constexpr std::int16_t i32_to_i16(std::int32_t x) { return detail::saturate<std::int16_t>(x); }
constexpr std::uint16_t u32_to_u16(std::uint32_t x) { return detail::saturate<std::uint16_t>(x); }
constexpr std::uint16_t i32_to_u16(std::int32_t x) { return detail::saturate<std::uint16_t>(x); }
constexpr std::int16_t i64_to_i16(std::int64_t x) { return detail::saturate<std::int16_t>(x); }
constexpr std::uint16_t i64_to_u16(std::int64_t x) { return detail::saturate<std::uint16_t>(x); }
constexpr std::int32_t i64_to_i32(std::int64_t x) { return detail::saturate<std::int32_t>(x); }
constexpr std::uint32_t i64_to_u32(std::int64_t x) { return detail::saturate<std::uint32_t>(x); }
constexpr std::uint32_t u64_to_u32(std::uint64_t x) { return detail::saturate<std::uint32_t>(x); }
constexpr std::int8_t i32_to_i8(std::int32_t x) { return detail::saturate<std::int8_t>(x); }
constexpr std::uint8_t u32_to_u8(std::uint32_t x) { return detail::saturate<std::uint8_t>(x); }

}  // namespace lockstep::fp
