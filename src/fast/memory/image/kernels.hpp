// The functions of TexelRows, as loops that compilers make host vectors of. A function's body is inlined into one
// function for each level of the host.
//
// Coordinates are computed in f64, where the core's integers (memory/image/coordinate.hpp) have the same values: a
// scaled coordinate has 47 bits, and so has everything that is added to it. Quotients of whole numbers below 2^40 by
// sizes below 2^16 are far enough from the next whole number that rounding does not reach it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "fast/host/host_isa.hpp"
#include "fast/memory/image/rows.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/memory/image/sampling.hpp"
#include "lockstep/memory/image/srgb.hpp"

namespace lockstep::fast::texels {

#define LOCKSTEP_ROWS [[gnu::always_inline]] static inline

inline constexpr std::uint32_t lanes = 64;

/// Rows that a function writes must not be among those it reads: lanes are computed in any order.
using In = const std::uint32_t* __restrict;
using Out = std::uint32_t* __restrict;

LOCKSTEP_ROWS std::uint32_t locate(const TexelGrid& grid, const std::uint32_t* x_row, const std::uint32_t* y_row,
                                   const std::uint32_t* layer_row, const TexelRow& take_row, TexelRow& inside_row,
                                   TexelRow& offset_row) {
  const TexelGrid g = grid;
  In x = x_row, y = y_row, layer = layer_row, take = take_row.lane;
  Out inside = inside_row.lane, offset = offset_row.lane;
  std::uint32_t most = 0;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const std::uint32_t in = static_cast<std::uint32_t>(x[i] < g.width) & static_cast<std::uint32_t>(y[i] < g.height) &
                             static_cast<std::uint32_t>(layer[i] < g.layers);
    const std::uint32_t mask = (0u - in) & take[i];
    const std::uint32_t at = (g.first + x[i] * g.texel_bytes + y[i] * g.row_bytes + layer[i] * g.layer_bytes) & mask;
    inside[i] = mask;
    offset[i] = at;
    most = most < at ? at : most;
  }
  return most;
}

LOCKSTEP_ROWS std::uint32_t locate_corner(const TexelGrid& grid, const TexelRow& x_row, const TexelRow& y_row,
                                          const TexelRow& layer_row, const TexelRow& take_row, TexelRow& border_row,
                                          TexelRow& offset_row) {
  const TexelGrid g = grid;
  In x = x_row.lane, y = y_row.lane, layer = layer_row.lane, take = take_row.lane;
  Out border = border_row.lane, offset = offset_row.lane;
  std::uint32_t most = 0;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const std::uint32_t outside = 0u - ((x[i] | y[i] | layer[i]) >> 31);
    const std::uint32_t at =
        (g.first + x[i] * g.texel_bytes + y[i] * g.row_bytes + layer[i] * g.layer_bytes) & take[i] & ~outside;
    border[i] = outside;
    offset[i] = at;
    most = most < at ? at : most;
  }
  return most;
}

template <class Unit>
LOCKSTEP_ROWS void gather_units(const std::uint8_t* from, const TexelRow& offset, TexelRow& to) {
  for (std::uint32_t i = 0; i < lanes; ++i) {
    Unit unit;
    std::memcpy(&unit, from + offset.lane[i], sizeof unit);
    to.lane[i] = unit;
  }
}
template <std::uint32_t dwords>
LOCKSTEP_ROWS void gather_wide(const std::uint8_t* from, const TexelRow& offset, TexelRow* to) {
  for (std::uint32_t i = 0; i < lanes; ++i) {
    std::array<std::uint64_t, dwords / 2> units;  // words of 64 bits are whole (memory/shared_bytes.hpp)
    for (std::uint32_t k = 0; k < dwords / 2; ++k) std::memcpy(&units[k], from + offset.lane[i] + 8 * k, 8);
    for (std::uint32_t k = 0; k < dwords; ++k)
      to[k].lane[i] = static_cast<std::uint32_t>(units[k / 2] >> (32 * (k % 2)));
  }
}
LOCKSTEP_ROWS void gather(std::uint32_t bytes, const std::uint8_t* from, const TexelRow& offset, TexelRow* to) {
  switch (bytes) {
    case 1: return gather_units<std::uint8_t>(from, offset, to[0]);
    case 2: return gather_units<std::uint16_t>(from, offset, to[0]);
    case 4: return gather_units<std::uint32_t>(from, offset, to[0]);
    case 8: return gather_wide<2>(from, offset, to);
    default: return gather_wide<4>(from, offset, to);
  }
}

/// The bits of a channel of fewer than 32 bits, through `convert`.
template <class Convert>
LOCKSTEP_ROWS void decode_with(const ChannelForm& form, const TexelRow& dwords, TexelRow& colour, Convert convert) {
  const std::uint32_t shift = form.shift, mask = low_mask<std::uint32_t>(form.width);
  In from = dwords.lane;
  Out to = colour.lane;
  for (std::uint32_t i = 0; i < lanes; ++i) to[i] = convert(from[i] >> shift & mask);
}
LOCKSTEP_ROWS void decode(const ChannelForm& form, const TexelRow& dwords, TexelRow& colour) {
  const std::uint32_t width = form.width;
  In from = dwords.lane;
  Out to = colour.lane;
  if (width == 0) {
    for (std::uint32_t i = 0; i < lanes; ++i) to[i] = 0;
    return;
  }
  if (width == 32) {
    // Flushed: a sign alone where the exponent is 0.
    const std::uint32_t exponent = form.flushes ? 0x7f800000u : 0;
    for (std::uint32_t i = 0; i < lanes; ++i)
      to[i] = from[i] & ((from[i] & exponent) == 0 && exponent != 0 ? 0x80000000u : 0xffffffffu);
    return;
  }
  if (form.curve) {
    const std::uint32_t shift = form.shift;
    for (std::uint32_t i = 0; i < lanes; ++i) to[i] = image::srgb_to_f32(from[i] >> shift);
    return;
  }
  const std::uint32_t unused = 32 - width;
  const auto extended = [unused](std::uint32_t raw) { return static_cast<std::int32_t>(raw << unused) >> unused; };
  const auto bits_of = [](float value) { return std::bit_cast<std::uint32_t>(value); };
  switch (form.number) {
    case NumberFormat::unorm: {
      const auto most = static_cast<float>(low_mask<std::uint32_t>(width));
      return decode_with(form, dwords, colour, [=](std::uint32_t raw) {
        return bits_of(static_cast<float>(static_cast<std::int32_t>(raw)) / most);
      });
    }
    case NumberFormat::snorm: {
      const auto last = static_cast<std::int32_t>(low_mask<std::uint32_t>(width - 1));
      const auto most = static_cast<float>(last);
      return decode_with(form, dwords, colour, [=](std::uint32_t raw) {
        const std::int32_t value = extended(raw);
        return bits_of(static_cast<float>(value < -last ? -last : value) / most);
      });
    }
    case NumberFormat::uscaled:
      return decode_with(form, dwords, colour, [=](std::uint32_t raw) {
        return bits_of(static_cast<float>(static_cast<std::int32_t>(raw)));
      });
    case NumberFormat::sscaled:
      return decode_with(form, dwords, colour,
                         [=](std::uint32_t raw) { return bits_of(static_cast<float>(extended(raw))); });
    case NumberFormat::uint: return decode_with(form, dwords, colour, [](std::uint32_t raw) { return raw; });
    case NumberFormat::sint:
      return decode_with(form, dwords, colour,
                         [=](std::uint32_t raw) { return static_cast<std::uint32_t>(extended(raw)); });
    case NumberFormat::floating: {
      const std::uint32_t up = width == 16 ? 0 : 15 - width;  // the small floats are f16 without sign and last bits
      return decode_with(form, dwords, colour, [=](std::uint32_t raw) {
        return fp::f16_to_f32(F16{static_cast<std::uint16_t>(raw << up)}, DefaultMode{}).bits;
      });
    }
  }
}

/// lockstep::detail::encode_norm with the rounding that the host has: adding 1.5 * 2^52 leaves a number's nearest whole
/// one, halves to even, in the low bits.
LOCKSTEP_ROWS void encode_norm(std::uint32_t most, float low, const TexelRow& colour, TexelRow& numbers) {
  constexpr double whole = 6755399441055744.0;
  In from = colour.lane;
  Out to = numbers.lane;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const auto x = std::bit_cast<float>(from[i]);
    const float above = x > low ? x : low;  // of a NaN: low
    const float clamped = above < 1.0f ? above : 1.0f;
    const double product = static_cast<double>(clamped) * static_cast<double>(most);
    const auto rounded = static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(product + whole));
    to[i] = x == x ? rounded : 0;
  }
}
template <NumberFormat number>
LOCKSTEP_ROWS void encode_each(std::uint32_t width, const TexelRow& colour, TexelRow& numbers) {
  for (std::uint32_t i = 0; i < lanes; ++i)
    numbers.lane[i] = lockstep::detail::encode_channel(number, width, colour.lane[i]);
}
LOCKSTEP_ROWS void encode_numbers(const ChannelForm& form, const TexelRow& colour, TexelRow& numbers) {
  const std::uint32_t width = form.width;
  switch (form.number) {
    case NumberFormat::unorm: return encode_norm(low_mask<std::uint32_t>(width), 0.0f, colour, numbers);
    case NumberFormat::snorm: return encode_norm(low_mask<std::uint32_t>(width - 1), -1.0f, colour, numbers);
    case NumberFormat::uscaled: return encode_each<NumberFormat::uscaled>(width, colour, numbers);
    case NumberFormat::sscaled: return encode_each<NumberFormat::sscaled>(width, colour, numbers);
    case NumberFormat::uint: return encode_each<NumberFormat::uint>(width, colour, numbers);
    case NumberFormat::sint: return encode_each<NumberFormat::sint>(width, colour, numbers);
    case NumberFormat::floating: return encode_each<NumberFormat::floating>(width, colour, numbers);
  }
}
LOCKSTEP_ROWS void encode(const ChannelForm& form, const TexelRow& colour, TexelRow& dwords) {
  if (form.width == 32) {
    dwords = colour;
    return;
  }
  TexelRow numbers;
  encode_numbers(form, colour, numbers);
  const std::uint32_t mask = low_mask<std::uint32_t>(form.width), shift = form.shift;
  In from = numbers.lane;
  Out to = dwords.lane;
  for (std::uint32_t i = 0; i < lanes; ++i) to[i] |= (from[i] & mask) << shift;
}

/// The largest whole number that is not above x, which is below 2^51.
LOCKSTEP_ROWS double floor_of(double x) {
  constexpr double whole = 6755399441055744.0;  // 1.5 * 2^52
  const double sum = x + whole, nearest = sum - whole;
  return nearest - (nearest > x ? 1.0 : 0.0);
}
LOCKSTEP_ROWS double between(double low, double x, double high) {
  const double above = x > low ? x : low;
  return above < high ? above : high;
}
LOCKSTEP_ROWS double modulo(double value, double size) { return value - floor_of(value / size) * size; }

/// image::clamped, with -1 for the border.
template <image::Clamp clamp>
LOCKSTEP_ROWS double clamped(double texel, double size) {
  using image::Clamp;
  const double last = size - 1;
  if constexpr (clamp == Clamp::wrap) return modulo(texel, size);
  if constexpr (clamp == Clamp::mirror) {
    const double in_pair = modulo(texel, 2 * size);
    return in_pair > last ? 2 * last + 1 - in_pair : in_pair;
  }
  if constexpr (clamp == Clamp::mirror_once_last_texel || clamp == Clamp::mirror_once_border)
    texel = texel < 0 ? -1 - texel : texel;
  if constexpr (clamp == Clamp::border || clamp == Clamp::mirror_once_border) {
    const double below = texel < 0 ? -1.0 : texel;
    return below > last ? -1.0 : below;
  }
  return between(0, texel, last);
}
template <image::Clamp clamp>
LOCKSTEP_ROWS void clamp_sides(double size, bool keeps_second, const double* __restrict texel, SideRows& side) {
  Out first = side.first.lane, second = side.second.lane;
  In weight = side.weight.lane;
  const std::uint32_t kept = keeps_second ? 1 : 0;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const auto one = static_cast<std::int32_t>(clamped<clamp>(texel[i], size));
    const auto other = static_cast<std::int32_t>(clamped<clamp>(texel[i] + 1, size));
    first[i] = static_cast<std::uint32_t>(one);
    second[i] = static_cast<std::uint32_t>((weight[i] | kept) != 0 ? other : one);
  }
}

LOCKSTEP_ROWS bool places(const SideForm& form, const std::uint32_t* coordinates, const TexelRow& offset_row,
                          const TexelRow& take_row, SideRows& side) {
  constexpr double far = 140737488355328.0;  // 2^47
  alignas(64) std::array<double, lanes> texels;
  double* __restrict const texel = texels.data();
  In coordinate = coordinates, offset = offset_row.lane, take = take_row.lane;
  Out weight = side.weight.lane;
  const double scale = form.scale, up = form.truncate ? 0.0 : 0.5, back = form.linear ? 128.0 : 0.0;
  const std::uint32_t too_large = form.repeats ? 151u << 23 : 0xffffffffu;
  const std::uint32_t weighs = form.linear ? 0xffu : 0;
  std::uint32_t any = 0;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const std::uint32_t bits = coordinate[i], magnitude = bits & 0x7fffffffu;
    const bool counts = magnitude < too_large && magnitude <= 0x7f800000u;
    const float value = std::bit_cast<float>(counts ? bits : 0u);
    const double scaled = between(-2 * far, static_cast<double>(value) * scale, 2 * far);
    const double rounded = between(-far, floor_of(scaled + up), far);
    const double at = rounded + 256.0 * static_cast<double>(static_cast<std::int32_t>(offset[i])) - back;
    const double whole = floor_of(at * (1.0 / 256));
    texel[i] = whole;
    weight[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(at - 256 * whole)) & weighs & take[i];
    any |= weight[i];
  }
  using image::Clamp;
  const double size = form.size;
  const bool kept = form.keeps_second;
  switch (form.clamp) {
    case Clamp::wrap: clamp_sides<Clamp::wrap>(size, kept, texel, side); break;
    case Clamp::mirror: clamp_sides<Clamp::mirror>(size, kept, texel, side); break;
    case Clamp::mirror_once_last_texel: clamp_sides<Clamp::mirror_once_last_texel>(size, kept, texel, side); break;
    case Clamp::border: clamp_sides<Clamp::border>(size, kept, texel, side); break;
    case Clamp::mirror_once_border: clamp_sides<Clamp::mirror_once_border>(size, kept, texel, side); break;
    default: clamp_sides<Clamp::last_texel>(size, kept, texel, side); break;
  }
  return any != 0;
}

LOCKSTEP_ROWS void blend(const TexelRow& a_row, const TexelRow& b_row, const TexelRow& weight_row, TexelRow& to_row) {
  In a = a_row.lane, b = b_row.lane, weight = weight_row.lane;
  TexelRow result_row;
  Out result = result_row.lane;
  std::uint32_t nans = 0;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const auto w = static_cast<double>(static_cast<std::int32_t>(weight[i]));
    // Both products are exact, so it does not matter whether the sum is fused with one.
    const double sum = static_cast<double>(std::bit_cast<float>(a[i])) * (256.0 - w) +
                       static_cast<double>(std::bit_cast<float>(b[i])) * w;
    result[i] = std::bit_cast<std::uint32_t>(static_cast<float>(sum * (1.0 / 256)));
  }
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const std::uint32_t blends = 0u - static_cast<std::uint32_t>(weight[i] != 0);
    nans |= blends & (0u - static_cast<std::uint32_t>((result[i] & 0x7fffffffu) > 0x7f800000u));
    result[i] = (result[i] & blends) | (a[i] & ~blends);
  }
  if (nans != 0) [[unlikely]] {
    for (std::uint32_t i = 0; i < lanes; ++i) result[i] = image::detail::blend(a[i], b[i], weight[i]);
  }
  to_row = result_row;
}

LOCKSTEP_ROWS void choose(const TexelRow& mask_row, const TexelRow& yes_row, const TexelRow& no_row, TexelRow& to_row) {
  TexelRow result;
  for (std::uint32_t i = 0; i < lanes; ++i)
    result.lane[i] = (yes_row.lane[i] & mask_row.lane[i]) | (no_row.lane[i] & ~mask_row.lane[i]);
  to_row = result;
}

LOCKSTEP_ROWS void pack(bool integer, const TexelRow& low_row, const TexelRow& high_row, TexelRow& to_row) {
  In low = low_row.lane, high = high_row.lane;
  Out to = to_row.lane;
  if (integer) {
    for (std::uint32_t i = 0; i < lanes; ++i) to[i] = (low[i] & 0xffffu) | high[i] << 16;
    return;
  }
  const auto half = [](std::uint32_t bits) { return std::uint32_t{fp::f32_to_f16(F32{bits}, DefaultMode{}).bits}; };
  for (std::uint32_t i = 0; i < lanes; ++i) to[i] = half(low[i]) | half(high[i]) << 16;
}

LOCKSTEP_ROWS void unpack(bool high, NumberFormat number, const std::uint32_t* from_row, TexelRow& to_row) {
  const std::uint32_t shift = high ? 16 : 0;
  In from = from_row;
  Out to = to_row.lane;
  if (number == NumberFormat::uint) {
    for (std::uint32_t i = 0; i < lanes; ++i) to[i] = from[i] >> shift & 0xffffu;
  } else if (number == NumberFormat::sint) {
    for (std::uint32_t i = 0; i < lanes; ++i)
      to[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(from[i] >> shift << 16) >> 16);
  } else {
    for (std::uint32_t i = 0; i < lanes; ++i)
      to[i] = fp::f16_to_f32(F16{static_cast<std::uint16_t>(from[i] >> shift)}, DefaultMode{}).bits;
  }
}

LOCKSTEP_ROWS void expand(std::uint64_t bits, TexelRow& mask) {
  const std::uint32_t halves[2] = {static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32)};
  for (std::uint32_t half = 0; half < 2; ++half)
    for (std::uint32_t i = 0; i < 32; ++i) mask.lane[32 * half + i] = 0u - (halves[half] >> i & 1u);
}

LOCKSTEP_ROWS void put(const TexelRow& take, const TexelRow& from_row, std::uint32_t* to_row) {
  In mask = take.lane, from = from_row.lane;
  Out to = to_row;
  for (std::uint32_t i = 0; i < lanes; ++i) to[i] = (from[i] & mask[i]) | (to[i] & ~mask[i]);
}

#undef LOCKSTEP_ROWS

}  // namespace lockstep::fast::texels
