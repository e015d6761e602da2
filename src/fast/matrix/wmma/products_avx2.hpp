// WMMA of bf16, f16, 8-bit floats and integers on 256-bit registers, one instruction or a group: the look at copies,
// unpacking and multiplication in one function.
#pragma once

#include <array>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/tiles_avx2.hpp"
#include "fast/matrix/wmma/avx2.hpp"
#include "fast/matrix/wmma/i16_avx2.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack_avx2.hpp"
#include "lockstep/matrix/element.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx2 {

inline constexpr std::uint32_t most_numbers = 32768 / sizeof(float);  ///< of all A's and B's, see WmmaGroup

LOCKSTEP_INLINE_AVX2 bool all_copies_agree(const WmmaProducts& job) {
  bool agree = true;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    agree = agree && groups_agree(reinterpret_cast<ConstRows>(job.a[i]), job.a_plan->registers, job.copies);
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    agree = agree && groups_agree(reinterpret_cast<ConstRows>(job.b[i]), job.b_plan->registers, job.copies);
  return agree;
}
inline const RowOffsets& offsets_at(RowPlaces places) {
  static constexpr const RowOffsets* rows[row_places] = {&offsets_of<Gfx11Rows32>, &offsets_of<Gfx11Rows64>,
                                                         &offsets_of<Gfx12Rows32>, &offsets_of<Gfx12Rows64>,
                                                         &offsets_of<TileRows16>};
  return *rows[static_cast<std::size_t>(places)];
}

/// Formats whose numbers are all brought to f32. False: an infinity or NaN that has not been converted.
struct Bf16Numbers {
  static constexpr std::uint32_t of_dword = 2;
  LOCKSTEP_TARGET_AVX2 [[gnu::always_inline]] static bool unpack(const WmmaInput& plan, const std::uint32_t* from,
                                                                 float* to) {
    unpack_pairs<false>(plan, from, to);
    return true;
  }
};
struct ByteNumbers {
  static constexpr std::uint32_t of_dword = 4;
  LOCKSTEP_TARGET_AVX2 [[gnu::always_inline]] static bool unpack(const WmmaInput& plan, const std::uint32_t* from,
                                                                 float* to) {
    return unpack_bytes(plan, from, to);
  }
};
template <class Numbers>
LOCKSTEP_TARGET_AVX2 WmmaOutcome multiply_numbers(const WmmaProducts& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return WmmaOutcome::copies_differ;
  alignas(64) float numbers[most_numbers];
  const std::uint32_t depth = job.a_plan->chunks * Numbers::of_dword, each = depth * 16;
  float* const b = numbers + each * job.a_count;
  bool finite = true;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    finite = Numbers::unpack(*job.a_plan, job.a[i], numbers + i * each) && finite;
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    finite = Numbers::unpack(*job.b_plan, job.b[i], b + i * each) && finite;
  if (!finite) [[unlikely]]
    return WmmaOutcome::not_covered;
  const RowOffsets& at = offsets_at(job.places);
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const WmmaProduct& one = job.product[i];
    multiply_rows({numbers + one.a * each, b + one.b * each, depth}, one.c, one.d, at);
  }
  return WmmaOutcome::done;
}

/// f16 as pairs of k's, see F16Pairs: A's 32 dwords each, B's 16.
constexpr auto staged_offsets(std::uint32_t apart) {
  std::array<std::uint16_t, 32> result{};
  for (std::uint32_t i = 0; i < result.size(); ++i) result[i] = static_cast<std::uint16_t>(i * apart);
  return result;
}
inline constexpr auto staged_a_at = staged_offsets(32), staged_b_at = staged_offsets(16);

struct StagedPairs {
  const std::uint32_t *a, *b;
  std::uint32_t pairs;
  const Addend* c;
};
[[gnu::noinline, gnu::cold]] inline void repair_pairs(const void* of, TileAt place, std::uint32_t rows, float* sums) {
  const auto& staged = *static_cast<const StagedPairs*>(of);
  float a[64 * 16], b[64 * 16];
  for (std::uint32_t k = 0; k < staged.pairs * 2; ++k) {
    const auto* columns = reinterpret_cast<const std::uint8_t*>(staged.b) + k * 32;
    for (std::uint32_t i = 0; i < 16; ++i) {
      std::uint16_t half;
      __builtin_memcpy(&half, columns + i * 2, 2);
      a[k * 16 + i] = __builtin_bit_cast(float, staged.a[k / 2 * 32 + i * 2 + k % 2]);
      b[k * 16 + i] = __builtin_bit_cast(float, matrix::to_f32(Element::f16, half).bits);
    }
  }
  const WmmaNumbers in{a, b, staged.pairs * 2};
  const RepairInputs inputs{&in, nullptr, staged.c};
  repair_tile(&inputs, place, rows, sums);
}
LOCKSTEP_TARGET_AVX2 inline WmmaOutcome multiply_f16(const WmmaProducts& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return WmmaOutcome::copies_differ;
  alignas(64) std::uint32_t staged[most_numbers];
  const std::uint32_t pairs = job.a_plan->chunks;
  std::uint32_t* const b_staged = staged + pairs * 32 * job.a_count;
  for (std::uint32_t i = 0; i < job.a_count; ++i) {
    std::uint32_t* to = staged + i * pairs * 32;
    for (std::uint32_t p = 0; p < pairs; ++p, to += 32) {
      fast::avx2::widen_rows(job.a[i] + job.a_plan->chunk[p], to);
      fast::avx2::widen_rows(job.a[i] + job.a_plan->chunk[p] + 8, to + 16);
    }
  }
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    for (std::uint32_t p = 0; p < pairs; ++p)
      fast::avx2::part_columns(job.b[i] + job.b_plan->chunk[p], b_staged + (i * pairs + p) * 16);
  const RowOffsets& at = offsets_at(job.places);
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const WmmaProduct& one = job.product[i];
    const Addend addend(one.c, one.d, at);
    const StagedPairs of{staged + one.a * pairs * 32, b_staged + one.b * pairs * 16, pairs, &addend};
    fast::avx2::multiply_pairs<fast::avx2::F16Pairs, 16>(
        {of.a, of.b, staged_a_at.data(), staged_b_at.data(), pairs},
        {reinterpret_cast<const float*>(addend.from), reinterpret_cast<float*>(one.d), addend.at->data(), at.data(),
         &repair_pairs, &of});
  }
  return WmmaOutcome::done;
}

LOCKSTEP_TARGET_AVX2 inline WmmaOutcome multiply_integer_products(const WmmaProducts& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return WmmaOutcome::copies_differ;
  alignas(64) std::uint32_t numbers[most_numbers];
  const std::uint32_t pairs =
      job.a_plan->groups * job.a_plan->registers * (job.a_plan->format == Element::iu8 ? 2u : 4u);
  const std::uint32_t each = pairs * 16;
  std::uint32_t* const b = numbers + each * job.a_count;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    widen_integers(*job.a_plan, job.a[i], job.a_signed, numbers + i * each);
  for (std::uint32_t i = 0; i < job.b_count; ++i) widen_integers(*job.b_plan, job.b[i], job.b_signed, b + i * each);
  const RowOffsets& at = offsets_at(job.places);
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const WmmaProduct& one = job.product[i];
    multiply_integers(numbers + one.a * each, b + one.b * each, pairs, one.c, one.d, at);
  }
  return WmmaOutcome::done;
}

/// See WmmaKernels.
inline WmmaOutcome run_products(const WmmaProducts& job) {
  switch (job.a_plan->format) {
    case Element::bf16: return multiply_numbers<Bf16Numbers>(job);
    case Element::f16: return multiply_f16(job);
    case Element::fp8:
    case Element::bf8: return multiply_numbers<ByteNumbers>(job);
    case Element::iu8:
    case Element::iu4: return multiply_integer_products(job);
    default: return WmmaOutcome::not_covered;
  }
}

}  // namespace lockstep::fast::wmma::avx2
#endif
