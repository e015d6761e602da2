// Operations on lane masks for which the host has instructions. From a loop over lanes g++ makes masks, turns them into
// vectors, and turns these into masks again. A comparison with a NaN does not hold, and that is its result: these
// operations need no second look at NaNs.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::common::fast_operations {
struct v_cmp_lt_f32;
struct v_cmp_gt_f32;
struct v_cmp_le_f32;
struct v_cmp_ge_f32;
struct v_cmp_eq_f32;
struct v_cmp_neq_f32;
struct v_cmp_ngt_f32;
struct v_cmp_nlt_f32;
struct v_cmp_eq_u32;
struct v_cmp_ne_u32;
struct v_cmp_lt_u32;
struct v_cmp_gt_u32;
struct v_cmp_le_u32;
struct v_cmp_ge_u32;
struct v_cmp_lt_i32;
struct v_cmp_gt_i32;
struct v_cmp_le_i32;
struct v_cmp_ge_i32;
struct v_add_co_u32;
struct v_addc_co_u32;
}  // namespace lockstep::common::fast_operations

namespace lockstep::fast {

/// Of two sources.
enum class Compared : std::uint8_t { nothing, f32, i32, u32 };
struct HostComparison {
  Compared of = Compared::nothing;
  int predicate = 0;  ///< _CMP_* or _MM_CMPINT_*
};

template <class Operation>
inline constexpr HostComparison host_comparison{};

namespace known = common::fast_operations;
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_lt_f32>{Compared::f32, _CMP_LT_OQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_gt_f32>{Compared::f32, _CMP_GT_OQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_le_f32>{Compared::f32, _CMP_LE_OQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_ge_f32>{Compared::f32, _CMP_GE_OQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_eq_f32>{Compared::f32, _CMP_EQ_OQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_neq_f32>{Compared::f32, _CMP_NEQ_UQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_ngt_f32>{Compared::f32, _CMP_NGT_UQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_nlt_f32>{Compared::f32, _CMP_NLT_UQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_eq_u32>{Compared::u32, _MM_CMPINT_EQ};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_ne_u32>{Compared::u32, _MM_CMPINT_NE};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_lt_u32>{Compared::u32, _MM_CMPINT_LT};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_gt_u32>{Compared::u32, _MM_CMPINT_NLE};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_le_u32>{Compared::u32, _MM_CMPINT_LE};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_ge_u32>{Compared::u32, _MM_CMPINT_NLT};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_lt_i32>{Compared::i32, _MM_CMPINT_LT};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_gt_i32>{Compared::i32, _MM_CMPINT_NLE};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_le_i32>{Compared::i32, _MM_CMPINT_LE};
template <>
inline constexpr HostComparison host_comparison<known::v_cmp_ge_i32>{Compared::i32, _MM_CMPINT_NLT};

/// Additions that give their carries as a mask.
enum class HostCarry : std::uint8_t { none, out, in_and_out };

template <class Operation>
inline constexpr HostCarry host_carry = HostCarry::none;
template <>
inline constexpr HostCarry host_carry<known::v_add_co_u32> = HostCarry::out;
template <>
inline constexpr HostCarry host_carry<known::v_addc_co_u32> = HostCarry::in_and_out;

}  // namespace lockstep::fast
#endif
