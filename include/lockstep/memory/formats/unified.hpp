// Buffer formats of gfx10, and of gfx11 and gfx12: one number for what gfx9 says with two, DFMT and NFMT.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

/// A format as gfx9 numbers it; data 0 is none.
struct FormatPair {
  std::uint8_t data = 0;
  std::uint8_t number = 0;
  constexpr bool operator==(const FormatPair&) const = default;
};

namespace detail {

/// Formats of one DFMT have consecutive numbers; `numbers` are their NFMTs, one octal digit each, the first one lowest.
struct FormatRun {
  std::uint8_t data, count;
  std::uint32_t numbers;
};
inline constexpr std::uint32_t integers_and_scaled = 0543210, and_float = 07543210, integers_and_float = 0754,
                               norms_and_integers = 05410;
inline constexpr FormatRun format_runs[] = {
    {1, 6, integers_and_scaled},   // 8
    {2, 7, and_float},             // 16
    {3, 6, integers_and_scaled},   // 8_8
    {4, 3, integers_and_float},    // 32
    {5, 7, and_float},             // 16_16
    {6, 1, 07},                    // 10_11_11
    {7, 1, 07},                    // 11_11_10
    {8, 4, norms_and_integers},    // 10_10_10_2
    {9, 6, integers_and_scaled},   // 2_10_10_10
    {10, 6, integers_and_scaled},  // 8_8_8_8
    {11, 3, integers_and_float},   // 32_32
    {12, 7, and_float},            // 16_16_16_16
    {13, 3, integers_and_float},   // 32_32_32
    {14, 3, integers_and_float},   // 32_32_32_32
};

/// The same of gfx10, which has every number type of the packed formats.
inline constexpr FormatRun format_runs_gfx10[] = {
    {1, 6, integers_and_scaled},   // 8
    {2, 7, and_float},             // 16
    {3, 6, integers_and_scaled},   // 8_8
    {4, 3, integers_and_float},    // 32
    {5, 7, and_float},             // 16_16
    {6, 7, and_float},             // 10_11_11
    {7, 7, and_float},             // 11_11_10
    {8, 6, integers_and_scaled},   // 10_10_10_2
    {9, 6, integers_and_scaled},   // 2_10_10_10
    {10, 6, integers_and_scaled},  // 8_8_8_8
    {11, 3, integers_and_float},   // 32_32
    {12, 7, and_float},            // 16_16_16_16
    {13, 3, integers_and_float},   // 32_32_32
    {14, 3, integers_and_float},   // 32_32_32_32
};

template <std::size_t Count, std::size_t Runs>
constexpr std::array<FormatPair, Count> unified_formats(const FormatRun (&runs)[Runs]) {
  std::array<FormatPair, Count> table{};
  std::size_t at = 1;
  for (const FormatRun& run : runs)
    for (unsigned i = 0; i < run.count; ++i)
      table[at++] = {run.data, static_cast<std::uint8_t>(run.numbers >> (3 * i) & 7u)};
  return table;
}
inline constexpr std::array<FormatPair, 64> unified_format_table = unified_formats<64>(format_runs);
inline constexpr std::array<FormatPair, 128> unified_format_table_gfx10 = unified_formats<128>(format_runs_gfx10);

}  // namespace detail

/// Numbers beyond the table, which the instruction's seven bits can hold, are no formats.
constexpr FormatPair unified_format(std::uint32_t number) {
  return number < detail::unified_format_table.size() ? detail::unified_format_table[number] : FormatPair{};
}
/// The same of gfx10, whose descriptors and instructions have seven bits.
constexpr FormatPair unified_format_gfx10(std::uint32_t number) {
  return detail::unified_format_table_gfx10[number & 127u];
}

}  // namespace lockstep
