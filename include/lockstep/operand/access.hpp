// Reading and writing a wave's registers through operand slots, and checking them against the wave's allocation.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/state/hwregs.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// Does the slot lie inside the wave's allocation? SGPRs count from 0 to `sgpr_limit`; VCC, the trap registers, M0,
/// EXEC and constants always exist.
template <class W>
constexpr bool allocated(const W& wave, const OperandSlot& slot) {
  switch (slot.file) {
    case RegisterFile::none:
    case RegisterFile::literal:
    case RegisterFile::literal64: return true;
    case RegisterFile::vgpr: return wave.has_vgprs(slot.number, slot.dwords());
    case RegisterFile::scalar: {
      if (wave.isa().selectors[slot.number].kind == SelectorKind::sgpr)
        return slot.number + slot.dwords() <= wave.sgpr_limit;
      return slot.number + slot.dwords() <= 256u;
    }
  }
  return false;
}

/// Up to 64 bits of a scalar slot; operands of 16 bits get the whole dword.
template <class W>
constexpr std::uint64_t read_scalar(const W& wave, const OperandSlot& slot, std::uint64_t literal) {
  if (slot.twice) {
    OperandSlot once = slot;
    once.twice = false;
    once.bits = 32;
    const std::uint64_t element = read_scalar(wave, once, literal) & 0xffffffffu;
    return element | element << 32;
  }
  if (slot.file == RegisterFile::literal64) return slot.bits > 32 ? literal : literal & 0xffffffffu;
  if (slot.file == RegisterFile::literal)
    return literal_value(static_cast<std::uint32_t>(literal), slot.format, slot.bits);
  const std::uint32_t n = slot.number;
  const Selector selector = wave.isa().selectors[n];
  if (selector.is_register()) return slot.bits > 32 ? wave.scalar_pair(n) : wave.s[n];
  if (selector.is_constant()) return inline_constant(selector, slot.format, slot.bits);
  switch (selector.kind) {
    case SelectorKind::aperture: {
      const std::uint64_t aperture = wave.apertures[static_cast<std::size_t>(selector.index)];
      return slot.bits > 32 ? aperture : aperture & 0xffffffffu;
    }
    case SelectorKind::scratch_base: {
      const std::uint64_t base = flat_scratch_base(wave);
      return slot.bits > 32 ? base : base >> (32 * selector.index) & 0xffffffffu;
    }
    case SelectorKind::vccz: return wave.vcc() == 0;
    case SelectorKind::execz: return wave.exec() == 0;
    case SelectorKind::scc: return wave.scc;
    default: return 0;
  }
}

/// Up to 64 bits of a vector register of one lane.
template <class W>
constexpr std::uint64_t read_vector(const W& wave, const OperandSlot& slot, std::uint32_t lane) {
  const std::uint32_t row = wave.row(slot.number);
  const std::uint64_t low = wave.v[row][lane];
  return slot.bits > 32 ? low | static_cast<std::uint64_t>(wave.v[row + 1][lane]) << 32 : low;
}

template <class W>
constexpr void write_vector(W& wave, const OperandSlot& slot, std::uint32_t lane, std::uint64_t value) {
  const std::uint32_t row = wave.row(slot.number);
  wave.v[row][lane] = static_cast<std::uint32_t>(value);
  if (slot.bits > 32) wave.v[row + 1][lane] = static_cast<std::uint32_t>(value >> 32);
}

/// Is a program's write to this scalar register dropped? Then SCC stays as it is, too, unless the register is NULL.
template <class Isa>
constexpr bool drops_writes(const Isa& isa, std::uint32_t number) {
  return !isa.writes_trap_registers && isa.selectors[number].kind == SelectorKind::ttmp;
}

/// Writes 32 or 64 bits to a scalar destination.
template <class W>
constexpr void write_scalar(W& wave, const OperandSlot& slot, std::uint64_t value) {
  if (wave.isa().selectors[slot.number].is_null() || drops_writes(wave.isa(), slot.number)) return;
  if (slot.bits > 32) {
    wave.set_scalar_pair(slot.number, value);
  } else {
    wave.s[slot.number] = static_cast<std::uint32_t>(value);
  }
}

/// In place of a register number that VGPR indexing has moved beyond those that there are.
inline constexpr std::uint16_t beyond_all_vgprs = 0xffff;

/// First slot outside the allocation, or in LDS, as a fault; `no_fault` if there is none.
template <class W>
constexpr Fault check_allocation(const W& wave, const OperandPlan& plan) {
  const auto fault = [&](std::string_view detail, const OperandSlot& slot) {
    const std::uint32_t last = slot.number + slot.dwords() - 1;
    const Fault out = make_fault(FaultKind::register_out_of_range, detail);
    if (slot.file == RegisterFile::scalar) return out.about("SGPR", last, wave.sgpr_limit);
    if (slot.number == beyond_all_vgprs) return out;
    return slot.number < wave.first_accvgpr() ? out.about("VGPR", last, wave.vgpr_end())
                                              : out.about("AccVGPR", last - wave.first_accvgpr(), wave.accvgpr_limit);
  };
  for (const OperandSlot& slot : plan.s) {
    if (slot.file == RegisterFile::scalar && wave.isa().selectors[slot.number].kind == SelectorKind::lds_direct)
      return make_fault(FaultKind::illegal_operand, "not supported: a source read directly from LDS (SRC_LDS_DIRECT)");
    if (!allocated(wave, slot)) return fault("a source lies beyond the registers allocated to the wave", slot);
  }
  for (const OperandSlot* slot : {&plan.d0, &plan.mask_out}) {
    if (!allocated(wave, *slot)) return fault("the destination lies beyond the registers allocated to the wave", *slot);
  }
  if (!allocated(wave, plan.mask_in)) {
    return fault("a lane mask lies beyond the registers allocated to the wave", plan.mask_in);
  }
  return {};
}

/// VGPR indexing (MODE.gpr_idx_en): M0[7:0] is added to the VGPR numbers whose role M0[15:12] names, and to those of
/// AccVGPRs (a published GEMM of gfx950 reads its sums so: V_ACCVGPR_READ_B32 under gpr_idx(SRC0)). A number beyond the
/// allocation is a fault, found by `check_allocation`.
template <class W>
constexpr void apply_gpr_index(const W& wave, OperandPlan& plan) {
  const std::uint32_t index = wave.m0() & 0xffu;
  const std::uint32_t roles = wave.m0() >> 12;
  const auto move = [&](OperandSlot& slot, std::uint32_t bit) {
    if ((roles >> bit & 1u) == 0 || !slot.is_vgpr()) return;
    const std::uint32_t end = slot.number < wave.first_accvgpr() ? wave.first_accvgpr() : 2 * wave.first_accvgpr();
    slot.number = static_cast<std::uint16_t>(slot.number + index);
    // Past v255 lie no VGPRs; keep the number from meaning an AccVGPR.
    if (slot.number >= end) slot.number = beyond_all_vgprs;
  };
  for (std::uint32_t i = 0; i < 3; ++i) move(plan.s[i], i);
  move(plan.d0, 3);
  if (plan.s[0].is_vgpr()) plan.src0_number = plan.s[0].number;
  if (plan.d0.is_vgpr()) plan.dst_number = plan.d0.number;
}

}  // namespace lockstep
