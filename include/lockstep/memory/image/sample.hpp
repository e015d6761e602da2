// IMAGE_SAMPLE, IMAGE_GATHER4 and their kin without derivatives, lane by lane.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "lockstep/core/convert.hpp"
#include "lockstep/memory/image/operands.hpp"
#include "lockstep/memory/image/sampling.hpp"

namespace lockstep::image {

namespace detail {

constexpr bool gathers(const ImageOp& op) { return op.action == ImageAction::gather; }

/// Why an instruction cannot sample, or gather from, this image by this sampler.
constexpr Fault sampling_problem(const ImageOp& op, const ImageDescription& image, const SamplerDescription& sampler) {
  constexpr std::string_view no_level = "the sample's level of detail depends on derivatives, which are not executed";
  if (image.type == ImageType::cube) return refuse("samples of cubes are not executed");
  const bool many = image.last_level != image.base_level && sampler.mip != MipFilter::base_level;
  const bool fixed = op.level || op.level_zero;
  if (gathers(op)) {
    if (image.type != ImageType::d2 && image.type != ImageType::d2_array)
      return refuse("a gather needs an image of two dimensions");
    return !fixed && many ? refuse(no_level) : no_fault;
  }
  const bool blends = sampler.magnify == XyFilter::linear || sampler.minify == XyFilter::linear ||
                      (image.type == ImageType::d3 && sampler.z == ZFilter::linear);
  if (image.format.integer() && (blends || sampler.mip == MipFilter::linear))
    return refuse("sampler: integers cannot be filtered. Use a point filter");
  return !fixed && (many || sampler.magnify != sampler.minify) ? refuse(no_level) : no_fault;
}

}  // namespace detail

/// One sample or gather of a wave: what its descriptors and its words say, the same in all lanes.
template <class Wave, class Instruction>
class Sample {
 public:
  constexpr Sample(const Wave& wave, const Instruction& instruction) : wave_(wave), instruction_(instruction) {}

  /// Reads the descriptors. A fault says what is not executed.
  constexpr Fault prepare() {
    const ImageOp& op = instruction_.info().image;
    if (const Fault fault = read_image(wave_, instruction_, image_, unbound_)) return fault;
    if (const Fault fault = read_sampler(wave_, instruction_, sampler_)) return fault;
    if (const Fault fault = find_address(wave_, instruction_, image_.type, unbound_, address_)) return fault;
    texel_ = detail::texel_registers(wave_, instruction_, image_);
    if (gathers()) {
      channel_ = static_cast<std::uint32_t>(std::countr_zero(texel_.mask));
      texel_.mask = 15;
    }
    to_ = {lockstep::detail::data_register(instruction_, instruction_.vgpr(Field::vdata)), texel_.count()};
    if (!wave_.has_vgprs(to_.number, to_.count)) return lockstep::detail::vgpr_fault();
    if (unbound_) return no_fault;
    element_ = image_.format.element();
    first_level_ = level_of(wave_.isa().memory.image, image_, image_.base_level);
    return detail::sampling_problem(op, image_, sampler_);
  }

  /// The registers that the result goes to.
  constexpr lockstep::detail::Registers registers() const { return to_; }

  /// What lane `lane` gets, after prepare() without a fault. `global` reads the texels.
  template <class Global>
  constexpr Fault of_lane(std::uint32_t lane, Global& global, std::array<std::uint32_t, 4>& result) const {
    result = {};
    if (unbound_) return no_fault;
    const ImageOp& op = instruction_.info().image;
    detail::Sampling<Global> sampling(wave_.isa().memory.image, image_, element_, sampler_, global);
    sampling.sides = detail::sides_of(image_.type);
    sampling.first_level = &first_level_;
    for (std::uint32_t i = 0; i < sampling.sides; ++i) {
      sampling.coordinate[i] = coordinate(lane, i);
      sampling.offset[i] = address_.texel_offset(wave_, lane, i);
    }
    if (is_array(image_.type) && address_.shape.slice)
      sampling.slice = slice_of(coordinate(lane, sampling.sides), image_.depth - image_.first_slice);
    const std::uint32_t lod = op.level ? coordinate(lane, address_.shape.components() - 1) : 0;
    SamplerDescription bounds = sampler_;
    if (op.level_zero) bounds.lod_bias = 0;
    const std::int64_t level = level_of_detail(lod, bounds);
    const bool integer = texel_.format.integer();
    Colour colour{};
    Fault fault = no_fault;
    if (gathers()) {
      std::array<Colour, 4> four{};
      fault = sampling.gather(level, four);
      for (std::uint32_t i = 0; i < 4; ++i) colour[i] = selected(four[i], texel_.select, integer)[channel_];
    } else {
      fault = sampling.sample(level, colour);
      colour = selected(colour, texel_.select, integer);
    }
    if (fault) {
      fault.lane = static_cast<std::int32_t>(lane);
      return fault;
    }
    result = texel_.pack(colour);
    return no_fault;
  }

 private:
  constexpr bool gathers() const { return detail::gathers(instruction_.info().image); }
  constexpr std::uint32_t coordinate(std::uint32_t lane, std::uint32_t i) const {
    const std::uint32_t bits = address_.component(wave_, lane, i);
    return address_.half ? fp::f16_to_f32(F16{static_cast<std::uint16_t>(bits)}, DefaultMode{}).bits : bits;
  }

  const Wave& wave_;
  const Instruction& instruction_;
  ImageDescription image_{};
  ElementFormat element_{};
  SamplerDescription sampler_{};
  AddressRegisters address_{};
  TexelRegisters texel_{};
  lockstep::detail::Registers to_{};
  Level first_level_{};
  std::uint32_t channel_ = 0;  ///< that a gather takes
  bool unbound_ = false;
};

/// Executes a sample or a gather. On a fault no register has been written.
template <class Wave, class Instruction, class Global>
constexpr Fault sample(Wave& wave, const Instruction& instruction, Global& global) {
  const std::uint64_t active = lockstep::detail::active_lanes(wave);
  if (active == 0) return no_fault;  // nobody looks at the descriptors
  std::array<std::array<std::uint32_t, 4>, Wave::lanes> results{};
  Sample<Wave, Instruction> sample(wave, instruction);
  if (const Fault fault = sample.prepare()) return fault;
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((active >> lane & 1) == 0) continue;
    if (const Fault fault = sample.of_lane(lane, global, results[lane])) return fault;
  }
  const lockstep::detail::Registers to = sample.registers();
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((active >> lane & 1) == 0) continue;
    for (std::uint32_t i = 0; i < to.count; ++i) wave.set_vgpr(lane, to.number + i, results[lane][i]);
  }
  return no_fault;
}

/// Calls `visit(lane, address, bytes)` for each texel that the sample or gather will read, lane by lane. Nothing, where
/// it will fault before it reads one.
template <class Wave, class Instruction, class Visit>
constexpr void each_texel(const Wave& wave, const Instruction& instruction, Visit&& visit) {
  struct Told {
    Visit& visit;
    std::uint32_t lane;
    constexpr bool read(std::uint64_t address, std::uint8_t*, std::uint32_t bytes) const {
      visit(lane, address, bytes);
      return true;
    }
  };
  const std::uint64_t active = lockstep::detail::active_lanes(wave);
  Sample<Wave, Instruction> sample(wave, instruction);
  if (active == 0 || sample.prepare()) return;
  std::array<std::uint32_t, 4> ignored{};
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if ((active >> lane & 1) == 0) continue;
    Told told{visit, lane};
    (void)sample.of_lane(lane, told, ignored);
  }
}

}  // namespace lockstep::image
