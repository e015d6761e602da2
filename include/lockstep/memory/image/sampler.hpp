// Samplers (S#, 128 bits) by family: what they say as a plain struct, and where the bits stand. Source: tables "Image
// Sampler Definition" of the ISA manuals (Vega 8.4.3, CDNA2 9.4.3, RDNA2 8.2.7, RDNA3 10.6, RDNA4 10.6).
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/image/bit_field.hpp"

namespace lockstep::image {

/// What is outside the image along one side.
enum class Clamp : std::uint8_t {
  wrap = 0,
  mirror = 1,
  last_texel = 2,  ///< the edge's texel
  mirror_once_last_texel = 3,
  half_border = 4,
  mirror_once_half_border = 5,
  border = 6,  ///< the border's colour
  mirror_once_border = 7,
};

enum class XyFilter : std::uint8_t { point = 0, linear = 1, aniso_point = 2, aniso_linear = 3 };
enum class ZFilter : std::uint8_t { as_xy = 0, point = 1, linear = 2 };
enum class MipFilter : std::uint8_t { base_level = 0, point = 1, linear = 2 };
enum class BorderColour : std::uint8_t {
  transparent_black = 0,
  opaque_black = 1,
  opaque_white = 2,
  table = 3,  ///< in memory that a driver sets up: not executed
};

struct SamplerDescription {
  std::array<Clamp, 3> clamp{};  ///< along x, y, z
  bool unnormalized = false;     ///< coordinates count texels
  bool truncate = false;         ///< coordinates are cut to 1/256 of a texel, else rounded to the nearest
  XyFilter magnify = XyFilter::point, minify = XyFilter::point;
  ZFilter z = ZFilter::as_xy;
  MipFilter mip = MipFilter::base_level;
  std::uint32_t min_lod = 0;     ///< in 1/256 levels from the view's base level on
  std::uint32_t max_lod = 4095;  ///< in 1/256 levels
  std::int32_t lod_bias = 0;     ///< in 1/256 levels, 14 bits
  BorderColour border = BorderColour::transparent_black;
  std::uint32_t reduction = 0;      ///< 0: blend; 1: minimum, 2: maximum of the texels: not executed
  bool force_degamma = false;       ///< formats of 8 bits are sRGB whatever they say: not executed
  bool skip_degamma = false;        ///< sRGB is read without its curve; gfx10 and later
  bool single_bit_weights = false;  ///< for motion compensation: not executed
  constexpr bool operator==(const SamplerDescription&) const = default;
};

namespace detail {

struct SamplerLayout {
  BitField clamp{0, 9}, unnormalized{15, 1}, single_bit_weights{19, 1}, force_degamma{20, 1}, truncate{27, 1};
  BitField reduction{29, 2}, skip_degamma{31, 1}, min_lod{32, 12}, max_lod{44, 12}, lod_bias{64, 14};
  BitField magnify{84, 2}, minify{86, 2}, z{88, 2}, mip{90, 2}, border{126, 2};
};
inline constexpr SamplerLayout sampler_layout_gfx9{.skip_degamma = {}};
inline constexpr SamplerLayout sampler_layout_gfx10{};
inline constexpr SamplerLayout sampler_layout_gfx12{.min_lod = {32, 13}, .max_lod = {45, 13}};

constexpr const SamplerLayout& sampler_layout(ImageFamily family) {
  return family == ImageFamily::gfx12  ? sampler_layout_gfx12
         : family == ImageFamily::gfx9 ? sampler_layout_gfx9
                                       : sampler_layout_gfx10;
}

}  // namespace detail

constexpr std::array<std::uint32_t, 4> encode(ImageFamily family, const SamplerDescription& sampler) {
  const detail::SamplerLayout& layout = detail::sampler_layout(family);
  std::array<std::uint32_t, 4> words{};
  std::uint32_t clamp = 0;
  for (unsigned i = 0; i < 3; ++i) clamp |= static_cast<std::uint32_t>(sampler.clamp[i]) << (3 * i);
  layout.clamp.set(words, clamp);
  layout.unnormalized.set(words, sampler.unnormalized);
  layout.single_bit_weights.set(words, sampler.single_bit_weights);
  layout.force_degamma.set(words, sampler.force_degamma);
  layout.truncate.set(words, sampler.truncate);
  layout.reduction.set(words, sampler.reduction);
  layout.skip_degamma.set(words, sampler.skip_degamma);
  layout.min_lod.set(words, sampler.min_lod);
  layout.max_lod.set(words, sampler.max_lod);
  layout.lod_bias.set(words, static_cast<std::uint32_t>(sampler.lod_bias));
  layout.magnify.set(words, static_cast<std::uint8_t>(sampler.magnify));
  layout.minify.set(words, static_cast<std::uint8_t>(sampler.minify));
  layout.z.set(words, static_cast<std::uint8_t>(sampler.z));
  layout.mip.set(words, static_cast<std::uint8_t>(sampler.mip));
  layout.border.set(words, static_cast<std::uint8_t>(sampler.border));
  return words;
}

constexpr SamplerDescription decode_sampler(ImageFamily family, const std::array<std::uint32_t, 4>& words) {
  const detail::SamplerLayout& layout = detail::sampler_layout(family);
  const auto get = [&](BitField field) { return static_cast<std::uint32_t>(field.get(words)); };
  SamplerDescription sampler;
  for (unsigned i = 0; i < 3; ++i) sampler.clamp[i] = static_cast<Clamp>(get(layout.clamp) >> (3 * i) & 7u);
  sampler.unnormalized = get(layout.unnormalized) != 0;
  sampler.single_bit_weights = get(layout.single_bit_weights) != 0;
  sampler.force_degamma = get(layout.force_degamma) != 0;
  sampler.truncate = get(layout.truncate) != 0;
  sampler.reduction = get(layout.reduction);
  sampler.skip_degamma = get(layout.skip_degamma) != 0;
  sampler.min_lod = get(layout.min_lod);
  sampler.max_lod = get(layout.max_lod);
  sampler.lod_bias = sign_extend(get(layout.lod_bias), 14);
  sampler.magnify = static_cast<XyFilter>(get(layout.magnify));
  sampler.minify = static_cast<XyFilter>(get(layout.minify));
  sampler.z = static_cast<ZFilter>(get(layout.z));
  sampler.mip = static_cast<MipFilter>(get(layout.mip));
  sampler.border = static_cast<BorderColour>(get(layout.border));
  return sampler;
}

}  // namespace lockstep::image
