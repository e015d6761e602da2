// What an image instruction says, found once: registers of the descriptors, of the address and of the data.
#pragma once

#include <bit>
#include <cstdint>

#include "fast/memory/image/job.hpp"
#include "fast/program/wave_resources.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/image/request.hpp"

namespace lockstep::fast {

/// What the functions of memory/image ask of a wave, where only the registers that it has are known.
template <class Isa>
struct AllocatedRegisters {
  const Isa& of;
  const WaveAllocation& allocation;
  std::uint32_t sgpr_limit;

  const Isa& isa() const { return of; }
  bool has_vgprs(std::uint32_t number, std::uint32_t count = 1) const { return allocation.owns_vgprs(number, count); }
};

namespace detail {

/// Rows of the address for images of `type`; count 0 where there are none.
template <class Wave, class Instruction>
image::AddressRegisters address_rows(const Wave& wave, const Instruction& instruction, image::ImageType type) {
  image::AddressRegisters address;
  const bool fits = !instruction.has(Field::dim) || image::detail::dimension_fits(instruction.field(Field::dim), type);
  if (!fits || image::find_address(wave, instruction, type, false, address)) return {};
  for (std::uint32_t i = 0; i < address.count; ++i) address.number[i] = wave.allocation.row(address.number[i]);
  return address;
}

}  // namespace detail

/// Fills `job`, but for the functions, and makes `op` that of an atomic's width. False: the reference engine has to
/// execute the instruction.
template <class Isa>
bool plan_image(const Instruction<Isa>& instruction, const WaveAllocation& allocation, MemoryOp& op, ImageJob& job) {
  job.op = instruction.info().image;
  if (job.op.no_coordinates || job.op.compare || job.op.bias || job.op.derivatives || job.op.half_derivatives ||
      job.op.multisampled)
    return false;
  const AllocatedRegisters<Isa> wave{instruction.isa(), allocation, allocation.sgprs};
  const auto scalars = [&](std::uint32_t number, std::uint32_t count, std::uint16_t& to) {
    to = static_cast<std::uint16_t>(number);
    return lockstep::detail::owns_scalars(wave, {number, count});
  };
  job.family = instruction.isa().memory.image;
  job.resource_words = static_cast<std::uint8_t>(image::image_words(instruction));
  if (!scalars(instruction.scalar_register(Field::srsrc), job.resource_words, job.resource)) return false;
  if (op.action == MemoryAction::sample) {
    job.unnormalized = instruction.field(Field::unrm) != 0;
    if (!scalars(image::sampler_register(instruction), 4, job.sampler)) return false;
  }
  job.has_dim = instruction.has(Field::dim);
  job.dim = static_cast<std::uint8_t>(instruction.field(Field::dim) & 7u);
  job.texel = image::detail::texel_registers(wave, instruction, {});
  if (job.gathers()) {
    job.channel = static_cast<std::uint8_t>(std::countr_zero(job.texel.mask));
    job.texel.mask = 15;
  }
  if (op.action == MemoryAction::atomic && image::detail::take_width(op, instruction.field(Field::dmask), {}, true))
    return false;
  using image::ImageType;
  if (job.has_dim) {
    for (const ImageType type :
         {ImageType::d1, ImageType::d2, ImageType::d3, ImageType::d1_array, ImageType::d2_array}) {
      const image::AddressRegisters address = detail::address_rows(wave, instruction, type);
      if (address.count != 0) job.address[image::detail::sides_of(type) - 1] = address;
    }
  } else {
    for (const ImageType type : {ImageType::d1, ImageType::d2, ImageType::d3})
      job.address[image::detail::sides_of(type) - 1] = detail::address_rows(wave, instruction, type);
  }
  const lockstep::detail::Registers data = image::data_registers(instruction, op, job.texel);
  if (!allocation.owns_vgprs(data.number, data.count)) return false;
  job.data = static_cast<std::uint16_t>(allocation.row(data.number));
  return true;
}

}  // namespace lockstep::fast
