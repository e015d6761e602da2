// Buffer data formats: between the bytes of one element in memory and the registers of converting
// instructions. Source: CDNA4 ISA manual 9.1.2 to 9.1.4; what it leaves open is listed in README.md.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/compare.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

enum class NumberFormat : std::uint8_t {
  unorm = 0,    ///< 0..max as 0.0..1.0
  snorm = 1,    ///< -max..max as -1.0..1.0
  uscaled = 2,  ///< unsigned integer as a float
  sscaled = 3,
  uint = 4,
  sint = 5,
  floating = 7,
};

namespace detail {

/// The unsigned small floats: five exponent bits as f16, six or five fraction bits. (Their type here has a
/// sign bit.)
using Float11 = Float<std::uint16_t, 5, 6, 15, Specials::ieee, ModeGroup::f32, 2>;
using Float10 = Float<std::uint16_t, 5, 5, 15, Specials::ieee, ModeGroup::f32, 2>;

/// A channel of `bits` < 32 bits as 32-bit register data: a float, or an integer for uint and sint.
constexpr std::uint32_t decode_channel(NumberFormat number, std::uint32_t bits, std::uint32_t raw) {
  const DefaultMode mode{};
  const std::int32_t value = sign_extend(raw, bits);
  const auto ratio = [&](std::int32_t n, std::uint32_t d) {
    return fp::div(fp::i32_to_f32(n, mode), fp::u32_to_f32(d, mode), mode).bits;
  };
  switch (number) {
    case NumberFormat::unorm: return ratio(static_cast<std::int32_t>(raw), low_mask<std::uint32_t>(bits));
    case NumberFormat::snorm: {
      const auto max = static_cast<std::int32_t>(low_mask<std::uint32_t>(bits - 1));
      return ratio(value < -max ? -max : value, static_cast<std::uint32_t>(max));
    }
    case NumberFormat::uscaled: return fp::u32_to_f32(raw, mode).bits;
    case NumberFormat::sscaled: return fp::i32_to_f32(value, mode).bits;
    case NumberFormat::uint: return raw;
    case NumberFormat::sint: return static_cast<std::uint32_t>(value);
    case NumberFormat::floating: {
      // The small floats are f16 with fraction bits missing at the end and no sign.
      const std::uint32_t half = bits == 16 ? raw : raw << (15 - bits);
      return fp::f16_to_f32(F16{static_cast<std::uint16_t>(half)}, mode).bits;
    }
  }
  return 0;
}

/// round(x * max) with x clamped to [low, 1]; NaN gives 0.
constexpr std::int32_t encode_norm(F32 x, std::uint32_t max, bool is_signed) {
  const DefaultMode mode{};
  if (fp::is_nan(x)) return 0;
  const F32 one{0x3f800000u}, low = is_signed ? fp::neg(one) : F32{0};
  const F32 clamped = fp::lt(x, low, mode) ? low : fp::gt(x, one, mode) ? one : x;
  // Exact in f64: 24 bits times at most 16.
  const F64 product = fp::mul(fp::to_f64(clamped), fp::u32_to_f64(max, mode), mode);
  return fp::to_integer<std::int32_t>(product, Round::nearest_even);
}

constexpr std::uint32_t encode_channel(NumberFormat number, std::uint32_t bits, std::uint32_t data) {
  const DefaultMode mode{};
  const F32 x{data};
  const auto max = static_cast<std::int32_t>(low_mask<std::uint32_t>(bits)), half = max >> 1;
  const auto clamp = [](std::int32_t v, std::int32_t low, std::int32_t high) {
    return v < low ? low : v > high ? high : v;
  };
  std::uint32_t raw = 0;
  switch (number) {
    case NumberFormat::unorm:
      raw = static_cast<std::uint32_t>(encode_norm(x, static_cast<std::uint32_t>(max), false));
      break;
    case NumberFormat::snorm:
      raw = static_cast<std::uint32_t>(encode_norm(x, static_cast<std::uint32_t>(half), true));
      break;
    case NumberFormat::uscaled: raw = static_cast<std::uint32_t>(clamp(fp::f32_to_i32(x), 0, max)); break;
    case NumberFormat::sscaled: raw = static_cast<std::uint32_t>(clamp(fp::f32_to_i32(x), -half - 1, half)); break;
    case NumberFormat::uint:
      raw = data > static_cast<std::uint32_t>(max) ? static_cast<std::uint32_t>(max) : data;
      break;
    case NumberFormat::sint:
      raw = static_cast<std::uint32_t>(clamp(static_cast<std::int32_t>(data), -half - 1, half));
      break;
    case NumberFormat::floating:
      if (bits == 16) return fp::f32_to_f16(x, mode).bits;
      if (fp::sign(x) && !fp::is_nan(x)) return 0;
      raw = bits == 11 ? fp::convert<Float11>(x, mode).bits : fp::convert<Float10>(x, mode).bits;
      break;
  }
  return raw & low_mask<std::uint32_t>(bits);
}

}  // namespace detail

/// One element of a formatted buffer: up to four channels, X in the lowest bits.
struct ElementFormat {
  std::array<std::uint8_t, 4> width{};  ///< bits of each channel; 0: absent
  std::uint8_t bytes = 0;               ///< of the element; 0: no such format
  NumberFormat number = NumberFormat::uint;
  std::array<std::uint8_t, 4> select{4, 5, 6, 7};  ///< DST_SEL: 0 zero, 1 one, 4.. channel

  constexpr bool valid() const { return bytes != 0; }

  /// DFMT and NFMT numbers of the instruction or the descriptor. What they do not define is not valid().
  static constexpr ElementFormat decode(std::uint32_t data_format, std::uint32_t number_format) {
    constexpr std::array<std::array<std::uint8_t, 4>, 16> widths{{{0, 0, 0, 0},
                                                                  {8, 0, 0, 0},
                                                                  {16, 0, 0, 0},
                                                                  {8, 8, 0, 0},
                                                                  {32, 0, 0, 0},
                                                                  {16, 16, 0, 0},
                                                                  {11, 11, 10, 0},
                                                                  {10, 11, 11, 0},
                                                                  {2, 10, 10, 10},
                                                                  {10, 10, 10, 2},
                                                                  {8, 8, 8, 8},
                                                                  {32, 32, 0, 0},
                                                                  {16, 16, 16, 16},
                                                                  {32, 32, 32, 0},
                                                                  {32, 32, 32, 32},
                                                                  {0, 0, 0, 0}}};
    ElementFormat format;
    if (data_format > 15 || number_format == 6 || number_format > 7) return format;
    format.width = widths[data_format];
    format.number = static_cast<NumberFormat>(number_format);
    if (format.number == NumberFormat::floating) {
      const bool has_float = format.width[0] >= 16 || data_format == 6 || data_format == 7;
      if (!has_float) return format;
    }
    std::uint32_t bits = 0;
    for (const std::uint8_t w : format.width) bits += w;
    format.bytes = static_cast<std::uint8_t>(bits / 8);
    return format;
  }

  constexpr bool integer() const { return number == NumberFormat::uint || number == NumberFormat::sint; }

  /// Memory image in `data` (four dwords) to the `channels` results of a load, in place: one dword each, or
  /// packed 16-bit values. `dropped`: out of range, everything reads as zero but constant ones.
  constexpr void decode_element(std::uint32_t channels, D16 d16, bool dropped, std::uint32_t* data) const {
    std::array<std::uint32_t, 4> channel{}, result{};
    std::uint32_t at = 0;
    for (std::uint32_t c = 0; c < 4 && valid() && !dropped; ++c) {
      if (width[c] == 0) break;
      const std::uint32_t raw = data[at / 32] >> (at % 32) & low_mask<std::uint32_t>(width[c]);
      channel[c] = width[c] == 32 ? raw : detail::decode_channel(number, width[c], raw);
      at += width[c];
    }
    for (std::uint32_t i = 0; i < channels; ++i) {
      std::uint32_t value = 0;
      if (select[i] >= 4) value = channel[select[i] - 4u];
      if (select[i] == 1) value = integer() ? 1u : 0x3f800000u;
      if (d16 == D16::none) {
        result[i] = value;
      } else {
        const std::uint32_t half = integer() ? value & 0xffffu : fp::f32_to_f16(F32{value}, DefaultMode{}).bits;
        result[i / 2] |= half << (16 * (i % 2));
      }
    }
    for (std::uint32_t i = 0; i < 4; ++i) data[i] = result[i];
  }

  /// Register data of a store, in place, to the memory image. Channels the instruction does not supply are
  /// zero.
  constexpr void encode(std::uint32_t channels, D16 d16, std::uint32_t* data) const {
    std::array<std::uint32_t, 4> source{}, image{};
    for (std::uint32_t i = 0; i < channels; ++i) {
      if (d16 == D16::none) {
        source[i] = data[i];
      } else {
        const std::uint32_t half = data[i / 2] >> (d16 == D16::high ? 16 : 16 * (i % 2)) & 0xffffu;
        source[i] = number == NumberFormat::uint ? half
                    : number == NumberFormat::sint
                        ? static_cast<std::uint32_t>(sign_extend(half, 16))
                        : fp::f16_to_f32(F16{static_cast<std::uint16_t>(half)}, DefaultMode{}).bits;
      }
    }
    std::uint32_t at = 0;
    for (std::uint32_t c = 0; c < 4 && valid(); ++c) {
      if (width[c] == 0) break;
      std::uint32_t value = 0;
      for (std::uint32_t i = channels; i-- > 0;) {
        if (select[i] == c + 4) value = source[i];
      }
      const std::uint32_t raw = width[c] == 32 ? value : detail::encode_channel(number, width[c], value);
      image[at / 32] |= raw << (at % 32);
      at += width[c];
    }
    for (std::uint32_t i = 0; i < 4; ++i) data[i] = image[i];
  }
};

}  // namespace lockstep
