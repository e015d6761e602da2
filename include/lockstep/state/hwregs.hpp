// Hardware registers as S_GETREG and S_SETREG see them.
// Source: CDNA4 ISA manual, wave state; bits of STATUS as on all GFX9.
#pragma once

#include <cstdint>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/hardware_register.hpp"

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
  return W::Isa::hardware_register(id) != HardwareRegister::reserved;
}

/// SH_MEM_BASES: the upper 16 bits of the private aperture's base, then those of the shared one's.
template <class W>
constexpr std::uint32_t sh_mem_bases(const W& wave) {
  return static_cast<std::uint32_t>(wave.apertures[2] >> 48) | static_cast<std::uint32_t>(wave.apertures[0] >> 48)
                                                                   << 16;
}

/// Value of a hardware register. Counters of outstanding operations (IB_STS) are always 0 here, as are the trap
/// handler's addresses and the profiler's registers.
template <class W>
constexpr std::uint32_t read_hwreg(const W& wave, std::uint32_t id) {
  switch (W::Isa::hardware_register(id)) {
    case HardwareRegister::mode: return wave.mode.bits();
    case HardwareRegister::status: return status_register(wave);
    case HardwareRegister::trapsts: return wave.trap_status;
    case HardwareRegister::hw_id: return wave.hw_id;
    case HardwareRegister::gpr_alloc: return wave.gpr_alloc;
    case HardwareRegister::lds_alloc: return wave.lds_alloc;
    case HardwareRegister::sh_mem_bases: return sh_mem_bases(wave);
    case HardwareRegister::xcc_id: return wave.xcc_id;
    case HardwareRegister::zero:
    case HardwareRegister::reserved: break;
  }
  return 0;
}

/// A shader without privilege can change MODE and TRAPSTS; writes to other registers have no effect.
template <class W>
constexpr void write_hwreg(W& wave, std::uint32_t id, std::uint32_t value) {
  const HardwareRegister number = W::Isa::hardware_register(id);
  if (number == HardwareRegister::mode) wave.mode = Mode(value);
  if (number == HardwareRegister::trapsts) wave.trap_status = value;
}

}  // namespace lockstep
