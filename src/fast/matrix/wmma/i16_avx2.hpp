// WMMA of integers on 256-bit registers: bytes and nibbles widened to 16 bits, of whichever sign, two k's a dword;
// VPMADDWD multiplies and adds them exactly. Sums wrap at 32 bits, so the order of k is free.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/wmma/avx2.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack_avx2.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx2 {

/// Bytes of eight lanes as two dwords of 16-bit numbers each: the even ones, then, sixteen lanes on, the odd ones.
LOCKSTEP_INLINE_AVX2 void widen_bytes(__m256i bytes, bool is_signed, std::uint32_t* to) {
  const __m256i even = _mm256_slli_epi16(bytes, 8);
  store8(to, is_signed ? _mm256_srai_epi16(even, 8) : _mm256_srli_epi16(even, 8));
  store8(to + 16, is_signed ? _mm256_srai_epi16(bytes, 8) : _mm256_srli_epi16(bytes, 8));
}
/// The even or odd nibbles as bytes.
LOCKSTEP_INLINE_AVX2 __m256i nibbles(__m256i bits, bool is_signed) {
  const __m256i low = _mm256_and_si256(bits, _mm256_set1_epi8(15)), eight = _mm256_set1_epi8(8);
  return is_signed ? _mm256_sub_epi8(_mm256_xor_si256(low, eight), eight) : low;
}
/// All numbers of an operand, sixteen dwords a pair of k's; gives the number of pairs.
LOCKSTEP_INLINE_AVX2 std::uint32_t widen_integers(const WmmaInput& plan, const std::uint32_t* from, bool is_signed,
                                                  std::uint32_t* to) {
  const bool bytes = plan.format == Element::iu8;
  std::uint32_t pairs = 0;
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      std::uint32_t* const at = to + pairs * 16;
      for (std::uint32_t half = 0; half < 16; half += 8) {
        const __m256i bits = load8(from + r * 64 + g * 16 + half);
        if (bytes) {
          widen_bytes(bits, is_signed, at + half);
        } else {
          widen_bytes(nibbles(bits, is_signed), is_signed, at + half);
          widen_bytes(nibbles(_mm256_srli_epi32(bits, 4), is_signed), is_signed, at + 32 + half);
        }
      }
      pairs += bytes ? 2 : 4;
    }
  }
  return pairs;
}
LOCKSTEP_TARGET_AVX2 inline void prepare_a(const WmmaInput& plan, ConstRows rows, bool a_signed, bool,
                                           WmmaByteRows& to) {
  to.chunks = widen_integers(plan, rows[0], a_signed, to.chunk[0]);
}
LOCKSTEP_TARGET_AVX2 inline void prepare_b(const WmmaInput& plan, ConstRows rows, bool, bool b_signed,
                                           WmmaByteColumns& to) {
  to.chunks = widen_integers(plan, rows[0], b_signed, to.chunk[0]);
}

struct IntegerTile {
  __m256i sum[4][2];
};
template <std::uint32_t R>
LOCKSTEP_INLINE_AVX2 void multiply_integer_row(IntegerTile& tile, const std::uint32_t* a, __m256i left, __m256i right) {
  const __m256i row = all8(a[R]);
  tile.sum[R][0] = _mm256_add_epi32(tile.sum[R][0], _mm256_madd_epi16(row, left));
  tile.sum[R][1] = _mm256_add_epi32(tile.sum[R][1], _mm256_madd_epi16(row, right));
}
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void load_integers(IntegerTile& tile, const std::uint32_t* from, const std::uint16_t* at,
                                        std::index_sequence<R...>) {
  ((tile.sum[R][0] = load8(from + at[R]), tile.sum[R][1] = load8(from + at[R] + 8)), ...);
}
LOCKSTEP_INLINE_AVX2 void store_integers(const __m256i (&sum)[2], std::uint32_t* to) {
  store8(to, sum[0]);
  store8(to + 8, sum[1]);
}
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void multiply_integer_rows(IntegerTile& tile, const std::uint32_t* a, const std::uint32_t* b,
                                                std::uint32_t pairs, std::index_sequence<R...>) {
  for (std::uint32_t i = 0; i < pairs; ++i, a += 16, b += 16) {
    const __m256i left = load8(b), right = load8(b + 8);
    (multiply_integer_row<R>(tile, a, left, right), ...);
  }
}
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void store_integer_rows(const IntegerTile& tile, std::uint32_t* d, const std::uint16_t* at,
                                             std::index_sequence<R...>) {
  std::uint32_t* const rows[] = {d + at[R]...};
  (store_integers(tile.sum[R], rows[R]), ...);
}
/// A and B as widen_integers has them.
LOCKSTEP_INLINE_AVX2 void multiply_integers(const std::uint32_t* a, const std::uint32_t* b, std::uint32_t pairs,
                                            const std::uint32_t* c, std::uint32_t* d, const RowOffsets& at) {
  const Addend addend(c, d, at);
  const std::uint32_t* const from = addend.from;
  const std::uint16_t *c_at = addend.at->data(), *d_at = at.data();
  for (std::uint32_t first = 0; first < 16; first += 4, a += 4, c_at += 4, d_at += 4) {
    IntegerTile tile;
    load_integers(tile, from, c_at, TileRows{});
    multiply_integer_rows(tile, a, b, pairs, TileRows{});
    store_integer_rows(tile, d, d_at, TileRows{});
  }
}

template <class Places>
LOCKSTEP_TARGET_AVX2 void multiply_bytes(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d) {
  multiply_integers(in.a->chunk[0], in.b[0]->chunk[0], in.a->chunks, c, d, offsets_of<Places>);
}
template <class Places>
LOCKSTEP_TARGET_AVX2 void multiply_byte_pair(const WmmaBytes& in, const WmmaPairResults& of) {
  for (std::uint32_t i = 0; i < 2; ++i)
    multiply_integers(in.a->chunk[0], in.b[i]->chunk[0], in.a->chunks, of.c[i], of.d[i], offsets_of<Places>);
}

}  // namespace lockstep::fast::wmma::avx2
#endif
