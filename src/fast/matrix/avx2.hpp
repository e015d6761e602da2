// D = C + A * B in f32 on 256-bit registers; see matrix/avx512.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/host_inputs.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"
#include "fast/matrix/tiles_avx2.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

/// Dwords from the first row of a result of one block to each.
template <std::uint32_t N>
constexpr std::array<std::uint16_t, N> output_offsets() {
  std::array<std::uint16_t, N> result{};
  for (std::uint32_t row = 0; row < N; ++row) result[row] = static_cast<std::uint16_t>(output_row<N, N>(0, row));
  return result;
}
template <std::uint32_t N>
inline constexpr std::array<std::uint16_t, N> output_at = output_offsets<N>();

/// One block of a matrix.
struct BlockOf {
  const MatrixJob* job;
  std::uint32_t block;
};
template <std::uint32_t N>
[[gnu::noinline, gnu::cold]] void repair_tile(const void* of, TileAt place, std::uint32_t rows, float* sums) {
  const auto& block = *static_cast<const BlockOf*>(of);
  float numbers[6 * N] = {};
  for (std::uint32_t r = 0; r < rows; ++r) __builtin_memcpy(numbers + r * N + place.column, sums + r * 16, 64);
  repair_rows(*block.job, block.block, place.first, rows, numbers);
  for (std::uint32_t r = 0; r < rows; ++r) __builtin_memcpy(sums + r * 16, numbers + r * N + place.column, 64);
}
template <std::uint32_t N>
TilesResult result_of(const BlockOf& of) {
  const std::uint32_t offset = output_row<N, N>(of.block, 0);
  const std::uint16_t* at = output_at<N>.data();
  return {reinterpret_cast<const float*>(of.job->c) + offset,
          reinterpret_cast<float*>(of.job->d) + offset,
          at,
          at,
          &repair_tile<N>,
          &of};
}

template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply(const MatrixJob& job, const float* a, const float* b) {
  static_assert(M == N);
  const std::uint32_t depth = job.plan->op.k, blocks = job.plan->op.blocks;
  for (BlockOf of{&job, 0}; of.block < blocks; ++of.block, a += depth * N, b += depth * N)
    multiply_floats<N>(a, b, depth, result_of<N>(of));
}

/// See ReadScales.
LOCKSTEP_TARGET_AVX2 inline void read_scales(const std::uint32_t* row, std::uint32_t shift, std::int32_t* to,
                                             std::int32_t& smallest, std::int32_t& largest) {
  const __m128i by = _mm_cvtsi32_si128(static_cast<std::int32_t>(shift));
  const __m256i byte = _mm256_set1_epi32(255);
  __m256i low = byte, high = _mm256_setzero_si256();
  for (std::uint32_t lane = 0; lane < 64; lane += 8) {
    const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(row + lane));
    const __m256i exponent = _mm256_and_si256(_mm256_srl_epi32(bits, by), byte);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + lane), exponent);
    low = _mm256_min_epi32(low, exponent);
    high = _mm256_max_epi32(high, exponent);
  }
  alignas(32) std::int32_t lows[8], highs[8];
  _mm256_store_si256(reinterpret_cast<__m256i*>(lows), low);
  _mm256_store_si256(reinterpret_cast<__m256i*>(highs), high);
  for (std::uint32_t i = 0; i < 8; ++i) {
    smallest = lows[i] < smallest ? lows[i] : smallest;
    largest = highs[i] > largest ? highs[i] : largest;
  }
}

LOCKSTEP_INLINE_AVX2 __m256 scaled_sum(__m256 partial, __m256i row, const std::int32_t* b, const float* from) {
  const __m256i exponent = _mm256_add_epi32(row, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(b)));
  return _mm256_fmadd_ps(partial, _mm256_castsi256_ps(_mm256_slli_epi32(exponent, 23)), _mm256_loadu_ps(from));
}
template <std::uint32_t R>
LOCKSTEP_INLINE_AVX2 void add_scaled_row(Tile<4>& tile, const float* from, const std::int32_t* a,
                                         const std::int32_t* b) {
  const __m256i row = _mm256_set1_epi32(a[R] - 127);
  tile.sum[R][0] = scaled_sum(tile.sum[R][0], row, b, from);
  tile.sum[R][1] = scaled_sum(tile.sum[R][1], row, b + 8, from + 8);
}
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void add_scaled(Tile<4>& tile, const float* from, const std::uint16_t* at, const std::int32_t* a,
                                     const std::int32_t* b, std::index_sequence<R...>) {
  (add_scaled_row<R>(tile, from + at[R], a, b), ...);
}
inline constexpr std::array<std::uint16_t, 4> running_at = {0, 16, 32, 48};

template <std::uint32_t M, std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply_scaled(const MatrixJob& job, const float* a, const float* b) {
  static_assert(M == N);
  const std::uint32_t groups = job.plan->op.k / 32u;
  const BlockOf of{&job, 0};
  const TilesResult result = result_of<N>(of);
  for (TileAt place{0, 0}; place.first < M; place.first += 4) {
    for (place.column = 0; place.column < N; place.column += tile_columns) {
      alignas(64) float running[4 * 16];
      const float* from = result.c + place.column;
      const std::uint16_t* at = result.c_at + place.first;
      for (std::uint32_t group = 0;; ++group, from = running, at = running_at.data()) {
        Tile<4> tile;
        clear_tile(tile, TileRows<4>{});
        multiply_steps<N>(tile, a + group * 32 * M + place.first, b + group * 32 * N + place.column, 32);
        add_scaled(tile, from, at, job.scales->a + group * M + place.first, job.scales->b + group * N + place.column,
                   TileRows<4>{});
        if (group + 1 == groups) {
          finish_tile(tile, result, result.d + place.column, result.d_at + place.first, place);
          break;
        }
        store_rows(tile, running, TileRows<4>{});
      }
    }
  }
}

/// Dwords to the pairs of k's of one block, in their order: registers of each group of N lanes.
template <std::uint32_t N, std::uint32_t Registers>
constexpr auto pair_offsets() {
  std::array<std::uint16_t, Registers * 64 / N> result{};
  for (std::uint32_t i = 0; i < result.size(); ++i)
    result[i] = static_cast<std::uint16_t>(i % Registers * 64 + i / Registers * N);
  return result;
}
template <std::uint32_t N, std::uint32_t Registers>
inline constexpr auto pair_at = pair_offsets<N, Registers>();
/// Pairs of copies, so many dwords apart.
template <std::uint32_t Apart>
constexpr auto copied_pair_offsets() {
  std::array<std::uint16_t, 16> result{};
  for (std::uint32_t i = 0; i < result.size(); ++i) result[i] = static_cast<std::uint16_t>(i * Apart);
  return result;
}
template <std::uint32_t Apart>
inline constexpr auto copied_pair_at = copied_pair_offsets<Apart>();

/// bf16 in one block of 16 x 16, whose A and B have so many registers. (Of 32 x 32, which are used twice as often, they
/// are better widened to memory.)
template <std::uint32_t Registers>
LOCKSTEP_TARGET_AVX2 void multiply_bf16(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                        Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  constexpr const auto& at = pair_at<16, Registers>;
  multiply_pairs<Bf16Pairs, 16>({a_rows[0], b_rows[0], at.data(), at.data(), at.size()}, result_of<16>({&job, 0}));
}
/// f16 in one block.
template <std::uint32_t N, std::uint32_t Registers>
LOCKSTEP_TARGET_AVX2 void multiply_f16(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                       Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  constexpr const auto& at = pair_at<N, Registers>;
  alignas(64) std::uint32_t a[at.size()][2 * N], b[at.size()][N];
  const std::uint32_t *a_from = a_rows[0], *b_from = b_rows[0];
  for (std::uint32_t i = 0; i < at.size(); ++i) {
    for (std::uint32_t lane = 0; lane < N; lane += 8) widen_rows(a_from + at[i] + lane, a[i] + 2 * lane);
    for (std::uint32_t lane = 0; lane < N; lane += 16) part_columns(b_from + at[i] + lane, b[i] + lane);
  }
  multiply_pairs<F16Pairs, N>({a[0], b[0], copied_pair_at<2 * N>.data(), copied_pair_at<N>.data(), at.size()},
                              result_of<N>({&job, 0}));
}

/// The kernel for an operation whose A and B have so many registers; none: they are unpacked first.
constexpr RunMatrix pairs_kernel(const MatrixOp& op, std::uint32_t registers) {
  if (op.blocks != 1 || (registers != 2 && registers != 4)) return nullptr;
  const bool four = registers == 4;
  if (op.a == Element::bf16 && op.m == 16) return four ? &multiply_bf16<4> : &multiply_bf16<2>;
  if (op.a != Element::f16) return nullptr;
  if (op.m == 16) return four ? &multiply_f16<16, 4> : &multiply_f16<16, 2>;
  return four ? &multiply_f16<32, 4> : &multiply_f16<32, 2>;
}

}  // namespace lockstep::fast::avx2
#endif
