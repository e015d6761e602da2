// Silicon's steps in vectors that every host has: as many columns of doubles at a time as its registers hold.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/vectors.hpp"
#include "fast/matrix/wmma/silicon/job.hpp"

namespace lockstep::fast::silicon::plain {

constexpr long long sign_bit = static_cast<long long>(1ull << 63), exponent_bits = 0x7ff0000000000000;

/// As SiliconKernels::prepare.
inline bool prepare(const SiliconRule& rule, bool is_b, const float* numbers, SiliconInput& to) {
  const bool gfx11 = rule.unit == DotUnit::gfx11;
  const Element format = is_b ? rule.b : rule.a;
  const std::int32_t minimum = matrix::minimum_exponent(format);
  const std::uint32_t least = gfx11 && format == Element::bf16 ? 0x800000u : 1u;  // below this: zero
  std::uint32_t largest = 0;
  to.zeros = to.small = false;
  for (std::uint32_t i = 0; i < 256; ++i) {
    const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, numbers[i]), magnitude = bits & 0x7fffffffu;
    largest = magnitude > largest ? magnitude : largest;
    const bool zero = magnitude < least;
    to.zeros |= zero;
    to.small |= !zero && magnitude < SiliconInput::small_below;
    const std::int32_t field = static_cast<std::int32_t>(magnitude >> 23) - 127;
    const auto exponent = static_cast<std::uint64_t>((field > minimum ? field : minimum) + 1023);
    double number = static_cast<double>(numbers[i]);
    if (gfx11 && !is_b) number *= SiliconInput::nudge;
    if (zero) number = gfx11 ? (bits >> 31 != 0 ? -SiliconInput::zero : SiliconInput::zero) : 0;
    to.number[i / 16][i % 16] = number;
    to.power[i / 16][i % 16] = zero ? 0 : __builtin_bit_cast(double, exponent << 52);
  }
  const auto smallest = static_cast<std::uint32_t>(minimum + 127) << 23;
  to.largest = __builtin_bit_cast(float, (largest > smallest ? largest : smallest) & F32::exponent_mask);
  return largest < F32::exponent_mask;
}

/// The operations on them. Vectors go by reference: by value they would have an ABI.
template <std::uint32_t N>
struct Operations : DoubleVectors<N> {
  using typename DoubleVectors<N>::Doubles;
  using typename DoubleVectors<N>::Bits;
  using typename DoubleVectors<N>::Floats;
  using typename DoubleVectors<N>::FloatBits;
#define LOCKSTEP_SILICON_INLINE [[gnu::always_inline]] static inline

  /// x where the mask is set, else +0.
  LOCKSTEP_SILICON_INLINE void keep(Doubles& x, const Bits& mask) {
    x = reinterpret_cast<Doubles>(reinterpret_cast<Bits>(x) & mask);
  }
  LOCKSTEP_SILICON_INLINE void change_sign(Doubles& x, const Bits& sign) {
    x = reinterpret_cast<Doubles>(reinterpret_cast<Bits>(x) ^ sign);
  }
  /// x, or y if that is larger.
  LOCKSTEP_SILICON_INLINE void raise(Doubles& x, const Doubles& y) { x = x < y ? y : x; }
  LOCKSTEP_SILICON_INLINE void raise_to(Doubles& x, double y) {
    const Doubles same = Doubles{} + y;
    raise(x, same);
  }
  /// The power of two that x begins with.
  LOCKSTEP_SILICON_INLINE void lead(const Doubles& x, Doubles& to) {
    to = x;
    keep(to, Bits{} + exponent_bits);
  }
  /// x downwards to a multiple of `unit`.
  LOCKSTEP_SILICON_INLINE void cut(Doubles& x, const Doubles& unit) {
    const Doubles magic = unit * (1.5 * 0x1p52), near = (x + magic) - magic;
    Doubles excess = unit;
    keep(excess, reinterpret_cast<Bits>(near > x));
    x = near - excess;
  }
  /// Sums as numbers of the accumulator's format. What overflows becomes infinite or NaN.
  template <DotResult result>
  LOCKSTEP_SILICON_INLINE void round(Doubles& sum, Floats& to) {
    if constexpr (result == DotResult::f16) {
      Doubles size, magnitude;
      lead(sum, size);
      raise_to(size, 0x1p-14);
      const Doubles magic = size * (1.5 * 0x1p42);
      sum = (sum + magic) - magic;
      magnitude = sum;
      keep(magnitude, Bits{} + ~sign_bit);
      const Bits overflow = reinterpret_cast<Bits>(magnitude >= Doubles{} + 65536.0) & exponent_bits;
      sum = reinterpret_cast<Doubles>(reinterpret_cast<Bits>(sum) | overflow);
    }
    to = __builtin_convertvector(sum, Floats) + Floats{};  // no -0
    if constexpr (result == DotResult::bf16)
      to = reinterpret_cast<Floats>(reinterpret_cast<FloatBits>(to) & static_cast<int>(0xffff0000u));
  }

  /// The products of one row and eight columns, and the largest sum of exponents as a power of two.
  struct Products {
    Doubles product[4], power;
  };
  template <std::uint32_t count>
  LOCKSTEP_SILICON_INLINE void multiply(const SiliconInput& a, const SiliconInput& b, std::uint32_t k,
                                        std::uint32_t row, std::uint32_t column, Products& to) {
    to.power = Doubles{};
    for (std::uint32_t i = 0; i < count; ++i) {
      const auto numbers = reinterpret_cast<const Doubles*>(b.number[k + i] + column);
      const auto powers = reinterpret_cast<const Doubles*>(b.power[k + i] + column);
      to.product[i] = *numbers * a.number[k + i][row];
      const Doubles power = *powers * a.power[k + i][row];
      raise(to.power, power);
    }
  }

  template <DotResult result>
  LOCKSTEP_SILICON_INLINE void gfx11_step(const SiliconInput& a, const SiliconInput& b, std::uint32_t k,
                                          std::uint32_t row, std::uint32_t column, Floats& c) {
    Products products;
    multiply<2>(a, b, k, row, column, products);
    Doubles sum = __builtin_convertvector(c, Doubles), size;
    const Bits sign = reinterpret_cast<Bits>(sum) & sign_bit;
    change_sign(sum, sign);
    lead(sum, size);
    // A grid far below all numbers where there is nothing to add.
    raise_to(size, result == DotResult::f16 ? 0x1p-14 : 0x1p-144);
    const Doubles of_products = products.power * 4;
    raise(size, of_products);
    const Doubles unit = size * 0x1p-26;
    cut(sum, unit);
    for (std::uint32_t i = 0; i < 2; ++i) {
      change_sign(products.product[i], sign);
      cut(products.product[i], unit);
      sum += products.product[i];
    }
    if constexpr (result != DotResult::f16) {  // numbers below the normal ones are zeros
      Doubles magnitude = sum;
      keep(magnitude, Bits{} + ~sign_bit);
      keep(sum, ~reinterpret_cast<Bits>(magnitude < Doubles{} + (0x1p-126 - 0x1p-151)));
    }
    change_sign(sum, sign);
    round<result>(sum, c);
  }

  template <DotResult result, std::uint32_t group>
  LOCKSTEP_SILICON_INLINE void gfx12_step(const SiliconInput& a, const SiliconInput& b, std::uint32_t k,
                                          std::uint32_t row, std::uint32_t column, Floats& c) {
    Doubles sums[2]{}, largest{};
    for (std::uint32_t i = 0; i < 4 / group; ++i) {
      Products products;
      multiply<group>(a, b, k + i * group, row, column, products);
      const Doubles unit = products.power * 0x1p-24;
      for (std::uint32_t n = 0; n < group; ++n) {
        cut(products.product[n], unit);
        sums[i] += products.product[n];
      }
      raise(largest, products.power);
    }
    Doubles sum = __builtin_convertvector(c, Doubles), size;
    lead(sum, size);
    raise_to(size, result == DotResult::f16 ? 0x1p-14 : 0x1p-126);
    const Doubles of_products = largest * 4;
    Doubles grid = size;
    raise(grid, of_products);
    const Doubles unit = grid * 0x1p-26;
    keep(sum, ~reinterpret_cast<Bits>(size < unit));  // keeps no bit: nothing, also below zero
    cut(sum, unit);
    for (std::uint32_t i = 0; i < 4 / group; ++i) {
      cut(sums[i], unit);
      sum += sums[i];
    }
    round<result>(sum, c);
  }

#undef LOCKSTEP_SILICON_INLINE
};

template <std::uint32_t N, DotUnit unit, DotResult result, std::uint32_t group>
[[gnu::always_inline]] inline bool multiply(const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                                            const std::uint32_t* c, std::uint32_t* d) {
  using On = Operations<N>;
  using Floats = typename On::Floats;
  Tile tile;
  load(tile, places, c);
  if constexpr (unit == DotUnit::gfx11) flush(tile);
  for (std::uint32_t row = 0; row < 16; ++row) {
    // Side by side: a step waits for the one before it.
    Floats sums[16 / N];
    __builtin_memcpy(sums, tile.number[row], sizeof sums);
    for (std::uint32_t k = 0; k < 16; k += unit == DotUnit::gfx11 ? 2 : 4) {
      for (std::uint32_t i = 0; i < 16 / N; ++i) {
        if constexpr (unit == DotUnit::gfx11)
          On::template gfx11_step<result>(a, b, k, row, i * N, sums[i]);
        else
          On::template gfx12_step<result, group>(a, b, k, row, i * N, sums[i]);
      }
    }
    __builtin_memcpy(tile.number[row], sums, sizeof sums);
  }
  return store_finite(tile, places, d);
}

/// As SiliconKernels::multiply.
template <std::uint32_t N>
[[gnu::always_inline]] inline bool multiply_by_rule(const SiliconRule& rule, const SiliconInput& a,
                                                    const SiliconInput& b, RowPlaces places, const std::uint32_t* c,
                                                    std::uint32_t* d) {
  using enum DotResult;
  if (rule.unit == DotUnit::gfx11) {
    switch (rule.result) {
      case f32: return multiply<N, DotUnit::gfx11, f32, 2>(a, b, places, c, d);
      case f16: return multiply<N, DotUnit::gfx11, f16, 2>(a, b, places, c, d);
      case bf16: return multiply<N, DotUnit::gfx11, bf16, 2>(a, b, places, c, d);
    }
  }
  switch (rule.result) {
    case f32:
      return rule.group() == 4 ? multiply<N, DotUnit::gfx12, f32, 4>(a, b, places, c, d)
                               : multiply<N, DotUnit::gfx12, f32, 2>(a, b, places, c, d);
    case f16: return multiply<N, DotUnit::gfx12, f16, 2>(a, b, places, c, d);
    case bf16: break;
  }
  return multiply<N, DotUnit::gfx12, bf16, 2>(a, b, places, c, d);
}
inline bool multiply_here(const SiliconRule& rule, const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                          const std::uint32_t* c, std::uint32_t* d) {
  return multiply_by_rule<2>(rule, a, b, places, c, d);
}
inline constexpr SiliconKernels kernels = {prepare, multiply_here};

#if LOCKSTEP_X86_64
/// The same as the compiler makes it for AVX2.
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] inline bool multiply_avx2(const SiliconRule& rule, const SiliconInput& a,
                                                                const SiliconInput& b, RowPlaces places,
                                                                const std::uint32_t* c, std::uint32_t* d) {
  return multiply_by_rule<4>(rule, a, b, places, c, d);
}
#endif

}  // namespace lockstep::fast::silicon::plain
