// A 64-bit number of one lane as two 32-bit ones, as rows of registers hold it: arithmetic on it is arithmetic on
// dwords, which hosts do for twice as many lanes at once, and nothing has to be put together or parted.
#pragma once

#include <concepts>
#include <cstdint>

namespace lockstep::fast {

struct Halves {
  std::uint32_t low = 0, high = 0;

  constexpr Halves() = default;
  constexpr Halves(std::uint32_t low_half, std::uint32_t high_half) : low(low_half), high(high_half) {}
  /// As numbers become std::uint64_t: those with a sign keep it. (Generated code has plain 0, an int.)
  template <std::integral T>
  constexpr Halves(T number)
      : low(static_cast<std::uint32_t>(number)),
        high(sizeof(T) == 8 || std::signed_integral<T>
                 ? static_cast<std::uint32_t>(static_cast<std::uint64_t>(number) >> 32)
                 : 0) {}
  explicit constexpr operator std::uint32_t() const { return low; }

  friend constexpr Halves operator+(Halves a, Halves b) {
    const std::uint32_t sum = a.low + b.low;
    return {sum, a.high + b.high + static_cast<std::uint32_t>(sum < a.low)};
  }
  friend constexpr Halves operator-(Halves a, Halves b) {
    return {a.low - b.low, a.high - b.high - static_cast<std::uint32_t>(a.low < b.low)};
  }
  friend constexpr Halves operator*(Halves a, Halves b) {
    const std::uint64_t product = std::uint64_t{a.low} * b.low;
    return {static_cast<std::uint32_t>(product),
            static_cast<std::uint32_t>(product >> 32) + a.low * b.high + a.high * b.low};
  }
  /// By less than 64.
  friend constexpr Halves operator<<(Halves a, std::uint32_t count) {
    const std::uint32_t within = count & 31u, moved = a.low << within;
    const std::uint32_t across = (a.high << within) | (a.low >> 1) >> (31u - within);
    return {count < 32 ? moved : 0u, count < 32 ? across : moved};
  }
  friend constexpr Halves operator&(Halves a, Halves b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Halves operator|(Halves a, Halves b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Halves operator^(Halves a, Halves b) { return {a.low ^ b.low, a.high ^ b.high}; }
  constexpr Halves operator~() const { return {~low, ~high}; }

  friend constexpr bool operator==(Halves a, Halves b) { return ((a.low ^ b.low) | (a.high ^ b.high)) == 0; }
  /// (Without branches, or loops over lanes are not vectorised.)
  friend constexpr bool operator<(Halves a, Halves b) {
    return static_cast<bool>(static_cast<unsigned>(a.high < b.high) |
                             (static_cast<unsigned>(a.high == b.high) & static_cast<unsigned>(a.low < b.low)));
  }
  friend constexpr bool operator>(Halves a, Halves b) { return b < a; }
  friend constexpr bool operator<=(Halves a, Halves b) { return !(b < a); }
  friend constexpr bool operator>=(Halves a, Halves b) { return !(a < b); }
};

constexpr std::uint32_t low_half(Halves number) { return number.low; }
constexpr std::uint32_t high_half(Halves number) { return number.high; }
constexpr std::uint32_t low_half(std::uint64_t number) { return static_cast<std::uint32_t>(number); }
constexpr std::uint32_t high_half(std::uint64_t number) { return static_cast<std::uint32_t>(number >> 32); }

}  // namespace lockstep::fast
