// Fused multiply-adds for the portable matrix kernels. Where the compiler knows no instruction for them, a call of the
// library for each would take a hundred times as long as a multiplication and an addition, and those are the same where
// all products are exact, as products of numbers of 16 bits and fewer are.
#pragma once

#include <cstdint>

#include "lockstep/core/hardware.hpp"
#include "lockstep/matrix/element.hpp"

namespace lockstep::fast {

struct HostFma {
  static float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
};
struct FmaByDoubles {
  static float fma(float a, float b, float c) { return fp::hardware::fma_by_doubles(a, b, c); }
};
struct ExactProducts {
  static float fma(float a, float b, float c) { return fp::hardware::add(fp::hardware::mul(a, b), c); }
};

/// Of the numbers of an operand: bits of their significands, and exponents as in f32.
struct NumberRange {
  std::int32_t significant = 0, smallest = 0, largest = 0;
};
inline NumberRange number_range(const float* from, std::uint32_t count) {
  std::uint32_t bits = 1u << 23;
  std::int32_t smallest = 0x7fffffff, largest = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t magnitude = __builtin_bit_cast(std::uint32_t, from[i]) & 0x7fffffffu;
    const auto above_zero = static_cast<std::int32_t>((magnitude - 1u) & 0x7fffffffu);  // 0 is no number here
    const auto size = static_cast<std::int32_t>(magnitude);
    bits |= magnitude;
    smallest = above_zero < smallest ? above_zero : smallest;
    largest = size > largest ? size : largest;
  }
  return {24 - __builtin_ctz(bits), smallest >> 23, largest >> 23};
}

/// Is the product of each number of A and each of B a float? Infinities and NaNs are no numbers.
inline bool products_are_floats(const float* a, std::uint32_t a_count, const float* b, std::uint32_t b_count) {
  const NumberRange x = number_range(a, a_count), y = number_range(b, b_count);
  // The last bit of a product is worth 2^(exponents - 2 * 127 - (significant bits - 2)) or more; floats go to 2^-149.
  return x.significant + y.significant <= 24 && x.largest < 255 && y.largest < 255 &&
         x.smallest + y.smallest >= 2 * 127 - 149 + x.significant + y.significant - 2 &&
         x.largest + y.largest <= 2 * 127 + 126;
}

/// Have products of these formats at most f32's 24 bits, none too large or too small?
constexpr bool are_exact(Element a, Element b) {
  const auto is_short = [](Element element) {
    return element_bits(element) <= 16 && element != Element::bf16 && element != Element::f32;
  };
  return is_short(a) && is_short(b);
}

/// f(policy) by what this host has for A and B.
template <class F>
[[gnu::always_inline]] inline void with_fma(const float* a, std::uint32_t a_count, const float* b,
                                            std::uint32_t b_count, F&& f) {
  if constexpr (fp::hardware::has_fma) {
    f(HostFma{});
  } else if (products_are_floats(a, a_count, b, b_count)) {
    f(ExactProducts{});
  } else {
    f(FmaByDoubles{});
  }
}

}  // namespace lockstep::fast
