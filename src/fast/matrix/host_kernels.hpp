// Matrix kernels for every level of the host, and which one an operation gets.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/avx2.hpp"
#include "fast/matrix/avx512.hpp"
#include "fast/matrix/bf16_products.hpp"
#include "fast/matrix/cdna3_avx2.hpp"
#include "fast/matrix/cdna3_avx512.hpp"
#include "fast/matrix/cdna3_wide.hpp"
#include "fast/matrix/f16.hpp"
#include "fast/matrix/f32.hpp"
#include "fast/matrix/f32_avx2.hpp"
#include "fast/matrix/f64.hpp"
#include "fast/matrix/group_avx512.hpp"
#include "fast/matrix/i8.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/plain.hpp"
#include "fast/matrix/plain_cdna3.hpp"
#include "fast/matrix/plain_i8.hpp"
#include "fast/matrix/small_floats.hpp"
#include "fast/matrix/unpacked_group.hpp"
#include "fast/matrix/widened.hpp"

namespace lockstep::fast {

/// Kernels of one host level for float matrices that are unpacked first.
struct FloatKernels {
  Unpack unpack;
  ReadScales read_scales;
  Multiply multiply[2], multiply_scaled[2];  ///< of 16 x 16 and of 32 x 32
};
inline FloatKernels float_kernels([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512) {
    return {isa >= HostIsa::avx512bf16 ? &unpack_avx512<true> : &unpack_avx512<false>,
            &avx512::read_scales,
            {&avx512::multiply<16, 16>, &avx512::multiply<32, 32>},
            {&avx512::multiply_scaled<16, 16>, &avx512::multiply_scaled<32, 32>}};
  }
  if (isa >= HostIsa::avx2) {
    return {&unpack_avx2,
            &avx2::read_scales,
            {&avx2::multiply<16, 16>, &avx2::multiply<32, 32>},
            {&avx2::multiply_scaled<16, 16>, &avx2::multiply_scaled<32, 32>}};
  }
#endif
  return {&unpack_plain,
          &read_scales_plain,
          {&plain::multiply_here<16, 16, false>, &plain::multiply_here<32, 32, false>},
          {&plain::multiply_here<16, 16, true>, &plain::multiply_here<32, 32, true>}};
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
#endif

/// Floats of up to 32 bits.
inline void choose_float_kernels(MatrixPlan& plan, HostIsa isa) {
  const MatrixOp& op = plan.op;
  const FloatKernels kernels = float_kernels(isa);
  const std::size_t wide = op.m == 32 ? 1 : 0;
  plan.read_scales = kernels.read_scales;
  plan.unpack = kernels.unpack;
  plan.multiply = op.a == Element::selected ? kernels.multiply_scaled[wide] : kernels.multiply[wide];
  if (shows_specials(op.a)) plan.run = op.a == Element::f32 ? &multiply_registers : &multiply_unpacked;
  if (op.a != Element::f32) {
    plan.a_input = input_plan(plan.a_format, {op.m, op.k, op.blocks});
    plan.b_input = input_plan(plan.b_format, {op.n, op.k, op.blocks});
  }
  if (isa == HostIsa::plain) plan.run_cdna3 = plain::cdna3_kernel(op);
#if LOCKSTEP_X86_64
  if (isa == HostIsa::avx2) {
    plan.run_cdna3 = avx2::cdna3_kernel(op);
    if (op.a == Element::bf16) plan.unpack = &unpack_pairs_avx2<false>;
    if (op.a == Element::f16) plan.unpack = &unpack_pairs_avx2<true>;
    if (const RunMatrix run = avx2::pairs_kernel(op, plan.a_rows)) plan.run = run;
    if (op.a == Element::f32 && op.blocks == 1 && op.m * op.k == 64)
      plan.run = op.m == 32 ? &avx2::multiply_f32<32> : &avx2::multiply_f32<16>;
  }
  if (isa < HostIsa::avx512) return;
  plan.run_cdna3 = avx512::cdna3_kernel(op);
  if (isa >= HostIsa::avx512bf16) cdna3_wide::choose(plan);
  if (op.blocks != 1) return;
  const bool intel = isa == HostIsa::avx512intel || isa == HostIsa::avx512;
  if (op.a == Element::f32 && op.m == 32 && op.k == 2)
    plan.run = intel ? &avx512::multiply_32x32x2<false> : &avx512::multiply_32x32x2<true>;
  if (op.a == Element::f32 && op.m == 32 && op.k == 2 && intel)
    plan.run_group = &avx512::multiply_group<32, avx512::F32Numbers>;
  if (op.a == Element::f32 && op.m == 16 && op.k == 4)
    plan.run = intel ? &avx512::multiply_16x16x4<false> : &avx512::multiply_16x16x4<true>;
  if (op.a == Element::bf16) plan.run = wide != 0 ? &avx512::multiply_bf16<32> : &avx512::multiply_bf16<16>;
  if (op.a == Element::f16 && plan.a_rows == 2)
    plan.run = wide != 0 ? &avx512::multiply_f16<32, 2> : &avx512::multiply_f16<16, 2>;
  if (op.a == Element::f16 && plan.a_rows == 4)
    plan.run = wide != 0 ? &avx512::multiply_f16<32, 4> : &avx512::multiply_f16<16, 4>;
  if (intel && plan.a_rows == 2) choose_widened<2>(plan);
  if (intel && plan.a_rows == 4) choose_widened<4>(plan);
  if (isa >= HostIsa::avx512bf16 && op.a == Element::bf16 && plan.a_rows <= 4)
    plan.run = wide != 0 ? &bf16::multiply<32> : &bf16::multiply<16>;
  if (intel && element_bits(plan.a_format) <= 8 && shows_specials(op.a)) plan.run_group = &multiply_unpacked_group;
  if (op.a == Element::selected && wide == 0 && plan.a_input.form.bits == 8 && plan.b_input.form.bits == 8)
    plan.run = intel ? &avx512::multiply_scaled_bytes<false> : &avx512::multiply_scaled_bytes<true>;
#endif
}

#if LOCKSTEP_X86_64
LOCKSTEP_TARGET_AVX512 inline void multiply_f64_avx512(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                       ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  multiply_f64({&plan, a_rows, b_rows, c_rows, d_rows, scales});
}
#endif

/// Chooses the kernels for `plan.op` on this host.
inline void choose_matrix_kernels(MatrixPlan& plan, HostIsa isa) {
  const MatrixOp& op = plan.op;
  if (op.m != op.n || (op.m != 16 && op.m != 32)) return;
  if (op.a == Element::f64) {
    if (op.m != 16) return;
    plan.run = &multiply_f64_plain;
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx2) plan.run = &multiply_f64_avx2;
    if (isa >= HostIsa::avx512) plan.run = &multiply_f64_avx512;
#endif
  } else if (op.a == Element::i8) {
    if (isa == HostIsa::plain) plain::choose_i8(plan);
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx2) plan.run = op.m == 32 ? &avx2::multiply_i8<32, 32> : &avx2::multiply_i8<16, 16>;
    if (isa >= HostIsa::avx512vnni) plan.run = op.m == 32 ? &vnni::multiply<32, 32> : &vnni::multiply<16, 16>;
    if (isa >= HostIsa::avx512vnni && op.blocks == 1 && plan.a_rows == 4)
      plan.run = op.m == 32                    ? &vnni::multiply_four_registers<32, true>
                 : isa == HostIsa::avx512intel ? &vnni::multiply_four_registers<16, false>
                                               : &vnni::multiply_four_registers<16, true>;
#endif
  } else {
    choose_float_kernels(plan, isa);
  }
}

}  // namespace lockstep::fast
