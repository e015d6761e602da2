// A sample of one lane: texels read and blended.
//
// Blending goes along x, then y, then z, then from level to level. A step is (a (256 - w) + b w) / 256: products and
// sum in f64, the result rounded to f32. A weight of 0 leaves a as it is. No manual tells how hardware rounds there.
//
// A gather gives one channel of the four texels that a linear filter blends. Their order is that of Direct3D 11 and
// OpenGL: (x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y).
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/core/arithmetic.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/memory/image/coordinate.hpp"
#include "lockstep/memory/image/layout.hpp"
#include "lockstep/memory/image/sampler.hpp"
#include "lockstep/memory/image/texel.hpp"
#include "lockstep/memory/memory.hpp"

namespace lockstep::image {

namespace detail {

/// One step of a blend.
constexpr std::uint32_t blend(std::uint32_t a, std::uint32_t b, std::uint32_t weight) {
  if (weight == 0) return a;
  const DefaultMode mode{};
  const F64 left = fp::mul(fp::to_f64(F32{a}), fp::u32_to_f64(256 - weight, mode), mode);
  const F64 right = fp::mul(fp::to_f64(F32{b}), fp::u32_to_f64(weight, mode), mode);
  return fp::f64_to_f32(fp::mul(fp::add(left, right, mode), F64{0x3f70000000000000u}, mode), mode).bits;
}
constexpr Colour blend(const Colour& a, const Colour& b, std::uint32_t weight) {
  Colour result{};
  for (std::uint32_t i = 0; i < 4; ++i) result[i] = blend(a[i], b[i], weight);
  return result;
}

/// Samples flush denormals (RDNA3 and RDNA4 ISA manuals, 10.4).
constexpr std::uint32_t flushed(std::uint32_t bits) { return (bits >> 23 & 0xffu) == 0 ? bits & 0x80000000u : bits; }

/// A sample of one lane.
template <class Global>
class Sampling {
 public:
  constexpr Sampling(ImageFamily family, const ImageDescription& image, const SamplerDescription& sampler,
                     Global& global)
      : Sampling(family, image, image.format.element(), sampler, global) {}
  /// With `element`, which is image.format.element().
  constexpr Sampling(ImageFamily family, const ImageDescription& image, const ElementFormat& element,
                     const SamplerDescription& sampler, Global& global)
      : family_(family), image_(image), element_(element), sampler_(sampler), global_(global) {}

  std::array<std::uint32_t, 3> coordinate{};  ///< f32 along each side
  std::array<std::int32_t, 3> offset{};
  std::uint32_t sides = 2;
  std::uint32_t slice = 0;             ///< of the view
  const Level* first_level = nullptr;  ///< the view's base level, where somebody has it

  /// `lod`: in 1/256 levels from the base level on.
  constexpr Fault sample(std::int64_t lod, Colour& colour) {
    const bool linear = (lod <= 0 ? sampler_.magnify : sampler_.minify) == XyFilter::linear;
    const std::int64_t last = image_.last_level - image_.base_level;
    std::int64_t level = nearest_level(lod);
    std::uint32_t weight = 0;
    if (sampler_.mip == MipFilter::linear) {
      level = lod >> 8;
      weight = static_cast<std::uint32_t>(lod & 255);
    }
    if (level >= last) {
      level = last;
      weight = 0;
    }
    if (const Fault fault = filter(static_cast<std::uint32_t>(level), linear, colour)) return fault;
    if (weight == 0) return no_fault;
    Colour next{};
    if (const Fault fault = filter(static_cast<std::uint32_t>(level) + 1, linear, next)) return fault;
    colour = blend(colour, next, weight);
    return no_fault;
  }

  /// `lod`: as of sample(). One level counts, the nearest one.
  constexpr Fault gather(std::int64_t lod, std::array<Colour, 4>& colours) {
    const std::int64_t last = image_.last_level - image_.base_level, nearest = nearest_level(lod);
    const Level level =
        level_of(family_, image_, image_.base_level + static_cast<std::uint32_t>(nearest < last ? nearest : last));
    const Place x = place_of(coordinate[0], sampler_, sampler_.clamp[0], level.width, offset[0], true);
    const Place y = place_of(coordinate[1], sampler_, sampler_.clamp[1], level.height, offset[1], true);
    constexpr std::array<std::array<std::int64_t, 2>, 4> steps{{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
    for (std::uint32_t i = 0; i < 4; ++i) {
      const std::array<std::int64_t, 3> at{clamped(x.texel + steps[i][0], sampler_.clamp[0], level.width),
                                           clamped(y.texel + steps[i][1], sampler_.clamp[1], level.height)};
      if (const Fault fault = fetch(level, at, colours[i])) return fault;
    }
    return no_fault;
  }

 private:
  /// From the base level on, where levels are not blended.
  constexpr std::int64_t nearest_level(std::int64_t lod) const {
    return sampler_.mip == MipFilter::base_level ? 0 : (lod + 128) >> 8;
  }

  /// A level's colour.
  constexpr Fault filter(std::uint32_t number, bool linear, Colour& colour) {
    const Level level =
        number == 0 && first_level != nullptr ? *first_level : level_of(family_, image_, image_.base_level + number);
    const std::array<std::uint32_t, 3> size{level.width, level.height, level.depth};
    std::array<Place, 3> place{};
    for (std::uint32_t i = 0; i < sides; ++i) {
      const bool blends = i < 2 || sampler_.z == ZFilter::as_xy ? linear : sampler_.z == ZFilter::linear;
      place[i] = place_of(coordinate[i], sampler_, sampler_.clamp[i], size[i], offset[i], blends);
    }
    return blend_side(level, place, sides - 1, {}, colour);
  }

  /// Blends along side `side`, and below that along the lower ones.
  constexpr Fault blend_side(const Level& level, const std::array<Place, 3>& place, std::uint32_t side,
                             std::array<std::int64_t, 3> at, Colour& colour) {
    const std::array<std::uint32_t, 3> size{level.width, level.height, level.depth};
    const auto take = [&](std::int64_t texel, Colour& taken) {
      at[side] = clamped(texel, sampler_.clamp[side], size[side]);
      return side == 0 ? fetch(level, at, taken) : blend_side(level, place, side - 1, at, taken);
    };
    if (const Fault fault = take(place[side].texel, colour)) return fault;
    if (place[side].weight == 0) return no_fault;
    Colour next{};
    if (const Fault fault = take(place[side].texel + 1, next)) return fault;
    colour = blend(colour, next, place[side].weight);
    return no_fault;
  }

  constexpr Fault fetch(const Level& level, const std::array<std::int64_t, 3>& at, Colour& colour) {
    const bool integer = image_.format.integer();
    for (std::uint32_t i = 0; i < sides; ++i) {
      if (at[i] >= 0) continue;
      const std::uint32_t one = integer ? 1 : one_f32;
      const std::uint32_t rgb = sampler_.border == BorderColour::opaque_white ? one : 0;
      colour = {rgb, rgb, rgb, sampler_.border == BorderColour::transparent_black ? 0 : one};
      return no_fault;
    }
    const std::uint32_t bytes = element_.bytes;
    const std::uint64_t layer = is_array(image_.type) ? std::uint64_t{image_.first_slice} + slice
                                                      : static_cast<std::uint64_t>(sides == 3 ? at[2] : 0);
    const std::uint64_t row = static_cast<std::uint64_t>(sides > 1 ? at[1] : 0);
    const std::uint64_t address = image_.base + level.offset + layer * level.slice_bytes + row * level.row_bytes +
                                  static_cast<std::uint64_t>(at[0]) * bytes;
    std::array<std::uint8_t, 16> raw{};
    if (!global_.read(address, raw.data(), bytes))
      return make_memory_fault(FaultKind::out_of_bounds,
                               "texel outside every registered range: check the image's address, pitch and size", -1,
                               AddressSpace::global, address, bytes);
    std::array<std::uint32_t, 4> words{};
    for (std::uint32_t i = 0; i < 4; ++i) words[i] = load_little_endian<std::uint32_t>(&raw[4 * i]);
    colour = colour_of(image_.format, element_, words, sampler_.skip_degamma);
    if (!integer)
      for (std::uint32_t& channel : colour) channel = flushed(channel);
    return no_fault;
  }

  ImageFamily family_;
  const ImageDescription& image_;
  ElementFormat element_;
  const SamplerDescription& sampler_;
  Global& global_;
};

}  // namespace detail

}  // namespace lockstep::image
