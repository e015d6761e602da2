#include "image.hpp"

#include <algorithm>

#include "array.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "lockstep/memory/image/layout.hpp"

namespace hip {

namespace {

using lockstep::ImageFamily;
namespace image = lockstep::image;

ImageFamily family_of(const Gpu& gpu) { return runtime::image_family(gpu.info); }

bool is_signed(hipArray_Format component) {
  return component == HIP_AD_FORMAT_SIGNED_INT8 || component == HIP_AD_FORMAT_SIGNED_INT16 ||
         component == HIP_AD_FORMAT_SIGNED_INT32;
}

/// HSA's number of the type of the components (hsa_ext_image_channel_type_t).
std::uint32_t channel_type(TexelView view) {
  const unsigned bits = view.texel.bytes() / view.texel.channels * 8;
  if (!view.texel.is_integer()) return bits == 16 ? 14 : 15;
  const std::uint32_t by_size = bits == 8 ? 0 : bits == 16 ? 1 : 2;
  const bool negative = is_signed(view.texel.component);
  // 32 bits stay integers, whatever the texture says.
  if (!view.normalized || bits == 32) return (negative ? 8 : 11) + by_size;
  return (negative && !view.srgb ? 0 : 2) + by_size;
}

/// And both numbers: the order of the components is R, RG, RGBA or sRGBA (hsa_ext_image_channel_order_t).
runtime::Channels channels_of(TexelView view) {
  const unsigned channels = view.texel.channels;
  return {channel_type(view), view.srgb ? 14u : channels == 1 ? 1u : channels == 2 ? 3u : 8u};
}

runtime::TexelLayout layout_of(TexelView view) { return runtime::texel_layout(channels_of(view)).value(); }

}  // namespace

bool has_images(const Gpu& gpu) { return family_of(gpu) != ImageFamily::none; }

image::ImageDescription image_of(TexelView view, const hipExtent& size, bool layered) {
  image::ImageDescription result;
  const runtime::TexelLayout layout = layout_of(view);
  result.format = layout.format;
  result.select = layout.select;
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

LevelPlace place_of(const Gpu& gpu, const image::ImageDescription& description, unsigned number) {
  const image::Level level = image::level_of(family_of(gpu), description, number);
  return {level.offset, level.row_bytes, level.slice_bytes};
}

image::ImageDescription image_of(const Array& array, TexelView view) {
  image::ImageDescription result = image_of(view, array.image, array.layered());
  result.base = reinterpret_cast<std::uintptr_t>(array.memory->start);
  result.levels = array.levels;
  result.base_level = result.last_level = array.level;
  return result;
}

std::optional<ImageObject> image_object(const Gpu& gpu, const image::ImageDescription& description, TexelView view) {
  if (const auto problem = image::image_problem(family_of(gpu), description); !problem.empty()) {
    complain("an image that %s cannot have: %.*s", gpu.target.c_str(), static_cast<int>(problem.size()),
             problem.data());
    return std::nullopt;
  }
  return runtime::image_object(family_of(gpu), description, channels_of(view));
}

ImageObject buffer_object(const Gpu& gpu, const void* start, std::size_t count, TexelView view) {
  return runtime::buffer_object(family_of(gpu), start, count, layout_of(view), channels_of(view));
}

SamplerObject sampler_object(const Gpu& gpu, const image::SamplerDescription& sampler) {
  return runtime::sampler_object(family_of(gpu), sampler);
}

}  // namespace hip
