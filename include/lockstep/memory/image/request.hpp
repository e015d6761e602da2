// Image loads, stores and atomics as requests: one texel a lane.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/memory/image/operands.hpp"
#include "lockstep/memory/image/texel.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::image {

namespace detail {

/// Data of an atomic: 32 or 64 bits by DMASK, as wide as a texel of the image, where there is one.
constexpr Fault take_width(MemoryOp& op, std::uint32_t mask, const ImageDescription& image, bool unbound) {
  const bool wide = op.atomic_operands() == 2 ? mask == 15 : mask == 3;
  if (!wide && mask != (op.atomic_operands() == 2 ? 3u : 1u))
    return refuse("DMASK of an image atomic must be 1 for 32 bits and 3 for 64 bits, of a compare-and-swap 3 and 15");
  if (wide && (is_float(op.type) || op.type == AtomicType::none))
    return refuse("an image atomic on floats has 32 bits");
  if (wide) {
    op.element_bits = 64;
    op.type = op.type == AtomicType::i32 ? AtomicType::i64 : AtomicType::u64;
  }
  if (!unbound && image.format.texel_bytes() != op.element_bits / 8u)
    return refuse("an image atomic is as wide as DMASK says, and the image's texels are not");
  return no_fault;
}

}  // namespace detail

/// Registers of data: of a load or store its channels, of an atomic all it sends.
template <class Instruction>
constexpr lockstep::detail::Registers data_registers(const Instruction& instruction, const MemoryOp& op,
                                                     const TexelRegisters& texel) {
  const std::uint32_t first = lockstep::detail::data_register(instruction, instruction.vgpr(Field::vdata));
  if (op.action != MemoryAction::atomic) return {first, texel.count()};
  return {first, op.element_bits / 32u * op.atomic_operands()};
}

/// Addresses and data of a load, a store or an atomic. Coordinates are unsigned; a texel outside its level, and one of
/// a level or a slice outside the view, reads as 0 and is not written.
template <class Wave, class Instruction>
constexpr Fault make_request(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  if (request.lanes == 0) return no_fault;  // nobody looks at the descriptor
  const ImageFamily family = wave.isa().memory.image;
  ImageDescription image;
  bool unbound = false;
  if (const Fault fault = read_image(wave, instruction, image, unbound)) return fault;
  AddressRegisters address;
  if (const Fault fault = find_address(wave, instruction, image.type, unbound, address)) return fault;
  MemoryOp& op = request.op;
  const bool atomic = op.action == MemoryAction::atomic;
  request.texel = detail::texel_registers(wave, instruction, image);
  if (atomic)
    if (const Fault fault = detail::take_width(op, instruction.field(Field::dmask), image, unbound)) return fault;
  if (op.action == MemoryAction::store && image.format.srgb())
    return detail::refuse("image stores to sRGB are not executed: store to the format's unorm");
  request.bytes = unbound ? op.element_bits / 8u : image.format.texel_bytes();

  std::uint32_t known = image.base_level;
  Level level = level_of(family, image, known);
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    std::array<std::uint32_t, 3> at{};
    for (std::uint32_t i = 0; i < address.shape.sides; ++i) at[i] = address.component(wave, lane, i);
    const std::uint32_t slice = address.shape.slice ? address.component(wave, lane, address.shape.sides) : 0;
    const std::uint32_t mip = address.shape.level ? address.component(wave, lane, address.shape.components() - 1) : 0;
    bool outside = unbound || mip > image.last_level - image.base_level;
    if (const std::uint32_t number = image.base_level + mip; !outside && number != known) {
      known = number;
      level = level_of(family, image, known);
    }
    std::uint64_t layer = 0;
    if (is_array(image.type)) {
      layer = std::uint64_t{image.first_slice} + slice;
      outside = outside || layer >= image.depth;
    } else if (image.type == ImageType::d3) {
      layer = address.shape.slice && address.shape.sides < 3 ? slice : at[2];  // DIM may name an array of planes
      outside = outside || layer >= level.depth;
    } else if (slice != 0 && instruction.has(Field::dim)) {
      return detail::refuse("DIM of the instruction names an array, its slice is not 0, and the image is no array");
    }
    outside = outside || at[0] >= level.width || (address.shape.sides > 1 && at[1] >= level.height);
    request.dropped[lane] = outside ? std::uint16_t{0xffff} : std::uint16_t{0};
    const std::uint64_t row = address.shape.sides > 1 ? at[1] : 0;
    if (!outside)
      request.address[lane] = image.base + level.offset + layer * level.slice_bytes + row * level.row_bytes +
                              std::uint64_t{at[0]} * request.bytes;
  }

  const lockstep::detail::Registers data = data_registers(instruction, op, request.texel);
  if (!wave.has_vgprs(data.number, data.count)) return lockstep::detail::vgpr_fault();
  if (op.action == MemoryAction::load) return no_fault;
  const ElementFormat element = image.format.element();
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    for (std::uint32_t i = 0; i < data.count; ++i) request.data[4 * lane + i] = wave.vgpr(lane, data.number + i);
    if (!atomic && !unbound) request.texel.encode(element, &request.data[4 * lane]);
  }
  return no_fault;
}

/// Writes what memory answered to the instruction's registers.
template <class Wave, class Instruction>
constexpr void complete(Wave& wave, const Instruction& instruction, const MemoryRequest<Wave::lanes>& request,
                        const MemoryReply<Wave::lanes>& reply) {
  const TexelRegisters& texel = request.texel;
  lockstep::detail::Registers to = data_registers(instruction, request.op, texel);
  if (request.op.action == MemoryAction::atomic) to.count = request.op.element_bits / 32u;
  const ElementFormat element = texel.format.element();
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    std::array<std::uint32_t, 4> words{};
    if (request.dropped[lane] == 0)
      for (std::uint32_t i = 0; i < 4 && 4 * i < request.bytes; ++i) words[i] = reply.data[4 * lane + i];
    if (request.op.action == MemoryAction::load) {
      const Colour colour = request.dropped[lane] == 0 ? colour_of(texel.format, element, words) : Colour{};
      words = texel.pack(selected(colour, texel.select, texel.format.integer()));
    }
    for (std::uint32_t i = 0; i < to.count; ++i) wave.set_vgpr(lane, to.number + i, words[i]);
  }
}

/// IMAGE_GET_RESINFO: width, height, depth or slices, and the number of levels, of the view. A level that the view
/// lacks has sizes of 0.
template <class Wave, class Instruction>
constexpr Fault get_size(Wave& wave, const Instruction& instruction) {
  if (lockstep::detail::active_lanes(wave) == 0) return no_fault;
  ImageDescription image;
  bool unbound = false;
  if (const Fault fault = read_image(wave, instruction, image, unbound)) return fault;
  AddressRegisters address;
  if (const Fault fault = find_address(wave, instruction, image.type, unbound, address)) return fault;
  TexelRegisters texel = detail::texel_registers(wave, instruction, image);
  if (texel.d16) return detail::refuse("the size of an image has no 16-bit form");
  const std::uint32_t number = lockstep::detail::data_register(instruction, instruction.vgpr(Field::vdata));
  if (!wave.has_vgprs(number, texel.count())) return lockstep::detail::vgpr_fault();
  const std::uint32_t levels = image.last_level - image.base_level + 1;
  const std::uint64_t active = lockstep::detail::active_lanes(wave);
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((active >> lane & 1) == 0) continue;
    const std::uint32_t mip = address.component(wave, lane, 0);
    Colour size{};
    if (!unbound) size[3] = levels;
    if (!unbound && mip < levels) {
      const Level level = level_of(wave.isa().memory.image, image, image.base_level + mip);
      size = {level.width, level.height, is_array(image.type) ? image.depth - image.first_slice : level.depth, levels};
    }
    const std::array<std::uint32_t, 4> words = texel.pack(size);
    for (std::uint32_t i = 0; i < texel.count(); ++i) wave.set_vgpr(lane, number + i, words[i]);
  }
  return no_fault;
}

}  // namespace lockstep::image
