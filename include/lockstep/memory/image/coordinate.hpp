// Coordinates of samples: from floats to texels and weights, in integers.
//
// A coordinate is scaled by the size of its level exactly, then rounded to 1/256 of a texel: to the nearest, halves up,
// or down where the sampler truncates. Linear filters take 0.5 off; what is left of the texel's number are the eight
// bits of the weight. The manuals name the bits (TRUNC_COORD) and no precision; eight is what Direct3D 11 asks of every
// GPU (functional specification, 7.18.8).
#pragma once

#include <cstdint>

#include "lockstep/memory/image/sampler.hpp"

namespace lockstep::image {

/// Along one side.
struct Place {
  std::int64_t texel = 0;    ///< may be outside
  std::uint32_t weight = 0;  ///< of the next texel, in 1/256
};

namespace detail {

inline constexpr std::int64_t far = std::int64_t{1} << 47;  // beyond 2^24 images of 2^14 texels in 1/256

/// floor or nearest (halves up) of value * scale, value being the f32 with these bits: saturated to 2^47; NaN is 0.
constexpr std::int64_t scaled(std::uint32_t bits, std::uint64_t scale, bool truncate) {
  const bool negative = bits >> 31 != 0;
  const std::uint32_t exponent = bits >> 23 & 0xffu, fraction = bits & 0x7fffffu;
  if (exponent == 255 && fraction != 0) return 0;
  if (exponent == 255) return negative ? -far : far;
  if (exponent == 0) return negative && fraction != 0 && truncate ? -1 : 0;
  const auto shift = static_cast<std::int32_t>(exponent) - 150;
  const auto product = static_cast<std::int64_t>((fraction | 0x800000u) * scale);  // at most 2^48
  if (shift >= 0) {
    const std::int64_t whole = shift > 24 || product > far >> shift ? far : product << shift;  // product: 2^23 at least
    return negative ? -whole : whole;
  }
  const std::int32_t down = -shift > 62 ? 62 : -shift;
  const std::int64_t value = negative ? -product : product;
  const std::int64_t shifted = truncate ? value : value + (std::int64_t{1} << (down - 1));
  const std::int64_t result = shifted >> down;  // rounds down
  return result > far ? far : result < -far ? -far : result;
}

constexpr std::int64_t modulo(std::int64_t value, std::int64_t size) {
  const std::int64_t rest = value % size;
  return rest < 0 ? rest + size : rest;
}

}  // namespace detail

/// Where coordinate `bits` (f32) falls on a side of `size` texels.
constexpr Place place_of(std::uint32_t bits, const SamplerDescription& sampler, Clamp clamp, std::uint32_t size,
                         std::int32_t offset, bool linear) {
  // So large that it counts whole images, an even number of them: they end where they begin.
  const bool repeats = (clamp == Clamp::wrap || clamp == Clamp::mirror) && !sampler.unnormalized;
  const bool whole = repeats && (bits >> 23 & 0xffu) >= 151;
  std::int64_t at =
      whole ? 0 : detail::scaled(bits, std::uint64_t{256} * (sampler.unnormalized ? 1 : size), sampler.truncate);
  at += std::int64_t{256} * offset - (linear ? 128 : 0);
  return {at >> 8, linear ? static_cast<std::uint32_t>(at & 255) : 0};
}

/// The texel that counts for a place that may be outside; -1 is the border.
constexpr std::int64_t clamped(std::int64_t texel, Clamp clamp, std::uint32_t size) {
  const std::int64_t last = std::int64_t{size} - 1;
  if ((clamp == Clamp::mirror_once_last_texel || clamp == Clamp::mirror_once_border) && texel < 0) texel = -1 - texel;
  switch (clamp) {
    case Clamp::wrap: return detail::modulo(texel, size);
    case Clamp::mirror: {
      const std::int64_t in_pair = detail::modulo(texel, 2 * std::int64_t{size});
      return in_pair > last ? 2 * last + 1 - in_pair : in_pair;
    }
    case Clamp::border:
    case Clamp::mirror_once_border: return texel < 0 || texel > last ? -1 : texel;
    default: return texel < 0 ? 0 : texel > last ? last : texel;
  }
}

/// The slice that an f32 names: the nearest one (halves to even) of `count`.
constexpr std::uint32_t slice_of(std::uint32_t bits, std::uint32_t count) {
  constexpr std::int64_t one = std::int64_t{1} << 24;  // exact from 0.5 on
  const std::int64_t fixed = detail::scaled(bits, one, true);
  std::int64_t slice = (fixed + one / 2) >> 24;
  if ((fixed & (one - 1)) == one / 2 && (slice & 1) != 0) --slice;
  return static_cast<std::uint32_t>(slice < 0 ? 0 : slice >= count ? std::int64_t{count} - 1 : slice);
}

/// A level of detail in 1/256, from an f32: biased, and within the sampler's bounds.
constexpr std::int64_t level_of_detail(std::uint32_t bits, const SamplerDescription& sampler) {
  const std::int64_t level = detail::scaled(bits, 256, false) + sampler.lod_bias;
  return level < sampler.min_lod ? sampler.min_lod : level > sampler.max_lod ? sampler.max_lod : level;
}

}  // namespace lockstep::image
