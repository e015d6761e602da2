// Images as the host sees them: texels that it computes with, laid out for a target, and samples computed anew with
// doubles. Only descriptors and layouts are the library's.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "lockstep/core/convert.hpp"
#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/layout.hpp"
#include "lockstep/memory/image/sampler.hpp"

namespace images {

using lockstep::ImageFamily;
using namespace lockstep::image;

using Texel = std::array<float, 4>;  ///< integers as bits

/// A target, and what of the tests it can run.
struct Target {
  std::string_view name;
  ImageFamily family;
  bool samples = true;
};
inline constexpr Target targets[] = {
    {"gfx906", ImageFamily::gfx9},       {"gfx90a", ImageFamily::gfx9, false}, {"gfx1010", ImageFamily::gfx10_1},
    {"gfx1030", ImageFamily::gfx10},     {"gfx1030-w64", ImageFamily::gfx10},  {"gfx1100", ImageFamily::gfx11},
    {"gfx1100-w64", ImageFamily::gfx11}, {"gfx1201", ImageFamily::gfx12},
};

/// A texel format: how many channels it has, and the texel of number `n`, as a colour and as bytes. Missing channels
/// are 0, alpha is 1.
struct Format {
  std::string_view name;
  ImageFormat format;
  std::uint32_t channels;
  float (*value)(std::uint32_t number);               ///< of a channel
  void (*put)(std::uint8_t* to, const Texel& texel);  ///< what `value` gave, to memory
  constexpr bool integer() const { return format.integer(); }
  std::array<std::uint8_t, 4> select() const {
    return {4, static_cast<std::uint8_t>(channels > 1 ? 5 : 0), static_cast<std::uint8_t>(channels > 2 ? 6 : 0),
            static_cast<std::uint8_t>(channels > 3 ? 7 : 1)};
  }
  Texel texel(std::uint32_t number) const {
    Texel made{};
    for (std::uint32_t i = 0; i < channels; ++i) made[i] = value(4 * number + i);
    if (channels < 4) made[3] = integer() ? std::bit_cast<float>(1u) : 1.0f;
    return made;
  }
};

inline std::uint32_t scrambled(std::uint32_t number) { return (number + 1) * 2654435761u >> 7; }
template <class T, std::uint32_t channels>
void put_rounded(std::uint8_t* to, const Texel& texel, double scale) {
  for (std::uint32_t i = 0; i < channels; ++i) {
    const T stored = static_cast<T>(std::lrint(static_cast<double>(texel[i]) * scale));
    std::memcpy(to + i * sizeof stored, &stored, sizeof stored);
  }
}

inline constexpr Format formats[] = {
    {"4 x f32",
     {DataFormat::d32_32_32_32, Number::floating},
     4,
     [](std::uint32_t n) {
       return std::ldexp(static_cast<float>(static_cast<std::int32_t>(scrambled(n) % 20000) - 9999),
                         static_cast<int>(n % 9) - 12);
     },
     [](std::uint8_t* to, const Texel& t) { std::memcpy(to, t.data(), 16); }},
    {"4 x unorm8",
     {DataFormat::d8_8_8_8, Number::unorm},
     4,
     [](std::uint32_t n) { return static_cast<float>(scrambled(n) % 256) / 255.0f; },
     [](std::uint8_t* to, const Texel& t) { put_rounded<std::uint8_t, 4>(to, t, 255); }},
    {"2 x f16",
     {DataFormat::d16_16, Number::floating},
     2,
     [](std::uint32_t n) { return static_cast<float>(static_cast<std::int32_t>(scrambled(n) % 2000) - 999) / 32; },
     [](std::uint8_t* to, const Texel& t) {
       for (std::uint32_t i = 0; i < 2; ++i) {
         const std::uint16_t half =
             lockstep::fp::f32_to_f16(lockstep::F32{std::bit_cast<std::uint32_t>(t[i])}, lockstep::DefaultMode{}).bits;
         std::memcpy(to + 2 * i, &half, 2);
       }
     }},
    {"1 x u32",
     {DataFormat::d32, Number::uint},
     1,
     [](std::uint32_t n) { return std::bit_cast<float>(scrambled(n)); },
     [](std::uint8_t* to, const Texel& t) { std::memcpy(to, t.data(), 4); }},
    {"4 x snorm16",
     {DataFormat::d16_16_16_16, Number::snorm},
     4,
     [](std::uint32_t n) {
       return static_cast<float>(static_cast<std::int32_t>(scrambled(n) % 65535) - 32767) / 32767.0f;
     },
     [](std::uint8_t* to, const Texel& t) { put_rounded<std::int16_t, 4>(to, t, 32767); }},
    {"1 x unorm8",
     {DataFormat::d8, Number::unorm},
     1,
     [](std::uint32_t n) { return static_cast<float>(scrambled(n) % 256) / 255.0f; },
     [](std::uint8_t* to, const Texel& t) { put_rounded<std::uint8_t, 1>(to, t, 255); }},
};

/// An image of a target in host memory, each level and slice full of its own texels.
class HostImage {
 public:
  HostImage(ImageFamily family, const Format& format, ImageDescription shape) : family_(family), format_(format) {
    description = shape;
    description.format = format.format;
    description.select = format.select();
    bytes_.resize(image_bytes(family, description) + 512);
    description.base = (reinterpret_cast<std::uintptr_t>(bytes_.data()) + 255) / 256 * 256;
    for (std::uint32_t level = 0; level < description.levels; ++level) {
      const Level at = level_of(family, description, level);
      for (std::uint32_t z = 0; z < at.depth; ++z)
        for (std::uint32_t y = 0; y < at.height; ++y)
          for (std::uint32_t x = 0; x < at.width; ++x) format.put(place(level, x, y, z), texel(level, x, y, z));
    }
  }

  /// What was put there. `z`: of the whole array.
  Texel texel(std::uint32_t level, std::uint32_t x, std::uint32_t y, std::uint32_t z) const {
    return format_.texel(x + 64 * (y + 64 * (z + 64 * level)));
  }
  std::uint8_t* place(std::uint32_t level, std::uint32_t x, std::uint32_t y, std::uint32_t z) {
    const Level at = level_of(family_, description, level);
    return reinterpret_cast<std::uint8_t*>(description.base) + at.offset + z * at.slice_bytes + y * at.row_bytes +
           x * description.format.texel_bytes();
  }
  /// Transparent black, but for the alpha that the descriptor makes 1.
  Texel border() const {
    Texel texel{};
    if (format_.channels < 4) texel[3] = format_.integer() ? std::bit_cast<float>(1u) : 1.0f;
    return texel;
  }
  std::array<std::uint32_t, 8> words() const { return encode(family_, description); }
  std::vector<std::uint8_t>& bytes() { return bytes_; }
  /// A level's sizes, with the slices of the view where it is an array.
  std::array<std::uint32_t, 3> sizes(std::uint32_t level) const {
    const Level at = level_of(family_, description, level);
    return {at.width, at.height, at.depth - description.first_slice};
  }
  std::uint32_t sides() const {
    const ImageType type = description.type;
    return type == ImageType::d3 ? 3 : type == ImageType::d1 || type == ImageType::d1_array ? 1 : 2;
  }

  ImageDescription description;

 private:
  ImageFamily family_;
  const Format& format_;
  std::vector<std::uint8_t> bytes_;
};

/// Samples of an image, by doubles.
class HostSampler {
 public:
  HostSampler(const HostImage& image, const SamplerDescription& sampler) : image_(image), sampler_(sampler) {}

  Texel sample(std::array<float, 3> at, float lod, bool integer) const {
    const std::int64_t level =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(static_cast<double>(lod) * 256 + 0.5)),
                                 sampler_.min_lod, sampler_.max_lod);
    const std::int64_t last = image_.description.levels - 1;
    std::int64_t number = 0, weight = 0;
    if (sampler_.mip == MipFilter::point) number = (level + 128) / 256;
    if (sampler_.mip == MipFilter::linear) number = level / 256, weight = level % 256;
    if (number >= last) number = last, weight = 0;
    Texel here = filter(static_cast<std::uint32_t>(number), at, integer);
    return weight == 0 ? here : blend(here, filter(static_cast<std::uint32_t>(number) + 1, at, integer), weight);
  }

  /// The texels that a linear filter blends, counter-clockwise from (0, 1).
  Texel gather(std::array<float, 3> at, std::uint32_t channel) const {
    const auto sizes = image_.sizes(0);
    const auto [x, wx] = place(at[0], sizes[0], true);
    const auto [y, wy] = place(at[1], sizes[1], true);
    constexpr std::int64_t steps[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
    Texel four{};
    for (std::size_t i = 0; i < 4; ++i) four[i] = fetch(0, {x + steps[i][0], y + steps[i][1], 0}, 0)[channel];
    return four;
  }

 private:
  using Position = std::array<std::int64_t, 3>;

  static Texel blend(const Texel& a, const Texel& b, std::int64_t weight) {
    Texel both{};
    for (std::size_t i = 0; i < 4; ++i) {
      const double left = static_cast<double>(a[i]) * static_cast<double>(256 - weight);
      both[i] = static_cast<float>((left + static_cast<double>(b[i]) * static_cast<double>(weight)) / 256);
    }
    return both;
  }
  static std::pair<std::int64_t, std::int64_t> place(float at, std::uint32_t size, bool linear) {
    const auto fixed =
        static_cast<std::int64_t>(std::floor(static_cast<double>(at) * size * 256 + 0.5)) - (linear ? 128 : 0);
    const std::int64_t texel = fixed >> 8;
    return {texel, linear ? fixed - texel * 256 : 0};
  }
  Texel filter(std::uint32_t level, std::array<float, 3> at, bool integer) const {
    const bool linear = sampler_.magnify == XyFilter::linear && !integer;
    const auto sizes = image_.sizes(level);
    Position texel{}, weight{};
    const std::uint32_t sides = image_.sides();
    for (std::uint32_t i = 0; i < sides; ++i) std::tie(texel[i], weight[i]) = place(at[i], sizes[i], linear);
    const auto slice = static_cast<std::int64_t>(std::nearbyint(at[2]));
    if (is_array(image_.description.type)) texel[2] = std::clamp<std::int64_t>(slice, 0, sizes[2] - 1);
    const auto along_x = [&](Position p) {
      const Texel here = fetch(level, p, sides);
      ++p[0];
      return weight[0] == 0 ? here : blend(here, fetch(level, p, sides), weight[0]);
    };
    const auto along_y = [&](Position p) {
      const Texel here = along_x(p);
      ++p[1];
      return sides < 2 || weight[1] == 0 ? here : blend(here, along_x(p), weight[1]);
    };
    const Texel here = along_y(texel);
    ++texel[2];
    return sides < 3 || weight[2] == 0 ? here : blend(here, along_y(texel), weight[2]);
  }
  Texel fetch(std::uint32_t level, Position at, std::uint32_t) const {
    const auto sizes = image_.sizes(level);
    for (std::uint32_t i = 0; i < image_.sides(); ++i) {
      const std::int64_t size = sizes[i];
      switch (sampler_.clamp[i]) {
        case Clamp::wrap: at[i] = (at[i] % size + size) % size; break;
        case Clamp::mirror: {
          const std::int64_t in_pair = (at[i] % (2 * size) + 2 * size) % (2 * size);
          at[i] = std::min(in_pair, 2 * size - 1 - in_pair);
          break;
        }
        case Clamp::border:
          if (at[i] < 0 || at[i] >= size) return image_.border();
          break;
        default: at[i] = std::clamp<std::int64_t>(at[i], 0, size - 1);
      }
    }
    const auto number = [](std::int64_t n) { return static_cast<std::uint32_t>(n); };
    return image_.texel(level, number(at[0]), number(at[1]), number(at[2]) + image_.description.first_slice);
  }

  const HostImage& image_;
  const SamplerDescription& sampler_;
};

}  // namespace images
