// WMMA kernels for every level of the host.
#pragma once

#include "lockstep/fast/host/host_isa.hpp"
#include "lockstep/fast/matrix/wmma/avx512.hpp"
#include "lockstep/fast/matrix/wmma/pair.hpp"
#include "lockstep/fast/matrix/wmma/pipelined.hpp"
#include "lockstep/fast/matrix/wmma/small_kernels.hpp"
#include "lockstep/fast/matrix/wmma/unpack_avx512.hpp"
#include "lockstep/fast/matrix/wmma/vnni.hpp"

namespace lockstep::fast {

#if LOCKSTEP_X86_64
namespace wmma {
constexpr WmmaKernels avx512_kernels(bool has_vnni) {
  WmmaKernels result = {
      avx512::unpack,
      avx512::copies_agree,
      {avx512::multiply<Gfx11Rows32>, avx512::multiply<Gfx11Rows64>, avx512::multiply<Gfx12Rows32>,
       avx512::multiply<Gfx12Rows64>, avx512::multiply<TileRows16>},
      {nullptr, nullptr, avx512::multiply_scaled<Gfx12Rows32>, nullptr, avx512::multiply_scaled<TileRows16>},
      avx512::widen,
      avx512::narrow,
      avx512::scales,
      avx512::range,
      nullptr,
      nullptr,
      {},
      avx512::choose_pipelined,
      {avx512::multiply_pair<Gfx11Rows32, false>, avx512::multiply_pair<Gfx11Rows64, false>,
       avx512::multiply_pair<Gfx12Rows32, false>, avx512::multiply_pair<Gfx12Rows64, false>, nullptr},
      avx512::multiply_pair<Gfx12Rows32, true>,
      {}};
  if (!has_vnni) return result;
  result.prepare_a = vnni::prepare_a;
  result.prepare_b = vnni::prepare_b;
  result.multiply_bytes[0] = vnni::multiply<Gfx11Rows32>;
  result.multiply_bytes[1] = vnni::multiply<Gfx11Rows64>;
  result.multiply_bytes[2] = vnni::multiply<Gfx12Rows32>;
  result.multiply_bytes[3] = vnni::multiply<Gfx12Rows64>;
  result.multiply_bytes[4] = vnni::multiply<TileRows16>;
  result.multiply_byte_pair[0] = vnni::multiply_pair<Gfx11Rows32>;
  result.multiply_byte_pair[1] = vnni::multiply_pair<Gfx11Rows64>;
  result.multiply_byte_pair[2] = vnni::multiply_pair<Gfx12Rows32>;
  result.multiply_byte_pair[3] = vnni::multiply_pair<Gfx12Rows64>;
  return result;
}
inline constexpr WmmaKernels kernels_avx512 = avx512_kernels(false), kernels_vnni = avx512_kernels(true);
}  // namespace wmma
#endif

/// As small_wmma_kernels.
inline const WmmaKernels& wmma_kernels([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512vnni) return wmma::kernels_vnni;
  if (isa >= HostIsa::avx512) return wmma::kernels_avx512;
#endif
  return small_wmma_kernels(isa);
}

}  // namespace lockstep::fast
