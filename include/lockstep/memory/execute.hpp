// A whole memory instruction: request, memory, completion; and the instructions that need no memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "lockstep/base/fault.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/memory/exchange.hpp"
#include "lockstep/memory/image/sample.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/memory/perform.hpp"
#include "lockstep/memory/tensor/move.hpp"
#include "lockstep/state/hwregs.hpp"

namespace lockstep {

namespace detail {

/// What a lane exchange gives, by lane.
template <std::uint32_t Lanes>
struct ExchangedLanes {
  std::uint64_t lanes = 0;  ///< that receive
  std::uint32_t target = 0;
  std::array<std::uint32_t, Lanes> data{};
};

/// DS_PERMUTE, DS_BPERMUTE, DS_SWIZZLE. Inactive lanes neither send nor receive; what nobody sent reads as
/// zero.
template <class Wave, class Instruction>
constexpr Fault exchange_lanes(const Wave& wave, const Instruction& instruction, const MemoryOp& op,
                               ExchangedLanes<Wave::lanes>& result) {
  constexpr std::uint32_t lanes = Wave::lanes;
  const bool swizzle = op.action == MemoryAction::swizzle;
  const std::uint32_t address = instruction.vgpr(Field::addr);
  const std::uint32_t source = swizzle ? address : data_register(instruction, instruction.vgpr(Field::data0));
  const std::uint32_t target = data_register(instruction, instruction.vgpr(Field::vdst));
  if (!wave.has_vgprs(address) || !wave.has_vgprs(source) || !wave.has_vgprs(target)) return vgpr_fault();
  const std::uint32_t offset = instruction.field(Field::offset0) | instruction.field(Field::offset1) << 8;
  const std::uint64_t active = active_lanes(wave);
  result.lanes = active;
  result.target = target;
  const std::uint32_t group = std::min<std::uint32_t>(wave.isa().memory.permute_lanes, lanes);
  const std::uint64_t readable = op.fetch_inactive ? low_mask<std::uint64_t>(lanes) : active;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    if ((active >> lane & 1) == 0) continue;
    if (op.action == MemoryAction::permute) {
      result.data[permute_lane(group, lane, wave.vgpr(lane, address), offset)] = wave.vgpr(lane, source);
      continue;
    }
    const std::uint32_t from =
        swizzle ? swizzle_source(lane, offset) : permute_lane(group, lane, wave.vgpr(lane, address), offset);
    if (from < lanes && (readable >> from & 1) != 0) result.data[lane] = wave.vgpr(from, source);
  }
  return no_fault;
}

template <class Wave>
constexpr void write_exchanged(Wave& wave, const ExchangedLanes<Wave::lanes>& result) {
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((result.lanes >> lane & 1) != 0) wave.set_vgpr(lane, result.target, result.data[lane]);
  }
}

/// May any memory instruction of the ISA be such an `op`? Of an ISA without data, its table says so.
template <class Isa>
constexpr bool may_have_memory_op(bool (*is)(const MemoryOp& op)) {
  if constexpr (std::is_empty_v<Isa>) {
    for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
      const MemoryOp* const op = Isa::info(static_cast<typename Isa::Opcode>(i)).memory;
      if (op != nullptr && is(*op)) return true;
    }
    return false;
  } else {
    return true;
  }
}

/// May the ISA have a tensor data mover? What it has not is not compiled for it.
template <class Isa>
inline constexpr bool has_tensors = may_have_memory_op<Isa>([](const MemoryOp& op) {
  return op.action == MemoryAction::tensor_load || op.action == MemoryAction::tensor_store;
});

/// May the ISA have image instructions?
template <class Isa>
inline constexpr bool has_images = may_have_memory_op<Isa>([](const MemoryOp& op) {
  return op.address == AddressForm::image;
});

/// May the ISA have memory instructions of more than one part?
template <class Isa>
inline constexpr bool has_blocks = may_have_memory_op<Isa>([](const MemoryOp& op) { return op.parts() > 1; });

/// An instruction of several parts. All are made before the first is performed, and performed before the first is
/// complete: registers of its address may be in the block. (By itself, for its kilobytes of requests.)
template <class Wave, class Instruction, GlobalMemory Global>
[[gnu::noinline]] constexpr Fault execute_parts(Wave& wave, const Instruction& instruction, const MemoryOp& op,
                                                Global& global, std::span<std::uint8_t> lds,
                                                const ScratchMemory& scratch) {
  std::array<MemoryRequest<Wave::lanes>, MemoryOp::most_parts> requests{};
  std::array<MemoryReply<Wave::lanes>, MemoryOp::most_parts> replies{};
  for (std::uint32_t part = 0; part < op.parts(); ++part)
    if (const Fault fault = make_request(wave, instruction, op, requests[part], part)) return fault;
  for (std::uint32_t part = 0; part < op.parts(); ++part)
    if (const Fault fault = perform(requests[part], replies[part], global, lds, scratch, wave.mode)) return fault;
  for (std::uint32_t part = 0; part < op.parts(); ++part)
    complete(wave, instruction, op, requests[part], replies[part], lds);
  return no_fault;
}

/// S_MEMTIME, S_MEMREALTIME: what the wave's clock says.
template <class Wave, class Instruction>
constexpr Fault read_clock(Wave& wave, const Instruction& instruction, const MemoryOp& op) {
  const std::uint32_t target = instruction.field(Field::sdata);
  if (!owns_scalars(wave, {target, 2})) return sgpr_fault();
  wave.set_scalar_pair(target, op.action == MemoryAction::clock ? cycle_count(wave) : realtime_count(wave));
  return no_fault;
}

}  // namespace detail

/// Executes one memory instruction as `op` describes it. `lds` is the workgroup's allocation, `scratch` the
/// wave's private memory. On a fault no register has been written; memory may have been, by lanes before the
/// faulting one.
template <class Wave, class Instruction, GlobalMemory Global>
constexpr Fault execute_memory(Wave& wave, const Instruction& instruction, const MemoryOp& op, Global& global,
                               std::span<std::uint8_t> lds, const ScratchMemory& scratch) {
  switch (op.action) {
    case MemoryAction::none: return no_fault;
    case MemoryAction::clock:
    case MemoryAction::realtime: return detail::read_clock(wave, instruction, op);
    case MemoryAction::permute:
    case MemoryAction::bpermute:
    case MemoryAction::swizzle: {
      detail::ExchangedLanes<Wave::lanes> result;
      if (const Fault fault = detail::exchange_lanes(wave, instruction, op, result)) return fault;
      detail::write_exchanged(wave, result);
      return no_fault;
    }
    case MemoryAction::tensor_load:
    case MemoryAction::tensor_store: {
      if constexpr (detail::has_tensors<typename Wave::Isa>) {
        tensor::Descriptor tile;
        if (const Fault fault = tensor::read_descriptor(wave, instruction, tile)) return fault;
        return tensor::move(tile, op, global, lds);
      } else {
        return make_fault(FaultKind::unsupported_instruction, "the ISA has no tensor data mover");
      }
    }
    case MemoryAction::sample: {
      if constexpr (detail::has_images<typename Wave::Isa>) return image::sample(wave, instruction, global);
      return make_fault(FaultKind::unsupported_instruction, "the ISA has no image instructions");
    }
    case MemoryAction::image_size: {
      if constexpr (detail::has_images<typename Wave::Isa>) return image::get_size(wave, instruction);
      return make_fault(FaultKind::unsupported_instruction, "the ISA has no image instructions");
    }
    case MemoryAction::wave_sync:
      return make_fault(FaultKind::unsupported_instruction,
                        "global wave sync is no memory: who schedules the waves has its resources");
    default: break;
  }
  if constexpr (detail::has_blocks<typename Wave::Isa>)
    if (op.parts() > 1) return detail::execute_parts(wave, instruction, op, global, lds, scratch);
  MemoryRequest<Wave::lanes> request;
  MemoryReply<Wave::lanes> reply;
  if (const Fault fault = make_request(wave, instruction, op, request)) return fault;
  if (const Fault fault = perform(request, reply, global, lds, scratch, wave.mode)) return fault;
  complete(wave, instruction, op, request, reply, lds);
  return no_fault;
}

/// The same, as the ISA's table describes the instruction.
template <class Wave, class Instruction, GlobalMemory Global>
constexpr Fault execute_memory(Wave& wave, const Instruction& instruction, Global& global, std::span<std::uint8_t> lds,
                               const ScratchMemory& scratch) {
  const MemoryOp* op = instruction.info().memory;
  if (op == nullptr)
    return make_fault(FaultKind::unsupported_instruction, "no memory operation is known for this instruction");
  return execute_memory(wave, instruction, *op, global, lds, scratch);
}

}  // namespace lockstep
