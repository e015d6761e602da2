// Where the texels of a linear image lie: rows, slices, mipmaps. Source: AMD's address library (published with ROCr:
// HwlComputeSurfaceInfoLinear of gfx9, gfx10 and gfx11, GetMipOffset of gfx12). No manual says it, so mipmaps are
// extrapolated; of one level, rows and slices follow from the pitch.
#pragma once

#include <cstdint>

#include "lockstep/memory/image/description.hpp"

namespace lockstep::image {

/// One level of an image: sizes in texels, and bytes from the image's base.
struct Level {
  std::uint32_t width = 1, height = 1, depth = 1;  ///< depth: of 3D images, or slices
  std::uint64_t offset = 0;                        ///< of its first texel
  std::uint64_t row_bytes = 0;
  std::uint64_t slice_bytes = 0;  ///< from a slice to the next: of arrays all levels together
};

namespace detail {

/// Texels along one side of level `level`, as sampling sees it.
constexpr std::uint32_t level_size(std::uint32_t size, std::uint32_t level) {
  const std::uint32_t shifted = level < 32 ? size >> level : 0;
  return shifted == 0 ? 1 : shifted;
}
constexpr std::uint64_t aligned(std::uint64_t bytes, std::uint64_t alignment) {
  return (bytes + alignment - 1) / alignment * alignment;
}

}  // namespace detail

/// Level `level` (below image.levels) of an image.
constexpr Level level_of(ImageFamily family, const ImageDescription& image, std::uint32_t level) {
  const std::uint32_t bytes = image.format.texel_bytes(), alignment = detail::row_alignment(family);
  Level found;
  found.width = detail::level_size(image.width, level);
  found.height = detail::level_size(image.height, level);
  found.depth = image.type == ImageType::d3 ? detail::level_size(image.depth, level) : image.depth;
  if (family == ImageFamily::gfx9) {
    // Levels stand below each other, all in rows of level 0.
    found.row_bytes = std::uint64_t{image.pitch != 0 ? image.pitch : default_pitch(family, image)} * bytes;
    std::uint64_t rows = 0;
    for (std::uint32_t i = 0; i < image.levels; ++i) {
      if (i == level) found.offset = rows * found.row_bytes;
      rows += detail::stored_size(image.height, i);
    }
    found.slice_bytes = rows * found.row_bytes;
    return found;
  }
  // Later families put the smallest level first, each in rows of its own. gfx12 gives volumes and arrays slices as if
  // rows were aligned to 256 bytes.
  const bool one_level = image.levels == 1;
  std::uint64_t at = 0;
  for (std::uint32_t i = image.levels; i-- > 0;) {
    const std::uint64_t texels = std::uint64_t{detail::stored_size(image.width, i)} * bytes;
    const std::uint64_t row =
        one_level && image.pitch != 0 ? std::uint64_t{image.pitch} * bytes : detail::aligned(texels, alignment);
    const bool padded = family == ImageFamily::gfx12 && (i != 0 || detail::is_volume_or_array(image.type));
    const std::uint64_t stored = padded ? detail::aligned(texels, 256) : row;
    if (i == level) {
      found.row_bytes = row;
      found.offset = at;
    }
    at += stored * detail::stored_size(image.height, i);
  }
  found.slice_bytes = at;
  return found;
}

/// Bytes of memory that an image needs from its base on.
constexpr std::uint64_t image_bytes(ImageFamily family, const ImageDescription& image) {
  return level_of(family, image, 0).slice_bytes * image.depth;
}

}  // namespace lockstep::image
