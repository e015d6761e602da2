// Integer bit manipulation with the ISA's answers at the edges C++ leaves undefined: shift counts beyond the
// width, empty slices, searches that find nothing.
#pragma once

#include "lockstep/base/host.hpp"

#include <bit>
#include <cstdint>
#include <type_traits>

namespace lockstep {

/// Width of an integer type in bits.
template <class T>
inline constexpr unsigned bit_width_of = sizeof(T) * 8;

namespace detail {
template <class T>
using Unsigned = std::make_unsigned_t<T>;
template <class T>
concept Integer = std::is_integral_v<T> && !std::is_same_v<T, bool>;
}  // namespace detail

/// The `count` lowest bits set; all of them when `count` reaches the width of T.
template <detail::Integer T>
constexpr T low_mask(std::uint64_t count) {
  using U = detail::Unsigned<T>;
  if (count == 0) return T{0};
  if (count >= bit_width_of<T>) return static_cast<T>(static_cast<U>(~U{0}));
  return static_cast<T>(static_cast<U>(static_cast<U>(~U{0}) >> (bit_width_of<T> - count)));
}

/// value << count, bits leave at the top; 0 when count >= width.
template <detail::Integer T>
constexpr T shl(T value, std::uint64_t count) {
  if (count >= bit_width_of<T>) return T{0};
  return static_cast<T>(static_cast<detail::Unsigned<T>>(static_cast<std::uint64_t>(value) << count));
}

/// Logical shift right whatever the signedness of T; 0 when count >= width.
template <detail::Integer T>
constexpr T shr(T value, std::uint64_t count) {
  if (count >= bit_width_of<T>) return T{0};
  return static_cast<T>(
      static_cast<detail::Unsigned<T>>(static_cast<std::uint64_t>(static_cast<detail::Unsigned<T>>(value)) >> count));
}

/// Arithmetic shift right whatever the signedness of T; all sign bits when count >= width.
template <detail::Integer T>
constexpr T sar(T value, std::uint64_t count) {
  if (count >= bit_width_of<T>) count = bit_width_of<T> - 1;
  return static_cast<T>(static_cast<std::make_signed_t<T>>(value) >> count);
}

/// Bit `index` of value; false outside the type.
template <detail::Integer T>
constexpr bool bit(T value, std::uint64_t index) {
  return (shr(value, index) & T{1}) != 0;
}

/// value[high : low], shifted down, zero-extended in T. Empty (high < low) gives 0; bits beyond T read as 0.
template <detail::Integer T>
constexpr T slice(T value, std::int64_t high, std::int64_t low) {
  if (high < low || low < 0) return T{0};
  return static_cast<T>(shr(value, static_cast<std::uint64_t>(low)) &
                        low_mask<T>(static_cast<std::uint64_t>(high - low + 1)));
}

/// value with [high : low] replaced by the low bits of `part`; bits beyond T are dropped.
template <detail::Integer T>
constexpr T set_slice(T value, std::int64_t high, std::int64_t low, std::type_identity_t<T> part) {
  if (high < low || low < 0) return value;
  const T mask = shl(low_mask<T>(static_cast<std::uint64_t>(high - low + 1)), static_cast<std::uint64_t>(low));
  return static_cast<T>((value & static_cast<T>(~mask)) | (shl(part, static_cast<std::uint64_t>(low)) & mask));
}

/// value with bit `index` set to `on`; unchanged outside the type.
template <detail::Integer T>
constexpr T set_bit(T value, std::uint64_t index, bool on) {
  const T mask = shl(T{1}, index);
  return static_cast<T>(on ? (value | mask) : (value & static_cast<T>(~mask)));
}

/// The low `bits` bits of value read as two's complement. bits = 0 gives 0; bits >= width gives the value.
template <detail::Integer T>
constexpr std::make_signed_t<T> sign_extend(T value, std::uint64_t bits) {
  if (bits == 0) return 0;
  if (bits >= bit_width_of<T>) return static_cast<std::make_signed_t<T>>(value);
  const unsigned spare = bit_width_of<T> - static_cast<unsigned>(bits);
  return static_cast<std::make_signed_t<T>>(sar(shl(value, spare), spare));
}

/// Number of ones.
template <detail::Integer T>
constexpr std::uint32_t popcount(T value) {
  return static_cast<std::uint32_t>(std::popcount(static_cast<detail::Unsigned<T>>(value)));
}

/// Number of the lowest one; -1 when there is none (S_FF1, V_FFBL).
template <detail::Integer T>
constexpr std::int32_t find_first_one(T value) {
  return value == 0 ? -1 : std::countr_zero(static_cast<detail::Unsigned<T>>(value));
}

/// Number of the lowest zero; -1 when there is none (S_FF0).
template <detail::Integer T>
constexpr std::int32_t find_first_zero(T value) {
  return find_first_one(static_cast<T>(~value));
}

/// Number of zeros above the highest one; -1 when the value is 0 (S_FLBIT, V_FFBH).
template <detail::Integer T>
constexpr std::int32_t leading_zeros(T value) {
  return value == 0 ? -1 : std::countl_zero(static_cast<detail::Unsigned<T>>(value));
}

/// Number of bits, from the top, equal to the sign bit; -1 when all are (S_FLBIT_I32, V_FFBH_I32).
template <detail::Integer T>
constexpr std::int32_t leading_sign_bits(T value) {
  return leading_zeros(static_cast<T>(value ^ sar(value, bit_width_of<T> - 1)));
}

/// Bits in reverse order.
template <detail::Integer T>
constexpr T bit_reverse(T value) {
  std::uint64_t v = static_cast<detail::Unsigned<T>>(value);
  v = (v >> 1 & 0x5555555555555555u) | (v & 0x5555555555555555u) << 1;
  v = (v >> 2 & 0x3333333333333333u) | (v & 0x3333333333333333u) << 2;
  v = (v >> 4 & 0x0f0f0f0f0f0f0f0fu) | (v & 0x0f0f0f0f0f0f0f0fu) << 4;
  v = (v >> 8 & 0x00ff00ff00ff00ffu) | (v & 0x00ff00ff00ff00ffu) << 8;
  v = (v >> 16 & 0x0000ffff0000ffffu) | (v & 0x0000ffff0000ffffu) << 16;
  v = v >> 32 | v << 32;
  return static_cast<T>(static_cast<detail::Unsigned<T>>(v >> (64 - bit_width_of<T>)));
}

/// {high, low} where `low` has LowBits bits; the result is 64 bits wide.
template <unsigned LowBits>
constexpr std::uint64_t concat(std::uint64_t high, std::uint64_t low) {
  return shl(high, LowBits) | (low & low_mask<std::uint64_t>(LowBits));
}

/// High 64 bits of the 128-bit product.
constexpr std::uint64_t multiply_high(std::uint64_t a, std::uint64_t b) {
  __extension__ using U128 = unsigned __int128;
  return static_cast<std::uint64_t>((static_cast<U128>(a) * b) >> 64);
}

}  // namespace lockstep
