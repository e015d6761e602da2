// D = C + A * B in f32 on 256-bit registers, in tiles (matrix/tiles_avx2.hpp). A broadcast of A serves two
// multiply-adds, so loads are not the bound, and two instructions with the same A gain nothing from running together.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/tiles_avx2.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/repair.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::wmma::avx2 {

using Tile = fast::avx2::Tile<4>;
using TileRows = fast::avx2::TileRows<4>;
using fast::avx2::TileAt;
using fast::avx2::TilesResult;

/// Dwords from a result's first to those of each row.
using RowOffsets = std::array<std::uint16_t, 16>;
template <class Places>
constexpr RowOffsets row_offsets() {
  RowOffsets result{};
  for (std::uint32_t row = 0; row < 16; ++row) result[row] = static_cast<std::uint16_t>(Places::at(row));
  return result;
}
template <class Places>
inline constexpr RowOffsets offsets_of = row_offsets<Places>();

/// C before anything of D is stored: as it stands, or a copy where D overlaps it otherwise than exactly.
struct Addend {
  alignas(32) std::uint32_t copy[16][16];
  const std::uint32_t* from;
  const RowOffsets* at;

  Addend(const std::uint32_t* c, const std::uint32_t* d, const RowOffsets& rows) : from(c), at(&rows) {
    constexpr std::uint32_t most = 16 * 64;  // dwords that a result is spread over
    if (c == d || d >= c + most || c >= d + most) return;
    for (std::uint32_t row = 0; row < 16; ++row) __builtin_memcpy(copy[row], c + rows[row], 64);
    from = copy[0];
    at = &offsets_of<TileRows16>;
  }
  const std::uint32_t* row(std::uint32_t which) const { return from + (*at)[which]; }
};

/// What repair_row needs.
struct RepairInputs {
  const WmmaNumbers* in;
  const WmmaScales* scales;
  const Addend* c;
};
[[gnu::noinline, gnu::cold]] inline void repair_tile(const void* of, TileAt place, std::uint32_t rows, float* sums) {
  const auto& inputs = *static_cast<const RepairInputs*>(of);
  for (std::uint32_t r = 0; r < rows; ++r)
    repair_row(*inputs.in, inputs.scales, place.first + r, inputs.c->row(place.first + r), sums + r * 16);
}
/// From `c` to D's first row, whose rows are at `at`.
inline TilesResult result_of(const RepairInputs& of, std::uint32_t* d, const RowOffsets& at) {
  return {reinterpret_cast<const float*>(of.c->from),
          reinterpret_cast<float*>(d),
          of.c->at->data(),
          at.data(),
          &repair_tile,
          &of};
}

LOCKSTEP_INLINE_AVX2 void multiply_rows(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d,
                                        const RowOffsets& at) {
  const Addend addend(c, d, at);
  fast::avx2::multiply_floats<16>(in.a, in.b, in.depth, result_of({&in, nullptr, &addend}, d, at));
}

/// A block's sums times its scales, and those of the blocks before.
template <std::size_t... R>
LOCKSTEP_INLINE_AVX2 void add_scaled(Tile& tile, const Tile& before, const float* a, const float* b,
                                     std::index_sequence<R...>) {
  const __m256 left = _mm256_loadu_ps(b), right = _mm256_loadu_ps(b + 8);
  ((tile.sum[R][0] = _mm256_fmadd_ps(tile.sum[R][0], _mm256_mul_ps(_mm256_broadcast_ss(a + R), left), before.sum[R][0]),
    tile.sum[R][1] =
        _mm256_fmadd_ps(tile.sum[R][1], _mm256_mul_ps(_mm256_broadcast_ss(a + R), right), before.sum[R][1])),
   ...);
}
LOCKSTEP_TARGET_AVX2 inline void multiply_scaled_rows(const WmmaNumbers& in, const WmmaScales& scales,
                                                      const std::uint32_t* c, std::uint32_t* d, const RowOffsets& at) {
  const Addend addend(c, d, at);
  const RepairInputs repair{&in, &scales, &addend};
  const TilesResult result = result_of(repair, d, at);
  for (std::uint32_t first = 0; first < 16; first += 4) {
    Tile tile;
    fast::avx2::load_tile(tile, result.c, result.c_at + first, TileRows{});
    for (std::uint32_t block = 0; block < in.depth / scales.block; ++block) {
      const Tile before = tile;
      const std::uint32_t from = block * scales.block * 16;
      fast::avx2::clear_tile(tile, TileRows{});
      fast::avx2::multiply_steps<16>(tile, in.a + from + first, in.b + from, scales.block);
      add_scaled(tile, before, scales.a + block * 16 + first, scales.b + block * 16, TileRows{});
    }
    fast::avx2::finish_tile(tile, result, result.d, result.d_at + first, {first, 0});
  }
}

template <class Places>
LOCKSTEP_TARGET_AVX2 void multiply(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d) {
  multiply_rows(in, c, d, offsets_of<Places>);
}
template <class Places>
void multiply_scaled(const WmmaNumbers& in, const WmmaScales& scales, const std::uint32_t* c, std::uint32_t* d) {
  multiply_scaled_rows(in, scales, c, d, offsets_of<Places>);
}
/// One after the other: what a pair gains is that A and B were unpacked once.
template <class Places>
LOCKSTEP_TARGET_AVX2 void multiply_pair(const WmmaPair& in, const WmmaPairResults& of) {
  for (std::uint32_t i = 0; i < 2; ++i) multiply_rows({in.a, in.b[i], in.depth}, of.c[i], of.d[i], offsets_of<Places>);
}
template <class Places>
void multiply_scaled_pair(const WmmaPair& in, const WmmaPairResults& of) {
  for (std::uint32_t i = 0; i < 2; ++i)
    multiply_scaled_rows({in.a, in.b[i], in.depth}, *in.scales[i], of.c[i], of.d[i], offsets_of<Places>);
}

}  // namespace lockstep::fast::wmma::avx2
#endif
