// Images of HIP's elements, as kernels of a device read them: runtime/image_object.hpp makes the descriptors.
#pragma once

#include <cstddef>
#include <optional>

#include "image_object.hpp"
#include "texel.hpp"

namespace hip {

struct Gpu;
struct Array;

using runtime::ImageObject;
using runtime::most_planes;
using runtime::most_texels;
using runtime::SamplerObject;

bool has_images(const Gpu& gpu);

/// What texels are read as.
struct TexelView {
  Texel texel{};
  bool normalized = false;  ///< integers of 8 and 16 bits as floats from 0 to 1, or from -1
  bool srgb = false;        ///< 4 components of 8 bits, normalized
};

/// An image of linear memory: what an array, or a texture of a pitched box, is.
lockstep::image::ImageDescription image_of(TexelView view, const hipExtent& size, bool layered);
/// Where its rows and slices are in a device's memory, and how many bytes that is.
struct ImageSize {
  std::size_t row = 0, slice = 0, bytes = 0;
};
ImageSize size_of(const Gpu& gpu, const lockstep::image::ImageDescription& image);

/// The same of one level: where its first texel is from the image's base on.
struct LevelPlace {
  std::size_t offset = 0, row = 0, slice = 0;
};
LevelPlace place_of(const Gpu& gpu, const lockstep::image::ImageDescription& image, unsigned level);
/// The image of an array, or of one level of a mipmapped array, where it is in memory.
lockstep::image::ImageDescription image_of(const Array& array, TexelView view);

/// Nothing if the device cannot have it, with a line on standard error.
std::optional<ImageObject> image_object(const Gpu& gpu, const lockstep::image::ImageDescription& image, TexelView view);
/// The same for `count` texels in a row, which kernels read as a buffer.
ImageObject buffer_object(const Gpu& gpu, const void* start, std::size_t count, TexelView view);
SamplerObject sampler_object(const Gpu& gpu, const lockstep::image::SamplerDescription& sampler);

}  // namespace hip
