// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: 97bac073d0c11cc7
// What the vop3_cvt_small operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
// well are in generated/common.
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
#include "common/semantics/vop3_cvt_small.hpp"


namespace lockstep::rdna4::sem {
using common::sem::v_cvt_f32_bf8;
using common::sem::v_cvt_pk_bf8_f32;
using common::sem::v_cvt_pk_f32_bf8;
using common::sem::v_cvt_pk_f32_fp8;
using common::sem::v_cvt_pk_fp8_f32;
using common::sem::v_cvt_sr_bf8_f32;
using common::sem::v_cvt_sr_fp8_f32;

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

// V_CVT_F32_FP8
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   D0.f32 = fp8_to_f32(OPSEL[1] ? pair[15 : 8].fp8 : pair[7 : 0].fp8)
template <class M>
constexpr uint32_t v_cvt_f32_fp8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  return fp::fp8_to_f32(select(bit(op_sel, 1), as_fp8(pair >> 8), as_fp8(pair)), mode).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
