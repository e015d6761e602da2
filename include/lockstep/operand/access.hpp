// Reading and writing a wave's registers through operand slots, and checking them against the wave's allocation.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// Does the slot lie inside the wave's allocation? SGPRs count from 0 to `sgpr_limit`; VCC, the trap registers, M0,
/// EXEC and constants always exist.
template <class W>
constexpr bool allocated(const W& wave, const OperandSlot& slot) {
  switch (slot.file) {
    case RegisterFile::none:
    case RegisterFile::literal: return true;
    case RegisterFile::vgpr: return wave.has_vgprs(slot.number, slot.dwords());
    case RegisterFile::scalar: {
      using S = typename W::Isa;
      if (slot.number >= S::flat_scratch_lo) return slot.number + slot.dwords() <= 256u;
      return slot.number + slot.dwords() <= wave.sgpr_limit;
    }
  }
  return false;
}

/// Up to 64 bits of a scalar slot; operands of 16 bits get the whole dword.
template <class W>
constexpr std::uint64_t read_scalar(const W& wave, const OperandSlot& slot, std::uint32_t literal) {
  using S = typename W::Isa;
  if (slot.file == RegisterFile::literal) return literal_value(literal, slot.format, slot.bits);
  const std::uint32_t n = slot.number;
  if (n < S::inline_zero) return slot.bits > 32 ? wave.scalar_pair(n) : wave.s[n];
  if (n < S::inline_minus_one + 16) return inline_integer(wave.s[n], slot.bits);
  if (n >= S::inline_float_first && n < S::inline_float_first + inline_float_count) {
    return inline_float(n - S::inline_float_first, slot.format, slot.bits);
  }
  if (n >= S::src_shared_base && n < S::src_shared_base + 4) {
    const std::uint64_t aperture = wave.apertures[n - S::src_shared_base];
    return slot.bits > 32 ? aperture : aperture & 0xffffffffu;
  }
  if (n == S::src_vccz) return wave.vcc() == 0;
  if (n == S::src_execz) return wave.exec() == 0;
  if (n == S::src_scc) return wave.scc;
  return wave.s[n];
}

/// Up to 64 bits of a vector register of one lane.
template <class W>
constexpr std::uint64_t read_vector(const W& wave, const OperandSlot& slot, std::uint32_t lane) {
  const std::uint32_t row = W::row(slot.number);
  const std::uint64_t low = wave.v[row][lane];
  return slot.bits > 32 ? low | static_cast<std::uint64_t>(wave.v[row + 1][lane]) << 32 : low;
}

template <class W>
constexpr void write_vector(W& wave, const OperandSlot& slot, std::uint32_t lane, std::uint64_t value) {
  const std::uint32_t row = W::row(slot.number);
  wave.v[row][lane] = static_cast<std::uint32_t>(value);
  if (slot.bits > 32) wave.v[row + 1][lane] = static_cast<std::uint32_t>(value >> 32);
}

/// Writes 32 or 64 bits to a scalar destination.
template <class W>
constexpr void write_scalar(W& wave, const OperandSlot& slot, std::uint64_t value) {
  if (slot.bits > 32) {
    wave.set_scalar_pair(slot.number, value);
  } else {
    wave.s[slot.number] = static_cast<std::uint32_t>(value);
  }
}

/// First slot outside the allocation, as a fault; `no_fault` if there is none.
template <class W>
constexpr Fault check_allocation(const W& wave, const OperandPlan& plan) {
  constexpr auto fault = [](std::string_view detail) { return make_fault(FaultKind::register_out_of_range, detail); };
  for (const OperandSlot& slot : plan.s) {
    if (!allocated(wave, slot)) return fault("a source lies beyond the registers allocated to the wave");
  }
  if (!allocated(wave, plan.d0) || !allocated(wave, plan.mask_out)) {
    return fault("the destination lies beyond the registers allocated to the wave");
  }
  if (!allocated(wave, plan.mask_in)) return fault("a lane mask lies beyond the registers allocated to the wave");
  return {};
}

/// VGPR indexing (MODE.gpr_idx_en): M0[7:0] is added to the VGPR numbers whose role M0[15:12] names.
/// AccVGPRs are not indexed. A number beyond the allocation is a fault, found by `check_allocation`.
template <class W>
constexpr void apply_gpr_index(const W& wave, OperandPlan& plan) {
  const std::uint32_t index = wave.m0() & 0xffu;
  const std::uint32_t roles = wave.m0() >> 12;
  const auto move = [&](OperandSlot& slot, std::uint32_t bit) {
    if ((roles >> bit & 1u) == 0 || !slot.is_vgpr() || slot.number >= W::first_accvgpr) return;
    slot.number = static_cast<std::uint16_t>(slot.number + index);
    // Past v255 lie no VGPRs; keep the number from meaning an AccVGPR.
    if (slot.number >= W::first_accvgpr) slot.number = 0xffff;
  };
  for (std::uint32_t i = 0; i < 3; ++i) move(plan.s[i], i);
  move(plan.d0, 3);
  if (plan.s[0].is_vgpr()) plan.src0_number = plan.s[0].number;
  if (plan.d0.is_vgpr()) plan.dst_number = plan.d0.number;
}

}  // namespace lockstep
