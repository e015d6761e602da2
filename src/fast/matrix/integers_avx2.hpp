// Integers on 256-bit registers: bytes and nibbles widened to 16 bits, of whichever sign, two k's a dword; VPMADDWD
// multiplies and adds them exactly. Sums wrap at 32 bits, so the order of k is free.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/kernels.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

LOCKSTEP_INLINE_AVX2 __m256i load_dwords(const std::uint32_t* from) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}
LOCKSTEP_INLINE_AVX2 void store_dwords(void* to, __m256i value) {
  _mm256_storeu_si256(static_cast<__m256i*>(to), value);
}

/// Bytes of eight lanes as two dwords of 16-bit numbers each: the even ones, then, N lanes on, the odd ones.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void widen_bytes(__m256i bytes, bool is_signed, std::uint32_t* to) {
  const __m256i even = _mm256_slli_epi16(bytes, 8);
  store_dwords(to, is_signed ? _mm256_srai_epi16(even, 8) : _mm256_srli_epi16(even, 8));
  store_dwords(to + N, is_signed ? _mm256_srai_epi16(bytes, 8) : _mm256_srli_epi16(bytes, 8));
}
/// The even or odd nibbles as bytes.
LOCKSTEP_INLINE_AVX2 __m256i nibbles(__m256i bits, bool is_signed) {
  const __m256i low = _mm256_and_si256(bits, _mm256_set1_epi8(15)), eight = _mm256_set1_epi8(8);
  return is_signed ? _mm256_sub_epi8(_mm256_xor_si256(low, eight), eight) : low;
}
/// All numbers of an operand, [pair of k's][N].
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void widen_integers(const InputPlan& plan, const std::uint32_t* from, bool is_signed,
                                         std::uint32_t* to) {
  const bool bytes = plan.format != Element::iu4;
  const std::uint32_t chunks = plan.chunks, each = bytes ? 2 * N : 4 * N;
  for (std::uint32_t i = 0; i < chunks; ++i) {
    std::uint32_t* const at = to + i / (N / 16) * each + i % (N / 16) * 16;
    for (std::uint32_t half = 0; half < 16; half += 8) {
      const __m256i bits = load_dwords(from + plan.chunk[i] + half);
      if (bytes) {
        widen_bytes<N>(bits, is_signed, at + half);
      } else {
        widen_bytes<N>(nibbles(bits, is_signed), is_signed, at + half);
        widen_bytes<N>(nibbles(_mm256_srli_epi32(bits, 4), is_signed), is_signed, at + 2 * N + half);
      }
    }
  }
}

/// Four rows of sixteen columns.
struct IntegerTile {
  __m256i sum[4][2];
};
using IntegerRows = std::make_index_sequence<4>;
template <std::uint32_t R>
LOCKSTEP_INLINE_AVX2 void multiply_integer_row(IntegerTile& tile, const std::uint32_t* a, __m256i left, __m256i right) {
  const __m256i row = _mm256_set1_epi32(static_cast<int>(a[R]));
  tile.sum[R][0] = _mm256_add_epi32(tile.sum[R][0], _mm256_madd_epi16(row, left));
  tile.sum[R][1] = _mm256_add_epi32(tile.sum[R][1], _mm256_madd_epi16(row, right));
}
template <std::uint32_t N, std::size_t... R>
LOCKSTEP_INLINE_AVX2 void multiply_integer_tile(const std::uint32_t* a, const std::uint32_t* b, std::uint32_t pairs,
                                                const std::uint32_t* c, std::uint32_t* d, const std::uint16_t* at,
                                                std::index_sequence<R...>) {
  IntegerTile tile;
  ((tile.sum[R][0] = load_dwords(c + at[R]), tile.sum[R][1] = load_dwords(c + at[R] + 8)), ...);
  for (std::uint32_t i = 0; i < pairs; ++i, a += N, b += N) {
    const __m256i left = load_dwords(b), right = load_dwords(b + 8);
    (multiply_integer_row<R>(tile, a, left, right), ...);
  }
  std::uint32_t* const rows[] = {d + at[R]...};  // before a store that might be to `at`
  ((store_dwords(rows[R], tile.sum[R][0]), store_dwords(rows[R] + 8, tile.sum[R][1])), ...);
}
/// A and B as widen_integers has them.
template <std::uint32_t N>
LOCKSTEP_INLINE_AVX2 void multiply_integers(const std::uint32_t* a, const std::uint32_t* b, std::uint32_t pairs,
                                            const std::uint32_t* c, std::uint32_t* d, const std::uint16_t* at) {
  for (std::uint32_t first = 0; first < N; first += 4)
    for (std::uint32_t column = 0; column < N; column += 16)
      multiply_integer_tile<N>(a + first, b + column, pairs, c + column, d + column, at + first, IntegerRows{});
}

/// MFMA: N x N, block by block. A RunMatrix.
template <std::uint32_t N>
LOCKSTEP_TARGET_AVX2 void multiply_i8(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                                      Rows d_rows, const BlockScales*) {
  alignas(64) std::uint32_t a[1024], b[1024];
  widen_integers<N>(plan.a_input, a_rows[0], true, a);
  widen_integers<N>(plan.b_input, b_rows[0], true, b);
  const std::uint32_t pairs = plan.op.k / 2u;
  for (std::uint32_t block = 0; block < plan.op.blocks; ++block) {
    const std::uint32_t from = block * pairs * N, at = block * N * N;
    multiply_integers<N>(a + from, b + from, pairs, c_rows[0] + at, d_rows[0] + at, offsets_of<MfmaRows<N>>.data());
  }
}

}  // namespace lockstep::fast::avx2
#endif
