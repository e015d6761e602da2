// Which registers a memory instruction names, and whether the wave owns them.
#pragma once

#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/selector.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep::detail {

/// Lanes the instruction runs for.
template <class Wave>
constexpr std::uint64_t active_lanes(const Wave& wave) {
  return wave.exec() & low_mask<std::uint64_t>(Wave::lanes);
}

/// Consecutive registers; AccVGPRs are numbered from WaveRegisters::first_accvgpr(). For scalar instructions, SGPRs.
struct Registers {
  std::uint32_t number = 0;
  std::uint32_t count = 0;
};

/// Registers holding one operand of `op`: data of a store, one operand of an atomic, or one result.
constexpr std::uint32_t operand_dwords(const MemoryOp& op) {
  if (op.channels != 0) return op.d16 != D16::none ? (op.channels + 1u) / 2u : op.channels;
  return op.element_bits < 32 ? 1 : std::uint32_t{op.element_bits} / 32 * op.count;
}

/// VGPR `number` or, when the instruction's ACC bit is set, the AccVGPR of that number.
template <class Instruction>
constexpr std::uint32_t data_register(const Instruction& instruction, std::uint32_t number) {
  return number + (instruction.field(Field::acc) != 0 ? instruction.isa().arch_vgprs : 0);
}

/// Where the result goes. Stores and loads to LDS have none; see `writes_register`.
template <class Instruction>
constexpr Registers destination(const Instruction& instruction, const MemoryOp& op) {
  const std::uint32_t count = operand_dwords(op) * (op.two_addresses() ? 2 : 1);
  if (op.scalar()) return {instruction.field(Field::sdata), count};
  const Field field = op.address == AddressForm::buffer ? Field::vdata : Field::vdst;
  return {data_register(instruction, instruction.vgpr(field)), count};
}

template <class Wave>
constexpr bool owns_scalars(const Wave& wave, Registers r) {
  const std::uint32_t end = r.number + r.count;
  if (end <= wave.sgpr_limit) return true;
  // Special registers other than M0 and EXEC.
  return wave.isa().selectors[r.number & 255u].kind != SelectorKind::sgpr && end <= wave.isa().m0;
}

constexpr Fault vgpr_fault() {
  return make_fault(FaultKind::register_out_of_range,
                    "memory instruction uses a VGPR or AccVGPR beyond the wave's allocation");
}
constexpr Fault sgpr_fault() {
  return make_fault(FaultKind::register_out_of_range,
                    "scalar memory instruction uses an SGPR beyond the wave's allocation, or M0 or EXEC as data");
}

}  // namespace lockstep::detail
