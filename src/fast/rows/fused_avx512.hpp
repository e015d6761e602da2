// The handlers of fused.hpp with AVX-512: whole rows in registers, the first one's result (or its lanes' bits, in
// registers of masks) goes on to the second one.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/program/op_views.hpp"
#include "fast/rows/fused.hpp"
#include "fast/rows/unrolled_avx512.hpp"

#if LOCKSTEP_X86_64
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

namespace lockstep::fast {

/// What one operation hands to another, in registers once compilers are through.
struct HandedOver {
  alignas(64) std::uint32_t low[row_lanes], high[row_lanes];
};

/// PartSources where `link` is in `from`.
template <class Part, Link link>
struct FusedSources : PartSources<Part> {
  static constexpr OperationShape shape = Part::shape;
  const HandedOver* from;

  FusedSources(const MicroOp* op, FastWave& wave, Constants constants, const HandedOver* handed_over)
      : PartSources<Part>(op, wave, constants, wave.temporaries[0].data()),  // masks' rows do not count
        from(handed_over) {}

  [[gnu::always_inline]] LaneSources<shape> lane(std::uint32_t first, std::uint32_t i) const {
    LaneSources<shape> in = PartSources<Part>::lane(first, i);
    if constexpr (link == Link::s0) in.s0 = handed<shape.s0>(first + i);
    if constexpr (link == Link::s1) in.s1 = handed<shape.s1>(first + i);
    if constexpr (link == Link::s2 && shape.s2 != 0) in.s2 = handed<shape.s2>(first + i);
    if constexpr (link == Link::s2 && shape.s2 == 0) in.d0 = handed<shape.old_d0>(first + i);
    return in;
  }

 private:
  template <std::uint8_t bits>
  [[gnu::always_inline]] SourceWord<shape, bits> handed(std::uint32_t lane) const {
    if constexpr (bits == 64)
      return Halves(from->low[lane], from->high[lane]);
    else
      return from->low[lane];
  }
};

/// As that of RowSources.
template <std::uint32_t source, class Part, Link link>
LOCKSTEP_INLINE_AVX512 __m512i sixteen_lanes(const FusedSources<Part, link>& of, std::uint32_t first) {
  constexpr Link from_first = source == 0 ? Link::s0 : source == 1 ? Link::s1 : Link::s2;
  if constexpr (link == from_first) {
    return _mm512_load_si512(of.from->low + first);
  } else if constexpr ((Part::scalars >> source & 1u) != 0) {
    const std::uint32_t scalar = source == 0 ? of.scalar0 : source == 1 ? of.scalar1 : of.scalar2;
    return _mm512_set1_epi32(static_cast<std::int32_t>(scalar));
  } else {
    return sixteen_lanes<source>(static_cast<const RowSources<Part::shape>&>(of), first);
  }
}

/// One operation: its results to `row`, and the mask that it makes to `bits`, where one is that `link` hands over.
template <class Part, Link link, std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void compute_fused(const MicroOp* op, FastWave& wave, Constants constants,
                                          const HandedOver* from, RowVectors<16>& row, __mmask16 (&bits)[4]) {
  using Operation = typename Part::Operation;
  using Sources = FusedSources<Part, link>;
  constexpr OperationShape shape = Operation::shape;
  static_assert(by_host<Operation> || chooses_by_mask<shape> ||
                    (!shape.reads_vcc_lane && !shape.writes_mask && !shape.halves_alike && !joins_halves<shape, 16>),
                "masks stay in registers");
  if constexpr (shape.reads_vcc_lane && link != Link::mask)
    part_mask(wave.load_mask(RowView{*op}.extra().mask_in(), lanes == 32), bits);
  if constexpr (by_host<Operation>) {
    compute_by_host<Operation, lanes>(Sources(op, wave, constants, from), row, bits);
  } else if constexpr (chooses_by_mask<shape>) {
    choose_by_mask<Operation, lanes>(SourcesWithBit<Sources, false>{{op, wave, constants, from}},
                                     SourcesWithBit<Sources, true>{{op, wave, constants, from}}, bits, row);
  } else {
    compute_vectors<Operation>(Sources(op, wave, constants, from), row,
                               std::make_integer_sequence<std::uint32_t, lanes / 16>{});
  }
}

/// The lanes that must be computed again, of some sixteen or another.
template <class Part, std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 __mmask16 notes_of(const RowVectors<16>& row, const __mmask16 (&bits)[4]) {
  constexpr OperationShape shape = Part::shape;
  if constexpr (shape.gives != Gives::another) {
    return any_bit<lanes>(bits);
  } else if constexpr (!shape.reads_mode || by_host<typename Part::Operation>) {
    return 0;
  } else if constexpr (shape.nan_is_result) {
    const __mmask16 low = any_nan(row.low[0], row.low[1]);
    if constexpr (lanes == 32) return low;
    return _kor_mask16(low, any_nan(row.low[2], row.low[3]));
  } else {
    const auto note = reinterpret_cast<__m512i>(row.note);
    return _mm512_test_epi32_mask(note, note);
  }
}

/// The results of an operation.
template <class Part, std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 void store_fused(const MicroOp* op, FastWave& wave, const RowVectors<16>& row) {
  if constexpr (Part::shape.d0 != 0)
    store_vectors<Part::shape>(wave.row(op, slot_d), row, std::make_integer_sequence<std::uint32_t, lanes / 16>{});
}

/// run_part_avx2 with whole rows.
template <class Part, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512_WIDE [[gnu::flatten]] const MicroOp* run_part_avx512(const MicroOp* broadcasts, Context& context,
                                                                            FastWave& wave, Constants constants) {
  const MicroOp* const op = broadcasts + Part::broadcasts;
  RowVectors<16> row;
  __mmask16 bits[4];
  compute_fused<Part, Link::independent, lanes>(op, wave, constants, nullptr, row, bits);
  if constexpr (Part::shape.reads_mode) {
    if (notes_of<Part, lanes>(row, bits) != 0) [[unlikely]]
      return recompute_fused_rows(broadcasts, context, wave, constants, single_plan<Part>);
  }
  store_fused<Part, lanes>(op, wave, row);
  if constexpr (Part::shape.writes_mask) store_mask(op, wave, join_masks<lanes>(bits));
  return next(op + 1, context, wave, constants);
}

/// run_pair_avx2 with whole rows.
template <class First, class Second, Link link, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512_WIDE [[gnu::flatten]] const MicroOp* run_pair_avx512(const MicroOp* op, Context& context,
                                                                            FastWave& wave, Constants constants) {
  constexpr OperationShape s1 = First::shape, s2 = Second::shape;
  static_assert(link == Link::independent || (link == Link::mask ? s1.writes_mask && s2.reads_vcc_lane : s1.d0 != 0));
  const MicroOp* const first_op = op + First::broadcasts;
  const MicroOp* const second_op = first_op + Second::micro_ops;
  HandedOver between;
  RowVectors<16> first_row, second_row;
  __mmask16 first_bits[4], second_bits[4];
  compute_fused<First, Link::independent, lanes>(first_op, wave, constants, nullptr, first_row, first_bits);
  for (std::uint32_t i = 0; i < lanes / 16; ++i) {
    if constexpr (link == Link::mask) second_bits[i] = first_bits[i];
    if constexpr (s1.d0 != 0) *reinterpret_cast<LaneVector<16>::Type*>(between.low + 16 * i) = first_row.low[i];
    if constexpr (s1.d0 == 64) *reinterpret_cast<LaneVector<16>::Type*>(between.high + 16 * i) = first_row.high[i];
  }
  compute_fused<Second, link, lanes>(second_op, wave, constants, &between, second_row, second_bits);
  if constexpr (s1.reads_mode || s2.reads_mode) {
    if (_kortestz_mask16_u8(notes_of<First, lanes>(first_row, first_bits),
                            notes_of<Second, lanes>(second_row, second_bits)) == 0) [[unlikely]]
      return recompute_fused_rows(op, context, wave, constants, fused_plan<First, Second>);
  }
  if (link == Link::independent || !RowView{*first_op}.extra().dropped())
    store_fused<First, lanes>(first_op, wave, first_row);
  store_fused<Second, lanes>(second_op, wave, second_row);
  if constexpr (s1.writes_mask) store_mask(first_op, wave, join_masks<lanes>(first_bits));
  if constexpr (s2.writes_mask) store_mask(second_op, wave, join_masks<lanes>(second_bits));
  return next(second_op + 1, context, wave, constants);
}

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
