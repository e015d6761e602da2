// Elements of a matrix result that are NaN, computed again as the reference does: hosts differ from it in a NaN's sign
// and payload. A NaN never disappears from a chain of fused multiply-adds, so looking at the results is enough.
#pragma once

#include <array>
#include <cstdint>

#include "fast/matrix/job.hpp"
#include "lockstep/matrix/element.hpp"
#include "lockstep/matrix/execute.hpp"
#include "lockstep/matrix/model.hpp"

namespace lockstep::fast {

/// The element of an operand at a place, as f32.
inline F32 input_number(ConstRows rows, Element format, Place place) {
  const std::uint32_t bits = element_bits(format), offset = place.item * bits, shift = offset % 32;
  std::uint64_t value = rows[offset / 32][place.lane];
  if (shift + bits > 32) value |= static_cast<std::uint64_t>(rows[offset / 32 + 1][place.lane]) << 32;
  return matrix::to_f32(format, static_cast<std::uint32_t>(value >> shift & ((std::uint64_t{1} << bits) - 1)));
}

/// One element of D, in the reference's order.
inline std::uint32_t exact_element(const MatrixJob& job, Coordinate at, F32 sum) {
  const MatrixPlan& plan = *job.plan;
  const MatrixLayout a_of = a_layout(plan.op, plan.a_format), b_of = b_layout(plan.op, plan.b_format);
  std::array<F32, 128> a{}, b{};
  for (std::uint16_t k = 0; k < plan.op.k; ++k) {
    a[k] = input_number(job.a, plan.a_format, a_of.place({at.row, k, at.block}));
    b[k] = input_number(job.b, plan.b_format, b_of.place({at.k, k, at.block}));
  }
  matrix::DotInputs in{a.data(), b.data(), plan.op.k, plan.a_format, plan.b_format};
  if (job.scales == nullptr) return matrix::sequential_fma(in, sum).bits;
  in.count = 32;
  for (std::uint32_t group = 0; group < plan.op.k / 32u; ++group, in.a += 32, in.b += 32) {
    const std::int32_t exponent =
        job.scales->a[group * plan.op.m + at.row] + job.scales->b[group * plan.op.n + at.k] - 254;
    sum = matrix::add_scaled(matrix::sequential_fma(in, F32{}), exponent, sum);
  }
  return sum.bits;
}

/// Recomputes the NaNs among `count` rows of results from `first` on; `results` is [row][column]. C must still be what
/// it was.
[[gnu::noinline, gnu::cold]] inline void repair_rows(const MatrixJob& job, std::uint32_t block, std::uint32_t first,
                                                     std::uint32_t count, float* results) {
  const std::uint32_t n = job.plan->op.n;
  const MatrixLayout c_of = output_layout(job.plan->op);
  for (std::uint32_t row = 0; row < count; ++row) {
    for (std::uint32_t column = 0; column < n; ++column) {
      float& result = results[row * n + column];
      if (result == result) continue;
      const Coordinate at{static_cast<std::uint16_t>(first + row), static_cast<std::uint16_t>(column),
                          static_cast<std::uint16_t>(block)};
      const Place place = c_of.place(at);
      result = __builtin_bit_cast(float, exact_element(job, at, F32{job.c[place.item][place.lane]}));
    }
  }
}

}  // namespace lockstep::fast
