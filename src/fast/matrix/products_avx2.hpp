// WMMA of bf16, f16, 8-bit floats and integers on 256-bit registers, one instruction or a group: the look at copies,
// unpacking and multiplication in one function.
#pragma once

#include <array>
#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/avx2.hpp"
#include "fast/matrix/integers_avx2.hpp"
#include "fast/matrix/kernels.hpp"
#include "fast/matrix/unpack_host.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx2 {

inline constexpr std::uint32_t most_numbers = 32768 / sizeof(float);  ///< of all A's and B's, see WmmaGroup

LOCKSTEP_INLINE_AVX2 bool all_copies_agree(const ProductsJob& job) {
  bool agree = true;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    agree = agree && fast::copies_agree<8>(reinterpret_cast<ConstRows>(job.a[i]), job.a_plan->registers, job.copies);
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    agree = agree && fast::copies_agree<8>(reinterpret_cast<ConstRows>(job.b[i]), job.b_plan->registers, job.copies);
  return agree;
}

/// Formats whose numbers are all brought to f32. Not covered: an infinity or NaN that has not been converted.
LOCKSTEP_TARGET_AVX2 inline Outcome multiply_numbers(const ProductsJob& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return Outcome::copies_differ;
  alignas(64) float numbers[most_numbers];
  const std::uint32_t depth = job.a_plan->chunks * (32u / job.a_plan->form.bits), each = depth * 16;
  float* const b = numbers + each * job.a_count;
  bool finite = true;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    finite = unpack_here(*job.a_plan, reinterpret_cast<ConstRows>(job.a[i]), numbers + i * each) && finite;
  for (std::uint32_t i = 0; i < job.b_count; ++i)
    finite = unpack_here(*job.b_plan, reinterpret_cast<ConstRows>(job.b[i]), b + i * each) && finite;
  if (!finite) [[unlikely]]
    return Outcome::not_covered;
  const RowOffsets& at = offsets_at(job.places);
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const OneProduct& one = job.product[i];
    multiply_here<16>({numbers + one.a * each, b + one.b * each, depth}, nullptr, one.c, one.d, at);
  }
  return Outcome::done;
}
LOCKSTEP_TARGET_AVX2 inline Outcome multiply_f16(const ProductsJob& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return Outcome::copies_differ;
  alignas(64) std::uint32_t staged[most_numbers];
  const std::uint32_t pairs = job.a_plan->chunks;
  std::uint32_t* const b_staged = staged + pairs * 32 * job.a_count;
  for (std::uint32_t i = 0; i < job.a_count; ++i) stage_f16(*job.a_plan, job.a[i], true, staged + i * pairs * 32);
  for (std::uint32_t i = 0; i < job.b_count; ++i) stage_f16(*job.b_plan, job.b[i], false, b_staged + i * pairs * 16);
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const OneProduct& one = job.product[i];
    const PairsJob of{job.a_plan, job.b_plan, job.a[one.a], job.b[one.b], one.c, offsets_at(job.places).data()};
    multiply_staged_f16<16>(of, staged + one.a * pairs * 32, b_staged + one.b * pairs * 16, one.d);
  }
  return Outcome::done;
}
LOCKSTEP_TARGET_AVX2 inline Outcome multiply_integers(const ProductsJob& job) {
  if (job.copies != 1 && !all_copies_agree(job)) return Outcome::copies_differ;
  alignas(64) std::uint32_t numbers[most_numbers];
  const std::uint32_t pairs = job.a_plan->chunks * (job.a_plan->format == Element::iu8 ? 2u : 4u), each = pairs * 16;
  std::uint32_t* const b = numbers + each * job.a_count;
  for (std::uint32_t i = 0; i < job.a_count; ++i)
    widen_integers<16>(*job.a_plan, job.a[i], job.a_signed, numbers + i * each);
  for (std::uint32_t i = 0; i < job.b_count; ++i) widen_integers<16>(*job.b_plan, job.b[i], job.b_signed, b + i * each);
  const std::uint16_t* const at = offsets_at(job.places).data();
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const OneProduct& one = job.product[i];
    multiply_integers<16>(numbers + one.a * each, b + one.b * each, pairs, one.c, one.d, at);
  }
  return Outcome::done;
}

/// A RunProducts.
inline Outcome run_products(const ProductsJob& job) {
  switch (job.a_plan->format) {
    case Element::bf16:
    case Element::fp8:
    case Element::bf8: return multiply_numbers(job);
    case Element::f16: return multiply_f16(job);
    case Element::iu8:
    case Element::iu4: return multiply_integers(job);
    default: return Outcome::not_covered;
  }
}

}  // namespace lockstep::fast::avx2
#endif
