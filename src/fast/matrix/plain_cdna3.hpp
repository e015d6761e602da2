// D = C + A * B in the CDNA3 model in portable C++, a row of a block of products at a time; cdna3_avx512.hpp says how.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/cdna3_inputs.hpp"
#include "fast/matrix/job.hpp"

namespace lockstep::fast::plain {

/// Exponents of `count` numbers. Gives the largest; `special` where one is no finite number.
inline std::int32_t cdna3_exponents(Cdna3Input& input, std::uint32_t count, Cdna3Format format, bool& special) {
  const std::int32_t least = format.minimum + F32::bias;
  std::int32_t largest = Cdna3Input::zero_exponent;
  std::uint32_t found = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto bits = __builtin_bit_cast(std::uint32_t, input.numbers.number[i]);
    const auto field = static_cast<std::int32_t>(bits << 1 >> 24);
    found |= field == 255 || bits == static_cast<std::uint32_t>(format.not_a_number) ? 1u : 0u;
    const std::int32_t normal = (field > least ? field : least) - F32::bias;
    const std::int32_t exponent = bits << 1 == 0 ? Cdna3Input::zero_exponent : normal;
    input.exponent[i] = exponent;
    largest = exponent > largest ? exponent : largest;
  }
  special = special || found != 0;
  return largest;
}

constexpr float power_of_two(std::int32_t exponent) {
  return __builtin_bit_cast(float, static_cast<std::uint32_t>(exponent + F32::bias) << 23);
}
/// Exponents from which on products count.
constexpr std::int32_t at_least_dot(std::int32_t exponent) {
  return exponent > Cdna3Limits::least_dot ? exponent : Cdna3Limits::least_dot;
}

/// Of one row, by column: the products' largest exponent, and their sum in units of 2^(exponent - 24).
template <std::uint32_t N>
struct Cdna3Row {
  alignas(64) std::int32_t exponent[N], sum[N];
};

/// The products of `count` k's that are `step` apart, A from `a_at` and B from `b_at` on.
template <std::uint32_t N, std::uint32_t count, std::uint32_t step>
void add_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at, std::uint32_t b_at, Cdna3Row<N>& to) {
  for (std::uint32_t column = 0; column < N; ++column) to.exponent[column] = 2 * Cdna3Input::zero_exponent;
  for (std::uint32_t k = 0; k < count * step * N; k += step * N) {
    const std::int32_t one = a.exponent[a_at + k];
    for (std::uint32_t column = 0; column < N; ++column) {
      const std::int32_t exponent = one + b.exponent[b_at + k + column];
      to.exponent[column] = exponent > to.exponent[column] ? exponent : to.exponent[column];
    }
  }
  alignas(64) float scale[N];
  for (std::uint32_t column = 0; column < N; ++column) {
    scale[column] = power_of_two(24 - at_least_dot(to.exponent[column]));
    to.sum[column] = 0;
  }
  for (std::uint32_t k = 0; k < count * step * N; k += step * N) {
    const float one = a.numbers.number[a_at + k];
    for (std::uint32_t column = 0; column < N; ++column)
      to.sum[column] += static_cast<std::int32_t>(one * b.numbers.number[b_at + k + column] * scale[column]);
  }
}
template <std::uint32_t N, std::uint32_t Length, bool grouped>
void block_products(const Cdna3Input& a, const Cdna3Input& b, std::uint32_t a_at, std::uint32_t b_at, Cdna3Row<N>& to) {
  if constexpr (!grouped) {
    add_products<N, Length, 1>(a, b, a_at, b_at, to);
  } else {  // even and odd k's apart, then cut downwards to the units of the larger
    Cdna3Row<N> odd;
    add_products<N, Length / 2, 2>(a, b, a_at, b_at, to);
    add_products<N, Length / 2, 2>(a, b, a_at + N, b_at + N, odd);
    const auto cut = [](std::int32_t sum, std::int32_t by) { return sum >> (by > 31 ? 31 : by); };
    for (std::uint32_t column = 0; column < N; ++column) {
      const std::int32_t even = to.exponent[column], other = odd.exponent[column], both = even > other ? even : other;
      to.sum[column] = cut(to.sum[column], both - even) + cut(odd.sum[column], both - other);
      to.exponent[column] = both;
    }
  }
}

/// Adds a row's products to C; `done`: not zero where the result is right.
template <std::uint32_t N, bool grouped>
void add_to_row(const Cdna3Row<N>& products, const float* c, float* to, std::uint32_t* done) {
  for (std::uint32_t column = 0; column < N; ++column) {
    const float scale = power_of_two(24 - at_least_dot(products.exponent[column]));
    const float all_units = c[column] * scale;
    const bool small = __builtin_fabsf(all_units) < Cdna3Limits::addend;
    const float units = small ? all_units : 0.0f;
    const auto truncated = static_cast<std::int32_t>(units);
    std::int32_t addend = truncated - (static_cast<float>(truncated) > units ? 1 : 0);
    if constexpr (grouped)  // which leaves out small ones
      addend = __builtin_fabsf(units) >= 0.5f ? addend : 0;
    else  // a small negative number that has become zero counts one downwards
      addend -= (c[column] < 0.0f ? 1 : 0) & (units == 0.0f ? 1 : 0);
    const float unit = power_of_two(at_least_dot(products.exponent[column]) - 24);
    to[column] = static_cast<float>(products.sum[column] + addend) * unit;
    done[column] = (small ? 1u : 0u) & (products.exponent[column] >= Cdna3Limits::least_dot ? 1u : 0u);
  }
}

/// A sum of products and a larger C: both exact in f64, cut downwards to the 33 bits from C's first on, their sum to 32
/// bits, then rounded.
inline float add_to_larger(std::int32_t sum, std::int32_t dot, float c) {
  const auto power = [](std::int32_t exponent) {
    return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + 1023) << 52);
  };
  const auto field = static_cast<std::int32_t>(__builtin_bit_cast(std::uint32_t, c) << 1 >> 24);
  const std::int32_t unit = dot - 24, coarse = field - 127 - 32;  // 2^(exponent of C - 32) counts beside C
  const double cut = __builtin_floor(sum * power(unit - coarse)) * power(coarse);
  const auto all = __builtin_bit_cast(std::int64_t, static_cast<double>(c) + cut);
  constexpr std::int64_t rest = (std::int64_t{1} << (52 - 31)) - 1;
  return static_cast<float>(__builtin_bit_cast(double, (all + (all < 0 ? rest : 0)) & ~rest));
}

/// One result that add_to_row could not make.
inline float add_to_other(const MatrixJob& job, Coordinate at, std::uint32_t from, std::uint32_t to,
                          std::int32_t exponent, std::int32_t sum, float c) {
  const auto bits = __builtin_bit_cast(std::uint32_t, c);
  const std::uint32_t magnitude = bits & 0x7fffffffu;
  const bool no_product = exponent < Cdna3Input::zero_exponent / 2;
  if (no_product && magnitude <= F32::exponent_mask && bits != F32::sign_mask) return c;
  if (exponent >= Cdna3Limits::least_dot && magnitude < F32::exponent_mask) return add_to_larger(sum, exponent, c);
  return cdna3_element(job, at, from, to, c);
}

template <std::uint32_t N, std::uint32_t Length, bool grouped>
void multiply_cdna3(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                    const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  Cdna3Input a, b;
  const std::uint32_t depth = plan.op.k, count = plan.op.blocks * depth * N;
  bool special = !plan.unpack(plan.a_input, job.a, a.numbers.number);
  special = !plan.unpack(plan.b_input, job.b, b.numbers.number) || special;
  const std::int32_t a_largest = cdna3_exponents(a, count, cdna3_format(plan.a_format), special);
  const std::int32_t b_largest = cdna3_exponents(b, count, cdna3_format(plan.b_format), special);
  const bool ordinary = !special && a_largest + b_largest < Cdna3Limits::most_product;
  for (std::uint16_t block = 0; block < plan.op.blocks; ++block) {
    for (std::uint16_t row = 0; row < N; ++row) {
      const std::uint32_t place = output_row<N, N>(block, row), at = block * depth * N;
      float c[N], d[N];
      std::memcpy(c, &job.c[0][0] + place, sizeof c);
      for (std::uint32_t k = 0; k < depth; k += Length) {
        Cdna3Row<N> products;
        std::uint32_t done[N] = {};
        if (ordinary) {
          block_products<N, Length, grouped>(a, b, at + k * N + row, at + k * N, products);
          add_to_row<N, grouped>(products, c, d, done);
        }
        for (std::uint16_t column = 0; column < N; ++column) {
          if (done[column] != 0) continue;
          const Coordinate of{row, column, block};
          d[column] = ordinary ? add_to_other(job, of, k, k + Length, products.exponent[column], products.sum[column],
                                              c[column])
                               : cdna3_element(job, of, k, k + Length, c[column]);
        }
        std::memcpy(c, d, sizeof c);
      }
      std::memcpy(&job.d[0][0] + place, c, sizeof c);
    }
  }
}

/// The kernel for these elements and shape; none: the reference has to.
inline RunMatrix cdna3_kernel(const MatrixOp& op) {
  const bool wide = op.n == 32;
  switch (cdna3_block_length(op.a)) {
    case 4: return op.k % 4 != 0 ? nullptr : wide ? &multiply_cdna3<32, 4, false> : &multiply_cdna3<16, 4, false>;
    case 8:
      if (op.k == 4) return wide ? &multiply_cdna3<32, 4, false> : &multiply_cdna3<16, 4, false>;
      return op.k % 8 != 0 ? nullptr : wide ? &multiply_cdna3<32, 8, false> : &multiply_cdna3<16, 8, false>;
    case 16: return op.k % 16 != 0 ? nullptr : wide ? &multiply_cdna3<32, 16, true> : &multiply_cdna3<16, 16, true>;
    default: return nullptr;
  }
}

}  // namespace lockstep::fast::plain
