// Addresses of buffer instructions: a descriptor, an index, offsets.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/memory/addresses/private.hpp"
#include "lockstep/memory/descriptor/resource.hpp"
#include "lockstep/memory/fields.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::detail {

/// May SOFFSET have this number? SGPRs of the wave, NULL, M0 and constants.
template <class Wave>
constexpr bool buffer_scalar_offset(const Wave& wave, std::uint32_t number) {
  if (names_null(wave.isa(), number) || number == wave.isa().m0) return true;
  if (number >= wave.isa().inline_zero) return wave.isa().selectors[number].is_constant();
  return owns_scalars(wave, {number, 1});
}

/// MUBUF, MTBUF, VBUFFER. `untyped`: the access does not convert, so a thread-id buffer of gfx9 has its stride's high
/// bits where the data format would stand.
template <class Wave, class Instruction>
constexpr Fault buffer_addresses(const Wave& wave, const Instruction& instruction, const BufferResource& resource,
                                 MemoryRequest<Wave::lanes>& request) {
  const MemoryOp& op = request.op;
  const bool indexed = instruction.field(Field::idxen) != 0, with_offset = instruction.field(Field::offen) != 0;
  const std::uint32_t number = instruction.vgpr(Field::vaddr);
  if ((indexed || with_offset) && !wave.has_vgprs(number, indexed && with_offset ? 2 : 1)) return vgpr_fault();
  const std::uint32_t soffset = instruction.field(Field::soffset);
  if (!buffer_scalar_offset(wave, soffset)) {
    return make_fault(FaultKind::illegal_operand,
                      "buffer SOFFSET must be an SGPR of the wave, M0, NULL or an inline constant");
  }
  if (buffer_swizzled(resource, indexed) && request.bytes > resource.element_size) {
    return make_fault(FaultKind::illegal_operand,
                      "access to a swizzled buffer is larger than the bytes that swizzling keeps together");
  }
  const std::uint64_t scalar_offset = wave.s[soffset];
  const std::uint64_t immediate = instruction_offset(instruction);

  const bool untyped = op.format == FormatSource::none;
  const std::uint32_t stride = resource.stride | (untyped ? resource.thread_stride : 0u);
  // An INVALID data format marks an unbound resource, whatever the instruction's own format.
  const bool unbound =
      resource.data_format == 0 && !(untyped && resource.add_thread_id) && op.format != FormatSource::instruction;
  const std::uint32_t parts = untyped && op.action != MemoryAction::atomic ? (request.bytes + 3) / 4 : 1;
  const std::uint32_t part_bytes = parts == 1 ? request.bytes : 4;
  const bool in_scratch = is_private_segment(wave.isa(), resource, indexed);

  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    BufferIndex at;
    if (indexed) at.index = wave.vgpr(lane, number);
    if (resource.add_thread_id) at.index += lane;
    at.offset = immediate;
    if (with_offset) at.offset += wave.vgpr(lane, number + (indexed ? 1 : 0));
    if (resource.whole_offset) at.offset += scalar_offset;
    const std::uint64_t beside = resource.whole_offset ? 0 : scalar_offset;
    request.address[lane] = resource.base + beside + buffer_offset(resource, indexed, stride, at);
    std::uint16_t dropped = 0;
    for (std::uint32_t part = 0; part < parts; ++part) {
      const BufferIndex piece{at.index, at.offset + 4 * part};
      const bool outside = unbound || buffer_out_of_range(resource, indexed, piece, part_bytes, beside);
      if (outside) dropped = static_cast<std::uint16_t>(dropped | 1u << part);
    }
    // Conversions and atomics are in or out as a whole.
    request.dropped[lane] = parts == 1 && dropped != 0 ? std::uint16_t{0xffff} : dropped;
    const bool moves = dropped != (parts == 1 ? 1u : (1u << parts) - 1);
    if (in_scratch && moves)
      if (const Fault fault = to_private_offset(wave, request, lane)) return fault;
  }
  return no_fault;
}

}  // namespace lockstep::detail
