// The registers of an image instruction: descriptor, sampler, and the components of the address.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/memory/image/layout.hpp"
#include "lockstep/memory/image/sampler.hpp"
#include "lockstep/memory/image/texel.hpp"
#include "lockstep/memory/registers.hpp"

namespace lockstep::image {

/// Components of an address: coordinates along sides, the slice of an array, the number of a mipmap or a level of
/// detail.
struct AddressShape {
  std::uint32_t sides = 1;
  bool slice = false, level = false;
  constexpr std::uint32_t components() const { return sides + (slice ? 1 : 0) + (level ? 1 : 0); }
};

/// Where an instruction's address stands: VGPRs in the order { offset } { body }.
struct AddressRegisters {
  std::array<std::uint32_t, 8> number{};
  std::uint32_t count = 0;
  AddressShape shape{};
  bool half = false;    ///< components of the body have 16 bits, two to a register
  bool offset = false;  ///< the first register holds offsets in texels

  /// Component `i` of the body: bits of the register, or of a half.
  template <class Wave>
  constexpr std::uint32_t component(const Wave& wave, std::uint32_t lane, std::uint32_t i) const {
    const std::uint32_t first = offset ? 1 : 0;
    if (!half) return wave.vgpr(lane, number[first + i]);
    return wave.vgpr(lane, number[first + i / 2]) >> (16 * (i % 2)) & 0xffffu;
  }
  /// Texels to add along side `i`: six signed bits.
  template <class Wave>
  constexpr std::int32_t texel_offset(const Wave& wave, std::uint32_t lane, std::uint32_t i) const {
    if (!offset) return 0;
    return sign_extend(wave.vgpr(lane, number[0]) >> (8 * i) & 0x3fu, 6);
  }
};

namespace detail {

constexpr std::uint32_t sides_of(ImageType type) {
  return type == ImageType::d1 || type == ImageType::d1_array ? 1 : type == ImageType::d3 ? 3 : 2;
}

/// Does DIM of gfx10 and later name images of this type? Loads and stores see a cube as an array of its faces.
constexpr bool dimension_fits(std::uint32_t dim, ImageType type) {
  switch (dim) {
    case 0: return type == ImageType::d1;
    case 1: return type == ImageType::d2;
    case 2: return type == ImageType::d3;
    case 4: return type == ImageType::d1_array;
    case 3:
    case 5: return type == ImageType::cube || type == ImageType::d2_array;
    default: return false;
  }
}

/// The same for loads and stores, which reach texels of every type as those of an array: x, y, slice or plane. AMD's
/// runtime copies to and from images of all types so, on gfx10 and later.
constexpr bool access_fits(std::uint32_t dim, ImageType type) {
  const bool plain =
      type == ImageType::d1 || type == ImageType::d2 || type == ImageType::d3 || type == ImageType::d1_array;
  return dimension_fits(dim, type) || (dim == 5 && plain);
}

/// How the instruction's registers hold texels of `image`.
template <class Wave, class Instruction>
constexpr TexelRegisters texel_registers(const Wave& wave, const Instruction& instruction,
                                         const ImageDescription& image) {
  TexelRegisters registers;
  registers.mask = static_cast<std::uint8_t>(instruction.field(Field::dmask));
  if (registers.mask == 0) registers.mask = 1;  // as LLVM counts its registers
  registers.d16 = instruction.field(Field::d16) != 0;
  registers.repeats = wave.isa().memory.image == ImageFamily::gfx12;
  registers.format = image.format;
  registers.select = image.select;
  return registers;
}

constexpr Fault refuse(std::string_view why) { return make_fault(FaultKind::illegal_operand, why); }

}  // namespace detail

/// What the words of an image descriptor say, of 4 words the first half. `unbound`: it is all zeros, so loads give 0
/// and stores do nothing.
constexpr Fault describe_image(ImageFamily family, const std::array<std::uint32_t, 8>& words, ImageDescription& image,
                               bool& unbound) {
  unbound = true;
  for (const std::uint32_t word : words)
    if (word != 0) unbound = false;
  if (unbound) return no_fault;
  image = decode_image(family, words);
  if (image.swizzle != 0)
    return detail::refuse("image descriptor: its swizzle mode is not linear. Only linear images are executed");
  if (image.compressed) return detail::refuse("image descriptor: it is compressed. Only plain images are executed");
  if (const std::string_view problem = described_problem(family, image); !problem.empty())
    return detail::refuse(problem);
  return no_fault;
}

/// Dwords of the instruction's image descriptor.
template <class Instruction>
constexpr std::uint32_t image_words(const Instruction& instruction) {
  return instruction.field(Field::r128) != 0 ? 4 : 8;
}

/// Reads the descriptor.
template <class Wave, class Instruction>
constexpr Fault read_image(const Wave& wave, const Instruction& instruction, ImageDescription& image, bool& unbound) {
  const std::uint32_t number = instruction.scalar_register(Field::srsrc), count = image_words(instruction);
  if (!lockstep::detail::owns_scalars(wave, {number, count})) return lockstep::detail::sgpr_fault();
  std::array<std::uint32_t, 8> words{};
  for (std::uint32_t i = 0; i < count; ++i) words[i] = wave.s[number + i];
  return describe_image(wave.isa().memory.image, words, image, unbound);
}

/// What the words of a sampler say, or why it is not executed. `unnormalized`: the instruction says that coordinates
/// count texels.
constexpr Fault describe_sampler(ImageFamily family, const std::array<std::uint32_t, 4>& words, bool unnormalized,
                                 SamplerDescription& sampler) {
  sampler = decode_sampler(family, words);
  if (unnormalized) sampler.unnormalized = true;
  if (sampler.border == BorderColour::table)
    return detail::refuse("sampler: its border colour is in a table of the driver. Only black and white are executed");
  if (sampler.reduction != 0 || sampler.single_bit_weights || sampler.force_degamma)
    return detail::refuse(
        "sampler: minimum and maximum filters, weights of one bit and FORCE_DEGAMMA are not executed");
  if (sampler.magnify > XyFilter::linear || sampler.minify > XyFilter::linear)
    return detail::refuse("sampler: anisotropic filters need derivatives, which are not executed");
  if (sampler.z > ZFilter::linear || sampler.mip > MipFilter::linear)
    return detail::refuse("sampler: there is no such filter");
  for (const Clamp clamp : sampler.clamp)
    if (clamp == Clamp::half_border || clamp == Clamp::mirror_once_half_border)
      return detail::refuse("sampler: clamping to half of the border is not executed");
  return no_fault;
}

/// The first scalar register of the instruction's sampler.
template <class Instruction>
constexpr std::uint32_t sampler_register(const Instruction& instruction) {
  return instruction.scalar_register(instruction.has(Field::ssamp) ? Field::ssamp : Field::samp);
}

/// Reads the sampler, and refuses what is not executed.
template <class Wave, class Instruction>
constexpr Fault read_sampler(const Wave& wave, const Instruction& instruction, SamplerDescription& sampler) {
  const std::uint32_t number = sampler_register(instruction);
  if (!lockstep::detail::owns_scalars(wave, {number, 4})) return lockstep::detail::sgpr_fault();
  return describe_sampler(wave.isa().memory.image,
                          {wave.s[number], wave.s[number + 1], wave.s[number + 2], wave.s[number + 3]},
                          instruction.field(Field::unrm) != 0, sampler);
}

/// Finds the address registers of an instruction on an image of this type. An unbound image has the type that the
/// instruction names.
template <class Wave, class Instruction>
constexpr Fault find_address(const Wave& wave, const Instruction& instruction, ImageType type, bool unbound,
                             AddressRegisters& address) {
  const ImageOp& op = instruction.info().image;
  const bool has_dim = instruction.has(Field::dim);
  const std::uint32_t dim = instruction.field(Field::dim) & 7u;
  address.half = instruction.field(Field::a16) != 0;
  address.offset = op.offset;
  AddressShape& shape = address.shape;
  if (op.no_coordinates) {
    shape = {0, false, true};
  } else if (has_dim) {
    if (dim >= 6) return detail::refuse("DIM names multi-sampled images, which are not executed");
    const bool access = op.action == ImageAction::load || op.action == ImageAction::store;
    if (!unbound && !(access ? detail::access_fits(dim, type) : detail::dimension_fits(dim, type)))
      return detail::refuse("DIM of the instruction is not the type of the image in its descriptor");
    constexpr std::array<std::uint8_t, 6> sides{1, 2, 3, 2, 1, 2};
    shape = {sides[dim], dim >= 3, op.mip || op.level};
  } else {
    shape = {detail::sides_of(type), instruction.field(Field::da) != 0, op.mip || op.level};
  }
  const std::uint32_t body = address.half ? (shape.components() + 1) / 2 : shape.components();
  const std::uint32_t wanted = body + (op.offset ? 1 : 0);
  if (!has_dim) {
    for (; address.count < wanted; ++address.count)
      address.number[address.count] = instruction.vgpr(Field::vaddr) + address.count;
  } else {
    const ImageRegisters registers = image_registers(instruction);
    for (std::size_t group = 0; group < registers.groups; ++group) {
      const std::uint32_t first = instruction.vgpr(image_address_field(instruction, group));
      for (std::uint32_t i = 0; i < registers.address[group] && address.count < wanted; ++i)
        address.number[address.count++] = first + i;
    }
  }
  for (std::uint32_t i = 0; i < address.count; ++i)
    if (!wave.has_vgprs(address.number[i])) return lockstep::detail::vgpr_fault();
  return no_fault;
}

}  // namespace lockstep::image
