// Registers of a computed number, as operations such as V_READLANE_B32 or S_MOVRELS_B32 reach them.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/state/hwregs.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// The `Files` of a generated operation: references, so that reading is const. A number outside the allocation
/// reads as 0, writes nothing, and leaves a fault for the caller to find. Numbers of lanes wrap at the wave's size:
/// V_READLANE_B32 looks at as many bits of its lane number as the wave has need of.
template <class W>
struct WaveFiles {
  W& wave;
  Fault& fault;  ///< set by a number out of range

  constexpr std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const {
    if (!check_vgpr(lane % W::wave_size, number)) return 0;
    return wave.vgpr(lane % W::wave_size, number);
  }
  constexpr void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) const {
    if (check_vgpr(lane % W::wave_size, number)) wave.set_vgpr(lane % W::wave_size, number, value);
  }
  constexpr std::uint32_t sgpr(std::uint32_t number) const {
    if (!check_sgpr(number)) return 0;
    return wave.s[number];
  }
  constexpr void set_sgpr(std::uint32_t number, std::uint32_t value) const {
    if (check_sgpr(number)) wave.s[number] = value;
  }
  constexpr std::uint32_t hwreg(std::uint32_t id) const {
    if (!check_hwreg(id)) return 0;
    return read_hwreg(wave, id);
  }
  constexpr void set_hwreg(std::uint32_t id, std::uint32_t value) const {
    if (check_hwreg(id)) write_hwreg(wave, id, value);
  }

 private:
  constexpr bool check_vgpr(std::uint32_t lane, std::uint32_t number) const {
    if (lane < W::lanes && wave.has_vgprs(number)) return true;
    fault = make_fault(FaultKind::register_out_of_range,
                       "a computed VGPR number lies beyond the registers allocated to the wave",
                       static_cast<std::int32_t>(lane));
    return false;
  }
  constexpr bool check_sgpr(std::uint32_t number) const {
    if (number < wave.sgpr_limit) return true;
    // Special registers, and the reserved numbers among them.
    if (number < W::Isa::inline_zero && W::Isa::selectors[number].kind != SelectorKind::sgpr) return true;
    fault = make_fault(FaultKind::register_out_of_range,
                       "a computed SGPR number lies beyond the registers allocated to the wave");
    return false;
  }
  constexpr bool check_hwreg(std::uint32_t id) const {
    if (hwreg_exists<W>(id)) return true;
    fault = make_fault(FaultKind::illegal_operand, "the hardware register number is reserved");
    return false;
  }
};

}  // namespace lockstep
