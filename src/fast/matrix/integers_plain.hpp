// Integers in portable C++. Products of bytes are at most 2^16, so sums of up to 2^8 of them are exact in f32, of which
// every host has vectors; vectors of 32-bit products many do not have.
#pragma once

#include <cstdint>

#include "fast/matrix/kernels.hpp"
#include "fast/matrix/plain.hpp"

namespace lockstep::fast::plain {

/// Bytes or nibbles of an operand as floats, [block][k][row of A or column of B].
inline void widen_integers(const InputPlan& plan, ConstRows from, bool is_signed, float* to) {
  const std::uint32_t bits = element_bits(plan.format), each = 32 / bits;
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    for (std::uint32_t lane = 0; lane < plan.groups * 16u; ++lane) {
      const std::uint32_t top = from[item / each][lane] << (32 - (item % each + 1) * bits);
      const auto number =
          is_signed ? static_cast<std::int32_t>(top) >> (32 - bits) : static_cast<std::int32_t>(top >> (32 - bits));
      to[plan.place[item][lane / 16] + lane % 16] = static_cast<float>(number);
    }
  }
}
template <std::uint32_t N>
void multiply_integers(const float* a, const float* b, std::uint32_t depth, const std::uint32_t* c, std::uint32_t* d,
                       const std::uint16_t* at) {
  for (std::uint32_t row = 0; row < N; ++row) {
    float sum[N] = {};
    VectorRow<N> vectors(sum);
    for (std::uint32_t k = 0; k < depth; ++k) vectors.add(a[k * N + row], b + k * N);
    vectors.store(sum);
    std::uint32_t result[N];
    __builtin_memcpy(result, c + at[row], sizeof result);
    for (std::uint32_t column = 0; column < N; ++column)
      result[column] += static_cast<std::uint32_t>(static_cast<std::int32_t>(sum[column]));
    __builtin_memcpy(d + at[row], result, sizeof result);
  }
}

/// MFMA: N x N, block by block. A RunMatrix.
template <std::uint32_t N>
void multiply_i8(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                 const BlockScales*) {
  MatrixInput a, b;
  widen_integers(plan.a_input, a_rows, true, a.number);
  widen_integers(plan.b_input, b_rows, true, b.number);
  const std::uint32_t depth = plan.op.k;
  for (std::uint32_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t from = block * depth * N, at = block * N * N;
    multiply_integers<N>(a.number + from, b.number + from, depth, c_rows[0] + at, d_rows[0] + at,
                         offsets_of<MfmaRows<N>>.data());
  }
}
/// WMMA. A RunProducts.
inline Outcome run_products(const ProductsJob& job) {
  if (job.a_plan->format != Element::iu8 && job.a_plan->format != Element::iu4) return Outcome::not_covered;
  const auto agree = [&](const std::uint32_t* rows, const InputPlan& plan) {
    return job.copies == 1 || copies_agree(reinterpret_cast<ConstRows>(rows), plan.registers, job.copies);
  };
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    if (!agree(job.a[i], *job.a_plan)) return Outcome::copies_differ;
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    if (!agree(job.b[i], *job.b_plan)) return Outcome::copies_differ;
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const OneProduct& one = job.product[i];
    MatrixInput a, b;
    widen_integers(*job.a_plan, reinterpret_cast<ConstRows>(job.a[one.a]), job.a_signed, a.number);
    widen_integers(*job.b_plan, reinterpret_cast<ConstRows>(job.b[one.b]), job.b_signed, b.number);
    const std::uint32_t depth = job.a_plan->chunks * (32 / element_bits(job.a_plan->format));
    multiply_integers<16>(a.number, b.number, depth, one.c, one.d, offsets_at(job.places).data());
  }
  return Outcome::done;
}

}  // namespace lockstep::fast::plain
