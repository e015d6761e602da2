// The kernels of silicon's steps at every level of the host against the reference's sums, on finite numbers of every
// spread of exponents: where products cancel, vanish below the grid, or are zeros of both signs.
#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <memory>
#include <random>
#include <utility>

#include "fast/matrix/host_kernels.hpp"
#include "fast/matrix/wmma/silicon/run.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

using namespace lockstep;
using fast::DotResult;
using fast::DotUnit;

namespace {

class Random {
 public:
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }
  std::uint32_t below(std::uint32_t n) { return (*this)() % n; }

 private:
  std::mt19937 engine_{17};
};

/// How wide exponents spread: over all, a few, half of all with zeros among them, the smallest; small integers.
constexpr std::uint32_t kinds = 5;

/// A finite number with `exponent` bits for its exponent and `fraction` for its fraction.
std::uint32_t bits_of(Random& random, std::uint32_t kind, std::uint32_t exponent, std::uint32_t fraction) {
  const std::uint32_t top = (1u << exponent) - 1, middle = top / 2, sign = random.below(2) << (exponent + fraction);
  std::uint32_t field = random.below(top);
  if (kind == 1) field = middle - 2 + random.below(4);
  if (kind == 2) field = middle / 2 + random.below(middle);
  if (kind == 2 && random.below(4) == 0) return sign;
  if (kind == 3) field = random.below(top / 4);
  return sign | field << fraction | (random() & ((1u << fraction) - 1));
}
float number(Random& random, std::uint32_t kind, Element element) {
  if (kind == 4) return static_cast<float>(static_cast<int>(random.below(17)) - 8);
  switch (element) {
    case Element::f16: return std::bit_cast<float>(matrix::to_f32(element, bits_of(random, kind, 5, 10)).bits);
    case Element::bf16: return std::bit_cast<float>(matrix::to_f32(element, bits_of(random, kind, 8, 7)).bits);
    case Element::fp8: return std::bit_cast<float>(matrix::to_f32(element, bits_of(random, kind, 4, 3)).bits);
    case Element::bf8: return std::bit_cast<float>(matrix::to_f32(element, bits_of(random, kind, 5, 2)).bits);
    default: return std::bit_cast<float>(bits_of(random, kind, 8, 23));
  }
}

struct Product {
  alignas(64) float a[256], b[256];
  alignas(64) std::uint32_t c[16][16], d[16][16];
  fast::SiliconInput a_input, b_input;
};

Element accumulator(DotResult result) {
  return result == DotResult::f32 ? Element::f32 : result == DotResult::f16 ? Element::f16 : Element::bf16;
}

/// The product as it stands, by the kernels and by the reference.
void compare(const fast::SiliconKernels& kernels, const fast::SiliconRule& rule, Product& at) {
  REQUIRE(kernels.prepare(rule, false, at.a, at.a_input));
  REQUIRE(kernels.prepare(rule, true, at.b, at.b_input));
  const bool done = kernels.multiply(rule, at.a_input, at.b_input, fast::RowPlaces::tile, at.c[0], at.d[0]);
  bool infinite = false;
  for (std::uint32_t row = 0; row < 16; ++row) {
    for (std::uint32_t column = 0; column < 16; ++column) {
      F32 left[16], right[16];
      for (std::uint32_t k = 0; k < 16; ++k) {
        left[k] = fast::number(at.a[k * 16 + row]);
        right[k] = fast::number(at.b[k * 16 + column]);
      }
      matrix::DotInputs in{left, right, 16, rule.a, rule.b};
      in.result = accumulator(rule.result);
      const F32 sum = matrix::silicon_steps(rule.unit, in, F32{at.c[row][column]});
      infinite = infinite || fp::is_infinity(sum) || fp::is_nan(sum);
      CAPTURE(row);
      CAPTURE(column);
      if (done) REQUIRE(at.d[row][column] == sum.bits);
    }
  }
  CHECK(done != infinite);  // an infinite sum stays so
}

void check(const fast::SiliconKernels& kernels, const fast::SiliconRule& rule, Product& at, Random& random) {
  const std::uint32_t a_kind = random.below(kinds), b_kind = random.below(kinds), c_kind = random.below(kinds);
  CAPTURE(a_kind);
  CAPTURE(b_kind);
  CAPTURE(c_kind);
  for (float& x : at.a) x = number(random, a_kind, rule.a);
  for (float& x : at.b) x = number(random, b_kind, rule.b);
  for (auto& row : at.c)
    for (std::uint32_t& x : row) x = std::bit_cast<std::uint32_t>(number(random, c_kind, accumulator(rule.result)));
  compare(kernels, rule, at);
}

/// What decides whether sums stay doubles, and whether they are rounded up or down: the smallest and the largest
/// factors that may, numbers of one bit and of all bits; accumulators about zero, about the unit of a product's grid
/// and about 2^126.
constexpr float edge_factors[] = {1, 1.0078125, 1.9921875, 0x1p-4, 0x1.02p-5, 0x1p-14, 0x1.fep7, 3, 0x1p15};
constexpr float wide_factors[] = {0x1p-40, 0x1.02p-39, 0x1p59, 0x1.fep59, 0x1p60};
constexpr float edge_sums[] = {0,
                               0x1p-149,
                               0x1.fffffcp-127,
                               0x1p-126,
                               0x1p-27,
                               0x1.fffffep-25,
                               0x1p-24,
                               0x1p-23,
                               0x1.000002p-1,
                               1,
                               0x1p1,
                               0x1.000002p2,
                               0x1.fffffep3,
                               0x1p23,
                               0x1.8p24,
                               0x1.fffffep25,
                               0x1p26,
                               0x1p27,
                               0x1p100,
                               0x1.fffffep125,
                               0x1p126};

template <std::size_t count>
float one_of(Random& random, const float (&numbers)[count]) {
  const float number = numbers[random.below(count)];
  return random.below(2) == 0 ? number : -number;
}
/// Factors of edges, in some products wide ones among them; sums of edges, or small integers.
void check_edges(const fast::SiliconKernels& kernels, const fast::SiliconRule& rule, Product& at, Random& random) {
  const bool wide = rule.a == Element::bf16 && random.below(4) == 0, all_sums = random.below(2) == 0;
  for (float& x : at.a) x = wide && random.below(64) == 0 ? one_of(random, wide_factors) : one_of(random, edge_factors);
  for (float& x : at.b) x = one_of(random, edge_factors);
  for (auto& row : at.c) {
    for (std::uint32_t& x : row) {
      const float sum =
          all_sums ? one_of(random, edge_sums) : static_cast<float>(static_cast<int>(random.below(64)) - 31);
      x = std::bit_cast<std::uint32_t>(sum);
      if (rule.result == DotResult::bf16) x &= 0xffff0000u;
    }
  }
  compare(kernels, rule, at);
}

}  // namespace

TEST_CASE("kernels of silicon's steps give the reference's sums at every level of the host") {
  const auto at = std::make_unique<Product>();
  for (const auto isa : fast::host_isas) {
    if (!fast::has_host_isa(isa)) continue;
    CAPTURE(fast::host_isa_name(isa));
    const fast::SiliconKernels& kernels = *fast::matrix_kernels(isa).silicon;
    Random random;
    for (const auto unit : {DotUnit::gfx11, DotUnit::gfx12}) {
      CAPTURE(unit == DotUnit::gfx11);
      for (const auto element : {Element::f16, Element::bf16, Element::fp8, Element::bf8}) {
        CAPTURE(static_cast<int>(element));
        const bool bytes = element_bits(element) == 8;
        if (bytes && unit == DotUnit::gfx11) continue;
        for (const auto result : {DotResult::f32, DotResult::f16, DotResult::bf16}) {
          if (result != DotResult::f32 && accumulator(result) != element) continue;
          CAPTURE(static_cast<int>(result));
          for (int turn = 0; turn < 100; ++turn) check(kernels, {unit, result, element, element}, *at, random);
          if (bytes) check(kernels, {unit, result, Element::fp8, Element::bf8}, *at, random);
        }
      }
    }
  }
}

TEST_CASE("sums that stay doubles between silicon's steps are the reference's, edges first") {
  const auto at = std::make_unique<Product>();
  for (const auto isa : fast::host_isas) {
    if (!fast::has_host_isa(isa)) continue;
    CAPTURE(fast::host_isa_name(isa));
    const fast::SiliconKernels& kernels = *fast::matrix_kernels(isa).silicon;
    Random random;
    for (const auto unit : {DotUnit::gfx11, DotUnit::gfx12}) {
      CAPTURE(unit == DotUnit::gfx11);
      const fast::SiliconRule rules[] = {{unit, DotResult::f32, Element::f16, Element::f16},
                                         {unit, DotResult::f32, Element::bf16, Element::bf16},
                                         {unit, DotResult::bf16, Element::bf16, Element::bf16}};
      for (const fast::SiliconRule& rule : rules) {
        unsigned in_doubles = 0;
        for (int turn = 0; turn < 100; ++turn) {
          check_edges(kernels, rule, *at, random);
          in_doubles += fast::in_range_of_doubles(unit, at->a_input, at->b_input) ? 1 : 0;
        }
        CHECK(in_doubles >= 50);
      }
    }
  }
}

TEST_CASE("kernels of silicon's steps leave the host's rounding as it was") {
  const auto at = std::make_unique<Product>();
  const auto third = [] {
    volatile float one = 1, three = 3, minus = -1;
    return std::pair<float, float>(one / three, minus / three);
  };
  const auto before = third();
  for (const auto isa : fast::host_isas) {
    if (!fast::has_host_isa(isa)) continue;
    Random random;
    for (const auto unit : {DotUnit::gfx11, DotUnit::gfx12})
      check_edges(*fast::matrix_kernels(isa).silicon, {unit, DotResult::f32, Element::f16, Element::f16}, *at, random);
    CHECK(third() == before);
  }
}
