// Whole GEMMs with WMMA, double-buffered through LDS, in bf16, fp8 and fp4 with scales, against the host: rounded, and
// as the silicon adds up.
#include <bit>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../unit/matrix/wmma_check.hpp"
#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace wmma_test;

namespace {

constexpr std::uint32_t m = 128, n = 64, k = 256;

/// Rows of k elements, packed, and what they are worth.
struct Rows {
  std::vector<std::uint8_t> bytes, scales;
  std::vector<double> value;
};
/// `spread`: times powers of two up to 2^11, so that f32 does not hold most sums.
Rows random_rows(std::uint32_t rows, Element element, Random& random, bool spread) {
  const std::uint32_t bits = element_bits(element);
  Rows result{std::vector<std::uint8_t>(rows * k * bits / 8), {}, {}};
  for (std::uint32_t i = 0; i < rows * k; ++i) {
    const std::int32_t number = small(random, -3, 3) * (spread ? 1 << small(random, 0, 11) : 1);
    const std::uint32_t code = encode(element, number);
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
      const std::uint32_t at = i * bits + bit;
      result.bytes[at / 8] = static_cast<std::uint8_t>(result.bytes[at / 8] | (code >> bit & 1u) << at % 8);
    }
    if (i % 32 == 0) result.scales.push_back(static_cast<std::uint8_t>(127 + small(random, -2, 2)));
    result.value.push_back(element == Element::fp4 ? std::ldexp(number, result.scales.back() - 127) : number);
  }
  return result;
}

/// A row of A times a column of B: the exact sum rounded once, or as the silicon adds up. The latter is by the model
/// that the reference engine runs, too; tests/silicon/matrix holds the model against recorded results.
float sum_of(const Rows& a, const Rows& b, std::uint32_t i, std::uint32_t j, Element element,
             std::optional<lockstep::MatrixModel> silicon) {
  double sum = 0;
  std::vector<F32> left, right;
  for (std::uint32_t x = 0; x < k; ++x) {
    const double one = a.value[i * k + x], other = b.value[j * k + x];
    sum += one * other;
    left.push_back(F32{std::bit_cast<std::uint32_t>(static_cast<float>(one))});
    right.push_back(F32{std::bit_cast<std::uint32_t>(static_cast<float>(other))});
  }
  if (!silicon) return static_cast<float>(sum);
  return std::bit_cast<float>(
      lockstep::matrix::dot(*silicon, {left.data(), right.data(), k, element, element}, F32{}).bits);
}

void check_gemm(const std::string& target, const std::string& file, Element element, std::uint32_t wave_size,
                std::optional<lockstep::MatrixModel> silicon = std::nullopt) {
  Random random;
  const bool spread = silicon.has_value();
  Rows a = random_rows(m, element, random, spread), b = random_rows(n, element, random, spread);
  std::vector<float> expected;
  std::size_t cut = 0;
  for (std::uint32_t i = 0; i < m; ++i) {
    for (std::uint32_t j = 0; j < n; ++j) {
      expected.push_back(sum_of(a, b, i, j, element, silicon));
      cut += expected.back() != sum_of(a, b, i, j, element, std::nullopt);
    }
  }
  CHECK((cut > 0) == silicon.has_value());
  const auto numerics = silicon ? lockstep::NumericModel::silicon : lockstep::NumericModel::rounded;
  for (const auto& [engine, check] : {std::pair{lockstep::Engine::reference, false},
                                      {lockstep::Engine::fast, false},
                                      {lockstep::Engine::reference, true}}) {
    CAPTURE(file);
    CAPTURE(lockstep::engine_name(engine));
    CAPTURE(check);
    auto device = lockstep::Device::create(target);
    REQUIRE_MESSAGE(device, device.message());
    lockstep::Device& gpu = **device;
    const lockstep::Code code = gpu.load_file(LOCKSTEP_WMMA_KERNELS "/" + file + ".hsaco");
    REQUIRE_MESSAGE(code, code.message());
    std::vector<float> c(m * n, -1.0f);
    std::vector<lockstep::Argument> arguments;
    const auto buffer = [&](auto& values) {
      REQUIRE(gpu.memory().map_host(values.data(), values.size() * sizeof(values[0]), true));
      arguments.push_back(lockstep::make_argument(values.data()));
    };
    buffer(a.bytes);
    buffer(b.bytes);
    buffer(c);
    arguments.push_back(lockstep::make_argument(n));
    arguments.push_back(lockstep::make_argument(k * element_bits(element) / 8));
    buffer(a.scales);
    buffer(b.scales);
    const lockstep::CheckSet checks = check ? lockstep::CheckSet::all() : lockstep::CheckSet{};
    const auto done = gpu.launch_arguments(
        code.kernel("gemm"),
        {.grid = {n / 64, m / 64}, .block = {4 * wave_size}, .engine = engine, .numerics = numerics, .check = checks},
        arguments);
    REQUIRE_MESSAGE(done, done.message());
    for (const lockstep::Finding& finding : done.findings) FAIL_CHECK(finding.message());
    REQUIRE(c == expected);
  }
}

}  // namespace

TEST_CASE("bf16 GEMM by WMMA") {
  check_gemm("gfx1100", "gemm_bf16_gfx1100_w32", Element::bf16, 32);
  check_gemm("gfx1100", "gemm_bf16_gfx1100_w64", Element::bf16, 64);
  check_gemm("gfx1201", "gemm_bf16_gfx1201_w32", Element::bf16, 32);
  check_gemm("gfx1250", "gemm_bf16_gfx1250_w32", Element::bf16, 32);
}
TEST_CASE("bf16 GEMM by WMMA as silicon adds up") {
  check_gemm("gfx1100", "gemm_bf16_gfx1100_w32", Element::bf16, 32, lockstep::MatrixModel::gfx11);
  check_gemm("gfx1100", "gemm_bf16_gfx1100_w64", Element::bf16, 64, lockstep::MatrixModel::gfx11);
  check_gemm("gfx1201", "gemm_bf16_gfx1201_w32", Element::bf16, 32, lockstep::MatrixModel::gfx12);
}
TEST_CASE("fp8 GEMM by WMMA") {
  check_gemm("gfx1201", "gemm_fp8_gfx1201_w32", Element::fp8, 32);
  check_gemm("gfx1250", "gemm_fp8_gfx1250_w32", Element::fp8, 32);
}
TEST_CASE("mxfp4 GEMM by scaled WMMA") { check_gemm("gfx1250", "gemm_fp4_gfx1250_w32", Element::fp4, 32); }
TEST_CASE("GEMMs fed by the tensor data mover") {
  check_gemm("gfx1250", "gemm_mover_bf16_gfx1250_w32", Element::bf16, 32);
  check_gemm("gfx1250", "gemm_mover_fp8_gfx1250_w32", Element::fp8, 32);
}
