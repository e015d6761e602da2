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
};

/// By number.
using HardwareRegisterTable = std::array<HardwareRegister, 64>;

}  // namespace lockstep
