// Whole GEMMs with WMMA, double-buffered through LDS, in bf16, fp8 and fp4 with scales, against the host.
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "../../unit/matrix/wmma_check.hpp"
#include "lockstep/device.hpp"

using namespace wmma_test;

namespace {

constexpr std::uint32_t m = 128, n = 64, k = 256;

/// Rows of k elements, packed, and what they are worth.
struct Rows {
  std::vector<std::uint8_t> bytes, scales;
  std::vector<double> value;
};
Rows random_rows(std::uint32_t rows, Element element, Random& random) {
  const std::uint32_t bits = element_bits(element);
  Rows result{std::vector<std::uint8_t>(rows * k * bits / 8), {}, {}};
  for (std::uint32_t i = 0; i < rows * k; ++i) {
    const std::int32_t number = small(random, -3, 3);
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

void check_gemm(const std::string& target, const std::string& file, Element element, std::uint32_t wave_size) {
  Random random;
  Rows a = random_rows(m, element, random), b = random_rows(n, element, random);
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
        code.kernel("gemm"), {.grid = {n / 64, m / 64}, .block = {4 * wave_size}, .engine = engine, .check = checks},
        arguments);
    REQUIRE_MESSAGE(done, done.message());
    for (const lockstep::Finding& finding : done.findings) FAIL_CHECK(finding.message());
    for (std::uint32_t i = 0; i < m; ++i) {
      for (std::uint32_t j = 0; j < n; ++j) {
        double sum = 0;
        for (std::uint32_t x = 0; x < k; ++x) sum += a.value[i * k + x] * b.value[j * k + x];
        REQUIRE(c[i * n + j] == static_cast<float>(sum));
      }
    }
  }
}

}  // namespace

TEST_CASE("bf16 GEMM by WMMA") {
  check_gemm("gfx1100", "gemm_bf16_gfx1100_w32", Element::bf16, 32);
  check_gemm("gfx1100", "gemm_bf16_gfx1100_w64", Element::bf16, 64);
  check_gemm("gfx1201", "gemm_bf16_gfx1201_w32", Element::bf16, 32);
  check_gemm("gfx1250", "gemm_bf16_gfx1250_w32", Element::bf16, 32);
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
