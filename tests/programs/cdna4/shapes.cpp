// gfx950 gives equal sums in two shapes, which tells its matrix model from others (matrix/mfma/README.md).
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cdna4/device.hpp"

namespace {

using lockstep::MatrixModel;

constexpr std::uint32_t depth = 512;

/// Numbers between -1 and 1, cut to the format.
std::vector<std::uint16_t> numbers(bool half_floats, std::uint32_t side, std::uint64_t state) {
  std::vector<std::uint16_t> values(side * depth);
  for (std::uint16_t& value : values) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const float x = static_cast<float>(static_cast<std::int32_t>(state >> 40) - (1 << 23)) / (1 << 23);
    const auto bits = __builtin_bit_cast(std::uint32_t, x), exponent = bits >> 23 & 255u;
    const std::uint32_t half_float = exponent <= 112 ? 0 : (exponent - 112) << 10 | (bits >> 13 & 1023u);
    value = static_cast<std::uint16_t>(half_floats ? (bits >> 31) << 15 | half_float : bits >> 16);
  }
  return values;
}
double value_of(bool half_floats, std::uint16_t bits) {
  if (!half_floats) return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
  const int field = bits >> 10 & 31, fraction = bits & 1023;
  const double size = field == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, field - 25);
  return bits >> 15 != 0 ? -size : size;
}

struct Sums {
  std::vector<float> small, large;
  std::string model;
};
Sums run(const std::string& kernel, std::vector<std::uint16_t>& a, std::vector<std::uint16_t>& b, std::size_t count,
         lockstep::Engine engine, std::optional<MatrixModel> model) {
  Sums sums{std::vector<float>(count), std::vector<float>(count), ""};
  lockstep::cdna4::Device gpu;
  const lockstep::Code code = gpu.load_file(LOCKSTEP_KERNEL_DIR "/shapes.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  lockstep::LaunchOptions options{.grid = {1}, .block = {64}, .engine = engine, .matrix_model = model};
  options.report_fidelity = true;
  const lockstep::LaunchResult result =
      gpu.launch(code.kernel(kernel), options, gpu.map(a), gpu.map(b), depth, gpu.map(sums.small), gpu.map(sums.large));
  REQUIRE_MESSAGE(result, result.message());
  REQUIRE(result.fidelity.matrix_model.has_value());
  sums.model = lockstep::matrix_model_name(*result.fidelity.matrix_model);
  return sums;
}
std::size_t different(const Sums& sums) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < sums.small.size(); ++i) count += sums.small[i] != sums.large[i] ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("gfx950: sums in instructions of twice as many k's are the same bits, in its own model alone") {
  for (const std::string& kernel :
       {std::string("bf16_16"), std::string("bf16_32"), std::string("f16_16"), std::string("f16_32")}) {
    const bool half_floats = kernel[0] == 'f';
    const std::uint32_t side = kernel.ends_with("16") ? 16 : 32;
    CAPTURE(kernel);
    auto a = numbers(half_floats, side, 3), b = numbers(half_floats, side, 5);
    const std::size_t count = side * side;
    Sums first;
    for (const lockstep::Engine engine : lockstep::all_engines) {
      CAPTURE(lockstep::engine_name(engine));
      const Sums sums = run(kernel, a, b, count, engine, std::nullopt);
      CHECK(sums.model == "cdna3");
      CHECK(different(sums) == 0);
      if (first.small.empty()) first = sums;
      CHECK(sums.small == first.small);
      for (const MatrixModel model : lockstep::all_matrix_models) {
        CAPTURE(lockstep::matrix_model_name(model));
        const std::size_t found = different(run(kernel, a, b, count, engine, model));
        if (model == MatrixModel::cdna3)
          CHECK(found == 0);
        else
          CHECK(found > count / 8);
      }
    }
    // Sums are deep enough to be inexact, and right.
    std::size_t inexact = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t lane = i % 64, item = i / 64, column = lane % side;
      const std::uint32_t row = side == 16 ? lane / 16 * 4 + item : item / 4 * 8 + lane / 32 * 4 + item % 4;
      double sum = 0, size = 0;
      for (std::uint32_t k = 0; k < depth; ++k) {
        const double product = value_of(half_floats, a[row * depth + k]) * value_of(half_floats, b[column * depth + k]);
        sum += product;
        size += std::fabs(product);
      }
      CHECK(std::fabs(first.small[i] - sum) < size * 1e-6);
      inexact += first.small[i] != sum ? 1 : 0;
    }
    CHECK(inexact > count / 2);
  }
}
