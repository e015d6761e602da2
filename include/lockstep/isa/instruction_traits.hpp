// What an instruction is, besides what it computes: its unit, the lanes it moves values between, what it asks of
// barriers and counters. The generator derives each trait from the pseudocode (codegen/passes/traits) or takes it from
// an attribute beside the pseudocode (vendor-xml/semantics/README.md); it writes them into every InstructionInfo.
// Nothing else in the core and in the library asks for an instruction's name.
#pragma once

#include <cstdint>

#include "lockstep/isa/exception_rule.hpp"

namespace lockstep {

/// What executes an instruction, as schedulers tell units apart.
enum class InstructionClass : std::uint8_t {
  salu,
  valu,
  transcendental,  ///< V_EXP, V_LOG, V_RCP, V_RSQ, V_SQRT, V_SIN, V_COS, V_TANH: a quarter of the lanes a cycle
  matrix,          ///< MFMA, SMFMAC, WMMA, SWMMAC
  smem,
  vmem,  ///< buffer, global, scratch, image, and flat, whose lanes may also reach LDS
  lds,
  branch,
  message,  ///< S_SENDMSG and its like
  barrier,  ///< S_BARRIER and its parts
  end,
};

/// Runs once a wave, on scalar registers, and accesses no memory.
constexpr bool is_scalar_alu(InstructionClass unit) {
  switch (unit) {
    case InstructionClass::salu:
    case InstructionClass::branch:
    case InstructionClass::message:
    case InstructionClass::barrier:
    case InstructionClass::end: return true;
    default: return false;
  }
}

/// How an operation reaches vector registers of other lanes. DPP and the lane exchanges of LDS are not among these: DPP
/// is a matter of the encoding, the exchanges are memory instructions (MemoryAction).
enum class LaneMovement : std::uint8_t {
  none,
  read,      ///< one lane of a vector register goes to a scalar register
  write,     ///< a scalar goes to one lane of a vector register
  permute,   ///< lanes of the source go to lanes of the destination
  exchange,  ///< the same, and lanes of the destination go to lanes of the source
  compute,   ///< it computes from registers of other lanes
};

enum class BarrierAction : std::uint8_t {
  none,
  synchronise,  ///< signals the workgroup's barrier and waits for it
  wait,         ///< waits for the barrier that SIMM16 names
  join,         ///< a named barrier
  leave,        ///< the named barrier that the wave has joined
  change,       ///< signals a barrier, or sets its members
  read,         ///< a barrier's state
};

/// What an instruction is for whose pseudocode does nothing.
enum class TimingAction : std::uint8_t {
  none,           ///< it does something
  nothing,        ///< takes its time as any other instruction
  idle,           ///< lets SIMM16[3:0] more wait states pass
  wait_counters,  ///< waits for the counters that the ISA's wait_counters.hpp says
  wait_all,       ///< waits for every counter
  wait_alu,       ///< waits for results of vector and scalar instructions: SIMM16 has the fields of S_WAIT_ALU
  wait_event,
  hint,  ///< clauses, delays, priorities, caches, profiling
};

/// How an instruction reaches the hardware register that SIMM16 names.
enum class HardwareRegisterAccess : std::uint8_t { none, get, set };

/// A move of 32 bits and nothing else, within a lane.
enum class RegisterMove : std::uint8_t {
  none,
  copy,           ///< D0 = S0
  from_relative,  ///< D0 = the VGPR whose number is that of source 0 plus M0
  to_relative,    ///< the VGPR whose number is that of the destination plus M0 = S0
};

/// What an instruction does to the parts of MODE that change which VGPRs others name.
enum class VgprNumbers : std::uint8_t {
  none,
  index_on,  ///< VGPR indexing by M0 begins
  index_off,
  high_bits,  ///< sets the high bits of VGPR numbers
};

/// What an instruction does with memory, as hints to caches tell it apart. Also of instructions that are not executed.
enum class MemoryAccess : std::uint8_t { none, load, store, atomic };

struct InstructionTraits {
  InstructionClass unit = InstructionClass::valu;
  MemoryAccess access = MemoryAccess::none;
  LaneMovement lanes = LaneMovement::none;
  BarrierAction barrier = BarrierAction::none;
  TimingAction timing = TimingAction::none;
  HardwareRegisterAccess hardware_register = HardwareRegisterAccess::none;
  RegisterMove move = RegisterMove::none;
  VgprNumbers vgpr_numbers = VgprNumbers::none;
  bool call = false;               ///< it writes PC, and the address behind itself to its destination
  bool only_ends = false;          ///< it ends the wave, always, and does nothing else
  bool dot = false;                ///< a dot product
  bool vcc_not_forwarded = false;  ///< it takes VCC too early for hardware to forward it from a vector instruction
  bool sets_denormals = false;     ///< it writes the denormals of MODE, and nothing else
  std::uint8_t result_parts = 0;   ///< bits of OP_SEL that pick a part of the destination, where the operation does so
  bool result_is_part = false;     ///< its result is a part of a register whatever OP_SEL says
  ExceptionTraits exceptions{};    ///< which exception flags it raises

  constexpr bool operator==(const InstructionTraits&) const = default;
};

/// What an image instruction does with the image. Disassembly, encoder and the judge of operands ask, also where it is
/// not executed.
enum class ImageAction : std::uint8_t {
  none,  ///< no image instruction
  load,
  store,
  atomic,
  sample,
  gather,  ///< one component of four texels
  query,   ///< of the level of detail, or of the image's size
  ray,     ///< intersects a ray with a node of a bounding volume hierarchy
};

/// What an image instruction takes besides coordinates.
struct ImageOp {
  ImageAction action = ImageAction::none;
  bool compare = false, bias = false, offset = false;            ///< one dword each
  bool level = false;                                            ///< a level of detail, or its lower bound
  bool level_zero = false;                                       ///< the level of detail is 0
  bool mip = false;                                              ///< the number of a mipmap
  bool derivatives = false, half_derivatives = false;            ///< half: of 16 bits each
  bool no_coordinates = false;                                   ///< the image's size is asked for
  bool multisampled = false;                                     ///< a sample of four texels; needs such an image
  bool wide_node = false, eight_children = false, dual = false;  ///< rays: 64-bit node, BVH8, two nodes

  constexpr bool operator==(const ImageOp&) const = default;
};

}  // namespace lockstep
