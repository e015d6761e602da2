// D = C + A * B in portable C++, row by row; see matrix/avx512.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"

namespace lockstep::fast::plain {

/// A row of sums in vectors that every host has, in registers while k goes on. Compilers leave the array in memory.
template <std::uint32_t N>
class VectorRow {
 public:
  using Four = Vectors<4>::Floats;

  [[gnu::always_inline]] explicit VectorRow(const float* from) { __builtin_memcpy(sum_, from, sizeof sum_); }
  [[gnu::always_inline]] void store(float* to) const { __builtin_memcpy(to, sum_, sizeof sum_); }
  /// Adds products with the numbers at `b` that are exact.
  [[gnu::always_inline]] void add(float a, const float* b) { add(a, b, std::make_index_sequence<N / 4>{}); }

 private:
  template <std::size_t... I>
  [[gnu::always_inline]] void add(float a, const float* b, std::index_sequence<I...>) {
    ((sum_[I] += *reinterpret_cast<const Four*>(b + 4 * I) * a), ...);
  }
  Four sum_[N / 4];
};

/// Adds the products of the k's `from` to `to` to a row of N columns. `Fma` is one of matrix/fma.hpp.
template <class Fma, std::uint32_t N>
[[gnu::always_inline]] inline void add_products(const Numbers& in, std::uint32_t row, std::uint32_t from,
                                                std::uint32_t to, float* sum) {
  if constexpr (std::is_same_v<Fma, ExactProducts>) {
    VectorRow<N> vectors(sum);
    for (std::uint32_t k = from; k < to; ++k) vectors.add(in.a[k * N + row], in.b + k * N);
    return vectors.store(sum);
  }
  for (std::uint32_t k = from; k < to; ++k) {
    const float a = in.a[k * N + row];
    for (std::uint32_t column = 0; column < N; ++column) sum[column] = Fma::fma(a, in.b[k * N + column], sum[column]);
  }
}
/// The same where each block of k's is summed by itself and multiplied by its scale first.
template <class Fma, std::uint32_t N>
[[gnu::always_inline]] inline void add_scaled_products(const Numbers& in, const BlockScales& scales, std::uint32_t row,
                                                       float* sum) {
  // A scaled sum may be no float.
  using Scaling = std::conditional_t<std::is_same_v<Fma, ExactProducts>, FmaByDoubles, Fma>;
  for (std::uint32_t block = 0; block < in.depth / scales.length; ++block) {
    float partial[N] = {};
    add_products<Fma, N>(in, row, block * scales.length, (block + 1) * scales.length, partial);
    const float *b = scales.b + block * N, a = scales.a[block * N + row];
    for (std::uint32_t column = 0; column < N; ++column)
      sum[column] = Scaling::fma(partial[column], a * b[column], sum[column]);
  }
}

/// See Multiply.
template <class Places>
void multiply(const Numbers& in, const BlockScales* scales, const std::uint32_t* c, std::uint32_t* d) {
  constexpr std::uint32_t N = Places::columns;
  const std::uint32_t looked_at = in.exact ? 0 : in.depth * N;
  with_fma(in.a, looked_at, in.b, looked_at, [&](auto fma) {
    using Fma = decltype(fma);
    for (std::uint32_t row = 0; row < N; ++row) {
      float sum[N];
      __builtin_memcpy(sum, c + Places::at(row), sizeof sum);
      if (scales == nullptr)
        add_products<Fma, N>(in, row, 0, in.depth, sum);
      else
        add_scaled_products<Fma, N>(in, *scales, row, sum);
      bool nan = false;
      for (const float x : sum) nan |= x != x;
      for (std::uint32_t column = 0; nan && column < N; column += 16) {
        const BlockScales columns =
            scales != nullptr ? BlockScales{scales->length, scales->a, scales->b + column} : BlockScales{};
        repair_row({in.a, in.b + column, in.depth}, scales != nullptr ? &columns : nullptr, N, row,
                   c + Places::at(row) + column, sum + column);
      }
      __builtin_memcpy(d + Places::at(row), sum, sizeof sum);
    }
  });
}

}  // namespace lockstep::fast::plain
