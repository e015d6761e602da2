// WMMA kernels that take little to compile: portable loops, floats for AVX2 where the host has it.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/wmma/plain.hpp"

namespace lockstep::fast {

#if LOCKSTEP_X86_64
namespace wmma {

/// Portable kernels as the compiler makes them for AVX2.
template <class Places>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] void multiply_avx2(const WmmaNumbers& in, const std::uint32_t* c,
                                                         std::uint32_t* d) {
  plain::multiply<HostFma, Places>(in, c, d);
}
template <class Places>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] void multiply_scaled_avx2(const WmmaNumbers& in, const WmmaScales& scales,
                                                                const std::uint32_t* c, std::uint32_t* d) {
  plain::multiply_scaled<HostFma, Places>(in, scales, c, d);
}

constexpr WmmaKernels avx2_kernels() {
  WmmaKernels result = plain::kernels;
  result.multiply[0] = multiply_avx2<Gfx11Rows32>;
  result.multiply[1] = multiply_avx2<Gfx11Rows64>;
  result.multiply[2] = multiply_avx2<Gfx12Rows32>;
  result.multiply[3] = multiply_avx2<Gfx12Rows64>;
  result.multiply[4] = multiply_avx2<TileRows16>;
  result.multiply_scaled[2] = multiply_scaled_avx2<Gfx12Rows32>;
  result.multiply_scaled[4] = multiply_scaled_avx2<TileRows16>;
  return result;
}
inline constexpr WmmaKernels kernels_avx2 = avx2_kernels();

}  // namespace wmma
#endif

/// The kernels of a level of the host.
inline const WmmaKernels& small_wmma_kernels([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx2) return wmma::kernels_avx2;
#endif
  return wmma::plain::kernels;
}

}  // namespace lockstep::fast
