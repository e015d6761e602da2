// What the ISAs' libraries do not compile: it is the same for several of them, and in the library lockstep_common.
#pragma once

#include "common/handlers.hpp"
#include "fast/isa_kernels.hpp"

namespace lockstep {

#define LOCKSTEP_HANDLER(...) \
  extern template const MicroOp* __VA_ARGS__(const MicroOp*, Context&, FastWave&, Constants);

#if LOCKSTEP_X86_64
#define LOCKSTEP_VECTOR_HANDLERS(operation)           \
  LOCKSTEP_HANDLER(run_row<operation>)                \
  LOCKSTEP_HANDLER(run_short_avx2<operation, 32>)     \
  LOCKSTEP_HANDLER(run_short_avx2<operation, 64>)     \
  LOCKSTEP_HANDLER(run_vectors_avx2<operation>)       \
  LOCKSTEP_HANDLER(run_vectors_avx512<operation, 32>) \
  LOCKSTEP_HANDLER(run_vectors_avx512<operation, 64>)
#else
#define LOCKSTEP_VECTOR_HANDLERS(operation)
#endif

#define LOCKSTEP_ROW(space, name)                               \
  LOCKSTEP_HANDLER(run_row_plain<space::fast_operations::name>) \
  LOCKSTEP_VECTOR_HANDLERS(space::fast_operations::name)
#define LOCKSTEP_SCALAR(space, name)                         \
  LOCKSTEP_HANDLER(run_scalar<space::fast_operations::name>) \
  LOCKSTEP_HANDLER(run_branch<space::fast_operations::name>)
#define LOCKSTEP_LANES(space, name)                                \
  LOCKSTEP_HANDLER(run_lanes<space::fast_operations::name, false>) \
  LOCKSTEP_HANDLER(run_lanes<space::fast_operations::name, true>)
#define LOCKSTEP_LANE_FUNCTION(space, name) \
  extern template void space::on_lane::name<LaneOutput>(const LaneInput&, LaneOutput&);

LOCKSTEP_COMMON_ROWS(LOCKSTEP_LANE_FUNCTION)

namespace fast {

LOCKSTEP_COMMON_ROWS(LOCKSTEP_ROW)
LOCKSTEP_COMMON_SCALARS(LOCKSTEP_SCALAR)
LOCKSTEP_COMMON_LANES(LOCKSTEP_LANES)

#if LOCKSTEP_X86_64
#define LOCKSTEP_PAIR(first, first_scalars, second, second_scalars, link)                                         \
  LOCKSTEP_HANDLER(run_pair_avx2<FusedPart<first, first_scalars>, FusedPart<second, second_scalars>, link, 32>)   \
  LOCKSTEP_HANDLER(run_pair_avx2<FusedPart<first, first_scalars>, FusedPart<second, second_scalars>, link, 64>)   \
  LOCKSTEP_HANDLER(run_pair_avx512<FusedPart<first, first_scalars>, FusedPart<second, second_scalars>, link, 32>) \
  LOCKSTEP_HANDLER(run_pair_avx512<FusedPart<first, first_scalars>, FusedPart<second, second_scalars>, link, 64>)
#define LOCKSTEP_PART(operation, scalars)                              \
  LOCKSTEP_HANDLER(run_part_avx2<FusedPart<operation, scalars>, 32>)   \
  LOCKSTEP_HANDLER(run_part_avx2<FusedPart<operation, scalars>, 64>)   \
  LOCKSTEP_HANDLER(run_part_avx512<FusedPart<operation, scalars>, 32>) \
  LOCKSTEP_HANDLER(run_part_avx512<FusedPart<operation, scalars>, 64>)

LOCKSTEP_COMMON_PAIRS(LOCKSTEP_PAIR)
LOCKSTEP_COMMON_PARTS(LOCKSTEP_PART)
#endif

}  // namespace fast

}  // namespace lockstep
