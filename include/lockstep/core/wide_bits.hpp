// Bits<N>: bit strings of more than 64 bits, for wide operands (64 < N <= 1024) and 65-bit sums.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "lockstep/base/bits.hpp"

namespace lockstep {

/// N bits as 32-bit words, lowest first (as registers hold them). Bits above N are always 0.
/// Arithmetic wraps at N bits, so two's complement values work when made with from_signed.
template <unsigned N>
struct Bits {
  static constexpr unsigned width = N;
  static constexpr unsigned words = (N + 31) / 32;
  std::array<std::uint32_t, words> dwords{};

  constexpr Bits() = default;
  /// Zero-extends.
  constexpr explicit Bits(std::uint64_t value) { set_low(value); }

  /// Sign-extends.
  static constexpr Bits from_signed(std::int64_t value) {
    Bits result;
    result.dwords.fill(value < 0 ? 0xffffffffu : 0u);
    result.set_low(static_cast<std::uint64_t>(value));
    return result;
  }
  /// From at most `words` dwords, lowest first.
  template <class Array>
  static constexpr Bits from_dwords(const Array& source) {
    Bits result;
    for (unsigned i = 0; i < words && i < source.size(); ++i) result.dwords[i] = source[i];
    result.trim();
    return result;
  }
  /// Into an array of dwords of any length; what does not fit is dropped, what is left is zeroed.
  template <class Array>
  constexpr void to_dwords(Array& target) const {
    for (unsigned i = 0; i < target.size(); ++i) target[i] = i < words ? dwords[i] : 0u;
  }
  /// Another width: truncates or zero-extends.
  template <unsigned M>
  constexpr Bits<M> resize() const {
    return Bits<M>::from_dwords(dwords);
  }

  /// The low 64 bits.
  constexpr std::uint64_t u64() const { return slice(63, 0); }
  constexpr std::uint32_t u32() const { return dwords[0]; }

  constexpr bool bit(std::uint64_t index) const { return index < N && (dwords[index / 32] >> (index % 32) & 1u) != 0; }
  constexpr void set_bit(std::uint64_t index, bool on) {
    if (index < N) dwords[index / 32] = lockstep::set_bit(dwords[index / 32], index % 32, on);
  }

  /// [high : low] of at most 64 bits (a longer slice keeps its low 64); bits outside N read as 0.
  constexpr std::uint64_t slice(std::int64_t high, std::int64_t low) const {
    if (high < low || low < 0) return 0;
    std::uint64_t result = 0;
    const std::int64_t count = high - low + 1 < 64 ? high - low + 1 : 64;
    for (std::int64_t done = 0; done < count;) {
      const std::uint64_t at = static_cast<std::uint64_t>(low + done);
      if (at >= N) break;
      result |= static_cast<std::uint64_t>(dwords[at / 32] >> (at % 32)) << done;
      done += static_cast<std::int64_t>(32 - at % 32);
    }
    return result & low_mask<std::uint64_t>(static_cast<std::uint64_t>(count));
  }
  /// Replaces [high : low], at most 64 bits, by the low bits of `part`; bits outside N are dropped.
  constexpr void set_slice(std::int64_t high, std::int64_t low, std::uint64_t part) {
    if (high < low || low < 0) return;
    const std::int64_t count = high - low + 1 < 64 ? high - low + 1 : 64;
    for (std::int64_t done = 0; done < count;) {
      const std::uint64_t at = static_cast<std::uint64_t>(low + done);
      if (at >= N) break;
      const std::int64_t first = static_cast<std::int64_t>(at % 32);
      const std::int64_t here = count - done < 32 - first ? count - done : 32 - first;
      dwords[at / 32] =
          lockstep::set_slice(dwords[at / 32], first + here - 1, first, static_cast<std::uint32_t>(part >> done));
      done += here;
    }
    trim();
  }
  /// [high : low] of any length as another bit string.
  template <unsigned M>
  constexpr Bits<M> wide_slice(std::int64_t high, std::int64_t low) const {
    Bits<M> result;
    for (std::int64_t at = low; at <= high; at += 32) {
      const std::int64_t last = at + 31 < high ? at + 31 : high;
      result.set_slice(last - low, at - low, slice(last, at));
    }
    return result;
  }
  /// Replaces [high : low] of any length.
  template <unsigned M>
  constexpr void set_wide_slice(std::int64_t high, std::int64_t low, const Bits<M>& part) {
    for (std::int64_t at = low; at <= high; at += 32) {
      const std::int64_t last = at + 31 < high ? at + 31 : high;
      set_slice(last, at, part.slice(last - low, at - low));
    }
  }

  constexpr bool operator==(const Bits&) const = default;

  friend constexpr Bits operator+(const Bits& a, const Bits& b) {
    Bits result;
    std::uint64_t carry = 0;
    for (unsigned i = 0; i < words; ++i) {
      carry += static_cast<std::uint64_t>(a.dwords[i]) + b.dwords[i];
      result.dwords[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    result.trim();
    return result;
  }
  friend constexpr Bits operator~(Bits a) {
    for (auto& word : a.dwords) word = ~word;
    a.trim();
    return a;
  }
  friend constexpr Bits operator-(const Bits& a) { return ~a + Bits(1); }
  friend constexpr Bits operator-(const Bits& a, const Bits& b) { return a + -b; }
  friend constexpr Bits operator*(const Bits& a, const Bits& b) {
    Bits result;
    for (unsigned i = 0; i < words; ++i) {
      std::uint64_t carry = 0;
      for (unsigned j = 0; i + j < words; ++j) {
        carry += static_cast<std::uint64_t>(a.dwords[i]) * b.dwords[j] + result.dwords[i + j];
        result.dwords[i + j] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
      }
    }
    result.trim();
    return result;
  }
  friend constexpr Bits operator&(Bits a, const Bits& b) {
    for (unsigned i = 0; i < words; ++i) a.dwords[i] &= b.dwords[i];
    return a;
  }
  friend constexpr Bits operator|(Bits a, const Bits& b) {
    for (unsigned i = 0; i < words; ++i) a.dwords[i] |= b.dwords[i];
    return a;
  }
  friend constexpr Bits operator^(Bits a, const Bits& b) {
    for (unsigned i = 0; i < words; ++i) a.dwords[i] ^= b.dwords[i];
    return a;
  }

 private:
  constexpr void set_low(std::uint64_t value) {
    dwords[0] = static_cast<std::uint32_t>(value);
    if constexpr (words > 1) dwords[1] = static_cast<std::uint32_t>(value >> 32);
    trim();
  }
  constexpr void trim() {
    if constexpr (N % 32 != 0) dwords[words - 1] &= low_mask<std::uint32_t>(N % 32);
  }
};

/// Shifts with zero fill; a count >= N gives 0.
template <unsigned N>
constexpr Bits<N> shl(const Bits<N>& value, std::uint64_t count) {
  Bits<N> result;
  if (count >= N) return result;
  const unsigned move = static_cast<unsigned>(count) / 32, rest = static_cast<unsigned>(count) % 32;
  for (unsigned i = move; i < Bits<N>::words; ++i) {
    std::uint64_t pair = static_cast<std::uint64_t>(value.dwords[i - move]) << 32;
    if (i > move) pair |= value.dwords[i - move - 1];
    result.dwords[i] = static_cast<std::uint32_t>(pair << rest >> 32);
  }
  return Bits<N>::from_dwords(result.dwords);
}
template <unsigned N>
constexpr Bits<N> shr(const Bits<N>& value, std::uint64_t count) {
  Bits<N> result;
  if (count >= N) return result;
  const unsigned move = static_cast<unsigned>(count) / 32, rest = static_cast<unsigned>(count) % 32;
  for (unsigned i = 0; i + move < Bits<N>::words; ++i) {
    std::uint64_t pair = value.dwords[i + move];
    if (i + move + 1 < Bits<N>::words) pair |= static_cast<std::uint64_t>(value.dwords[i + move + 1]) << 32;
    result.dwords[i] = static_cast<std::uint32_t>(pair >> rest);
  }
  return result;
}

/// Values of the given widths side by side, the first one most significant. Each is an integer or Bits<its width>.
template <unsigned... Widths, class... Values>
constexpr Bits<(Widths + ...)> concat_wide(const Values&... values) {
  Bits<(Widths + ...)> result;
  std::int64_t top = (Widths + ...);
  const auto put = [&](unsigned width, const auto& value) {
    const std::int64_t high = top - 1;
    top -= width;
    if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>) {
      result.set_slice(high, top, static_cast<std::uint64_t>(value));
    } else {
      result.set_wide_slice(high, top, value);
    }
  };
  (put(Widths, values), ...);
  return result;
}

}  // namespace lockstep
