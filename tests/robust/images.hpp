// What an image instruction needs to do its work: a descriptor of a small image that fits it, a sampler, coordinates
// inside the image and around it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "lockstep/core/convert.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/layout.hpp"
#include "lockstep/memory/image/sampler.hpp"
#include "random_instruction.hpp"

namespace robust {

inline bool samples_image(const lockstep::ImageOp& op) {
  return op.action == lockstep::ImageAction::sample || op.action == lockstep::ImageAction::gather;
}

/// Bytes from the image's base on that any such image needs at most.
inline constexpr std::uint32_t small_image_bytes = 7680;

/// The type of an image for `instruction`: by DIM; GFX9 has none, and DA says that there is a slice.
template <class Isa>
lockstep::image::ImageType image_type_for(const lockstep::Instruction<Isa>& instruction, Random& random) {
  using enum lockstep::image::ImageType;
  constexpr std::array by_dim{d1, d2, d3, d2_array, d1_array, d2_array, d2_msaa, d2_msaa_array};
  if (instruction.has(lockstep::Field::dim)) return by_dim[instruction.field(lockstep::Field::dim) & 7u];
  const bool array = instruction.field(lockstep::Field::da) != 0;
  if (instruction.info().image.action == lockstep::ImageAction::gather) return array ? d2_array : d2;
  constexpr std::array arrays{d1_array, d2_array};
  constexpr std::array others{d1, d2, d3};
  return array ? arrays[random.below(2)] : others[random.below(3)];
}

/// A descriptor of an image at `base`, a multiple of 256.
template <class Isa>
std::array<std::uint32_t, 8> image_for(const lockstep::Instruction<Isa>& instruction, std::uint64_t base,
                                       Random& random) {
  using lockstep::image::DataFormat, lockstep::image::ImageDescription, lockstep::image::ImageFormat,
      lockstep::image::ImageType, lockstep::image::Number;
  constexpr ImageFormat formats[] = {{DataFormat::d32_32_32_32, Number::floating},
                                     {DataFormat::d8_8_8_8, Number::unorm},
                                     {DataFormat::d16_16, Number::floating},
                                     {DataFormat::d2_10_10_10, Number::unorm},
                                     {DataFormat::d16_16_16_16, Number::snorm},
                                     {DataFormat::d8, Number::unorm},
                                     {DataFormat::d32, Number::uint},
                                     {DataFormat::d16, Number::sint},
                                     {DataFormat::d8_8_8_8, Number::uint}};
  const lockstep::ImageOp& op = instruction.info().image;
  ImageDescription image;
  image.base = base;
  image.type = image_type_for(instruction, random);
  // Integers cannot be filtered.
  image.format = formats[random.below(op.action == lockstep::ImageAction::sample ? 6 : 9)];
  if (op.action == lockstep::ImageAction::atomic && instruction.info().memory != nullptr) {
    const int operands = static_cast<int>(instruction.info().memory->atomic_operands());
    const bool wide = std::popcount(instruction.field(lockstep::Field::dmask)) == 2 * operands;
    image.format = {wide ? DataFormat::d32_32 : DataFormat::d32, Number::uint};
  }
  image.width = 6 + random.below(5);
  image.height = image.type == ImageType::d1 || image.type == ImageType::d1_array ? 1 : 4;
  image.depth = lockstep::image::detail::is_volume_or_array(image.type) ? 3 : 1;
  image.first_slice = lockstep::image::is_array(image.type) ? random.below(2) : 0;
  image.levels = op.mip || op.level ? 2 : 1;
  image.last_level = image.levels - 1;
  return lockstep::image::encode(Isa::memory.image, image);
}

/// A sampler for it.
template <class Isa>
std::array<std::uint32_t, 4> sampler_for(const lockstep::Instruction<Isa>& instruction, Random& random) {
  using lockstep::image::BorderColour, lockstep::image::Clamp, lockstep::image::MipFilter,
      lockstep::image::SamplerDescription, lockstep::image::XyFilter, lockstep::image::ZFilter;
  constexpr Clamp clamps[] = {Clamp::wrap, Clamp::mirror, Clamp::last_texel, Clamp::mirror_once_last_texel,
                              Clamp::border};
  SamplerDescription sampler;
  for (Clamp& clamp : sampler.clamp) clamp = clamps[random.below(5)];
  sampler.truncate = random.below(2) != 0;
  sampler.magnify = sampler.minify = random.below(2) != 0 ? XyFilter::linear : XyFilter::point;
  sampler.z = static_cast<ZFilter>(random.below(3));
  if (instruction.info().image.level) sampler.mip = static_cast<MipFilter>(random.below(3));
  sampler.border = static_cast<BorderColour>(random.below(3));
  return lockstep::image::encode(Isa::memory.image, sampler);
}

/// What an address register holds in a lane: one component, or two halves.
template <class Isa>
std::uint32_t coordinates_for(const lockstep::Instruction<Isa>& instruction, Random& random) {
  const bool half = instruction.field(lockstep::Field::a16) != 0;
  const auto component = [&]() -> std::uint32_t {
    if (!samples_image(instruction.info().image)) return random.below(6);
    const auto step = static_cast<float>(random.below(64));
    const float value = instruction.field(lockstep::Field::unrm) != 0 ? step / 4 - 2 : step / 40 - 0.25f;
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return half ? lockstep::fp::f32_to_f16(lockstep::F32{bits}, lockstep::DefaultMode{}).bits : bits;
  };
  const std::uint32_t low = component();
  return half ? low | component() << 16 : low;
}

/// The number of the first register of the sampler.
template <class Isa>
std::uint32_t sampler_register(const lockstep::Instruction<Isa>& instruction) {
  const auto field = instruction.has(lockstep::Field::ssamp) ? lockstep::Field::ssamp : lockstep::Field::samp;
  return instruction.scalar_register(field);
}

/// Calls `visit(number)` for the address registers of an image instruction; of GFX9, whose descriptors tell how many
/// there are, for as many as there can be.
template <class Isa, class Visit>
void each_address_register(const lockstep::Instruction<Isa>& instruction, Visit&& visit) {
  if (!instruction.has(lockstep::Field::dim)) {
    for (std::uint32_t i = 0; i < 5; ++i) visit(instruction.vgpr(lockstep::Field::vaddr) + i);
    return;
  }
  const lockstep::ImageRegisters registers = lockstep::image_registers(instruction);
  for (std::size_t group = 0; group < registers.groups; ++group)
    for (std::uint32_t i = 0; i < registers.address[group]; ++i)
      visit(instruction.vgpr(lockstep::image_address_field(instruction, group)) + i);
}

}  // namespace robust
