// A and B of a matrix instruction, unpacked from registers into f32 numbers. All lanes hold the same items, so every
// item is one loop over 64 lanes; groups of lanes are rows of consecutive matrix rows (A) or columns (B) for one k.
// Format and shape are data, not template parameters: there are some thirty combinations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"
#include "lockstep/core/float_types.hpp"

namespace lockstep::fast {

/// f32 numbers of one operand: at most 32 rows by 64 k, or 16 by 128.
struct MatrixInput {
  alignas(64) float number[128 * 16];
};

template <class F>
constexpr Widening widening_of() {
  const auto repeated = [](std::uint32_t value) {
    return F::total_bits == 16 ? value * 0x10001u : F::total_bits == 8 ? value * 0x1010101u : 0u;
  };
  const std::uint32_t first_special = F::specials == Specials::ieee ? F::exponent_mask : F::sign_mask - 1u;
  Widening result;
  result.bits = static_cast<std::uint8_t>(F::total_bits);
  result.shift = static_cast<std::uint8_t>(8 - (F::total_bits - 1 - F::fraction_bits));
  result.mask = 0x80000000u | static_cast<std::uint32_t>((F::sign_mask - 1u) << (23 - F::fraction_bits));
  result.scale = __builtin_bit_cast(float, static_cast<std::uint32_t>(254 - F::bias) << 23);
  result.magnitudes = repeated(first_special);
  result.carry = repeated(F::sign_mask - first_special);
  result.signs = repeated(F::sign_mask);
  return result;
}
inline constexpr Widening f16_widening = widening_of<F16>();
/// The same for a format whose only special number is negative zero, which stays that.
template <class F>
constexpr Widening widening_of_fnuz() {
  Widening result = widening_of<F>();
  result.magnitudes = result.carry = result.signs = 0;
  return result;
}
constexpr Widening widening(Element format) {
  switch (format) {
    case Element::xf32: return {32, 0, 0xffffe000u, 1.0f, 0, 0, 0};
    case Element::bf16: return {16, 0, 0xffff0000u, 1.0f, 0, 0, 0};
    case Element::fp8_fnuz: return widening_of_fnuz<FP8Fnuz>();
    case Element::bf8_fnuz: return widening_of_fnuz<BF8Fnuz>();
    case Element::fp8: return widening_of<FP8>();
    case Element::bf8: return widening_of<BF8>();
    case Element::fp6: return widening_of<FP6>();
    case Element::bf6: return widening_of<BF6>();
    case Element::fp4: return widening_of<FP4>();
    default: return f16_widening;
  }
}

/// Do unpacked numbers of this format show which of them are infinities and NaNs, as chains of multiply-adds ask? (What
/// of an xf32 NaN counts may be that of an infinity.)
constexpr bool shows_specials(Element format) {
  return format != Element::xf32 && format != Element::fp8_fnuz && format != Element::bf8_fnuz;
}

/// Number of rows (A) or columns (B) by k by blocks.
struct InputShape {
  std::uint32_t rows = 0, k = 0, blocks = 1;
};

inline InputPlan input_plan(Element format, InputShape shape) {
  const MatrixLayout layout = input_layout(shape.rows, shape.k, shape.blocks, element_bits(format));
  InputPlan plan;
  plan.form = widening(format);
  plan.items = static_cast<std::uint8_t>(layout.items);
  for (std::uint16_t item = 0; item < layout.items; ++item) {
    for (std::uint16_t run = 0; run < 4; ++run) {
      const Coordinate at = layout.coordinate({static_cast<std::uint16_t>(run * 16), item});
      plan.place[item][run] = static_cast<std::uint16_t>((at.block * shape.k + at.k) * shape.rows + at.row);
    }
  }
  return plan;
}

/// Bits of a number at the top of a dword, as f32. Without arithmetic on denormal numbers (small_float_widening.hpp
/// says why): the exponent is raised by an addition; a denormal number's by one more, which leaves it larger by the
/// smallest normal number.
[[gnu::always_inline]] inline float widened(std::uint32_t top, const Widening& form) {
  const auto aligned = static_cast<std::uint32_t>(static_cast<std::int32_t>(top) >> form.shift) & form.mask;
  const std::uint32_t magnitude = aligned & 0x7fffffffu, scale = __builtin_bit_cast(std::uint32_t, form.scale);
  const std::uint32_t normal = magnitude + scale - (127u << 23);
  const float denormal =
      __builtin_bit_cast(float, normal + (1u << 23)) - __builtin_bit_cast(float, scale - (126u << 23));
  const std::uint32_t number = magnitude < 1u << 23 ? __builtin_bit_cast(std::uint32_t, denormal) : normal;
  return __builtin_bit_cast(float, number | (aligned & 0x80000000u));
}
/// Unpacks one operand, see Unpack.
[[gnu::always_inline]] inline bool unpack_lanes(const InputPlan& plan, ConstRows from, float* to) {
  const Widening form = plan.form;
  std::uint32_t special = 0;
  for (std::uint32_t r = 0; form.signs != 0 && r < plan.registers(); ++r) {
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      special |= ((from[r][lane] & form.magnitudes) + form.carry) & form.signs;
  }
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * form.bits, end = offset % 32 + form.bits;
    const std::uint32_t *low = from[offset / 32], *high = low + 64;
    float numbers[64];  // (what is written to `to` might be what is read)
    if (end > 32) {
      for (std::uint32_t lane = 0; lane < 64; ++lane)
        numbers[lane] = widened(low[lane] >> (end - 32) | high[lane] << (64 - end), form);
    } else {
      for (std::uint32_t lane = 0; lane < 64; ++lane) numbers[lane] = widened(low[lane] << (32 - end), form);
    }
    for (std::uint32_t run = 0; run < 4; ++run) std::memcpy(to + plan.place[item][run], numbers + run * 16, 64);
  }
  return special == 0;
}
inline bool unpack_plain(const InputPlan& plan, ConstRows from, float* to) { return unpack_lanes(plan, from, to); }

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

/// For inputs with infinities or NaNs.
[[gnu::noinline, gnu::cold]] inline void multiply_exact_inputs(const MatrixPlan& plan, ConstRows a_rows,
                                                               ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                                                               const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  MatrixInput a, b;
  unpack_exact(job.a, plan.a_format, {plan.op.m, plan.op.k, plan.op.blocks}, a.number);
  unpack_exact(job.b, plan.b_format, {plan.op.n, plan.op.k, plan.op.blocks}, b.number);
  plan.multiply(job, a.number, b.number);
}

/// D by way of unpacked inputs.
inline void multiply_unpacked(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                              const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  MatrixInput a, b;
  if (plan.unpack(plan.a_input, job.a, a.number) && plan.unpack(plan.b_input, job.b, b.number)) [[likely]]
    plan.multiply(job, a.number, b.number);
  else
    multiply_exact_inputs(plan, a_rows, b_rows, c_rows, d_rows, scales);
}
/// D from f32 registers.
inline void multiply_registers(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                               Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  plan.multiply(job, reinterpret_cast<const float*>(a_rows), reinterpret_cast<const float*>(b_rows));
}

/// Exponents, see ReadScales.
inline void read_scales_plain(const std::uint32_t* row, std::uint32_t shift, std::int32_t* to, std::int32_t& smallest,
                              std::int32_t& largest) {
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const auto exponent = static_cast<std::int32_t>(row[lane] >> shift & 255u);
    to[lane] = exponent;
    smallest = exponent < smallest ? exponent : smallest;
    largest = exponent > largest ? exponent : largest;
  }
}

}  // namespace lockstep::fast
