// The summation models on the check vector of arXiv:2511.10909, table 8, and on edge values.
#include "lockstep/matrix/model.hpp"

#include <doctest/doctest.h>

#include <array>
#include <bit>

using namespace lockstep;

namespace {

constexpr F32 f32(float x) { return F32{std::bit_cast<std::uint32_t>(x)}; }

constexpr std::array<F32, 4> check_a = {f32(-8192.0f), f32(-0.5f), f32(-0.25f), f32(-0.125f)};
constexpr std::array<F32, 4> check_b = {f32(1024.0f), f32(1.0f), f32(1.0f), f32(1.0f)};

constexpr F32 check(MatrixModel model, Element format, bool bf16_pairs = false) {
  const matrix::DotInputs in{check_a.data(), check_b.data(), 4, format, format, bf16_pairs};
  return matrix::dot(model, in, f32(8388608.0f));
}

constexpr F64 check_f64() {
  F64 sum{std::bit_cast<std::uint64_t>(8388608.0)};
  for (unsigned k = 0; k < 4; ++k) {
    sum = fp::fma(F64{std::bit_cast<std::uint64_t>(static_cast<double>(std::bit_cast<float>(check_a[k].bits)))},
                  F64{std::bit_cast<std::uint64_t>(static_cast<double>(std::bit_cast<float>(check_b[k].bits)))}, sum,
                  DefaultMode{});
  }
  return sum;
}

template <std::size_t N>
constexpr F32 sum(MatrixModel model, Element format, const std::array<float, N>& a, const std::array<float, N>& b,
                  float c) {
  std::array<F32, N> x{}, y{};
  for (std::size_t i = 0; i < N; ++i) {
    x[i] = f32(a[i]);
    y[i] = f32(b[i]);
  }
  return matrix::dot(model, {x.data(), y.data(), N, format, format}, f32(c));
}

}  // namespace

// The nine rows of the published table.
static_assert(check_f64().bits == std::bit_cast<std::uint64_t>(-0.875));
static_assert(check(MatrixModel::cdna1, Element::bf16) == f32(-0.875f));
static_assert(check(MatrixModel::cdna1, Element::f16) == f32(-0.875f));
static_assert(check(MatrixModel::cdna2, Element::bf16, true) == f32(-0.375f));
static_assert(check(MatrixModel::cdna2, Element::bf16) == f32(0.0f));
static_assert(check(MatrixModel::cdna2, Element::f16) == f32(0.0f));
static_assert(check(MatrixModel::cdna3, Element::f16) == f32(-0.5f));
static_assert(check(MatrixModel::cdna3, Element::bf16) == f32(-0.5f));
static_assert(check(MatrixModel::cdna3, Element::bf8) == f32(-1.0f));
// This project's own models.
static_assert(check(MatrixModel::sequential_fma, Element::f16) == f32(-0.875f));
static_assert(check(MatrixModel::exact, Element::f16) == f32(-0.875f));

TEST_CASE("infinities and NaNs decide before rounding does, in every model") {
  constexpr float inf = __builtin_inff(), nan = __builtin_nanf("");
  for (const MatrixModel model :
       {MatrixModel::sequential_fma, MatrixModel::exact, MatrixModel::cdna1, MatrixModel::cdna2, MatrixModel::cdna3}) {
    CAPTURE(matrix_model_name(model));
    CHECK(sum<4>(model, Element::f16, {inf, 1, 1, 1}, {1, 1, 1, 1}, 0).bits == 0x7f800000);
    CHECK(sum<4>(model, Element::f16, {inf, 1, 1, 1}, {-1, 1, 1, 1}, 0).bits == 0xff800000);
    CHECK(fp::is_nan(sum<4>(model, Element::f16, {inf, 1, 1, 1}, {0, 1, 1, 1}, 0)));
    CHECK(fp::is_nan(sum<4>(model, Element::f16, {inf, -inf, 1, 1}, {1, 1, 1, 1}, 0)));
    CHECK(fp::is_nan(sum<4>(model, Element::f16, {1, 1, nan, 1}, {1, 1, 1, 1}, 0)));
    CHECK(fp::is_nan(sum<4>(model, Element::f16, {1, 1, 1, 1}, {1, 1, 1, 1}, nan)));
    CHECK(sum<4>(model, Element::f16, {1, 1, 1, 1}, {1, 1, 1, 1}, -inf).bits == 0xff800000);
  }
}

TEST_CASE("denormals: kept, except in the CDNA2 model") {
  const float tiny = 0x1p-24f;  // the smallest denormal f16
  CHECK(sum<1>(MatrixModel::sequential_fma, Element::f16, {tiny}, {1}, 0) == f32(tiny));
  CHECK(sum<1>(MatrixModel::cdna1, Element::f16, {tiny}, {1}, 0) == f32(tiny));
  CHECK(sum<1>(MatrixModel::cdna3, Element::f16, {tiny}, {1}, 0) == f32(tiny));
  CHECK(sum<1>(MatrixModel::cdna2, Element::f16, {tiny}, {1}, 0) == f32(0));
  CHECK(sum<1>(MatrixModel::cdna2, Element::bf16, {tiny}, {1}, 0) == f32(tiny));
  CHECK(sum<1>(MatrixModel::cdna2, Element::f16, {1}, {1}, 0x1p-130f) == f32(1));
}

TEST_CASE("the order of the chain shows, and one rounding does not have one") {
  const std::array<float, 4> ones = {1, 1, 1, 1};
  CHECK(sum<4>(MatrixModel::sequential_fma, Element::f32, {1, 1, 1, 1}, ones, 16777216.0f) == f32(16777216.0f));
  CHECK(sum<4>(MatrixModel::exact, Element::f16, {1, 1, 1, 1}, ones, 16777216.0f) == f32(16777220.0f));
  CHECK(sum<4>(MatrixModel::sequential_fma, Element::f32, {-0.0f, -0.0f, -0.0f, -0.0f}, ones, -0.0f).bits ==
        0x80000000);
  CHECK(sum<4>(MatrixModel::exact, Element::f16, {-0.0f, -0.0f, -0.0f, -0.0f}, ones, -0.0f).bits == 0x80000000);
  CHECK(sum<4>(MatrixModel::exact, Element::f16, {1, -1, 0, 0}, ones, -0.0f).bits == 0);
}
