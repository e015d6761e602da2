// Handlers that bring sources into shape and results into place: broadcasts, source modifiers, OP_SEL, lanes outside
// EXEC. Rows are 64 dwords; nothing here depends on EXEC but the blends.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "fast/host/host_isa.hpp"
#include "fast/program/op_views.hpp"
#include "lockstep/crosslane/sdwa.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/modifiers.hpp"

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"  // under sanitizers nothing is vectorised
#endif

namespace lockstep::fast {

/// A portable handler as the compiler makes it for AVX2, on hosts that have that.
#if LOCKSTEP_X86_64
template <auto handler>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp* for_avx2(const MicroOp* op, Context& context, FastWave& wave,
                                                              Constants constants) {
  return handler(op, context, wave, constants);
}
#else
template <auto handler>
inline constexpr MicroOp::Handler for_avx2 = handler;
#endif
/// A portable handler for this host.
template <auto handler>
MicroOp::Handler for_this_host() {
  return host_isa() == HostIsa::plain ? handler : for_avx2<handler>;
}

/// d[i] = f(i) for `lanes`, in blocks that are complete before they are stored: d may be among what f reads.
template <std::uint32_t lanes = row_lanes, class F>
[[gnu::always_inline]] inline void fill_row(std::uint32_t* d, F&& f) {
  constexpr std::uint32_t block = 16;
  for (std::uint32_t first = 0; first < lanes; first += block) {
    alignas(64) std::uint32_t part[block];
#if defined(__clang__)
#pragma clang loop vectorize_width(8) interleave_count(2) unroll(disable)
#endif
    for (std::uint32_t i = 0; i < block; ++i) part[i] = f(first + i);
    std::memcpy(d + first, part, sizeof part);
  }
}

/// d = the dword (or with `wide` the 64-bit value) at s0, in all lanes of a wave.
template <bool wide, std::uint32_t lanes>
const MicroOp* broadcast(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  std::uint32_t value[2] = {};
  std::memcpy(value, wave.at(op, slot_s0, constants), wide ? 8 : 4);
  std::uint32_t* d = wave.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; ++i) d[i] = value[0];
  if constexpr (wide) {
    for (std::uint32_t i = 0; i < lanes; ++i) d[row_lanes + i] = value[1];
  }
  return next(op + 1, context, wave, constants);
}

/// The 64 bits at d: a scalar operand that is computed from state.
inline const MicroOp* read_state(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const StateView source{*op};
  OperandSlot slot{RegisterFile::scalar, source.selector()};
  slot.bits = source.is_wide() ? 64 : 32;
  const std::uint64_t value = with_size(wave, [&](auto& sized) { return read_scalar(sized, slot, 0); });
  std::memcpy(wave.at(op, slot_d), &value, sizeof value);
  return next(op + 1, context, wave, constants);
}

/// d = s0 & keep ^ flip: ABS and NEG of 32-bit floats.
template <std::uint32_t lanes>
const MicroOp* modify_dword(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ModifierView modifier{*op};
  const std::uint32_t keep = modifier.keep(), flip = modifier.flip();
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  fill_row<lanes>(d, [=](std::uint32_t i) { return (s[i] & keep) ^ flip; });
  return next(op + 1, context, wave, constants);
}

/// The same after selecting halves. Selection bit 0: the low half comes from the high one, bit 1: so does the high
/// half.
template <std::uint32_t lanes>
const MicroOp* modify_halves(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ModifierView modifier{*op};
  const std::uint32_t keep = modifier.keep(), flip = modifier.flip(), selection = modifier.selection();
  const std::uint32_t low = (selection & 1u) * 16, high = (selection >> 1 & 1u) * 16;
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  fill_row<lanes>(d, [=](std::uint32_t i) { return (((s[i] >> low & 0xffffu) | s[i] >> high << 16) & keep) ^ flip; });
  return next(op + 1, context, wave, constants);
}

/// The same after selecting a part (SDWA): bits 0..2 of the selection say which, bit 3: sign-extended.
inline const MicroOp* modify_part(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ModifierView modifier{*op};
  const std::uint32_t keep = modifier.keep(), flip = modifier.flip(), select = modifier.selection() & 7u;
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  if ((modifier.selection() & 8u) != 0) {
    fill_row(d, [=](std::uint32_t i) { return (sdwa_source(s[i], select, true) & keep) ^ flip; });
  } else {
    fill_row(d, [=](std::uint32_t i) { return (sdwa_source(s[i], select, false) & keep) ^ flip; });
  }
  return next(op + 1, context, wave, constants);
}

/// Two dwords. Bits 0 and 1 of the selection say which dword of s0 each comes from; bits 2 and 3 clear their signs,
/// then bits 4 and 5 flip them.
inline const MicroOp* modify_pair(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  const std::uint32_t selection = ModifierView{*op}.selection();
  std::uint32_t result[2 * row_lanes];
  for (std::uint32_t part = 0; part < 2; ++part) {
    const std::uint32_t* from = s + (selection >> part & 1u) * row_lanes;
    const std::uint32_t keep = ~((selection >> (2 + part) & 1u) << 31), flip = (selection >> (4 + part) & 1u) << 31;
    for (std::uint32_t i = 0; i < row_lanes; ++i) result[part * row_lanes + i] = (from[i] & keep) ^ flip;
  }
  std::memcpy(d, result, sizeof result);
  return next(op + 1, context, wave, constants);
}

/// One half of d gets the low half of s0; the other half stays.
inline const MicroOp* merge_half(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const std::uint32_t high = HalfMergeView{*op}.high(), shift = high * 16, keep = high != 0 ? 0xffffu : 0xffff0000u;
  const std::uint32_t *s = wave.row(op, slot_s0, constants), *old = wave.row(op, slot_s1, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  fill_row(d, [=](std::uint32_t i) { return (old[i] & keep) | (s[i] & 0xffffu) << shift; });
  return next(op + 1, context, wave, constants);
}

/// A part of d gets the low bits of s0; the rest becomes what SdwaUnused makes of s1.
inline const MicroOp* merge_part(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const PartMergeView merge{*op};
  const std::uint32_t select = merge.part();
  const std::uint32_t *s = wave.row(op, slot_s0, constants), *old = wave.row(op, slot_s1, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  switch (merge.rest()) {
    case SdwaUnused::pad:
      fill_row(d, [=](std::uint32_t i) { return sdwa_destination(old[i], s[i], select, SdwaUnused::pad); });
      break;
    case SdwaUnused::sext:
      fill_row(d, [=](std::uint32_t i) { return sdwa_destination(old[i], s[i], select, SdwaUnused::sext); });
      break;
    case SdwaUnused::preserve:
      fill_row(d, [=](std::uint32_t i) { return sdwa_destination(old[i], s[i], select, SdwaUnused::preserve); });
      break;
  }
  return next(op + 1, context, wave, constants);
}

/// One float, or each of two, under CLAMP in the default MODE: modified_result (operand/modifiers.hpp) of one format.
template <class F, std::uint8_t count, class Word>
[[gnu::always_inline]] inline Word clamped(Word value) {
  const auto one = [](Word bits) {
    return static_cast<Word>(lockstep::detail::modified_float<F>(bits, 0, true, Mode{}));
  };
  if constexpr (count == 1) {
    return one(value);
  } else {
    return one(value & ((Word{1} << F::total_bits) - 1u)) | one(value >> F::total_bits) << F::total_bits;
  }
}

/// d = the floats at s0 (of format F, `count` in an operand), limited to [0, 1] as CLAMP does it in the default MODE.
template <class F, std::uint8_t count>
[[gnu::flatten]] const MicroOp* clamp_rows(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  if constexpr (F::total_bits * count <= 32) {
    fill_row(d, [=](std::uint32_t i) { return clamped<F, count>(s[i]); });
  } else {
    std::uint32_t results[2 * row_lanes];
    for (std::uint32_t i = 0; i < row_lanes; ++i) {
      const std::uint64_t result = clamped<F, count>(s[i] | static_cast<std::uint64_t>(s[row_lanes + i]) << 32);
      results[i] = static_cast<std::uint32_t>(result);
      results[row_lanes + i] = static_cast<std::uint32_t>(result >> 32);
    }
    std::memcpy(d, results, sizeof results);
  }
  return next(op + 1, context, wave, constants);
}

/// d = the floats at s0 under OMOD and CLAMP in any MODE.
inline const MicroOp* finish_rows(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const FinishExtra extra = FinishView{*op}.extra();
  const DataFormat format = extra.format();
  const std::uint32_t omod = extra.omod();
  const bool clamp = extra.clamp(), wide = format.element_bits * format.count > 32;
  const std::uint32_t* s = wave.row(op, slot_s0, constants);
  std::uint32_t* d = wave.row(op, slot_d);
  for (std::uint32_t i = 0; i < row_lanes; ++i) {
    const std::uint64_t value = s[i] | (wide ? static_cast<std::uint64_t>(s[row_lanes + i]) << 32 : 0);
    const std::uint64_t result = modified_result(value, format, omod, clamp, wave.mode);
    d[i] = static_cast<std::uint32_t>(result);
    if (wide) d[row_lanes + i] = static_cast<std::uint32_t>(result >> 32);
  }
  return next(op + 1, context, wave, constants);
}

/// Each lane's bit of half a mask. (SSE2 has no shifts by lane.)
alignas(64) inline constexpr std::array<std::uint32_t, 32> lane_bits = [] {
  std::array<std::uint32_t, 32> bits{};
  for (std::uint32_t i = 0; i < bits.size(); ++i) bits[i] = 1u << i;
  return bits;
}();

/// Rows from d: lanes in the 64 bits at s1 (EXEC, or fewer) get s0's, the others stay.
inline const MicroOp* blend(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const std::uint64_t written = FastWave::load_mask_at(wave.at(op, slot_s1, constants), !wave.has_all_lanes());
  const std::uint32_t halves[] = {static_cast<std::uint32_t>(written), static_cast<std::uint32_t>(written >> 32)};
  for (std::uint32_t row = 0; row < BlendView{*op}.rows(); ++row) {
    const std::uint32_t* s = wave.row(op, slot_s0, constants) + row * row_lanes;
    std::uint32_t* d = wave.row(op, slot_d) + row * row_lanes;
    for (std::uint32_t half = 0; half < 2; ++half) {
      const std::uint32_t *from = s + half * 32, *old = d + half * 32, bits = halves[half];
      fill_row<32>(d + half * 32, [=](std::uint32_t i) { return (bits & lane_bits[i]) != 0 ? from[i] : old[i]; });
    }
  }
  return next(op + 1, context, wave, constants);
}

/// A lane mask to EXEC: the second half of V_CMPX.
inline const MicroOp* copy_mask_to_exec(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  wave.set_exec(wave.lane_mask(MaskView{*op}.scalar()));
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
