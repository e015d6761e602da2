// Hardware registers as S_GETREG and S_SETREG see them.
// Source: the ISA manuals, wave state.
#pragma once

#include <cstdint>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/state/barriers.hpp"

namespace lockstep {

/// Has the wave scratch?
template <class W>
constexpr bool has_scratch(const W& wave) {
  return wave.flat_scratch != 0 || wave.scratch_address != 0;
}

/// STATUS: SCC, EXECZ, VCCZ, IN_WG, VALID, SCRATCH_EN and WAVE64, those of them that the ISA has there; the other bits
/// concern traps, debugging and graphics and read as 0. IN_WG: the workgroup has more than one wave, as far as anybody
/// knows (`group` is null where nobody does).
template <class W>
constexpr std::uint32_t status_register(const W& wave, const Barriers* group = nullptr) {
  constexpr std::uint32_t valid = 1u << 16;
  const std::uint32_t in_wg = group != nullptr && group->alone ? 0 : 1u << 11;
  const StatusLayout layout = wave.isa().status_layout;
  return (wave.scc ? layout.scc : 0) | static_cast<std::uint32_t>(wave.exec() == 0) << 9 |
         static_cast<std::uint32_t>(wave.vcc() == 0) << 10 | in_wg | valid | (has_scratch(wave) ? layout.scratch : 0) |
         (W::wave_size == 64 ? layout.wave64 : 0);
}

/// STATUS as operations name its bits (codegen/passes/names.cpp): SCC, and WAVE64, which not every ISA's register has.
template <class W>
constexpr std::uint32_t status_of_operations(const W& wave) {
  return static_cast<std::uint32_t>(wave.scc) | (W::wave_size == 64 ? 1u << 29 : 0);
}

/// Is `id` a register of the ISA?
template <class Isa>
constexpr bool hwreg_exists(const Isa& isa, std::uint32_t id) {
  return isa.hardware_register(id) != HardwareRegister::reserved;
}

/// SH_MEM_BASES: the upper 16 bits of the private aperture's base, then those of the shared one's.
template <class W>
constexpr std::uint32_t sh_mem_bases(const W& wave) {
  return static_cast<std::uint32_t>(wave.apertures[2] >> 48) | static_cast<std::uint32_t>(wave.apertures[0] >> 48)
                                                                   << 16;
}

/// FLAT_SCRATCH_BASE: the flat address of lane 0's first byte of scratch, where flat addresses name lanes. The aperture
/// in the upper six bits, below it a place in the interleaved bytes of all lanes.
template <class W>
constexpr std::uint64_t flat_scratch_base(const W& wave) {
  constexpr std::uint64_t aperture = std::uint64_t{0x3f} << 58, place = (std::uint64_t{1} << 52) - 4;
  return (wave.apertures[2] & aperture) | (wave.flat_scratch >> 5 & place);
}

/// What a wave's clocks say: cycles, and ticks of constant length. The engines count the instructions that the wave has
/// executed, so that runs repeat bit by bit; a state that has a `clock` (embed/) says it itself.
template <class W>
constexpr std::uint64_t cycle_count(const W& wave) {
  if constexpr (requires { wave.clock.cycles; }) {
    return wave.clock.cycles;
  } else {
    return wave.instructions;
  }
}
template <class W>
constexpr std::uint64_t realtime_count(const W& wave) {
  if constexpr (requires { wave.clock.realtime; }) {
    return wave.clock.realtime;
  } else {
    return wave.instructions;
  }
}

/// Has the register the exception flags of arithmetic?
constexpr bool has_exception_flags(HardwareRegister number) {
  return number == HardwareRegister::trapsts || number == HardwareRegister::excp_flag_user;
}

/// Barriers in STATE_PRIV: which have completed since the wave waited there, and the named one that it has joined
/// (RDNA4 ISA manual 3.4.2, which has the workgroup's alone; CDNA5 3.4.2).
template <class W>
constexpr std::uint32_t barriers_in_state(const W& wave, const Barriers* group) {
  if (group == nullptr) return 0;
  const auto completed = [&](std::int32_t number) {
    const Barrier* const barrier = group->find(number, wave.isa().named_barriers);
    return barrier != nullptr && wave.barriers.seen[WaveBarriers::kind(number)] != barrier->completions ? 1u : 0u;
  };
  const std::uint32_t joined = wave.barriers.joined;
  return completed(barrier_number::workgroup) << 2 | completed(static_cast<std::int32_t>(joined)) << 3 | joined << 4 |
         completed(barrier_number::cluster) << 16;
}

/// Value of a hardware register of a wave of workgroup `group`. Counters of outstanding operations (IB_STS) are always
/// 0 here, as are the trap handler's addresses and the profiler's registers.
template <class W>
constexpr std::uint32_t read_hwreg(const W& wave, std::uint32_t id, const Barriers* group = nullptr) {
  switch (wave.isa().hardware_register(id)) {
    case HardwareRegister::mode: return wave.mode.as_register(wave.isa().mode_layout);
    case HardwareRegister::status: return status_register(wave, group);
    case HardwareRegister::trapsts:
    case HardwareRegister::excp_flag_user: return wave.trap_status;
    case HardwareRegister::hw_id: return wave.hw_id;
    case HardwareRegister::gpr_alloc: return wave.gpr_alloc;
    case HardwareRegister::lds_alloc: return wave.lds_alloc;
    case HardwareRegister::sh_mem_bases: return sh_mem_bases(wave);
    case HardwareRegister::xcc_id: return wave.xcc_id;
    case HardwareRegister::state_priv:
      return static_cast<std::uint32_t>(wave.scc) << 9 | barriers_in_state(wave, group) |
             (has_scratch(wave) ? wave.isa().status_layout.state_scratch : 0);
    case HardwareRegister::scratch_base_lo: return static_cast<std::uint32_t>(wave.flat_scratch);
    case HardwareRegister::scratch_base_hi: return static_cast<std::uint32_t>(wave.flat_scratch >> 32);
    case HardwareRegister::cycles_lo: return static_cast<std::uint32_t>(cycle_count(wave));
    case HardwareRegister::cycles_hi: return static_cast<std::uint32_t>(cycle_count(wave) >> 32);
    case HardwareRegister::ib_sts2: return wave.ib_sts2;
    case HardwareRegister::hw_id1: return wave.hw_id;
    case HardwareRegister::sched_mode:
    case HardwareRegister::hw_id2:
    case HardwareRegister::excp_flag_priv:
    case HardwareRegister::trap_ctrl:
    case HardwareRegister::zero:
    case HardwareRegister::reserved: break;
    default: break;  // of other ISAs
  }
  return 0;
}

/// Has the register a half of the base that FLAT and SCRATCH add, and does the kernel set it?
template <class Isa>
constexpr bool sets_scratch_base(const Isa& isa, HardwareRegister number) {
  return isa.memory.scratch_base() == ScratchBase::hardware_registers &&
         (number == HardwareRegister::scratch_base_lo || number == HardwareRegister::scratch_base_hi);
}

/// A shader without privilege can change MODE, the exception flags, and the base of its scratch where the kernel has to
/// set it (what S_SETREG leaves of the value); writes to other registers have no effect.
template <class W>
constexpr void write_hwreg(W& wave, std::uint32_t id, std::uint32_t value) {
  const HardwareRegister number = wave.isa().hardware_register(id);
  if (number == HardwareRegister::mode) wave.mode = wave.mode.with_register(value, wave.isa().mode_layout);
  if (has_exception_flags(number)) wave.trap_status = value;
  if (sets_scratch_base(wave.isa(), number)) {
    const unsigned at = number == HardwareRegister::scratch_base_hi ? 32 : 0;
    wave.flat_scratch = (wave.flat_scratch & ~(std::uint64_t{0xffffffff} << at)) | std::uint64_t{value} << at;
  }
}

}  // namespace lockstep
