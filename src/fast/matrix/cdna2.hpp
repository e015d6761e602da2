// D = C + A * B in the CDNA2 model: four products at a time (bf16 in one register: two), each product and each sum
// rounded, denormals flushed (matrix/model.hpp). Four rows at a time, L columns wide, written once for every level of
// the host.
//
// Where exponents are near enough to each other (`Cdna2Range`), products are exact and no result is denormal, and
// nothing has to be flushed. f16 is always so. Infinities and NaNs are computed element by element.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/places.hpp"
#include "fast/matrix/vectors.hpp"
#include "lockstep/matrix/model.hpp"

namespace lockstep::fast {

/// Sums of exponents, of a number of A and one of B, from which on nothing is flushed. The lowest bit of a product of
/// bf16 is 14 below; where the sum of C and products is small, C may have 24 more.
struct Cdna2Range {
  static constexpr std::int32_t least = -126 + 14 + 24;
};

/// One element of D, as the reference computes it.
[[gnu::noinline, gnu::cold]] inline float cdna2_element(const MatrixJob& job, Coordinate at, bool pairs, float c) {
  const MatrixPlan& plan = *job.plan;
  const MatrixLayout a_of = a_layout(plan.op, plan.a_format), b_of = b_layout(plan.op, plan.b_format);
  std::array<F32, 64> a{}, b{};
  for (std::uint16_t k = 0; k < plan.op.k; ++k) {
    a[k] = input_number(job.a, plan.a_format, a_of.place({at.row, k, at.block}));
    b[k] = input_number(job.b, plan.b_format, b_of.place({at.k, k, at.block}));
  }
  matrix::DotInputs in{a.data(), b.data(), plan.op.k, plan.a_format, plan.b_format};
  in.bf16_pairs = pairs;
  return __builtin_bit_cast(float, matrix::cdna2_groups(in, F32{__builtin_bit_cast(std::uint32_t, c)}).bits);
}

/// A and B, [block][k][row or column], without denormals.
struct Cdna2Inputs {
  MatrixInput a, b;
};

/// In vectors of L columns.
template <std::uint32_t L>
struct Cdna2 {
  using Ints = typename Vectors<L>::Ints;
  using Floats = typename Vectors<L>::Floats;
  static constexpr std::int32_t magnitude = 0x7fffffff, exponent = 0x7f800000;

  /// +0 for numbers below `least`, of which the magnitude's bits are given. Zeros keep their signs.
  [[gnu::always_inline]] static inline void clear(Floats& x, std::int32_t least) {
    const Ints bits = as<Ints>(x) & magnitude;
    Ints denormal;
    negative((bits - least) & -bits, denormal);
    const Ints kept = as<Ints>(x) & ~denormal;
    x = as<Floats>(kept);
  }
  /// Zero of its sign for denormals.
  [[gnu::always_inline]] static inline void flush(Floats& x) {
    Ints below;
    negative((as<Ints>(x) & exponent) - 1, below);
    const Ints kept = as<Ints>(x) & ~(below & magnitude);
    x = as<Floats>(kept);
  }

  /// Clears denormals among `count` numbers. The exponent of the smallest that is not 0, with f32's bias.
  [[gnu::always_inline]] static inline std::int32_t prepare(float* numbers, std::uint32_t count, Element format) {
    const std::int32_t least_normal = (matrix::minimum_exponent(format) + F32::bias) << 23;
    Ints smallest = Ints{} + magnitude;
    for (std::uint32_t i = 0; i < count; i += L) {
      Floats x;
      load(x, numbers + i);
      clear(x, least_normal);
      store(x, numbers + i);
      const Ints bits = as<Ints>(x) & magnitude;
      Ints zero;
      negative(bits - 1, zero);
      const Ints counted = bits | (zero & magnitude);
      smallest = counted < smallest ? counted : smallest;
    }
    return least<L>(smallest) >> 23;
  }
  /// A and B from the registers. False: there are infinities or NaNs. `exact`: nothing has to be flushed.
  [[gnu::always_inline]] static inline bool prepare(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                    Cdna2Inputs& to, bool& exact) {
    if (!plan.unpack(plan.a_input, a_rows, to.a.number) || !plan.unpack(plan.b_input, b_rows, to.b.number))
      return false;
    const std::uint32_t count = std::uint32_t{plan.op.n} * plan.op.k * plan.op.blocks;
    const std::int32_t a = prepare(to.a.number, count, plan.a_format), b = prepare(to.b.number, count, plan.b_format);
    exact = a + b - 2 * F32::bias >= Cdna2Range::least;
    return true;
  }

  template <bool exact>
  [[gnu::always_inline]] static inline void settle(Floats& x) {
    if constexpr (!exact) flush(x);
  }
  /// Adds `group` products to one row's sum. `b`: their numbers of B.
  template <std::uint32_t N, std::uint32_t group, bool exact>
  [[gnu::always_inline]] static inline void add_group(const float* a, const Floats (&b)[4], Floats& c) {
    Floats first = b[0] * a[0], second = b[1] * a[N];
    settle<exact>(first);
    settle<exact>(second);
    first += second;
    settle<exact>(first);
    if constexpr (group == 4) {
      Floats third = b[2] * a[2 * N], fourth = b[3] * a[3 * N];
      settle<exact>(third);
      settle<exact>(fourth);
      third += fourth;
      settle<exact>(third);
      first += third;
      settle<exact>(first);
    }
    c += first;
    settle<exact>(c);
  }
  /// Four rows of L columns: `row` is the first one, `c` and `d` are those of the block's first.
  template <std::uint32_t N, std::uint32_t group, bool exact, std::size_t... R>
  [[gnu::always_inline]] static inline bool add_rows(const float* a, const float* b, std::uint32_t depth,
                                                     std::uint32_t row, const std::uint32_t* c, Floats (&sum)[4],
                                                     std::index_sequence<R...>) {
    ((load(sum[R], c + MfmaRows<N>::at(row + R)), clear(sum[R], 1 << 23)), ...);
    for (std::uint32_t k = 0; k < depth; k += group) {
      Floats numbers[4];
      for (std::uint32_t i = 0; i < group; ++i) load(numbers[i], b + (k + i) * N);
      (add_group<N, group, exact>(a + k * N + R, numbers, sum[R]), ...);
    }
    Ints special{};  // all ones of the exponent
    ((special |= exponent - 1 - (as<Ints>(sum[R]) & exponent)), ...);
    negative(special, special);
    return !any_bit<L>(special);
  }
};

/// A RunMatrix of each level. `group`: products that are added at a time.
template <std::uint32_t N, std::uint32_t group>
struct Cdna2Kernel {
  /// `rows` rows of `columns` results from the reference.
  [[gnu::noinline, gnu::cold]] static void repair(const MatrixJob& job, std::uint16_t block, std::uint32_t first_row,
                                                  std::uint32_t rows, std::uint32_t first_column,
                                                  std::uint32_t columns) {
    for (std::uint32_t row = first_row; row < first_row + rows; ++row) {
      for (std::uint32_t column = first_column; column < first_column + columns; ++column) {
        const std::uint32_t at = block * N * N + MfmaRows<N>::at(row) + column;
        const Coordinate where{static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column), block};
        const float result = cdna2_element(job, where, group == 2, __builtin_bit_cast(float, job.c[0][at]));
        job.d[0][at] = __builtin_bit_cast(std::uint32_t, result);
      }
    }
  }
#define LOCKSTEP_CDNA2_KERNEL(name, target, lanes)                                                                     \
  template <bool exact>                                                                                                \
  target [[gnu::always_inline]] static inline void name##_rows(const MatrixJob& job, const Cdna2Inputs& in) {          \
    const std::uint32_t depth = job.plan->op.k;                                                                        \
    for (std::uint16_t block = 0; block < job.plan->op.blocks; ++block) {                                              \
      for (std::uint32_t column = 0; column < N; column += lanes) {                                                    \
        const std::uint32_t place = block * N * N + column, from = block * depth * N;                                  \
        for (std::uint32_t row = 0; row < N; row += 4) {                                                               \
          typename Cdna2<lanes>::Floats sum[4];                                                                        \
          if (!Cdna2<lanes>::template add_rows<N, group, exact>(in.a.number + from + row, in.b.number + from + column, \
                                                                depth, row, job.c[0] + place, sum,                     \
                                                                std::make_index_sequence<4>{})) {                      \
            repair(job, block, row, 4, column, lanes);                                                                 \
            continue;                                                                                                  \
          }                                                                                                            \
          for (std::uint32_t r = 0; r < 4; ++r) store(sum[r], job.d[0] + place + MfmaRows<N>::at(row + r));            \
        }                                                                                                              \
      }                                                                                                                \
    }                                                                                                                  \
  }                                                                                                                    \
  target static void name(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c, Rows d,             \
                          const BlockScales*) {                                                                        \
    const MatrixJob job{&plan, a_rows, b_rows, c, d};                                                                  \
    Cdna2Inputs inputs;                                                                                                \
    bool exact = false;                                                                                                \
    if (!Cdna2<lanes>::prepare(plan, a_rows, b_rows, inputs, exact)) {                                                 \
      for (std::uint16_t block = 0; block < plan.op.blocks; ++block) repair(job, block, 0, N, 0, N);                   \
    } else if (exact) {                                                                                                \
      name##_rows<true>(job, inputs);                                                                                  \
    } else {                                                                                                           \
      name##_rows<false>(job, inputs);                                                                                 \
    }                                                                                                                  \
  }
  LOCKSTEP_CDNA2_KERNEL(plain, , 4)
#if LOCKSTEP_X86_64
  LOCKSTEP_CDNA2_KERNEL(avx2, LOCKSTEP_TARGET_AVX2, 8)
  LOCKSTEP_CDNA2_KERNEL(avx512, LOCKSTEP_TARGET_AVX512, 16)
#endif
#undef LOCKSTEP_CDNA2_KERNEL
  static RunMatrix at([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx512) return avx512;
    if (isa == HostIsa::avx2) return avx2;
#endif
    return plain;
  }
};
/// The kernel for these elements and shape; none: the reference has to.
inline RunMatrix cdna2_kernel(const MatrixOp& op, std::uint32_t items, HostIsa isa) {
  if ((op.a != Element::f16 && op.a != Element::bf16) || op.b != op.a) return nullptr;
  const bool wide = op.n == 32;
  if (op.a == Element::bf16 && items == 2) return wide ? Cdna2Kernel<32, 2>::at(isa) : Cdna2Kernel<16, 2>::at(isa);
  if (op.k % 4 != 0) return nullptr;
  return wide ? Cdna2Kernel<32, 4>::at(isa) : Cdna2Kernel<16, 4>::at(isa);
}

}  // namespace lockstep::fast
