// WMMA of integers: exact products and sums, wrapping at 32 bits, so the order of k is free. Dwords of A and B at the
// same place hold the same four k's.
#pragma once

#include <cstdint>
#include <utility>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/wmma/job.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::vnni {

using EachRow = std::make_index_sequence<16>;
struct Tile {
  __m512i sum[16];
};

/// The hardware multiplies unsigned by signed numbers. Where both are of one kind, A's are taken 128 too large or too
/// small, and each column is corrected by 128 times the sum of its numbers.
class BytePreparation {
 public:
  LOCKSTEP_TARGET_VNNI BytePreparation(bool a_signed, bool b_signed, WmmaBytes& to)
      : offset_(_mm512_set1_epi8(a_signed == b_signed ? -128 : 0)), to_(to), b_signed_(b_signed) {
    to.chunks = 0;
    to.a_unsigned = b_signed;
    corrects_ = a_signed == b_signed;
  }
  LOCKSTEP_TARGET_VNNI [[gnu::always_inline]] void add(__m512i a, __m512i b) {
    _mm512_store_si512(to_.a[to_.chunks], _mm512_xor_si512(a, offset_));
    _mm512_store_si512(to_.b[to_.chunks++], b);
    const __m512i ones = _mm512_set1_epi8(1);
    sum_ = b_signed_ ? _mm512_dpbusd_epi32(sum_, ones, b) : _mm512_dpbusd_epi32(sum_, b, ones);
  }
  LOCKSTEP_TARGET_VNNI [[gnu::always_inline]] void finish() {
    const __m512i excess = _mm512_slli_epi32(sum_, 7), zero = _mm512_setzero_si512();
    _mm512_store_si512(to_.correction, !corrects_ ? zero : b_signed_ ? _mm512_sub_epi32(zero, excess) : excess);
  }

 private:
  __m512i offset_, sum_ = __m512i{};
  WmmaBytes& to_;
  bool b_signed_, corrects_;
};

/// The even or odd nibbles as bytes.
LOCKSTEP_INLINE_VNNI __m512i nibbles(__m512i bits, bool is_signed) {
  const __m512i low = _mm512_and_si512(bits, _mm512_set1_epi8(15)), eight = _mm512_set1_epi8(8);
  return is_signed ? _mm512_sub_epi8(_mm512_xor_si512(low, eight), eight) : low;
}

LOCKSTEP_TARGET_VNNI inline void prepare(const WmmaInput& plan, ConstRows a_rows, ConstRows b_rows, bool a_signed,
                                         bool b_signed, WmmaBytes& to) {
  BytePreparation preparation(a_signed, b_signed, to);
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      const __m512i a = _mm512_loadu_si512(a_rows[r] + g * 16), b = _mm512_loadu_si512(b_rows[r] + g * 16);
      if (plan.format == Element::iu8) {
        preparation.add(a, b);
      } else {
        preparation.add(nibbles(a, a_signed), nibbles(b, b_signed));
        preparation.add(nibbles(_mm512_srli_epi32(a, 4), a_signed), nibbles(_mm512_srli_epi32(b, 4), b_signed));
      }
    }
  }
  preparation.finish();
}

template <class Places, std::size_t... R>
LOCKSTEP_INLINE_VNNI void load_tile(Tile& tile, const std::uint32_t* from, __m512i correction,
                                    std::index_sequence<R...>) {
  ((tile.sum[R] = _mm512_add_epi32(correction, _mm512_loadu_si512(from + Places::at(R)))), ...);
}
template <class Places, std::size_t... R>
LOCKSTEP_INLINE_VNNI void store_tile(const Tile& tile, std::uint32_t* to, std::index_sequence<R...>) {
  (_mm512_storeu_si512(to + Places::at(R), tile.sum[R]), ...);
}
template <bool a_unsigned, std::size_t... R>
LOCKSTEP_INLINE_VNNI void multiply_step(Tile& tile, const std::uint32_t* a, __m512i b, std::index_sequence<R...>) {
  if constexpr (a_unsigned)
    ((tile.sum[R] = _mm512_dpbusd_epi32(tile.sum[R], _mm512_set1_epi32(static_cast<int>(a[R])), b)), ...);
  else
    ((tile.sum[R] = _mm512_dpbusd_epi32(tile.sum[R], b, _mm512_set1_epi32(static_cast<int>(a[R])))), ...);
}

template <class Places>
LOCKSTEP_TARGET_VNNI void multiply(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d) {
  Tile tile;
  load_tile<Places>(tile, c, _mm512_load_si512(in.correction), EachRow{});
  if (in.a_unsigned) {
    for (std::uint32_t i = 0; i < in.chunks; ++i)
      multiply_step<true>(tile, in.a[i], _mm512_load_si512(in.b[i]), EachRow{});
  } else {
    for (std::uint32_t i = 0; i < in.chunks; ++i)
      multiply_step<false>(tile, in.a[i], _mm512_load_si512(in.b[i]), EachRow{});
  }
  store_tile<Places>(tile, d, EachRow{});
}

}  // namespace lockstep::fast::wmma::vnni
#endif
