// Layouts: every element has exactly one place, and the published formulas hold.
#include "lockstep/matrix/layout.hpp"

#include <doctest/doctest.h>

#include <set>
#include <utility>
#include <vector>

using namespace lockstep;

namespace {

struct Shape {
  Element input, output;
  std::uint8_t m, n, k, blocks;
  bool sparse;
};
const std::vector<Shape> shapes = {
    {Element::f32, Element::f32, 32, 32, 1, 2, false},  {Element::f32, Element::f32, 16, 16, 1, 4, false},
    {Element::f32, Element::f32, 4, 4, 1, 16, false},   {Element::f32, Element::f32, 32, 32, 2, 1, false},
    {Element::f16, Element::f32, 32, 32, 4, 2, false},  {Element::bf16, Element::f32, 4, 4, 4, 16, false},
    {Element::f16, Element::f32, 16, 16, 16, 1, false}, {Element::f16, Element::f32, 16, 16, 32, 1, false},
    {Element::f16, Element::f32, 32, 32, 16, 1, false}, {Element::fp8, Element::f32, 16, 16, 32, 1, false},
    {Element::fp8, Element::f32, 32, 32, 64, 1, false}, {Element::fp4, Element::f32, 16, 16, 128, 1, false},
    {Element::fp6, Element::f32, 32, 32, 64, 1, false}, {Element::i8, Element::i32, 16, 16, 64, 1, false},
    {Element::f64, Element::f64, 16, 16, 4, 1, false},  {Element::f64, Element::f64, 4, 4, 4, 4, false},
    {Element::f16, Element::f32, 16, 16, 32, 1, true},  {Element::f16, Element::f32, 32, 32, 32, 1, true},
    {Element::fp8, Element::f32, 16, 16, 64, 1, true},  {Element::fp8, Element::f32, 32, 32, 32, 1, true},
    {Element::fp8, Element::f32, 16, 16, 128, 1, true}, {Element::i8, Element::i32, 32, 32, 64, 1, true},
};

MatrixOp op_of(const Shape& s) { return {s.input, s.input, s.output, s.m, s.n, s.k, s.blocks, s.sparse, false}; }

void check_bijection(const MatrixLayout& layout, std::uint32_t rows, std::uint32_t k, std::uint32_t blocks) {
  CHECK(layout.items * 64u == rows * k * blocks);
  std::set<std::uint32_t> seen;
  for (std::uint16_t lane = 0; lane < 64; ++lane) {
    for (std::uint16_t item = 0; item < layout.items; ++item) {
      const Coordinate at = layout.coordinate({lane, item});
      REQUIRE(at.row < rows);
      REQUIRE(at.k < k);
      REQUIRE(at.block < blocks);
      REQUIRE(layout.place(at) == Place{lane, item});
      seen.insert((at.block * rows + at.row) * k + at.k);
    }
  }
  CHECK(seen.size() == rows * k * blocks);
}

}  // namespace

TEST_CASE("every element of every operand has exactly one place") {
  for (const Shape& s : shapes) {
    CAPTURE(static_cast<int>(s.m));
    CAPTURE(static_cast<int>(s.k));
    CAPTURE(s.sparse);
    const MatrixOp op = op_of(s);
    check_bijection(a_layout(op, s.input), s.m, s.sparse ? s.k / 2u : s.k, s.blocks);
    check_bijection(b_layout(op, s.input), s.n, s.k, s.blocks);
    check_bijection(output_layout(op), s.m, s.n, s.blocks);
  }
}

TEST_CASE("results: the rows and columns that compiled kernels expect") {
  for (std::uint16_t lane = 0; lane < 64; ++lane) {
    for (std::uint16_t r = 0; r < 16; ++r) {
      const Coordinate at =
          output_layout(op_of({Element::f16, Element::f32, 32, 32, 8, 1, false})).coordinate({lane, r});
      CHECK(at.row == 8 * (r / 4) + 4 * (lane / 32) + r % 4);
      CHECK(at.k == lane % 32);
    }
    for (std::uint16_t r = 0; r < 4; ++r) {
      const Coordinate f32 =
          output_layout(op_of({Element::f16, Element::f32, 16, 16, 16, 1, false})).coordinate({lane, r});
      CHECK(f32.row == 4 * (lane / 16) + r);
      CHECK(f32.k == lane % 16);
      const Coordinate f64 =
          output_layout(op_of({Element::f64, Element::f64, 16, 16, 4, 1, false})).coordinate({lane, r});
      CHECK(f64.row == 4 * r + lane / 16);
      const Coordinate blocks =
          output_layout(op_of({Element::f32, Element::f32, 4, 4, 1, 16, false})).coordinate({lane, r});
      CHECK(blocks == Coordinate{r, static_cast<std::uint16_t>(lane % 4), static_cast<std::uint16_t>(lane / 4)});
    }
    // As gfx90a was measured to (mfma/README.md): blocks run between columns and rows, as they do in A and B.
    const Coordinate small =
        output_layout(op_of({Element::f64, Element::f64, 4, 4, 4, 4, false})).coordinate({lane, 0});
    CHECK(small == Coordinate{static_cast<std::uint16_t>(lane / 16), static_cast<std::uint16_t>(lane % 4),
                              static_cast<std::uint16_t>(lane / 4 % 4)});
  }
}

TEST_CASE("inputs: runs of at most 16 bytes a lane, fp4 and fp6 runs of 32 elements") {
  const auto k_of = [](Element element, std::uint8_t m, std::uint8_t k, std::uint16_t lane, std::uint16_t item) {
    const MatrixOp op = op_of({element, Element::f32, m, m, k, 1, false});
    return a_layout(op, element).coordinate({lane, item}).k;
  };
  for (std::uint16_t item = 0; item < 32; ++item) {
    CHECK(k_of(Element::fp8, 32, 64, 0, item) == item / 16 * 32 + item % 16);
    CHECK(k_of(Element::fp8, 32, 64, 32, item) == item / 16 * 32 + item % 16 + 16);
    CHECK(k_of(Element::fp8, 16, 128, 48, item) == item / 16 * 64 + item % 16 + 48);
    CHECK(k_of(Element::fp4, 32, 64, 32, item) == 32 + item);
    CHECK(k_of(Element::fp6, 16, 128, 16, item) == 32 + item);
  }
  for (std::uint16_t item = 0; item < 8; ++item) {
    CHECK(k_of(Element::f16, 16, 32, 33, item) == 16 + item);
    CHECK(k_of(Element::fp8, 32, 16, 63, item) == 8 + item);
  }
}
