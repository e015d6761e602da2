// Matrix kernels for every level of the host, and which ones an MFMA gets.
#pragma once

#include <cstdint>
#include <type_traits>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/avx2.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/bf16_products.hpp"
#include "fast/matrix/cdna1.hpp"
#include "fast/matrix/cdna2.hpp"
#include "fast/matrix/cdna3.hpp"
#include "fast/matrix/cdna3_wide.hpp"
#include "fast/matrix/f16.hpp"
#include "fast/matrix/f32.hpp"
#include "fast/matrix/f32_avx2.hpp"
#include "fast/matrix/f64.hpp"
#include "fast/matrix/f64_avx512.hpp"
#include "fast/matrix/group_avx512.hpp"
#include "fast/matrix/integers_avx2.hpp"
#include "fast/matrix/integers_plain.hpp"
#include "fast/matrix/integers_vnni.hpp"
#include "fast/matrix/kernels.hpp"
#include "fast/matrix/pipelined.hpp"
#include "fast/matrix/plain.hpp"
#include "fast/matrix/products_avx2.hpp"
#include "fast/matrix/unpack_host.hpp"
#include "fast/matrix/unpacked.hpp"
#include "fast/matrix/widened.hpp"
#include "fast/matrix/wmma/silicon/avx2.hpp"
#include "fast/matrix/wmma/silicon/avx512_kernels.hpp"
#include "fast/matrix/wmma/silicon/plain.hpp"

namespace lockstep::fast {

/// Two instructions at once are those of sixteen columns.
template <class Places>
inline constexpr bool runs_in_pairs = Places::columns == 16 && !std::is_same_v<Places, TileRows16>;

constexpr MatrixKernels plain_kernels() {
  MatrixKernels result;
  result.unpack = plain::unpack;
  result.copies_agree = plain::copies_agree;
  result.widen = plain::widen;
  result.narrow = plain::narrow;
  result.read_scales = plain::read_scales;
  result.multiply = by_places([]<class Places>() -> Multiply { return plain::multiply<Places>; });
  result.run_integers = plain::run_products;
  result.silicon = &silicon::plain::kernels;
  return result;
}
inline constexpr MatrixKernels kernels_plain = plain_kernels();

#if LOCKSTEP_X86_64
constexpr MatrixKernels avx2_kernels() {
  MatrixKernels result;
  result.unpack = avx2::unpack;
  result.copies_agree = avx2::copies_agree;
  result.widen = avx2::widen;
  result.narrow = avx2::narrow;
  result.read_scales = avx2::read_scales;
  result.multiply = by_places([]<class Places>() -> Multiply { return avx2::multiply<Places>; });
  result.multiply_pair = by_places([]<class Places>() -> MultiplyPair {
    if constexpr (runs_in_pairs<Places>) return avx2::multiply_pair<Places>;
    return nullptr;
  });
  result.run_products = result.run_integers = avx2::run_products;
  result.silicon = &silicon::avx2::kernels;
  return result;
}
constexpr MatrixKernels avx512_kernels(HostIsa isa) {
  MatrixKernels result;
  result.unpack = isa >= HostIsa::avx512bf16 ? avx512::unpack<true> : avx512::unpack<false>;
  result.copies_agree = avx512::copies_agree;
  result.widen = avx512::widen;
  result.narrow = avx512::narrow;
  result.read_scales = avx512::read_scales;
  result.multiply = by_places([]<class Places>() -> Multiply { return avx512::multiply<Places>; });
  result.multiply_pair = by_places([]<class Places>() -> MultiplyPair {
    if constexpr (runs_in_pairs<Places>) return avx512::multiply_pair<Places>;
    return nullptr;
  });
  result.pipelined = avx512::choose_pipelined<false>;
  result.run_integers = isa >= HostIsa::avx512vnni ? vnni::run_products : avx2::run_products;
  result.silicon = &silicon::avx512::kernels;
  if (isa < HostIsa::avx512bf16) return result;
  result.pipelined = bf16::choose_pipelined;
  result.stage_bf16 = bf16::stage;
  result.multiply_bf16_pair = by_places([]<class Places>() -> void (*)(const PairsOfBf16&, const PairResults&) {
    if constexpr (runs_in_pairs<Places>) return bf16::multiply_pair<Places>;
    return nullptr;
  });
  return result;
}
inline constexpr MatrixKernels kernels_avx2 = avx2_kernels(), kernels_avx512 = avx512_kernels(HostIsa::avx512),
                               kernels_vnni = avx512_kernels(HostIsa::avx512vnni),
                               kernels_bf16 = avx512_kernels(HostIsa::avx512bf16);
#endif

/// The kernels of a level of the host.
inline const MatrixKernels& matrix_kernels([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512bf16) return kernels_bf16;
  if (isa >= HostIsa::avx512vnni) return kernels_vnni;
  if (isa >= HostIsa::avx512) return kernels_avx512;
  if (isa >= HostIsa::avx2) return kernels_avx2;
#endif
  return kernels_plain;
}

#if LOCKSTEP_X86_64
/// bf16 and f16 of one block, in so many registers, where they are widened to memory.
template <std::uint32_t registers>
void choose_widened(MatrixPlan& plan) {
  const bool wide = plan.op.m == 32;
  if (plan.op.a == Element::bf16) {
    plan.run = wide ? &avx512::multiply_widened<32, registers, false> : &avx512::multiply_widened_rows<registers>;
    plan.run_group = wide ? &avx512::multiply_group<32, avx512::WidenedNumbers<32, registers, false>>
                          : &avx512::multiply_group<16, avx512::WidenedNumbers<16, registers, false>>;
  }
  if (plan.op.a == Element::f16) {
    plan.run = wide ? &avx512::multiply_widened<32, registers, true> : &avx512::multiply_widened<16, registers, true>;
    plan.run_group = wide ? &avx512::multiply_group<32, avx512::WidenedNumbers<32, registers, true>>
                          : &avx512::multiply_group<16, avx512::WidenedNumbers<16, registers, true>>;
  }
}
/// 8-bit floats in 16 x 16, scaled: in one pass, where none is special.
template <bool amd>
void multiply_scaled_bytes(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                           const BlockScales* scales) {
  const PipelinedJob job{&plan.a_input, &plan.b_input, a_rows[0], b_rows[0], scales};
  if (!avx512::multiply_pipelined<avx512::ByteChunks<amd>, amd, true>(job, RowPlaces::mfma16, c_rows[0], d_rows[0]))
    multiply_unpacked(plan, a_rows, b_rows, c_rows, d_rows, scales);
}
#endif

/// Floats of up to 32 bits.
inline void choose_float_kernels(MatrixPlan& plan, HostIsa isa) {
  const MatrixOp& op = plan.op;
  const MatrixKernels& kernels = matrix_kernels(isa);
  const bool wide = op.m == 32;
  plan.read_scales = kernels.read_scales;
  plan.unpack = kernels.unpack;
  plan.multiply = kernels.multiply[static_cast<std::size_t>(wide ? RowPlaces::mfma32 : RowPlaces::mfma16)];
  if (shows_specials(op.a)) plan.run = op.a == Element::f32 ? &multiply_registers : &multiply_unpacked;
  plan.run_cdna3 = cdna3_kernel(op, isa);
  plan.run_cdna1 = cdna1_kernel(op, isa);
  plan.run_cdna2 = cdna2_kernel(op, plan.a_input.items, isa);
#if LOCKSTEP_X86_64
  if (isa == HostIsa::avx2) {
    if (const RunMatrix run = avx2::pairs_kernel(op, plan.a_rows)) plan.run = run;
    if (op.a == Element::f32 && op.blocks == 1 && op.m * op.k == 64)
      plan.run = wide ? &avx2::multiply_f32<32> : &avx2::multiply_f32<16>;
  }
  if (isa < HostIsa::avx512) return;
  // On Intel's cores, too, that have the same instructions.
  if (isa >= HostIsa::avx512intel && has_host_isa(HostIsa::avx512bf16)) cdna3_wide::choose(plan);
  if (op.blocks != 1) return;
  const bool intel = isa == HostIsa::avx512intel || isa == HostIsa::avx512;
  if (op.a == Element::f32 && wide && op.k == 2)
    plan.run = intel ? &avx512::multiply_32x32x2<false> : &avx512::multiply_32x32x2<true>;
  if (op.a == Element::f32 && wide && op.k == 2 && intel)
    plan.run_group = &avx512::multiply_group<32, avx512::F32Numbers>;
  if (op.a == Element::f32 && !wide && op.k == 4)
    plan.run = intel ? &avx512::multiply_16x16x4<false> : &avx512::multiply_16x16x4<true>;
  if (op.a == Element::f16 && plan.a_rows == 2)
    plan.run = wide ? &avx512::multiply_f16<32, 2> : &avx512::multiply_f16<16, 2>;
  if (op.a == Element::f16 && plan.a_rows == 4)
    plan.run = wide ? &avx512::multiply_f16<32, 4> : &avx512::multiply_f16<16, 4>;
  if (intel && plan.a_rows == 2) choose_widened<2>(plan);
  if (intel && plan.a_rows == 4) choose_widened<4>(plan);
  if (isa >= HostIsa::avx512bf16 && op.a == Element::bf16 && plan.a_rows == 2)
    plan.run = wide ? &bf16::multiply<32, 2> : &bf16::multiply<16, 2>;
  if (isa >= HostIsa::avx512bf16 && op.a == Element::bf16 && plan.a_rows == 4)
    plan.run = wide ? &bf16::multiply<32, 4> : &bf16::multiply<16, 4>;
  if (intel && element_bits(plan.a_format) <= 8 && shows_specials(op.a)) plan.run_group = &multiply_unpacked_group;
  if (op.a == Element::selected && !wide && plan.a_input.form.bits == 8 && plan.b_input.form.bits == 8)
    plan.run = intel ? &multiply_scaled_bytes<false> : &multiply_scaled_bytes<true>;
#endif
}

/// Chooses the kernels for `plan.op` on this host.
inline void choose_matrix_kernels(MatrixPlan& plan, HostIsa isa) {
  const MatrixOp& op = plan.op;
  if (op.m != op.n || (op.m != 16 && op.m != 32)) return;
  const bool wide = op.m == 32;
  if (op.a == Element::f64) {
    if (wide) return;
    plan.run = &multiply_f64_plain;
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx2) plan.run = &multiply_f64_avx2;
    if (isa >= HostIsa::avx512) plan.run = &avx512::multiply_f64;
#endif
  } else if (op.a == Element::i8) {
    plan.run = wide ? &plain::multiply_i8<32> : &plain::multiply_i8<16>;
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx2) plan.run = wide ? &avx2::multiply_i8<32> : &avx2::multiply_i8<16>;
    if (isa >= HostIsa::avx512vnni)
      plan.run = wide                          ? &vnni::multiply_i8<32, false>
                 : isa == HostIsa::avx512intel ? &vnni::multiply_i8<16, false>
                                               : &vnni::multiply_i8<16, true>;
    if (isa >= HostIsa::avx512vnni && op.blocks == 1 && plan.a_rows == 4)
      plan.run = wide                          ? &vnni::multiply_four_registers<32, false>
                 : isa == HostIsa::avx512intel ? &vnni::multiply_four_registers<16, false>
                                               : &vnni::multiply_four_registers<16, true>;
#endif
  } else {
    choose_float_kernels(plan, isa);
  }
}

}  // namespace lockstep::fast
