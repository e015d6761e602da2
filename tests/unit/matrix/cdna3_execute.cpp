// Whole matrix instructions as CDNA3 executes them: its model by default, xf32, FNUZ elements, MODE.FP16_OVFL. Where
// elements stand is written here from AMD's matrix instruction calculator.
#include <doctest/doctest.h>

#include <bit>
#include <memory>

#include "cdna3/matrix_ops.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/matrix/execute.hpp"
#include "lockstep/state/wave.hpp"

using namespace lockstep;
namespace ops = lockstep::cdna3::matrix_ops;

namespace {

using Cdna3Wave = Wave<cdna3::Isa>;
using Cdna4Wave = Wave<cdna4::Isa>;

constexpr Mode fp16_ovfl(0x8003f0), flushing(0x300);

/// Any MFMA with these operands: D v[0:..], A v[4:..], B v[6:..], C v[8:..].
cdna3::Instruction instruction() {
  constexpr std::uint32_t words[] = {0xd3cd0000, 0x04220d04};
  return cdna3::decode(words).instruction;
}

std::uint32_t f32(float x) { return std::bit_cast<std::uint32_t>(x); }
int small(std::uint32_t a, std::uint32_t b, std::uint32_t c = 0) {
  return static_cast<int>((a * 7 + b * 13 + c * 29) % 7) - 3;
}

/// xf32: lane l holds row (column) l % size, k = 2 (l / size) and one more.
void check_xf32(const MatrixOp& op, std::uint32_t size) {
  auto wave = std::make_unique<Cdna3Wave>();
  const std::uint32_t depth = 128 / size;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 2; ++e) {
      const std::uint32_t k = lane / size * 2 + e, line = lane % size;
      wave->v[4 + e][lane] = f32(static_cast<float>(small(line, k))) | (lane * 77 & 0x1fff);  // dropped
      wave->v[6 + e][lane] = f32(static_cast<float>(small(k, line, 1))) | (lane * 99 & 0x1fff);
    }
    for (std::uint32_t r = 0; r < size * size / 64; ++r) wave->v[8 + r][lane] = f32(static_cast<float>(r * 64 + lane));
  }
  wave->set_exec(0);
  wave->mode = flushing;
  REQUIRE_FALSE(execute_matrix(*wave, instruction(), op));
  for (std::uint32_t i = 0; i < size; ++i) {
    for (std::uint32_t j = 0; j < size; ++j) {
      const std::uint32_t lane = i / 4 * size % 64 + j, item = i / (256 / size) * 4 + i % 4;
      auto expected = static_cast<float>(item * 64 + lane);
      for (std::uint32_t k = 0; k < depth; ++k) expected += static_cast<float>(small(i, k) * small(k, j, 1));
      CAPTURE(i);
      CAPTURE(j);
      REQUIRE(wave->v[item][lane] == f32(expected));
    }
  }
}

/// Row 0 of A and column 0 of B are the paper's check vector, C is 2^23: element (0, 0) of D.
template <class W>
float check_vector() {
  auto wave = std::make_unique<W>();
  constexpr std::uint32_t a[] = {0xf000, 0xb800, 0xb400, 0xb000};  // f16: -2^13, -1/2, -1/4, -1/8
  constexpr std::uint32_t b[] = {0x6400, 0x3c00, 0x3c00, 0x3c00};  // 2^10, 1, 1, 1
  for (std::uint32_t r = 0; r < 2; ++r) {
    wave->v[4 + r][0] = a[2 * r] | a[2 * r + 1] << 16;
    wave->v[6 + r][0] = b[2 * r] | b[2 * r + 1] << 16;
  }
  wave->v[8][0] = f32(8388608.0f);
  REQUIRE_FALSE(execute_matrix(*wave, instruction(), ops::v_mfma_f32_16x16x16_f16));
  return std::bit_cast<float>(wave->v[0][0]);
}

/// All lanes hold `a`, `b`, `c`: D is the same everywhere.
template <class W>
std::uint32_t uniform(const MatrixOp& op, std::uint32_t a, std::uint32_t b, std::uint32_t c, Mode mode) {
  auto wave = std::make_unique<W>();
  wave->mode = mode;
  for (std::uint32_t r = 0; r < 2; ++r) {
    wave->v[4 + r].fill(a);
    wave->v[6 + r].fill(b);
  }
  for (std::uint32_t r = 8; r < 24; ++r) wave->v[r].fill(c);
  REQUIRE_FALSE(execute_matrix(*wave, instruction(), op));
  return wave->v[0][17];
}

}  // namespace

TEST_CASE("CDNA3: xf32 matrices drop 13 bits, and stand where AMD's calculator says") {
  check_xf32(ops::v_mfma_f32_16x16x8_xf32, 16);
  check_xf32(ops::v_mfma_f32_32x32x4_xf32, 32);
}

TEST_CASE("CDNA3: xf32 keeps denormals where MODE flushes those of f32") {
  const std::uint32_t denormal = 0x00400000, scale = f32(0x1p20f);
  const auto run = [&](const MatrixOp& op, Mode mode) { return uniform<Cdna3Wave>(op, denormal, scale, 0, mode); };
  CHECK(run(ops::v_mfma_f32_16x16x8_xf32, flushing) == f32(0x1p-104f));
  CHECK(run(ops::v_mfma_f32_16x16x4_f32, Mode()) == f32(0x1p-105f));
  CHECK(run(ops::v_mfma_f32_16x16x4_f32, flushing) == 0);
}

TEST_CASE("an ISA's own matrix model is the default") {
  CHECK(check_vector<Cdna3Wave>() == -0.5f);
  CHECK(check_vector<Cdna4Wave>() == -0.5f);
}

TEST_CASE("CDNA3: elements of 8-bit matrices are FNUZ") {
  // 32 products; the code 0x40 is 1 in FNUZ, 2 in OCP; 0x80 is NaN, and -0 in OCP.
  const auto run = [](std::uint32_t a, std::uint32_t b) {
    return uniform<Cdna3Wave>(ops::v_mfma_f32_16x16x32_fp8_bf8, a * 0x01010101u, b * 0x01010101u, f32(0.5f), Mode());
  };
  CHECK(run(0x40, 0x40) == f32(32.5f));
  CHECK(run(0x41, 0xc1) == f32(-44.5f));       // 1.125 * -1.25
  CHECK(run(0x7f, 0x01) == f32(0.55859375f));  // 240 * 2^-17
  CHECK(run(0x00, 0x7f) == f32(0.5f));
  CHECK(run(0x80, 0x00) == 0xffc00000);
  CHECK(run(0x40, 0x80) == 0xffc00000);
  const MatrixOp ocp{.a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 32};
  CHECK(uniform<Cdna3Wave>(ocp, 0x40404040, 0x40404040, 0, Mode()) == f32(128.0f));
}

TEST_CASE(
    "CDNA3: with FP16_OVFL sums of integers saturate once, sums of floats stay finite, f64 and CDNA4 do not care") {
  constexpr std::uint32_t most = 0x7fffffff, least = 0x80000000;
  const auto& i8 = ops::v_mfma_i32_16x16x32_i8;
  const std::uint32_t ones = 0x01010101, minus_ones = 0xffffffff;
  CHECK(uniform<Cdna3Wave>(i8, ones, ones, most, fp16_ovfl) == most);
  CHECK(uniform<Cdna3Wave>(i8, ones, minus_ones, least + 31, fp16_ovfl) == least);
  CHECK(uniform<Cdna3Wave>(i8, ones, minus_ones, least + 32, fp16_ovfl) == least);
  CHECK(uniform<Cdna3Wave>(i8, ones, minus_ones, least + 33, fp16_ovfl) == least + 1);
  CHECK(uniform<Cdna3Wave>(i8, ones, 0xff01ff01, most, fp16_ovfl) == most);  // the sum as a whole: most + 0
  CHECK(uniform<Cdna3Wave>(i8, ones, ones, most, Mode()) == least + 31);
  CHECK(uniform<Cdna4Wave>(i8, ones, ones, most, fp16_ovfl) == least + 31);

  const auto& bf16 = ops::v_mfma_f32_16x16x16_bf16;
  const std::uint32_t huge = 0x7f007f00, one = 0x3f803f80;  // 2^127, 1
  CHECK(uniform<Cdna3Wave>(bf16, huge, one, 0, Mode()) == 0x7f800000);
  CHECK(uniform<Cdna3Wave>(bf16, huge, one, 0, fp16_ovfl) == 0x7f7fffff);
  CHECK(uniform<Cdna3Wave>(bf16, huge | 0x80008000, one, 0, fp16_ovfl) == 0xff7fffff);
  CHECK(uniform<Cdna3Wave>(bf16, huge, one, 0xff800000, fp16_ovfl) == 0xff800000);
  CHECK(uniform<Cdna4Wave>(bf16, huge, one, 0, fp16_ovfl) == 0x7f800000);
  CHECK(uniform<Cdna3Wave>(ops::v_mfma_f32_16x16x4_f32, f32(0x1p127f), f32(1), 0, fp16_ovfl) == 0x7f7fffff);

  auto wave = std::make_unique<Cdna3Wave>();
  wave->mode = fp16_ovfl;
  for (const std::uint32_t high : {5u, 7u}) wave->v[high].fill(0x7fe00000);  // 2^1023
  REQUIRE_FALSE(execute_matrix(*wave, instruction(), ops::v_mfma_f64_16x16x4_f64));
  CHECK((wave->v[0][3] == 0 && wave->v[1][3] == 0x7ff00000));
}

TEST_CASE("CDNA3: sparse 8-bit matrices are FNUZ") {
  // 32 stored elements of 1 in A, -2 all over B (v[6:9]); v8 is also the index, D is zero before.
  CHECK(uniform<Cdna3Wave>(ops::v_smfmac_f32_16x16x64_fp8_fp8, 0x40404040, 0xc8c8c8c8, 0xc8c8c8c8, Mode()) ==
        f32(-64.0f));
}
