// What becomes of undefined bits in the steps of an operation, and in programs of a few steps.
#include "observe/bit_values.hpp"

#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <memory>
#include <vector>

#include "observe/bit_program.hpp"

using namespace lockstep;

namespace {

constexpr BitRule every_rule[] = {BitRule::any, BitRule::scalar, BitRule::vector};

BitValue defined(std::uint64_t number) {
  BitValue v = BitValue::constant(number);
  v.data = ~std::uint64_t{0};
  return v;
}
/// `number`, but for bits that are undefined.
BitValue partly(std::uint64_t number, std::uint64_t undefined, std::uint64_t data) {
  BitValue v;
  v.taint = 1;
  v.value = number & ~undefined;
  v.undefined = undefined;
  v.data = data & ~undefined;
  return v;
}
BitValue unknown_bit() {
  BitValue v;
  v.unknown = v.data = 1;
  return v;
}
BitValue step(BitRule rule, BitOp op, unsigned width, const BitValue& a, const BitValue& b = {}, const BitValue& c = {},
              std::uint64_t number = 0) {
  const BitNode node{op, static_cast<std::uint8_t>(width), 0, 0, 0, number};
  return BitSteps(rule).step(node, width, width, a, b, c);
}

/// D0 of a program whose S0 is `s0`, S1 `s1`.
BitValue run(BitRule rule, std::initializer_list<BitNode> nodes, const BitValue& s0, const BitValue& s1 = {}) {
  const std::vector<BitNode> all(nodes);
  BitFlow flow;
  flow.first = all.data();
  flow.count = static_cast<std::uint8_t>(all.size());
  flow.outputs[0] = static_cast<std::uint8_t>(all.size() - 1);
  BitProgram program;
  program.build(flow, [](BitFlowBuilder& builder, const BitNode& node) { return builder.add(node); });
  const auto values = std::make_unique<BitProgram::Values>();
  program.run(
      BitSteps(rule), *values, [&](BitInput input) { return input == BitInput::s0 ? s0 : s1; },
      [](const BitValue&) { return BitValue{}; });
  return program.result(*values, BitOutput::d0);
}
constexpr auto s0 = static_cast<std::uint8_t>(BitInput::s0), s1 = static_cast<std::uint8_t>(BitInput::s1);

}  // namespace

TEST_CASE("a choice by what the program does not say") {
  for (const BitRule rule : every_rule) {
    // A byte of data beside an undefined one, or a constant.
    const BitValue v = step(rule, BitOp::select, 16, unknown_bit(), partly(7, 0xff00, 0xff), BitValue::constant(0));
    CHECK(v.undefined == 0xff00);
    CHECK(v.unknown == (rule == BitRule::any ? 7 : 0xff));  // that data is 0 is a matter of this run
    CHECK(v.data == 0xff);
    CHECK(!v.shaped);
    CHECK(!v.dword(0).all_undefined(0xffff));
    // Two constants: which one it is says something.
    const BitValue w = step(rule, BitOp::select, 8, unknown_bit(), BitValue::constant(5), BitValue::constant(4));
    CHECK(w.value == 4);
    CHECK(w.unknown == 1);
    CHECK(w.data == 1);
    CHECK(w.undefined == 0);
    // What both were shaped of, and nothing put to it.
    BitValue bits = partly(0, 7, 0);
    bits.shaped = true;
    const BitValue x = step(rule, BitOp::select, 8, unknown_bit(), bits, bits);
    CHECK(x.undefined == 7);
    CHECK(x.shaped);
    CHECK(!step(rule, BitOp::select, 8, unknown_bit(), bits, partly(0, 8, 0)).shaped);
  }
}

TEST_CASE("a choice by what is undefined") {
  for (const BitRule rule : every_rule) {
    const BitValue v = step(rule, BitOp::select, 8, partly(0, 1, 0), BitValue::constant(5), BitValue::constant(4));
    CHECK(v.undefined == 1);
    CHECK(v.computed == v.undefined);
    CHECK(v.value == 4);
  }
}

TEST_CASE("parts of a result: one that the operation shifted was computed with") {
  const BitValue half = partly(0, 0xffff, 0);
  for (const unsigned by : {0u, 5u, 8u}) {
    CAPTURE(by);
    const std::initializer_list<BitNode> packed{{BitOp::input, 16, s0},
                                                {BitOp::constant, 16, 0, 0, 0, by},
                                                {BitOp::shift_left, 16, 0, 1},
                                                {BitOp::join, 32, 2, 0}};
    const BitValue v = run(BitRule::vector, packed, half);
    CHECK(v.undefined == ((0xffffu << by & 0xffffu) << 16 | 0xffffu));
    CHECK(v.dword(0).any_computed(0xffff0000) == (by == 5));
    CHECK(!v.dword(0).any_computed(0xffff));
  }
  // Bits that an instruction before took out go beside others: that puts together.
  BitValue field = partly(0, 7, 0);
  field.shaped = true;
  const BitValue v = run(BitRule::vector, {{BitOp::input, 16, s0}, {BitOp::input, 16, s1}, {BitOp::join, 32, 0, 1}},
                         field, partly(0, 0xffff, 0));
  CHECK(v.undefined == 0x7ffff);
  CHECK(!v.dword(0).any_computed(~0u));
  // Both of them shifted: the whole is shaped.
  const BitValue both = run(BitRule::vector,
                            {{BitOp::input, 16, s0},
                             {BitOp::constant, 16, 0, 0, 0, 5},
                             {BitOp::shift_left, 16, 0, 1},
                             {BitOp::join, 32, 2, 2}},
                            half);
  CHECK(both.shaped);
}

TEST_CASE("a field of an undefined width depends on it where it holds something") {
  const std::initializer_list<BitNode> field{{BitOp::input, 32, s0},      {BitOp::constant, 32, 0, 0, 0, 1},
                                             {BitOp::input, 5, s1},       {BitOp::shift_left, 32, 1, 2},
                                             {BitOp::subtract, 32, 3, 1}, {BitOp::bit_and, 32, 0, 4}};
  for (const BitRule rule : every_rule) {
    CHECK(run(rule, field, defined(0x55), partly(0, 31, 0)).undefined == 0x55);
    CHECK(run(rule, field, defined(0x55), partly(0, 31, 0)).computed == 0x55);
    CHECK(run(rule, field, defined(0), partly(0, 31, 0)).undefined == 0);
    CHECK(run(rule, field, defined(0x55), defined(3)).undefined == 0);
    CHECK(run(rule, field, partly(0, 0xff, 0), defined(3)).undefined == 7);
  }
}

TEST_CASE("functions that the program does not say: equal nodes are equal values, others are not") {
  const BitValue undefined = partly(0, 0xffff, 0);
  for (const BitRule rule : every_rule)
    for (const BitOp op : {BitOp::bit_xor, BitOp::subtract, BitOp::equal, BitOp::less}) {
      const auto of = [&](std::uint64_t first, std::uint64_t second) {
        return run(rule,
                   {{BitOp::input, 16, s0},
                    {BitOp::mix, 16, 0, 0, 0, first},
                    {BitOp::mix, 16, 0, 0, 0, second},
                    {op, 16, 1, static_cast<std::uint8_t>(first == second ? 1 : 2)}},
                   undefined)
            .undefined;
      };
      CHECK(of(0, 0) == 0);
      CHECK(of(0, 1) != 0);
    }
}
