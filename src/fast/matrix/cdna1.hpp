// D = C + A * B in the CDNA1 model: C and the products of a block, four of f16 or two of bf16, are added without an
// error and rounded once (matrix/model.hpp). Some rows at a time, twice L columns wide, in f64, written once for every
// level of the host.
//
// All products of A and B are multiples of one power of two, the grid. Where C's are multiples of it, too, and all are
// below 2^53 of it, f64 adds without an error (`Cdna1Limits`). A sum that has been rounded to f32's 24 bits is a
// multiple of the grid again, so it stays in f64: conversions take Zen 5 two cycles each. Elsewhere errors of additions
// are kept and added, and the last bit says that something is below, so that a conversion rounds once (`add_to_odd`).
// Infinities and NaNs are computed element by element.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/broadcast.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/places.hpp"
#include "fast/matrix/vectors.hpp"
#include "lockstep/matrix/model.hpp"

namespace lockstep::fast {

/// Biased f32 exponents e of nonzero numbers: a product is a multiple of 2^(sum of e - 2 * (127 + fraction bits)), and
/// below 2^(sum of e + 2 - 2 * 127).
struct Cdna1Limits {
  /// f64 adds all products of an element and 2^51 grids without an error, and sums have f32's exponents: grids are no
  /// smaller than its least number, sums are below 2^127.
  bool grid = false;
  /// Magnitudes of C, other than 0, that are multiples of the grid and no more than 2^51 of it, as bits of f32: `least`
  /// and so many more.
  std::int32_t least = 0, more = 0;
};
/// Of numbers whose exponents are from `low` to `high` in A and B together, with `fraction` bits each, `depth` products
/// of which are added.
constexpr Cdna1Limits cdna1_limits(std::int32_t low, std::int32_t high, std::int32_t fraction) {
  Cdna1Limits limits;
  const std::int32_t grid = low - 2 * fraction - F32::bias;  // with f32's bias
  // 32 products are below 2^(high + 7).
  limits.grid = high + 7 - (low - 2 * fraction) <= 51 && grid >= -22 && grid + 53 < 254;
  const auto clamp = [](std::int32_t e) { return e < 1 ? 1 : e > 255 ? 255 : e; };
  const std::int32_t least = clamp(grid + 23), end = clamp(grid + 51);
  limits.least = least << 23;
  limits.grid = limits.grid && end > least;
  if (limits.grid) limits.more = ((end - least) << 23) - 1;
  return limits;
}

/// One element of D, as the reference computes it.
[[gnu::noinline, gnu::cold]] inline float cdna1_element(const MatrixJob& job, Coordinate at, std::uint32_t length,
                                                        float c) {
  const MatrixPlan& plan = *job.plan;
  const MatrixLayout a_of = a_layout(plan.op, plan.a_format), b_of = b_layout(plan.op, plan.b_format);
  std::array<F32, 64> a{}, b{};
  for (std::uint16_t k = 0; k < plan.op.k; ++k) {
    a[k] = input_number(job.a, plan.a_format, a_of.place({at.row, k, at.block}));
    b[k] = input_number(job.b, plan.b_format, b_of.place({at.k, k, at.block}));
  }
  const matrix::DotInputs in{a.data(), b.data(), plan.op.k, plan.a_format, plan.b_format};
  return __builtin_bit_cast(float, matrix::exact_blocks(in, F32{__builtin_bit_cast(std::uint32_t, c)}, length).bits);
}

/// A and B, [block][k][row or column].
struct Cdna1Input {
  static constexpr std::uint32_t most = 512;
  alignas(64) double number[most];
  std::int32_t low = 0, high = 0;  ///< exponents, with f32's bias, of numbers other than 0
};
struct Cdna1Inputs {
  Cdna1Input a, b;
  Cdna1Limits limits;
};

/// Twice L doubles: s + a * b, where the sum has no error, and conversions. (g++ 12 converts sixteen bytes at a time.)
template <std::uint32_t L>
struct Cdna1Host {
  using Doubles = typename DoubleVectors<L>::Doubles;
  using Floats = typename DoubleVectors<L>::Floats;
  [[gnu::always_inline]] static inline void widen(const Floats& from, Doubles& to) {
    to = __builtin_convertvector(from, Doubles);
  }
  [[gnu::always_inline]] static inline void narrow(const Doubles& from, Floats& to) {
    to = __builtin_convertvector(from, Floats);
  }
  [[gnu::always_inline]] static inline void add(Doubles (&s)[2], const double* a, const Doubles (&b)[2]) {
    s[0] += b[0] * *a;
    s[1] += b[1] * *a;
  }
};
#if LOCKSTEP_X86_64
template <>
struct Cdna1Host<4> {
  using Doubles = DoubleVectors<4>::Doubles;
  using Floats = DoubleVectors<4>::Floats;
  LOCKSTEP_INLINE_AVX2 void widen(const Floats& from, Doubles& to) {
    to = reinterpret_cast<Doubles>(_mm256_cvtps_pd(reinterpret_cast<__m128>(from)));
  }
  LOCKSTEP_INLINE_AVX2 void narrow(const Doubles& from, Floats& to) {
    to = reinterpret_cast<Floats>(_mm256_cvtpd_ps(reinterpret_cast<__m256d>(from)));
  }
  LOCKSTEP_INLINE_AVX2 void add(Doubles (&s)[2], const double* a, const Doubles (&b)[2]) {
    const __m256d all = _mm256_broadcast_sd(a);
    s[0] = reinterpret_cast<Doubles>(
        _mm256_fmadd_pd(all, reinterpret_cast<__m256d>(b[0]), reinterpret_cast<__m256d>(s[0])));
    s[1] = reinterpret_cast<Doubles>(
        _mm256_fmadd_pd(all, reinterpret_cast<__m256d>(b[1]), reinterpret_cast<__m256d>(s[1])));
  }
};
template <>
struct Cdna1Host<8> {
  using Doubles = DoubleVectors<8>::Doubles;
  using Floats = DoubleVectors<8>::Floats;
  LOCKSTEP_INLINE_AVX512 void widen(const Floats& from, Doubles& to) {
    to = reinterpret_cast<Doubles>(_mm512_cvtps_pd(reinterpret_cast<__m256>(from)));
  }
  LOCKSTEP_INLINE_AVX512 void narrow(const Doubles& from, Floats& to) {
    to = reinterpret_cast<Floats>(_mm512_cvtpd_ps(reinterpret_cast<__m512d>(from)));
  }
  LOCKSTEP_INLINE_AVX512 void add(Doubles (&s)[2], const double* a, const Doubles (&b)[2]) {
    const __m512d all = avx512::broadcast(a);
    s[0] = reinterpret_cast<Doubles>(
        _mm512_fmadd_pd(all, reinterpret_cast<__m512d>(b[0]), reinterpret_cast<__m512d>(s[0])));
    s[1] = reinterpret_cast<Doubles>(
        _mm512_fmadd_pd(all, reinterpret_cast<__m512d>(b[1]), reinterpret_cast<__m512d>(s[1])));
  }
};
#endif

/// In vectors of L doubles.
template <std::uint32_t L>
struct Cdna1 {
  using Doubles = typename DoubleVectors<L>::Doubles;
  using Bits = typename DoubleVectors<L>::Bits;
  using Floats = typename DoubleVectors<L>::Floats;
  using FloatBits = typename DoubleVectors<L>::FloatBits;
  static constexpr std::uint32_t rows = L == 8 ? 8 : 4, width = 2 * L;  ///< of sums in registers
  using Row = typename Vectors<width>::Ints;
  using RowBits = typename Vectors<width>::Bits;
  static constexpr std::int32_t magnitude = 0x7fffffff;

  /// The exponents of `count` numbers.
  [[gnu::always_inline]] static inline void find_exponents(const float* from, std::uint32_t count, Cdna1Input& to) {
    RowBits low = ~RowBits{}, high{};  // of magnitudes; of what is 0, one less is the largest number
    for (std::uint32_t i = 0; i < count; i += width) {
      RowBits bits;
      load(bits, from + i);
      bits &= static_cast<std::uint32_t>(magnitude);
      const RowBits less = bits - 1;
      low = less < low ? less : low;
      high = bits > high ? bits : high;
    }
    const std::uint32_t first = least<width>(low) + 1, last = most<width>(high);
    // Zeros alone have the products of ones, but for their size.
    to.low = last == 0 ? F32::bias : static_cast<std::int32_t>(first >> 23);
    to.high = last == 0 ? F32::bias : static_cast<std::int32_t>(last >> 23);
  }

  /// What is negative where C's are no multiples of the grid, or too large, or negative zeros, whose sign may count.
  [[gnu::always_inline]] static inline void find_outside(const Cdna1Limits& limits, const std::uint32_t* c, Row& to) {
    Row number;
    load(number, c);
    const Row bits = number & magnitude, above = bits - limits.least;
    to |= ((above | (limits.more - above)) & -bits) | (number & (bits - 1));
  }
  [[gnu::always_inline]] static inline bool any_negative(const Row& x) {
    Row mask;
    negative(x, mask);
    return any_bit<width>(mask);
  }
  /// Are `count` registers of C inside?
  [[gnu::always_inline]] static inline bool all_on_grid(const Cdna1Limits& limits, ConstRows c, std::uint32_t count) {
    Row outside{};
    for (std::uint32_t i = 0; i < count * row_dwords; i += width) find_outside(limits, c[0] + i, outside);
    return !any_negative(outside);
  }
  /// Are some rows?
  template <std::uint32_t N, std::size_t... R>
  [[gnu::always_inline]] static inline bool on_grid(const Cdna1Limits& limits, const std::uint32_t* c,
                                                    std::uint32_t row, std::index_sequence<R...>) {
    Row outside{};
    (find_outside(limits, c + MfmaRows<N>::at(row + R), outside), ...);
    return !any_negative(outside);
  }

  /// x with 24 bits, to nearest even, where that is an f32 number: what is added has its last bit where theirs is. Not
  /// for negative zero.
  [[gnu::always_inline]] static inline void round_to_float(Doubles& x) {
    const Bits power = (as<Bits>(x) & 0x7ff0000000000000ll) + ((29ll << 52) | 1ll << 51);
    const Doubles rounded = x + as<Doubles>(power);
    x = rounded - as<Doubles>(power);
  }
  /// x + y; `error` is what the sum lacks.
  [[gnu::always_inline]] static inline void two_sum(const Doubles& x, const Doubles& y, Doubles& sum, Doubles& error) {
    const Doubles s = x + y, of_y = s - x, of_x = s - of_y;
    error = (x - of_x) + (y - of_y);
    sum = s;
  }
  /// All ones where x is not zero.
  [[gnu::always_inline]] static inline void not_zero(const Doubles& x, Bits& mask) {
    const Bits twice = as<Bits>(x) + as<Bits>(x);
    negative(twice | -twice, mask);
  }
  /// x + y, rounded to the neighbour whose last bit is 1 if it has an error. As x where y is zero.
  [[gnu::always_inline]] static inline void add_to_odd(Doubles& x, const Doubles& y) {
    Doubles sum, error;
    two_sum(x, y, sum, error);
    Bits any, inexact, away;
    not_zero(y, any);
    not_zero(error, inexact);
    const Bits differ = as<Bits>(sum) ^ as<Bits>(error);
    negative(differ, away);
    const Bits odd = as<Bits>(sum) + ((away | 1) & inexact & ((as<Bits>(sum) & 1) - 1));
    put(x, as<Doubles>(odd), any);
  }
  /// `c` plus the products of a block, rounded once, whatever they are. (Of four products of f16 the errors of sums are
  /// multiples of 2^-48 below 2^-17. Of two products there is one error.) With h + l = s + c without an error, where
  /// s is far larger than h, l is zero; so l + e, rounded to odd, has bits enough below h's.
  template <std::uint32_t N, std::uint32_t group>
  [[gnu::always_inline]] static inline void add_anything(const double* a, const Doubles (&b)[4], Floats& c) {
    Doubles s = b[0] * a[0], e{};
    for (std::uint32_t k = 1; k < group; ++k) {
      const Doubles product = b[k] * a[k * N];
      Doubles error;
      two_sum(s, product, s, error);
      e += error;
    }
    if constexpr (group > 2) {
      Doubles sum, error;
      two_sum(s, e, sum, error);
      Bits any;
      not_zero(e, any);
      put(s, sum, any);  // keeps zeros' signs
      e = error;
    }
    Doubles h, l;
    two_sum(s, __builtin_convertvector(c, Doubles), h, l);
    add_to_odd(l, e);
    add_to_odd(h, l);
    c = __builtin_convertvector(h, Floats);
  }

  /// Some rows of twice L columns, whatever they are: `row` is the first one, `c` is that of the block's first.
  template <std::uint32_t N, std::uint32_t group, std::size_t... R>
  [[gnu::always_inline]] static inline void add_rows(const double* a, const double* b, std::uint32_t depth,
                                                     std::uint32_t row, const std::uint32_t* c, Floats (&to)[rows][2],
                                                     std::index_sequence<R...>) {
    for (std::uint32_t half = 0; half < 2; ++half) {
      (load(to[R][half], c + MfmaRows<N>::at(row + R) + half * L), ...);
      for (std::uint32_t k = 0; k < depth; k += group) {
        Doubles numbers[4];
        for (std::uint32_t i = 0; i < group; ++i) load(numbers[i], b + (k + i) * N + half * L);
        (add_anything<N, group>(a + k * N + R, numbers, to[R][half]), ...);
      }
    }
  }
  /// Is one of these no finite number?
  [[gnu::always_inline]] static inline bool any_special(const Floats (&x)[rows][2]) {
    constexpr std::int32_t exponent = 0x7f800000;
    FloatBits special{};
    for (const auto& row : x)
      for (const Floats& half : row) special |= exponent - 1 - (as<FloatBits>(half) & exponent);
    std::int32_t any = 0;
    for (std::uint32_t i = 0; i < L; ++i) any |= special[i];
    return any < 0;
  }
};

/// A RunMatrix of each level. `group`: products that are added at a time.
template <std::uint32_t N, std::uint32_t group>
struct Cdna1Kernel {
  /// `rows` rows of `columns` results from the reference.
  [[gnu::noinline, gnu::cold]] static void repair(const MatrixJob& job, std::uint16_t block, std::uint32_t first_row,
                                                  std::uint32_t rows, std::uint32_t first_column,
                                                  std::uint32_t columns) {
    for (std::uint32_t row = first_row; row < first_row + rows; ++row) {
      for (std::uint32_t column = first_column; column < first_column + columns; ++column) {
        const std::uint32_t at = block * N * N + MfmaRows<N>::at(row) + column;
        const Coordinate where{static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column), block};
        const float result = cdna1_element(job, where, group, __builtin_bit_cast(float, job.c[0][at]));
        job.d[0][at] = __builtin_bit_cast(std::uint32_t, result);
      }
    }
  }
#define LOCKSTEP_CDNA1_KERNEL(name, target, lanes)                                                                    \
  /* A or B. False: there are infinities or NaNs. */                                                                  \
  target [[gnu::always_inline]] static inline bool name##_widen(const MatrixPlan& plan, const InputPlan& input,       \
                                                                ConstRows from, Cdna1Input& to) {                     \
    using Host = Cdna1Host<lanes>;                                                                                    \
    MatrixInput unpacked;                                                                                             \
    if (!plan.unpack(input, from, unpacked.number)) return false;                                                     \
    const std::uint32_t count = std::uint32_t{plan.op.n} * plan.op.k * plan.op.blocks;                                \
    Cdna1<lanes>::find_exponents(unpacked.number, count, to);                                                         \
    for (std::uint32_t i = 0; i < count; i += lanes) {                                                                \
      typename Cdna1<lanes>::Floats x;                                                                                \
      typename Cdna1<lanes>::Doubles wide;                                                                            \
      load(x, unpacked.number + i);                                                                                   \
      Host::widen(x, wide);                                                                                           \
      store(wide, to.number + i);                                                                                     \
    }                                                                                                                 \
    return true;                                                                                                      \
  }                                                                                                                   \
  /* Some rows of twice `lanes` columns that are multiples of the grid. */                                            \
  template <std::size_t... R>                                                                                         \
  target [[gnu::always_inline]] static inline void name##_grid(const double* a, const double* b, std::uint32_t depth, \
                                                               const std::uint32_t* c, std::uint32_t row, Rows d,     \
                                                               std::uint32_t place, std::index_sequence<R...>) {      \
    using Wide = Cdna1<lanes>;                                                                                        \
    using Host = Cdna1Host<lanes>;                                                                                    \
    using Doubles = typename Wide::Doubles;                                                                           \
    using Floats = typename Wide::Floats;                                                                             \
    Floats to[Wide::rows][2];                                                                                         \
    ((load(to[R][0], c + place + MfmaRows<N>::at(row + R)),                                                           \
      load(to[R][1], c + place + MfmaRows<N>::at(row + R) + lanes)),                                                  \
     ...);                                                                                                            \
    Doubles sum[Wide::rows][2];                                                                                       \
    ((Host::widen(to[R][0], sum[R][0]), Host::widen(to[R][1], sum[R][1])), ...);                                      \
    for (std::uint32_t k = 0;;) {                                                                                     \
      for (std::uint32_t i = k; i < k + group; ++i) {                                                                 \
        Doubles columns[2];                                                                                           \
        load(columns[0], b + i * N);                                                                                  \
        load(columns[1], b + i * N + lanes);                                                                          \
        (Host::add(sum[R], a + i * N + R, columns), ...);                                                             \
      }                                                                                                               \
      k += group;                                                                                                     \
      if (k >= depth) break;                                                                                          \
      ((Wide::round_to_float(sum[R][0]), Wide::round_to_float(sum[R][1])), ...);                                      \
    }                                                                                                                 \
    ((Host::narrow(sum[R][0], to[R][0]), Host::narrow(sum[R][1], to[R][1])), ...);                                    \
    ((store(to[R][0], d[0] + place + MfmaRows<N>::at(row + R)),                                                       \
      store(to[R][1], d[0] + place + MfmaRows<N>::at(row + R) + lanes)),                                              \
     ...);                                                                                                            \
  }                                                                                                                   \
  target [[gnu::noinline]] static void name##_far(const MatrixJob& job, const Cdna1Inputs& in, std::uint16_t block,   \
                                                  std::uint32_t row, std::uint32_t column) {                          \
    using Wide = Cdna1<lanes>;                                                                                        \
    const std::uint32_t depth = job.plan->op.k, place = block * N * N + column, from = block * depth * N;             \
    typename Wide::Floats sum[Wide::rows][2];                                                                         \
    Wide::template add_rows<N, group>(in.a.number + from + row, in.b.number + from + column, depth, row,              \
                                      job.c[0] + place, sum, std::make_index_sequence<Wide::rows>{});                 \
    if (Wide::any_special(sum)) return repair(job, block, row, Wide::rows, column, Wide::width);                      \
    for (std::uint32_t r = 0; r < Wide::rows; ++r)                                                                    \
      for (std::uint32_t half = 0; half < 2; ++half)                                                                  \
        store(sum[r][half], job.d[0] + place + MfmaRows<N>::at(row + r) + half * lanes);                              \
  }                                                                                                                   \
  target static void name(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c, Rows d,            \
                          const BlockScales*) {                                                                       \
    using Wide = Cdna1<lanes>;                                                                                        \
    constexpr std::make_index_sequence<Wide::rows> each{};                                                            \
    const MatrixJob job{&plan, a_rows, b_rows, c, d};                                                                 \
    Cdna1Inputs in;                                                                                                   \
    if (!name##_widen(plan, plan.a_input, a_rows, in.a) || !name##_widen(plan, plan.b_input, b_rows, in.b)) {         \
      for (std::uint16_t block = 0; block < plan.op.blocks; ++block) repair(job, block, 0, N, 0, N);                  \
      return;                                                                                                         \
    }                                                                                                                 \
    in.limits = cdna1_limits(in.a.low + in.b.low, in.a.high + in.b.high, plan.op.a == Element::f16 ? 10 : 7);         \
    const bool all = in.limits.grid && Wide::all_on_grid(in.limits, c, plan.d_rows);                                  \
    const std::uint32_t depth = plan.op.k;                                                                            \
    for (std::uint16_t block = 0; block < plan.op.blocks; ++block) {                                                  \
      for (std::uint32_t column = 0; column < N; column += Wide::width) {                                             \
        const std::uint32_t place = block * N * N + column, from = block * depth * N;                                 \
        for (std::uint32_t row = 0; row < N; row += Wide::rows) {                                                     \
          if (!all && (!in.limits.grid || !Wide::template on_grid<N>(in.limits, c[0] + place, row, each))) {          \
            name##_far(job, in, block, row, column);                                                                  \
            continue;                                                                                                 \
          }                                                                                                           \
          name##_grid(in.a.number + from + row, in.b.number + from + column, depth, c[0], row, d, place, each);       \
        }                                                                                                             \
      }                                                                                                               \
    }                                                                                                                 \
  }
  LOCKSTEP_CDNA1_KERNEL(plain, , 2)
#if LOCKSTEP_X86_64
  LOCKSTEP_CDNA1_KERNEL(avx2, LOCKSTEP_TARGET_AVX2, 4)
  LOCKSTEP_CDNA1_KERNEL(avx512, LOCKSTEP_TARGET_AVX512, 8)
#endif
#undef LOCKSTEP_CDNA1_KERNEL
  static RunMatrix at([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
    if (isa >= HostIsa::avx512) return avx512;
    if (isa == HostIsa::avx2) return avx2;
#endif
    return plain;
  }
};
/// The kernel for these elements and shape; none: the reference has to.
inline RunMatrix cdna1_kernel(const MatrixOp& op, HostIsa isa) {
  if ((op.a != Element::f16 && op.a != Element::bf16) || op.b != op.a) return nullptr;
  if (std::uint32_t{op.n} * op.k * op.blocks > Cdna1Input::most || op.k > 32) return nullptr;
  const bool wide = op.n == 32;
  if (op.a == Element::bf16)
    return op.k % 2 != 0 ? nullptr : wide ? Cdna1Kernel<32, 2>::at(isa) : Cdna1Kernel<16, 2>::at(isa);
  return op.k % 4 != 0 ? nullptr : wide ? Cdna1Kernel<32, 4>::at(isa) : Cdna1Kernel<16, 4>::at(isa);
}

}  // namespace lockstep::fast
