// Matrix kernels that take little to compile: portable loops, for AVX2 where the host has it. 8-bit integers are the
// reference's.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/cdna3_avx2.hpp"
#include "fast/matrix/f64.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/plain.hpp"
#include "fast/matrix/plain_cdna3.hpp"

namespace lockstep::fast {

/// A portable kernel as the compiler makes it for AVX2.
template <Multiply kernel>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] void with_avx2(const MatrixJob& job, const float* a, const float* b) {
  kernel(job, a, b);
}
template <std::uint32_t size, bool scaled>
Multiply of_host(HostIsa isa) {
  if (isa < HostIsa::avx2) return plain::multiply_here<size, size, scaled>;
  return scaled ? with_avx2<plain::multiply_scaled<HostFma, size, size>>
                : with_avx2<plain::multiply<HostFma, size, size>>;
}

/// As choose_matrix_kernels (matrix/host_kernels.hpp).
inline void choose_small_matrix_kernels(MatrixPlan& plan, HostIsa isa) {
  const MatrixOp& op = plan.op;
  if (op.m != op.n || (op.m != 16 && op.m != 32) || op.a == Element::i8) return;
  if (op.a == Element::f64) {
    if (op.m != 16) return;
    plan.run = &multiply_f64_plain;
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx2) plan.run = &multiply_f64_avx2;
#endif
    return;
  }
  plan.read_scales = &read_scales_plain;
  plan.unpack = &unpack_plain;
  if (op.a == Element::selected)
    plan.multiply = op.m == 32 ? of_host<32, true>(isa) : of_host<16, true>(isa);
  else
    plan.multiply = op.m == 32 ? of_host<32, false>(isa) : of_host<16, false>(isa);
  if (shows_specials(op.a)) plan.run = op.a == Element::f32 ? &multiply_registers : &multiply_unpacked;
  plan.run_cdna3 = plain::cdna3_kernel(op);
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx2) plan.run_cdna3 = avx2::cdna3_kernel(op);
#endif
  if (op.a == Element::f32) return;
  plan.a_input = input_plan(plan.a_format, {op.m, op.k, op.blocks});
  plan.b_input = input_plan(plan.b_format, {op.n, op.k, op.blocks});
}

}  // namespace lockstep::fast
