// WMMA of integers: exact products and sums, wrapping at 32 bits, so the order of k is free. Dwords of A and B at the
// same place hold the same four k's.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/wmma/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::vnni {

using EachRow = std::make_index_sequence<16>;
struct Tile {
  __m512i sum[16];
};

/// The even or odd nibbles as bytes.
LOCKSTEP_INLINE_VNNI __m512i nibbles(__m512i bits, bool is_signed) {
  const __m512i low = _mm512_and_si512(bits, _mm512_set1_epi8(15)), eight = _mm512_set1_epi8(8);
  return is_signed ? _mm512_sub_epi8(_mm512_xor_si512(low, eight), eight) : low;
}
/// Calls `add` with four k's of sixteen rows or columns at a time.
template <class Add>
LOCKSTEP_INLINE_VNNI void for_chunks(const WmmaInput& plan, ConstRows rows, bool is_signed, Add& add) {
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      const __m512i bits = _mm512_loadu_si512(rows[r] + g * 16);
      if (plan.format == Element::iu8) {
        add(bits);
      } else {
        add(nibbles(bits, is_signed));
        add(nibbles(_mm512_srli_epi32(bits, 4), is_signed));
      }
    }
  }
}

/// The hardware multiplies unsigned by signed numbers. Where both are of one kind, A's are taken 128 too large or too
/// small, and each column is corrected by 128 times the sum of its numbers.
struct AddRows {
  WmmaByteRows& to;
  __m512i offset;
  LOCKSTEP_TARGET_VNNI [[gnu::always_inline]] void operator()(__m512i four) {
    _mm512_store_si512(to.chunk[to.chunks++], _mm512_xor_si512(four, offset));
  }
};
struct AddColumns {
  WmmaByteColumns& to;
  bool is_signed;
  __m512i sum = __m512i{};
  LOCKSTEP_TARGET_VNNI [[gnu::always_inline]] void operator()(__m512i four) {
    const __m512i ones = _mm512_set1_epi8(1);
    _mm512_store_si512(to.chunk[to.chunks++], four);
    sum = is_signed ? _mm512_dpbusd_epi32(sum, ones, four) : _mm512_dpbusd_epi32(sum, four, ones);
  }
};
LOCKSTEP_TARGET_VNNI inline void prepare_a(const WmmaInput& plan, ConstRows rows, bool a_signed, bool b_signed,
                                           WmmaByteRows& to) {
  to.chunks = 0;
  AddRows add{to, _mm512_set1_epi8(a_signed == b_signed ? -128 : 0)};
  for_chunks(plan, rows, a_signed, add);
}
LOCKSTEP_TARGET_VNNI inline void prepare_b(const WmmaInput& plan, ConstRows rows, bool a_signed, bool b_signed,
                                           WmmaByteColumns& to) {
  to.chunks = 0;
  AddColumns add{to, b_signed};
  for_chunks(plan, rows, b_signed, add);
  const __m512i excess = _mm512_slli_epi32(add.sum, 7), zero = _mm512_setzero_si512();
  _mm512_store_si512(to.correction, a_signed != b_signed ? zero : b_signed ? _mm512_sub_epi32(zero, excess) : excess);
}

/// Rows of a result from `first` on: sums and C become D. C comes last, as a load of it may wait for a store of another
/// D at the same place of a page; and before the stores, as D may overlap C.
template <class Places, std::uint32_t first, std::size_t... R>
LOCKSTEP_INLINE_VNNI void finish_rows(__m512i* sum, const std::uint32_t* c, std::uint32_t* d,
                                      std::index_sequence<R...>) {
  ((sum[R] = _mm512_add_epi32(sum[R], _mm512_loadu_si512(c + Places::at(first + R)))), ...);
  (_mm512_storeu_si512(d + Places::at(first + R), sum[R]), ...);
}
template <std::size_t... R>
LOCKSTEP_INLINE_VNNI void fill(__m512i* sum, __m512i with, std::index_sequence<R...>) {
  ((sum[R] = with), ...);
}
template <bool a_unsigned, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_step(Tile& tile, const std::uint32_t* a, __m512i b, std::index_sequence<R...>) {
  if constexpr (a_unsigned)
    ((tile.sum[R] = _mm512_dpbusd_epi32(tile.sum[R], _mm512_set1_epi32(static_cast<int>(a[R])), b)), ...);
  else
    ((tile.sum[R] = _mm512_dpbusd_epi32(tile.sum[R], b, _mm512_set1_epi32(static_cast<int>(a[R])))), ...);
}

template <bool a_unsigned>
LOCKSTEP_INLINE_VNNI void multiply_chunks(const WmmaBytes& in, Tile& tile) {
  const WmmaByteColumns& b = *in.b[0];
  for (std::uint32_t i = 0; i < b.chunks; ++i)
    multiply_step<a_unsigned>(tile, in.a->chunk[i], _mm512_load_si512(b.chunk[i]), EachRow{});
}
template <class Places>
LOCKSTEP_TARGET_VNNI void multiply(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d) {
  Tile tile;
  fill(tile.sum, _mm512_load_si512(in.b[0]->correction), EachRow{});
  if (in.a_unsigned)
    multiply_chunks<true>(in, tile);
  else
    multiply_chunks<false>(in, tile);
  finish_rows<Places, 0>(tile.sum, c, d, EachRow{});
}

/// Two instructions with the same A, eight rows of both at a time; see pair.hpp.
using EachOfEight = std::make_index_sequence<8>;
template <bool a_unsigned, std::size_t R>
LOCKSTEP_INLINE_VNNI void multiply_row(Tile& tile, const std::uint32_t* a, __m512i left, __m512i right) {
  const __m512i four = fast::avx512::broadcast_dword(a + R);  // one load for both
  tile.sum[R] =
      a_unsigned ? _mm512_dpbusd_epi32(tile.sum[R], four, left) : _mm512_dpbusd_epi32(tile.sum[R], left, four);
  tile.sum[8 + R] = a_unsigned ? _mm512_dpbusd_epi32(tile.sum[8 + R], four, right)
                               : _mm512_dpbusd_epi32(tile.sum[8 + R], right, four);
}
template <bool a_unsigned, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_halves(Tile& tile, const WmmaBytes& in, std::uint32_t first,
                                          std::index_sequence<R...>) {
  const std::uint32_t chunks = in.a->chunks;
  for (std::uint32_t i = 0; i < chunks; ++i) {
    const __m512i left = _mm512_load_si512(in.b[0]->chunk[i]), right = _mm512_load_si512(in.b[1]->chunk[i]);
    (multiply_row<a_unsigned, R>(tile, in.a->chunk[i] + first, left, right), ...);
  }
}
template <class Places, std::uint32_t first, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_eight_rows(const WmmaBytes& in, const WmmaPairResults& of,
                                              std::index_sequence<R...> rows) {
  Tile tile;
  fill(tile.sum, _mm512_load_si512(in.b[0]->correction), rows);
  fill(tile.sum + 8, _mm512_load_si512(in.b[1]->correction), rows);
  if (in.a_unsigned)
    multiply_halves<true>(tile, in, first, rows);
  else
    multiply_halves<false>(tile, in, first, rows);
  finish_rows<Places, first>(tile.sum, of.c[0], of.d[0], rows);
  finish_rows<Places, first>(tile.sum + 8, of.c[1], of.d[1], rows);
}
template <class Places>
LOCKSTEP_TARGET_VNNI void multiply_pair(const WmmaBytes& in, const WmmaPairResults& of) {
  multiply_eight_rows<Places, 0>(in, of, EachOfEight{});
  multiply_eight_rows<Places, 8>(in, of, EachOfEight{});
}

}  // namespace lockstep::fast::wmma::vnni
#endif
