// i8 matrices in portable C++. Products of bytes are at most 2^14, so sums of up to 2^9 of them are exact in f32, of
// which every host has vectors; vectors of 32-bit products many do not have.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/plain.hpp"

namespace lockstep::fast::plain {

/// Bytes of an operand as floats, [block][k][row of A or column of B].
inline void unpack_i8(const InputPlan& plan, ConstRows from, float* to) {
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t *dwords = from[item / 4], shift = 24 - item % 4 * 8;
    float numbers[64];
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      numbers[lane] = static_cast<float>(static_cast<std::int32_t>(dwords[lane] << shift) >> 24);
    for (std::uint32_t run = 0; run < 4; ++run) std::memcpy(to + plan.place[item][run], numbers + run * 16, 64);
  }
}

template <std::uint32_t M, std::uint32_t N>
void multiply_i8(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                 const BlockScales*) {
  MatrixInput a_numbers, b_numbers;
  unpack_i8(plan.a_input, a_rows, a_numbers.number);
  unpack_i8(plan.b_input, b_rows, b_numbers.number);
  const float *a = a_numbers.number, *b = b_numbers.number;
  const std::uint32_t depth = plan.op.k;
  for (std::uint32_t block = 0; block < plan.op.blocks; ++block, a += depth * M, b += depth * N) {
    for (std::uint32_t row = 0; row < M; ++row) {
      float sum[N] = {};
      VectorRow<N> vectors(sum);
      for (std::uint32_t k = 0; k < depth; ++k) vectors.add(a[k * M + row], b + k * N);
      vectors.store(sum);
      const std::uint32_t at = output_row<M, N>(block, row);
      std::uint32_t result[N];
      std::memcpy(result, &c_rows[0][0] + at, sizeof result);
      for (std::uint32_t column = 0; column < N; ++column)
        result[column] += static_cast<std::uint32_t>(static_cast<std::int32_t>(sum[column]));
      std::memcpy(&d_rows[0][0] + at, result, sizeof result);
    }
  }
}

inline void choose_i8(MatrixPlan& plan) {
  const MatrixOp& op = plan.op;
  constexpr Element byte = Element::fp8;  // where numbers are depends on their size alone
  plan.a_input = input_plan(byte, {op.m, op.k, op.blocks});
  plan.b_input = input_plan(byte, {op.n, op.k, op.blocks});
  plan.run = op.m == 32 ? &multiply_i8<32, 32> : &multiply_i8<16, 16>;
}

}  // namespace lockstep::fast::plain
