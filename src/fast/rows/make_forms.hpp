// Makes the entry of a fused form. The generated source generated/common/fused_forms.cpp includes this, nothing else
// does.
#pragma once

#include "fast/host/intrinsics.hpp"
#include "fast/program/fused_form.hpp"
#include "fast/rows/fused.hpp"
#include "fast/rows/fused_avx512.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast::make {

/// One operation; `scalars`: its sources that are, one bit each. `operation`: its number.
template <class Operation, std::uint8_t scalars>
constexpr FusedFormEntry part(std::uint16_t operation) {
  using Part = FusedPart<Operation, scalars>;
  return {operation,
          0,
          scalars,
          0,
          Link::independent,
          {run_part_avx2<Part, 64>, run_part_avx2<Part, 32>},
          {run_part_avx512<Part, 64>, run_part_avx512<Part, 32>}};
}
/// Two.
template <class First, std::uint8_t first_scalars, class Second, std::uint8_t second_scalars, Link link>
constexpr FusedFormEntry pair(std::uint16_t first, std::uint16_t second) {
  using A = FusedPart<First, first_scalars>;
  using B = FusedPart<Second, second_scalars>;
  return {first,
          second,
          first_scalars,
          second_scalars,
          link,
          {run_pair_avx2<A, B, link, 64>, run_pair_avx2<A, B, link, 32>},
          {run_pair_avx512<A, B, link, 64>, run_pair_avx512<A, B, link, 32>}};
}

}  // namespace lockstep::fast::make
#endif
