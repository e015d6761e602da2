// Handlers of f16 operations (OperationShape::f16) against the reference's functions, lane by lane: every pair of edge
// values, f32 at and beside each tie between two f16, sums near such ties, registers whose upper halves hold anything.
// Rows without NaNs stay with the handlers; with one they go to the reference. CMakeLists.txt runs this at each level
// of host vectors.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <functional>
#include <vector>

#include "f16_row.hpp"
#include "random_code.hpp"

namespace {

using namespace fast_test;
using namespace lockstep::fast;

constexpr std::uint32_t lanes = State::lanes;
constexpr std::uint16_t edges[] = {0,      0x8000, 1,      0x8001, 0x03ff, 0x0400, 0x0401, 0x3bff,
                                   0x3c00, 0x3c01, 0xbc00, 0x6400, 0x67ff, 0x7bff, 0xfbff, 0x7c00,
                                   0xfc00, 0x1400, 0x0200, 0x8400, 0x2e66, 0x7800, 0x4248, 0xc000};
constexpr std::uint16_t nans[] = {0x7c01, 0x7e00, 0xfdff, 0xffff};

using Row = F16Row<Isa, lockstep::fast::SizedWave<Isa, State::wave_size>>;

std::uint16_t finite(Random& random) {
  const auto bits = static_cast<std::uint16_t>(random.next() >> 48);
  return (bits & 0x7c00) == 0x7c00 ? static_cast<std::uint16_t>(bits ^ 0x4000) : bits;
}
std::uint32_t pair_of(std::uint16_t low, std::uint16_t high) { return low | std::uint32_t{high} << 16; }
float as_float(std::uint16_t half) {
  const int exponent = half >> 10 & 31, fraction = half & 0x3ff;
  const double value = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(fraction + 1024, exponent - 25);
  return static_cast<float>((half & 0x8000) != 0 ? -value : value);
}

template <class Visit>
std::size_t each(const std::function<bool(F16Result)>& kind, Visit&& visit) {
  return each_f16<Row>(kernels(), kind, visit);
}

}  // namespace

TEST_CASE("f16 arithmetic: edge values, with NaNs and without, and random numbers") {
  Random random(20261129);
  constexpr std::uint32_t count = sizeof edges / sizeof edges[0];
  const auto kind = [](F16Result of) { return of != F16Result::another && of < F16Result::widened; };
  const std::size_t found = each(kind, [&](Row& row) {
    for (std::uint32_t first = 0; first < count * count; first += lanes) {
      for (const bool nan : {false, true}) {
        row.check([&](std::uint32_t source, std::uint32_t lane) {
          const std::uint32_t pair = (first + lane) % (count * count);
          const std::uint16_t low = edges[source == 0   ? pair / count
                                          : source == 1 ? pair % count
                                                        : random.below(count)];
          if (nan && random.one_in(lanes)) return pair_of(nans[random.below(4)], low);
          if (nan && random.one_in(lanes)) return pair_of(low, nans[random.below(4)]);
          // (Infinities of both signs make NaNs: some rows have none.)
          return pair_of(first % (2 * lanes) == 0 && (low & 0x7fff) == 0x7c00 ? std::uint16_t{0x3555} : low,
                         row.shape().halves_alike || row.shape().f16 == F16Result::pair_multiply_add
                             ? finite(random)
                             : static_cast<std::uint16_t>(random.next() >> 48));
        });
      }
    }
    for (int times = 0; times < 3000; ++times)
      row.check([&](std::uint32_t, std::uint32_t) { return pair_of(finite(random), finite(random)); });
  });
  CHECK(found >= 13);
}

TEST_CASE("f16 multiply-add: sums at ties and a little beside them") {
  Random random(7);
  const std::size_t found =
      each([](F16Result of) { return of == F16Result::multiply_add || of == F16Result::pair_multiply_add; },
           [&](Row& row) {
             for (int times = 0; times < 6000; ++times) {
               row.check([&](std::uint32_t source, std::uint32_t) {
                 // The product's exponent is within some 24 of the addend's; short significands make exact ties.
                 const auto number = [&](int exponent) {
                   const std::uint32_t fraction = random.one_in(2) ? random.below(1024) : 1u << random.below(11) >> 1;
                   return static_cast<std::uint16_t>(random.below(2) << 15 |
                                                     static_cast<std::uint32_t>(exponent) << 10 | fraction);
                 };
                 std::uint16_t halves[2];
                 for (int half = 0; half < 2; ++half) {
                   if (source < 2) {
                     halves[half] = number(5 + static_cast<int>(random.below(18)));
                   } else {
                     halves[half] = number(static_cast<int>(random.below(31)));
                   }
                 }
                 return pair_of(halves[0], halves[1]);
               });
             }
           });
  CHECK(found >= 2);
}

TEST_CASE("f32 to f16: at and beside every f16 and every tie, f16 to f32: all") {
  const auto narrows = [](F16Result of) {
    return of == F16Result::narrowed || of == F16Result::two_narrowed || of == F16Result::two_cut;
  };
  const std::size_t narrowing = each(narrows, [&](Row& row) {
    for (std::uint32_t half = 0; half < 0x7c00; half += lanes / 8) {
      row.check([&](std::uint32_t source, std::uint32_t lane) {
        const auto low = static_cast<std::uint16_t>(half + lane / 8);
        const float at = as_float(low), next = low == 0x7bff ? 65536.0f : as_float(static_cast<std::uint16_t>(low + 1));
        const float tie = at + (next - at) / 2;
        const std::uint32_t around = std::bit_cast<std::uint32_t>((lane & 4) != 0 ? tie : at);
        const std::uint32_t bits = around + (lane & 3) - (around == 0 ? 0 : 1);
        return bits | (source == 1) << 31;
      });
    }
    Random random(3);
    for (int times = 0; times < 2000; ++times) {
      row.check([&](std::uint32_t, std::uint32_t) {
        const std::uint32_t bits = interesting(random);
        return times % 2 == 0 && (bits & 0x7fffffff) > 0x7f800000 ? bits & 0xff800000u : bits;
      });
    }
  });
  CHECK(narrowing >= 2);
  const std::size_t widening =
      each([](F16Result of) { return of == F16Result::widened; },
           [&](Row& row) {
             for (std::uint32_t first = 0; first < 0x10000; first += lanes)
               row.check([&](std::uint32_t, std::uint32_t lane) { return (first + lane) * 0x10001u ^ 0x5a5a0000u; });
           });
  CHECK(widening == 1);
}

TEST_CASE("f16 and f32 mixed: each kind of source, sums beside ties of f16, any old destination") {
  Random random(11);
  const auto mixes = [](F16Result of) { return of >= F16Result::mixed; };
  const std::size_t found = each(mixes, [&](Row& row) {
    for (int times = 0; times < 4096; ++times) {
      row.op_sel = random.below(8), row.op_sel_hi = static_cast<std::uint32_t>(times) % 8, row.neg = random.below(8),
      row.neg_hi = random.below(8);
      row.check([&](std::uint32_t source, std::uint32_t) {
        if (times % 16 == 15) return interesting(random);  // mostly with a NaN somewhere
        if ((row.op_sel_hi >> source & 1) != 0) return pair_of(finite(random), finite(random));
        return random.one_in(4)
                   ? std::bit_cast<std::uint32_t>(as_float(finite(random)))
                   : 0x30000000u + (random.below(0x1e0000) << 8 | random.below(256)) + (random.below(2) << 31);
      });
    }
  });
  CHECK(found == 3);
}
