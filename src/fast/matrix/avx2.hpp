// D = C + A * B in f32 on 256-bit registers, in tiles (tiles_avx2.hpp); see matrix/avx512.hpp. A broadcast of A serves
// two multiply-adds, so loads are not the bound, and two instructions with the same A gain nothing from running
// together.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"
#include "fast/matrix/tiles_avx2.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

/// What repair_row needs.
struct RepairInputs {
  Numbers in;
  const BlockScales* scales;
  std::uint32_t stride;
  const std::uint32_t* c;
  const std::uint16_t* at;
};
[[gnu::noinline, gnu::cold]] inline void repair_tile(const void* of, TileAt place, std::uint32_t rows, float* sums) {
  const auto& from = *static_cast<const RepairInputs*>(of);
  BlockScales scales{};
  if (from.scales != nullptr) scales = {from.scales->length, from.scales->a, from.scales->b + place.column};
  for (std::uint32_t r = 0; r < rows; ++r) {
    const std::uint32_t row = place.first + r;
    repair_row({from.in.a, from.in.b + place.column, from.in.depth}, from.scales != nullptr ? &scales : nullptr,
               from.stride, row, from.c + from.at[row] + place.column, sums + r * 16);
  }
}
inline TilesResult result_of(const RepairInputs& of, std::uint32_t* d) {
  return {reinterpret_cast<const float*>(of.c), reinterpret_cast<float*>(d), of.at, &repair_tile, &of};
}

/// A block's sums times its scales, and those of the blocks before.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void add_scaled(Tile<4>& tile, const Tile<4>& before, const float* a, const float* b,
                                     std::index_sequence<R...>) {
  const __m256 left = _mm256_loadu_ps(b), right = _mm256_loadu_ps(b + 8);
  ((tile.sum[R][0] = _mm256_fmadd_ps(tile.sum[R][0], _mm256_mul_ps(_mm256_broadcast_ss(a + R), left), before.sum[R][0]),
    tile.sum[R][1] =
        _mm256_fmadd_ps(tile.sum[R][1], _mm256_mul_ps(_mm256_broadcast_ss(a + R), right), before.sum[R][1])),
   ...);
}
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_scaled(const Numbers& in, const BlockScales& scales, const TilesResult& result) {
  for (std::uint32_t first = 0; first < N; first += 4) {
    for (std::uint32_t column = 0; column < N; column += tile_columns) {
      Tile<4> tile;
      load_tile(tile, result.c + column, result.at + first, TileRows<4>{});
      for (std::uint32_t block = 0; block < in.depth / scales.length; ++block) {
        const Tile<4> before = tile;
        const std::uint32_t from = block * scales.length * N;
        clear_tile(tile, TileRows<4>{});
        multiply_steps<N>(tile, in.a + from + first, in.b + from + column, scales.length);
        add_scaled(tile, before, scales.a + block * N + first, scales.b + block * N + column, TileRows<4>{});
      }
      finish_tile(tile, result, result.d + column, result.at + first, {first, column});
    }
  }
}
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_here(const Numbers& in, const BlockScales* scales, const std::uint32_t* c,
                                        std::uint32_t* d, const RowOffsets& at) {
  const RepairInputs repair{in, scales, N, c, at.data()};
  if (scales == nullptr)
    multiply_floats<N>(in.a, in.b, in.depth, result_of(repair, d));
  else
    multiply_scaled<N>(in, *scales, result_of(repair, d));
}
/// See Multiply.
template <class Places>
LOCKSTEP_TARGET_AVX2 void multiply(const Numbers& in, const BlockScales* scales, const std::uint32_t* c,
                                   std::uint32_t* d) {
  multiply_here<Places::columns>(in, scales, c, d, offsets_of<Places>);
}
/// One after the other: what a pair gains is that A and B were unpacked once.
template <class Places>
LOCKSTEP_TARGET_AVX2 void multiply_pair(const NumbersPair& in, const PairResults& of) {
  for (std::uint32_t i = 0; i < 2; ++i)
    multiply_here<16>({in.a, in.b[i], in.depth}, in.scales[i], of.c[i], of.d[i], offsets_of<Places>);
}

// bf16 and f16 as pairs of k's.

/// Dwords to the pairs of copies, so many dwords apart.
template <std::uint32_t Apart>
constexpr auto copied_pair_offsets() {
  std::array<std::uint16_t, 32> result{};
  for (std::uint32_t i = 0; i < result.size(); ++i) result[i] = static_cast<std::uint16_t>(i * Apart);
  return result;
}
template <std::uint32_t Apart>
inline constexpr auto copied_pair_at = copied_pair_offsets<Apart>();

/// A, B and C, for the NaNs among D.
struct PairsJob {
  const InputPlan *a_plan, *b_plan;
  const std::uint32_t *a, *b, *c;
  const std::uint16_t* at;
};
[[gnu::noinline, gnu::cold]] inline void repair_pairs(const void* of, TileAt place, std::uint32_t rows, float* sums) {
  const auto& job = *static_cast<const PairsJob*>(of);
  MatrixInput a, b;
  unpack_exact(*job.a_plan, reinterpret_cast<ConstRows>(job.a), a.number);
  unpack_exact(*job.b_plan, reinterpret_cast<ConstRows>(job.b), b.number);
  const std::uint32_t stride = job.a_plan->rows, depth = job.a_plan->chunks * 32u / stride;
  const RepairInputs inputs{{a.number, b.number, depth}, nullptr, stride, job.c, job.at};
  repair_tile(&inputs, place, rows, sums);
}
inline TilesResult result_of(const PairsJob& job, std::uint32_t* d) {
  return {reinterpret_cast<const float*>(job.c), reinterpret_cast<float*>(d), job.at, &repair_pairs, &job};
}
/// f16 of A or B as F16Pairs has them: A's 2 N dwords a pair of k's, B's N.
LOCKSTEP_INLINE_AVX2 void stage_f16(const InputPlan& plan, const std::uint32_t* from, bool is_a, std::uint32_t* to) {
  for (std::uint32_t i = 0; i < plan.chunks; ++i) {
    const std::uint32_t* const pairs = from + plan.chunk[i];
    if (is_a) {
      widen_rows(pairs, to + i * 32);
      widen_rows(pairs + 8, to + i * 32 + 16);
    } else {
      part_columns(pairs, to + i * 16);
    }
  }
}
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_staged_f16(const PairsJob& job, const std::uint32_t* a, const std::uint32_t* b,
                                              std::uint32_t* d) {
  multiply_pairs<F16Pairs, N>(
      {a, b, copied_pair_at<2 * N>.data(), copied_pair_at<N>.data(), job.a_plan->chunks * 16u / N}, result_of(job, d));
}

/// MFMA of f16 in one block.
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply_f16(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                       Rows d_rows, const BlockScales*) {
  alignas(64) std::uint32_t a[512], b[256];
  stage_f16(plan.a_input, a_rows[0], true, a);
  stage_f16(plan.b_input, b_rows[0], false, b);
  const PairsJob job{&plan.a_input, &plan.b_input, a_rows[0], b_rows[0], c_rows[0], offsets_of<MfmaRows<N>>.data()};
  multiply_staged_f16<N>(job, a, b, d_rows[0]);
}
/// MFMA of bf16 in one block of 16 x 16. (Numbers of 32 x 32, which are used twice as often, are better widened to
/// memory.)
LOCKSTEP_TARGET_AVX2 inline void multiply_bf16(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                               ConstRows c_rows, Rows d_rows, const BlockScales*) {
  const std::uint16_t *const a_at = plan.a_input.chunk.data(), *const b_at = plan.b_input.chunk.data();
  const PairsJob job{&plan.a_input, &plan.b_input, a_rows[0], b_rows[0], c_rows[0], offsets_of<MfmaRows<16>>.data()};
  multiply_pairs<Bf16Pairs, 16>({a_rows[0], b_rows[0], a_at, b_at, plan.a_input.chunks}, result_of(job, d_rows[0]));
}
/// The kernel for an operation whose A and B have so many registers; none: they are unpacked first.
constexpr RunMatrix pairs_kernel(const MatrixOp& op, std::uint32_t registers) {
  if (op.blocks != 1 || (registers != 2 && registers != 4)) return nullptr;
  if (op.a == Element::bf16 && op.m == 16) return &multiply_bf16;
  if (op.a != Element::f16) return nullptr;
  return op.m == 16 ? &multiply_f16<16> : &multiply_f16<32>;
}

}  // namespace lockstep::fast::avx2
#endif
