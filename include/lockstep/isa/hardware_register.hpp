// The hardware registers of all ISAs, by what they hold; the generated hardware_registers.hpp of an ISA says which
// number is which.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

enum class HardwareRegister : std::uint8_t {
  reserved,  ///< the ISA has no register of that number
  zero,      ///< reads as 0 here: counters of what is in flight, trap handler, profiler
  mode,
  status,
  trapsts,
  hw_id,
  gpr_alloc,
  lds_alloc,
  sh_mem_bases,
  xcc_id,
  // RDNA and CDNA5.
  hw_id1,
  hw_id2,
  scratch_base_lo,  ///< of the wave
  scratch_base_hi,
  cycles_lo,  ///< the clock; 20 bits of it in gfx11
  cycles_hi,
  sched_mode,
  ib_sts2,
  state_priv,
  excp_flag_priv,
  excp_flag_user,
  trap_ctrl,
};

/// Bits of STATUS and STATE_PRIV that moved from one family to the next, as masks; 0 where a family has none there.
struct StatusLayout {
  std::uint32_t scc = 1;            ///< in STATUS; all that have STATE_PRIV have it there
  std::uint32_t scratch = 0;        ///< SCRATCH_EN in STATUS
  std::uint32_t state_scratch = 0;  ///< SCRATCH_EN in STATE_PRIV
  std::uint32_t wave64 = 0;         ///< in STATUS
};

/// By number.
using HardwareRegisterTable = std::array<HardwareRegister, 64>;

}  // namespace lockstep
