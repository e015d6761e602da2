// Where the rows of C and D stand in the registers of a wave: the layouts of MFMA's and WMMA's results as data. Kernels
// are made for each of them, from one source.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::fast {

/// MFMA's squares of N x N. Dwords from a block's first to those of a row.
template <std::uint32_t N>
struct MfmaRows {
  static constexpr std::uint32_t columns = N;
  static constexpr std::uint32_t at(std::uint32_t row) {
    constexpr std::uint32_t lane_rows = 64 / N;
    return (row / (4 * lane_rows) * 4 + row % 4) * 64 + row / 4 % lane_rows * N;
  }
};
struct Gfx11Rows32 {
  static constexpr std::uint32_t columns = 16;
  static constexpr std::uint32_t at(std::uint32_t row) { return row / 2 * 64 + row % 2 * 16; }
};
struct Gfx11Rows64 {
  static constexpr std::uint32_t columns = 16;
  static constexpr std::uint32_t at(std::uint32_t row) { return row / 4 * 64 + row % 4 * 16; }
};
struct Gfx12Rows32 {
  static constexpr std::uint32_t columns = 16;
  static constexpr std::uint32_t at(std::uint32_t row) { return row % 8 * 64 + row / 8 * 16; }
};
struct Gfx12Rows64 {
  static constexpr std::uint32_t columns = 16;
  static constexpr std::uint32_t at(std::uint32_t row) { return row % 4 * 64 + row / 8 * 16 + row / 4 % 2 * 32; }
};
/// One after the other: a tile that is no operand.
struct TileRows16 {
  static constexpr std::uint32_t columns = 16;
  static constexpr std::uint32_t at(std::uint32_t row) { return row * 16; }
};

enum class RowPlaces : std::uint8_t { mfma16, mfma32, gfx11_32, gfx11_64, gfx12_32, gfx12_64, tile };
inline constexpr std::size_t row_places = 7;

/// f.operator()<Places>() of each, in the order of RowPlaces.
template <class F>
constexpr auto by_places(F f) {
  return std::array{f.template operator()<MfmaRows<16>>(), f.template operator()<MfmaRows<32>>(),
                    f.template operator()<Gfx11Rows32>(),  f.template operator()<Gfx11Rows64>(),
                    f.template operator()<Gfx12Rows32>(),  f.template operator()<Gfx12Rows64>(),
                    f.template operator()<TileRows16>()};
}

using RowOffsets = std::array<std::uint16_t, 32>;
template <class Places>
constexpr RowOffsets row_offsets() {
  RowOffsets result{};
  for (std::uint32_t row = 0; row < Places::columns; ++row) result[row] = static_cast<std::uint16_t>(Places::at(row));
  return result;
}
/// Dwords from a result's first to those of each row.
template <class Places>
inline constexpr RowOffsets offsets_of = row_offsets<Places>();
inline constexpr auto all_offsets = by_places([]<class Places>() { return row_offsets<Places>(); });
inline const RowOffsets& offsets_at(RowPlaces places) { return all_offsets[static_cast<std::size_t>(places)]; }
/// Dwords from D's first to those of a row.
constexpr std::uint32_t row_at(RowPlaces places, std::uint32_t row) {
  return all_offsets[static_cast<std::size_t>(places)][row];
}

constexpr RowPlaces places_of(MatrixFamily family, std::uint32_t wave_size, std::uint32_t n = 16) {
  const bool short_wave = wave_size == 32;
  if (family == MatrixFamily::mfma) return n == 32 ? RowPlaces::mfma32 : RowPlaces::mfma16;
  if (family == MatrixFamily::gfx11) return short_wave ? RowPlaces::gfx11_32 : RowPlaces::gfx11_64;
  return short_wave ? RowPlaces::gfx12_32 : RowPlaces::gfx12_64;
}
/// Do they say what the layouts say?
constexpr bool rows_match(MatrixFamily family, std::uint32_t wave_size, std::uint8_t n = 16, std::uint8_t blocks = 1) {
  const MatrixOp op{.c = Element::f32, .m = n, .n = n, .k = 16, .blocks = blocks, .family = family};
  const MatrixLayout layout = output_layout(op, wave_size);
  for (std::uint16_t i = 0; i < blocks * n; ++i) {
    const auto row = static_cast<std::uint16_t>(i % n), block = static_cast<std::uint16_t>(i / n);
    const Place place = layout.place({row, 0, block});
    if (place.item * 64u + place.lane != block * n * n + row_at(places_of(family, wave_size, n), row)) return false;
  }
  return true;
}
static_assert(rows_match(MatrixFamily::mfma, 64, 16) && rows_match(MatrixFamily::mfma, 64, 16, 4));
static_assert(rows_match(MatrixFamily::mfma, 64, 32) && rows_match(MatrixFamily::mfma, 64, 32, 2));
static_assert(rows_match(MatrixFamily::gfx11, 32) && rows_match(MatrixFamily::gfx11, 64));
static_assert(rows_match(MatrixFamily::gfx12, 32) && rows_match(MatrixFamily::gfx12, 64));
static_assert(rows_match(MatrixFamily::gfx1250, 32));

}  // namespace lockstep::fast
