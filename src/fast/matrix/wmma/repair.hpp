// Elements of a WMMA result that are NaN, computed again as the reference does: hosts differ from it in a NaN's sign
// and payload.
#pragma once

#include <cstdint>

#include "fast/matrix/wmma/job.hpp"
#include "lockstep/matrix/scale.hpp"

namespace lockstep::fast::wmma {

inline F32 number(float x) { return F32{__builtin_bit_cast(std::uint32_t, x)}; }
inline F32 chain(const WmmaNumbers& in, std::uint32_t row, std::uint32_t column, std::uint32_t from, std::uint32_t to,
                 F32 sum) {
  for (std::uint32_t k = from; k < to; ++k)
    sum = fp::fma(number(in.a[k * 16 + row]), number(in.b[k * 16 + column]), sum, DefaultMode{});
  return sum;
}
/// A positive float as a scale.
inline matrix::Scale scale_of(float x) {
  const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, x);
  if (x == 1.0f) return {};
  if (bits < 0x800000u) return {bits, -149, false};
  return {(bits & 0x7fffffu) | 0x800000u, static_cast<std::int32_t>(bits >> 23) - 150, false};
}

/// One row's results; `c` is what C was. `scales` may be null.
[[gnu::noinline, gnu::cold]] inline void repair_row(const WmmaNumbers& in, const WmmaScales* scales, std::uint32_t row,
                                                    const std::uint32_t* c, float* results) {
  for (std::uint32_t column = 0; column < 16; ++column) {
    if (results[column] == results[column]) continue;
    F32 sum{c[column]};
    if (scales == nullptr) {
      sum = chain(in, row, column, 0, in.depth, sum);
    } else {
      for (std::uint32_t block = 0; block < in.depth / scales->block; ++block) {
        const std::uint32_t from = block * scales->block;
        const float scale = scales->a[block * 16 + row] * scales->b[block * 16 + column];
        sum = matrix::add_scaled(chain(in, row, column, from, from + scales->block, F32{}), scale_of(scale), sum);
      }
    }
    results[column] = __builtin_bit_cast(float, sum.bits);
  }
}

}  // namespace lockstep::fast::wmma
