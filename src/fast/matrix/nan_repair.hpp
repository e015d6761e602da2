// Elements of a matrix result that are NaN, computed again as the reference does: hosts differ from it in a NaN's sign
// and payload. A NaN never disappears from a chain of fused multiply-adds, so looking at the results is enough.
#pragma once

#include <cstdint>

#include "fast/matrix/job.hpp"
#include "lockstep/core/arithmetic.hpp"
#include "lockstep/matrix/scale.hpp"

namespace lockstep::fast {

inline F32 number(float x) { return F32{__builtin_bit_cast(std::uint32_t, x)}; }

/// The products of the k's `from` to `to`, one after the other; rows are `stride` apart from one k to the next.
inline F32 exact_chain(const float* a, const float* b, std::uint32_t stride, std::uint32_t from, std::uint32_t to,
                       F32 sum) {
  for (std::uint32_t k = from; k < to; ++k)
    sum = fp::fma(number(a[k * stride]), number(b[k * stride]), sum, DefaultMode{});
  return sum;
}
/// A positive float as a scale.
inline matrix::Scale scale_of(float x) {
  const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, x);
  if (x == 1.0f) return {};
  if (bits < 0x800000u) return {bits, -149, false};
  return {(bits & 0x7fffffu) | 0x800000u, static_cast<std::int32_t>(bits >> 23) - 150, false};
}

/// The NaNs among sixteen results of a row; A, B and their scales are [k][stride], B's from the first column on. `c` is
/// what C was. `scales` may be null.
[[gnu::noinline, gnu::cold]] inline void repair_row(const Numbers& in, const BlockScales* scales, std::uint32_t stride,
                                                    std::uint32_t row, const std::uint32_t* c, float* results) {
  for (std::uint32_t column = 0; column < 16; ++column) {
    if (results[column] == results[column]) continue;
    F32 sum{c[column]};
    const float *a = in.a + row, *b = in.b + column;
    if (scales == nullptr) {
      sum = exact_chain(a, b, stride, 0, in.depth, sum);
    } else {
      for (std::uint32_t block = 0, k = 0; k < in.depth; ++block, k += scales->length) {
        const float scale = scales->a[block * stride + row] * scales->b[block * stride + column];
        sum = matrix::add_scaled(exact_chain(a, b, stride, k, k + scales->length, F32{}), scale_of(scale), sum);
      }
    }
    results[column] = __builtin_bit_cast(float, sum.bits);
  }
}

}  // namespace lockstep::fast
