// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: a761c8121e2c92b3
// What the sop1 operations compute: one pure function each, its pseudocode above it. Names that are
// only used here stand in generated/common.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/views.hpp"
#include "lockstep/core/wide_bits.hpp"
#include "lockstep/isa/results.hpp"
#include "lockstep/isa/state_set.hpp"
#include "common/semantics/sop1.hpp"
#include "common/gfx12/semantics/sop1.hpp"


namespace lockstep::rdna4::sem {
using common::sem::s_abs_i32;
using common::sem::s_and_not0_saveexec_b64;
using common::sem::s_and_not0_wrexec_b64;
using common::sem::s_and_not1_saveexec_b64;
using common::sem::s_and_not1_wrexec_b64;
using common::sem::s_and_saveexec_b64;
using common::sem::s_bcnt0_i32_b32;
using common::sem::s_bcnt0_i32_b64;
using common::sem::s_bcnt1_i32_b32;
using common::sem::s_bcnt1_i32_b64;
using common::sem::s_bitreplicate_b64_b32;
using common::sem::s_bitset0_b32;
using common::sem::s_bitset0_b64;
using common::sem::s_bitset1_b32;
using common::sem::s_bitset1_b64;
using common::sem::s_brev_b32;
using common::sem::s_brev_b64;
using common::sem::s_cls_i32;
using common::sem::s_cls_i32_i64;
using common::sem::s_clz_i32_u32;
using common::sem::s_clz_i32_u64;
using common::sem::s_cmov_b32;
using common::sem::s_cmov_b64;
using common::sem::s_ctz_i32_b32;
using common::sem::s_ctz_i32_b64;
using common::sem::s_getpc_b64;
using common::sem::s_mov_b32;
using common::sem::s_mov_b64;
using common::sem::s_nand_saveexec_b64;
using common::sem::s_nor_saveexec_b64;
using common::sem::s_not_b32;
using common::sem::s_not_b64;
using common::sem::s_or_not0_saveexec_b64;
using common::sem::s_or_not1_saveexec_b64;
using common::sem::s_or_saveexec_b64;
using common::sem::s_quadmask_b32;
using common::sem::s_quadmask_b64;
using common::sem::s_sendmsg_rtn_b32;
using common::sem::s_sendmsg_rtn_b64;
using common::sem::s_setpc_b64;
using common::sem::s_sext_i32_i16;
using common::sem::s_sext_i32_i8;
using common::sem::s_sleep_var;
using common::sem::s_swappc_b64;
using common::sem::s_wqm_b32;
using common::sem::s_wqm_b64;
using common::sem::s_xnor_saveexec_b64;
using common::sem::s_xor_saveexec_b64;
using common::gfx12::sem::s_and_not0_saveexec_b32;
using common::gfx12::sem::s_and_not0_wrexec_b32;
using common::gfx12::sem::s_and_not1_saveexec_b32;
using common::gfx12::sem::s_and_not1_wrexec_b32;
using common::gfx12::sem::s_and_saveexec_b32;
using common::gfx12::sem::s_nand_saveexec_b32;
using common::gfx12::sem::s_nor_saveexec_b32;
using common::gfx12::sem::s_or_not0_saveexec_b32;
using common::gfx12::sem::s_or_not1_saveexec_b32;
using common::gfx12::sem::s_or_saveexec_b32;
using common::gfx12::sem::s_xnor_saveexec_b32;
using common::gfx12::sem::s_xor_saveexec_b32;

// Loops over lanes are vectorised only when nothing is called in them. g++ inlines whatever its `flatten` asks for.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
#endif

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

// S_MOVRELD_B32
//   n = DST.u32 + M0.u32;
//   if n < 128U then
//     SGPR[n].b32 = S0.b32
//   endif
template <class Files>
constexpr void s_movreld_b32(uint32_t s0, uint32_t m0, uint32_t dst_number, Files& files) {
  const uint32_t n = dst_number + m0;
  if (n < 128u) {
    files.set_sgpr(n, s0);
  }
}

// S_MOVRELD_B64
//   n = DST.u32 + M0.u32;
//   if n < 127U then
//     SGPR[n].u32 = S0.u64[31 : 0];
//     SGPR[n + 1U].u32 = S0.u64[63 : 32]
//   endif
template <class Files>
constexpr void s_movreld_b64(uint64_t s0, uint32_t m0, uint32_t dst_number, Files& files) {
  const uint32_t n = dst_number + m0;
  if (n < 127u) {
    files.set_sgpr(n, uint32_t(s0));
    files.set_sgpr(n + 1u, uint32_t(s0 >> 32));
  }
}

// S_MOVRELSD_2_B32
//   from = SRC0.u32 + M0.u32[9 : 0];
//   to = DST.u32 + M0.u32[25 : 16];
//   value = SGPR[from < 128U ? from : 0U].b32;
//   if to < 128U then
//     SGPR[to].b32 = value
//   endif
template <class Files>
constexpr void s_movrelsd_2_b32(uint32_t m0, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t from = src0_number + (m0 & 0x3ff);
  const uint32_t to = dst_number + (m0 >> 16 & 0x3ff);
  const uint32_t value = files.sgpr(from < 128u ? from : 0u);
  if (to < 128u) {
    files.set_sgpr(to, value);
  }
}

// S_MOVRELS_B32
//   n = SRC0.u32 + M0.u32;
//   D0.b32 = SGPR[n < 128U ? n : 0U].b32
template <class Files>
constexpr uint32_t s_movrels_b32(uint32_t m0, uint32_t src0_number, const Files& files) {
  const uint32_t n = src0_number + m0;
  return files.sgpr(n < 128u ? n : 0u);
}

// S_MOVRELS_B64
//   n = SRC0.u32 + M0.u32;
//   n = n < 127U ? n : 0U;
//   D0.u64 = { SGPR[n + 1U].u32, SGPR[n].u32 }
template <class Files>
constexpr uint64_t s_movrels_b64(uint32_t m0, uint32_t src0_number, const Files& files) {
  uint32_t n = src0_number + m0;
  n = n < 127u ? n : 0u;
  return (uint64_t{files.sgpr(n + 1u)} << 32) | uint64_t{files.sgpr(n)};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
