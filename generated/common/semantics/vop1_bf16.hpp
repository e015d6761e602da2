// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1_bf16.xml.
// Hash of what this file is made of: c9cccf8fda695ff4
// What the vop1_bf16 operations compute: one pure function each, its pseudocode above it.
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



namespace lockstep::common::sem {


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

// V_COS_BF16
//   D0.bf16 = cos_2pi(S0.bf16)
template <class M>
constexpr uint32_t v_cos_bf16(uint32_t s0, const M& mode) {
  return fp::cos_2pi(as_bf16(s0), mode).bits;
}

// V_EXP_BF16
//   D0.bf16 = exp2(S0.bf16)
template <class M>
constexpr uint32_t v_exp_bf16(uint32_t s0, const M& mode) {
  return fp::exp2(as_bf16(s0), mode).bits;
}

// V_LOG_BF16
//   D0.bf16 = log2(S0.bf16)
template <class M>
constexpr uint32_t v_log_bf16(uint32_t s0, const M& mode) {
  return fp::log2(as_bf16(s0), mode).bits;
}

// V_RCP_BF16
//   D0.bf16 = rcp(S0.bf16)
template <class M>
constexpr uint32_t v_rcp_bf16(uint32_t s0, const M& mode) {
  return fp::rcp(as_bf16(s0), mode).bits;
}

// V_RSQ_BF16
//   D0.bf16 = rsq(S0.bf16)
template <class M>
constexpr uint32_t v_rsq_bf16(uint32_t s0, const M& mode) {
  return fp::rsq(as_bf16(s0), mode).bits;
}

// V_SIN_BF16
//   D0.bf16 = sin_2pi(S0.bf16)
template <class M>
constexpr uint32_t v_sin_bf16(uint32_t s0, const M& mode) {
  return fp::sin_2pi(as_bf16(s0), mode).bits;
}

// V_SQRT_BF16
//   D0.bf16 = sqrt(S0.bf16)
template <class M>
constexpr uint32_t v_sqrt_bf16(uint32_t s0, const M& mode) {
  return fp::sqrt(as_bf16(s0), mode).bits;
}

// V_TANH_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   D0.bf16 = f32_to_bf16(tanh(bf16_to_f32(S0.bf16)))
template <class M>
constexpr uint32_t v_tanh_bf16(uint32_t s0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  return fp::f32_to_bf16(fp::tanh(fp::bf16_to_f32(as_bf16(s0), nearest_even), nearest_even),
      nearest_even).bits;
}

// V_TANH_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   D0.f16 = f32_to_f16(tanh(f16_to_f32(S0.f16)))
template <class M>
constexpr uint32_t v_tanh_f16(uint32_t s0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  return fp::f32_to_f16(fp::tanh(fp::f16_to_f32(as_f16(s0), nearest_even), nearest_even), nearest_even).bits;
}

// V_TANH_F32
//   D0.f32 = tanh(S0.f32)
template <class M>
constexpr uint32_t v_tanh_f32(uint32_t s0, const M& mode) {
  return fp::tanh(as_f32(s0), mode).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
