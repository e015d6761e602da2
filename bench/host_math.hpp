// bf16 matrices and what the host makes of them, to check the kernels by.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bench {

inline float widen(std::uint16_t x) { return std::bit_cast<float>(static_cast<std::uint32_t>(x) << 16); }
inline std::uint16_t narrow(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  return static_cast<std::uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

/// Numbers between -1 and 1, the same everywhere.
inline std::vector<std::uint16_t> random_bf16(std::size_t count, std::uint64_t seed) {
  std::vector<std::uint16_t> values(count);
  std::uint64_t state = seed * 0x9e3779b97f4a7c15u + 1;
  for (auto& value : values) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    value = narrow(static_cast<float>(static_cast<std::int32_t>(state >> 40) - (1 << 23)) / (1 << 23));
  }
  return values;
}

/// One element of A * B^T in double, and the sum of the products' magnitudes.
struct Reference {
  double value = 0, magnitude = 0;
};
inline Reference gemm_element(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b, std::size_t k,
                              std::size_t row, std::size_t column) {
  Reference result;
  for (std::size_t i = 0; i < k; ++i) {
    const double product = double{widen(a[row * k + i])} * widen(b[column * k + i]);
    result.value += product;
    result.magnitude += product < 0 ? -product : product;
  }
  return result;
}

}  // namespace bench
