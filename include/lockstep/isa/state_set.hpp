// The pieces of architectural state an instruction may read or write: the alphabet of def/use.
#pragma once

#include <cstdint>

namespace lockstep {

/// One bit per piece of state; a `StateSet` is what an operation reads, or what it writes.
/// Operands are named by role (source 0..2, destination 0..1), not by register: which register a role
/// means follows from the encoding's operand list.
enum class State : std::uint32_t {
  s0 = 1u << 0,          ///< source operand 0 (also written by V_SWAP_B32)
  s1 = 1u << 1,          ///< source operand 1
  s2 = 1u << 2,          ///< source operand 2
  d0 = 1u << 3,          ///< destination 0; in a read set: its old value
  d1 = 1u << 4,          ///< destination 1 (one bit a lane, the SDST of VOP3SD)
  d0_lane = 1u << 5,     ///< this lane's bit of a lane-mask destination (compares)
  imm = 1u << 6,         ///< SIMM16 or the 32-bit literal SIMM32
  scc = 1u << 7,         ///< scalar condition code
  vcc = 1u << 8,         ///< VCC as a whole
  vcc_lane = 1u << 9,    ///< this lane's bit of VCC (or of the SGPR pair standing for it in VOP3/VOP3SD)
  exec = 1u << 10,       ///< EXEC as a whole
  exec_lane = 1u << 11,  ///< this lane's bit of EXEC
  m0 = 1u << 12,
  mode = 1u << 13,    ///< MODE register: rounding, denormals, DX10_CLAMP, IEEE, ...
  status = 1u << 14,  ///< STATUS register
  pc = 1u << 15,
  lane_id = 1u << 16,         ///< the lane's own number
  clamp = 1u << 17,           ///< the CLAMP bit, where the operation itself saturates
  op_sel = 1u << 18,          ///< OP_SEL / OP_SEL_HI, where the operation itself selects
  modifiers = 1u << 19,       ///< raw NEG/ABS/OMOD bits, where the operation itself reads them
  sdwa_sel = 1u << 20,        ///< SDWA source selection, where the operation itself reads it
  source_numbers = 1u << 21,  ///< raw SRC0/SRC1/VDST field values
  vgprs = 1u << 22,           ///< VGPRs of other lanes or of a computed number
  sgprs = 1u << 23,           ///< SGPRs of a computed number
  hwregs = 1u << 24,          ///< hardware registers (S_GETREG, S_SETREG)
  memory = 1u << 25,          ///< global, scratch or constant memory
  lds = 1u << 26,             ///< local data share
  signal = 1u << 27,          ///< tells the machine something: barrier, end of program, trap, ...
  flat_scratch = 1u << 28,
};

struct StateSet {
  std::uint32_t bits = 0;
  constexpr bool has(State s) const { return (bits & static_cast<std::uint32_t>(s)) != 0; }
  constexpr StateSet without(State s) const { return {bits & ~static_cast<std::uint32_t>(s)}; }
  constexpr bool operator==(const StateSet&) const = default;
};

constexpr StateSet operator|(State a, State b) {
  return {static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b)};
}
constexpr StateSet operator|(StateSet a, State b) { return {a.bits | static_cast<std::uint32_t>(b)}; }

/// What an instruction asks of the machine that runs the wave.
enum class Signal : std::uint8_t {
  none,
  end_program,     ///< the wave is done
  barrier,         ///< wait for the workgroup
  barrier_wait,    ///< wait for the barrier that SIMM16 names, which was signalled before
  barrier_passed,  ///< that barrier is complete: lets other waves run, which have waited for it
  trap,            ///< S_TRAP: becomes a fault
  halt,            ///< S_SETHALT 1, S_SENDMSGHALT: becomes a fault, nobody can resume the wave
  sleep,           ///< lets other waves run
  wakeup,
  send_message,
  wave_sync_wait,  ///< wait at a resource of global wave sync, for which the wave has a ticket
};

}  // namespace lockstep
