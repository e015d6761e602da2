// Image descriptors (T#, 256 bits) by family: what they say as a plain struct, and where the bits stand. Source: tables
// "Image Resource Definition" of the ISA manuals (Vega 8.4.2, CDNA2 9.4.2, RDNA2 8.2.6, RDNA3 10.5, RDNA4 10.5); the
// swizzle mode of gfx9, gfx11 and gfx12, and gfx9's first slice, which the tables leave out: AMD's ROCr, which writes
// these descriptors.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/image/bit_field.hpp"
#include "lockstep/memory/image/format.hpp"

namespace lockstep::image {

enum class ImageType : std::uint8_t {
  buffer = 0,
  d1 = 8,
  d2 = 9,
  d3 = 10,
  cube = 11,  ///< and arrays of cubes: six slices each
  d1_array = 12,
  d2_array = 13,
  d2_msaa = 14,
  d2_msaa_array = 15,
};

constexpr bool is_array(ImageType type) {
  return type == ImageType::d1_array || type == ImageType::d2_array || type == ImageType::cube;
}

/// What an image descriptor says. Sizes are those of level 0, in texels.
struct ImageDescription {
  std::uint64_t base = 0;  ///< device address, a multiple of 256
  ImageFormat format{};
  ImageType type = ImageType::d2;
  std::uint32_t width = 1, height = 1;
  std::uint32_t depth = 1;        ///< 3D: depth; arrays: slices of the whole array up to the last one of the view
  std::uint32_t first_slice = 0;  ///< of the view, where the image is an array
  std::uint32_t pitch = 0;        ///< texels from row to row; 0: the family's own (image/layout.hpp)
  std::uint32_t levels = 1;       ///< mipmaps of the image
  std::uint32_t base_level = 0, last_level = 0;    ///< of the view
  std::array<std::uint8_t, 4> select{4, 5, 6, 7};  ///< of red, green, blue, alpha: 0 zero, 1 one, 4.. channel
  std::uint32_t swizzle = 0;                       ///< 0: linear, the only mode that is executed
  bool compressed = false;                         ///< with metadata: not executed
  constexpr bool operator==(const ImageDescription&) const = default;
};

namespace detail {

struct ImageLayout {
  BitField base{0, 40}, format{}, number{};  ///< gfx9 alone has number
  BitField width{}, height{}, select{96, 12}, base_level{108, 4}, last_level{}, swizzle{116, 5}, type{124, 4};
  BitField depth{}, pitch{}, first_slice{}, max_level{}, compressed{};
  BitField resource_level{};    ///< must be 1
  bool pitch_is_depth = false;  ///< the pitch stands where arrays and 3D images have their depth
};

inline constexpr ImageLayout image_layout_gfx9{.format = {52, 6},
                                               .number = {58, 4},
                                               .width = {64, 14},
                                               .height = {78, 14},
                                               .last_level = {112, 4},
                                               .depth = {128, 13},
                                               .pitch = {141, 16},
                                               .first_slice = {160, 13},
                                               .max_level = {188, 4},
                                               .compressed = {213, 1}};
inline constexpr ImageLayout image_layout_gfx10{.format = {52, 9},
                                                .width = {62, 16},
                                                .height = {78, 16},
                                                .last_level = {112, 4},
                                                .depth = {128, 13},
                                                .pitch = {128, 14},
                                                .first_slice = {144, 13},
                                                .max_level = {164, 4},
                                                .compressed = {213, 1},
                                                .resource_level = {95, 1},
                                                .pitch_is_depth = true};
inline constexpr ImageLayout image_layout_gfx10_1 = [] {
  ImageLayout layout = image_layout_gfx10;
  layout.pitch = {};
  return layout;
}();
inline constexpr ImageLayout image_layout_gfx11{.format = {52, 8},
                                                .width = {62, 14},
                                                .height = {78, 14},
                                                .last_level = {112, 4},
                                                .depth = {128, 13},
                                                .pitch = {128, 14},
                                                .first_slice = {144, 13},
                                                .max_level = {48, 4},
                                                .compressed = {213, 1},
                                                .pitch_is_depth = true};
inline constexpr ImageLayout image_layout_gfx12{.format = {49, 8},
                                                .width = {62, 16},
                                                .height = {78, 16},
                                                .base_level = {57, 5},
                                                .last_level = {111, 5},
                                                .depth = {128, 14},
                                                .pitch = {128, 16},
                                                .first_slice = {144, 13},
                                                .max_level = {44, 5},
                                                .compressed = {213, 1},
                                                .pitch_is_depth = true};

constexpr const ImageLayout& image_layout(ImageFamily family) {
  switch (family) {
    case ImageFamily::gfx10_1: return image_layout_gfx10_1;
    case ImageFamily::gfx10: return image_layout_gfx10;
    case ImageFamily::gfx11: return image_layout_gfx11;
    case ImageFamily::gfx12: return image_layout_gfx12;
    default: return image_layout_gfx9;
  }
}

/// Bytes that the rows of linear images are aligned to.
constexpr std::uint32_t row_alignment(ImageFamily family) { return family == ImageFamily::gfx12 ? 128 : 256; }

/// Texels along one side of level `level` as memory is laid out for it: rounded up.
constexpr std::uint32_t stored_size(std::uint32_t size, std::uint32_t level) {
  const std::uint64_t up = (std::uint64_t{size} + (std::uint64_t{1} << level) - 1) >> level;
  return up == 0 ? 1 : static_cast<std::uint32_t>(up);
}

constexpr bool is_volume_or_array(ImageType type) { return type == ImageType::d3 || is_array(type); }

}  // namespace detail

/// Why `family` cannot have this image, as a sentence; empty if it can.
constexpr std::string_view described_problem(ImageFamily family, const ImageDescription& image) {
  const detail::ImageLayout& layout = detail::image_layout(family);
  const std::uint32_t bytes = image.format.texel_bytes();
  if (family == ImageFamily::none) return "image descriptor: the target has no image instructions";
  if (bytes == 0 || (family != ImageFamily::gfx9 && unified_number(family, image.format) == 0))
    return "image descriptor: the target has no such texel format";
  if (image.base % 256 != 0 || image.base >> 48 != 0)
    return "image descriptor: its address is no multiple of 256 below 2^48";
  if (image.type == ImageType::d2_msaa || image.type == ImageType::d2_msaa_array)
    return "image descriptor: it is multi-sampled";
  if (image.type < ImageType::d1) return "image descriptor: it is a buffer";
  if (image.width == 0 || image.height == 0 || image.depth == 0 || !layout.width.holds(image.width - 1) ||
      !layout.height.holds(image.height - 1) || !layout.depth.holds(image.depth - 1) || image.width > 16384 ||
      image.height > 16384)
    return "image descriptor: its width, height or depth is 0 or too large";
  if ((image.type == ImageType::d1 || image.type == ImageType::d1_array) && image.height != 1)
    return "image descriptor: it has one dimension, but more than one row";
  if (!detail::is_volume_or_array(image.type) && image.depth != 1)
    return "image descriptor: its type has no depth and no slices";
  if (image.first_slice >= image.depth || (image.first_slice != 0 && !is_array(image.type)))
    return "image descriptor: its first slice is none of its slices";
  if (image.levels == 0 || !layout.max_level.holds(image.levels - 1) || image.base_level > image.last_level ||
      image.last_level >= image.levels)
    return "image descriptor: its mipmap levels are not in order";
  if (image.pitch != 0) {
    if (layout.pitch.width == 0) return "image descriptor: it has a pitch of its own, for which the target has no field";
    if (image.pitch < image.width || !layout.pitch.holds(image.pitch - 1))
      return "image descriptor: its pitch is less than its width";
    if (image.pitch * bytes % detail::row_alignment(family) != 0)
      return "image descriptor: its rows are not aligned to 256 bytes (gfx12: 128)";
    if (image.levels != 1) return "image descriptor: it has a pitch of its own and mipmaps";
    if (layout.pitch_is_depth && detail::is_volume_or_array(image.type))
      return "image descriptor: it has a pitch of its own, which volumes and arrays cannot have";
  }
  for (const std::uint8_t select : image.select)
    if (select == 2 || select == 3 || select > 7) return "image descriptor: a channel of its result is none";
  return {};
}

/// The same as a clause: "its pitch is less than its width".
constexpr std::string_view image_problem(ImageFamily family, const ImageDescription& image) {
  constexpr std::string_view prefix = "image descriptor: ";
  const std::string_view problem = described_problem(family, image);
  return problem.empty() ? problem : problem.substr(prefix.size());
}

/// Texels from row to row of level 0 where the descriptor does not say.
constexpr std::uint32_t default_pitch(ImageFamily family, const ImageDescription& image) {
  const std::uint32_t bytes = image.format.texel_bytes(), alignment = detail::row_alignment(family);
  return bytes == 0 ? image.width : (image.width * bytes + alignment - 1) / alignment * alignment / bytes;
}

/// The descriptor of an image that has no image_problem().
constexpr std::array<std::uint32_t, 8> encode(ImageFamily family, const ImageDescription& image) {
  const detail::ImageLayout& layout = detail::image_layout(family);
  std::array<std::uint32_t, 8> words{};
  layout.base.set(words, image.base >> 8);
  if (family == ImageFamily::gfx9) {
    layout.format.set(words, static_cast<std::uint8_t>(image.format.data));
    layout.number.set(words, static_cast<std::uint8_t>(image.format.number));
  } else {
    layout.format.set(words, unified_number(family, image.format));
  }
  layout.width.set(words, image.width - 1);
  layout.height.set(words, image.height - 1);
  std::uint32_t select = 0;
  for (unsigned i = 0; i < 4; ++i) select |= static_cast<std::uint32_t>(image.select[i]) << (3 * i);
  layout.select.set(words, select);
  layout.base_level.set(words, image.base_level);
  layout.last_level.set(words, image.last_level);
  layout.swizzle.set(words, image.swizzle);
  layout.type.set(words, static_cast<std::uint8_t>(image.type));
  const bool volume_or_array = detail::is_volume_or_array(image.type);
  if (volume_or_array) {
    layout.depth.set(words, image.depth - 1);
    layout.first_slice.set(words, image.first_slice);
  }
  if (!(layout.pitch_is_depth && volume_or_array)) {
    std::uint32_t pitch = image.pitch != 0 ? image.pitch : default_pitch(family, image);
    if (image.levels != 1) {  // gfx9 has the rows of all levels there (AMD's address library, epitchIsHeight)
      pitch = layout.pitch_is_depth ? 1 : 0;
      for (std::uint32_t i = 0; !layout.pitch_is_depth && i < image.levels; ++i)
        pitch += detail::stored_size(image.height, i);
    }
    layout.pitch.set(words, pitch - 1);
  }
  layout.max_level.set(words, image.levels - 1);
  layout.compressed.set(words, image.compressed ? 1 : 0);
  layout.resource_level.set(words, 1);
  return words;
}

/// What a descriptor says. A pitch that is the family's own comes out as 0.
constexpr ImageDescription decode_image(ImageFamily family, const std::array<std::uint32_t, 8>& words) {
  const detail::ImageLayout& layout = detail::image_layout(family);
  const auto get = [&](BitField field) { return static_cast<std::uint32_t>(field.get(words)); };
  ImageDescription image;
  image.base = layout.base.get(words) << 8;
  if (family == ImageFamily::gfx9) {
    image.format = {static_cast<DataFormat>(get(layout.format)), static_cast<Number>(get(layout.number))};
  } else {
    image.format = unified_image_format(family, get(layout.format));
  }
  image.type = static_cast<ImageType>(get(layout.type));
  image.width = get(layout.width) + 1;
  image.height = get(layout.height) + 1;
  for (unsigned i = 0; i < 4; ++i) image.select[i] = static_cast<std::uint8_t>(get(layout.select) >> (3 * i) & 7u);
  image.base_level = get(layout.base_level);
  image.last_level = get(layout.last_level);
  image.swizzle = get(layout.swizzle);
  image.levels = get(layout.max_level) + 1;
  image.compressed = get(layout.compressed) != 0;
  const bool volume_or_array = detail::is_volume_or_array(image.type);
  if (volume_or_array) {
    image.depth = get(layout.depth) + 1;
    if (is_array(image.type)) image.first_slice = get(layout.first_slice);
  }
  if (image.levels == 1 && !(layout.pitch_is_depth && volume_or_array)) {
    const std::uint32_t pitch = get(layout.pitch) + 1;
    if (pitch > image.width && pitch != default_pitch(family, image)) image.pitch = pitch;
  }
  return image;
}

}  // namespace lockstep::image
