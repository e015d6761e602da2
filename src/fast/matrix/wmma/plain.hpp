// WMMA's D = C + A * B in portable C++, row by row (../products_plain.hpp).
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/products_plain.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/plain_integers.hpp"
#include "fast/matrix/wmma/repair.hpp"
#include "fast/matrix/wmma/silicon/plain.hpp"
#include "fast/matrix/wmma/unpack.hpp"

namespace lockstep::fast::wmma::plain {

/// Sixteen finished rows of D, NaNs as the reference has them.
template <class Places>
void finish(const WmmaNumbers& in, const WmmaScales* scales, const std::uint32_t* c, float (&sums)[16][16],
            std::uint32_t* d) {
  for (std::uint32_t row = 0; row < 16; ++row)
    if (fast::plain::has_nan<16>(sums[row])) repair_row(in, scales, row, c + Places::at(row), sums[row]);
  for (std::uint32_t row = 0; row < 16; ++row) std::memcpy(d + Places::at(row), sums[row], 64);
}

template <class Fma, class Places>
void multiply(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d) {
  float sums[16][16];
  for (std::uint32_t row = 0; row < 16; ++row) {
    std::memcpy(sums[row], c + Places::at(row), 64);
    fast::plain::add_products<Fma, 16, 16>({in.a, in.b}, row, 0, in.depth, sums[row]);
  }
  finish<Places>(in, nullptr, c, sums, d);
}

template <class Fma, class Places>
void multiply_scaled(const WmmaNumbers& in, const WmmaScales& scales, const std::uint32_t* c, std::uint32_t* d) {
  float sums[16][16];
  for (std::uint32_t row = 0; row < 16; ++row) {
    const auto scale = [&](std::uint32_t block, std::uint32_t column) {
      return scales.a[block * 16 + row] * scales.b[block * 16 + column];
    };
    std::memcpy(sums[row], c + Places::at(row), 64);
    fast::plain::add_scaled_products<Fma, 16, 16>({in.a, in.b}, row, in.depth, scales.block, sums[row], scale);
  }
  finish<Places>(in, &scales, c, sums, d);
}

/// These two by what the host has.
template <class Places>
void multiply_here(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d) {
  with_fma(in.a, in.depth * 16, in.b, in.depth * 16, [&](auto fma) { multiply<decltype(fma), Places>(in, c, d); });
}
template <class Places>
void multiply_scaled_here(const WmmaNumbers& in, const WmmaScales& scales, const std::uint32_t* c, std::uint32_t* d) {
  with_fma(in.a, in.depth * 16, in.b, in.depth * 16,
           [&](auto fma) { multiply_scaled<decltype(fma), Places>(in, scales, c, d); });
}

inline constexpr WmmaKernels kernels = {
    unpack_plain,
    copies_agree_plain,
    {multiply_here<Gfx11Rows32>, multiply_here<Gfx11Rows64>, multiply_here<Gfx12Rows32>, multiply_here<Gfx12Rows64>,
     multiply_here<TileRows16>},
    {nullptr, nullptr, multiply_scaled_here<Gfx12Rows32>, nullptr, multiply_scaled_here<TileRows16>},
    widen_plain,
    narrow_plain,
    scales_plain,
    range_plain,
    prepare_a,
    prepare_b,
    {multiply_bytes<Gfx11Rows32>, multiply_bytes<Gfx11Rows64>, multiply_bytes<Gfx12Rows32>, multiply_bytes<Gfx12Rows64>,
     multiply_bytes<TileRows16>},
    nullptr,
    {},
    nullptr,
    {},
    nullptr,
    {},
    nullptr,
    nullptr,
    nullptr,
    &silicon::plain::kernels};

}  // namespace lockstep::fast::wmma::plain
