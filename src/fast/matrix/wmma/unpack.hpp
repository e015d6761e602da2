// Operands of WMMA unpacked into f32 numbers, [k][16], in portable C++.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/inputs.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

namespace lockstep::fast::wmma {

inline constexpr std::uint32_t row_dwords = 64;  // from one register to the next

/// `rows` rows or columns of an operand, K `depth` as the instruction has it.
inline WmmaInput input_of(const MatrixLayout& layout, Element format, std::uint32_t rows) {
  WmmaInput plan;
  plan.format = format;
  plan.sets = static_cast<std::uint8_t>(rows / 16);
  plan.items = static_cast<std::uint8_t>(layout.items / plan.sets);
  plan.groups = static_cast<std::uint8_t>(layout.lanes / 16);
  plan.registers = static_cast<std::uint8_t>(matrix::wmma::registers(plan.items, element_bits(format)));
  if (format != Element::f32 && element_bits(format) <= 16 && format != Element::iu8 && format != Element::iu4)
    plan.form = widening(format);
  for (std::uint16_t item = 0; item < plan.items; ++item) {
    for (std::uint16_t group = 0; group < plan.groups; ++group)
      plan.k[item][group] =
          static_cast<std::uint8_t>(layout.coordinate({static_cast<std::uint16_t>(group * 16), item}).k);
  }
  if (32 % element_bits(format) != 0) return plan;
  const std::uint32_t each = 32 / element_bits(format);  // elements of a dword, whose k's follow each other
  plan.chunks = static_cast<std::uint8_t>(plan.registers * plan.groups);
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g)
      plan.chunk[plan.k[r * each][g] / each] = static_cast<std::uint16_t>(r * row_dwords + g * 16);
  }
  plan.chunk[plan.chunks] = plan.chunk[plan.chunks + 1u] = plan.chunk[0];
  return plan;
}

/// Element by element, infinities and NaNs included.
[[gnu::noinline, gnu::cold]] inline void unpack_exact(const WmmaInput& plan, ConstRows from, float* to) {
  for (std::uint16_t item = 0; item < plan.items; ++item) {
    for (std::uint16_t lane = 0; lane < plan.groups * 16; ++lane)
      to[plan.k[item][lane / 16] * 16 + lane % 16] =
          __builtin_bit_cast(float, input_number(from, plan.format, {lane, item}).bits);
  }
}

inline bool unpack_plain(const WmmaInput& plan, ConstRows from, float* to) {
  if (plan.format == Element::f32) {
    for (std::uint32_t r = 0; r < plan.registers; ++r) {
      for (std::uint32_t g = 0; g < plan.groups; ++g) std::memcpy(to + plan.k[r][g] * 16, from[r] + g * 16, 64);
    }
    return true;
  }
  const Widening form = plan.form;
  std::uint32_t special = 0;
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * form.bits, end = offset % 32 + form.bits;
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      const std::uint32_t *low = from[offset / 32] + g * 16, *high = low + 64;
      float* numbers = to + plan.k[item][g] * 16;
      for (std::uint32_t lane = 0; lane < 16; ++lane) {
        special |= ((low[lane] & form.magnitudes) + form.carry) & form.signs;
        numbers[lane] =
            widened(end > 32 ? low[lane] >> (end - 32) | high[lane] << (64 - end) : low[lane] << (32 - end), form);
      }
    }
  }
  return special == 0;
}

inline bool copies_agree_plain(ConstRows rows, std::uint32_t registers, std::uint32_t groups) {
  std::uint32_t different = 0;
  for (std::uint32_t r = 0; r < registers; ++r) {
    for (std::uint32_t lane = 16; lane < groups * 16; ++lane) different |= rows[r][lane] ^ rows[r][lane % 16];
  }
  return different == 0;
}

inline void widen_plain(Element element, const std::uint32_t* from, std::uint32_t shift, float* to) {
  for (std::uint32_t lane = 0; lane < 16; ++lane)
    to[lane] = __builtin_bit_cast(float, matrix::to_f32(element, from[lane] >> shift & 0xffffu).bits);
}
inline void narrow_plain(Element element, const float* from, std::uint32_t shift, std::uint32_t* to) {
  for (std::uint32_t lane = 0; lane < 16; ++lane) {
    const F32 number{__builtin_bit_cast(std::uint32_t, from[lane])};
    to[lane] = (to[lane] & ~(0xffffu << shift)) | matrix::wmma::narrow(element, number, false) << shift;
  }
}

inline void range_plain(const float* from, std::uint32_t count, float& smallest, float& largest) {
  smallest = largest = 1;
  for (std::uint32_t i = 0; i < count; ++i) {
    const float x = from[i] == 0 ? 1.0f : from[i];
    smallest = x < smallest ? x : smallest;
    largest = x > largest ? x : largest;
  }
}
inline bool scales_plain(matrix::ScaleFormat format, const std::uint32_t* from, std::uint32_t index, float* to) {
  for (std::uint32_t lane = 0; lane < 16; ++lane) {
    const matrix::Scale scale = matrix::scale_value(format, from[lane] >> index * 8 & 255u);
    if (scale.nan || scale.exponent < -126) return false;
    to[lane] = static_cast<float>(scale.significand) *
               __builtin_bit_cast(float, static_cast<std::uint32_t>(scale.exponent + 127) << 23);
  }
  return true;
}

}  // namespace lockstep::fast::wmma
