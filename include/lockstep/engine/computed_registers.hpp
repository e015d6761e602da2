// Registers of a computed number, as operations such as V_READLANE_B32 or S_MOVRELS_B32 reach them.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/state/hwregs.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// The `Files` of a generated operation: references, so that reading is const. A number outside the allocation
/// reads as 0, writes nothing, and leaves a fault for the caller to find. Numbers of lanes wrap at the wave's size:
/// V_READLANE_B32 looks at as many bits of its lane number as the wave has need of.
template <class W>
struct WaveFiles {
  W& wave;
  Fault& fault;                  ///< set by a number out of range
  Barriers* barriers = nullptr;  ///< of the workgroup; null: no scheduler, so there is none

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
    if (check_sgpr(number) && !wave.isa().selectors[number].is_null() && !drops_writes(wave.isa(), number))
      wave.s[number] = value;
  }
  constexpr std::uint32_t hwreg(std::uint32_t id) const {
    if (!check_hwreg(id)) return 0;
    return read_hwreg(wave, id, barriers);
  }
  constexpr void set_hwreg(std::uint32_t id, std::uint32_t value) const {
    if (check_hwreg(id) && check_enables(id, value)) write_hwreg(wave, id, value);
  }

  /// A barrier's state; as barrier 0, the number of the named barrier that the wave has joined.
  constexpr std::uint32_t barrier(std::uint32_t number) const {
    if (number == 0) return wave.barriers.joined;
    return barrier_state(find(number), barriers == nullptr ? 0 : barriers->named_of(wave.isa().named_barriers));
  }
  /// Sets members and signals, and completes the barrier if that is due. Written as barrier 0: joins a named one.
  constexpr void set_barrier(std::uint32_t number, std::uint32_t value) const {
    if (number == 0) {
      const Barrier* joined = find(value);
      if (value == 0) wave.barriers.joined = 0;
      if (joined != nullptr && value <= Barriers::most_named)
        wave.barriers.join(static_cast<std::uint8_t>(value), *joined);
      return;
    }
    Barrier* barrier = find(number);
    if (barrier == nullptr) return;
    barrier->members = value >> 4 & 0x7fu;
    barrier->signals = value >> 16 & 0x7fu;
    barrier->complete_if_due();
  }

  /// What S_SENDMSG_RTN gets as an answer to a message, bits 31:0 of it; of the number plus 256, bits 63:32.
  constexpr std::uint32_t message(std::uint32_t number) const {
    const std::uint32_t shift = (number & 256u) != 0 ? 32 : 0;
    switch (number & 255u) {
      case 128:  // doorbell
      case 129:  // number of the draw call
      case 130:  // base of the trap handler's memory, and of the handler: there is none
      case 133:
      case 134:
      case 135: return 0;  // shader engine: one is as good as another
      case 131: return static_cast<std::uint32_t>(realtime_count(wave) >> shift);  // real time
      case 136: return shift != 0 ? 0 : barrier(static_cast<std::uint32_t>(barrier_number::cluster));
      default: fault = make_fault(FaultKind::illegal_operand, "nothing answers the message of that number"); return 0;
    }
  }

 private:
  constexpr Barrier* find(std::uint32_t number) const {
    return find_barrier(wave.isa(), barriers, static_cast<std::int32_t>(number));
  }
  constexpr bool check_vgpr(std::uint32_t lane, std::uint32_t number) const {
    if (lane < W::lanes && wave.has_vgprs(number)) return true;
    fault = make_fault(FaultKind::register_out_of_range,
                       "a computed VGPR number lies beyond the registers allocated to the wave",
                       static_cast<std::int32_t>(lane))
                .about("VGPR", number, wave.vgpr_end());
    return false;
  }
  constexpr bool check_sgpr(std::uint32_t number) const {
    if (number < wave.sgpr_limit) return true;
    // Special registers, and the reserved numbers among them.
    if (number < wave.isa().inline_zero && wave.isa().selectors[number].kind != SelectorKind::sgpr) return true;
    fault = make_fault(FaultKind::register_out_of_range,
                       "a computed SGPR number lies beyond the registers allocated to the wave")
                .about("SGPR", number, wave.sgpr_limit);
    return false;
  }
  constexpr bool check_enables(std::uint32_t id, std::uint32_t value) const {
    if (wave.isa().hardware_register(id) != HardwareRegister::mode) return true;
    const std::uint32_t enables = value & wave.isa().mode_layout.exception_enables;
    if (enables == 0) return true;
    fault = make_fault(FaultKind::unsupported_instruction,
                       "the program enables traps of exceptions of arithmetic (MODE.EXCP_EN), and lockstep takes none; "
                       "the flags can be read: S_GETREG of TRAPSTS")
                .about("MODE", value);
    return false;
  }
  constexpr bool check_hwreg(std::uint32_t id) const {
    if (hwreg_exists(wave.isa(), id)) return true;
    fault = make_fault(FaultKind::illegal_operand, "the hardware register number is reserved").about("hwreg", id);
    return false;
  }
};

}  // namespace lockstep
