// Plans matrix instructions for the host and runs them. What a plan does not cover (broadcasts among blocks, sparse
// and 4x4 forms, models other than sequential_fma) is the reference's.
#pragma once

#include <cstdint>
#include <cstring>

#include "lockstep/fast/host_isa.hpp"
#include "lockstep/fast/matrix_avx2.hpp"
#include "lockstep/fast/matrix_avx512.hpp"
#include "lockstep/fast/matrix_f64.hpp"
#include "lockstep/fast/matrix_i8.hpp"
#include "lockstep/fast/matrix_job.hpp"
#include "lockstep/fast/matrix_plain.hpp"
#include "lockstep/fast/native_plan.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/matrix/execute.hpp"

namespace lockstep::fast {

/// The kernels of one host level, as templates.
struct PlainKernels {
  template <Element F, InputShape S>
  static constexpr Unpack unpack = &plain::unpack<F, S>;
  template <std::uint32_t N>
  static constexpr Multiply multiply = &plain::multiply<N, N>;
  template <std::uint32_t N>
  static constexpr Multiply multiply_scaled = &plain::multiply_scaled<N, N>;
};
#if LOCKSTEP_X86_64
struct Avx2Kernels {
  template <Element F, InputShape S>
  static constexpr Unpack unpack = &avx2::unpack<F, S>;
  template <std::uint32_t N>
  static constexpr Multiply multiply = &avx2::multiply<N, N>;
  template <std::uint32_t N>
  static constexpr Multiply multiply_scaled = &avx2::multiply_scaled<N, N>;
};
struct Avx512Kernels {
  template <Element F, InputShape S>
  static constexpr Unpack unpack = &avx512::unpack<F, S>;
  template <std::uint32_t N>
  static constexpr Multiply multiply = &avx512::multiply<N, N>;
  template <std::uint32_t N>
  static constexpr Multiply multiply_scaled = &avx512::multiply_scaled<N, N>;
};
#endif

template <class Kernels, InputShape S>
constexpr Unpack unpack_16_bits(Element format) {
  return format == Element::bf16 ? Kernels::template unpack<Element::bf16, S>
                                 : Kernels::template unpack<Element::f16, S>;
}
template <class Kernels, InputShape S>
constexpr Unpack unpack_8_bits(Element format) {
  return format == Element::fp8 ? Kernels::template unpack<Element::fp8, S> : Kernels::template unpack<Element::bf8, S>;
}
template <class Kernels, InputShape S>
constexpr Unpack unpack_selected(Element format) {
  switch (format) {
    case Element::fp6: return Kernels::template unpack<Element::fp6, S>;
    case Element::bf6: return Kernels::template unpack<Element::bf6, S>;
    case Element::fp4: return Kernels::template unpack<Element::fp4, S>;
    default: return unpack_8_bits<Kernels, S>(format);
  }
}

/// What unpacks an operand of this format and shape; nothing if there is no such instruction.
template <class Kernels>
constexpr Unpack unpack_kernel(Element format, InputShape s) {
  const auto is = [&](std::uint32_t rows, std::uint32_t k, std::uint32_t blocks) {
    return s.rows == rows && s.k == k && s.blocks == blocks;
  };
  if (format == Element::f16 || format == Element::bf16) {
    if (is(32, 16, 1)) return unpack_16_bits<Kernels, InputShape{32, 16, 1}>(format);
    if (is(16, 32, 1)) return unpack_16_bits<Kernels, InputShape{16, 32, 1}>(format);
    if (is(32, 8, 1)) return unpack_16_bits<Kernels, InputShape{32, 8, 1}>(format);
    if (is(16, 16, 1)) return unpack_16_bits<Kernels, InputShape{16, 16, 1}>(format);
    if (is(32, 4, 2)) return unpack_16_bits<Kernels, InputShape{32, 4, 2}>(format);
    if (is(16, 4, 4)) return unpack_16_bits<Kernels, InputShape{16, 4, 4}>(format);
    return nullptr;
  }
  if (format == Element::fp8 || format == Element::bf8) {
    if (is(32, 16, 1)) return unpack_8_bits<Kernels, InputShape{32, 16, 1}>(format);
    if (is(16, 32, 1)) return unpack_8_bits<Kernels, InputShape{16, 32, 1}>(format);
  }
  if (is(32, 64, 1)) return unpack_selected<Kernels, InputShape{32, 64, 1}>(format);
  if (is(16, 128, 1)) return unpack_selected<Kernels, InputShape{16, 128, 1}>(format);
  return nullptr;
}

template <class Kernels>
constexpr void plan_float(MatrixPlan& plan) {
  const MatrixOp& op = plan.op;
  if (op.m != op.n || (op.m != 32 && op.m != 16)) return;
  if (op.a != Element::f32) {
    plan.unpack_a = unpack_kernel<Kernels>(plan.a_format, {op.m, op.k, op.blocks});
    plan.unpack_b = unpack_kernel<Kernels>(plan.b_format, {op.n, op.k, op.blocks});
    if (plan.unpack_a == nullptr || plan.unpack_b == nullptr) return;
  }
  if (op.a == Element::selected) {
    plan.multiply = op.m == 32 ? Kernels::template multiply_scaled<32> : Kernels::template multiply_scaled<16>;
  } else {
    plan.multiply = op.m == 32 ? Kernels::template multiply<32> : Kernels::template multiply<16>;
  }
}

#if LOCKSTEP_X86_64
/// Kernels that read packed registers. The type says which; `none` where there is no such kernel.
template <bool is_bf16>
constexpr auto packed_kernel(const MatrixOp& op) -> void (*)(const MatrixJob&) {
  if (op.blocks != 1) return nullptr;
  if (op.m == 32 && op.k == 16) return &avx512::multiply_packed<is_bf16, 32, 32, 16>;
  if (op.m == 32 && op.k == 8) return &avx512::multiply_packed<is_bf16, 32, 32, 8>;
  if (op.m == 16 && op.k == 32) return &avx512::multiply_packed<is_bf16, 16, 16, 32>;
  if (op.m == 16 && op.k == 16) return &avx512::multiply_packed<is_bf16, 16, 16, 16>;
  return nullptr;
}

/// Integer kernels by shape.
template <bool has_vnni, std::uint32_t N, std::uint32_t K, std::uint32_t Blocks>
constexpr auto integer_kernel_of() -> void (*)(const MatrixJob&) {
  if constexpr (has_vnni) {
    return &vnni::multiply<N, N, K, Blocks>;
  } else {
    return &avx2::multiply_i8<N, N, K, Blocks>;
  }
}
template <bool has_vnni>
constexpr auto integer_kernel(const MatrixOp& op) -> void (*)(const MatrixJob&) {
  const auto is = [&](std::uint32_t m, std::uint32_t k, std::uint32_t blocks) {
    return op.m == m && op.k == k && op.blocks == blocks;
  };
  if (is(32, 32, 1)) return integer_kernel_of<has_vnni, 32, 32, 1>();
  if (is(32, 16, 1)) return integer_kernel_of<has_vnni, 32, 16, 1>();
  if (is(16, 64, 1)) return integer_kernel_of<has_vnni, 16, 64, 1>();
  if (is(16, 32, 1)) return integer_kernel_of<has_vnni, 16, 32, 1>();
  if (is(32, 4, 2)) return integer_kernel_of<has_vnni, 32, 4, 2>();
  if (is(16, 4, 4)) return integer_kernel_of<has_vnni, 16, 4, 4>();
  return nullptr;
}
#endif

/// Chooses the kernels for `plan.op` on this host.
inline void choose_matrix_kernels(MatrixPlan& plan, HostIsa isa) {
  const MatrixOp& op = plan.op;
  if (op.a == Element::f64) {
    if (op.m != 16) return;
    plan.direct = &multiply_f64_plain;
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx2) plan.direct = &multiply_f64_avx2;
    if (isa >= HostIsa::avx512) plan.direct = &multiply_f64_avx512;
#endif
    return;
  }
#if LOCKSTEP_X86_64
  if (op.a == Element::i8) {
    if (isa >= HostIsa::avx512vnni)
      plan.direct = integer_kernel<true>(op);
    else if (isa >= HostIsa::avx2)
      plan.direct = integer_kernel<false>(op);
    return;
  }
  if (isa >= HostIsa::avx512) {
    if (op.a == Element::bf16) plan.direct = packed_kernel<true>(op);
    if (op.a == Element::f16) plan.direct = packed_kernel<false>(op);
    if (plan.direct == nullptr) plan_float<Avx512Kernels>(plan);
    return;
  }
  if (isa >= HostIsa::avx2) return plan_float<Avx2Kernels>(plan);
#endif
  if (op.a != Element::i8) plan_float<PlainKernels>(plan);
}

/// Plans `instruction`, whose operation is `op`, for waves with these registers. Converts to false where the reference
/// has to execute it; any fault is the reference's to find.
template <class Isa>
MatrixPlan plan_matrix(const Instruction<Isa>& instruction, const MatrixOp& op, const WaveAllocation& allocation,
                       HostIsa isa = host_isa()) {
  MatrixPlan plan;
  const matrix::MatrixOperands operands = matrix::matrix_operands<Isa>(instruction, op);
  if (op.sparse || operands.a_format == Element::selected || operands.b_format == Element::selected) return plan;
  const bool is_f64 = op.a == Element::f64;
  if (op.a != Element::selected && (operands.cbsz != 0 || operands.abid != 0 || (!is_f64 && operands.blgp != 0)))
    return plan;

  const auto registers = [](const MatrixLayout& layout, Element element) {
    return static_cast<std::uint8_t>((layout.items * element_bits(element) + 31) / 32);
  };
  plan.op = op;
  plan.a_format = operands.a_format;
  plan.b_format = operands.b_format;
  plan.a = static_cast<std::uint16_t>(operands.a);
  plan.b = static_cast<std::uint16_t>(operands.b);
  plan.c = static_cast<std::uint16_t>(operands.c);
  plan.d = static_cast<std::uint16_t>(operands.d);
  plan.a_rows = registers(a_layout(op, operands.a_format), operands.a_format);
  plan.b_rows = registers(b_layout(op, operands.b_format), operands.b_format);
  plan.d_rows = registers(output_layout(op), op.c);
  plan.c_is_constant = operands.c_is_constant;
  plan.c_selector = static_cast<std::uint16_t>(operands.c_selector);
  plan.negate = is_f64 ? static_cast<std::uint8_t>(operands.blgp & 7u) : 0;
  plan.scale = operands.scale;
  bool owned = allocation.owns_vgprs(plan.a, plan.a_rows) && allocation.owns_vgprs(plan.b, plan.b_rows) &&
               allocation.owns_vgprs(plan.d, plan.d_rows) &&
               (plan.c_is_constant || allocation.owns_vgprs(plan.c, plan.d_rows));
  for (std::uint32_t i = 0; i < 2 && plan.scale; ++i) {
    plan.scale_selector[i] = static_cast<std::uint16_t>(operands.scale_selector[i]);
    const bool is_vgpr = operands.scale_selector[i] >= 256;
    plan.scale_shift[i] = is_vgpr ? static_cast<std::uint8_t>(operands.scale_byte[i] * 8) : 23;
    if (is_vgpr) owned = owned && allocation.owns_vgprs(operands.scale_selector[i] - 256, 1);
  }
  if (!owned) return MatrixPlan{};
  const auto overlap = [&](std::uint32_t first, std::uint32_t count) {
    return first < plan.d + std::uint32_t{plan.d_rows} && plan.d < first + count;
  };
  plan.copy_inputs = overlap(plan.a, plan.a_rows) || overlap(plan.b, plan.b_rows) ||
                     (!plan.c_is_constant && plan.c != plan.d && overlap(plan.c, plan.d_rows));
  choose_matrix_kernels(plan, isa);
  return plan;
}

namespace detail {

/// Exponents of the blocks, as the reference reads them. False: one is NaN, or so far out that the product of two is no
/// normal number.
template <class W>
bool read_scales(const MatrixPlan& plan, const W& wave, BlockScales& scales) {
  std::int32_t smallest[2] = {127, 127}, largest[2] = {127, 127};
  const std::uint32_t log_rows = plan.op.m == 32 ? 5 : 4;
  for (std::uint32_t operand = 0; operand < 2; ++operand) {
    auto& to = operand == 0 ? scales.a : scales.b;
    const std::uint32_t selector = plan.scale_selector[operand], shift = plan.scale_shift[operand];
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      std::uint32_t exponent = 127;
      if (plan.scale) exponent = (selector >= 256 ? wave.v[selector - 256][lane] : wave.s[selector]) >> shift & 255u;
      const auto value = static_cast<std::int32_t>(exponent);
      to[lane >> log_rows][lane & ((1u << log_rows) - 1)] = value;
      smallest[operand] = value < smallest[operand] ? value : smallest[operand];
      largest[operand] = value > largest[operand] ? value : largest[operand];
    }
  }
  return largest[0] < 255 && largest[1] < 255 && smallest[0] + smallest[1] > 127 && largest[0] + largest[1] < 127 + 255;
}

}  // namespace detail

/// Runs a plan. False: nothing has been done, and the reference has to execute the instruction.
template <class W>
bool run_matrix(const MatrixPlan& plan, W& wave) {
  struct alignas(64) Copies {
    std::uint32_t a[8][64], b[8][64], c[32][64];
  } copies;
  const auto v = reinterpret_cast<Rows>(wave.v.data());
  MatrixJob job{&plan, v + plan.a, v + plan.b, v + plan.c, v + plan.d};
  if (plan.op.a == Element::f32 && !wave.mode.denorm_in_f32()) return false;
  if (plan.copy_inputs) {
    std::memcpy(copies.a, job.a, plan.a_rows * 256u);
    std::memcpy(copies.b, job.b, plan.b_rows * 256u);
    job.a = copies.a;
    job.b = copies.b;
    if (!plan.c_is_constant) {
      std::memcpy(copies.c, job.c, plan.d_rows * 256u);
      job.c = copies.c;
    }
  }
  if (plan.c_is_constant) {
    const std::uint32_t value = wave.s[plan.c_selector];
    std::uint32_t low = value, high = value;
    if (plan.op.c == Element::f64) {
      const std::uint64_t wide = matrix::f64_constant<typename W::Isa>(plan.c_selector, value);
      low = static_cast<std::uint32_t>(wide);
      high = static_cast<std::uint32_t>(wide >> 32);
    }
    for (std::uint32_t row = 0; row < plan.d_rows; ++row) {
      const std::uint32_t fill = row % 2 == 0 ? low : high;
      for (std::uint32_t lane = 0; lane < 64; ++lane) copies.c[row][lane] = fill;
    }
    job.c = copies.c;
  }
  if (plan.direct != nullptr) {
    plan.direct(job);
    return true;
  }
  BlockScales scales;
  if (plan.op.a == Element::selected) {
    if (!detail::read_scales(plan, wave, scales)) return false;
    job.scales = &scales;
  }
  MatrixInput a, b;
  const auto number_of = [&](Unpack unpack, ConstRows from, Element format, std::uint32_t rows,
                             MatrixInput& to) -> const float* {
    if (unpack == nullptr) return reinterpret_cast<const float*>(from);
    if (!unpack(from, to.number)) unpack_exact(from, format, {rows, plan.op.k, plan.op.blocks}, to.number);
    return to.number;
  };
  const float* a_numbers = number_of(plan.unpack_a, job.a, plan.a_format, plan.op.m, a);
  const float* b_numbers = number_of(plan.unpack_b, job.b, plan.b_format, plan.op.n, b);
  plan.multiply(job, a_numbers, b_numbers);
  return true;
}

}  // namespace lockstep::fast
