// Handlers of the operations that kernels execute most, with AVX-512: all lanes of a wave in registers. They save
// nothing on the stack (bench/bounds.md, Memory), and masks come from and go to registers of masks, to which g++ finds
// no way.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/program/op_views.hpp"
#include "fast/rows/f16_avx512.hpp"
#include "fast/rows/host_masks.hpp"
#include "fast/rows/unrolled.hpp"

#if LOCKSTEP_X86_64
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

namespace lockstep::fast {

/// A row of low dwords and one of high ones as 64 pairs: by two permutations for 16 lanes; compilers take twelve
/// instructions.
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void join_rows(const std::uint32_t* row, std::uint64_t* pairs) {
  const __m512i lower = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const __m512i upper = _mm512_setr_epi32(8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  for (std::uint32_t i = 0; i < lanes; i += 16) {
    const __m512i low = _mm512_loadu_si512(row + i), high = _mm512_loadu_si512(row + row_lanes + i);
    _mm512_store_si512(pairs + i, _mm512_permutex2var_epi32(low, lower, high));
    _mm512_store_si512(pairs + i + 8, _mm512_permutex2var_epi32(low, upper, high));
  }
}

/// The lanes in `written` of `row` to the rows at `to`.
template <OperationShape shape, std::uint32_t... Index>
LOCKSTEP_INLINE_AVX512 void store_lanes(std::uint32_t* to, const RowVectors<16>& row, std::uint64_t written,
                                        std::integer_sequence<std::uint32_t, Index...>) {
  (_mm512_mask_storeu_epi32(to + Index * 16, static_cast<__mmask16>(written >> Index * 16),
                            reinterpret_cast<const __m512i&>(row.low[Index])),
   ...);
  if constexpr (shape.d0 == 64)
    (_mm512_mask_storeu_epi32(to + row_lanes + Index * 16, static_cast<__mmask16>(written >> Index * 16),
                              reinterpret_cast<const __m512i&>(row.high[Index])),
     ...);
}

/// The lanes that hold a NaN, among f32 in two vectors.
LOCKSTEP_INLINE_AVX512 __mmask16 any_nan(const LaneVector<16>::Type& a, const LaneVector<16>::Type& b) {
  return _mm512_cmp_ps_mask(reinterpret_cast<const __m512&>(a), reinterpret_cast<const __m512&>(b), _CMP_UNORD_Q);
}

/// Must the row be computed again?
template <OperationShape shape, std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 bool has_notes(const RowVectors<16>& row) {
  if constexpr (shape.nan_is_result && lanes == 32) {
    return any_nan(row.low[0], row.low[1]) != 0;
  } else if constexpr (shape.nan_is_result) {
    return _kortestz_mask16_u8(any_nan(row.low[0], row.low[1]), any_nan(row.low[2], row.low[3])) == 0;
  } else {
    const auto note = reinterpret_cast<__m512i>(row.note);
    return _mm512_test_epi32_mask(note, note) != 0;
  }
}

/// One mask of a row from the masks of its vectors, one bit a lane.
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 std::uint64_t join_masks(const __mmask16 (&of)[4]) {
  const __mmask32 low = _mm512_kunpackw(of[1], of[0]);
  if constexpr (lanes == 32) return low;
  return _mm512_kunpackd(_mm512_kunpackw(of[3], of[2]), low);
}
/// The same of flags that are all ones or zero.
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 std::uint64_t mask_of(const LaneVector<16>::Type (&flag)[4]) {
  __mmask16 bits[4];
  for (std::uint32_t i = 0; i < lanes / 16; ++i)
    bits[i] = _mm512_movepi32_mask(reinterpret_cast<const __m512i&>(flag[i]));
  return join_masks<lanes>(bits);
}

/// What a comparison that the host has gives for sixteen lanes.
template <HostComparison comparison>
LOCKSTEP_INLINE_AVX512 __mmask16 compare_vectors(const __m512i& x, const __m512i& y) {
  constexpr int predicate = predicate_of(comparison);  // which g++ knows without optimising, too
  if constexpr (comparison.of == Compared::f32) {
    return _mm512_cmp_ps_mask(_mm512_castsi512_ps(x), _mm512_castsi512_ps(y), predicate);
  } else if constexpr (comparison.of == Compared::i32) {
    return _mm512_cmp_epi32_mask(x, y, predicate);
  } else {
    return _mm512_cmp_epu32_mask(x, y, predicate);
  }
}

/// Sixteen lanes added, and with `carry` their bits of a mask: the sums, and the carries in place of those bits.
template <HostCarry carry>
LOCKSTEP_INLINE_AVX512 __m512i add_vectors(const __m512i& x, const __m512i& y, __mmask16& bits) {
  const __mmask16 in = bits;
  __m512i sum = _mm512_add_epi32(x, y);
  if constexpr (carry == HostCarry::in_and_out) sum = _mm512_mask_sub_epi32(sum, in, sum, _mm512_set1_epi32(-1));
  bits = _mm512_cmplt_epu32_mask(sum, x);
  // (One more, and as much as before: all ones and the carry were added.)
  if constexpr (carry == HostCarry::in_and_out) bits |= _mm512_mask_cmpeq_epu32_mask(in, sum, x);
  return sum;
}

/// Lanes `first` and up of a source.
template <std::uint32_t source, OperationShape shape>
LOCKSTEP_INLINE_AVX512 __m512i sixteen_lanes(const RowSources<shape>& of, std::uint32_t first) {
  return _mm512_loadu_si512((source == 0 ? of.s0 : source == 1 ? of.s1 : of.s2) + first);
}

/// The smaller or the larger one, and in `nan` where there was a NaN. (Compilers make eight instructions of what the
/// pseudocode says.)
template <Gives gives>
LOCKSTEP_INLINE_AVX512 __m512i choose_one(const __m512i& x, const __m512i& y, __mmask16& nan) {
  constexpr int which = gives == Gives::larger ? 1 : 0, with_its_sign = 4;
  const __m512 a = _mm512_castsi512_ps(x), b = _mm512_castsi512_ps(y);
  nan |= _mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q);
  return _mm512_castps_si512(_mm512_range_ps(a, b, which | with_its_sign));
}

/// Has the host instructions for all of an operation?
template <class Operation>
inline constexpr bool by_host = Operation::shape.compares.of != Compared::nothing ||
                                Operation::shape.carry != HostCarry::none || Operation::shape.gives != Gives::another;

/// Such an operation. `bits`: the lanes' bits of the mask that it reads; then of the one that it makes or, where it
/// gives one of its sources, the lanes with a NaN.
template <class Operation, std::uint32_t lanes, class Sources>
LOCKSTEP_INLINE_AVX512 void compute_by_host(const Sources& sources, RowVectors<16>& row, __mmask16 (&bits)[4]) {
  using Vector = LaneVector<16>::Type;
  constexpr OperationShape shape = Operation::shape;
  for (std::uint32_t i = 0; i < lanes / 16; ++i) {
    const __m512i x = sixteen_lanes<0>(sources, 16 * i), y = sixteen_lanes<1>(sources, 16 * i);
    if constexpr (shape.gives != Gives::another) {
      bits[i] = 0;
      __m512i one = choose_one<shape.gives>(x, y, bits[i]);
      if constexpr (shape.s2 != 0) one = choose_one<shape.gives>(one, sixteen_lanes<2>(sources, 16 * i), bits[i]);
      row.low[i] = reinterpret_cast<Vector>(one);
    } else if constexpr (shape.carry != HostCarry::none) {
      row.low[i] = reinterpret_cast<Vector>(add_vectors<shape.carry>(x, y, bits[i]));
    } else {
      bits[i] = compare_vectors<shape.compares>(x, y);
    }
  }
}
/// Any bit of them?
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 __mmask16 any_bit(const __mmask16 (&bits)[4]) {
  const __mmask16 low = _kor_mask16(bits[0], bits[1]);
  if constexpr (lanes == 32) return low;
  return _kor_mask16(low, _kor_mask16(bits[2], bits[3]));
}

/// Operations that do nothing with the lanes' bits of a mask but choose by them, as V_CNDMASK_B32: computed as if all
/// were clear and as if all were set, and then chosen by registers of masks, to which g++ finds no way by itself.
template <OperationShape shape>
inline constexpr bool chooses_by_mask =
    shape.reads_vcc_lane && !shape.writes_mask && !shape.reads_mode && shape.d0 == 32 && !shape.halves_alike;

/// Sources where each lane's bit of the mask is `bit`.
template <class Sources, bool bit>
struct SourcesWithBit : Sources {
  [[gnu::always_inline]] auto lane(std::uint32_t first, std::uint32_t i) const {
    auto in = Sources::lane(first, i);
    in.vcc_lane = bit;
    return in;
  }
};

/// The parts of a mask for each sixteen lanes.
LOCKSTEP_INLINE_AVX512 void part_mask(std::uint64_t mask, __mmask16 (&bits)[4]) {
  for (std::uint32_t i = 0; i < 4; ++i) bits[i] = static_cast<__mmask16>(mask >> 16 * i);
}

/// A row of results that the lanes' bits of a mask choose. `clear`, `set`: the sources where
/// all are so.
template <class Operation, std::uint32_t lanes, class Clear, class Set>
LOCKSTEP_INLINE_AVX512 void choose_by_mask(const Clear& clear, const Set& set, const __mmask16 (&bits)[4],
                                           RowVectors<16>& row) {
  constexpr std::make_integer_sequence<std::uint32_t, lanes / 16> all{};
  RowVectors<16> others;
  compute_vectors<Operation>(clear, row, all);
  compute_vectors<Operation>(set, others, all);
  for (std::uint32_t i = 0; i < lanes / 16; ++i)
    row.low[i] = reinterpret_cast<LaneVector<16>::Type>(_mm512_mask_blend_epi32(
        bits[i], reinterpret_cast<const __m512i&>(row.low[i]), reinterpret_cast<const __m512i&>(others.low[i])));
}

/// As run_row (rows/kernel.hpp), in waves of `lanes`.
template <class Operation, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512_WIDE [[gnu::flatten]] const MicroOp* run_vectors_avx512(const MicroOp* op, Context& context,
                                                                               FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  constexpr std::make_integer_sequence<std::uint32_t, lanes / 16> all{};
  constexpr bool single = lanes == 32;
  RowVectors<16> row;
  [[maybe_unused]] std::uint64_t mask = 0;
  if constexpr (shape.f16 != F16Result::another) {
    if (avx512::row_of_f16<shape, lanes>(RowSources<shape>(op, wave, constants, nullptr), row)) [[unlikely]]
      return recompute_row(op, context, wave, constants, row_operation<Operation>);
  } else if constexpr (by_host<Operation> || chooses_by_mask<shape>) {
    using Sources = RowSources<shape>;
    __mmask16 bits[4];
    if constexpr (shape.reads_vcc_lane) part_mask(wave.load_mask(RowView{*op}.extra().mask_in(), single), bits);
    if constexpr (by_host<Operation>) {
      compute_by_host<Operation, lanes>(Sources(op, wave, constants, nullptr), row, bits);
      if constexpr (shape.gives != Gives::another) {
        if (any_bit<lanes>(bits) != 0) [[unlikely]]
          return recompute_row(op, context, wave, constants, row_operation<Operation>);
      } else {
        mask = join_masks<lanes>(bits);
      }
    } else {
      const std::uint32_t* const any = wave.temporaries[0].data();  // in place of a mask's row, which does not count
      choose_by_mask<Operation, lanes>(SourcesWithBit<Sources, false>{{op, wave, constants, any}},
                                       SourcesWithBit<Sources, true>{{op, wave, constants, any}}, bits, row);
    }
  } else {
    const MaskRow<shape, 16> mask_row(op, wave, single);
    RowSources<shape> sources(op, wave, constants, mask_row.lane);
    alignas(64) std::uint64_t pairs0[row_lanes], pairs1[row_lanes], pairs2[row_lanes];
    if constexpr (joins_halves<shape, 16>) {
      if constexpr (shape.s0 == 64) join_rows<lanes>(sources.s0, pairs0);
      if constexpr (shape.s1 == 64) join_rows<lanes>(sources.s1, pairs1);
      if constexpr (shape.s2 == 64) join_rows<lanes>(sources.s2, pairs2);
      sources.pairs0 = pairs0;
      sources.pairs1 = pairs1;
      sources.pairs2 = pairs2;
    }
    compute_vectors<Operation>(sources, row, all);
    if constexpr (shape.reads_mode) {
      if (has_notes<shape, lanes>(row)) [[unlikely]]
        return recompute_row(op, context, wave, constants, row_operation<Operation>);
    }
    if constexpr (shape.writes_mask) mask = mask_of<lanes>(row.flag);
  }
  stay_in_place(op, context, wave, constants);
  if constexpr (shape.d0 != 0) {
    if (op->written == 0) [[likely]] {
      store_vectors<shape>(wave.row(op, slot_d), row, all);
    } else {
      store_lanes<shape>(wave.row(op, slot_d), row, lanes_to_write(op, wave, constants, single), all);
    }
  }
  // (Its branch by the size of masks is of use: without any that is taken, Zen 4 does not guess where handlers that
  // take turns go on.)
  if constexpr (shape.writes_mask) store_mask(op, wave, mask);
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
