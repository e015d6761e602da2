// Handlers of f16 operations (OperationShape::f16) against the reference's functions, lane by lane: every pair of edge
// values, f32 at and beside each tie between two f16, sums near such ties, registers whose upper halves hold anything.
// Rows without NaNs stay with the handlers; with one they go to the reference. CMakeLists.txt runs this at each level
// of host vectors.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "lockstep/fast/program/control.hpp"
#include "lockstep/fast/program/handler_table.hpp"
#include "lockstep/fast/program/source_places.hpp"
#include "random_code.hpp"

namespace {

using namespace fast_test;
using namespace lockstep::fast;

constexpr std::uint32_t lanes = State::lanes;
constexpr std::uint16_t edges[] = {0,      0x8000, 1,      0x8001, 0x03ff, 0x0400, 0x0401, 0x3bff,
                                   0x3c00, 0x3c01, 0xbc00, 0x6400, 0x67ff, 0x7bff, 0xfbff, 0x7c00,
                                   0xfc00, 0x1400, 0x0200, 0x8400, 0x2e66, 0x7800, 0x4248, 0xc000};
constexpr std::uint16_t nans[] = {0x7c01, 0x7e00, 0xfdff, 0xffff};

/// One operation of the fast engine's table in waves of this test's size.
class Row {
 public:
  explicit Row(std::size_t opcode) : entry_(kernels().operations[opcode]), wave_(std::make_unique<State>()) {
    wave_->set_exec(~std::uint64_t{0});
    context_.wave = wave_.get();
  }
  const OperationShape& shape() const { return entry_.shape; }

  /// Of V_FMA_MIX.
  std::uint32_t op_sel = 0, op_sel_hi = 0, neg = 0, neg_hi = 0;

  /// Lanes of up to three sources; those that are floats of 32 bits take them whole.
  void check(const std::function<std::uint32_t(std::uint32_t source, std::uint32_t lane)>& value) {
    for (std::uint32_t source = 0; source < 3; ++source)
      for (std::uint32_t lane = 0; lane < lanes; ++lane) wave_->v[4 * source][lane] = value(source, lane);
    std::array<std::uint32_t, 64> expected{};
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      lockstep::LaneInput in;
      in.s0 = wave_->v[0][lane], in.s1 = wave_->v[4][lane];
      in.s2 = shape().s2 != 0 ? wave_->v[8][lane] : 0;
      in.d0 = wave_->v[shape().s2 != 0 ? 12 : 8][lane];
      in.op_sel = op_sel, in.op_sel_hi = op_sel_hi, in.neg = neg, in.neg_hi = neg_hi;
      in.mode = wave_->mode;
      lockstep::LaneOutput out;
      entry_.on_lane(in, out);
      expected[lane] = static_cast<std::uint32_t>(out.d0);
    }
    std::array<MicroOp, 2> ops{};
    ops[0].handler = entry_.on_this_host(lanes);
    ops[0].extra = row_extra(in_place_of_mask(op_sel_hi, neg_hi), Isa::vcc_lo, neg, 0, 0, op_sel, lanes == 32).bits;
    for (const std::size_t slot : {slot_s0, slot_s1, slot_s2})
      ops[0].offset[slot] = vgpr_place(static_cast<std::uint32_t>(4 * (slot - slot_s0))).offset;
    ops[0].offset[slot_d] = vgpr_place(12).offset;
    ops[1].handler = stay;
    ops[0].handler(ops.data(), context_, *wave_, {});
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      if (wave_->v[12][lane] == expected[lane]) continue;
      CAPTURE(wave_->v[0][lane]);
      CAPTURE(wave_->v[4][lane]);
      CAPTURE(wave_->v[8][lane]);
      CHECK(wave_->v[12][lane] == expected[lane]);
    }
  }

 private:
  HandlerEntry entry_;
  std::unique_ptr<State> wave_;
  Context context_;
};

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

/// All operations of that kind, by name.
template <class Visit>
std::size_t each(const std::function<bool(F16Result)>& kind, Visit&& visit) {
  std::size_t count = 0;
  std::set<std::size_t> opcodes;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) opcodes.insert(Isa::form(form).opcode);
  for (const std::size_t opcode : opcodes) {
    if (kernels().operations[opcode].native != Native::row || !kind(kernels().operations[opcode].shape.f16)) continue;
    const std::string name(Isa::info(static_cast<Isa::Opcode>(opcode)).name);
    CAPTURE(name);
    Row row(opcode);
    visit(row);
    ++count;
  }
  return count;
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

TEST_CASE("f32 to f16: at and beside every f16 and every tie; f16 to f32: all") {
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
