// D = C + A * B of 8-bit floats in 16 x 16 x 128, scaled as multiply_scaled does. Sixteen lanes of a register are four
// k's, those of four registers sixteen. See matrix/avx512.hpp for the tiles.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/small_float_widening.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// How the bytes of an operand are widened, and the largest so far, twice their bits.
struct ByteInput {
  WideningConstants by;
  __m512i largest;
};
LOCKSTEP_INLINE_AVX512 ByteInput byte_input(const Widening& form) {
  return {widening_constants(form), _mm512_setzero_si512()};
}
LOCKSTEP_INLINE_AVX512 __m512i load_bytes(ByteInput& input, const std::uint32_t* from) {
  const __m512i bits = _mm512_loadu_si512(from);
  input.largest = _mm512_max_epu8(input.largest, _mm512_add_epi8(bits, bits));
  return bits;
}
template <std::uint32_t Byte>
LOCKSTEP_INLINE_AVX512 __m512 widened_byte(__m512i bits, const ByteInput& input) {
  return widened(Byte == 3 ? bits : _mm512_slli_epi32(bits, 24 - 8 * Byte), input.by);
}

/// Four k's of sixteen rows of A.
struct WideBytes {
  alignas(64) float number[4][16];
};
LOCKSTEP_INLINE_AVX512 void widen_bytes(ByteInput& a, const std::uint32_t* from, WideBytes& to) {
  const __m512i bits = load_bytes(a, from);
  _mm512_store_ps(to.number[0], widened_byte<0>(bits, a));
  _mm512_store_ps(to.number[1], widened_byte<1>(bits, a));
  _mm512_store_ps(to.number[2], widened_byte<2>(bits, a));
  _mm512_store_ps(to.number[3], widened_byte<3>(bits, a));
}

/// One k of eight rows from `First` on.
template <std::uint32_t First, bool by_shuffles, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_eight_rows(Tile<16, 1>& tile, const float* a, const Columns<1>& b,
                                                std::index_sequence<R...>) {
  (multiply_row<First + R>(tile, by_shuffles ? row_number<1, First + R>(a) : _mm512_set1_ps(a[First + R]), b), ...);
}
/// Four k's. Eight rows run through them, then the others: a multiply-add that takes its sum from the one just before,
/// and not from the register file, does not keep stores waiting.
template <bool by_shuffles>
LOCKSTEP_INLINE_AVX512 void multiply_bytes(Tile<16, 1>& tile, const WideBytes* a, __m512i bits, const ByteInput& b) {
  asm("" : "+r"(a));  // or compilers take what has been stored from its registers, by permutations
  Columns<1> columns[4];
  columns[0].number[0] = widened_byte<0>(bits, b);
  columns[1].number[0] = widened_byte<1>(bits, b);
  columns[2].number[0] = widened_byte<2>(bits, b);
  columns[3].number[0] = widened_byte<3>(bits, b);
  using Rows = std::make_index_sequence<8>;
  multiply_eight_rows<0, by_shuffles>(tile, a->number[0], columns[0], Rows{});
  multiply_eight_rows<0, by_shuffles>(tile, a->number[1], columns[1], Rows{});
  multiply_eight_rows<0, by_shuffles>(tile, a->number[2], columns[2], Rows{});
  multiply_eight_rows<0, by_shuffles>(tile, a->number[3], columns[3], Rows{});
  multiply_eight_rows<8, by_shuffles>(tile, a->number[0], columns[0], Rows{});
  multiply_eight_rows<8, by_shuffles>(tile, a->number[1], columns[1], Rows{});
  multiply_eight_rows<8, by_shuffles>(tile, a->number[2], columns[2], Rows{});
  multiply_eight_rows<8, by_shuffles>(tile, a->number[3], columns[3], Rows{});
}

/// A is widened one step of sixteen k's ahead: loads of what has just been stored would wait.
template <bool by_shuffles>
LOCKSTEP_TARGET_AVX512 void multiply_scaled_bytes(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                  ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  constexpr std::uint32_t steps = 8;
  const Widening &a_form = job.plan->a_input.form, &b_form = job.plan->b_input.form;
  // (AMD's cores multiply denormal numbers as quickly as others.)
  if (!by_shuffles && (any_denormal_byte(a_rows, 8, 64, a_form) || any_denormal_byte(b_rows, 8, 64, b_form)))
    return multiply_unpacked(plan, a_rows, b_rows, c_rows, d_rows, scales);
  ByteInput a = byte_input(a_form), b = byte_input(b_form);
  WideBytes wide[2][4];
  alignas(64) float running[output_row<16, 16>(0, 15) + 16];
  for (std::uint32_t r = 0; r < 4; ++r) widen_bytes(a, a_rows[r], wide[0][r]);
  const float* from = reinterpret_cast<const float*>(job.c);
  for (std::uint32_t group = 0; group < 4; ++group) {
    Tile<16, 1> tile;
    clear_tile(tile, TileRows<16>{});
    for (std::uint32_t step = group * 2; step < group * 2 + 2; ++step) {
      const std::uint32_t next = step + 1;
      for (std::uint32_t r = 0; r < 4; ++r) {
        const __m512i bits = load_bytes(b, b_rows[step / 4 * 4 + r] + step % 4 * 16);
        if (next < steps) widen_bytes(a, a_rows[next / 4 * 4 + r] + next % 4 * 16, wide[next % 2][r]);
        multiply_bytes<by_shuffles>(tile, &wide[step % 2][r], bits, b);
      }
    }
    add_scaled<16, 16>(tile, from, job.scales->a + group * 16, job.scales->b + group * 16, TileRows<16>{});
    if (group == 3) {
      if (any_special_byte(a.largest, a_form) || any_special_byte(b.largest, b_form)) [[unlikely]]
        return multiply_exact_inputs(plan, a_rows, b_rows, c_rows, d_rows, scales);
      return finish_tile<16, 16>(job, 0, 0, tile);
    }
    store_tile<ResultRows<16, 16>>(tile, running, TileRows<16>{});
    from = running;
  }
}

}  // namespace lockstep::fast::avx512
#endif
