// Hardware registers as S_GETREG and S_SETREG see them.
// Source: CDNA4 ISA manual, wave state; bits of STATUS as on all GFX9.
#pragma once

#include <cstdint>

#include "lockstep/core/mode.hpp"

namespace lockstep {

/// STATUS: SCC, EXECZ, VCCZ, IN_TG and VALID; the other bits concern traps, debugging and graphics and read as 0.
template <class W>
constexpr std::uint32_t status_register(const W& wave) {
  constexpr std::uint32_t in_tg = 1u << 11, valid = 1u << 16;
  return static_cast<std::uint32_t>(wave.scc) | static_cast<std::uint32_t>(wave.exec() == 0) << 9 |
         static_cast<std::uint32_t>(wave.vcc() == 0) << 10 | in_tg | valid;
}

/// Is `id` a register of the ISA?
template <class W>
constexpr bool hwreg_exists(std::uint32_t id) {
  using R = typename W::Isa;
  return (id >= R::hwreg_mode && id <= R::hwreg_ib_sts) || (id >= R::hwreg_tba_lo && id <= R::hwreg_last);
}

/// Value of a hardware register. Counters of outstanding operations (IB_STS) are always 0 here, as are the trap
/// handler's addresses and the profiler's registers.
template <class W>
constexpr std::uint32_t read_hwreg(const W& wave, std::uint32_t id) {
  using R = typename W::Isa;
  switch (id) {
    case R::hwreg_mode: return wave.mode.bits();
    case R::hwreg_status: return status_register(wave);
    case R::hwreg_trapsts: return wave.trap_status;
    case R::hwreg_hw_id: return wave.hw_id;
    case R::hwreg_gpr_alloc: return wave.gpr_alloc;
    case R::hwreg_lds_alloc: return wave.lds_alloc;
    case R::hwreg_xcc_id: return wave.xcc_id;
    default: return 0;
  }
}

/// A shader without privilege can change MODE and TRAPSTS; writes to other registers have no effect.
template <class W>
constexpr void write_hwreg(W& wave, std::uint32_t id, std::uint32_t value) {
  using R = typename W::Isa;
  if (id == R::hwreg_mode) wave.mode = Mode(value);
  if (id == R::hwreg_trapsts) wave.trap_status = value;
}

}  // namespace lockstep
