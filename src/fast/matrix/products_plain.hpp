// Rows of D = C + A * B in f32 in portable C++; see matrix/avx512.hpp. MFMA and WMMA share them: A is [k][M rows], B is
// [k][N columns]. `Fma` is one of matrix/fma.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "fast/matrix/fma.hpp"

namespace lockstep::fast::plain {

/// A row of sums in vectors that every host has, in registers while k goes on. Compilers leave the array in memory.
template <std::uint32_t N>
class VectorRow {
 public:
  using Four = float __attribute__((vector_size(16), may_alias));

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

/// Numbers of A and B.
struct Numbers {
  const float *a, *b;
};

/// Adds the products of the k's `from` to `to` to a row.
template <class Fma, std::uint32_t M, std::uint32_t N>
[[gnu::always_inline]] inline void add_products(const Numbers& in, std::uint32_t row, std::uint32_t from,
                                                std::uint32_t to, float* sum) {
  if constexpr (std::is_same_v<Fma, ExactProducts>) {
    VectorRow<N> vectors(sum);
    for (std::uint32_t k = from; k < to; ++k) vectors.add(in.a[k * M + row], in.b + k * N);
    return vectors.store(sum);
  }
  for (std::uint32_t k = from; k < to; ++k) {
    const float a = in.a[k * M + row];
    for (std::uint32_t column = 0; column < N; ++column) sum[column] = Fma::fma(a, in.b[k * N + column], sum[column]);
  }
}

/// Adds those of `depth` k's where each block of `length` k's is summed by itself and multiplied by
/// `scale(block, column)` first.
template <class Fma, std::uint32_t M, std::uint32_t N, class Scale>
[[gnu::always_inline]] inline void add_scaled_products(const Numbers& in, std::uint32_t row, std::uint32_t depth,
                                                       std::uint32_t length, float* sum, Scale&& scale) {
  // A scaled sum may be no float.
  using Scaling = std::conditional_t<std::is_same_v<Fma, ExactProducts>, FmaByDoubles, Fma>;
  for (std::uint32_t block = 0; block < depth / length; ++block) {
    float partial[N] = {};
    add_products<Fma, M, N>(in, row, block * length, (block + 1) * length, partial);
    for (std::uint32_t column = 0; column < N; ++column)
      sum[column] = Scaling::fma(partial[column], scale(block, column), sum[column]);
  }
}

template <std::uint32_t N>
[[gnu::always_inline]] inline bool has_nan(const float* row) {
  bool nan = false;
  for (std::uint32_t column = 0; column < N; ++column) nan |= row[column] != row[column];
  return nan;
}

}  // namespace lockstep::fast::plain
