// Texel formats of images. gfx9 has a data format and a number format, as its buffers do; gfx10, gfx11 and gfx12 have
// one number for both, that of their buffers, and numbers of their own for sRGB. Source: RDNA2, RDNA3 and RDNA4 ISA
// manuals, "Buffer and Image Data Formats"; gfx9: CDNA4 ISA manual 9.1.5, whose sRGB is the 9 of AMD's ROCr.
#pragma once

#include <cstdint>

#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/formats/element.hpp"
#include "lockstep/memory/formats/unified.hpp"

namespace lockstep::image {

/// Sizes of the channels of a texel, as gfx9 numbers them; red has the lowest bits.
enum class DataFormat : std::uint8_t {
  none = 0,
  d8 = 1,
  d16 = 2,
  d8_8 = 3,
  d32 = 4,
  d16_16 = 5,
  d10_11_11 = 6,  ///< red has the 10 bits at the top
  d11_11_10 = 7,
  d10_10_10_2 = 8,
  d2_10_10_10 = 9,  ///< alpha has the 2 bits at the top
  d8_8_8_8 = 10,
  d32_32 = 11,
  d16_16_16_16 = 12,
  d32_32_32_32 = 14,
};

/// What the bits of a channel mean. All but srgb are NumberFormat.
enum class Number : std::uint8_t {
  unorm = 0,  ///< 0..max as 0.0..1.0
  snorm = 1,
  uscaled = 2,
  sscaled = 3,
  uint = 4,
  sint = 5,
  floating = 7,
  srgb = 9,  ///< unorm of 8 bits; red, green and blue on the curve of IEC 61966-2-1
};

struct ImageFormat {
  DataFormat data = DataFormat::none;
  Number number = Number::unorm;

  constexpr bool operator==(const ImageFormat&) const = default;
  constexpr bool integer() const { return number == Number::uint || number == Number::sint; }
  constexpr bool srgb() const { return number == Number::srgb; }

  /// The same as a buffer has it, sRGB without its curve. Not valid() where there is no such format.
  constexpr ElementFormat element() const {
    const auto data_format = static_cast<std::uint8_t>(data);
    if (data == DataFormat::none || data_format == 13) return {};  // three channels of 32 bits are no texel
    if (!srgb()) return ElementFormat::decode(data_format, static_cast<std::uint8_t>(number));
    const bool bytes = data == DataFormat::d8 || data == DataFormat::d8_8 || data == DataFormat::d8_8_8_8;
    return bytes ? ElementFormat::decode(data_format, static_cast<std::uint8_t>(Number::unorm)) : ElementFormat{};
  }
  /// Bytes of a texel; 0 where there is no such format.
  constexpr std::uint32_t texel_bytes() const { return element().bytes; }
};

/// The number of `format` in the descriptors of `family`, which is gfx10 or later; 0 where it has none.
constexpr std::uint32_t unified_number(ImageFamily family, ImageFormat format) {
  const bool gfx10 = family == ImageFamily::gfx10 || family == ImageFamily::gfx10_1;
  if (!format.element().valid()) return 0;
  if (format.srgb()) {
    const std::uint32_t first = gfx10 ? 128 : 64;
    return format.data == DataFormat::d8 ? first : format.data == DataFormat::d8_8 ? first + 1 : first + 2;
  }
  const FormatPair wanted{static_cast<std::uint8_t>(format.data), static_cast<std::uint8_t>(format.number)};
  for (std::uint32_t number = 1; number < (gfx10 ? 128u : 64u); ++number) {
    if ((gfx10 ? unified_format_gfx10(number) : unified_format(number)) == wanted) return number;
  }
  return 0;
}

/// The format with that number; data is none where the number names no format that is supported.
constexpr ImageFormat unified_image_format(ImageFamily family, std::uint32_t number) {
  const bool gfx10 = family == ImageFamily::gfx10 || family == ImageFamily::gfx10_1;
  const std::uint32_t first = gfx10 ? 128 : 64;
  if (number >= first) {
    constexpr DataFormat srgb[] = {DataFormat::d8, DataFormat::d8_8, DataFormat::d8_8_8_8};
    return number - first < 3 ? ImageFormat{srgb[number - first], Number::srgb} : ImageFormat{};
  }
  const FormatPair pair = gfx10 ? unified_format_gfx10(number) : unified_format(number);
  const ImageFormat format{static_cast<DataFormat>(pair.data), static_cast<Number>(pair.number)};
  return format.element().valid() ? format : ImageFormat{};
}

}  // namespace lockstep::image
