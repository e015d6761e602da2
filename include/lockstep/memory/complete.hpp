// The two ends of a memory instruction on the wave: make_request reads registers, complete writes them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/memory/addresses/buffer.hpp"
#include "lockstep/memory/addresses/ds.hpp"
#include "lockstep/memory/addresses/flat.hpp"
#include "lockstep/memory/addresses/scalar.hpp"
#include "lockstep/memory/descriptor/decode.hpp"
#include "lockstep/memory/exchange.hpp"
#include "lockstep/memory/formats/element.hpp"
#include "lockstep/memory/formats/unified.hpp"
#include "lockstep/memory/image/request.hpp"
#include "lockstep/memory/perform.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep {

namespace detail {

/// Registers that supply data: one range, or two for DS instructions with DATA0 and DATA1.
struct DataRegisters {
  std::array<Registers, 2> range{};
};

template <class Instruction>
constexpr DataRegisters data_registers(const Instruction& instruction, const MemoryOp& op) {
  const std::uint32_t one = op.action == MemoryAction::atomic && op.atomic_operands() == 0 ? 0 : operand_dwords(op);
  const bool second = op.two_addresses() || (op.action == MemoryAction::atomic && op.atomic_operands() == 2);
  const auto vgpr = [&](Field field) { return data_register(instruction, instruction.vgpr(field)); };
  if (op.address == AddressForm::lds) {
    return {{Registers{vgpr(Field::data0), one}, Registers{vgpr(Field::data1), second ? one : 0}}};
  }
  const std::uint32_t all = second ? 2 * one : one;
  if (op.scalar()) return {{Registers{instruction.field(Field::sdata), all}, Registers{}}};
  return {{Registers{vgpr(op.address == AddressForm::buffer ? Field::vdata : Field::data), all}, Registers{}}};
}

/// Fills request.data from the wave's registers.
template <class Wave, class Instruction>
constexpr Fault gather_data(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  const MemoryOp& op = request.op;
  DataRegisters registers = data_registers(instruction, op);
  registers.range[0].number += 4u * request.part;
  std::uint32_t at = 0;
  for (const Registers& range : registers.range) {
    if (op.scalar() ? !owns_scalars(wave, range) : !wave.has_vgprs(range.number, range.count)) {
      return op.scalar() ? sgpr_fault() : vgpr_fault();
    }
    for (std::uint32_t i = 0; i < range.count; ++i, ++at) {
      if (op.block && (request.registers >> i & 1) == 0) continue;
      if (op.scalar()) {
        request.data[at] = wave.s[range.number + i];
        continue;
      }
      for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
        if (request.takes_part(lane)) request.data[4 * lane + at] = wave.vgpr(lane, range.number + i);
      }
    }
  }
  if (op.d16 == D16::high && op.channels == 0) {
    for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) request.data[4 * lane] >>= 16;
  }
  return no_fault;
}

/// The format of a converting access, from the instruction or the descriptor.
template <class Wave, class Instruction>
constexpr ElementFormat element_format(const Wave& wave, const Instruction& instruction, const MemoryOp& op) {
  if (op.format == FormatSource::instruction && instruction.has(Field::format)) {
    const std::uint32_t number = instruction.field(Field::format);
    const bool gfx10 = wave.isa().memory.buffer == BufferFamily::gfx10;
    const FormatPair pair = gfx10 ? unified_format_gfx10(number) : unified_format(number);
    return ElementFormat::decode(pair.data, pair.number);
  }
  if (op.format == FormatSource::instruction) {
    return ElementFormat::decode(instruction.field(Field::dfmt), instruction.field(Field::nfmt));
  }
  const BufferResource resource = buffer_resource(wave, instruction.scalar_register(Field::srsrc));
  ElementFormat format = ElementFormat::decode(resource.data_format, resource.num_format);
  format.select = resource.dst_sel;
  return format;
}

template <class Wave, class Instruction>
constexpr Fault addresses(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  switch (request.op.address) {
    case AddressForm::none:
    case AddressForm::image: return no_fault;
    case AddressForm::scalar:
    case AddressForm::scalar_buffer:
    case AddressForm::scalar_scratch: return scalar_addresses(wave, instruction, request);
    case AddressForm::flat: return flat_addresses(wave, instruction, request);
    case AddressForm::global: return global_addresses(wave, instruction, request);
    case AddressForm::scratch: return scratch_addresses(wave, instruction, request);
    case AddressForm::lds: return lds_addresses(wave, instruction, request);
    case AddressForm::buffer: {
      const std::uint32_t number = instruction.scalar_register(Field::srsrc);
      if (!owns_scalars(wave, {number, 4})) return sgpr_fault();
      return buffer_addresses(wave, instruction, buffer_resource(wave, number), request);
    }
  }
  return no_fault;
}

/// LDS side of a load to LDS or a store from it: a VGPR and the instruction offset; or M0, the instruction offset and
/// the lane's slot of one or four dwords.
template <class Wave, class Instruction>
constexpr Fault lds_side(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  if (request.op.lds_address) {
    const bool store = request.op.action == MemoryAction::store_from_lds;
    const std::uint32_t number = instruction.vgpr(store ? Field::data : Field::vdst);
    if (!wave.has_vgprs(number)) return vgpr_fault();
    for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
      request.address1[lane] = static_cast<std::uint32_t>(wave.vgpr(lane, number) + instruction_offset(instruction));
    }
    return no_fault;
  }
  const bool buffer = request.op.address == AddressForm::buffer;
  const std::uint64_t offset = instruction_offset(instruction);
  const std::uint32_t all = low_mask<std::uint32_t>(wave.isa().memory.lds_load_bits);
  const std::uint32_t base = wave.m0() & (buffer ? all : all & ~3u);
  const std::uint32_t slot = request.bytes > 4 ? 16 : 4;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    request.address1[lane] = static_cast<std::uint32_t>(base + offset + slot * lane);
  }
  return no_fault;
}

/// One part of a block: of four registers those whose bits in M0 are set, and as many dwords of memory.
template <class Wave>
constexpr void take_part_of_block(const Wave& wave, std::uint32_t part, MemoryRequest<Wave::lanes>& request) {
  request.part = static_cast<std::uint8_t>(part);
  request.registers = static_cast<std::uint8_t>(wave.m0() >> (4 * part) & 15u);
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    request.address[lane] += 16 * part;
    request.dropped[lane] = static_cast<std::uint16_t>(~std::uint32_t{request.registers} & 15u);
  }
  if (request.registers == 0) request.lanes = 0;
}

/// Transposing loads exchange data among all lanes and need aligned addresses.
template <class Wave>
constexpr Fault check_transpose(const Wave& wave, const MemoryRequest<Wave::lanes>& request) {
  if (wave.isa().memory.transpose_rows == TransposeRows::split) {
    if (request.op.address == AddressForm::lds || active_lanes(wave) == low_mask<std::uint64_t>(Wave::lanes))
      return no_fault;
    return make_fault(FaultKind::illegal_operand, "transposing load needs every lane active: set EXEC to all ones");
  }
  if (active_lanes(wave) != low_mask<std::uint64_t>(Wave::lanes) || Wave::lanes % 16 != 0) {
    return make_fault(FaultKind::illegal_operand, "transposing LDS load needs every lane active: set EXEC to all ones");
  }
  const std::uint64_t alignment = request.bytes == 12 ? 16 : request.bytes;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (request.address[lane] % alignment != 0) {
      return make_memory_fault(
          FaultKind::misaligned, "transposing LDS load needs 8-byte aligned addresses, 16-byte aligned ones for B96",
          static_cast<std::int32_t>(lane), AddressSpace::lds, request.address[lane], request.bytes);
    }
  }
  return no_fault;
}

constexpr std::uint32_t extended(const MemoryOp& op, std::uint32_t data) {
  if (op.element_bits == 32) return data;
  const std::uint32_t value = data & low_mask<std::uint32_t>(op.element_bits);
  return op.sign_extend ? static_cast<std::uint32_t>(sign_extend(value, op.element_bits)) : value;
}

/// `value` in the half of `old` that `d16` names, or all of it.
constexpr std::uint32_t merged(D16 d16, std::uint32_t old, std::uint32_t value) {
  if (d16 == D16::none) return value;
  return d16 == D16::low ? (old & 0xffff0000u) | (value & 0xffffu) : (old & 0xffffu) | value << 16;
}

}  // namespace detail

/// Does the instruction have a request at all? Clocks, lane exchanges and cache controls do not.
constexpr bool has_request(const MemoryOp& op) {
  switch (op.action) {
    case MemoryAction::load:
    case MemoryAction::store:
    case MemoryAction::atomic:
    case MemoryAction::load_to_lds:
    case MemoryAction::store_from_lds:
    case MemoryAction::append:
    case MemoryAction::consume: return true;
    case MemoryAction::none:
    case MemoryAction::permute:
    case MemoryAction::bpermute:
    case MemoryAction::swizzle:
    case MemoryAction::tensor_load:
    case MemoryAction::tensor_store:
    case MemoryAction::sample:
    case MemoryAction::image_size:
    case MemoryAction::clock:
    case MemoryAction::realtime:
    case MemoryAction::wave_sync: break;
  }
  return false;
}

/// Reads addresses and data from the wave into `request` (which must be default-constructed). The wave is not
/// changed. Faults: registers beyond the allocation, illegal operands, misaligned transposing loads. An instruction has
/// op.parts() requests, one after the other.
template <class Wave, class Instruction>
constexpr Fault make_request(const Wave& wave, const Instruction& instruction, const MemoryOp& op,
                             MemoryRequest<Wave::lanes>& request, std::uint32_t part = 0) {
  request.op = op;
  request.float_rules = wave.isa().memory.float_atomics;
  request.lds_loads_whole = wave.isa().memory.lds_loads_whole;
  request.bytes = op.bytes();
  request.lanes = request.receivers = op.scalar() ? 1 : detail::active_lanes(wave);
  if (op.transpose != 0 && wave.isa().memory.transpose_rows == TransposeRows::split) {
    // 32 lanes read the tile. From LDS they do so whatever EXEC is, from memory if no lane is switched off.
    if (op.address == AddressForm::lds || request.lanes != 0) request.lanes = 0xffffffff;
    if (request.lanes != 0) request.receivers = low_mask<std::uint64_t>(Wave::lanes);
  }
  request.returns = detail::returns_old_value(instruction, op);
  if (op.address == AddressForm::image) return image::make_request(wave, instruction, request);
  if (instruction.field(Field::lds) != 0 && op.action != MemoryAction::store_from_lds) {
    if (op.action != MemoryAction::load || op.channels > 1 || op.d16 != D16::none || op.bytes() == 8) {
      return make_fault(FaultKind::illegal_operand, "this instruction cannot have its LDS bit set");
    }
    request.op.action = MemoryAction::load_to_lds;
  }
  if (op.action == MemoryAction::append || op.action == MemoryAction::consume) {
    // One lane adds for all of them.
    const std::uint64_t active = detail::active_lanes(wave);
    request.op.action = MemoryAction::atomic;
    request.op.atomic = op.action == MemoryAction::append ? AtomicOperation::add : AtomicOperation::subtract;
    request.op.type = AtomicType::u32;
    request.lanes = active & (~active + 1);
    request.returns = request.broadcast = true;
    for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) request.data[4 * lane] = popcount(active);
  }

  if (op.channels != 0) {
    request.format = detail::element_format(wave, instruction, op);
    request.bytes = request.format.bytes;
    if (!request.format.valid() && op.format == FormatSource::instruction) {
      return make_fault(FaultKind::illegal_operand, "there is no such buffer format");
    }
  }
  if (const Fault fault = detail::addresses(wave, instruction, request)) return fault;
  if (op.transpose != 0 && request.lanes != 0) {
    if (const Fault fault = detail::check_transpose(wave, request)) return fault;
  }
  if (request.op.action == MemoryAction::load_to_lds || op.action == MemoryAction::store_from_lds) {
    if (const Fault fault = detail::lds_side(wave, instruction, request)) return fault;
  }
  if (op.block) detail::take_part_of_block(wave, part, request);

  if (op.action == MemoryAction::store || op.action == MemoryAction::atomic) {
    if (const Fault fault = detail::gather_data(wave, instruction, request)) return fault;
    if (op.channels != 0) {
      for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
        if (request.takes_part(lane)) request.format.encode(op.channels, op.d16, &request.data[4 * lane]);
      }
    }
  }
  const bool result = request.op.action == MemoryAction::load || request.returns;
  detail::Registers to = detail::destination(instruction, op);
  to.number += 4 * part;
  if (result && op.scalar() && !detail::owns_scalars(wave, to)) return detail::sgpr_fault();
  if (result && !op.scalar() && !wave.has_vgprs(to.number, to.count)) return detail::vgpr_fault();
  return no_fault;
}

/// Writes what memory answered into the wave's registers, or into LDS for loads to LDS. `request` must be the
/// one make_request gave for this instruction: it settled which lanes receive, and in which format, so the wave may
/// have executed other instructions since.
template <class Wave, class Instruction>
constexpr void complete(Wave& wave, const Instruction& instruction, const MemoryOp& op,
                        const MemoryRequest<Wave::lanes>& request, const MemoryReply<Wave::lanes>& reply,
                        std::span<std::uint8_t> lds) {
  constexpr std::uint32_t lanes = Wave::lanes;
  const bool load = request.op.action == MemoryAction::load, to_lds = request.op.action == MemoryAction::load_to_lds;
  if (!load && !to_lds && !request.returns) return;
  if (op.address == AddressForm::image) return image::complete(wave, instruction, request, reply);
  detail::Registers to = detail::destination(instruction, op);
  to.number += 4u * request.part;
  if (op.scalar()) {
    if (detail::names_null(wave.isa(), to.number)) return;
    for (std::uint32_t i = 0; i < to.count; ++i) wave.s[to.number + i] = detail::extended(op, reply.data[i]);
    return;
  }

  MemoryReply<lanes> result = reply;
  if (op.channels != 0) {
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      if (request.takes_part(lane))
        request.format.decode_element(op.channels, op.d16, request.dropped[lane] != 0, &result.data[4 * lane]);
    }
  }
  if (to_lds) {
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      if (!request.takes_part(lane)) continue;
      std::array<std::uint8_t, 16> image{};
      const std::uint32_t dwords = op.channels != 0 ? 1 : (request.bytes + 3) / 4;
      for (std::uint32_t i = 0; i < dwords; ++i) {
        const std::uint32_t word = result.data[4 * lane + i];
        store_little_endian<std::uint32_t>(&image[4 * i], op.channels != 0 ? word : detail::extended(op, word));
      }
      detail::write_lds(lds, request.address1[lane], image.data(), op.lds_address ? request.bytes : 4 * dwords);
    }
    return;
  }
  if (op.transpose != 0 && wave.isa().memory.transpose_rows == TransposeRows::split) {
    if constexpr (lanes >= 32) {
      to.count = to.count * 32 / lanes;
      transpose_tile<lanes>(reply.data, op.transpose, to.count, result.data);
    }
  } else if (op.transpose != 0) {
    // A wave of fewer lanes has no group of 16: the request is refused if a lane is active.
    for (std::uint32_t first = 0; first + 16 <= lanes; first += 16) {
      TransposeGroup raw;
      for (std::uint32_t i = 0; i < 16; ++i) {
        for (std::uint32_t d = 0; d < to.count; ++d) raw.lane[i][d] = reply.data[4 * (first + i) + d];
      }
      const TransposeGroup done = transpose(raw, op.transpose, to.count);
      for (std::uint32_t i = 0; i < 16; ++i) {
        for (std::uint32_t d = 0; d < to.count; ++d) result.data[4 * (first + i) + d] = done.lane[i][d];
      }
    }
  }

  const std::uint32_t source = request.broadcast ? static_cast<std::uint32_t>(find_first_one(request.lanes)) : 0;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    if ((request.receivers >> lane & 1) == 0) continue;
    const std::uint32_t* data = &result.data[4 * (request.broadcast ? source : lane)];
    for (std::uint32_t i = 0; i < to.count; ++i) {
      // Equal offsets were one access: both results are its value.
      const std::uint32_t from = op.two_addresses() && !request.both ? i % (to.count / 2) : i;
      const bool last = i + 1 == to.count;
      if (op.block && (request.registers >> i & 1) == 0) continue;
      const std::uint32_t word = op.channels != 0 || !load ? data[from] : detail::extended(op, data[from]);
      wave.set_vgpr(lane, to.number + i,
                    op.keeps_half() && last ? detail::merged(op.d16, wave.vgpr(lane, to.number + i), word) : word);
    }
  }
}

}  // namespace lockstep
