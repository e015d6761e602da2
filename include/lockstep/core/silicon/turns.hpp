// V_SIN_F32 and V_COS_F32 as RDNA3 and RDNA4 compute them: the argument counts turns. It is reduced to an eighth of a
// turn, which is 16 pieces of a polynomial of degree three each (turn_rows.hpp). Some eighths are run through
// backwards: there the distance from the piece's start is that from the mirrored end, less one unit in some stages.
//
// Source: a published model of gfx1100 and gfx1201, restated; it gives all 70 recorded words of f32 and all digests of
// f16 (tests/silicon). Of other arguments of f32 nothing is recorded.
#pragma once

#include <algorithm>

#include "lockstep/core/silicon/functions.hpp"
#include "lockstep/core/silicon/turn_rows.hpp"

namespace lockstep::fp::silicon {

namespace detail {

/// value * 2^-fraction as f32, truncated; value is below 2^62.
constexpr std::uint32_t truncated_f32(std::uint64_t value, std::int32_t fraction) {
  if (value == 0) return 0;
  const std::int32_t top = width(value) - 1;
  const std::uint64_t significand = top >= 23 ? value >> (top - 23) : value << (23 - top);
  return (static_cast<std::uint32_t>(top - fraction + 127) << 23) |
         (static_cast<std::uint32_t>(significand) & 0x7fffffu);
}

/// Where in a table an argument is.
struct TurnPlace {
  bool of_cosine;  ///< which table
  bool backwards;  ///< the eighth is run through from its end
  std::uint32_t row;
  std::uint64_t f;  ///< from the start of the piece, of 2^24; the whole piece where backwards
};

/// The part of the sum that the quadratic and the cubic coefficient make, without the square: units of 2^-33. The
/// factor of the cubic one has 18 bits.
constexpr std::uint64_t inner_of_turn(const TurnRow& c, const TurnPlace& at) {
  const std::uint64_t f = at.f - at.backwards;
  const std::int64_t factor = static_cast<std::int64_t>((c.c3 <= 0 ? f : 0xffffffu - f) & ~std::uint64_t{63});
  const std::int64_t sum = c.c3 <= 0 ? -std::int64_t{c.c2} * 0x1000000 - c.c3 * factor
                                     : -(std::int64_t{c.c2} + c.c3) * 0x1000000 + c.c3 * factor;
  return rounded(static_cast<std::uint64_t>(sum), 17);
}

/// The factor of the linear coefficient: f rounded to a multiple of 2^bits, and not up into the next 2^20 of these.
constexpr std::uint64_t linear_factor(const TurnPlace& at, std::uint32_t bits) {
  const std::uint64_t f = at.f - at.backwards;
  const std::uint64_t end = (((f >> (20 + bits)) + 1) << 20) - 1;
  return std::min((f + (std::uint64_t{1} << (bits - 1))) >> bits, end) << bits;
}

/// Upper bits of the distance that the square takes.
constexpr std::uint64_t square_of_turn(const TurnPlace& at) {
  const std::uint64_t upper = (at.f - at.backwards) >> 7;
  return upper * upper;
}

/// The first sixteenth of the sine's eighth, which begins with zero: the distance is moved up by a multiple of four
/// bits.
constexpr std::uint32_t first_sine(const TurnRow& c, const TurnPlace& at) {
  const std::int32_t bits = width(at.f);
  const std::uint32_t up = bits < 24 ? 4u * (static_cast<std::uint32_t>(24 - bits) / 4u) : 0u;
  const std::uint32_t linear_up = bits < 25 ? 4u * (static_cast<std::uint32_t>(25 - bits) / 4u) : 0u;
  std::uint64_t factor = at.f << linear_up;
  if (at.backwards && (at.f << up & 0xfffffu) == 0) --factor;
  const std::uint64_t linear = static_cast<std::uint64_t>(c.c1) * factor >> (18 + linear_up - up);
  const std::uint32_t square_bits = std::min(24 + up, 34u);
  const std::uint64_t square = square_of_turn(at) >> (34 - square_bits);
  const std::uint64_t quadratic = rounded(inner_of_turn(c, at) * square, square_bits - 1 - up);
  return truncated_f32((linear << 2) - quadratic, static_cast<std::int32_t>(34 + up));
}

/// The second one.
constexpr std::uint32_t second_sine(const TurnRow& c, const TurnPlace& at) {
  const std::uint64_t linear = static_cast<std::uint64_t>(c.c1) * linear_factor(at, 2) >> 20;
  const std::uint64_t quadratic = rounded(inner_of_turn(c, at) * (square_of_turn(at) >> 10), 23);
  return truncated_f32((static_cast<std::uint64_t>(c.c0) << 8) + (linear << 4) - quadratic, 34);
}

/// All others, of both tables. Units of 2^-29.
constexpr std::uint32_t other_piece(const TurnRow& c, const TurnPlace& at) {
  const std::uint64_t size = static_cast<std::uint64_t>(c.c1 < 0 ? -c.c1 : c.c1) * linear_factor(at, 4);
  const std::uint64_t magnitude = size >> 45 != 0 ? 2 * rounded(size, 22) : rounded(size, 21);
  const std::int64_t linear = static_cast<std::int64_t>(magnitude) * (c.c1 < 0 ? -1 : 1);
  const std::uint64_t product = inner_of_turn(c, at) * (square_of_turn(at) >> 10);
  const std::uint64_t half = std::uint64_t{1} << (product >> 47 != 0 ? 23 : 22);
  const std::uint64_t quadratic = product <= half ? 0 : rounded_up(product - half, 29);
  const std::int64_t sum = std::int64_t{c.c0} * 8 + linear - 2 * static_cast<std::int64_t>(quadratic);
  return truncated_f32(static_cast<std::uint64_t>(sum), 29);
}

/// sin(2 pi x) below 1.5 * 2^-12: 2 pi of 24 bits times x, rounded to nearest even.
constexpr std::uint32_t small_sine(std::uint32_t magnitude, bool keeps_subnormals) {
  const std::int32_t field = static_cast<std::int32_t>(magnitude >> 23);
  const std::uint64_t significand = (magnitude & 0x7fffffu) | (field != 0 ? 0x800000u : 0u);
  const std::uint64_t product = significand * 0xc90fd5u;
  const std::int32_t top = width(product) - 1, exponent = std::max(field, 1) - 127 - 44 + top;
  if (exponent < -126) {
    const std::uint32_t result = static_cast<std::uint32_t>(rounded(product, 21));
    return keeps_subnormals || result >= 0x800000u ? result : 0;
  }
  const std::uint32_t rounded_significand =
      static_cast<std::uint32_t>(rounded(product, static_cast<std::uint32_t>(top - 23)));
  return (static_cast<std::uint32_t>(exponent + 126) << 23) + rounded_significand;
}

/// sin or cos. `keeps_sources`, `keeps_results`: subnormal ones are numbers, else zeros of their sign.
template <class M>
constexpr F32 sine_of_turns(F32 x, bool cosine, const M& mode, bool keeps_sources, bool keeps_results) {
  const std::uint32_t magnitude = magnitude_bits(x), sign = x.bits & 0x80000000u;
  if (is_nan(x)) return of_nan(x, mode);
  if (magnitude == f32_infinity.bits) return f32_invalid;
  if (magnitude == 0 || (magnitude < 0x800000u && !keeps_sources)) return cosine ? f32_one : F32{sign};
  if (!cosine && magnitude < 0x39c00000u) return F32{sign | small_sine(magnitude, keeps_results)};
  const std::int32_t exponent = static_cast<std::int32_t>(magnitude >> 23) - 127;
  if (exponent >= 23) return cosine ? f32_one : F32{0};  // whole turns
  const std::uint64_t significand = (magnitude & 0x7fffffu) | (magnitude >= 0x800000u ? 0x800000u : 0u);
  const std::int32_t up = exponent + 8;
  const std::uint64_t phase = (up >= 0 ? significand << up : -up < 64 ? significand >> -up : 0) & 0x7fffffffu;
  const auto quadrant = static_cast<std::uint32_t>(phase >> 29);
  std::uint64_t rest = phase & 0x1fffffffu;
  const bool backwards = rest >= 0x10000000u, odd = (quadrant & 1u) != 0;
  if (backwards) rest = 0x20000000u - rest;
  TurnPlace at{cosine != (odd != backwards), backwards, static_cast<std::uint32_t>((rest - backwards) >> 24), 0};
  at.f = rest - (std::uint64_t{at.row} << 24);
  const TurnRow& c = (at.of_cosine ? cosine_rows : sine_rows)[at.row];
  std::uint32_t result = 0;
  if (at.of_cosine && rest - backwards < 0xb600u) {
    result = f32_one.bits;
  } else if (at.of_cosine || at.row >= 2) {
    result = other_piece(c, at);
  } else if (rest != 0) {
    result = at.row == 0 ? first_sine(c, at) : second_sine(c, at);
  }
  if (result == 0) return F32{0};
  const bool negative = (quadrant >= 2) != ((cosine && odd) != (!cosine && sign != 0));
  return F32{result | (negative ? 0x80000000u : 0u)};
}

}  // namespace detail

/// sin(2 pi x) and cos(2 pi x).
template <class M>
constexpr F32 sin_2pi(F32 x, const M& mode) {
  return detail::sine_of_turns(x, false, mode, mode.denorm_in_f32(), mode.denorm_out_f32());
}
template <class M>
constexpr F32 cos_2pi(F32 x, const M& mode) {
  return detail::sine_of_turns(x, true, mode, mode.denorm_in_f32(), mode.denorm_out_f32());
}

}  // namespace lockstep::fp::silicon
