// Image and sampler objects: descriptors as kernels of a device read them, and the words behind. Source of the places
// of these words: AMD's ROCr, whose image objects HIP's device functions read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "lockstep.h"
#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/sampler.hpp"

namespace runtime {

/// The largest images of AMD's runtime, in texels. Layers as many as planes.
constexpr std::size_t most_texels = 16384, most_planes = 8192;

/// Whose layout descriptors have; none: the device has no image instructions.
lockstep::ImageFamily image_family(const lockstep_device_info& info);

/// What a texel is, by HSA's numbers (hsa_ext_image_channel_type_t and hsa_ext_image_channel_order_t).
struct Channels {
  std::uint32_t type = 0, order = 0;
};
struct TexelLayout {
  lockstep::image::ImageFormat format{};
  std::array<std::uint8_t, 4> select{};  ///< DST_SEL of red, green, blue, alpha
};
/// Nothing where images have no such texels here.
std::optional<TexelLayout> texel_layout(Channels channels);

/// An image object: descriptor, and the four words behind it (type of the channels, their order, width, 0).
using ImageObject = std::array<std::uint32_t, 12>;
/// Of an image that has no image_problem().
ImageObject image_object(lockstep::ImageFamily family, const lockstep::image::ImageDescription& image,
                         Channels channels);
/// The same for `count` texels in a row, which kernels read as a buffer.
ImageObject buffer_object(lockstep::ImageFamily family, const void* start, std::size_t count, const TexelLayout& texel,
                          Channels channels);

/// A sampler object: descriptor and four words of 0.
using SamplerObject = std::array<std::uint32_t, 8>;
SamplerObject sampler_object(lockstep::ImageFamily family, const lockstep::image::SamplerDescription& sampler);

}  // namespace runtime
