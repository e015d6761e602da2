#include "image.hpp"

#include <algorithm>

#include "error.hpp"
#include "gpu.hpp"
#include "lockstep/memory/image/layout.hpp"

namespace hip {

namespace {

using lockstep::ImageFamily;
namespace image = lockstep::image;

ImageFamily family_of(const Gpu& gpu) {
  switch (gpu.info.image_family) {
    case LOCKSTEP_IMAGES_GFX9: return ImageFamily::gfx9;
    case LOCKSTEP_IMAGES_GFX10_1: return ImageFamily::gfx10_1;
    case LOCKSTEP_IMAGES_GFX10: return ImageFamily::gfx10;
    case LOCKSTEP_IMAGES_GFX11: return ImageFamily::gfx11;
    case LOCKSTEP_IMAGES_GFX12: return ImageFamily::gfx12;
    default: return ImageFamily::none;
  }
}

bool is_signed(hipArray_Format component) {
  return component == HIP_AD_FORMAT_SIGNED_INT8 || component == HIP_AD_FORMAT_SIGNED_INT16 ||
         component == HIP_AD_FORMAT_SIGNED_INT32;
}

image::Number number_of(TexelView view) {
  using enum image::Number;
  const Texel& texel = view.texel;
  if (!texel.is_integer()) return floating;
  const bool negative = is_signed(texel.component);
  // 32 bits stay integers, whatever the texture says.
  if (!view.normalized || texel.bytes() / texel.channels == 4) return negative ? sint : uint;
  return view.srgb ? srgb : negative ? snorm : unorm;
}

image::ImageFormat format_of(TexelView view) {
  using enum image::DataFormat;
  constexpr image::DataFormat formats[3][3] = {
      {d8, d8_8, d8_8_8_8}, {d16, d16_16, d16_16_16_16}, {d32, d32_32, d32_32_32_32}};
  const unsigned bytes = view.texel.bytes() / view.texel.channels;
  return {formats[bytes / 2][view.texel.channels / 2], number_of(view)};
}

/// What a missing component reads as: 0, alpha 1.
constexpr std::array<std::uint8_t, 4> select_of(unsigned channels) {
  return {4, static_cast<std::uint8_t>(channels > 1 ? 5 : 0), static_cast<std::uint8_t>(channels > 2 ? 6 : 0),
          static_cast<std::uint8_t>(channels > 3 ? 7 : 1)};
}

/// HSA's number of the type of the components (hsa_ext_image_channel_type_t).
std::uint32_t channel_type(TexelView view) {
  const unsigned bits = view.texel.bytes() / view.texel.channels * 8;
  if (!view.texel.is_integer()) return bits == 16 ? 14 : 15;
  const std::uint32_t by_size = bits == 8 ? 0 : bits == 16 ? 1 : 2;
  switch (number_of(view)) {
    case image::Number::snorm: return 0 + by_size;
    case image::Number::unorm:
    case image::Number::srgb: return 2 + by_size;
    case image::Number::sint: return 8 + by_size;
    default: return 11 + by_size;
  }
}

/// HSA's number of their order (hsa_ext_image_channel_order_t): R, RG, RGBA, sRGBA.
std::uint32_t channel_order(TexelView view) {
  if (view.srgb) return 14;
  return view.texel.channels == 1 ? 1 : view.texel.channels == 2 ? 3 : 8;
}

ImageObject with_words(ImageObject object, TexelView view, std::size_t width) {
  object[8] = channel_type(view);
  object[9] = channel_order(view);
  object[10] = static_cast<std::uint32_t>(width);
  return object;
}

}  // namespace

bool has_images(const Gpu& gpu) { return family_of(gpu) != ImageFamily::none; }

image::ImageDescription image_of(TexelView view, const hipExtent& size, bool layered) {
  image::ImageDescription result;
  result.format = format_of(view);
  result.select = select_of(view.texel.channels);
  result.width = static_cast<std::uint32_t>(size.width);
  result.height = static_cast<std::uint32_t>(std::max<std::size_t>(size.height, 1));
  result.depth = static_cast<std::uint32_t>(std::max<std::size_t>(size.depth, 1));
  using enum image::ImageType;
  result.type = layered ? (size.height == 0 ? d1_array : d2_array) : size.depth > 0 ? d3 : (size.height == 0 ? d1 : d2);
  return result;
}

ImageSize size_of(const Gpu& gpu, const image::ImageDescription& description) {
  const image::Level level = image::level_of(family_of(gpu), description, 0);
  return {level.row_bytes, level.slice_bytes, image::image_bytes(family_of(gpu), description)};
}

std::optional<ImageObject> image_object(const Gpu& gpu, const image::ImageDescription& description, TexelView view) {
  if (const auto problem = image::image_problem(family_of(gpu), description); !problem.empty()) {
    complain("an image that %s cannot have: %.*s", gpu.target.c_str(), static_cast<int>(problem.size()),
             problem.data());
    return std::nullopt;
  }
  ImageObject object{};
  const auto words = image::encode(family_of(gpu), description);
  std::copy(words.begin(), words.end(), object.begin());
  return with_words(object, view, description.width);
}

ImageObject buffer_object(const Gpu& gpu, const void* start, std::size_t count, TexelView view) {
  const auto address = reinterpret_cast<std::uint64_t>(start);
  const image::ImageFormat format = format_of(view);
  const auto select = select_of(view.texel.channels);
  ImageObject object{};
  object[0] = static_cast<std::uint32_t>(address);
  object[1] = static_cast<std::uint32_t>(address >> 32 & 0xffffu) | view.texel.bytes() << 16;
  object[2] = static_cast<std::uint32_t>(count);  // indices below it are in range
  for (unsigned i = 0; i < 4; ++i) object[3] |= std::uint32_t{select[i]} << (3 * i);
  const ImageFamily family = family_of(gpu);
  if (family == ImageFamily::gfx9) {
    object[3] |= static_cast<std::uint32_t>(format.number) << 12 | static_cast<std::uint32_t>(format.data) << 15;
  } else {
    object[3] |= image::unified_number(family, format) << 12;
    if (family == ImageFamily::gfx10 || family == ImageFamily::gfx10_1) object[3] |= 1u << 24;  // RESOURCE_LEVEL
  }
  return with_words(object, view, count);
}

SamplerObject sampler_object(const Gpu& gpu, const image::SamplerDescription& sampler) {
  SamplerObject object{};
  const auto words = image::encode(family_of(gpu), sampler);
  std::copy(words.begin(), words.end(), object.begin());
  return object;
}

}  // namespace hip
