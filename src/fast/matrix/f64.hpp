// f64 matrices (16x16x4): chains of fused multiply-adds. Lane 16 k + i holds A's row i (B's column i) at k; register
// pair g of C and D holds rows 4 g to 4 g + 3, sixteen lanes each.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/matrix/job.hpp"
#include "lockstep/core/arithmetic.hpp"

namespace lockstep::fast {

struct F64Input {
  alignas(64) double number[4][16];
};

/// One register pair as numbers; `sign` flips their signs.
[[gnu::always_inline]] inline void unpack_f64(ConstRows from, bool negate, double* to) {
  const std::uint64_t sign = negate ? std::uint64_t{1} << 63 : 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint64_t bits = (from[0][lane] | static_cast<std::uint64_t>(from[1][lane]) << 32) ^ sign;
    __builtin_memcpy(to + lane, &bits, 8);
  }
}

[[gnu::noinline, gnu::cold]] inline double exact_f64(const F64Input& a, const F64Input& b, std::uint32_t row,
                                                     std::uint32_t column, double c) {
  const auto bits = [](double x) { return F64{__builtin_bit_cast(std::uint64_t, x)}; };
  F64 sum = bits(c);
  for (std::uint32_t k = 0; k < 4; ++k)
    sum = fp::fma(bits(a.number[k][row]), bits(b.number[k][column]), sum, DefaultMode{});
  return __builtin_bit_cast(double, sum.bits);
}

[[gnu::always_inline]] inline void multiply_f64(const MatrixJob& job) {
  F64Input a, b;
  unpack_f64(job.a, (job.plan->negate & 1) != 0, a.number[0]);
  unpack_f64(job.b, (job.plan->negate & 2) != 0, b.number[0]);
  for (std::uint32_t group = 0; group < 4; ++group) {
    F64Input c, d;  // four rows
    unpack_f64(job.c + 2 * group, (job.plan->negate & 4) != 0, c.number[0]);
    bool nan = false;
    for (std::uint32_t r = 0; r < 4; ++r) {
      double sum[16];
      for (std::uint32_t j = 0; j < 16; ++j) sum[j] = c.number[r][j];
      for (std::uint32_t k = 0; k < 4; ++k) {
        const double row = a.number[k][4 * group + r];
        for (std::uint32_t j = 0; j < 16; ++j) sum[j] = __builtin_fma(row, b.number[k][j], sum[j]);
      }
      for (std::uint32_t j = 0; j < 16; ++j) {
        d.number[r][j] = sum[j];
        nan |= sum[j] != sum[j];
      }
    }
    if (nan) [[unlikely]] {
      for (std::uint32_t r = 0; r < 4; ++r) {
        for (std::uint32_t j = 0; j < 16; ++j) {
          if (d.number[r][j] != d.number[r][j]) d.number[r][j] = exact_f64(a, b, 4 * group + r, j, c.number[r][j]);
        }
      }
    }
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      const auto bits = __builtin_bit_cast(std::uint64_t, d.number[lane / 16][lane % 16]);
      job.d[2 * group][lane] = static_cast<std::uint32_t>(bits);
      job.d[2 * group + 1][lane] = static_cast<std::uint32_t>(bits >> 32);
    }
  }
}

inline void multiply_f64_plain(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                               Rows d_rows, const BlockScales* scales) {
  multiply_f64({&plan, a_rows, b_rows, c_rows, d_rows, scales});
}
#if LOCKSTEP_X86_64
LOCKSTEP_TARGET_AVX2 inline void multiply_f64_avx2(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows,
                                                   ConstRows c_rows, Rows d_rows, const BlockScales* scales) {
  multiply_f64({&plan, a_rows, b_rows, c_rows, d_rows, scales});
}
#endif

}  // namespace lockstep::fast
