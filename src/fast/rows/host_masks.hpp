// Comparisons of which the host makes masks by one instruction. From a loop over lanes g++ makes masks, turns them into
// vectors, and turns these into masks again. A comparison with a NaN has a result of its own, so no second look at NaNs
// is needed.
#pragma once

#include <array>
#include <cstddef>

#include "fast/host/intrinsics.hpp"
#include "fast/program/operation.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast {

/// _CMP_* of a relation of floats. By Relation.
inline constexpr std::array float_predicates{_CMP_LT_OQ,  _CMP_GT_OQ,  _CMP_LE_OQ,  _CMP_GE_OQ,  _CMP_EQ_OQ,
                                             _CMP_NEQ_UQ, _CMP_NEQ_OQ, _CMP_NLT_UQ, _CMP_NGT_UQ, _CMP_NLE_UQ,
                                             _CMP_NGE_UQ, _CMP_EQ_UQ,  _CMP_ORD_Q,  _CMP_UNORD_Q};
/// _MM_CMPINT_* of a relation of integers. By Relation; they have the first six.
inline constexpr std::array integer_predicates{_MM_CMPINT_LT,  _MM_CMPINT_NLE, _MM_CMPINT_LE,
                                               _MM_CMPINT_NLT, _MM_CMPINT_EQ,  _MM_CMPINT_NE};

constexpr int predicate_of(HostComparison comparison) {
  const auto relation = static_cast<std::size_t>(comparison.relation);
  return comparison.of == Compared::f32 ? static_cast<int>(float_predicates[relation])
                                        : static_cast<int>(integer_predicates[relation]);
}

}  // namespace lockstep::fast
#endif
