// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: 2eb24ed4f2d65f65
// sop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_absdiff_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_absdiff_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_addc_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_addc_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_add_co_ci_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_add_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_add_co_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_add_co_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_add_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_add_co_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_add_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_add_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_add_nc_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_add_nc_u64(in.s0, in.s1);
}

template <class Out>
constexpr void s_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_not1_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_not1_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_not1_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_not1_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_ashr_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_ashr_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_ashr_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_ashr_i64(in.s0, uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bfe_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bfe_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bfe_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bfe_i64(in.s0, uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bfe_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bfe_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bfe_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bfe_u64(in.s0, uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bfm_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bfm_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_bfm_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bfm_b64(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out, class Files>
constexpr void s_cbranch_g_fork([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  const auto result = sem::s_cbranch_g_fork(in.s0, in.s1, in.exec, in.pc, in.mode.bits(), files);
  out.exec = result.exec;
  out.pc = result.pc;
  out.mode = result.mode;
}

template <class Out>
constexpr void s_cselect_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cselect_b32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
}

template <class Out>
constexpr void s_cselect_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cselect_b64(in.s0, in.s1, in.scc);
}

template <class Out>
constexpr void s_lshl1_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshl1_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshl2_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshl2_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshl3_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshl3_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshl4_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshl4_add_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshl_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshl_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshl_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshl_b64(in.s0, uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshr_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshr_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_lshr_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_lshr_b64(in.s0, uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_max_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_max_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_max_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_max_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_min_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_min_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_min_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_min_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_mul_hi_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mul_hi_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_mul_hi_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mul_hi_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_mul_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mul_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_mul_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mul_u64(in.s0, in.s1);
}

template <class Out>
constexpr void s_nand_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nand_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_nand_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nand_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_nor_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nor_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_nor_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nor_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn2_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn2_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn2_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn2_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_not1_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_not1_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_not1_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_not1_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_pack_hh_b32_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_pack_hh_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_pack_hl_b32_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_pack_hl_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_pack_lh_b32_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_pack_lh_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_pack_ll_b32_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_pack_ll_b32_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_subb_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_subb_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_sub_co_ci_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_sub_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.scc);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_sub_co_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_sub_co_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_sub_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_sub_co_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_sub_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_sub_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_sub_nc_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_sub_nc_u64(in.s0, in.s1);
}

template <class Out>
constexpr void s_sub_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_sub_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xnor_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xnor_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xnor_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xnor_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xor_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xor_b32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xor_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xor_b64(in.s0, in.s1);
  out.d0 = result.d0;
  out.scc = result.scc;
}

}  // namespace lockstep::common::on_lane
