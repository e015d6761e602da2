// Accesses on their way, as bytes of a checkpoint.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/embed/access.hpp"
#include "lockstep/embed/checkpoint_bytes.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::embed::detail {

/// MODE's bits. A wave has the silicon of its ISA, or none.
template <class Archive>
void mode_fields(Archive& a, Mode& mode, const ModeLayout& layout) {
  std::uint32_t bits = mode.bits();
  a.number(bits);
  if constexpr (Archive::reads) {
    const std::uint32_t silicon = bits & Mode::silicon_mask;
    a.require(silicon == 0 || silicon == (layout.fixed & Mode::silicon_mask),
              "MODE names the arithmetic of another GPU");
    if (a.good()) mode = Mode(bits);
  }
}

/// The words of an instruction, which are decoded anew.
template <class Archive, class Isa>
void instruction_fields(Archive& a, const Isa& isa, std::uint32_t wave_size, Instruction<Isa>& instruction) {
  std::uint8_t dwords = instruction.dwords, msb = instruction.vgpr_msb;
  std::array<std::uint32_t, 4> words = instruction.words;
  a.limited(dwords, words.size(), "an instruction is longer than any");
  a.numbers(words);
  a.limited(msb, isa.vgpr_banks ? 0xff : 0, "the target has no high bits of VGPR numbers");
  if constexpr (Archive::reads) {
    if (!a.good()) return;
    const auto decoded = decode(isa, std::span<const std::uint32_t>(words).first(dwords)).at_end();
    a.require(dwords != 0 && decoded.error == DecodeError::none && decoded.instruction.dwords == dwords,
              "the words of its instruction are none of the target's");
    if (!a.good()) return;
    instruction = decoded.instruction;
    instruction.vgpr_msb = msb;
    a.require(!refusal(instruction, wave_size), "its instruction cannot be executed");
  }
}

/// What an access of an instruction is. `known` is false of one that leaves none.
struct ExpectedKind {
  AccessKind kind{};
  bool known = false;
};
constexpr ExpectedKind expected_kind(const MemoryOp* op, AccessClass access) {
  if (access == AccessClass::message) return {AccessKind::message, true};
  if (op == nullptr || op->operand_in_lds) return {};
  switch (op->action) {
    case MemoryAction::clock:
    case MemoryAction::realtime: return {AccessKind::clock, true};
    case MemoryAction::permute:
    case MemoryAction::bpermute:
    case MemoryAction::swizzle: return {AccessKind::exchange, true};
    case MemoryAction::tensor_load:
    case MemoryAction::tensor_store: return {AccessKind::tensor, true};
    default: return {AccessKind::memory, has_request(*op)};
  }
}

/// A part of a memory access. `op` is its instruction's.
template <class Archive, class Isa, std::uint32_t lanes>
void part_fields(Archive& a, const Isa& isa, const Instruction<Isa>& instruction, const MemoryOp& op,
                 AccessPart<lanes>& part) {
  MemoryRequest<lanes>& r = part.request;
  const bool counter = op.action == MemoryAction::append || op.action == MemoryAction::consume;
  bool to_lds = op.action == MemoryAction::load && r.op.action == MemoryAction::load_to_lds;
  bool wide = r.op.element_bits != op.element_bits;
  a.number(to_lds);
  a.number(wide);
  if constexpr (Archive::reads) {
    r.op = op;
    r.returns = lockstep::detail::returns_old_value(instruction, op);
    r.float_rules = isa.memory.float_atomics;
    r.lds_loads_whole = isa.memory.lds_loads_whole;
    a.require(!to_lds || op.action == MemoryAction::load, "its instruction is no load, and goes to LDS");
    if (to_lds) r.op.action = MemoryAction::load_to_lds;
    if (counter) {
      r.op.action = MemoryAction::atomic;
      r.op.atomic = op.action == MemoryAction::append ? AtomicOperation::add : AtomicOperation::subtract;
      r.op.type = AtomicType::u32;
      r.returns = r.broadcast = true;
    }
    const bool image_atomic = op.address == AddressForm::image && op.action == MemoryAction::atomic;
    a.require(!wide || (image_atomic && !is_float(op.type) && op.type != AtomicType::none),
              "its instruction has no 64 bits");
    if (wide) {
      r.op.element_bits = 64;
      r.op.type = op.type == AtomicType::i32 ? AtomicType::i64 : AtomicType::u64;
    }
  }
  const std::uint64_t all = low_mask<std::uint64_t>(lanes);
  a.limited(r.lanes, op.scalar() ? 1 : all, "it has lanes that the wave lacks");
  a.limited(r.receivers, op.scalar() ? 1 : all, "it has lanes that the wave lacks");
  a.limited(r.bytes, op.scalar() ? 64 : 16, "it has more bytes at an address than any instruction");
  a.limited(r.part, op.parts() - 1, "it has more parts than its instruction");
  a.limited(r.registers, 15, "a part has four registers");
  a.number(r.both);
  a.number(r.owners);
  const bool by_format = op.channels != 0 || op.address == AddressForm::image;
  a.require(by_format || r.bytes == op.bytes(), "it has another number of bytes than its instruction");
  a.require(!r.both || (op.address == AddressForm::lds && r.bytes <= 8), "its instruction has no two addresses");
  a.require(!counter || r.lanes != 0 || r.receivers == 0, "one lane has to count for the others");
  for (std::uint32_t lane = 0; lane < lanes && a.good(); ++lane) {
    a.limited(r.space[lane], static_cast<std::uint64_t>(AddressSpace::scratch), "there is no such address space");
    const bool small = r.space[lane] != AddressSpace::global;
    a.limited(r.address[lane], small ? 0xffffffff : ~std::uint64_t{0}, "an address in LDS or scratch has 32 bits");
    a.limited(r.address1[lane], 0xffffffff, "an address in LDS has 32 bits");
    a.number(r.dropped[lane]);
    a.limited(r.owner[lane], lanes - 1, "it is scratch of a lane that the wave lacks");
  }
  a.numbers(r.data);
  a.numbers(part.reply.data);
  if (op.channels != 0) {
    // As ElementFormat::decode gives it: the widths of a format are at most 32, and all fit the element.
    a.limited(r.format.bytes, 16, "there is no such format");
    std::uint32_t bits = 0;
    for (std::uint8_t& width : r.format.width) {
      a.limited(width, 32, "there is no such format");
      bits += width;
    }
    a.require(r.format.bytes == 0 || bits == 8u * r.format.bytes, "there is no such format");
    a.require(r.bytes == r.format.bytes, "it has another number of bytes than its format");
    a.limited(r.format.number, 7, "there is no such format");
    a.require(static_cast<std::uint8_t>(r.format.number) != 6, "there is no such format");
    for (std::uint8_t& select : r.format.select) a.limited(select, 7, "there is no such channel");
  }
  if (op.address == AddressForm::image) {
    a.limited(r.texel.mask, 15, "DMASK has four bits");
    a.number(r.texel.d16);
    a.number(r.texel.repeats);
    a.limited(r.texel.format.data, 15, "there is no such format");
    a.limited(r.texel.format.number, 9, "there is no such format");
    for (std::uint8_t& select : r.texel.select) a.limited(select, 7, "there is no such channel");
    const bool none = r.texel.format.texel_bytes() == 0;
    a.require(none || r.op.action == MemoryAction::atomic || r.bytes == r.texel.format.texel_bytes() ||
                  r.bytes == op.element_bits / 8u,
              "it has another number of bytes than its format");
  }
}

/// A tile of a tensor, of what a descriptor can say (tensor/descriptor.hpp).
template <class Archive>
void tile_fields(Archive& a, tensor::Descriptor& d) {
  constexpr std::string_view problem = "no tensor descriptor says this";
  a.number(d.active);
  a.number(d.gather);
  a.number(d.barrier);
  a.number(d.iterate);
  a.number(d.pad);
  a.limited(d.element_bytes, 8, problem);
  a.require(d.element_bytes != 0 && (d.element_bytes & (d.element_bytes - 1)) == 0, problem);
  a.limited(d.lds_address, 0xffffffff, problem);
  a.limited(d.global_address, low_mask<std::uint64_t>(57), problem);
  a.limited(d.barrier_address, 8 * 0xffff, problem);
  a.numbers(d.tensor_dim);
  for (std::uint32_t& dimension : d.tile_dim) a.limited(dimension, 0xffff, problem);
  for (std::uint64_t& stride : d.stride) a.limited(stride, low_mask<std::uint64_t>(48), problem);
  a.limited(d.pad_interval, 1024, problem);
  a.require(d.pad_interval == 0 || (d.pad_interval >= 8 && (d.pad_interval & (d.pad_interval - 1)) == 0), problem);
  a.limited(d.pad_bytes, 512, problem);
  a.require(!d.pad || (d.pad_interval != 0 && d.pad_bytes != 0 && d.pad_bytes % 4 == 0), problem);
  a.limited(d.iterations, 0xffff, problem);
  a.limited(d.lds_increment, 8 * std::uint64_t{0xffffffff}, problem);
  a.limited(d.global_increment, 8 * low_mask<std::uint64_t>(48), problem);
  a.limited(d.row_limit, 16, problem);
  a.numbers(d.row);
  a.require(!d.gather || (d.tile_dim[1] <= d.row_limit && (d.tile_dim[2] | d.tile_dim[3] | d.tile_dim[4]) == 0),
            problem);
  a.require(!d.iterate || (d.tile_dim[3] | d.tile_dim[4]) == 0, problem);
}

/// An access of a wave with these registers.
template <class Archive, class Isa, std::uint32_t lanes, class Registers>
void access_fields(Archive& a, const Isa& isa, const Registers& registers, Access<Isa, lanes>& access) {
  a.part("an access on its way");
  a.number(access.id);
  a.number(access.pc);
  a.limited(access.kind, static_cast<std::uint64_t>(AccessKind::message), "there is no such kind");
  a.number(access.user);
  a.number(access.completed);
  a.number(access.answered);
  instruction_fields(a, isa, lanes, access.instruction);
  mode_fields(a, access.mode, isa.mode_layout);
  if (!a.good()) return;
  const MemoryOp& op = access.op();
  if constexpr (Archive::reads) {
    const Uses of = uses(access.instruction, lanes, registers.accum_offset());
    access.access_class = of.access;
    access.counters = of.raises;
    const ExpectedKind expected = expected_kind(access.instruction.info().memory, of.access);
    a.require(expected.known && expected.kind == access.kind, "its instruction leaves no access of that kind");
    const lockstep::detail::Registers clocked{access.instruction.field(Field::sdata), 2};
    a.require(access.kind != AccessKind::clock || lockstep::detail::owns_scalars(registers, clocked),
              "its result goes to registers that the wave lacks");
    if (access.kind == AccessKind::memory && op.scalar() && op.action != MemoryAction::store) {
      const lockstep::detail::Registers to = lockstep::detail::destination(access.instruction, op);
      a.require(lockstep::detail::names_null(isa, to.number) || lockstep::detail::owns_scalars(registers, to),
                "its result goes to registers that the wave lacks");
    }
  }
  if (access.kind == AccessKind::memory) {
    auto parts = static_cast<std::uint8_t>(access.parts.size());
    a.limited(parts, op.parts(), "it has more parts than its instruction");
    a.require(parts != 0 || op.block, "it has no parts");
    if constexpr (Archive::reads)
      if (a.good()) access.parts.resize(parts);
    for (std::size_t i = 0; i < access.parts.size() && a.good(); ++i)
      part_fields(a, isa, access.instruction, op, access.parts[i]);
  }
  if (access.kind == AccessKind::exchange) {
    a.limited(access.exchanged.lanes, low_mask<std::uint64_t>(lanes), "it has lanes that the wave lacks");
    a.number(access.exchanged.target);
    a.require(access.exchanged.target < isa.max_vgprs && registers.has_vgprs(access.exchanged.target),
              "its result goes to registers that the wave lacks");
    a.numbers(access.exchanged.data);
  }
  if (access.kind == AccessKind::tensor) tile_fields(a, access.tile);
  if (access.kind == AccessKind::message) {
    a.number(access.answer.first);
    a.limited(access.answer.count, 2, "an answer has two registers at most");
    a.require(access.answer.count == 0 ||
                  lockstep::detail::owns_scalars(registers, {access.answer.first, access.answer.count}),
              "its answer goes to registers that the wave lacks");
    a.numbers(access.answer.values);
  }
}

}  // namespace lockstep::embed::detail
