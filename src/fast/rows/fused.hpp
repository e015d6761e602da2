// Two row operations by one handler, the first one's result in registers for the second; and row operations whose
// sources are scalars. `vendor-xml/fused_operations.xml` lists them.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "fast/program/fused_form.hpp"
#include "fast/program/op_views.hpp"
#include "fast/rows/unrolled.hpp"

#if LOCKSTEP_X86_64
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

namespace lockstep::fast {

/// A row operation, and which of its sources are scalars: for each a broadcast stands before its micro-op, which is not
/// executed.
template <class Operation_, std::uint8_t scalars_>
struct FusedPart {
  using Operation = Operation_;
  static constexpr OperationShape shape = Operation::shape;
  static constexpr std::uint8_t scalars = scalars_;
  static constexpr std::uint32_t broadcasts = static_cast<std::uint32_t>(std::popcount(scalars));
  static constexpr std::uint32_t micro_ops = broadcasts + 1;
  static constexpr std::uint8_t bits(std::uint32_t source) {
    return source == 0 ? shape.s0 : source == 1 ? shape.s1 : shape.s2;
  }
};

/// The same, for what is rarely executed.
struct FusedPartPlan {
  RowOperation operation{};
  std::uint8_t scalars = 0;
};
template <class Part>
inline constexpr FusedPartPlan part_plan{{Part::Operation::template on_lane<LaneOutput>(), Part::shape}, Part::scalars};

/// RowSources where some sources are scalars. `op` is the row operation's own micro-op.
template <class Part>
struct PartSources : RowSources<Part::shape> {
  static constexpr OperationShape shape = Part::shape;
  SourceWord<shape, shape.s0> scalar0 = 0u;
  SourceWord<shape, shape.s1> scalar1 = 0u;
  SourceWord<shape, shape.s2> scalar2 = 0u;

  PartSources(const MicroOp* op, FastWave& wave, Constants constants, const std::uint32_t* mask_row)
      : RowSources<shape>(op, wave, constants, mask_row) {
    const MicroOp* broadcast = op - Part::broadcasts;
    const auto load = [&]<std::uint8_t bits>(SourceWord<shape, bits>& to) {
      const std::byte* const from = wave.at(broadcast++, slot_s0, constants);
      if constexpr (bits == 64 && shape.in_halves) {
        to = Halves(static_cast<std::uint32_t>(load_scalar<32>(from)),
                    static_cast<std::uint32_t>(load_scalar<32>(from + 4)));
      } else {
        to = static_cast<SourceWord<shape, bits>>(load_scalar<bits>(from));
      }
    };
    if constexpr ((Part::scalars & 1u) != 0) load.template operator()<shape.s0>(scalar0);
    if constexpr ((Part::scalars & 2u) != 0) load.template operator()<shape.s1>(scalar1);
    if constexpr ((Part::scalars & 4u) != 0) load.template operator()<shape.s2>(scalar2);
  }

  [[gnu::always_inline]] LaneSources<shape> lane(std::uint32_t first, std::uint32_t i) const {
    LaneSources<shape> in = RowSources<shape>::lane(first, i);
    if constexpr ((Part::scalars & 1u) != 0) in.s0 = scalar0;
    if constexpr ((Part::scalars & 2u) != 0) in.s1 = scalar1;
    if constexpr ((Part::scalars & 4u) != 0) in.s2 = scalar2;
    return in;
  }
};

/// Eight lanes of an operation's results, and what has to be looked at again.
template <std::uint32_t width>
struct VectorResults {
  alignas(64) std::uint32_t low[width], high[width], flag[width], note[width];
};

template <class Operation, std::uint32_t width>
[[gnu::always_inline]] inline auto evaluate_lane(const LaneSources<Operation::shape>& in, std::uint32_t i,
                                                 std::uint32_t zero, VectorResults<width>& to) {
  constexpr OperationShape shape = Operation::shape;
  fp::BlockNotes notes;
  const auto result = [&] {
    if constexpr (shape.nan_is_result) {
      return Operation::evaluate(in, fp::SilentMode{});
    } else {
      return Operation::evaluate(in, fp::UncheckedMode(notes));
    }
  }();
  if constexpr (shape.d0 != 0) {
    const auto value = d0_of(result);
    to.low[i] = low_half(value) ^ zero;
    if constexpr (shape.d0 == 64) to.high[i] = high_half(value) ^ zero;
  }
  if constexpr (shape.writes_mask) to.flag[i] = 0u - static_cast<std::uint32_t>(flag_of(result));
  if constexpr (shape.reads_mode && !shape.nan_is_result) to.note[i] = notes.narrow | notes.wide | notes.doubt;
  return result;
}

template <OperationShape shape, std::uint32_t width, std::uint32_t at>
[[gnu::always_inline]] inline void keep_results(const VectorResults<width>& from, RowVectors<width>& row) {
  if constexpr (shape.d0 != 0) row.low[at] = as_vector<width>(from.low);
  if constexpr (shape.d0 == 64) row.high[at] = as_vector<width>(from.high);
  if constexpr (shape.writes_mask) row.flag[at] = as_vector<width>(from.flag);
  if constexpr (shape.reads_mode && !shape.nan_is_result)
    row.note = at == 0 ? as_vector<width>(from.note) : row.note | as_vector<width>(from.note);
}

/// Lanes `first` to `first + width` of one operation.
template <class Part, std::uint32_t width, std::uint32_t first>
[[gnu::always_inline]] inline void compute_part(const PartSources<Part>& sources, RowVectors<width>& row) {
  VectorResults<width> results;
  const std::uint32_t zero = nothing<Part::shape, width>();
#if defined(__clang__)
#pragma clang loop vectorize_width(width) interleave_count(1)
#else
#pragma GCC unroll 1
#endif
  for (std::uint32_t i = 0; i < width; ++i)
    evaluate_lane<typename Part::Operation>(sources.lane(first, i), i, zero, results);
  keep_results<Part::shape, width, first / width>(results, row);
}

/// Puts what a lane of the first operation gave where the second one takes it.
template <Link link, OperationShape shape, class Result>
[[gnu::always_inline]] inline void hand_over(const Result& result, LaneSources<shape>& to) {
  if constexpr (link == Link::s0) to.s0 = d0_of(result);
  if constexpr (link == Link::s1) to.s1 = d0_of(result);
  if constexpr (link == Link::s2 && shape.s2 != 0) to.s2 = d0_of(result);
  if constexpr (link == Link::s2 && shape.s2 == 0) to.d0 = d0_of(result);
  if constexpr (link == Link::mask) to.vcc_lane = flag_of(result);
}

/// Lanes `first` to `first + width` of both.
template <class First, class Second, Link link, std::uint32_t width, std::uint32_t first>
[[gnu::always_inline]] inline void compute_both(const PartSources<First>& first_sources,
                                                const PartSources<Second>& second_sources, RowVectors<width>& first_row,
                                                RowVectors<width>& second_row) {
  if constexpr (link == Link::independent) {
    compute_part<First, width, first>(first_sources, first_row);
    compute_part<Second, width, first>(second_sources, second_row);
  } else {
    VectorResults<width> first_results, second_results;
#if defined(__clang__)
#pragma clang loop vectorize_width(width) interleave_count(1)
#else
#pragma GCC unroll 1
#endif
    for (std::uint32_t i = 0; i < width; ++i) {
      const auto result = evaluate_lane<typename First::Operation>(first_sources.lane(first, i), i, 0, first_results);
      LaneSources<Second::shape> in = second_sources.lane(first, i);
      hand_over<link>(result, in);
      evaluate_lane<typename Second::Operation>(in, i, 0, second_results);
    }
    keep_results<First::shape, width, first / width>(first_results, first_row);
    keep_results<Second::shape, width, first / width>(second_results, second_row);
  }
}

template <class First, class Second, Link link, std::uint32_t width, std::uint32_t... Index>
[[gnu::always_inline]] inline void compute_rows(const PartSources<First>& first_sources,
                                                const PartSources<Second>& second_sources, RowVectors<width>& first_row,
                                                RowVectors<width>& second_row,
                                                std::integer_sequence<std::uint32_t, Index...>) {
  (compute_both<First, Second, link, width, Index * width>(first_sources, second_sources, first_row, second_row), ...);
}
template <class Part, std::uint32_t width, std::uint32_t... Index>
[[gnu::always_inline]] inline void compute_row(const PartSources<Part>& sources, RowVectors<width>& row,
                                               std::integer_sequence<std::uint32_t, Index...>) {
  (compute_part<Part, width, Index * width>(sources, row), ...);
}

/// One operation of a fused form from lane `first` on, as the reference computes it, with the broadcasts before it.
inline void recompute_part(const MicroOp* op, FastWave& wave, Constants constants, const FusedPartPlan& part,
                           std::uint32_t first, std::uint64_t mask) {
  const OperationShape& shape = part.operation.shape;
  const MicroOp* broadcast = op - std::popcount(part.scalars);
  for (std::uint32_t source = 0; source < 3; ++source) {
    if ((part.scalars >> source & 1u) == 0) continue;
    const bool wide = (source == 0 ? shape.s0 : source == 1 ? shape.s1 : shape.s2) == 64;
    const std::byte* const from = wave.at(broadcast, slot_s0, constants);
    std::uint32_t* const to = wave.row(broadcast, slot_d);
    for (std::uint32_t half = 0; half < (wide ? 2u : 1u); ++half)
      for (std::uint32_t lane = 0; lane < row_lanes; ++lane)
        to[half * row_lanes + lane] = static_cast<std::uint32_t>(load_scalar<32>(from + 4 * half));
    ++broadcast;
  }
  recompute(op, wave, constants, part.operation, first, mask);
}

/// What a form is made of; second: without `on_lane` where it is one operation.
struct FusedPlan {
  FusedPartPlan first{}, second{};
};
template <class First, class Second>
inline constexpr FusedPlan fused_plan{part_plan<First>, part_plan<Second>};
template <class Part>
inline constexpr FusedPlan single_plan{part_plan<Part>, {}};

/// All that the form at `op` stands for, from lane `first` on. `masks`: what its operations gave for the lanes before,
/// which are 32 at most, in its halves. All arguments fit registers: handlers jump here.
[[gnu::noinline, gnu::cold]] inline const MicroOp* recompute_fused(const MicroOp* op, FastWave& wave,
                                                                   Constants constants, const FusedPlan& plan,
                                                                   std::uint32_t first, std::uint64_t masks) {
  op += std::popcount(plan.first.scalars);
  recompute_part(op++, wave, constants, plan.first, first, masks & 0xffffffffu);
  if (plan.second.operation.on_lane == nullptr) return op;
  op += std::popcount(plan.second.scalars);
  recompute_part(op, wave, constants, plan.second, first, masks >> 32);
  return op + 1;
}
/// Whole rows; see recompute_row.
[[gnu::noinline, gnu::cold]] inline const MicroOp* recompute_fused_rows(const MicroOp* op, Context& context,
                                                                        FastWave& wave, Constants constants,
                                                                        const FusedPlan& plan) {
  return next(recompute_fused(op, wave, constants, plan, 0, 0), context, wave, constants);
}

template <OperationShape shape>
LOCKSTEP_INLINE_AVX2 __m256i notes_of(const RowVectors<8>& row) {
  if constexpr (!shape.reads_mode) {
    return _mm256_setzero_si256();
  } else if constexpr (shape.nan_is_result) {
    return reinterpret_cast<__m256i>(
        _mm256_or_ps(any_nan_of(row.low[0], row.low[1]), any_nan_of(row.low[2], row.low[3])));
  } else {
    return reinterpret_cast<const __m256i&>(row.note);
  }
}

/// One row operation, with scalars among its sources, for all lanes of a wave.
template <class Part, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp* run_part_avx2(const MicroOp* broadcasts, Context& context,
                                                                   FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Part::shape;
  constexpr std::make_integer_sequence<std::uint32_t, half_row / 8> half{};
  const MicroOp* const op = broadcasts + Part::broadcasts;
  const MaskRow<shape, 8> mask_row(op, wave);
  PartSources<Part> sources(op, wave, constants, mask_row.lane);
  std::uint64_t mask = 0;
#if defined(__clang__)
#pragma clang loop unroll(full)
#else
#pragma GCC unroll 2
#endif
  for (std::uint32_t first = 0; first < lanes; first += half_row) {
    RowVectors<8> row;
    compute_row<Part>(sources, row, half);
    if constexpr (shape.reads_mode) {
      const __m256i notes = notes_of<shape>(row);
      if (_mm256_testz_si256(notes, notes) == 0) [[unlikely]]
        return recompute_fused(broadcasts, wave, constants, single_plan<Part>, first, mask);
    }
    if constexpr (shape.d0 != 0) store_vectors<shape>(wave.row(op, slot_d) + first, row, half);
    if constexpr (shape.writes_mask) mask |= half_mask_of(row.flag, half) << first;
    sources.advance(half_row);
  }
  if constexpr (shape.writes_mask) store_mask(op, wave, mask);
  return next(op + 1, context, wave, constants);
}

/// Two row operations, for all lanes of a wave. Where RowExtra::dropped() is set for the first one, nothing reads its
/// destination before it is written again.
template <class First, class Second, Link link, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp* run_pair_avx2(const MicroOp* op, Context& context, FastWave& wave,
                                                                   Constants constants) {
  constexpr OperationShape s1 = First::shape, s2 = Second::shape;
  static_assert(!s1.halves_alike && !s2.halves_alike, "they are not computed lane by lane");
  static_assert(link == Link::independent || (link == Link::mask ? s1.writes_mask && s2.reads_vcc_lane : s1.d0 != 0));
  constexpr std::make_integer_sequence<std::uint32_t, half_row / 8> half{};
  const MicroOp* const first_op = op + First::broadcasts;
  const MicroOp* const second_op = first_op + Second::micro_ops;
  const MaskRow<s1, 8> first_mask_row(first_op, wave);
  constexpr OperationShape read_mask = [] {
    OperationShape shape;
    shape.reads_vcc_lane = s2.reads_vcc_lane && link != Link::mask;
    return shape;
  }();
  const MaskRow<read_mask, 8> second_mask_row(second_op, wave);
  PartSources<First> first_sources(first_op, wave, constants, first_mask_row.lane);
  PartSources<Second> second_sources(second_op, wave, constants, second_mask_row.lane);
  std::uint64_t first_mask = 0, second_mask = 0;
#if defined(__clang__)
#pragma clang loop unroll(full)
#else
#pragma GCC unroll 2
#endif
  for (std::uint32_t first = 0; first < lanes; first += half_row) {
    RowVectors<8> first_row, second_row;
    compute_rows<First, Second, link>(first_sources, second_sources, first_row, second_row, half);
    if constexpr (s1.reads_mode || s2.reads_mode) {
      const __m256i notes = _mm256_or_si256(notes_of<s1>(first_row), notes_of<s2>(second_row));
      if (_mm256_testz_si256(notes, notes) == 0) [[unlikely]]
        return recompute_fused(op, wave, constants, fused_plan<First, Second>, first, first_mask | second_mask << 32);
    }
    if constexpr (s1.d0 != 0) {
      if (link == Link::independent || !RowView{*first_op}.extra().dropped())
        store_vectors<s1>(wave.row(first_op, slot_d) + first, first_row, half);
    }
    if constexpr (s2.d0 != 0) store_vectors<s2>(wave.row(second_op, slot_d) + first, second_row, half);
    if constexpr (s1.writes_mask) first_mask |= half_mask_of(first_row.flag, half) << first;
    if constexpr (s2.writes_mask) second_mask |= half_mask_of(second_row.flag, half) << first;
    first_sources.advance(half_row);
    second_sources.advance(half_row);
  }
  if constexpr (s1.writes_mask) store_mask(first_op, wave, first_mask);
  if constexpr (s2.writes_mask) store_mask(second_op, wave, second_mask);
  return next(second_op + 1, context, wave, constants);
}

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
