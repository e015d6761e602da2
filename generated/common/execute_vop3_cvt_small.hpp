// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: ad9ab25c6fbafb23
// vop3_cvt_small operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3_cvt_small.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cvt_f32_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_bf8(uint32_t(in.s0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_fp8(uint32_t(in.s0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_bf8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_f32_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_f32_bf8(uint32_t(in.s0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_f32_fp8(uint32_t(in.s0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_2xpk16_bf6_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_2xpk16_bf6_f32(Bits<512>::from_dwords(in.wide->s0), Bits<512>::from_dwords(in.wide->s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_2xpk16_fp6_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_2xpk16_fp6_f32(Bits<512>::from_dwords(in.wide->s0), Bits<512>::from_dwords(in.wide->s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_f16_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_f16_bf8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_f16_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_f16_fp8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_f32_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_f32_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_f32_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_bf16_bf6([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_bf16_bf6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_bf16_fp6([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_bf16_fp6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_bf6_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_bf6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_bf6_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_bf6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_f16_bf6([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_f16_bf6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_f16_fp6([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_f16_fp6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_f32_bf6([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_f32_bf6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_f32_fp6([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_f32_fp6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_fp6_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_fp6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk32_fp6_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_pk32_fp6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_bf16_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_bf16_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_bf16_fp4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_bf16_fp4(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_bf16_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_bf16_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_bf8_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_bf8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_bf8_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_bf8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_bf8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_f16_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_f16_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_f16_fp4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_f16_fp4(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_f16_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_f16_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_f32_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_f32_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_f32_fp4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_f32_fp4(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_f32_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_fp4_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_fp4_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_fp4_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_fp4_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_fp4_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_fp4_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_fp8_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_fp8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_fp8_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_fp8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_pk_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_bf8_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_bf8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_bf8_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_bf8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_bf8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_fp8_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_fp8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_fp8_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_fp8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk32_bf6_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_sr_pk32_bf6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk32_bf6_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_sr_pk32_bf6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk32_bf6_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_sr_pk32_bf6_f32(Bits<1024>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk32_fp6_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_sr_pk32_fp6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk32_fp6_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_sr_pk32_fp6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk32_fp6_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_cvt_scalef32_sr_pk32_fp6_f32(Bits<1024>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk_fp4_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_pk_fp4_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk_fp4_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_pk_fp4_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_scalef32_sr_pk_fp4_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_scalef32_sr_pk_fp4_f32(in.s0, uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_bf8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

}  // namespace lockstep::common::on_lane
