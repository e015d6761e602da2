// Addresses of memory instructions, one function for each AddressForm. They read registers and fields and
// fill a request's spaces, addresses and bounds; nothing here touches memory.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/tables.hpp"
#include "lockstep/memory/buffer_resource.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::detail {

/// `bits` low bits of value as two's complement.
constexpr std::uint64_t signed_field(std::uint32_t value, std::uint32_t bits) {
  const std::uint64_t sign = std::uint64_t{1} << (bits - 1);
  return ((value & ((sign << 1) - 1)) ^ sign) - sign;
}

/// The OFFSET field, as wide as the encoding has it.
template <class Isa, class Instruction>
constexpr std::uint64_t signed_offset(const Instruction& instruction) {
  const FieldLayout layout = Isa::layout(instruction.encoding(), Field::offset);
  return signed_field(instruction.field(Field::offset), layout.ranges[0].width + layout.ranges[1].width);
}

template <class Wave>
constexpr std::uint64_t vgpr_pair(const Wave& wave, std::uint32_t lane, std::uint32_t number) {
  return wave.vgpr(lane, number) | static_cast<std::uint64_t>(wave.vgpr(lane, number + 1)) << 32;
}

/// SMEM. Every part of the address is in bytes with its two low bits ignored.
template <class Wave, class Instruction>
constexpr Fault scalar_addresses(const Wave& wave, const Instruction& instruction,
                                 MemoryRequest<Wave::lanes>& request) {
  using Isa = typename Wave::Isa;
  const bool immediate = instruction.field(Field::imm) != 0;
  const bool extra = instruction.field(Field::soffset_en) != 0;
  const std::uint64_t instruction_offset = immediate ? signed_offset<Isa>(instruction) : 0;
  std::uint64_t register_offset = 0;
  if (extra || !immediate) {
    const std::uint32_t number = extra ? instruction.field(Field::soffset) : instruction.field(Field::offset) & 0x7fu;
    if (number != Isa::m0 && !owns_scalars(wave, {number, 1})) return sgpr_fault();
    register_offset = wave.s[number];
  }
  constexpr std::uint64_t dword = ~std::uint64_t{3};
  if (request.op.address == AddressForm::scalar_scratch) register_offset *= 64;
  const std::uint64_t offset = (instruction_offset & dword) + (register_offset & dword);

  const std::uint32_t base = instruction.scalar_register(Field::sbase);
  const bool buffer = request.op.address == AddressForm::scalar_buffer;
  if (!owns_scalars(wave, {base, buffer ? 4u : 2u})) return sgpr_fault();
  if (!buffer) {
    request.address[0] = (wave.scalar_pair(base) & dword) + offset;
    return no_fault;
  }
  const BufferResource resource =
      BufferResource::decode({wave.s[base], wave.s[base + 1], wave.s[base + 2], wave.s[base + 3]});
  const std::uint64_t size =
      resource.stride == 0 ? resource.num_records : static_cast<std::uint64_t>(resource.stride) * resource.num_records;
  request.address[0] = (resource.base & dword) + offset;
  for (std::uint32_t i = 0; i * 4 < request.bytes; ++i) {
    const bool outside = offset > size || size - offset < 4 * (i + 1);
    if (outside) request.dropped[0] = static_cast<std::uint16_t>(request.dropped[0] | 1u << i);
  }
  return no_fault;
}

/// FLAT: the high half of the address picks the LDS aperture, the private aperture or global memory.
/// An aperture of 0 does not exist.
template <class Wave, class Instruction>
constexpr Fault flat_addresses(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  const std::uint32_t number = instruction.field(Field::addr);
  if (!wave.has_vgprs(number, 2)) return vgpr_fault();
  const std::uint32_t offset = instruction.field(Field::offset);
  const std::uint64_t shared = wave.apertures[0] >> 32, priv = wave.apertures[2] >> 32;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    const std::uint64_t address = vgpr_pair(wave, lane, number) + offset;
    const std::uint64_t high = address >> 32;
    if (high == shared && shared != 0) {
      request.space[lane] = AddressSpace::lds;
    } else if (high == priv && priv != 0) {
      request.space[lane] = AddressSpace::scratch;
    }
    request.address[lane] = request.space[lane] == AddressSpace::global ? address : address & 0xffffffffu;
  }
  return no_fault;
}

/// GLOBAL: VGPR pair, or SGPR pair plus unsigned 32-bit VGPR; signed instruction offset.
template <class Wave, class Instruction>
constexpr Fault global_addresses(const Wave& wave, const Instruction& instruction,
                                 MemoryRequest<Wave::lanes>& request) {
  using Isa = typename Wave::Isa;
  const std::uint32_t number = instruction.field(Field::addr), saddr = instruction.field(Field::saddr);
  const bool scalar_base = saddr != Isa::saddr_off;
  if (!wave.has_vgprs(number, scalar_base ? 1 : 2)) return vgpr_fault();
  if (scalar_base && !owns_scalars(wave, {saddr, 2})) return sgpr_fault();
  const std::uint64_t base = signed_offset<Isa>(instruction) + (scalar_base ? wave.scalar_pair(saddr) : 0);
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    request.address[lane] = base + (scalar_base ? wave.vgpr(lane, number) : vgpr_pair(wave, lane, number));
  }
  return no_fault;
}

/// SCRATCH: any of SGPR offset and VGPR offset, plus a signed instruction offset; 32 bits, wrapping.
template <class Wave, class Instruction>
constexpr Fault scratch_addresses(const Wave& wave, const Instruction& instruction,
                                  MemoryRequest<Wave::lanes>& request) {
  using Isa = typename Wave::Isa;
  const std::uint32_t number = instruction.field(Field::addr), saddr = instruction.field(Field::saddr);
  const bool scalar_offset = saddr != Isa::saddr_off, vector_offset = instruction.field(Field::sve) != 0;
  if (vector_offset && !wave.has_vgprs(number)) return vgpr_fault();
  if (scalar_offset && saddr != Isa::m0 && !owns_scalars(wave, {saddr, 1})) return sgpr_fault();
  const auto base = static_cast<std::uint32_t>(signed_offset<Isa>(instruction) + (scalar_offset ? wave.s[saddr] : 0));
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    request.space[lane] = AddressSpace::scratch;
    request.address[lane] = base + (vector_offset ? wave.vgpr(lane, number) : 0);
  }
  return no_fault;
}

/// DS: 32-bit VGPR byte address plus 16-bit offset, or two 8-bit offsets in elements (times 64 for ST64).
/// Wraps at 32 bits. ADDTID forms take M0 and the lane number in place of the VGPR; append and consume take
/// M0.
template <class Wave, class Instruction>
constexpr Fault lds_addresses(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  const MemoryOp& op = request.op;
  const std::uint32_t number = instruction.field(Field::addr);
  const std::uint32_t offset0 = instruction.field(Field::offset0), offset1 = instruction.field(Field::offset1);
  const std::uint32_t offset = offset0 | offset1 << 8;
  const bool counter = request.broadcast;  // append, consume
  if (!counter && !op.add_thread_id && !wave.has_vgprs(number)) return vgpr_fault();
  if (instruction.field(Field::gds) != 0) {
    return make_fault(FaultKind::illegal_operand,
                      "DS instruction with its GDS bit set: this ISA has no global data share");
  }
  const std::uint32_t unit = op.stride * (op.element_bits / 8u);
  request.both = op.two_addresses() && offset0 != offset1;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    request.space[lane] = AddressSpace::lds;
    std::uint32_t address = 0;
    if (counter) {
      address = wave.m0() + offset;
    } else if (op.add_thread_id) {
      address = offset + (wave.m0() & 0xffffu) + 4 * lane;
    } else if (op.two_addresses()) {
      address = wave.vgpr(lane, number) + offset0 * unit;
      request.address1[lane] = wave.vgpr(lane, number) + offset1 * unit;
    } else {
      address = wave.vgpr(lane, number) + offset;
    }
    if (op.atomic == AtomicOperation::conditional_exchange) address &= ~std::uint32_t{7};
    request.address[lane] = address;
  }
  return no_fault;
}

/// MUBUF, MTBUF. `untyped`: the access does not convert, so a thread-id buffer has its stride's high bits
/// where the data format would stand.
template <class Wave, class Instruction>
constexpr Fault buffer_addresses(const Wave& wave, const Instruction& instruction, const BufferResource& resource,
                                 MemoryRequest<Wave::lanes>& request) {
  using Isa = typename Wave::Isa;
  const MemoryOp& op = request.op;
  const bool indexed = instruction.field(Field::idxen) != 0, with_offset = instruction.field(Field::offen) != 0;
  const std::uint32_t number = instruction.field(Field::vaddr);
  if ((indexed || with_offset) && !wave.has_vgprs(number, indexed && with_offset ? 2 : 1)) return vgpr_fault();
  const std::uint32_t soffset = instruction.field(Field::soffset);
  if (soffset >= Isa::inline_zero ? !Isa::selectors[soffset].is_constant()
                                  : soffset != Isa::m0 && !owns_scalars(wave, {soffset, 1})) {
    return make_fault(FaultKind::illegal_operand,
                      "buffer SOFFSET must be an SGPR of the wave, M0 or an inline constant");
  }
  if (buffer_swizzled(resource, indexed) && request.bytes > 4) {
    return make_fault(FaultKind::illegal_operand,
                      "access to a swizzled buffer is larger than the buffer's element size of 4 bytes");
  }
  const std::uint64_t scalar_offset = wave.s[soffset];

  const bool untyped = op.format == FormatSource::none;
  const std::uint32_t stride = resource.stride | (untyped && resource.add_thread_id ? std::uint32_t{resource.data_format} << 14 : 0u);
  // An INVALID data format marks an unbound resource, whatever the instruction's own format.
  const bool unbound =
      resource.data_format == 0 && !(untyped && resource.add_thread_id) && op.format != FormatSource::instruction;
  const std::uint32_t parts = untyped && op.action != MemoryAction::atomic ? (request.bytes + 3) / 4 : 1;

  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    BufferIndex at;
    if (indexed) at.index = wave.vgpr(lane, number);
    if (resource.add_thread_id) at.index += lane;
    at.offset = instruction.field(Field::offset);
    if (with_offset) at.offset += wave.vgpr(lane, number + (indexed ? 1 : 0));
    request.address[lane] = resource.base + scalar_offset + buffer_offset(resource, indexed, stride, at);
    std::uint16_t dropped = 0;
    for (std::uint32_t part = 0; part < parts; ++part) {
      const bool outside = unbound || buffer_out_of_range(resource, indexed, {at.index, at.offset + 4 * part});
      if (outside) dropped = static_cast<std::uint16_t>(dropped | 1u << part);
    }
    // Conversions and atomics are in or out as a whole.
    request.dropped[lane] = parts == 1 && dropped != 0 ? std::uint16_t{0xffff} : dropped;
  }
  return no_fault;
}

}  // namespace lockstep::detail
