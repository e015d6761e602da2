// WMMA kernels for every level of the host.
#pragma once

#include "fast/host/host_isa.hpp"
#include "fast/matrix/wmma/avx2.hpp"
#include "fast/matrix/wmma/avx512.hpp"
#include "fast/matrix/wmma/bf16_products.hpp"
#include "fast/matrix/wmma/i16_avx2.hpp"
#include "fast/matrix/wmma/pair.hpp"
#include "fast/matrix/wmma/pipelined.hpp"
#include "fast/matrix/wmma/plain.hpp"
#include "fast/matrix/wmma/products_avx2.hpp"
#include "fast/matrix/wmma/products_vnni.hpp"
#include "fast/matrix/wmma/silicon/avx2.hpp"
#include "fast/matrix/wmma/silicon/avx512.hpp"
#include "fast/matrix/wmma/unpack_avx2.hpp"
#include "fast/matrix/wmma/unpack_avx512.hpp"
#include "fast/matrix/wmma/vnni.hpp"

namespace lockstep::fast {

#if LOCKSTEP_X86_64
namespace wmma {
inline constexpr WmmaKernels kernels_avx2 = {
    avx2::unpack,
    avx2::copies_agree,
    {avx2::multiply<Gfx11Rows32>, avx2::multiply<Gfx11Rows64>, avx2::multiply<Gfx12Rows32>, avx2::multiply<Gfx12Rows64>,
     avx2::multiply<TileRows16>},
    {nullptr, nullptr, avx2::multiply_scaled<Gfx12Rows32>, nullptr, avx2::multiply_scaled<TileRows16>},
    avx2::widen,
    avx2::narrow,
    avx2::scales,
    avx2::range,
    avx2::prepare_a,
    avx2::prepare_b,
    {avx2::multiply_bytes<Gfx11Rows32>, avx2::multiply_bytes<Gfx11Rows64>, avx2::multiply_bytes<Gfx12Rows32>,
     avx2::multiply_bytes<Gfx12Rows64>, avx2::multiply_bytes<TileRows16>},
    nullptr,
    {avx2::multiply_pair<Gfx11Rows32>, avx2::multiply_pair<Gfx11Rows64>, avx2::multiply_pair<Gfx12Rows32>,
     avx2::multiply_pair<Gfx12Rows64>, nullptr},
    avx2::multiply_scaled_pair<Gfx12Rows32>,
    {avx2::multiply_byte_pair<Gfx11Rows32>, avx2::multiply_byte_pair<Gfx11Rows64>,
     avx2::multiply_byte_pair<Gfx12Rows32>, avx2::multiply_byte_pair<Gfx12Rows64>, nullptr},
    nullptr,
    {},
    avx2::run_products,
    nullptr,
    nullptr,
    &silicon::avx2::kernels};

constexpr WmmaKernels avx512_kernels(bool has_vnni) {
  WmmaKernels result = {
      avx512::unpack<false>,
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
      avx512::choose_pipelined<false>,
      {avx512::multiply_pair<Gfx11Rows32, false>, avx512::multiply_pair<Gfx11Rows64, false>,
       avx512::multiply_pair<Gfx12Rows32, false>, avx512::multiply_pair<Gfx12Rows64, false>, nullptr},
      avx512::multiply_pair<Gfx12Rows32, true>,
      {}};
  result.silicon = &silicon::avx512::kernels;
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
  result.run_byte_products = vnni::run_products;
  result.run_byte_product = vnni::run_product;
  return result;
}
constexpr WmmaKernels bf16_kernels() {
  WmmaKernels result = avx512_kernels(true);
  result.unpack = avx512::unpack_in_registers;
  result.pipelined = bf16::choose_pipelined;
  result.stage_bf16 = bf16::stage;
  result.multiply_bf16_pair[0] = bf16::multiply_pair<Gfx11Rows32>;
  result.multiply_bf16_pair[1] = bf16::multiply_pair<Gfx11Rows64>;
  result.multiply_bf16_pair[2] = bf16::multiply_pair<Gfx12Rows32>;
  result.multiply_bf16_pair[3] = bf16::multiply_pair<Gfx12Rows64>;
  return result;
}
inline constexpr WmmaKernels kernels_avx512 = avx512_kernels(false), kernels_vnni = avx512_kernels(true),
                             kernels_bf16 = bf16_kernels();
}  // namespace wmma
#endif

/// The kernels of a level of the host.
inline const WmmaKernels& wmma_kernels([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512bf16) return wmma::kernels_bf16;
  if (isa >= HostIsa::avx512vnni) return wmma::kernels_vnni;
  if (isa >= HostIsa::avx512) return wmma::kernels_avx512;
  if (isa >= HostIsa::avx2) return wmma::kernels_avx2;
#endif
  return wmma::plain::kernels;
}

}  // namespace lockstep::fast
