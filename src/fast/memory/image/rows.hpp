// Rows of texels: what image instructions do to all lanes at once, as a table of functions for each level of the host's
// vectors. kernels.hpp holds the functions. Every row has 64 lanes, of which a wave of 32 uses the first half.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/memory/formats/element.hpp"
#include "lockstep/memory/image/sampler.hpp"

namespace lockstep::fast {

/// A dword of each lane.
struct alignas(64) TexelRow {
  std::uint32_t lane[64];
};

/// Where one channel stands in a texel and what its bits mean. A channel lies in one dword.
struct ChannelForm {
  NumberFormat number = NumberFormat::uint;
  std::uint8_t dword = 0, shift = 0;
  std::uint8_t width = 0;  ///< bits; 0: the texel has no such channel
  bool curve = false;      ///< sRGB: 8 bits on its curve
  bool flushes = false;    ///< denormals of f32 become zeros, as samples read them
};

/// One level of an image as bytes from its base; all below 2^32.
struct TexelGrid {
  std::uint32_t width = 1, height = 1, layers = 1;
  std::uint32_t first = 0;  ///< the place of texel 0 of layer 0
  std::uint32_t texel_bytes = 0, row_bytes = 0, layer_bytes = 0;
};

/// Coordinates along one side of an image, as a sampler reads them.
struct SideForm {
  image::Clamp clamp = image::Clamp::last_texel;
  bool linear = false;        ///< weights count
  bool truncate = false;      ///< SamplerDescription::truncate
  bool repeats = false;       ///< coordinates beyond 2^24 images count as 0 (image::place_of)
  bool keeps_second = false;  ///< the second texel counts where its weight is 0, too
  std::uint32_t scale = 256;  ///< 1/256 texels for each unit of the coordinate
  std::uint32_t size = 1;
};

/// The texels of each lane along one side: -1 is the border.
struct SideRows {
  TexelRow first, second, weight;  ///< weight: of the second, in 1/256
};

struct TexelRows {
  /// Offsets of texels (x, y, layer), unsigned, of lanes where `take` is all ones: all ones in `inside` where the grid
  /// has the texel, else 0 there and in `offset`. The largest offset.
  std::uint32_t (*locate)(const TexelGrid& grid, const std::uint32_t* x, const std::uint32_t* y,
                          const std::uint32_t* layer, const TexelRow& take, TexelRow& inside, TexelRow& offset);
  /// The same for texels that SideRows name: `border` is all ones where one of the three is negative.
  std::uint32_t (*locate_corner)(const TexelGrid& grid, const TexelRow& x, const TexelRow& y, const TexelRow& layer,
                                 const TexelRow& take, TexelRow& border, TexelRow& offset);
  /// Texels of `bytes` bytes as dwords.
  void (*gather)(std::uint32_t bytes, const std::uint8_t* from, const TexelRow& offset, TexelRow* dwords);
  /// A channel of texels as a colour's (image::colour_of).
  void (*decode)(const ChannelForm& form, const TexelRow& dwords, TexelRow& colour);
  /// Adds a channel of colours to texels that are 0 there.
  void (*encode)(const ChannelForm& form, const TexelRow& colour, TexelRow& dwords);
  /// Texels and weights of coordinates (f32), plus `offset` texels. Lanes outside `take` have weights of 0. Has a lane
  /// a weight?
  bool (*places)(const SideForm& form, const std::uint32_t* coordinate, const TexelRow& offset, const TexelRow& take,
                 SideRows& side);
  /// image::detail::blend.
  void (*blend)(const TexelRow& a, const TexelRow& b, const TexelRow& weight, TexelRow& to);
  /// `yes` where `mask` is all ones, `no` where it is 0.
  void (*choose)(const TexelRow& mask, const TexelRow& yes, const TexelRow& no, TexelRow& to);
  /// Two channels in one row: halves of f16, or of integers.
  void (*pack)(bool integer, const TexelRow& low, const TexelRow& high, TexelRow& to);
  /// The low or high half of each dword: as f16 to f32, as it is, or with its sign.
  void (*unpack)(bool high, NumberFormat number, const std::uint32_t* from, TexelRow& to);
  /// All ones where the lane's bit is set.
  void (*expand)(std::uint64_t lanes, TexelRow& mask);
  /// Writes lanes of a register.
  void (*put)(const TexelRow& take, const TexelRow& from, std::uint32_t* to);
};

}  // namespace lockstep::fast
