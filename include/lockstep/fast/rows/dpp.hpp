// DPP: source 0 as the operation sees it, and the lanes that are written, from tables made once.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "lockstep/crosslane/dpp.hpp"
#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/program/micro_op.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep::fast {

/// What `dpp_lane` says of all lanes. It looks at one bit of EXEC alone, that of the source lane: so a lane is one of
/// two, by that bit.
struct DppPlan {
  alignas(64) std::array<std::uint32_t, row_lanes> source{};  ///< lane to read; any one where there is none
  std::uint64_t has_source = 0;
  std::uint64_t enabled = 0;         ///< while the source lane is in EXEC
  std::uint64_t enabled_anyway = 0;  ///< while it is not
};

inline DppPlan plan_dpp_rows(const OperandPlan& plan, std::uint32_t wave_size) {
  DppPlan result;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
    const auto of = [&](std::uint64_t exec) {
      return dpp_lane(plan.dpp_ctrl, plan.dpp_row_mask, plan.dpp_bank_mask, plan.dpp_bound_ctrl, exec, lane, wave_size);
    };
    const DppLane in = of(~std::uint64_t{0}), out = of(0);
    if (in.source >= 0) result.source[lane] = static_cast<std::uint32_t>(in.source);
    result.has_source |= static_cast<std::uint64_t>(in.source >= 0) << lane;
    result.enabled |= static_cast<std::uint64_t>(in.enabled) << lane;
    result.enabled_anyway |= static_cast<std::uint64_t>(out.enabled) << lane;
  }
  return result;
}

/// The lanes whose source lane exists and is in EXEC.
inline std::uint64_t lanes_with_source(const DppPlan& plan, std::uint64_t exec) {
  std::uint64_t bits = 0;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) bits |= (exec >> plan.source[lane] & 1u) << lane;
  return bits & plan.has_source;
}

/// `extra` rows from d: those from s0, under plan offset[slot_s1] of the program. Without a source: 0.
template <class Isa>
void move_dpp_rows(const MicroOp<Isa>* op, FastWave<Isa>& wave, Constants constants, const DppPlan& plan,
                   std::uint64_t with_source) {
  for (std::uint32_t row = 0; row < op->extra; ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    for (std::uint32_t i = 0; i < row_lanes; ++i) d[i] = (with_source >> i & 1u) != 0 ? s[plan.source[i]] : 0;
  }
}

#if LOCKSTEP_X86_64
LOCKSTEP_TARGET_AVX512 inline std::uint64_t lanes_with_source_avx512(const DppPlan& plan, std::uint64_t exec) {
  const __m512i low = _mm512_set1_epi32(static_cast<int>(exec)), high = _mm512_set1_epi32(static_cast<int>(exec >> 32));
  const __m512i one = _mm512_set1_epi32(1);
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < row_lanes; i += 16) {
    const __m512i source = _mm512_load_si512(plan.source.data() + i);
    const __mmask16 upper = _mm512_test_epi32_mask(source, _mm512_set1_epi32(32));
    const __m512i bit = _mm512_sllv_epi32(one, _mm512_and_si512(source, _mm512_set1_epi32(31)));
    const __mmask16 found = _mm512_test_epi32_mask(_mm512_mask_blend_epi32(upper, low, high), bit);
    bits |= static_cast<std::uint64_t>(found) << i;
  }
  return bits & plan.has_source;
}

template <class Isa>
LOCKSTEP_TARGET_AVX512 void move_dpp_rows_avx512(const MicroOp<Isa>* op, FastWave<Isa>& wave, Constants constants,
                                                 const DppPlan& plan, std::uint64_t with_source) {
  for (std::uint32_t row = 0; row < op->extra; ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    const __m512i a = _mm512_loadu_si512(s), b = _mm512_loadu_si512(s + 16);
    const __m512i c = _mm512_loadu_si512(s + 32), e = _mm512_loadu_si512(s + 48);
    for (std::uint32_t i = 0; i < row_lanes; i += 16) {
      const __m512i source = _mm512_load_si512(plan.source.data() + i);
      const __mmask16 upper = _mm512_test_epi32_mask(source, _mm512_set1_epi32(32));
      const __m512i value = _mm512_mask_mov_epi32(_mm512_permutex2var_epi32(a, source, b), upper,
                                                  _mm512_permutex2var_epi32(c, source, e));
      _mm512_storeu_si512(d + i, _mm512_maskz_mov_epi32(static_cast<__mmask16>(with_source >> i), value));
    }
  }
}
#endif

/// Source 0 of a DPP instruction while EXEC is full.
template <bool avx512, class Isa>
const MicroOp<Isa>* dpp_rows(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave, Constants constants) {
  const DppPlan& plan = context.program->dpp_plans[op->offset[slot_s1]];
#if LOCKSTEP_X86_64
  if constexpr (avx512) {
    move_dpp_rows_avx512(op, wave, constants, plan, plan.has_source);
    return op + 1;
  }
#endif
  move_dpp_rows(op, wave, constants, plan, plan.has_source);
  return op + 1;
}

/// The same for any EXEC; the lanes to be written go to the 64 bits at s2.
template <bool avx512, class Isa>
const MicroOp<Isa>* dpp_rows_in_exec(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave,
                                     Constants constants) {
  const DppPlan& plan = context.program->dpp_plans[op->offset[slot_s1]];
  const std::uint64_t exec = wave.exec();
  std::uint64_t with_source;
#if LOCKSTEP_X86_64
  if constexpr (avx512) {
    with_source = lanes_with_source_avx512(plan, exec);
    move_dpp_rows_avx512(op, wave, constants, plan, with_source);
  } else
#endif
  {
    with_source = lanes_with_source(plan, exec);
    move_dpp_rows(op, wave, constants, plan, with_source);
  }
  const std::uint64_t written = exec & ((with_source & plan.enabled) | (~with_source & plan.enabled_anyway));
  std::memcpy(wave.at(op, slot_s2), &written, sizeof written);
  return op + 1;
}

/// Takes the lanes that are not in the 64 bits at s0 out of the lane mask in scalar register `extra`.
template <class Isa>
const MicroOp<Isa>* restrict_mask(const MicroOp<Isa>* op, Context<Isa>&, FastWave<Isa>& wave, Constants constants) {
  std::uint64_t written;
  std::memcpy(&written, wave.at(op, slot_s0, constants), sizeof written);
  wave.set_lane_mask(op->extra, wave.lane_mask(op->extra) & written);
  return op + 1;
}

}  // namespace lockstep::fast
