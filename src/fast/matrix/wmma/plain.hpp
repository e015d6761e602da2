// D = C + A * B in f32 in portable C++; see avx512.hpp. `Fma` is one of matrix/fma.hpp.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/plain.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/plain_integers.hpp"
#include "fast/matrix/wmma/repair.hpp"
#include "fast/matrix/wmma/silicon/plain.hpp"
#include "fast/matrix/wmma/unpack.hpp"

namespace lockstep::fast::wmma::plain {

template <class Fma>
void add_products(const WmmaNumbers& in, std::uint32_t row, std::uint32_t from, std::uint32_t to, float* sum) {
  if constexpr (std::is_same_v<Fma, ExactProducts>) {
    fast::plain::VectorRow<16> vectors(sum);
    for (std::uint32_t k = from; k < to; ++k) vectors.add(in.a[k * 16 + row], in.b + k * 16);
    return vectors.store(sum);
  }
  for (std::uint32_t k = from; k < to; ++k) {
    const float a = in.a[k * 16 + row];
    for (std::uint32_t column = 0; column < 16; ++column) sum[column] = Fma::fma(a, in.b[k * 16 + column], sum[column]);
  }
}

inline void repair(const WmmaNumbers& in, const WmmaScales* scales, std::uint32_t row, const std::uint32_t* c,
                   float* sum) {
  bool nan = false;
  for (std::uint32_t column = 0; column < 16; ++column) nan |= sum[column] != sum[column];
  if (nan) repair_row(in, scales, row, c, sum);
}

template <class Places>
void store(const float (&sums)[16][16], std::uint32_t* d) {
  for (std::uint32_t row = 0; row < 16; ++row) std::memcpy(d + Places::at(row), sums[row], 64);
}

template <class Fma, class Places>
void multiply(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d) {
  float sums[16][16];
  for (std::uint32_t row = 0; row < 16; ++row) {
    std::memcpy(sums[row], c + Places::at(row), 64);
    add_products<Fma>(in, row, 0, in.depth, sums[row]);
    repair(in, nullptr, row, c + Places::at(row), sums[row]);
  }
  store<Places>(sums, d);
}

template <class Fma, class Places>
void multiply_scaled(const WmmaNumbers& in, const WmmaScales& scales, const std::uint32_t* c, std::uint32_t* d) {
  // A scaled sum may be no float.
  using Scaling = std::conditional_t<std::is_same_v<Fma, ExactProducts>, FmaByDoubles, Fma>;
  float sums[16][16];
  for (std::uint32_t row = 0; row < 16; ++row) {
    std::memcpy(sums[row], c + Places::at(row), 64);
    for (std::uint32_t block = 0; block < in.depth / scales.block; ++block) {
      float partial[16] = {};
      add_products<Fma>(in, row, block * scales.block, (block + 1) * scales.block, partial);
      for (std::uint32_t column = 0; column < 16; ++column)
        sums[row][column] = Scaling::fma(partial[column], scales.a[block * 16 + row] * scales.b[block * 16 + column],
                                         sums[row][column]);
    }
    repair(in, &scales, row, c + Places::at(row), sums[row]);
  }
  store<Places>(sums, d);
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
