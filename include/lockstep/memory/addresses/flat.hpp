// Addresses of FLAT, GLOBAL and SCRATCH: VGPRs, scalar registers and the instruction's offset.
#pragma once

#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/addresses/private.hpp"
#include "lockstep/memory/fields.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::detail {

template <class Wave>
constexpr std::uint64_t vgpr_pair(const Wave& wave, std::uint32_t lane, std::uint32_t number) {
  return wave.vgpr(lane, number) | static_cast<std::uint64_t>(wave.vgpr(lane, number + 1)) << 32;
}

/// A 32-bit offset in a VGPR beside a scalar base.
template <class Isa>
constexpr std::uint64_t vector_offset(const Isa& isa, std::uint32_t value) {
  return isa.memory.vector_offset_signed ? static_cast<std::uint64_t>(static_cast<std::int32_t>(value)) : value;
}

/// The address operands of FLAT and GLOBAL: a VGPR pair, or a scalar pair and a VGPR.
struct FlatOperands {
  std::uint32_t vgpr = 0, scalar = 0;
  bool scalar_base = false;
  std::uint64_t offset = 0;  ///< of the instruction
  std::uint32_t unit = 1;    ///< of the VGPR beside a scalar base
};

template <class Wave, class Instruction>
constexpr Fault flat_operands(const Wave& wave, const Instruction& instruction, std::uint64_t offset, bool scalar_base,
                              std::uint32_t bytes, FlatOperands& operands) {
  operands = {vector_address(instruction), instruction.field(Field::saddr), scalar_base, offset,
              register_offset_unit(instruction, bytes)};
  if (!wave.has_vgprs(operands.vgpr, operands.scalar_base ? 1 : 2)) return vgpr_fault();
  if (operands.scalar_base && !owns_scalars(wave, {operands.scalar, 2})) return sgpr_fault();
  return no_fault;
}

/// Without the instruction's offset.
template <class Wave>
constexpr std::uint64_t flat_base(const Wave& wave, const FlatOperands& operands, std::uint32_t lane) {
  if (!operands.scalar_base) return vgpr_pair(wave, lane, operands.vgpr);
  return wave.scalar_pair(operands.scalar) + vector_offset(wave.isa(), wave.vgpr(lane, operands.vgpr)) * operands.unit;
}

/// A flat address that leads to scratch and names the lane: bits 56:52 are the lane, the others a place in the
/// interleaved bytes of all lanes, from the wave's base on. What is below the base, in another wave's scratch, wraps to
/// an address that no lane has.
template <class Wave>
constexpr void scratch_of_lane(const Wave& wave, std::uint64_t address, MemoryRequest<Wave::lanes>& request,
                               std::uint32_t lane) {
  constexpr std::uint64_t below = (std::uint64_t{1} << 52) - 1;
  const std::uint64_t base = wave.flat_scratch >> 5 & below, at = address & below;
  request.space[lane] = AddressSpace::scratch;
  request.owners = true;
  request.owner[lane] = static_cast<std::uint8_t>(address >> 52 & 31u);
  request.address[lane] = at - base;
}

/// Consecutive dwords of a lane's scratch do not lie together in memory: what has to be done at once is a dword.
template <class Wave>
constexpr Fault check_scratch_width(const Wave& wave, const MemoryRequest<Wave::lanes>& request) {
  const bool at_once = request.op.action == MemoryAction::atomic || request.op.monitor;
  if (!wave.isa().memory.scratch_keeps_dwords || !at_once || request.bytes <= 4) return no_fault;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane) || request.space[lane] != AddressSpace::scratch) continue;
    return make_memory_fault(
        FaultKind::illegal_operand, "atomics and monitoring loads of more than 4 bytes cannot reach scratch",
        static_cast<std::int32_t>(lane), AddressSpace::scratch, request.address[lane], request.bytes);
  }
  return no_fault;
}

/// The high half of the address picks LDS, scratch or global memory. An aperture of 0 does not exist.
template <class Wave, class Instruction>
constexpr Fault flat_addresses(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  FlatOperands operands;
  if (const Fault fault =
          flat_operands(wave, instruction, instruction_offset(instruction),
                        wave.isa().memory.flat_scalar_base && has_scalar_address(instruction), request.bytes, operands))
    return fault;
  const std::uint64_t shared = wave.apertures[0] >> 32, priv = wave.apertures[2] >> 32;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    const std::uint64_t base = flat_base(wave, operands, lane), address = base + operands.offset;
    request.address[lane] = address;
    const std::uint64_t high = (wave.isa().memory.apertures == FlatApertures::before_offset ? base : address) >> 32;
    if (high == shared && shared != 0) {
      request.space[lane] = AddressSpace::lds;
    } else if (wave.isa().memory.apertures == FlatApertures::scratch_names_lanes) {
      if (priv != 0 && address >> 58 == priv >> 26) scratch_of_lane(wave, address, request, lane);
      continue;
    } else if (high == priv && priv != 0) {
      request.space[lane] = AddressSpace::scratch;
    }
    if (request.space[lane] != AddressSpace::global) request.address[lane] &= 0xffffffffu;
  }
  if (const Fault fault = check_flat_scratch(wave, request)) return fault;
  return check_scratch_width(wave, request);
}

/// GLOBAL: signed instruction offset. ADDTID forms have the lane's dword in place of the VGPR.
template <class Wave, class Instruction>
constexpr Fault global_addresses(const Wave& wave, const Instruction& instruction,
                                 MemoryRequest<Wave::lanes>& request) {
  if (request.op.add_thread_id) {
    const bool scalar = has_scalar_address(instruction);
    const std::uint32_t number = instruction.field(Field::saddr);
    if (scalar && !owns_scalars(wave, {number, 2})) return sgpr_fault();
    const std::uint64_t base = instruction_offset(instruction) + (scalar ? wave.scalar_pair(number) : 0);
    for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) request.address[lane] = base + 4 * lane;
    return no_fault;
  }
  FlatOperands operands;
  if (const Fault fault = flat_operands(wave, instruction, instruction_offset(instruction),
                                        has_scalar_address(instruction), request.bytes, operands))
    return fault;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (request.takes_part(lane)) request.address[lane] = flat_base(wave, operands, lane) + operands.offset;
  }
  return no_fault;
}

/// SCRATCH: an SGPR offset, a VGPR offset, or both or none where the ISA has a bit for it, plus a signed instruction
/// offset; 32 bits, wrapping.
template <class Wave, class Instruction>
constexpr Fault scratch_addresses(const Wave& wave, const Instruction& instruction,
                                  MemoryRequest<Wave::lanes>& request) {
  const std::uint32_t number = vector_address(instruction), saddr = instruction.field(Field::saddr);
  const bool scalar = has_scalar_address(instruction), vector = scratch_has_vgpr(instruction);
  if (vector && !wave.has_vgprs(number)) return vgpr_fault();
  if (scalar && saddr != wave.isa().m0 && !owns_scalars(wave, {saddr, 1})) return sgpr_fault();
  const auto base = static_cast<std::uint32_t>(instruction_offset(instruction) + (scalar ? wave.s[saddr] : 0));
  const std::uint32_t unit = register_offset_unit(instruction, request.bytes);
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    request.space[lane] = AddressSpace::scratch;
    request.address[lane] = base + (vector ? wave.vgpr(lane, number) * unit : 0);
  }
  return check_flat_scratch(wave, request);
}

}  // namespace lockstep::detail
