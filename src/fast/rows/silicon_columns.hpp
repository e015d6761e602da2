// Coefficients of core/silicon/rows.hpp as vector code wants them. Where the hardware rounds a product or a sum to 24
// significant bits, or to a whole number below 2^24, one operation in f32 does the same: so the columns are f32, scaled
// by powers of two that turn units into whole numbers.
#pragma once

#include <cstddef>
#include <cstdint>

#include "fast/program/operation.hpp"
#include "lockstep/core/silicon/rows.hpp"

namespace lockstep::fast {

/// Adding it rounds a number below 2^22 to a whole one.
inline constexpr float whole_number_rounder = 12582912.0f;  // 1.5 * 2^23

/// What differs among rcp, rsq and sqrt. f: the bits of an f32 that are the distance from its row's start. squared:
/// those that the square takes, in units of 2^squared_unit. c1 is taken down by 2^linear_down, so that the linear
/// product's bits behind the point are cut off; before, it is rounded to multiples of linear_unit / 2^23. The factor of
/// the cubic coefficient is f * step + half_step; the inner sum is rounded with `rounder`, and the quadratic term to
/// multiples of quadratic_unit / 2^23. grows: the linear term is added and the quadratic one subtracted, else the other
/// way round. bias, c2_up, inner_down: what the columns are scaled by.
struct ReciprocalStages {
  static constexpr std::uint32_t f = 0x3ffff, squared = 0x3fffe, bias = 0x7e000000u;
  static constexpr int squared_unit = -6, linear_down = 15, c2_up = 8, inner_down = 22;
  static constexpr float linear_unit = 4194304.0f, step = 0x1p-10f, half_step = 0x1p-12f;
  static constexpr float rounder = whole_number_rounder / 4194304.0f, quadratic_unit = 16777216.0f;
  static constexpr bool grows = false;
};
struct ReciprocalRootStages {
  static constexpr std::uint32_t f = 0x3ffff, squared = 0x3fffe, bias = 0x3e800000u;
  static constexpr int squared_unit = -6, linear_down = 15, c2_up = 9, inner_down = 23;
  static constexpr float linear_unit = 2097152.0f, step = 0x1p-9f, half_step = 0x1p-11f;
  static constexpr float rounder = whole_number_rounder / 8388608.0f, quadratic_unit = 8388608.0f;
  static constexpr bool grows = false;
};
struct RootStages {
  static constexpr std::uint32_t f = 0x7ffff, squared = 0x7fffc, bias = 0x3f800000u;
  static constexpr int squared_unit = -7, linear_down = 17, c2_up = 8, inner_down = 23;
  static constexpr float linear_unit = 4194304.0f, step = 0x1p-10f, half_step = 0x1p-11f;
  static constexpr float rounder = whole_number_rounder / 8388608.0f, quadratic_unit = 8388608.0f;
  static constexpr bool grows = true;
};

/// The constant is in two parts, with what rounding and packing the result add: high * 4 + low, where the unit of `low`
/// is 2^-10.
template <std::size_t count>
struct SiliconColumns {
  alignas(64) std::uint32_t c0_high[count], c0_low[count];
  alignas(64) float c1[count], c2[count], c3[count];
};

namespace detail {
constexpr float power_of_two(int exponent) {
  float result = 1.0f;
  for (int i = 0; i < exponent; ++i) result *= 2.0f;
  for (int i = 0; i > exponent; --i) result *= 0.5f;
  return result;
}
template <class Stages, std::size_t count>
constexpr SiliconColumns<count> columns_of(const fp::silicon::Rows<count>& rows) {
  constexpr float inner = power_of_two(-Stages::inner_down);
  SiliconColumns<count> columns{};
  for (std::size_t i = 0; i < count; ++i) {
    columns.c0_high[i] = (rows.c0[i] >> 2) + Stages::bias;
    columns.c0_low[i] = ((rows.c0[i] & 3u) << 10) + 0x7ffu;
    columns.c1[i] = static_cast<float>(rows.c1[i]) * power_of_two(-Stages::linear_down);
    columns.c2[i] = (static_cast<float>(rows.c2[i]) * power_of_two(Stages::c2_up) - whole_number_rounder) * inner;
    columns.c3[i] = -static_cast<float>(rows.c3[i]) * inner;
  }
  return columns;
}
}  // namespace detail

inline constexpr auto reciprocal_columns = detail::columns_of<ReciprocalStages>(fp::silicon::reciprocal_rows);
inline constexpr auto reciprocal_root_columns =
    detail::columns_of<ReciprocalRootStages>(fp::silicon::reciprocal_root_rows);
inline constexpr auto root_columns = detail::columns_of<RootStages>(fp::silicon::root_rows);

/// Of 2^x: the inner sum is a whole number where 2^19 is added to it, which makes it one of 24 bits.
struct ExponentialColumns {
  alignas(64) std::uint32_t c0[32];
  alignas(64) float c1[32], c2[32], c3[32];
};
inline constexpr float exponential_inner_rounder = 524288.0f, exponential_linear_unit = 4194304.0f;
inline constexpr ExponentialColumns exponential_columns = [] {
  ExponentialColumns columns{};
  for (std::size_t i = 0; i < 32; ++i) {
    const auto& rows = fp::silicon::exponential_rows;
    columns.c0[i] = rows.c0[i];
    columns.c1[i] = static_cast<float>(rows.c1[i]) * detail::power_of_two(-24);
    columns.c2[i] = (static_cast<float>(rows.c2[i]) + exponential_inner_rounder) * detail::power_of_two(-23);
    columns.c3[i] = static_cast<float>(rows.c3[i]) * detail::power_of_two(-30);
  }
  return columns;
}();

/// Of log2: c2 may be odd, and then so must be what the cubic term is rounded with. 33 rows, the last one where vectors
/// of 32 do not reach.
struct LogarithmColumns {
  alignas(64) std::uint32_t c0[33], c1[33];
  alignas(64) float rounder[33], c2[33], c3[33];
};
inline constexpr LogarithmColumns logarithm_columns = [] {
  LogarithmColumns columns{};
  for (std::size_t i = 0; i < 33; ++i) {
    const auto& rows = fp::silicon::logarithm_rows;
    const float rounder = whole_number_rounder + static_cast<float>(rows.c2[i] & 1u);
    columns.c0[i] = rows.c0[i];
    columns.c1[i] = rows.c1[i];
    columns.rounder[i] = rounder * detail::power_of_two(-23);
    columns.c2[i] = (static_cast<float>(rows.c2[i]) - rounder) * detail::power_of_two(-23);
    columns.c3[i] = static_cast<float>(rows.c3[i]) * -detail::power_of_two(-23);
  }
  return columns;
}();

constexpr bool is_half(NumericFunction function) {
  return function >= NumericFunction::rcp_f16 && function <= NumericFunction::cos_2pi_f16;
}

}  // namespace lockstep::fast
