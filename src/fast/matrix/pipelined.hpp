// Sixteen rows and columns in one pass: while the k's of one dword of A and B are multiplied, those of the next are
// widened. Cores that widen on the ports of multiply-adds do the one in the gaps of the other. Infinities and NaNs are
// left to the two-pass way, which takes over where one shows.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/kernels.hpp"
#include "fast/matrix/small_float_widening.hpp"
#include "fast/matrix/unpack_host.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

/// Formats whose numbers are widened in registers, A's as B's. A's rows go to memory, [k][row].
template <class Chunks, std::uint32_t count>
struct AlikeChunks {
  static constexpr std::uint32_t steps = count;  ///< k's of a dword
  static constexpr bool alike = true;
  static constexpr std::uint32_t a_index(std::uint32_t step, std::uint32_t row) { return step * 16 + row; }
  LOCKSTEP_INLINE_AVX512 void widen_a(Chunks& by, const std::uint32_t* from, float* to) {
    __m512 numbers[count];
    Chunks::widen(by, from, numbers);
    for (std::uint32_t step = 0; step < count; ++step) _mm512_store_ps(to + step * 16, numbers[step]);
  }
  LOCKSTEP_INLINE_AVX512 void stage_b(const Chunks&, const std::uint32_t*, std::uint16_t*) {}
  LOCKSTEP_INLINE_AVX512 void widen_b(Chunks& by, const std::uint32_t* from, const std::uint16_t*,
                                      __m512 (&to)[count]) {
    Chunks::widen(by, from, to);
  }
  LOCKSTEP_INLINE_AVX512 bool covers(const InputPlan&, const std::uint32_t*) { return true; }
  LOCKSTEP_INLINE_AVX512 bool any_special(const Chunks&, const InputPlan&) { return false; }
};

struct Bf16Chunks : AlikeChunks<Bf16Chunks, 2> {
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit Bf16Chunks(const InputPlan&) {}
  LOCKSTEP_INLINE_AVX512 void widen(Bf16Chunks&, const std::uint32_t* from, __m512 (&to)[2]) {
    const __m512i both = _mm512_loadu_si512(from), mask = _mm512_set1_epi32(static_cast<int>(0xffff0000u));
    to[0] = _mm512_castsi512_ps(_mm512_slli_epi32(both, 16));
    to[1] = _mm512_castsi512_ps(_mm512_and_si512(both, mask));
  }
};
/// `denormals`: 8-bit floats that are denormal are multiplied as others are; if not, operands with some are left to the
/// two-pass way.
template <bool denormals>
struct ByteChunks : AlikeChunks<ByteChunks<denormals>, 4> {
  WideningConstants by;
  __m512i largest;  ///< of twice the bytes

  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit ByteChunks(const InputPlan& plan)
      : by(widening_constants(plan.form)), largest(_mm512_setzero_si512()) {}
  LOCKSTEP_INLINE_AVX512 bool covers(const InputPlan& plan, const std::uint32_t* from) {
    return denormals ||
           !any_denormal_byte(reinterpret_cast<ConstRows>(from), plan.registers, plan.groups * 16u, plan.form);
  }
  LOCKSTEP_INLINE_AVX512 void widen(ByteChunks& of, const std::uint32_t* from, __m512 (&to)[4]) {
    const __m512i four = _mm512_loadu_si512(from);
    of.largest = _mm512_max_epu8(of.largest, _mm512_add_epi8(four, four));
    to[0] = widened(_mm512_slli_epi32(four, 24), of.by);
    to[1] = widened(_mm512_slli_epi32(four, 16), of.by);
    to[2] = widened(_mm512_slli_epi32(four, 8), of.by);
    to[3] = widened(four, of.by);
  }
  LOCKSTEP_INLINE_AVX512 bool any_special(const ByteChunks& of, const InputPlan& plan) {
    return any_special_byte(of.largest, plan.form);
  }
};
struct Fp4Chunks : AlikeChunks<Fp4Chunks, 8> {
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit Fp4Chunks(const InputPlan&) {}
  LOCKSTEP_INLINE_AVX512 void widen(Fp4Chunks&, const std::uint32_t* from, __m512 (&to)[8]) {
    const __m512i eight = _mm512_loadu_si512(from);
    to[0] = widened_fp4(eight);
    to[1] = widened_fp4(_mm512_srli_epi32(eight, 4));
    to[2] = widened_fp4(_mm512_srli_epi32(eight, 8));
    to[3] = widened_fp4(_mm512_srli_epi32(eight, 12));
    to[4] = widened_fp4(_mm512_srli_epi32(eight, 16));
    to[5] = widened_fp4(_mm512_srli_epi32(eight, 20));
    to[6] = widened_fp4(_mm512_srli_epi32(eight, 24));
    to[7] = widened_fp4(_mm512_srli_epi32(eight, 28));
  }
};
/// Conversions of f16 from memory need no shuffle: A's pairs stay together, B's are parted first.
struct F16Chunks : AlikeChunks<F16Chunks, 2> {
  static constexpr bool alike = false;
  __m512i order;

  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit F16Chunks(const InputPlan&) : order(order_of_halves()) {}
  static constexpr std::uint32_t a_index(std::uint32_t step, std::uint32_t row) { return row * 2 + step; }
  LOCKSTEP_INLINE_AVX512 void widen_a(F16Chunks&, const std::uint32_t* from, float* to) {
    const auto* pairs = reinterpret_cast<const __m256i*>(from);
    _mm512_store_ps(to, _mm512_cvtph_ps(_mm256_loadu_si256(pairs)));
    _mm512_store_ps(to + 16, _mm512_cvtph_ps(_mm256_loadu_si256(pairs + 1)));
  }
  LOCKSTEP_INLINE_AVX512 void stage_b(const F16Chunks& by, const std::uint32_t* from, std::uint16_t* to) {
    _mm512_store_si512(to, _mm512_permutexvar_epi16(by.order, _mm512_loadu_si512(from)));
  }
  LOCKSTEP_INLINE_AVX512 void widen_b(F16Chunks&, const std::uint32_t*, const std::uint16_t* staged, __m512 (&to)[2]) {
    const auto* halves = reinterpret_cast<const __m256i*>(staged);
    to[0] = _mm512_cvtph_ps(_mm256_load_si256(halves));
    to[1] = _mm512_cvtph_ps(_mm256_load_si256(halves + 1));
  }
};

LOCKSTEP_INLINE_AVX512 void load_tile_at(RowPlaces places, OneTile& tile, const std::uint32_t* from) {
  switch (places) {
    case RowPlaces::mfma16: return load_tile<MfmaRows<16>>(tile, from, EachRow{});
    case RowPlaces::gfx11_32: return load_tile<Gfx11Rows32>(tile, from, EachRow{});
    case RowPlaces::gfx11_64: return load_tile<Gfx11Rows64>(tile, from, EachRow{});
    case RowPlaces::gfx12_32: return load_tile<Gfx12Rows32>(tile, from, EachRow{});
    case RowPlaces::gfx12_64: return load_tile<Gfx12Rows64>(tile, from, EachRow{});
    default: return load_tile<TileRows16>(tile, from, EachRow{});
  }
}
LOCKSTEP_INLINE_AVX512 void store_tile_at(RowPlaces places, const OneTile& tile, std::uint32_t* to) {
  switch (places) {
    case RowPlaces::mfma16: return store_tile<MfmaRows<16>>(tile, to, EachRow{});
    case RowPlaces::gfx11_32: return store_tile<Gfx11Rows32>(tile, to, EachRow{});
    case RowPlaces::gfx11_64: return store_tile<Gfx11Rows64>(tile, to, EachRow{});
    case RowPlaces::gfx12_32: return store_tile<Gfx12Rows32>(tile, to, EachRow{});
    case RowPlaces::gfx12_64: return store_tile<Gfx12Rows64>(tile, to, EachRow{});
    default: return store_tile<TileRows16>(tile, to, EachRow{});
  }
}

/// The number of row R. Where shuffles cost nothing, two of eight rows come by one load: loads are the bound.
template <class Chunks, std::uint32_t step, std::uint32_t R, bool by_shuffles>
LOCKSTEP_INLINE_AVX512 __m512 a_number(const float* a) {
  if constexpr (by_shuffles && Chunks::a_index(0, 1) == 1 && R % 8 < 2)
    return row_of_pair<R>(broadcast_pair(a + Chunks::a_index(step, R / 2 * 2)));
  else
    return _mm512_set1_ps(a[Chunks::a_index(step, R)]);
}
/// One k of eight rows from `First` on; `a` holds A's numbers of the chunk.
template <class Chunks, std::uint32_t First, bool by_shuffles, std::uint32_t step, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_eight(OneTile& tile, const float* a, __m512 b, std::index_sequence<R...>) {
  ((tile.sum[First + R][0] =
        _mm512_fmadd_ps(a_number<Chunks, step, First + R, by_shuffles>(a), b, tile.sum[First + R][0])),
   ...);
}
/// Eight rows run through the k's, then the others: a multiply-add that takes its sum from the one just before, and not
/// from the register file, does not keep stores waiting.
template <class Chunks, bool by_shuffles, std::size_t... step>
LOCKSTEP_INLINE_AVX512 void multiply_chunk(OneTile& tile, const float* a, const __m512 (&b)[sizeof...(step)],
                                           std::index_sequence<step...>) {
  (multiply_eight<Chunks, 0, by_shuffles, step>(tile, a, b[step], EachOfEight{}), ...);
  (multiply_eight<Chunks, 8, by_shuffles, step>(tile, a, b[step], EachOfEight{}), ...);
}

/// A and B on the way: chunk i in one place, the next in the other.
template <class Chunks>
struct Pipeline {
  alignas(64) float a[2][Chunks::steps * 16];
  alignas(64) std::uint16_t staged[2][32];
};
/// Chunk `i`, whose B is in `b`; the next one's comes into `next_b`. Where shuffles cost nothing, shifts and masks do
/// not either: there B's numbers that need no memory are widened when they are used, which takes fewer registers.
template <class Chunks, bool by_shuffles>
LOCKSTEP_INLINE_AVX512 void multiply_and_widen(const PipelinedJob& job, Pipeline<Chunks>& on_the_way, Chunks& a_form,
                                               Chunks& b_form, OneTile& tile, std::uint32_t i,
                                               __m512 (&b)[Chunks::steps], __m512 (&next_b)[Chunks::steps]) {
  constexpr bool at_once = by_shuffles && Chunks::alike;
  const std::uint32_t now = i % 2, later = 1 - now;
  if constexpr (at_once) Chunks::widen_b(b_form, job.b + job.b_plan->chunk[i], nullptr, b);
  Chunks::widen_a(a_form, job.a + job.a_plan->chunk[i + 1], on_the_way.a[later]);
  Chunks::stage_b(b_form, job.b + job.b_plan->chunk[i + 2], on_the_way.staged[now]);
  if constexpr (!at_once) Chunks::widen_b(b_form, job.b + job.b_plan->chunk[i + 1], on_the_way.staged[later], next_b);
  const float* rows = on_the_way.a[now];
  asm("" : "+r"(rows));  // or compilers take what has been stored from its registers, by permutations
  multiply_chunk<Chunks, by_shuffles>(tile, rows, b, std::make_index_sequence<Chunks::steps>{});
}
/// The chunks `from` to `to`.
template <class Chunks, bool by_shuffles>
LOCKSTEP_INLINE_AVX512 void multiply_chunks(const PipelinedJob& job, Pipeline<Chunks>& on_the_way, Chunks& a_form,
                                            Chunks& b_form, OneTile& tile, __m512 (&b)[2][Chunks::steps],
                                            std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to; i += 2) {
    multiply_and_widen<Chunks, by_shuffles>(job, on_the_way, a_form, b_form, tile, i, b[0], b[1]);
    multiply_and_widen<Chunks, by_shuffles>(job, on_the_way, a_form, b_form, tile, i + 1, b[1], b[0]);
  }
}
template <class Chunks, bool by_shuffles, bool scaled>
LOCKSTEP_TARGET_AVX512 bool multiply_pipelined(const PipelinedJob& job, RowPlaces places, const std::uint32_t* c,
                                               std::uint32_t* d) {
  constexpr std::uint32_t steps = Chunks::steps;
  if (!Chunks::covers(*job.a_plan, job.a) || !Chunks::covers(*job.b_plan, job.b)) return false;
  Chunks a_form(*job.a_plan), b_form(*job.b_plan);
  Pipeline<Chunks> on_the_way;
  OneTile tile;
  __m512 b[2][steps];
  Chunks::widen_a(a_form, job.a + job.a_plan->chunk[0], on_the_way.a[0]);
  Chunks::stage_b(b_form, job.b + job.b_plan->chunk[0], on_the_way.staged[0]);
  Chunks::stage_b(b_form, job.b + job.b_plan->chunk[1], on_the_way.staged[1]);
  Chunks::widen_b(b_form, job.b + job.b_plan->chunk[0], on_the_way.staged[0], b[0]);
  load_tile_at(places, tile, c);
  const std::uint32_t chunks = job.a_plan->chunks;
  if constexpr (scaled) {
    alignas(64) float running[16 * 16];
    const std::uint32_t of_block = job.scales->length / steps;
    for (std::uint32_t block = 0, i = 0; i < chunks; ++block, i += of_block) {
      keep_running(tile, running);
      clear_tile(tile, EachRow{});
      multiply_chunks<Chunks, by_shuffles>(job, on_the_way, a_form, b_form, tile, b, i, i + of_block);
      add_scaled<0>(tile, job.scales->a + block * 16, _mm512_loadu_ps(job.scales->b + block * 16), running, EachRow{});
    }
  } else {
    multiply_chunks<Chunks, by_shuffles>(job, on_the_way, a_form, b_form, tile, b, 0, chunks);
  }
  if (Chunks::any_special(a_form, *job.a_plan) || Chunks::any_special(b_form, *job.b_plan) ||
      maybe_nan(tile, EachRow{})) [[unlikely]]
    return false;
  store_tile_at(places, tile, d);
  return true;
}

/// The kernel for these formats; none: the two-pass way alone. `amd`: the core multiplies denormal numbers as quickly
/// as others, and shuffles beside multiply-adds.
template <bool amd>
MultiplyPipelined choose_pipelined(Element a, Element b, bool scaled) {
  const auto is_byte = [](Element e) { return e == Element::fp8 || e == Element::bf8; };
  if (a == Element::bf16 && b == Element::bf16 && !scaled) return multiply_pipelined<Bf16Chunks, amd, false>;
  if (a == Element::f16 && b == Element::f16 && !scaled) return multiply_pipelined<F16Chunks, amd, false>;
  if (is_byte(a) && is_byte(b))
    return scaled ? multiply_pipelined<ByteChunks<amd>, amd, true> : multiply_pipelined<ByteChunks<amd>, amd, false>;
  if (a == Element::fp4 && b == Element::fp4 && scaled) return multiply_pipelined<Fp4Chunks, amd, true>;
  return nullptr;
}

}  // namespace lockstep::fast::avx512
#endif
