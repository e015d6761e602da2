// A and B of a matrix instruction, unpacked from registers into f32 numbers [block][k][row of A or column of B].
// Format, shape and layout are data (InputPlan): there are some sixty combinations. The loops are written once, in
// vectors of N lanes; unpack_host.hpp compiles them for AVX2 and AVX-512.
#pragma once

#include <cstdint>

#include "fast/matrix/job.hpp"
#include "fast/matrix/vectors.hpp"
#include "lockstep/core/float_types.hpp"
#include "lockstep/matrix/element.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

namespace lockstep::fast {

/// f32 numbers of one operand: at most 32 rows by 64 k, or 16 by 128.
struct MatrixInput {
  alignas(64) float number[128 * 16];
};

template <class F>
constexpr Widening widening_of(bool fnuz = false) {
  const auto repeated = [](std::uint32_t value) {
    return F::total_bits == 16 ? value * 0x10001u : F::total_bits == 8 ? value * 0x1010101u : 0u;
  };
  const std::uint32_t first_special = F::specials == Specials::ieee ? F::exponent_mask : F::sign_mask - 1u;
  Widening result;
  result.bits = static_cast<std::uint8_t>(F::total_bits);
  result.shift = static_cast<std::uint8_t>(8 - (F::total_bits - 1 - F::fraction_bits));
  result.mask = 0x80000000u | static_cast<std::uint32_t>((F::sign_mask - 1u) << (23 - F::fraction_bits));
  result.scale = __builtin_bit_cast(float, static_cast<std::uint32_t>(254 - F::bias) << 23);
  if (fnuz) return result;  // the only special number is negative zero, which stays that
  result.magnitudes = repeated(first_special);
  result.carry = repeated(F::sign_mask - first_special);
  result.signs = repeated(F::sign_mask);
  return result;
}
inline constexpr Widening f16_widening = widening_of<F16>();
constexpr Widening widening(Element format) {
  switch (format) {
    case Element::f32: return {32, 0, 0xffffffffu, 1.0f, 0, 0, 0};
    case Element::xf32: return {32, 0, 0xffffe000u, 1.0f, 0, 0, 0};
    case Element::bf16: return {16, 0, 0xffff0000u, 1.0f, 0, 0, 0};
    case Element::f16: return f16_widening;
    case Element::fp8_fnuz: return widening_of<FP8Fnuz>(true);
    case Element::bf8_fnuz: return widening_of<BF8Fnuz>(true);
    case Element::fp8: return widening_of<FP8>();
    case Element::bf8: return widening_of<BF8>();
    case Element::fp6: return widening_of<FP6>();
    case Element::bf6: return widening_of<BF6>();
    case Element::fp4: return widening_of<FP4>();
    default: return {};
  }
}

/// Do unpacked numbers of this format show which of them are infinities and NaNs, as chains of multiply-adds ask? (What
/// of an xf32 NaN counts may be that of an infinity.)
constexpr bool shows_specials(Element format) {
  return format != Element::xf32 && format != Element::fp8_fnuz && format != Element::bf8_fnuz;
}

/// The plan of an operand of `all_rows` rows or columns and `depth` k's.
inline InputPlan input_plan(const MatrixLayout& layout, Element format, std::uint32_t all_rows, std::uint32_t depth,
                            MatrixFamily family) {
  const std::uint32_t bits = element_bits(format), rows = family == MatrixFamily::mfma ? all_rows : 16;
  InputPlan plan;
  plan.format = format;
  plan.form = widening(format);
  plan.rows = static_cast<std::uint8_t>(rows);
  plan.sets = static_cast<std::uint8_t>(all_rows / rows);
  plan.items = static_cast<std::uint8_t>(layout.items / plan.sets);
  plan.groups = static_cast<std::uint8_t>(layout.lanes / 16);
  plan.registers = static_cast<std::uint8_t>(matrix::wmma::registers(plan.items, bits));
  for (std::uint16_t item = 0; item < plan.items; ++item) {
    for (std::uint16_t group = 0; group < plan.groups; ++group) {
      const Coordinate at = layout.coordinate({static_cast<std::uint16_t>(group * 16), item});
      plan.place[item][group] = static_cast<std::uint16_t>((at.block * depth + at.k) * rows + at.row);
    }
  }
  if (32 % bits != 0) return plan;
  const std::uint32_t each = 32 / bits;  // elements of a dword, whose k's follow each other
  plan.chunks = static_cast<std::uint8_t>(plan.registers * plan.groups);
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      const std::uint32_t at = plan.place[r * each][g], index = at / (each * rows) * (rows / 16) + at % rows / 16;
      plan.chunk[index] = static_cast<std::uint16_t>(r * row_dwords + g * 16);
    }
  }
  plan.chunk[plan.chunks] = plan.chunk[plan.chunks + 1u] = plan.chunk[0];
  return plan;
}

/// The element of an operand at a place, as f32.
inline F32 input_number(ConstRows rows, Element format, Place place) {
  const std::uint32_t bits = element_bits(format), offset = place.item * bits, shift = offset % 32;
  std::uint64_t value = rows[offset / 32][place.lane];
  if (shift + bits > 32) value |= static_cast<std::uint64_t>(rows[offset / 32 + 1][place.lane]) << 32;
  return matrix::to_f32(format, static_cast<std::uint32_t>(value >> shift & ((std::uint64_t{1} << bits) - 1)));
}
/// Element by element, infinities and NaNs included.
[[gnu::noinline, gnu::cold]] inline void unpack_exact(const InputPlan& plan, ConstRows from, float* to) {
  for (std::uint16_t item = 0; item < plan.items; ++item) {
    for (std::uint16_t lane = 0; lane < plan.groups * 16; ++lane)
      to[plan.place[item][lane / 16] + lane % 16] =
          __builtin_bit_cast(float, input_number(from, plan.format, {lane, item}).bits);
  }
}

/// Ways to widen numbers at the top of dwords.
enum class Widen : std::uint8_t {
  mask,     ///< formats whose exponents are f32's
  quickly,  ///< by a multiplication of numbers that are denormal as f32
  careful,  ///< without arithmetic on denormal numbers (small_float_widening.hpp says why)
};
/// The shift of a format in each lane, so that compilers do not know that all are the same. On Zen 5 a shift by a count
/// for all takes the place of a multiply-add. (SSE2 has no other.)
template <std::uint32_t N>
[[gnu::always_inline]] inline void shift_of(const Widening& form, typename Vectors<N>::Ints& to) {
  alignas(64) std::int32_t each[N];
  for (std::int32_t& one : each) one = form.shift;
  asm("" : "+m"(each));
  load(to, each);
}
/// The exponent is raised by an addition; a denormal number's by one more, which leaves it larger by the smallest
/// normal number.
template <Widen how, std::uint32_t N>
[[gnu::always_inline]] inline void widen(const typename Vectors<N>::Bits& top, const Widening& form,
                                         const typename Vectors<N>::Ints& shift, float* to) {
  using Bits = typename Vectors<N>::Bits;
  using Ints = typename Vectors<N>::Ints;
  using Floats = typename Vectors<N>::Floats;
  if constexpr (how == Widen::mask) {
    const Bits number = top & form.mask;
    return store(number, to);
  }
  Ints shifted = as<Ints>(top);
  if constexpr (N == 4)
    shifted >>= static_cast<std::int32_t>(form.shift);
  else
    shifted >>= shift;
  const Bits aligned = as<Bits>(shifted) & form.mask;
  if constexpr (how == Widen::quickly) {
    const Floats number = as<Floats>(aligned) * form.scale;
    return store(number, to);
  }
  const std::uint32_t scale = __builtin_bit_cast(std::uint32_t, form.scale);
  const Bits magnitude = aligned & 0x7fffffffu, normal = magnitude + (scale - (127u << 23));
  const Bits one_more = normal + (1u << 23);
  const Floats denormal = as<Floats>(one_more) - __builtin_bit_cast(float, scale - (126u << 23));
  Bits number = normal;
  Ints small = as<Ints>(magnitude) - (1 << 23);
  negative(small, small);
  put(number, as<Bits>(denormal), small);
  const Bits result = number | (aligned & 0x80000000u);
  store(result, to);
}

/// Where the numbers of a chunk go, `each` a dword.
template <std::uint32_t each>
[[gnu::always_inline]] inline std::uint32_t chunk_place(std::uint32_t rows, std::uint32_t i) {
  return rows == 16 ? i * each * 16 : (i / 2 * each * 2 + i % 2) * 16;
}
/// Formats of `bits` bits that fill dwords.
template <std::uint32_t bits, Widen how, std::uint32_t N>
[[gnu::always_inline]] inline bool unpack_chunks(const InputPlan& plan, const std::uint32_t* from, float* to) {
  using Bits = typename Vectors<N>::Bits;
  constexpr std::uint32_t each = 32 / bits;
  const Widening form = plan.form;  // (a reference might be to what is written)
  const std::uint32_t stride = plan.rows, chunks = plan.chunks;
  typename Vectors<N>::Ints shift;
  shift_of<N>(form, shift);
  Bits special{};
  for (std::uint32_t i = 0; i < chunks; ++i) {
    float* const at = to + chunk_place<each>(stride, i);
    for (std::uint32_t lane = 0; lane < 16; lane += N) {
      Bits dwords;
      load(dwords, from + plan.chunk[i] + lane);
      if constexpr (how != Widen::mask) special |= (dwords & form.magnitudes) + form.carry;
      for (std::uint32_t k = 0; k < each; ++k) {
        const Bits top = dwords << (32 - (k + 1) * bits);
        if constexpr (how == Widen::mask && bits == 16) {  // bf16, whose low half is zeros then
          if (k == 0) {
            store(top, at + lane);
            continue;
          }
        }
        widen<how, N>(top, form, shift, at + k * stride + lane);
      }
    }
  }
  if constexpr (how == Widen::mask) return true;
  special &= form.signs;
  return !any_bit<N>(special);
}
/// Numbers of 6 bits, which cross registers; they have neither infinities nor NaNs, and many denormal numbers.
template <Widen how, std::uint32_t N>
[[gnu::always_inline]] inline void unpack_six_bits(const InputPlan& plan, ConstRows from, float* to) {
  using Bits = typename Vectors<N>::Bits;
  const Widening form = plan.form;
  const std::uint32_t items = plan.items, lanes = plan.groups * 16u;
  typename Vectors<N>::Ints shift;
  shift_of<N>(form, shift);
  for (std::uint32_t item = 0; item < items; ++item) {
    const std::uint32_t offset = item * 6, end = offset % 32 + 6;
    for (std::uint32_t lane = 0; lane < lanes; lane += N) {
      Bits top;
      load(top, from[offset / 32] + lane);
      if (end > 32) {
        Bits high;
        load(high, from[offset / 32 + 1] + lane);
        top = top >> (end - 32) | high << (64 - end);
      } else {
        top <<= 32 - end;
      }
      widen<how, N>(top, form, shift, to + plan.place[item][lane / 16] + lane % 16);
    }
  }
}
/// Any format. `careful`: small floats without arithmetic on denormal numbers.
template <std::uint32_t N>
[[gnu::always_inline]] inline bool unpack_lanes(const InputPlan& plan, ConstRows from, float* to, bool careful) {
  switch (plan.form.bits) {
    case 32: return unpack_chunks<32, Widen::mask, N>(plan, from[0], to);
    case 16:
      return plan.format == Element::bf16 ? unpack_chunks<16, Widen::mask, N>(plan, from[0], to)
                                          : unpack_chunks<16, Widen::careful, N>(plan, from[0], to);
    case 8:
      return careful ? unpack_chunks<8, Widen::careful, N>(plan, from[0], to)
                     : unpack_chunks<8, Widen::quickly, N>(plan, from[0], to);
    case 4: return unpack_chunks<4, Widen::careful, N>(plan, from[0], to);
    default: break;
  }
  if (careful)
    unpack_six_bits<Widen::careful, N>(plan, from, to);
  else
    unpack_six_bits<Widen::quickly, N>(plan, from, to);
  return true;
}

/// Do the groups of lanes hold the same? (RDNA3 has two or four copies of A and B.)
template <std::uint32_t N>
[[gnu::always_inline]] inline bool copies_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  using Bits = typename Vectors<N>::Bits;
  Bits different{};
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 16; lane < groups * 16; lane += N) {
      Bits first, other;
      load(first, rows[r] + lane % 16);
      load(other, rows[r] + lane);
      different |= first ^ other;
    }
  }
  return !any_bit<N>(different);
}

/// Scales as floats. E8M0 0, which is no normal number, is left to the reference, as NaNs are.
template <std::uint32_t N>
[[gnu::always_inline]] inline bool read_scales(const ScaleSource& source, float* to, ScaleRange& range) {
  using Bits = typename Vectors<N>::Bits;
  using Ints = typename Vectors<N>::Ints;
  using Floats = typename Vectors<N>::Floats;
  const bool e8m0 = source.format == matrix::ScaleFormat::e8m0, e5m3 = source.format == matrix::ScaleFormat::e5m3;
  const std::uint32_t all = e8m0 || e5m3 ? 255 : 127;
  // To f32's exponent's place, where it is too small by the difference of the biases.
  const auto power = __builtin_bit_cast(float, (254u - (e5m3 ? 15u : 7u)) << 23);
  // No scale is negative: they are compared as integers.
  Ints smallest = Ints{} + __builtin_bit_cast(std::int32_t, range.smallest);
  Ints largest = Ints{} + __builtin_bit_cast(std::int32_t, range.largest), refused{};
  for (std::uint32_t run = 0; run < source.runs; ++run) {
    const std::uint32_t* const from = source.from + (source.in_bytes ? run / 4 * row_dwords : run * 16);
    const std::uint32_t shift = source.in_bytes ? run % 4 * 8 : source.shift;
    for (std::uint32_t lane = 0; lane < 16; lane += N) {
      Bits dwords;
      load(dwords, from + lane);
      const Bits bits = dwords >> shift & all, placed = bits << (e8m0 ? 23 : 20);
      refused |= static_cast<std::int32_t>(all - 1) - as<Ints>(bits);
      if (e8m0) refused |= as<Ints>(bits) - 1;
      const Floats scales = e8m0 ? as<Floats>(placed) : as<Floats>(placed) * power;
      store(scales, to + run * 16 + lane);
      Ints zero = as<Ints>(scales) - 1;
      negative(zero, zero);
      const Ints number = as<Ints>(scales) | (zero & 0x3f800000);
      smallest = number < smallest ? number : smallest;
      largest = number > largest ? number : largest;
    }
  }
  range = {__builtin_bit_cast(float, least<N>(smallest)), __builtin_bit_cast(float, most<N>(largest))};
  negative(refused, refused);
  return !any_bit<N>(refused);
}
/// Are the products of two scales normal numbers, or zero?
inline bool products_are_normal(const ScaleRange& a, const ScaleRange& b) {
  return static_cast<double>(a.smallest) * b.smallest >= 0x1p-126 &&
         static_cast<double>(a.largest) * b.largest < 0x1p128;
}

namespace plain {

inline bool unpack(const InputPlan& plan, ConstRows from, float* to) { return unpack_lanes<4>(plan, from, to, true); }
inline bool copies_agree(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  return fast::copies_agree<4>(rows, registers, groups);
}
inline bool read_scales(const ScaleSource& source, float* to, ScaleRange& range) {
  return fast::read_scales<4>(source, to, range);
}
/// Sixteen lanes of 16-bit numbers at bit `shift` of dwords as f32; and back, beside what else the dwords hold.
inline void widen(Element element, const std::uint32_t* from, std::uint32_t shift, float* to) {
  for (std::uint32_t lane = 0; lane < 16; ++lane)
    to[lane] = __builtin_bit_cast(float, matrix::to_f32(element, from[lane] >> shift & 0xffffu).bits);
}
inline void narrow(Element element, const float* from, std::uint32_t shift, std::uint32_t* to) {
  for (std::uint32_t lane = 0; lane < 16; ++lane) {
    const F32 number{__builtin_bit_cast(std::uint32_t, from[lane])};
    to[lane] = (to[lane] & ~(0xffffu << shift)) | matrix::wmma::narrow(element, number, false) << shift;
  }
}

}  // namespace plain

}  // namespace lockstep::fast
