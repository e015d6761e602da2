// Handlers of the operations that kernels execute most: lanes in host registers, one look for NaNs, then the stores.
// With AVX2 a half of a row at a time, by one handler for both sizes of waves; with AVX-512 all lanes of a wave
// (unrolled_avx512.hpp). Being unrolled, it costs too much code for every operation.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/program/op_views.hpp"
#include "fast/rows/f16_avx2.hpp"
#include "fast/rows/inputs.hpp"
#include "fast/rows/recompute.hpp"
#include "lockstep/core/unchecked_mode.hpp"

#if LOCKSTEP_X86_64
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

namespace lockstep::fast {

/// A row's results in vectors of `width` lanes; `note`: not zero where a lane has to be computed again.
template <std::uint32_t width>
struct RowVectors {
  using Vector = typename LaneVector<width>::Type;
  Vector low[row_lanes / width], high[row_lanes / width], flag[row_lanes / width], note;
};

template <std::uint32_t width>
const typename RowVectors<width>::Vector& as_vector(const std::uint32_t* lanes_of) {
  return *reinterpret_cast<const typename RowVectors<width>::Vector*>(lanes_of);
}

/// Are the 64-bit sources put together before the lanes are computed?
template <OperationShape shape, std::uint32_t width>
inline constexpr bool joins_halves =
    width == 16 && !shape.halves_alike && !shape.in_halves && (shape.s0 == 64 || shape.s1 == 64 || shape.s2 == 64);

/// Nothing, and compilers do not know it. g++ 12 takes a loop that may be a copy for one, and copies by halves of
/// vectors, whose stores the load of the whole waits for.
template <OperationShape shape, std::uint32_t width>
[[gnu::always_inline]] inline std::uint32_t nothing() {
  std::uint32_t zero = 0;
  if constexpr (width == 8 && shape.s1 == 0 && shape.s2 == 0 && !shape.reads_mode) asm("" : "+r"(zero));
  return zero;
}

/// Lanes `first` to `first + width`.
template <class Operation, std::uint32_t width, std::uint32_t first, class Sources>
[[gnu::always_inline]] inline void compute_vector(const Sources& sources, RowVectors<width>& row) {
  constexpr OperationShape shape = Operation::shape;
  alignas(64) std::uint32_t low[width], high[width], flag[width], note[width];
  const std::uint32_t zero = nothing<shape, width>();
  // Vectorised as a whole or not at all: unrolling would come first.
#if defined(__clang__)
#pragma clang loop vectorize_width(width) interleave_count(1)
#else
#pragma GCC unroll 1
#endif
  for (std::uint32_t i = 0; i < width; ++i) {
    fp::BlockNotes notes;
    const auto result = [&] {
      if constexpr (shape.nan_is_result) {
        return Operation::evaluate(sources.lane(first, i), fp::SilentMode{});
      } else if constexpr (joins_halves<shape, width>) {
        return Operation::evaluate(sources.lane_of_pairs(first, i), fp::UncheckedMode(notes));
      } else {
        return Operation::evaluate(sources.lane(first, i), fp::UncheckedMode(notes));
      }
    }();
    if constexpr (shape.d0 != 0) {
      const auto value = d0_of(result);
      low[i] = low_half(value) ^ zero;
      if constexpr (shape.d0 == 64) high[i] = high_half(value) ^ zero;
    }
    if constexpr (shape.writes_mask) flag[i] = 0u - static_cast<std::uint32_t>(flag_of(result));
    if constexpr (shape.reads_mode && !shape.nan_is_result) note[i] = notes.narrow | notes.wide | notes.doubt;
  }
  constexpr std::uint32_t at = first / width;
  if constexpr (shape.d0 != 0) row.low[at] = as_vector<width>(low);
  if constexpr (shape.d0 == 64) row.high[at] = as_vector<width>(high);
  if constexpr (shape.writes_mask) row.flag[at] = as_vector<width>(flag);
  if constexpr (shape.reads_mode && !shape.nan_is_result)
    row.note = first == 0 ? as_vector<width>(note) : row.note | as_vector<width>(note);
}

/// The low or (`part` 1) high halves of these lanes: compilers do not see through what is put together and parted.
template <class Operation, std::uint32_t width, std::uint32_t first, std::uint32_t part>
[[gnu::always_inline]] inline void compute_half(const RowSources<Operation::shape>& sources, RowVectors<width>& row) {
  constexpr OperationShape shape = Operation::shape;
  alignas(64) std::uint32_t half[width], note[width];
#if defined(__clang__)
#pragma clang loop vectorize_width(width) interleave_count(1)
#else
#pragma GCC unroll 1
#endif
  for (std::uint32_t i = 0; i < width; ++i) {
    fp::BlockNotes notes;
    const auto in = sources.template half_of_lane<part>(first, i);
    half[i] = static_cast<std::uint32_t>(Operation::evaluate(in, fp::UncheckedMode(notes)));
    if constexpr (shape.reads_mode) note[i] = notes.narrow | notes.wide | notes.doubt;
  }
  constexpr std::uint32_t at = first / width;
  if constexpr (shape.d0 == 64) {
    (part == 0 ? row.low : row.high)[at] = as_vector<width>(half);
  } else {
    row.low[at] = part == 0 ? as_vector<width>(half) & 0xffffu : row.low[at] | as_vector<width>(half) << 16;
  }
  if constexpr (shape.reads_mode)
    row.note = first == 0 && part == 0 ? as_vector<width>(note) : row.note | as_vector<width>(note);
}

template <class Operation, std::uint32_t width, class Sources, std::uint32_t... Index>
[[gnu::always_inline]] inline void compute_vectors(const Sources& sources, RowVectors<width>& row,
                                                   std::integer_sequence<std::uint32_t, Index...>) {
  if constexpr (Operation::shape.halves_alike) {
    (compute_half<Operation, width, Index * width, 0>(sources, row), ...);
    (compute_half<Operation, width, Index * width, 1>(sources, row), ...);
  } else {
    (compute_vector<Operation, width, Index * width>(sources, row), ...);
  }
}

/// `row` to the rows at `to`.
template <OperationShape shape, std::uint32_t width, std::uint32_t... Index>
[[gnu::always_inline]] inline void store_vectors(std::uint32_t* to, const RowVectors<width>& row,
                                                 std::integer_sequence<std::uint32_t, Index...>) {
  using Unaligned = typename LaneVector<width>::Unaligned;
  if constexpr (shape.d0 != 0) ((*reinterpret_cast<Unaligned*>(to + Index * width) = row.low[Index]), ...);
  if constexpr (shape.d0 == 64)
    ((*reinterpret_cast<Unaligned*>(to + row_lanes + Index * width) = row.high[Index]), ...);
}

// 256-bit registers.
inline constexpr std::uint32_t half_row = row_lanes / 2;

/// The lanes that hold a NaN, among f32 in two vectors.
LOCKSTEP_INLINE_AVX2 __m256 any_nan_of(const LaneVector<8>::Type& a, const LaneVector<8>::Type& b) {
  return _mm256_cmp_ps(reinterpret_cast<const __m256&>(a), reinterpret_cast<const __m256&>(b), _CMP_UNORD_Q);
}
template <OperationShape shape>
LOCKSTEP_INLINE_AVX2 bool half_has_notes(const RowVectors<8>& row) {
  if constexpr (shape.nan_is_result) {
    return _mm256_movemask_ps(_mm256_or_ps(any_nan_of(row.low[0], row.low[1]), any_nan_of(row.low[2], row.low[3]))) !=
           0;
  } else {
    const auto note = reinterpret_cast<const __m256i&>(row.note);
    return _mm256_testz_si256(note, note) == 0;
  }
}

/// Eight lanes to `to`, those in the lowest bits of `written` alone.
LOCKSTEP_INLINE_AVX2 void store_eight_lanes(std::uint32_t* to, const LaneVector<8>::Type& from, std::uint64_t written) {
  const __m256i bits = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
  const __m256i chosen = _mm256_and_si256(_mm256_set1_epi32(static_cast<std::int32_t>(written & 255u)), bits);
  auto* const place = reinterpret_cast<__m256i*>(to);
  // (Stores under a mask take a dozen cycles on some cores.)
  _mm256_storeu_si256(place, _mm256_blendv_epi8(_mm256_loadu_si256(place), reinterpret_cast<const __m256i&>(from),
                                                _mm256_cmpeq_epi32(chosen, bits)));
}
template <OperationShape shape, std::uint32_t... Index>
LOCKSTEP_INLINE_AVX2 void store_half_lanes(std::uint32_t* to, const RowVectors<8>& row, std::uint64_t written,
                                           std::integer_sequence<std::uint32_t, Index...>) {
  (store_eight_lanes(to + Index * 8, row.low[Index], written >> Index * 8), ...);
  if constexpr (shape.d0 == 64)
    (store_eight_lanes(to + row_lanes + Index * 8, row.high[Index], written >> Index * 8), ...);
}

template <std::uint32_t... Index>
LOCKSTEP_INLINE_AVX2 std::uint64_t half_mask_of(const LaneVector<8>::Type* flag,
                                                std::integer_sequence<std::uint32_t, Index...>) {
  return ((static_cast<std::uint64_t>(
               static_cast<std::uint32_t>(_mm256_movemask_ps(reinterpret_cast<const __m256&>(flag[Index]))))
           << Index * 8) |
          ...);
}

/// Short operations, whose whole row of results fits registers: half of what a handler has to do for them by the loop
/// of run_vectors_avx2 is the loop and what stands around it.
template <OperationShape shape>
inline constexpr bool is_short = shape.f16 != F16Result::another ||
                                 (!shape.halves_alike &&
                                  (shape.d0 == 0 || (shape.d0 == 32 && !shape.writes_mask &&
                                                     (!shape.reads_mode || shape.nan_is_result))));

/// Must the row be computed again? `Pair`: its vectors, two by two.
template <OperationShape shape, std::uint32_t... Pair>
LOCKSTEP_INLINE_AVX2 bool row_has_notes(const RowVectors<8>& row, std::integer_sequence<std::uint32_t, Pair...>) {
  if constexpr (shape.nan_is_result) {
    const __m256i nan = (reinterpret_cast<__m256i>(any_nan_of(row.low[2 * Pair], row.low[2 * Pair + 1])) | ...);
    return _mm256_testz_si256(nan, nan) == 0;
  } else {
    const auto note = reinterpret_cast<const __m256i&>(row.note);
    return _mm256_testz_si256(note, note) == 0;
  }
}

using EightLanes = LaneVector<8>::Type;
/// The end of a handler whose results go to some lanes only. All arguments fit registers: handlers jump here.
LOCKSTEP_TARGET_AVX2 [[gnu::noinline]] inline const MicroOp* store_some_of_64(const MicroOp* op, Context& context,
                                                                              FastWave& wave, Constants constants,
                                                                              EightLanes a, EightLanes b, EightLanes c,
                                                                              EightLanes d, EightLanes e, EightLanes f,
                                                                              EightLanes g, EightLanes h) {
  const std::uint64_t written = lanes_to_write(op, wave, constants);
  std::uint32_t* const to = wave.row(op, slot_d);
  store_eight_lanes(to, a, written);
  store_eight_lanes(to + 8, b, written >> 8);
  store_eight_lanes(to + 16, c, written >> 16);
  store_eight_lanes(to + 24, d, written >> 24);
  store_eight_lanes(to + 32, e, written >> 32);
  store_eight_lanes(to + 40, f, written >> 40);
  store_eight_lanes(to + 48, g, written >> 48);
  store_eight_lanes(to + 56, h, written >> 56);
  return next(op + 1, context, wave, constants);
}
LOCKSTEP_TARGET_AVX2 [[gnu::noinline]] inline const MicroOp* store_some_of_32(const MicroOp* op, Context& context,
                                                                              FastWave& wave, Constants constants,
                                                                              EightLanes a, EightLanes b, EightLanes c,
                                                                              EightLanes d) {
  const std::uint64_t written = lanes_to_write(op, wave, constants);
  std::uint32_t* const to = wave.row(op, slot_d);
  store_eight_lanes(to, a, written);
  store_eight_lanes(to + 8, b, written >> 8);
  store_eight_lanes(to + 16, c, written >> 16);
  store_eight_lanes(to + 24, d, written >> 24);
  return next(op + 1, context, wave, constants);
}

/// As run_row (rows/kernel.hpp), for short operations in waves of `lanes`.
template <class Operation, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp* run_short_avx2(const MicroOp* op, Context& context, FastWave& wave,
                                                                    Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  constexpr std::make_integer_sequence<std::uint32_t, lanes / 8> all{};
  const MaskRow<shape, 8> mask_row(op, wave);
  const RowSources<shape> sources(op, wave, constants, mask_row.lane);
  RowVectors<8> row;
  if constexpr (shape.f16 != F16Result::another)
    avx2::row_of_f16<shape, lanes>(sources, row);
  else
    compute_vectors<Operation>(sources, row, all);
  if constexpr (shape.reads_mode) {
    if (row_has_notes<shape>(row, std::make_integer_sequence<std::uint32_t, lanes / 16>{})) [[unlikely]]
      return recompute_row(op, context, wave, constants, row_operation<Operation>);
  }
  if constexpr (shape.d0 != 0) {
    const auto& v = row.low;
    if (op->written != 0) [[unlikely]] {
      if constexpr (lanes == 32)
        return store_some_of_32(op, context, wave, constants, v[0], v[1], v[2], v[3]);
      else
        return store_some_of_64(op, context, wave, constants, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
    }
    store_vectors<shape>(wave.row(op, slot_d), row, all);
  } else {
    store_mask(op, wave, half_mask_of(row.flag, all));
  }
  return next(op + 1, context, wave, constants);
}

/// As run_row (rows/kernel.hpp).
template <class Operation>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp* run_vectors_avx2(const MicroOp* op, Context& context,
                                                                      FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  constexpr std::make_integer_sequence<std::uint32_t, half_row / 8> half{};
  const MaskRow<shape, 8> mask_row(op, wave);
  RowSources<shape> sources(op, wave, constants, mask_row.lane);
  const std::uint32_t lanes = RowView{*op}.extra().short_masks() ? half_row : row_lanes;
  std::uint32_t* to = shape.d0 != 0 ? wave.row(op, slot_d) : nullptr;
  std::uint64_t mask = 0;
#if defined(__clang__)
#pragma clang loop unroll(disable)
#else
#pragma GCC unroll 1
#endif
  for (std::uint32_t first = 0; first < lanes; first += half_row) {
    RowVectors<8> row;
    compute_vectors<Operation>(sources, row, half);
    if constexpr (shape.reads_mode) {
      if (half_has_notes<shape>(row)) [[unlikely]]
        return recompute(op, wave, constants, row_operation<Operation>, first, mask);
    }
    if constexpr (shape.d0 != 0) {
      if (op->written == 0) [[likely]]
        store_vectors<shape>(to, row, half);
      else
        store_half_lanes<shape>(to, row, lanes_to_write(op, wave, constants) >> first, half);
      to += half_row;
    }
    if constexpr (shape.writes_mask) mask |= half_mask_of(row.flag, half) << first;
    sources.advance(half_row);
  }
  if constexpr (shape.writes_mask) store_mask(op, wave, mask);
  return next(op + 1, context, wave, constants);
}

/// The handler of an operation in waves of `lanes`.
template <class Operation, std::uint32_t lanes>
inline constexpr MicroOp::Handler vectors_avx2 = [] {
  if constexpr (is_short<Operation::shape>)
    return MicroOp::Handler{run_short_avx2<Operation, lanes>};
  else
    return MicroOp::Handler{run_vectors_avx2<Operation>};
}();

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
