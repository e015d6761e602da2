// The CDNA3 model: the paper's rounding steps (arXiv:2511.10909) taken one by one in a wide exact accumulator, compared
// with the model on elements of every format; xf32; MODE.FP16_OVFL.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>

#include "lockstep/matrix/exact_sum.hpp"
#include "lockstep/matrix/model.hpp"

using namespace lockstep;
using matrix::ExactSum;
using matrix::Term;

namespace {

constexpr std::int32_t none = -999, window = 24;

/// Exponent of the leading bit, at least the format's smallest normal one.
std::int32_t exponent_of(F32 x, Element format) {
  const std::int32_t exponent = fp::soft::unpack(x).exponent, minimum = matrix::minimum_exponent(format);
  return exponent < minimum ? minimum : exponent;
}
/// Cut towards zero to a multiple of 2^exponent.
Term truncate(Term t, std::int32_t exponent) {
  const std::int32_t drop = exponent - t.exponent;
  if (drop <= 0) return t;
  if (drop >= 64) return {};
  return {t.significand >> drop, exponent, t.sign};
}

/// One block of finite elements whose products are below 2^128.
F32 block(const matrix::DotInputs& in, std::uint32_t from, std::uint32_t to, F32 c, bool grouped) {
  std::int32_t group_exponent[2] = {none, none};
  for (std::uint32_t k = from; k < to; ++k) {
    if (fp::is_zero(in.a[k]) || fp::is_zero(in.b[k])) continue;
    const std::int32_t exponent = exponent_of(in.a[k], in.a_format) + exponent_of(in.b[k], in.b_format);
    std::int32_t& group = group_exponent[grouped ? (k - from) % 2 : 0];
    if (exponent > group) group = exponent;
  }
  const std::int32_t dot_exponent = std::max(group_exponent[0], group_exponent[1]);
  if (dot_exponent == none) return c;
  ExactSum dot;
  for (std::uint32_t group = 0; group < 2; ++group) {
    if (group_exponent[group] == none) continue;
    ExactSum sum;
    for (std::uint32_t k = from; k < to; ++k) {
      if (grouped && (k - from) % 2 != group) continue;
      sum.add(truncate(matrix::product(in.a[k], in.b[k]), group_exponent[group] - window));
    }
    if (grouped) sum.floor_to(dot_exponent - window);
    dot.add(sum);
  }
  const std::int32_t c_exponent = fp::is_zero(c) ? -126 : exponent_of(c, Element::f32);
  const std::int32_t largest = std::max(dot_exponent, c_exponent);
  dot.floor_to(largest - 32);
  ExactSum addend;
  if (!grouped || c_exponent >= largest - 25) addend.add(matrix::term(c));
  addend.floor_to(largest - 24);
  dot.add(addend);
  if (dot.is_zero()) return F32{};
  dot.floor_to(dot.exponent() - 31);
  return dot.round<F32>();
}

struct Random {
  std::uint64_t state = 0x9e3779b97f4a7c15u;
  std::uint32_t operator()() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<std::uint32_t>(state >> 16);
  }
};

/// A finite element, with exponents over the whole format or (`narrow`) close together.
F32 element(Random& random, Element format, bool narrow) {
  for (;;) {
    const std::uint32_t bits = element_bits(format);
    std::uint32_t raw = bits == 32 ? random() : random() & ((1u << bits) - 1);
    if (random() % 16 == 0) raw &= bits == 32 ? 0x807fffffu : ~(0x7fffu >> (16 - bits) & ~7u);  // small, zero
    if (narrow && bits >= 16 && format != Element::f16) {
      const std::uint32_t exponent = 120 + random() % 16;
      raw = bits == 16 ? (raw & 0x807fu) | exponent << 7 : (raw & 0x807fffffu) | exponent << 23;
    }
    const F32 x = matrix::to_f32(format, raw);
    if (!fp::is_nan(x) && !fp::is_infinity(x)) return x;
  }
}

/// An addend: any finite number, or of the size of the products' sum and against it, so that most of it cancels.
F32 addend(Random& random, const matrix::DotInputs& in, std::uint32_t to) {
  for (;;) {
    F32 c{random()};
    if (random() % 2 == 0) {
      ExactSum sum;
      for (std::uint32_t k = 0; k < to; ++k) sum.add(matrix::product(in.a[k], in.b[k]));
      c = fp::neg(sum.round<F32>());
      if (random() % 2 == 0) c.bits ^= random() & 0x1ffu;
    } else if (random() % 8 == 0) {
      c.bits &= 0x807fffffu;
    }
    if (!fp::is_nan(c) && !fp::is_infinity(c)) return c;
  }
}

bool product_overflows(const matrix::DotInputs& in) {
  for (std::uint32_t k = 0; k < in.count; ++k) {
    const Term p = matrix::product(in.a[k], in.b[k]);
    if (p.significand != 0 && p.exponent + 63 - std::countl_zero(p.significand) >= 128) return true;
  }
  return false;
}

constexpr F32 f32(float x) { return F32{std::bit_cast<std::uint32_t>(x)}; }

constexpr F32 sum(Element format, std::initializer_list<float> a, std::initializer_list<float> b, float c,
                  bool saturate = false, MatrixModel model = MatrixModel::cdna3) {
  std::array<F32, 16> x{}, y{};
  std::size_t count = 0;
  for (const float value : a) x[count++] = f32(value);
  count = 0;
  for (const float value : b) y[count++] = f32(value);
  return matrix::dot(model,
                     {.a = x.data(),
                      .b = y.data(),
                      .count = static_cast<std::uint32_t>(count),
                      .a_format = format,
                      .b_format = format,
                      .saturate = saturate},
                     f32(c));
}

}  // namespace

// The paper's check vector in CDNA3's own 8-bit format, and as xf32: a block of four.
static_assert(sum(Element::bf8_fnuz, {-8192, -.5f, -.25f, -.125f}, {1024, 1, 1, 1}, 8388608) == f32(-1.0f));
static_assert(sum(Element::xf32, {-8192, -.5f, -.25f, -.125f}, {1024, 1, 1, 1}, 8388608) == f32(-0.5f));
// Blocks of 4, 8, 16: a last product one step beyond a block is added to what the block left, else it is cut away.
static_assert(sum(Element::xf32, {0x1p13f, 0, 0, 0x1p-13f}, {0x1p13f, 0, 0, 0x1p-13f}, -0x1p26f) == f32(0.0f) &&
              sum(Element::xf32, {0x1p13f, 0, 0, 0, 0x1p-13f}, {0x1p13f, 0, 0, 0, 0x1p-13f}, -0x1p26f) ==
                  f32(0x1p-26f));
static_assert(sum(Element::f16, {0x1p13f, 0, 0, 0, 0x1p-13f}, {0x1p13f, 0, 0, 0, 0x1p-13f}, -0x1p26f) == f32(0.0f));
// xf32: the low 13 bits are dropped, towards zero; denormals stay; a NaN stays one.
static_assert(matrix::to_f32(Element::xf32, 0x3f801fff) == F32{0x3f800000} &&
              matrix::to_f32(Element::xf32, 0xbf803fff) == F32{0xbf802000} &&
              matrix::to_f32(Element::xf32, 0x7f7fffff) == F32{0x7f7fe000} &&
              matrix::to_f32(Element::xf32, 0x00003fff) == F32{0x00002000} &&
              matrix::to_f32(Element::xf32, 0x80001fff) == F32{0x80000000} &&
              matrix::to_f32(Element::xf32, 0x7f800000) == F32{0x7f800000} &&
              fp::is_nan(matrix::to_f32(Element::xf32, 0x7f800001)));
static_assert(fp::is_nan(matrix::to_f32(Element::fp8_fnuz, 0x80)) &&
              fp::is_nan(matrix::to_f32(Element::bf8_fnuz, 0x80)));
static_assert(matrix::to_f32(Element::fp8_fnuz, 0x7f) == f32(240) &&
              matrix::to_f32(Element::bf8_fnuz, 0x7f) == f32(57344) &&
              matrix::to_f32(Element::fp8_fnuz, 0xc0) == f32(-1) &&
              matrix::to_f32(Element::bf8_fnuz, 1) == f32(0x1p-17f));
// MODE.FP16_OVFL: what overflows becomes the largest number, whether a sum or a product did; infinities stay.
static_assert(sum(Element::bf16, {0x1p127f}, {1}, 0x1p127f) == F32{0x7f800000} &&
              sum(Element::bf16, {0x1p127f}, {1}, 0x1p127f, true) == F32{0x7f7fffff} &&
              sum(Element::bf16, {-0x1p100f}, {0x1p100f}, 0, true) == F32{0xff7fffff} &&
              sum(Element::bf16, {-__builtin_inff()}, {0x1p100f}, 0, true) == F32{0xff800000} &&
              sum(Element::bf16, {1}, {1}, __builtin_inff(), true) == F32{0x7f800000});
static_assert(sum(Element::f32, {0x1p127f, 1}, {2, 1}, 0) == F32{0x7f800000} &&
              sum(Element::f32, {0x1p127f, 1}, {2, 1}, 0, true) == F32{0x7f7fffff} &&
              sum(Element::f32, {0x1p127f, -0x1p127f}, {2, 1}, 0, true) == F32{0x7efffffe} &&
              sum(Element::f32, {__builtin_inff(), -0x1p127f}, {2, 1}, 0, true) == F32{0x7f800000});
static_assert(sum(Element::f16, {65504}, {65504}, 0x1.fffffep127f, true, MatrixModel::exact) == F32{0x7f7fffff} &&
              sum(Element::bf16, {0x1p100f}, {0x1p100f}, 0, true, MatrixModel::cdna1) == F32{0x7f7fffff} &&
              sum(Element::bf16, {0x1p100f}, {0x1p100f}, 0, true, MatrixModel::cdna2) == F32{0x7f7fffff});

TEST_CASE("CDNA3's model is the paper's steps, one by one") {
  Random random;
  std::size_t compared = 0;
  for (const Element format :
       {Element::f16, Element::bf16, Element::xf32, Element::fp8_fnuz, Element::bf8_fnuz, Element::fp8, Element::bf8}) {
    const std::uint32_t bits = element_bits(format), length = bits == 8 ? 16 : bits == 16 ? 8 : 4;
    CAPTURE(static_cast<int>(format));
    for (int i = 0; i < 20000; ++i) {
      std::array<F32, 32> a{}, b{};
      matrix::DotInputs in{a.data(), b.data(), 1 + random() % 32, format, format};
      const bool narrow = i % 2 == 0;
      for (std::uint32_t k = 0; k < in.count; ++k) {
        a[k] = element(random, format, narrow);
        b[k] = element(random, format, narrow);
      }
      if (product_overflows(in)) continue;
      const F32 c = addend(random, in, std::min(in.count, length));
      F32 expected = c;
      for (std::uint32_t k = 0; k < in.count && !fp::is_infinity(expected); k += length)
        expected = block(in, k, std::min(k + length, in.count), expected, bits == 8);
      if (fp::is_infinity(expected)) continue;
      ++compared;
      const F32 found = matrix::dot(MatrixModel::cdna3, in, c);
      if (!(fp::is_zero(expected) && fp::is_zero(found))) REQUIRE(found.bits == expected.bits);
    }
  }
  CHECK(compared > 100000);
}
