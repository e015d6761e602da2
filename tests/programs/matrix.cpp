// Matrix instructions in kernels (those of bench/, too), against the host.
#include <cmath>

#include "program.hpp"

using namespace programs;

namespace {
float widen(std::uint16_t x) { return std::bit_cast<float>(static_cast<std::uint32_t>(x) << 16); }
/// bf16 numbers that are small integers: every product and sum is exact.
std::vector<std::uint16_t> small_integers(std::size_t count, std::uint64_t seed) {
  std::vector<std::uint16_t> values(count);
  Random random(seed);
  for (auto& x : values)
    x = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(static_cast<float>(random.below(17)) - 8.0f) >> 16);
  return values;
}
}  // namespace

TEST_CASE("GEMM with MFMA, LDS tiles and direct loads to LDS") {
  constexpr std::uint32_t m = 128, n = 128, k = 64;
  auto a = small_integers(m * k, 401), b = small_integers(n * k, 409);
  std::vector<float> c(m * n);
  Launch("gemm_bf16", "gemm_bf16", {n / 128, m / 128}, {256})
      .value(m)
      .value(n)
      .value(k)
      .buffer(a)
      .buffer(b)
      .buffer(c)
      .run();
  for (std::size_t i = 0; i < m; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      float sum = 0;
      for (std::size_t x = 0; x < k; ++x) sum += widen(a[i * k + x]) * widen(b[j * k + x]);
      REQUIRE(c[i * n + j] == sum);
    }
  }
}

TEST_CASE("flash attention, causal and not") {
  constexpr std::uint32_t queries = 64, keys = 64, head = 128;
  constexpr float scale = 0.01f;
  for (const std::uint32_t causal : {0u, 1u}) {
    auto q = small_integers(queries * head, 419), k = small_integers(keys * head, 421),
         v = small_integers(keys * head, 431);
    std::vector<float> out(queries * head);
    Launch("flash_attention", "flash_attention", {1}, {64})
        .value(queries)
        .value(keys)
        .value(causal)
        .value(scale)
        .buffer(q)
        .buffer(k)
        .buffer(v)
        .buffer(out)
        .run();
    for (std::size_t i = 0; i < queries; ++i) {
      const std::size_t end = causal != 0 ? i + 1 : keys;
      std::vector<double> weight(end);
      double total = 0;
      for (std::size_t key = 0; key < end; ++key) {
        double score = 0;
        for (std::size_t d = 0; d < head; ++d) score += double{widen(q[i * head + d])} * widen(k[key * head + d]);
        total += weight[key] = std::exp(score * scale);
      }
      for (std::size_t d = 0; d < head; ++d) {
        double expected = 0;
        for (std::size_t key = 0; key < end; ++key) expected += weight[key] / total * widen(v[d * keys + key]);
        REQUIRE(std::fabs(out[i * head + d] - expected) < 0.05);
      }
    }
  }
}
