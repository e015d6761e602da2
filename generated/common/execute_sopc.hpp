// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopc.xml.
// Hash of what this file is made of: 8751f4da10ca9fbe
// sopc operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sopc.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_bitcmp0_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_bitcmp0_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_bitcmp0_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_bitcmp0_b64(in.s0, uint32_t(in.s1));
}

template <class Out>
constexpr void s_bitcmp1_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_bitcmp1_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_bitcmp1_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_bitcmp1_b64(in.s0, uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_eq_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_eq_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_eq_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_eq_u64(in.s0, in.s1);
}

template <class Out>
constexpr void s_cmp_ge_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_ge_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_gt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_gt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_le_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_le_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_le_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_le_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_lg_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lg_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_lg_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lg_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_lg_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lg_u64(in.s0, in.s1);
}

template <class Out>
constexpr void s_cmp_lt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_lt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_setvskip([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.mode = sem::s_setvskip(uint32_t(in.s0), uint32_t(in.s1), in.mode.bits());
}

template <class Out>
constexpr void s_set_gpr_idx_on([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_set_gpr_idx_on(uint32_t(in.s0), in.m0, in.mode.bits(), in.src1_number);
  out.m0 = result.m0;
  out.mode = result.mode;
}

}  // namespace lockstep::common::on_lane
