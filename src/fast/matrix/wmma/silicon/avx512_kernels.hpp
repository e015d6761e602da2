// Which kernel of AVX-512 runs silicon's steps.
#pragma once

#include <cstdint>

#include "fast/matrix/wmma/silicon/avx512.hpp"
#include "fast/matrix/wmma/silicon/avx512_doubles.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::silicon::avx512 {

template <DotUnit unit, DotResult result>
bool multiply_in_range(const SiliconInput& a, const SiliconInput& b, RowPlaces places, const std::uint32_t* c,
                       std::uint32_t* d) {
  if (in_range_of_doubles(unit, a, b) && multiply_in_doubles<unit, result>(a, b, places, c, d)) return true;
  if (a.small || b.small) return multiply<unit, result, Range::any, 2>(a, b, places, c, d);
  if (unit == DotUnit::gfx11 && (a.zeros || b.zeros))
    return multiply<DotUnit::gfx11, result, Range::zeros, 2>(a, b, places, c, d);
  return multiply<unit, result, Range::normal, 2>(a, b, places, c, d);
}
inline bool multiply_by_rule(const SiliconRule& rule, const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                             const std::uint32_t* c, std::uint32_t* d) {
  const bool gfx11 = rule.unit == DotUnit::gfx11;
  switch (rule.result) {
    case DotResult::f32:
      if (rule.group() == 4) return multiply<DotUnit::gfx12, DotResult::f32, Range::normal, 4>(a, b, places, c, d);
      return gfx11 ? multiply_in_range<DotUnit::gfx11, DotResult::f32>(a, b, places, c, d)
                   : multiply_in_range<DotUnit::gfx12, DotResult::f32>(a, b, places, c, d);
    case DotResult::f16:
      return gfx11 ? multiply<DotUnit::gfx11, DotResult::f16, Range::normal, 2>(a, b, places, c, d)
                   : multiply<DotUnit::gfx12, DotResult::f16, Range::normal, 2>(a, b, places, c, d);
    case DotResult::bf16: break;
  }
  return gfx11 ? multiply_in_range<DotUnit::gfx11, DotResult::bf16>(a, b, places, c, d)
               : multiply_in_range<DotUnit::gfx12, DotResult::bf16>(a, b, places, c, d);
}
inline constexpr SiliconKernels kernels = {prepare, multiply_by_rule};

}  // namespace lockstep::fast::silicon::avx512
#endif
