// WMMA in one pass: while the k's of one dword of A and B are multiplied, those of the next are widened. Cores that
// widen on the ports of multiply-adds do the one in the gaps of the other. Infinities and NaNs are left to the
// two-pass way, which takes over where one shows.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/small_float_widening.hpp"
#include "fast/matrix/wmma/avx512.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack_avx512.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx512 {

/// Two bf16 numbers a dword. A's rows go to memory, [k][row]; B's columns stay in registers.
struct Bf16Chunks {
  static constexpr std::uint32_t steps = 2;
  __m512i mask;

  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit Bf16Chunks(const WmmaInput&)
      : mask(_mm512_set1_epi32(static_cast<int>(0xffff0000u))) {}
  static constexpr std::uint32_t a_index(std::uint32_t step, std::uint32_t row) { return step * 16 + row; }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_a(const std::uint32_t* from, float* to) {
    const __m512i both = _mm512_loadu_si512(from);
    _mm512_store_si512(to, _mm512_slli_epi32(both, 16));
    _mm512_store_si512(to + 16, _mm512_and_si512(both, mask));
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void stage_b(const std::uint32_t*, std::uint16_t*) {}
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_b(const std::uint32_t* from, const std::uint16_t*,
                                                             __m512 (&to)[steps]) {
    const __m512i both = _mm512_loadu_si512(from);
    to[0] = _mm512_castsi512_ps(_mm512_slli_epi32(both, 16));
    to[1] = _mm512_castsi512_ps(_mm512_and_si512(both, mask));
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] bool any_special(const WmmaInput&) const { return false; }
};

/// Two f16 numbers a dword. Conversions from memory need no shuffle: A's pairs stay together, B's are parted first.
struct F16Chunks {
  static constexpr std::uint32_t steps = 2;
  __m512i order;

  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit F16Chunks(const WmmaInput&) {
    alignas(64) static constexpr std::uint16_t parted[32] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
                                                             1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31};
    order = _mm512_load_si512(parted);
  }
  static constexpr std::uint32_t a_index(std::uint32_t step, std::uint32_t row) { return row * 2 + step; }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_a(const std::uint32_t* from, float* to) {
    const auto* pairs = reinterpret_cast<const __m256i*>(from);
    _mm512_store_ps(to, _mm512_cvtph_ps(_mm256_loadu_si256(pairs)));
    _mm512_store_ps(to + 16, _mm512_cvtph_ps(_mm256_loadu_si256(pairs + 1)));
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void stage_b(const std::uint32_t* from, std::uint16_t* to) {
    _mm512_store_si512(to, _mm512_permutexvar_epi16(order, _mm512_loadu_si512(from)));
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_b(const std::uint32_t*, const std::uint16_t* staged,
                                                             __m512 (&to)[steps]) {
    const auto* halves = reinterpret_cast<const __m256i*>(staged);
    to[0] = _mm512_cvtph_ps(_mm256_load_si256(halves));
    to[1] = _mm512_cvtph_ps(_mm256_load_si256(halves + 1));
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] bool any_special(const WmmaInput&) const { return false; }
};

/// Four 8-bit floats a dword. `denormals`: these are multiplied as others are; if not, operands with some are left to
/// the two-pass way.
template <bool denormals>
struct ByteChunks {
  static constexpr std::uint32_t steps = 4;
  WideningConstants by;
  __m512i largest;  // of twice the bytes

  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit ByteChunks(const WmmaInput& plan)
      : by(widening_constants(plan.form)), largest(_mm512_setzero_si512()) {}
  LOCKSTEP_INLINE_AVX512 bool covers(const WmmaInput& plan, const std::uint32_t* from) {
    return denormals || !any_denormal_byte(plan, from);
  }
  static constexpr std::uint32_t a_index(std::uint32_t step, std::uint32_t row) { return step * 16 + row; }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen(const std::uint32_t* from, __m512 (&to)[steps]) {
    const __m512i four = _mm512_loadu_si512(from);
    largest = _mm512_max_epu8(largest, _mm512_add_epi8(four, four));
    to[0] = widened(_mm512_slli_epi32(four, 24), by);
    to[1] = widened(_mm512_slli_epi32(four, 16), by);
    to[2] = widened(_mm512_slli_epi32(four, 8), by);
    to[3] = widened(four, by);
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_a(const std::uint32_t* from, float* to) {
    __m512 numbers[steps];
    widen(from, numbers);
    for (std::uint32_t step = 0; step < steps; ++step) _mm512_store_ps(to + step * 16, numbers[step]);
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void stage_b(const std::uint32_t*, std::uint16_t*) {}
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_b(const std::uint32_t* from, const std::uint16_t*,
                                                             __m512 (&to)[steps]) {
    widen(from, to);
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] bool any_special(const WmmaInput& plan) const {
    return any_special_byte(largest, plan.form);
  }
};

/// Eight 4-bit floats a dword, half of one at a time.
struct Fp4Chunks {
  static constexpr std::uint32_t steps = 8;

  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] explicit Fp4Chunks(const WmmaInput&) {}
  static constexpr std::uint32_t a_index(std::uint32_t step, std::uint32_t row) { return step * 16 + row; }
  template <std::uint32_t step>
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] __m512 number(__m512i eight) const {
    return widened_fp4(step == 0 ? eight : _mm512_srli_epi32(eight, 4 * step));
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen(const std::uint32_t* from, __m512 (&to)[steps]) {
    const __m512i eight = _mm512_loadu_si512(from);
    to[0] = number<0>(eight);
    to[1] = number<1>(eight);
    to[2] = number<2>(eight);
    to[3] = number<3>(eight);
    to[4] = number<4>(eight);
    to[5] = number<5>(eight);
    to[6] = number<6>(eight);
    to[7] = number<7>(eight);
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_a(const std::uint32_t* from, float* to) {
    __m512 numbers[steps];
    widen(from, numbers);
    for (std::uint32_t step = 0; step < steps; ++step) _mm512_store_ps(to + step * 16, numbers[step]);
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void stage_b(const std::uint32_t*, std::uint16_t*) {}
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] void widen_b(const std::uint32_t* from, const std::uint16_t*,
                                                             __m512 (&to)[steps]) {
    widen(from, to);
  }
  LOCKSTEP_TARGET_AVX512 [[gnu::always_inline]] bool any_special(const WmmaInput&) const { return false; }
};

LOCKSTEP_INLINE_AVX512 void load_tile_at(RowPlaces places, Tile& tile, const std::uint32_t* from) {
  switch (places) {
    case RowPlaces::gfx11_32: return load_tile<Gfx11Rows32>(tile, from, EachRow{});
    case RowPlaces::gfx11_64: return load_tile<Gfx11Rows64>(tile, from, EachRow{});
    case RowPlaces::gfx12_32: return load_tile<Gfx12Rows32>(tile, from, EachRow{});
    case RowPlaces::gfx12_64: return load_tile<Gfx12Rows64>(tile, from, EachRow{});
    case RowPlaces::tile: return load_tile<TileRows16>(tile, from, EachRow{});
  }
}
LOCKSTEP_INLINE_AVX512 void store_tile_at(RowPlaces places, const Tile& tile, std::uint32_t* to) {
  switch (places) {
    case RowPlaces::gfx11_32: return store_tile<Gfx11Rows32>(tile, to, EachRow{});
    case RowPlaces::gfx11_64: return store_tile<Gfx11Rows64>(tile, to, EachRow{});
    case RowPlaces::gfx12_32: return store_tile<Gfx12Rows32>(tile, to, EachRow{});
    case RowPlaces::gfx12_64: return store_tile<Gfx12Rows64>(tile, to, EachRow{});
    case RowPlaces::tile: return store_tile<TileRows16>(tile, to, EachRow{});
  }
}

/// One k: `a` holds A's numbers of the chunk.
template <class Chunks, std::uint32_t step, std::size_t... R>
LOCKSTEP_INLINE_AVX512 void multiply_row_step(Tile& tile, const float* a, __m512 b, std::index_sequence<R...>) {
  ((tile.sum[R][0] = _mm512_fmadd_ps(_mm512_set1_ps(a[Chunks::a_index(step, R)]), b, tile.sum[R][0])), ...);
}
template <class Chunks, std::size_t... step>
LOCKSTEP_INLINE_AVX512 void multiply_chunk(Tile& tile, const float* a, const __m512 (&b)[sizeof...(step)],
                                           std::index_sequence<step...>) {
  (multiply_row_step<Chunks, step>(tile, a, b[step], EachRow{}), ...);
}

/// A and B on the way: chunk i in one place, the next in the other.
template <class Chunks>
struct Pipeline {
  alignas(64) float a[2][Chunks::steps * 16];
  alignas(64) std::uint16_t staged[2][32];
};

/// Chunk `i`, whose B is in `b`; the next one's comes into `next_b`.
template <class Chunks>
LOCKSTEP_INLINE_AVX512 void multiply_and_widen(const PipelinedWmma& job, Pipeline<Chunks>& on_the_way, Chunks& a_form,
                                               Chunks& b_form, Tile& tile, std::uint32_t i,
                                               const __m512 (&b)[Chunks::steps], __m512 (&next_b)[Chunks::steps]) {
  const std::uint32_t now = i % 2, later = 1 - now;
  a_form.widen_a(job.a + job.a_plan->chunk[i + 1], on_the_way.a[later]);
  b_form.stage_b(job.b + job.b_plan->chunk[i + 2], on_the_way.staged[now]);
  b_form.widen_b(job.b + job.b_plan->chunk[i + 1], on_the_way.staged[later], next_b);
  const float* rows = on_the_way.a[now];
  asm("" : "+r"(rows));  // or compilers take what has been stored from its registers, by permutations
  multiply_chunk<Chunks>(tile, rows, b, std::make_index_sequence<Chunks::steps>{});
}

template <class Chunks, bool scaled>
LOCKSTEP_TARGET_AVX512 bool multiply_pipelined(const PipelinedWmma& job, RowPlaces places, const std::uint32_t* c,
                                               std::uint32_t* d) {
  constexpr std::uint32_t steps = Chunks::steps;
  if constexpr (requires { &Chunks::covers; }) {
    if (!Chunks::covers(*job.a_plan, job.a) || !Chunks::covers(*job.b_plan, job.b)) return false;
  }
  Chunks a_form(*job.a_plan), b_form(*job.b_plan);
  Pipeline<Chunks> on_the_way;
  Tile tile;
  alignas(64) float running[scaled ? 16 * 16 : 1];
  const auto running_bits = reinterpret_cast<std::uint32_t*>(running);
  __m512 b[2][steps];
  a_form.widen_a(job.a + job.a_plan->chunk[0], on_the_way.a[0]);
  b_form.stage_b(job.b + job.b_plan->chunk[0], on_the_way.staged[0]);
  b_form.stage_b(job.b + job.b_plan->chunk[1], on_the_way.staged[1]);
  b_form.widen_b(job.b + job.b_plan->chunk[0], on_the_way.staged[0], b[0]);
  load_tile_at(places, tile, c);
  const std::uint32_t chunks = job.a_plan->chunks;
  if constexpr (scaled) {
    store_tile<TileRows16>(tile, running_bits, EachRow{});
    const std::uint32_t of_block = job.scales.block / steps;
    for (std::uint32_t block = 0, i = 0; i < chunks; ++block) {
      clear_tile(tile, EachRow{});
      for (const std::uint32_t end = i + of_block; i < end; i += 2) {
        multiply_and_widen<Chunks>(job, on_the_way, a_form, b_form, tile, i, b[0], b[1]);
        multiply_and_widen<Chunks>(job, on_the_way, a_form, b_form, tile, i + 1, b[1], b[0]);
      }
      add_scaled(tile, job.scales.a + block * 16, _mm512_load_ps(job.scales.b + block * 16), running, EachRow{});
      if (i < chunks) store_tile<TileRows16>(tile, running_bits, EachRow{});
    }
  } else {
    for (std::uint32_t i = 0; i < chunks; i += 2) {
      multiply_and_widen<Chunks>(job, on_the_way, a_form, b_form, tile, i, b[0], b[1]);
      multiply_and_widen<Chunks>(job, on_the_way, a_form, b_form, tile, i + 1, b[1], b[0]);
    }
  }
  if (a_form.any_special(*job.a_plan) || b_form.any_special(*job.b_plan) || maybe_nan(tile, EachRow{})) [[unlikely]]
    return false;
  store_tile_at(places, tile, d);
  return true;
}

/// The kernel for these formats; none: the two-pass way alone. `denormals`: the core multiplies denormal numbers as
/// quickly as others.
template <bool denormals>
MultiplyPipelined choose_pipelined(Element a, Element b, bool scaled) {
  const auto is_byte = [](Element e) { return e == Element::fp8 || e == Element::bf8; };
  if (a == Element::bf16 && b == Element::bf16 && !scaled) return multiply_pipelined<Bf16Chunks, false>;
  if (a == Element::f16 && b == Element::f16 && !scaled) return multiply_pipelined<F16Chunks, false>;
  if (is_byte(a) && is_byte(b))
    return scaled ? multiply_pipelined<ByteChunks<denormals>, true> : multiply_pipelined<ByteChunks<denormals>, false>;
  if (a == Element::fp4 && b == Element::fp4 && scaled) return multiply_pipelined<Fp4Chunks, true>;
  return nullptr;
}

}  // namespace lockstep::fast::wmma::avx512
#endif
