#include "image_object.hpp"

#include <algorithm>

namespace runtime {

namespace {

using lockstep::ImageFamily;
namespace image = lockstep::image;
using image::DataFormat;
using image::Number;

/// Bits of a channel and what they mean, by HSA's number of the type. (Packed types and 24 bits are not here.)
struct ChannelType {
  unsigned bits = 0;  ///< 0: no such type
  Number number = Number::unorm;
};
constexpr std::array<ChannelType, 16> channel_types{{{8, Number::snorm},
                                                     {16, Number::snorm},
                                                     {8, Number::unorm},
                                                     {16, Number::unorm},
                                                     {},
                                                     {},
                                                     {},
                                                     {},
                                                     {8, Number::sint},
                                                     {16, Number::sint},
                                                     {32, Number::sint},
                                                     {8, Number::uint},
                                                     {16, Number::uint},
                                                     {32, Number::uint},
                                                     {16, Number::floating},
                                                     {32, Number::floating}}};

/// Which types an order takes.
enum class Takes : std::uint8_t { nothing, all, bytes, no_integers, srgb, depth };

/// Channels in memory and what a result takes from them (0 zero, 1 one, 4.. channel), by HSA's number of the order. A
/// channel that is missing reads as 0, alpha as 1.
struct ChannelOrder {
  unsigned channels = 0;
  std::array<std::uint8_t, 4> select{};
  Takes takes = Takes::nothing;
};
constexpr std::array<ChannelOrder, 20> channel_orders{{{1, {0, 0, 0, 4}, Takes::all},          // A
                                                       {1, {4, 0, 0, 1}, Takes::all},          // R
                                                       {},                                     // RX
                                                       {2, {4, 5, 0, 1}, Takes::all},          // RG
                                                       {},                                     // RGX
                                                       {2, {4, 0, 0, 5}, Takes::all},          // RA
                                                       {},                                     // RGB
                                                       {},                                     // RGBX
                                                       {4, {4, 5, 6, 7}, Takes::all},          // RGBA
                                                       {4, {6, 5, 4, 7}, Takes::bytes},        // BGRA
                                                       {4, {5, 6, 7, 4}, Takes::bytes},        // ARGB
                                                       {4, {7, 6, 5, 4}, Takes::bytes},        // ABGR
                                                       {},                                     // SRGB
                                                       {4, {4, 5, 6, 1}, Takes::srgb},         // SRGBX
                                                       {4, {4, 5, 6, 7}, Takes::srgb},         // SRGBA
                                                       {4, {6, 5, 4, 7}, Takes::srgb},         // SBGRA
                                                       {1, {4, 4, 4, 4}, Takes::no_integers},  // INTENSITY
                                                       {1, {4, 4, 4, 1}, Takes::no_integers},  // LUMINANCE
                                                       {1, {4, 0, 0, 1}, Takes::depth},        // DEPTH
                                                       {}}};                                   // DEPTH_STENCIL

bool takes(Takes order, ChannelType type) {
  const bool integer = type.number == Number::sint || type.number == Number::uint;
  switch (order) {
    case Takes::all: return true;
    case Takes::bytes: return type.bits == 8;
    case Takes::no_integers: return !integer;
    case Takes::srgb: return type.bits == 8 && type.number == Number::unorm;
    case Takes::depth:
      return (type.bits == 16 && type.number == Number::unorm) || (type.bits == 32 && type.number == Number::floating);
    default: return false;
  }
}

ImageObject with_words(ImageObject object, Channels channels, std::size_t width) {
  object[8] = channels.type;
  object[9] = channels.order;
  object[10] = static_cast<std::uint32_t>(width);
  return object;
}

}  // namespace

ImageFamily image_family(const lockstep_device_info& info) {
  switch (info.image_family) {
    case LOCKSTEP_IMAGES_GFX9: return ImageFamily::gfx9;
    case LOCKSTEP_IMAGES_GFX10_1: return ImageFamily::gfx10_1;
    case LOCKSTEP_IMAGES_GFX10: return ImageFamily::gfx10;
    case LOCKSTEP_IMAGES_GFX11: return ImageFamily::gfx11;
    case LOCKSTEP_IMAGES_GFX12: return ImageFamily::gfx12;
    default: return ImageFamily::none;
  }
}

std::optional<TexelLayout> texel_layout(Channels channels) {
  using enum DataFormat;
  constexpr DataFormat formats[3][3] = {{d8, d8_8, d8_8_8_8}, {d16, d16_16, d16_16_16_16}, {d32, d32_32, d32_32_32_32}};
  if (channels.type >= channel_types.size() || channels.order >= channel_orders.size()) return std::nullopt;
  const ChannelType type = channel_types[channels.type];
  const ChannelOrder& order = channel_orders[channels.order];
  if (type.bits == 0 || !takes(order.takes, type)) return std::nullopt;
  return TexelLayout{
      {formats[type.bits / 16][order.channels / 2], order.takes == Takes::srgb ? Number::srgb : type.number},
      order.select};
}

ImageObject image_object(ImageFamily family, const image::ImageDescription& description, Channels channels) {
  ImageObject object{};
  const auto words = image::encode(family, description);
  std::copy(words.begin(), words.end(), object.begin());
  return with_words(object, channels, description.width);
}

ImageObject buffer_object(ImageFamily family, const void* start, std::size_t count, const TexelLayout& texel,
                          Channels channels) {
  const auto address = reinterpret_cast<std::uint64_t>(start);
  ImageObject object{};
  object[0] = static_cast<std::uint32_t>(address);
  object[1] = static_cast<std::uint32_t>(address >> 32 & 0xffffu) | texel.format.texel_bytes() << 16;
  object[2] = static_cast<std::uint32_t>(count);  // indices below it are in range
  for (unsigned i = 0; i < 4; ++i) object[3] |= std::uint32_t{texel.select[i]} << (3 * i);
  if (family == ImageFamily::gfx9) {
    object[3] |= static_cast<std::uint32_t>(texel.format.number) << 12 | static_cast<std::uint32_t>(texel.format.data)
                                                                             << 15;
  } else {
    object[3] |= image::unified_number(family, texel.format) << 12;
    if (family == ImageFamily::gfx10 || family == ImageFamily::gfx10_1) object[3] |= 1u << 24;  // RESOURCE_LEVEL
  }
  return with_words(object, channels, count);
}

SamplerObject sampler_object(ImageFamily family, const image::SamplerDescription& sampler) {
  SamplerObject object{};
  const auto words = image::encode(family, sampler);
  std::copy(words.begin(), words.end(), object.begin());
  return object;
}

}  // namespace runtime
