// Texels as bits in memory, as colours and as the registers of an instruction.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/memory/image/format.hpp"
#include "lockstep/memory/image/srgb.hpp"

namespace lockstep::image {

/// Red, green, blue, alpha: bits of f32, or integers where the format is one of integers.
using Colour = std::array<std::uint32_t, 4>;

inline constexpr std::uint32_t one_f32 = 0x3f800000;

/// The colour of a texel whose bytes are `words`. Channels that the format lacks are 0. `element` is format.element(),
/// which takes longer to find than to use. `linear`: sRGB is read without its curve.
constexpr Colour colour_of(ImageFormat format, const ElementFormat& element, const std::array<std::uint32_t, 4>& words,
                           bool linear = false) {
  Colour colour = words;
  element.decode_element(4, D16::none, false, colour.data());
  if (format.srgb() && !linear)
    for (std::uint32_t i = 0; i < 3 && element.width[i] != 0; ++i) colour[i] = srgb_to_f32(words[0] >> (8 * i) & 0xffu);
  return colour;
}

constexpr Colour colour_of(ImageFormat format, const std::array<std::uint32_t, 4>& words, bool linear = false) {
  return colour_of(format, format.element(), words, linear);
}

/// What the channels of a result take from a colour, by DST_SEL of the descriptor.
constexpr Colour selected(const Colour& colour, const std::array<std::uint8_t, 4>& select, bool integer) {
  Colour result{};
  for (std::uint32_t i = 0; i < 4; ++i) {
    if (select[i] >= 4) result[i] = colour[select[i] - 4u];
    if (select[i] == 1) result[i] = integer ? 1 : one_f32;
  }
  return result;
}

/// How an instruction's registers hold a colour.
struct TexelRegisters {
  std::uint8_t mask = 0;  ///< DMASK: the channels, in consecutive registers
  bool d16 = false;       ///< two channels a register
  bool repeats = false;   ///< stores: channels that the mask lacks are the first one given, else 0
  ImageFormat format{};
  std::array<std::uint8_t, 4> select{4, 5, 6, 7};

  /// Registers of the channels.
  constexpr std::uint32_t count() const {
    std::uint32_t channels = 0;
    for (std::uint32_t i = 0; i < 4; ++i) channels += mask >> i & 1u;
    return d16 ? (channels + 1) / 2 : channels;
  }

  /// A colour, after `selected`, to the registers.
  constexpr std::array<std::uint32_t, 4> pack(const Colour& colour) const {
    std::array<std::uint32_t, 4> registers{};
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < 4; ++i) {
      if ((mask >> i & 1u) == 0) continue;
      if (!d16) {
        registers[at] = colour[i];
      } else {
        const std::uint32_t half =
            format.integer() ? colour[i] & 0xffffu : std::uint32_t{fp::f32_to_f16(F32{colour[i]}, DefaultMode{}).bits};
        registers[at / 2] |= half << (16 * (at % 2));
      }
      ++at;
    }
    return registers;
  }

  /// A store's registers, in place, to the bytes of the texel. With D16 the mask tells how many channels there are: the
  /// first ones.
  constexpr void encode(std::uint32_t* data) const { encode(format.element(), data); }
  /// The same with `element`, which is format.element().
  constexpr void encode(ElementFormat element, std::uint32_t* data) const {
    Colour given{};
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < 4; ++i) {
      if ((mask >> i & 1u) == 0) continue;
      if (d16) {
        const std::uint32_t half = data[at / 2] >> (16 * (at % 2)) & 0xffffu;
        given[at] = format.number == Number::uint ? half
                    : format.number == Number::sint
                        ? static_cast<std::uint32_t>(sign_extend(half, 16))
                        : fp::f16_to_f32(F16{static_cast<std::uint16_t>(half)}, DefaultMode{}).bits;
      } else {
        given[i] = data[at];
      }
      ++at;
    }
    if (repeats) {
      const std::uint32_t first = d16 ? given[0] : data[0];
      for (std::uint32_t i = 0; i < 4; ++i)
        if (d16 ? i >= at : (mask >> i & 1u) == 0) given[i] = first;
    }
    element.select = select;
    element.encode(4, D16::none, given.data());
    for (std::uint32_t i = 0; i < 4; ++i) data[i] = given[i];
  }
};

}  // namespace lockstep::image
