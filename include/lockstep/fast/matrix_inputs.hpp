// A and B of a matrix instruction, unpacked from registers into f32 numbers. All lanes hold the same items, so every
// item is one loop over 64 lanes; groups of lanes are rows of consecutive matrix rows (A) or columns (B) for one k.
// The functions are always inlined into ones compiled for a vector ISA.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "lockstep/core/float_types.hpp"
#include "lockstep/fast/matrix_job.hpp"
#include "lockstep/fast/matrix_repair.hpp"

namespace lockstep::fast {

/// f32 numbers of one operand: at most 32 rows by 64 k, or 16 by 128.
struct MatrixInput {
  alignas(64) float number[128 * 16];
};

/// Sixteen lanes. The compiler splits them where the vector ISA is narrower.
using U32x16 = std::uint32_t __attribute__((vector_size(64)));
using I32x16 = std::int32_t __attribute__((vector_size(64)));
using F32x16 = float __attribute__((vector_size(64)));

/// How a float format of 4 to 16 bits becomes f32: its bits at the top of a dword, shifted right so that the exponents'
/// low ends meet, masked, and scaled by the difference of the biases, which normalises denormals exactly.
template <class F>
struct Widening {
  static constexpr std::uint32_t shift = 8 - (F::total_bits - 1 - F::fraction_bits);
  static constexpr std::uint32_t mask =
      0x80000000u | static_cast<std::uint32_t>((F::sign_mask - 1u) << (23 - F::fraction_bits));
  static constexpr float scale = __builtin_bit_cast(float, static_cast<std::uint32_t>(254 - F::bias) << 23);
  /// In a dword of such numbers: the bits of magnitudes, and the sum that carries into the sign where one is special.
  static constexpr std::uint32_t repeated(std::uint32_t value) {
    return F::total_bits == 16 ? value * 0x10001u : value * 0x1010101u;
  }
  static constexpr std::uint32_t first_special = F::specials == Specials::ieee ? F::exponent_mask : F::sign_mask - 1u;
  static constexpr std::uint32_t magnitudes = repeated(first_special);
  static constexpr std::uint32_t carry = repeated(F::sign_mask - first_special);
  static constexpr std::uint32_t signs = repeated(F::sign_mask);
};

template <Element Format>
struct FormatType;
template <>
struct FormatType<Element::f16> {
  using type = F16;
};
template <>
struct FormatType<Element::fp8> {
  using type = FP8;
};
template <>
struct FormatType<Element::bf8> {
  using type = BF8;
};
template <>
struct FormatType<Element::fp6> {
  using type = FP6;
};
template <>
struct FormatType<Element::bf6> {
  using type = BF6;
};
template <>
struct FormatType<Element::fp4> {
  using type = FP4;
};

/// Number of rows (A) or columns (B) by k by blocks.
struct InputShape {
  std::uint32_t rows = 0, k = 0, blocks = 1;
};

/// For each item and each run of sixteen lanes: where its numbers go.
template <Element Format, InputShape shape>
inline constexpr auto input_places = [] {
  constexpr MatrixLayout layout = input_layout(shape.rows, shape.k, shape.blocks, element_bits(Format));
  std::array<std::array<std::uint16_t, 4>, layout.items> table{};
  for (std::uint16_t item = 0; item < layout.items; ++item) {
    for (std::uint16_t run = 0; run < 4; ++run) {
      const Coordinate at = layout.coordinate({static_cast<std::uint16_t>(run * 16), item});
      table[item][run] = static_cast<std::uint16_t>((at.block * shape.k + at.k) * shape.rows + at.row);
    }
  }
  return table;
}();

[[gnu::always_inline]] inline void load_lanes(U32x16& to, const std::uint32_t* from) {
  __builtin_memcpy(&to, from, sizeof to);
}

/// Sixteen lanes of one item as f32, from the top of `bits`.
template <Element Format>
[[gnu::always_inline]] inline void store_number(float* to, U32x16& bits) {
  if constexpr (Format == Element::bf16) {
    bits &= 0xffff0000u;
    __builtin_memcpy(to, &bits, sizeof bits);
  } else {
    using W = Widening<typename FormatType<Format>::type>;
    const I32x16 aligned = reinterpret_cast<I32x16>(bits) >> static_cast<std::int32_t>(W::shift);
    const F32x16 number = reinterpret_cast<F32x16>(reinterpret_cast<U32x16>(aligned) & W::mask) * W::scale;
    __builtin_memcpy(to, &number, sizeof number);
  }
}

/// Item `item` of sixteen lanes: out of the registers in `bits`, to its place.
template <Element Format, InputShape shape, std::uint32_t item>
[[gnu::always_inline]] inline void unpack_item(const U32x16* bits, std::uint32_t run, float* to) {
  constexpr std::uint32_t width = element_bits(Format), offset = item * width, end = offset % 32 + width;
  U32x16 top;
  if constexpr (end > 32) {
    top = bits[offset / 32] >> (end - 32) | bits[offset / 32 + 1] << (64 - end);
  } else if constexpr (end < 32) {
    top = bits[offset / 32] << (32 - end);
  } else {
    top = bits[offset / 32];
  }
  store_number<Format>(to + input_places<Format, shape>[item][run], top);
}

template <Element Format, InputShape shape, std::size_t... Item>
[[gnu::always_inline]] inline void unpack_items(const U32x16* bits, std::uint32_t run, float* to,
                                                std::index_sequence<Item...>) {
  (unpack_item<Format, shape, Item>(bits, run, to), ...);
}

/// All items of sixteen lanes. The registers are loaded first: stores to `to` would make the compiler load them again.
template <Element Format, InputShape shape, std::size_t... Register>
[[gnu::always_inline]] inline void unpack_run(ConstRows from, std::uint32_t run, float* to, U32x16& special,
                                              std::index_sequence<Register...>) {
  U32x16 bits[sizeof...(Register)];
  (load_lanes(bits[Register], from[Register] + run * 16), ...);
  if constexpr (Format == Element::f16 || Format == Element::fp8 || Format == Element::bf8) {
    using W = Widening<typename FormatType<Format>::type>;
    ((special |= ((bits[Register] & W::magnitudes) + W::carry) & W::signs), ...);
  }
  unpack_items<Format, shape>(bits, run, to, std::make_index_sequence<input_places<Format, shape>.size()>{});
}

/// Unpacks one operand. False: it holds an infinity or NaN, and the numbers there are wrong.
template <Element Format, InputShape shape>
[[gnu::always_inline]] inline bool unpack_lanes(ConstRows from, float* to) {
  constexpr std::size_t registers = (input_places<Format, shape>.size() * element_bits(Format) + 31) / 32;
  U32x16 special{};
  for (std::uint32_t run = 0; run < 4; ++run)
    unpack_run<Format, shape>(from, run, to, special, std::make_index_sequence<registers>{});
  std::uint32_t any = 0;
  for (int i = 0; i < 16; ++i) any |= special[i];
  return any == 0;
}

/// The same element by element, infinities and NaNs included.
[[gnu::noinline, gnu::cold]] inline void unpack_exact(ConstRows from, Element format, InputShape shape, float* to) {
  const MatrixLayout layout = input_layout(shape.rows, shape.k, shape.blocks, element_bits(format));
  for (std::uint16_t lane = 0; lane < 64; ++lane) {
    for (std::uint16_t item = 0; item < layout.items; ++item) {
      const Coordinate at = layout.coordinate({lane, item});
      to[(at.block * shape.k + at.k) * shape.rows + at.row] =
          __builtin_bit_cast(float, input_number(from, format, {lane, item}).bits);
    }
  }
}

}  // namespace lockstep::fast
