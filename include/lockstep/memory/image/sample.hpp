// IMAGE_SAMPLE and its kin without derivatives, lane by lane.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/core/convert.hpp"
#include "lockstep/memory/image/operands.hpp"
#include "lockstep/memory/image/sampling.hpp"

namespace lockstep::image {

/// Executes a sample. On a fault no register has been written.
template <class Wave, class Instruction, class Global>
constexpr Fault sample(Wave& wave, const Instruction& instruction, Global& global) {
  const ImageOp& op = instruction.info().image;
  const ImageFamily family = wave.isa().memory.image;
  ImageDescription image;
  SamplerDescription sampler;
  bool unbound = false;
  if (const Fault fault = read_image(wave, instruction, image, unbound)) return fault;
  if (const Fault fault = read_sampler(wave, instruction, sampler)) return fault;
  AddressRegisters address;
  if (const Fault fault = find_address(wave, instruction, image.type, unbound, address)) return fault;
  const TexelRegisters texel = detail::texel_registers(wave, instruction, image);
  const std::uint32_t number = lockstep::detail::data_register(instruction, instruction.vgpr(Field::vdata));
  if (!wave.has_vgprs(number, texel.count())) return lockstep::detail::vgpr_fault();
  if (image.type == ImageType::cube) return detail::refuse("samples of cubes are not executed");
  const bool blends = sampler.magnify == XyFilter::linear || sampler.minify == XyFilter::linear ||
                      (image.type == ImageType::d3 && sampler.z == ZFilter::linear);
  if (!unbound && image.format.integer() && (blends || sampler.mip == MipFilter::linear))
    return detail::refuse("sampler: integers cannot be filtered. Use a point filter");
  const bool many = image.last_level != image.base_level && sampler.mip != MipFilter::base_level;
  if (!op.level && !op.level_zero && (many || sampler.magnify != sampler.minify))
    return detail::refuse("the sample's level of detail depends on derivatives, which are not executed");

  const std::uint64_t active = wave.exec();
  std::array<std::array<std::uint32_t, 4>, Wave::lanes> results{};
  const auto coordinate = [&](std::uint32_t lane, std::uint32_t i) {
    const std::uint32_t bits = address.component(wave, lane, i);
    return address.half ? fp::f16_to_f32(F16{static_cast<std::uint16_t>(bits)}, DefaultMode{}).bits : bits;
  };
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((active >> lane & 1) == 0 || unbound) continue;
    detail::Sampling<Global> sampling(family, image, sampler, global);
    sampling.sides = detail::sides_of(image.type);
    for (std::uint32_t i = 0; i < sampling.sides; ++i) {
      sampling.coordinate[i] = coordinate(lane, i);
      sampling.offset[i] = address.texel_offset(wave, lane, i);
    }
    if (is_array(image.type) && address.shape.slice)
      sampling.slice = slice_of(coordinate(lane, sampling.sides), image.depth - image.first_slice);
    const std::uint32_t lod = op.level ? coordinate(lane, address.shape.components() - 1) : 0;
    SamplerDescription bounds = sampler;
    if (op.level_zero) bounds.lod_bias = 0;
    Colour colour{};
    if (Fault fault = sampling.sample(level_of_detail(lod, bounds), colour)) {
      fault.lane = static_cast<std::int32_t>(lane);
      return fault;
    }
    results[lane] = texel.pack(selected(colour, texel.select, texel.format.integer()));
  }
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((active >> lane & 1) == 0) continue;
    for (std::uint32_t i = 0; i < texel.count(); ++i) wave.set_vgpr(lane, number + i, results[lane][i]);
  }
  return no_fault;
}

}  // namespace lockstep::image
