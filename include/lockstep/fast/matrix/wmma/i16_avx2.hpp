// WMMA of integers on 256-bit registers: bytes and nibbles widened to 16 bits, of whichever sign, two k's a dword;
// VPMADDWD multiplies and adds them exactly. Sums wrap at 32 bits, so the order of k is free.
#pragma once

#include <cstdint>
#include <utility>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/wmma/avx2.hpp"
#include "lockstep/fast/matrix/wmma/job.hpp"
#include "lockstep/fast/matrix/wmma/unpack_avx2.hpp"

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
LOCKSTEP_INLINE_AVX2 void widen_integers(const WmmaInput& plan, ConstRows rows, bool is_signed, WmmaByteRows& to) {
  to.chunks = 0;
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      std::uint32_t* const at = to.chunk[to.chunks];
      for (std::uint32_t half = 0; half < 16; half += 8) {
        const __m256i bits = load8(rows[r] + g * 16 + half);
        if (plan.format == Element::iu8) {
          widen_bytes(bits, is_signed, at + half);
        } else {
          widen_bytes(nibbles(bits, is_signed), is_signed, at + half);
          widen_bytes(nibbles(_mm256_srli_epi32(bits, 4), is_signed), is_signed, at + 32 + half);
        }
      }
      to.chunks += plan.format == Element::iu8 ? 2 : 4;
    }
  }
}
LOCKSTEP_TARGET_AVX2 inline void prepare_a(const WmmaInput& plan, ConstRows rows, bool a_signed, bool,
                                           WmmaByteRows& to) {
  widen_integers(plan, rows, a_signed, to);
}
LOCKSTEP_TARGET_AVX2 inline void prepare_b(const WmmaInput& plan, ConstRows rows, bool, bool b_signed,
                                           WmmaByteColumns& to) {
  widen_integers(plan, rows, b_signed, to);
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
/// Rows `first` to `first` + 3.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void multiply_integer_rows(const WmmaBytes& in, const Addend& c, std::uint32_t* d,
                                                const RowOffsets& at, std::uint32_t first, std::index_sequence<R...>) {
  IntegerTile tile;
  ((tile.sum[R][0] = load8(c.row(first + R)), tile.sum[R][1] = load8(c.row(first + R) + 8)), ...);
  for (std::uint32_t i = 0; i < in.a->chunks; ++i) {
    const __m256i left = load8(in.b[0]->chunk[i]), right = load8(in.b[0]->chunk[i] + 8);
    (multiply_integer_row<R>(tile, in.a->chunk[i] + first, left, right), ...);
  }
  ((store8(d + at[first + R], tile.sum[R][0]), store8(d + at[first + R] + 8, tile.sum[R][1])), ...);
}
LOCKSTEP_TARGET_AVX2 inline void multiply_integers(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d,
                                                   const RowOffsets& at) {
  const Addend addend(c, d, at);
  for (std::uint32_t first = 0; first < 16; first += 4) multiply_integer_rows(in, addend, d, at, first, TileRows{});
}

template <class Places>
void multiply_bytes(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d) {
  multiply_integers(in, c, d, offsets_of<Places>);
}
template <class Places>
void multiply_byte_pair(const WmmaBytes& in, const WmmaPairResults& of) {
  for (std::uint32_t i = 0; i < 2; ++i)
    multiply_integers({in.a, {in.b[i], in.b[i]}, in.a_unsigned}, of.c[i], of.d[i], offsets_of<Places>);
}

}  // namespace lockstep::fast::wmma::avx2
#endif
