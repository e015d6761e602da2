// Every WMMA and SWMMAC operation against products computed on the host: see wmma_check.hpp. And what is special.
#include "wmma_check.hpp"

using namespace lockstep;
using namespace wmma_test;

namespace {

template <std::uint16_t size>
void check_all(MatrixFamily family) {
  Random random;
  for (const Case& test : cases(family)) {
    CAPTURE(static_cast<int>(test.a));
    CAPTURE(static_cast<int>(test.b));
    CAPTURE(static_cast<int>(test.op.c));
    CAPTURE(static_cast<int>(test.op.k));
    CAPTURE(test.op.sparse);
    CAPTURE(static_cast<int>(test.op.scale_block));
    for (int turn = 0; turn < 3; ++turn) {
      check<size>(test, random, false, [](auto& wave, const MatrixOp& op, const Operands& operands) {
        REQUIRE_FALSE(matrix::wmma::execute(wave, op, operands, MatrixModel::sequential_fma));
      });
    }
  }
}

}  // namespace

TEST_CASE("RDNA3: every WMMA in waves of 32 and 64") {
  check_all<32>(MatrixFamily::gfx11);
  check_all<64>(MatrixFamily::gfx11);
}
TEST_CASE("RDNA4: every WMMA and SWMMAC in waves of 32 and 64") {
  check_all<32>(MatrixFamily::gfx12);
  check_all<64>(MatrixFamily::gfx12);
}
TEST_CASE("CDNA5: every WMMA and SWMMAC") { check_all<32>(MatrixFamily::gfx1250); }

TEST_CASE("every row of the table: places and coordinates answer each other") {
  for (const auto& row : matrix::wmma::layout_rows) {
    const MatrixLayout layout = matrix::wmma::layout_of(row.family, row.use, row.bits, row.depth, row.wave, 16);
    REQUIRE(layout.lanes != 0);
    CHECK(layout.lanes * layout.items == 16 * row.depth);
    for (std::uint16_t lane = 0; lane < layout.lanes; ++lane) {
      for (std::uint16_t item = 0; item < layout.items; ++item)
        REQUIRE(layout.place(layout.coordinate({lane, item})) == Place{lane, item});
    }
  }
}

TEST_CASE("RDNA3: the halves of a wave use their own copies of A and B") {
  const MatrixOp op = dense(MatrixFamily::gfx11, Element::bf16, Element::bf16, Element::f32, 16);
  auto wave = std::make_unique<WaveOf<32>>();
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    wave->v[a_at][lane] = lane < 16 ? 0x3f80 : 0x4000;  // A[row][0] = 1, or 2
    wave->v[b_at][lane] = lane < 16 ? 0x3f80 : 0x4040;  // B[0][column] = 1, or 3
  }
  const Operands operands{.a = a_at, .b = b_at, .d = d_at, .c = c_at, .a_format = op.a, .b_format = op.b};
  REQUIRE_FALSE(matrix::wmma::execute(*wave, op, operands, MatrixModel::sequential_fma));
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    CHECK(wave->v[d_at + 3][lane] == std::bit_cast<std::uint32_t>(lane < 16 ? 1.0f : 6.0f));
}

TEST_CASE("integers wrap, or saturate with CLAMP") {
  for (const bool clamp : {false, true}) {
    const MatrixOp op = dense(MatrixFamily::gfx12, Element::iu8, Element::iu8, Element::i32, 16);
    auto wave = std::make_unique<WaveOf<32>>();
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      wave->v[a_at][lane] = wave->v[b_at][lane] = 0xff;
      for (std::uint32_t r = 0; r < 8; ++r) wave->v[c_at + r][lane] = 0x7fffffff;
    }
    Operands operands{.a = a_at, .b = b_at, .d = d_at, .c = c_at, .a_format = op.a, .b_format = op.b, .clamp = clamp};
    REQUIRE_FALSE(matrix::wmma::execute(*wave, op, operands, MatrixModel::sequential_fma));
    CHECK(wave->v[d_at][0] == (clamp ? 0x7fffffffu : 0x7fffffffu + 2 * 255 * 255));  // K = 0 and K = 8
    operands.neg = 1;                                                                // A is -1
    REQUIRE_FALSE(matrix::wmma::execute(*wave, op, operands, MatrixModel::sequential_fma));
    CHECK(wave->v[d_at][0] == 0x7fffffffu - 2 * 255);
  }
}

TEST_CASE("CDNA5: FP16_OVFL makes integers and 16-bit floats saturate") {
  for (const bool ovfl : {false, true}) {
    auto wave = std::make_unique<WaveOf<32>>();
    if (ovfl) wave->mode = Mode(1u << 23);
    const MatrixOp op = dense(MatrixFamily::gfx1250, Element::f16, Element::f16, Element::f16, 32);
    wave->v[a_at][0] = wave->v[b_at][0] = 0x7bff;  // 65504 squared
    wave->v[a_at][1] = 0x7c00;                     // row 1: infinity
    const Operands operands{.a = a_at, .b = b_at, .d = d_at, .c = c_at, .a_format = op.a, .b_format = op.b};
    REQUIRE_FALSE(matrix::wmma::execute(*wave, op, operands, MatrixModel::sequential_fma));
    CHECK((wave->v[d_at][0] & 0xffffu) == (ovfl ? 0x7bffu : 0x7c00u));
    CHECK((wave->v[d_at][0] >> 16) == 0x7c00u);
  }
}

TEST_CASE("an inline constant as C is of C's format") {
  for (const auto& [element, expected] : {std::pair{Element::f32, 0x3f800000u}, std::pair{Element::f16, 0x3c003c00u},
                                          std::pair{Element::bf16, 0x3f803f80u}}) {
    const Element input = element == Element::bf16 ? Element::bf16 : Element::f16;
    const MatrixOp op = dense(MatrixFamily::gfx12, input, input, element, 16);
    auto wave = std::make_unique<WaveOf<32>>();
    const Operands operands{.a = a_at,
                            .b = b_at,
                            .d = d_at,
                            .c_is_constant = true,
                            .c_selector = 242,
                            .a_format = input,
                            .b_format = input};
    REQUIRE_FALSE(matrix::wmma::execute(*wave, op, operands, MatrixModel::sequential_fma));
    CHECK(wave->v[d_at][5] == expected);
  }
}

TEST_CASE("scales: NaN, zero, denormals, fractions, the formats' table") {
  using matrix::scale_value;
  const auto value = [](ScaleFormat format, std::uint32_t byte) {
    const matrix::Scale scale = scale_value(format, byte);
    REQUIRE_FALSE(scale.nan);
    return std::ldexp(static_cast<double>(scale.significand), scale.exponent);
  };
  CHECK(value(ScaleFormat::e8m0, 0) == std::ldexp(1.0, -127));
  CHECK(value(ScaleFormat::e8m0, 254) == std::ldexp(1.0, 127));
  CHECK(value(ScaleFormat::e5m3, 0xfe) == 114688);
  CHECK(value(ScaleFormat::e5m3, 8) == std::ldexp(1.0, -14));
  CHECK(value(ScaleFormat::e5m3, 1) == std::ldexp(1.0, -17));
  CHECK(value(ScaleFormat::e4m3, 0x7e) == 448);
  CHECK(value(ScaleFormat::e4m3, 7) == std::ldexp(0.875, -6));
  CHECK(value(ScaleFormat::e4m3, 0) == 0);
  CHECK(scale_value(ScaleFormat::e8m0, 255).nan);
  CHECK(scale_value(ScaleFormat::e5m3, 255).nan);
  CHECK(scale_value(ScaleFormat::e4m3, 127).nan);

  MatrixOp op = dense(MatrixFamily::gfx1250, Element::selected, Element::selected, Element::f32, 128);
  op.scale_block = 32;
  auto wave = std::make_unique<WaveOf<32>>();
  wave->v[a_at][0] = wave->v[b_at][0] = 2;  // row 0, K = 0 and column 0: fp4 1.0
  wave->s[4] = 0xabcd0000u | 9 * 8 | 4;     // e4m3: 2^2 * 1.5
  Operands operands{.a = a_at, .b = b_at, .d = d_at, .c = c_at, .a_format = Element::fp4, .b_format = Element::fp4};
  operands.scale[0] = operands.scale[1] = {4, false, ScaleFormat::e4m3};
  const auto run = [&] { return matrix::wmma::execute(*wave, op, operands, MatrixModel::sequential_fma); };
  REQUIRE_FALSE(run());
  CHECK(wave->v[d_at][0] == std::bit_cast<std::uint32_t>(36.0f));
  operands.scale[0] = operands.scale[1] = {128, false, ScaleFormat::e8m0};  // the inline constant 0: 1.0
  REQUIRE_FALSE(run());
  CHECK(wave->v[d_at][0] == std::bit_cast<std::uint32_t>(1.0f));
  operands.scale[0].selector = operands.scale[1].selector = 248;  // 1 / (2 * pi): lowest byte 0x83 of f32, 0x82 of f64
  REQUIRE_FALSE(run());
  CHECK(wave->v[d_at][0] == std::bit_cast<std::uint32_t>(256.0f));  // 2^4 * 2^4
  op.scale_block = 16;
  REQUIRE_FALSE(run());
  CHECK(wave->v[d_at][0] == std::bit_cast<std::uint32_t>(64.0f));  // 2^3 * 2^3
  operands.scale[0].format = ScaleFormat::e5m3;
  CHECK(run().kind == FaultKind::illegal_operand);  // E5M3 with E8M0
  operands.scale[0].format = operands.scale[1].format = ScaleFormat::reserved;
  CHECK(run().kind == FaultKind::illegal_operand);
}

TEST_CASE("modifiers that say nothing, and registers that are not there, fault") {
  auto wave = std::make_unique<WaveOf<32>>();
  const MatrixOp integer = dense(MatrixFamily::gfx11, Element::iu8, Element::iu8, Element::i32, 16);
  Operands operands{.a = a_at, .b = b_at, .d = d_at, .c = c_at, .a_format = integer.a, .b_format = integer.b, .neg = 4};
  CHECK(matrix::wmma::execute(*wave, integer, operands, MatrixModel::exact).kind == FaultKind::illegal_operand);
  operands.neg = 0;
  operands.d = 249;
  CHECK(matrix::wmma::execute(*wave, integer, operands, MatrixModel::exact).kind == FaultKind::register_out_of_range);
  const MatrixOp sparse_op = sparse(MatrixFamily::gfx1250, Element::f16, Element::f16, Element::f32, 64);
  operands.d = d_at;
  operands.a_format = operands.b_format = Element::f16;
  operands.op_sel = 1;
  CHECK(matrix::wmma::execute(*wave, sparse_op, operands, MatrixModel::exact).kind == FaultKind::illegal_operand);
}
