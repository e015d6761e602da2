// Descriptors of images and samplers, as kernels of a device read them. Source of the places of words behind the
// descriptors: AMD's ROCr, whose image objects HIP's device functions read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/sampler.hpp"
#include "texel.hpp"

namespace hip {

struct Gpu;
struct Array;

/// The largest images of AMD's runtime, in texels. Layers as many as planes.
constexpr std::size_t most_texels = 16384, most_planes = 8192;

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

/// An image object: descriptor, and the four words behind it (type of the components, their order, width, 0).
using ImageObject = std::array<std::uint32_t, 12>;
/// Nothing if the device cannot have it, with a line on standard error.
std::optional<ImageObject> image_object(const Gpu& gpu, const lockstep::image::ImageDescription& image, TexelView view);
/// The same for `count` texels in a row, which kernels read as a buffer.
ImageObject buffer_object(const Gpu& gpu, const void* start, std::size_t count, TexelView view);

/// A sampler object: descriptor and four words of 0.
using SamplerObject = std::array<std::uint32_t, 8>;
SamplerObject sampler_object(const Gpu& gpu, const lockstep::image::SamplerDescription& sampler);

}  // namespace hip
