// How a matrix unit adds up: the models of isa/matrix_model.hpp, for one output element.
//
// The hardware's order and rounding are public for CDNA1, 2 and 3 (Xie et al., "Bit-Accurate Modeling of GPU Matrix
// Multiply-Accumulate Units", arXiv:2511.10909), and results of gfx1100 and gfx1201 are (tests/silicon). For CDNA4
// nothing bit-accurate is public; mfma/README.md says why it sums as CDNA3 does here, and which class of instruction
// takes which model. Integer matrices are exact and wrap; f64 is a chain of fused multiply-adds in every model. Models
// older than xf32 take it as f32.
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/core/silicon/dot_step.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/matrix/element.hpp"
#include "lockstep/matrix/exact_sum.hpp"

namespace lockstep {

namespace matrix {

/// One output element's inputs: `count` pairs of elements as f32, with the formats they came from.
struct DotInputs {
  const F32* a = nullptr;
  const F32* b = nullptr;
  std::uint32_t count = 0;
  Element a_format = Element::f32;
  Element b_format = Element::f32;
  bool bf16_pairs = false;  ///< CDNA2's first bf16 instructions, which add two products at a time
  /// What overflows becomes the largest number of its sign (MODE.FP16_OVFL on CDNA3). Infinities among the inputs stay.
  /// It is not public after which of several roundings: here after each.
  bool saturate = false;
  Element result = Element::f32;  ///< gfx11, gfx12: what the accumulator is after every step
};

/// A rounded sum of numbers none of which was infinite.
constexpr F32 finite_sum(const DotInputs& in, F32 sum) {
  return in.saturate && fp::is_infinity(sum) ? fp::soft::with_sign<F32>(F32::max_finite, fp::sign(sum)) : sum;
}

/// The fused chain. Host arithmetic where it gives the same bits.
constexpr F32 sequential_fma(const DotInputs& in, F32 c) {
  for (std::uint32_t k = 0; k < in.count; ++k) {
    const bool infinite = in.saturate && (fp::is_infinity(in.a[k]) || fp::is_infinity(in.b[k]) || fp::is_infinity(c));
    c = fp::fma(in.a[k], in.b[k], c, DefaultMode{});
    if (!infinite) c = finite_sum(in, c);
  }
  return c;
}

/// Infinities and NaNs of a block decide its result before any rounding does.
struct SpecialValues {
  bool nan = false;
  bool positive_infinity = false;
  bool negative_infinity = false;

  constexpr bool any() const { return nan || positive_infinity || negative_infinity; }
  constexpr void add_infinity(bool sign) { (sign ? negative_infinity : positive_infinity) = true; }
  constexpr F32 result() const {
    if (nan || (positive_infinity && negative_infinity)) return fp::default_nan<F32>();
    return fp::soft::infinity<F32>(negative_infinity);
  }
};

constexpr SpecialValues special_values(const DotInputs& in, std::uint32_t from, std::uint32_t to, F32 c) {
  SpecialValues special;
  for (std::uint32_t k = from; k < to; ++k) {
    const auto x = fp::soft::unpack(in.a[k]), y = fp::soft::unpack(in.b[k]);
    using fp::soft::Class;
    if (x.kind == Class::nan || y.kind == Class::nan)
      special.nan = true;
    else if (x.kind == Class::infinity || y.kind == Class::infinity) {
      if (x.kind == Class::zero || y.kind == Class::zero)
        special.nan = true;
      else
        special.add_infinity(x.sign != y.sign);
    }
  }
  if (fp::is_nan(c))
    special.nan = true;
  else if (fp::is_infinity(c))
    special.add_infinity((c.bits & F32::sign_mask) != 0);
  return special;
}

/// The exact value of a finite f32, of a finite product of two.
constexpr Term term(F32 x) {
  const auto u = fp::soft::unpack(x);
  if (u.kind != fp::soft::Class::finite) return {};
  return {u.significand >> 40, u.exponent - 23, u.sign};
}
constexpr Term product(F32 a, F32 b) {
  const Term x = term(a), y = term(b);
  if (x.significand == 0 || y.significand == 0) return {};
  return {x.significand * y.significand, x.exponent + y.exponent, x.sign != y.sign};
}

/// The sign of a sum that is exactly zero: negative only if nothing but negative zeros went in.
constexpr bool all_negative_zero(const DotInputs& in, std::uint32_t from, std::uint32_t to, F32 c) {
  if (c.bits != F32::sign_mask) return false;
  for (std::uint32_t k = from; k < to; ++k) {
    const bool zero = fp::is_zero(in.a[k]) || fp::is_zero(in.b[k]);
    if (!zero || ((in.a[k].bits ^ in.b[k].bits) & F32::sign_mask) == 0) return false;
  }
  return true;
}

/// c plus the products from `from` to `to`, exact, rounded once.
constexpr F32 exact_block(const DotInputs& in, std::uint32_t from, std::uint32_t to, F32 c) {
  if (const SpecialValues special = special_values(in, from, to, c); special.any()) return special.result();
  if (all_negative_zero(in, from, to, c)) return c;
  ExactSum sum;
  sum.add(term(c));
  for (std::uint32_t k = from; k < to; ++k) sum.add(product(in.a[k], in.b[k]));
  return finite_sum(in, sum.round<F32>());
}

constexpr F32 exact_blocks(const DotInputs& in, F32 c, std::uint32_t length) {
  for (std::uint32_t k = 0; k < in.count; k += length) {
    c = exact_block(in, k, k + length < in.count ? k + length : in.count, c);
  }
  return c;
}

/// CDNA2: denormal inputs read as +0; every product and sum rounds to nearest even and flushes denormals.
constexpr F32 cdna2_groups(const DotInputs& in, F32 c) {
  const auto input = [](F32 x, Element format) {
    const auto u = fp::soft::unpack(x);
    return u.kind == fp::soft::Class::finite && u.exponent < minimum_exponent(format) ? F32{} : x;
  };
  const fp::soft::Environment flush{.denorm_in = false, .denorm_out = false, .saturate = in.saturate};
  c = input(c, Element::f32);
  const std::uint32_t group = in.bf16_pairs ? 2 : 4;
  for (std::uint32_t k = 0; k < in.count; k += group) {
    F32 p[4]{};
    for (std::uint32_t i = 0; i < group && k + i < in.count; ++i) {
      p[i] = fp::soft::mul(input(in.a[k + i], in.a_format), input(in.b[k + i], in.b_format), flush);
    }
    F32 sum = fp::soft::add(p[0], p[1], flush);
    if (group == 4) sum = fp::soft::add(sum, fp::soft::add(p[2], p[3], flush), flush);
    c = fp::soft::add(c, sum, flush);
  }
  return c;
}

/// An element or addend as the CDNA3 model counts it: (-1)^sign * significand * 2^(exponent - 23). The exponent is that
/// of the leading bit, but never below `minimum`, the smallest normal exponent of the format.
struct Factor {
  std::int64_t significand = 0;
  std::int32_t exponent = 0;
  bool sign = false;
};
constexpr Factor factor(F32 x, std::int32_t minimum) {
  const std::int32_t field = fp::exponent(x);
  std::int64_t significand = x.bits & F32::fraction_mask;
  if (field != 0) significand |= std::int64_t{1} << F32::fraction_bits;
  std::int32_t exponent = (field != 0 ? field : 1) - F32::bias;
  if (exponent < minimum) {
    significand >>= minimum - exponent < 63 ? minimum - exponent : 63;
    exponent = minimum;
  }
  return {significand, exponent, fp::sign(x)};
}

/// value * 2^-count, cut downwards.
constexpr std::int64_t floor_shift(std::int64_t value, std::int32_t count) {
  return value >> (count < 63 ? count : 63);
}

/// The finite products of one block, as the CDNA3 model sees them.
struct BlockProducts {
  static constexpr std::int32_t none = -999;
  static constexpr std::int32_t window = 24;

  std::int64_t significand[16]{};  ///< in units of 2^(exponent - 46)
  std::int32_t exponent[16]{};     ///< sum of the factors' exponents; `none` for zero
  std::uint32_t count = 0;

  constexpr void add(const Factor& a, const Factor& b) {
    const std::int64_t product = a.significand * b.significand;
    significand[count] = a.sign != b.sign ? -product : product;
    exponent[count++] = product != 0 ? a.exponent + b.exponent : none;
  }
  /// The largest exponent of every `step`-th product from `first` on.
  constexpr std::int32_t largest(std::uint32_t first, std::uint32_t step) const {
    std::int32_t result = none;
    for (std::uint32_t k = first; k < count; k += step) result = exponent[k] > result ? exponent[k] : result;
    return result;
  }
  /// The sum of these products, each cut towards zero, in units of 2^(largest - 24).
  constexpr std::int64_t sum(std::uint32_t first, std::uint32_t step, std::int32_t largest) const {
    std::int64_t result = 0;
    for (std::uint32_t k = first; k < count; k += step) {
      const std::int32_t drop = largest - exponent[k] + 46 - window;
      const std::int64_t magnitude = significand[k] < 0 ? -significand[k] : significand[k];
      const std::int64_t kept = drop < 63 ? magnitude >> drop : 0;
      result += significand[k] < 0 ? -kept : kept;
    }
    return result;
  }
};

/// CDNA3, one block: products cut to 24 bits below the largest product, their sum and c cut downwards to the
/// widths of the paper's TR-FDPA (grouped: GTR-FDPA, even and odd products apart), one rounding to f32 at the end.
constexpr F32 cdna3_block(const DotInputs& in, std::uint32_t from, std::uint32_t to, F32 c, bool grouped) {
  constexpr std::int32_t window = BlockProducts::window, wide_window = 31;
  SpecialValues special = special_values(in, from, to, c);
  const bool finite_inputs = !special.any();
  const std::int32_t a_minimum = minimum_exponent(in.a_format), b_minimum = minimum_exponent(in.b_format);
  BlockProducts products;
  for (std::uint32_t k = from; k < to && finite_inputs; ++k) {
    const Factor a = factor(in.a[k], a_minimum), b = factor(in.b[k], b_minimum);
    // A product of 2^128 or more is infinite before it is added.
    if (a.significand * b.significand >= std::int64_t{1} << (a.exponent + b.exponent >= 128   ? 46
                                                             : a.exponent + b.exponent == 127 ? 47
                                                                                              : 62))
      special.add_infinity(a.sign != b.sign);
    products.add(a, b);
  }
  if (special.any()) return finite_inputs ? finite_sum(in, special.result()) : special.result();
  const std::int32_t dot_exponent = products.largest(0, 1);
  if (dot_exponent == BlockProducts::none) return fp::is_zero(c) && !all_negative_zero(in, from, to, c) ? F32{} : c;

  std::int64_t dot = 0;  // in units of 2^(dot_exponent - 24)
  if (grouped) {
    for (std::uint32_t group = 0; group < 2; ++group) {
      const std::int32_t largest = products.largest(group, 2);
      if (largest != BlockProducts::none) dot += floor_shift(products.sum(group, 2, largest), dot_exponent - largest);
    }
  } else {
    dot = products.sum(0, 1, dot_exponent);
  }

  const Factor addend = factor(c, minimum_exponent(Element::f32));
  const std::int32_t c_exponent = fp::is_zero(c) ? minimum_exponent(Element::f32) : addend.exponent;
  const std::int32_t largest = dot_exponent > c_exponent ? dot_exponent : c_exponent;
  // From here on in units of 2^(largest - 32).
  const std::int32_t up = dot_exponent - largest + wide_window + 1 - window;
  std::int64_t sum = up >= 0 ? dot * (std::int64_t{1} << up) : floor_shift(dot, -up);
  if (!grouped || c_exponent >= largest - window - 1) {
    const std::int64_t number = addend.sign ? -addend.significand : addend.significand;
    sum += floor_shift(number * 2, largest - addend.exponent) * (std::int64_t{1} << (wide_window + 1 - window));
  }
  if (sum == 0) return F32{};
  const auto magnitude = [&] { return static_cast<std::uint64_t>(sum < 0 ? -sum : sum); };
  if (const std::int32_t drop = static_cast<std::int32_t>(std::bit_width(magnitude())) - 1 - wide_window; drop > 0)
    sum = sum >> drop << drop;
  const std::int32_t zeros = std::countl_zero(magnitude());
  return finite_sum(in, fp::soft::round_pack<F32>(sum < 0, largest - wide_window - 1 + 63 - zeros, magnitude() << zeros,
                                                  fp::soft::Environment{}));
}

constexpr F32 cdna3_blocks(const DotInputs& in, F32 c) {
  const std::uint32_t bits = element_bits(in.a_format);
  const bool bytes = bits <= 8;
  const std::uint32_t limit = bytes ? 16 : bits == 16 ? 8 : 4;
  for (std::uint32_t k = 0; k < in.count; k += limit) {
    c = cdna3_block(in, k, k + limit < in.count ? k + limit : in.count, c, bytes);
  }
  return c;
}

/// RDNA3 and RDNA4: steps in the order of k, which is how lanes and registers hold it in waves of both sizes.
constexpr F32 silicon_steps(fp::silicon::DotUnit unit, const DotInputs& in, F32 c) {
  using namespace fp::silicon;
  const bool bf16 = in.a_format == Element::bf16;
  DotStep step{.a_minimum = minimum_exponent(in.a_format), .b_minimum = minimum_exponent(in.b_format)};
  step.result = in.result == Element::f16    ? DotResult::f16
                : in.result == Element::bf16 ? DotResult::bf16
                                             : DotResult::f32;
  step.flushes_factors = unit == DotUnit::gfx11 && bf16;
  step.bytes = element_bits(in.a_format) <= 8;
  step.saturate = in.saturate;
  const std::uint32_t length = unit == DotUnit::gfx11 ? 2 : 4;
  for (std::uint32_t k = 0; k < in.count; k += length) {
    step.a = in.a + k;
    step.b = in.b + k;
    step.count = in.count - k < length ? in.count - k : length;
    c = dot_step(unit, step, c);
  }
  return c;
}

/// Is `model` the chain of fused multiply-adds for elements of this format, or of no account?
constexpr bool is_fma_chain(MatrixModel model, Element a_format) {
  switch (a_format) {
    case Element::f64:
    case Element::i8: return true;
    case Element::f32: return model != MatrixModel::exact;
    case Element::xf32: return model != MatrixModel::exact && model != MatrixModel::cdna3;
    default: return model == MatrixModel::sequential_fma;
  }
}

/// c + sum of a[k] * b[k] as `model` computes it.
constexpr F32 dot(MatrixModel model, const DotInputs& in, F32 c) {
  if (is_fma_chain(model, in.a_format)) return sequential_fma(in, c);
  switch (model) {
    case MatrixModel::sequential_fma: break;
    case MatrixModel::exact: return exact_block(in, 0, in.count, c);
    case MatrixModel::cdna1: return exact_blocks(in, c, in.a_format == Element::bf16 ? 2 : 4);
    case MatrixModel::cdna2: return cdna2_groups(in, c);
    case MatrixModel::cdna3: return cdna3_blocks(in, c);
    case MatrixModel::gfx11: return silicon_steps(fp::silicon::DotUnit::gfx11, in, c);
    case MatrixModel::gfx12: return silicon_steps(fp::silicon::DotUnit::gfx12, in, c);
  }
  return sequential_fma(in, c);
}

}  // namespace matrix
}  // namespace lockstep
