// A and B of a matrix instruction, unpacked from registers into f32 numbers. All lanes hold the same items, so every
// item is one loop over 64 lanes; groups of lanes are rows of consecutive matrix rows (A) or columns (B) for one k.
// Format and shape are data, not template parameters: there are some thirty combinations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "lockstep/core/float_types.hpp"
#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/matrix/job.hpp"
#include "lockstep/fast/matrix/nan_repair.hpp"

namespace lockstep::fast {

/// f32 numbers of one operand: at most 32 rows by 64 k, or 16 by 128.
struct MatrixInput {
  alignas(64) float number[128 * 16];
};

template <class F>
constexpr Widening widening_of() {
  const auto repeated = [](std::uint32_t value) {
    return F::total_bits == 16 ? value * 0x10001u : F::total_bits == 8 ? value * 0x1010101u : 0u;
  };
  const std::uint32_t first_special = F::specials == Specials::ieee ? F::exponent_mask : F::sign_mask - 1u;
  Widening result;
  result.bits = static_cast<std::uint8_t>(F::total_bits);
  result.shift = static_cast<std::uint8_t>(8 - (F::total_bits - 1 - F::fraction_bits));
  result.mask = 0x80000000u | static_cast<std::uint32_t>((F::sign_mask - 1u) << (23 - F::fraction_bits));
  result.scale = __builtin_bit_cast(float, static_cast<std::uint32_t>(254 - F::bias) << 23);
  result.magnitudes = repeated(first_special);
  result.carry = repeated(F::sign_mask - first_special);
  result.signs = repeated(F::sign_mask);
  return result;
}
inline constexpr Widening f16_widening = widening_of<F16>();
constexpr Widening widening(Element format) {
  switch (format) {
    case Element::bf16: return {16, 0, 0xffff0000u, 1.0f, 0, 0, 0};
    case Element::fp8: return widening_of<FP8>();
    case Element::bf8: return widening_of<BF8>();
    case Element::fp6: return widening_of<FP6>();
    case Element::bf6: return widening_of<BF6>();
    case Element::fp4: return widening_of<FP4>();
    default: return f16_widening;
  }
}

/// Number of rows (A) or columns (B) by k by blocks.
struct InputShape {
  std::uint32_t rows = 0, k = 0, blocks = 1;
};

inline InputPlan input_plan(Element format, InputShape shape) {
  const MatrixLayout layout = input_layout(shape.rows, shape.k, shape.blocks, element_bits(format));
  InputPlan plan;
  plan.form = widening(format);
  plan.items = static_cast<std::uint8_t>(layout.items);
  for (std::uint16_t item = 0; item < layout.items; ++item) {
    for (std::uint16_t run = 0; run < 4; ++run) {
      const Coordinate at = layout.coordinate({static_cast<std::uint16_t>(run * 16), item});
      plan.place[item][run] = static_cast<std::uint16_t>((at.block * shape.k + at.k) * shape.rows + at.row);
    }
  }
  return plan;
}

/// Bits of a number at the top of a dword, as f32.
[[gnu::always_inline]] inline float widened(std::uint32_t top, const Widening& form) {
  const auto aligned = static_cast<std::uint32_t>(static_cast<std::int32_t>(top) >> form.shift);
  return __builtin_bit_cast(float, aligned& form.mask) * form.scale;
}
/// Unpacks one operand, see Unpack.
[[gnu::always_inline]] inline bool unpack_lanes(const InputPlan& plan, ConstRows from, float* to) {
  const Widening form = plan.form;
  std::uint32_t special = 0;
  for (std::uint32_t r = 0; form.signs != 0 && r < plan.registers(); ++r) {
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      special |= ((from[r][lane] & form.magnitudes) + form.carry) & form.signs;
  }
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * form.bits, end = offset % 32 + form.bits;
    const std::uint32_t *low = from[offset / 32], *high = low + 64;
    float numbers[64];  // (what is written to `to` might be what is read)
    if (end > 32) {
      for (std::uint32_t lane = 0; lane < 64; ++lane)
        numbers[lane] = widened(low[lane] >> (end - 32) | high[lane] << (64 - end), form);
    } else {
      for (std::uint32_t lane = 0; lane < 64; ++lane) numbers[lane] = widened(low[lane] << (32 - end), form);
    }
    for (std::uint32_t run = 0; run < 4; ++run) std::memcpy(to + plan.place[item][run], numbers + run * 16, 64);
  }
  return special == 0;
}
inline bool unpack_plain(const InputPlan& plan, ConstRows from, float* to) { return unpack_lanes(plan, from, to); }
#if LOCKSTEP_X86_64
/// Eight lanes of an item that ends at bit `end` of a register, or of the next one, `left` bits below a dword's top.
LOCKSTEP_INLINE_AVX2 void unpack_eight(const std::uint32_t* bits, std::uint32_t end, __m128i left, const Widening& form,
                                       float* to) {
  __m256i top = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bits));
  if (end > 32) {
    const __m256i high = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bits + 64));
    const __m256i low = _mm256_srl_epi32(top, _mm_cvtsi32_si128(static_cast<int>(end - 32)));
    top = _mm256_or_si256(low, _mm256_sll_epi32(high, left));
  } else {
    top = _mm256_sll_epi32(top, left);
  }
  const __m256i number = _mm256_and_si256(_mm256_sra_epi32(top, _mm_cvtsi32_si128(form.shift)),
                                          _mm256_set1_epi32(static_cast<int>(form.mask)));
  _mm256_storeu_ps(to, _mm256_mul_ps(_mm256_castsi256_ps(number), _mm256_set1_ps(form.scale)));
}
LOCKSTEP_TARGET_AVX2 inline bool unpack_avx2(const InputPlan& plan, ConstRows from, float* to) {
  const Widening form = plan.form;  // (a reference might be to what is written)
  __m256i special = _mm256_setzero_si256();
  for (std::uint32_t row = 0; form.signs != 0 && row < plan.registers(); ++row) {
    const __m256i magnitudes = _mm256_set1_epi32(static_cast<int>(form.magnitudes));
    const __m256i carry = _mm256_set1_epi32(static_cast<int>(form.carry));
    for (std::uint32_t lane = 0; lane < 64; lane += 8) {
      const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from[row] + lane));
      special = _mm256_or_si256(special, _mm256_add_epi32(_mm256_and_si256(bits, magnitudes), carry));
    }
  }
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * form.bits, end = offset % 32 + form.bits;
    const __m128i left = _mm_cvtsi32_si128(static_cast<int>((64 - end) % 32));
    for (std::uint32_t run = 0; run < 4; ++run) {
      const std::uint32_t* bits = from[offset / 32] + run * 16;
      float* run_to = to + plan.place[item][run];
      unpack_eight(bits, end, left, form, run_to);
      unpack_eight(bits + 8, end, left, form, run_to + 8);
    }
  }
  return _mm256_testz_si256(special, _mm256_set1_epi32(static_cast<int>(form.signs))) != 0;
}

/// Widening in registers. (Shifts whose count is in an XMM register take the pipes of multiply-adds.)
struct WideningConstants {
  __m512i shift;
  __m512i mask;
  __m512 scale;
};
LOCKSTEP_INLINE_AVX512 WideningConstants widening_constants(const Widening& form) {
  return {_mm512_set1_epi32(form.shift), _mm512_set1_epi32(static_cast<int>(form.mask)), _mm512_set1_ps(form.scale)};
}
/// Bits of a number at the top of each dword, as f32.
LOCKSTEP_INLINE_AVX512 __m512 widened(__m512i top, const WideningConstants& by) {
  const __m512i bits = _mm512_and_si512(_mm512_srav_epi32(top, by.shift), by.mask);
  return _mm512_mul_ps(_mm512_castsi512_ps(bits), by.scale);
}
/// Sixteen lanes of an item that ends at bit `end` of a register, or of the next one, `left` bits below a dword's top.
LOCKSTEP_INLINE_AVX512 void unpack_run(const std::uint32_t* bits, std::uint32_t end, __m512i left,
                                       const WideningConstants& by, float* to) {
  __m512i top = _mm512_loadu_si512(bits);
  if (end > 32) {
    const __m512i low = _mm512_srlv_epi32(top, _mm512_set1_epi32(static_cast<int>(end - 32)));
    top = _mm512_or_si512(low, _mm512_sllv_epi32(_mm512_loadu_si512(bits + 64), left));
  } else {
    top = _mm512_sllv_epi32(top, left);
  }
  _mm512_storeu_ps(to, widened(top, by));
}
LOCKSTEP_TARGET_AVX512 inline bool unpack_avx512(const InputPlan& plan, ConstRows from, float* to) {
  const Widening& form = plan.form;
  const WideningConstants by = widening_constants(form);
  __m512i special = _mm512_setzero_si512();
  if (form.signs != 0) {
    const __m512i magnitudes = _mm512_set1_epi32(static_cast<int>(form.magnitudes));
    const __m512i carry = _mm512_set1_epi32(static_cast<int>(form.carry));
    for (std::uint32_t row = 0; row < plan.registers(); ++row) {
      for (std::uint32_t lane = 0; lane < 64; lane += 16) {
        const __m512i bits = _mm512_and_si512(_mm512_loadu_si512(from[row] + lane), magnitudes);
        special = _mm512_or_si512(special, _mm512_add_epi32(bits, carry));
      }
    }
  }
  for (std::uint32_t item = 0; item < plan.items; ++item) {
    const std::uint32_t offset = item * form.bits, end = offset % 32 + form.bits;
    const std::uint32_t* bits = from[offset / 32];
    const __m512i left = _mm512_set1_epi32(static_cast<int>((64 - end) % 32));
    unpack_run(bits, end, left, by, to + plan.place[item][0]);
    unpack_run(bits + 16, end, left, by, to + plan.place[item][1]);
    unpack_run(bits + 32, end, left, by, to + plan.place[item][2]);
    unpack_run(bits + 48, end, left, by, to + plan.place[item][3]);
  }
  return _mm512_test_epi32_mask(special, _mm512_set1_epi32(static_cast<int>(form.signs))) == 0;
}
#endif

/// The same element by element, infinities and NaNs included.
[[gnu::noinline, gnu::cold]] inline void unpack_exact(ConstRows from, Element format, InputShape shape, float* to) {
  const MatrixLayout layout = input_layout(shape.rows, shape.k, shape.blocks, element_bits(format));
  for (std::uint16_t lane = 0; lane < 64; ++lane) {
    for (std::uint16_t item = 0; item < layout.items; ++item) {
      const Coordinate at = layout.coordinate({lane, item});
      to[(at.block * shape.k + at.k) * shape.rows + at.row] =
          __builtin_bit_cast(float, input_number(from, format, {lane, item}).bits);
    }
  }
}

/// For inputs with infinities or NaNs.
[[gnu::noinline, gnu::cold]] inline void multiply_exact_inputs(const MatrixPlan& plan, ConstRows a_rows,
                                                               ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                                                               const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  MatrixInput a, b;
  unpack_exact(job.a, plan.a_format, {plan.op.m, plan.op.k, plan.op.blocks}, a.number);
  unpack_exact(job.b, plan.b_format, {plan.op.n, plan.op.k, plan.op.blocks}, b.number);
  plan.multiply(job, a.number, b.number);
}

/// D by way of unpacked inputs.
inline void multiply_unpacked(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                              const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  MatrixInput a, b;
  if (plan.unpack(plan.a_input, job.a, a.number) && plan.unpack(plan.b_input, job.b, b.number)) [[likely]]
    plan.multiply(job, a.number, b.number);
  else
    multiply_exact_inputs(plan, a_rows, b_rows, c_rows, d_rows, scales);
}
/// D from f32 registers.
inline void multiply_registers(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows,
                               Rows d_rows, const BlockScales* scales) {
  const MatrixJob job{&plan, a_rows, b_rows, c_rows, d_rows, scales};
  plan.multiply(job, reinterpret_cast<const float*>(a_rows), reinterpret_cast<const float*>(b_rows));
}

/// Exponents, see ReadScales.
inline void read_scales_plain(const std::uint32_t* row, std::uint32_t shift, std::int32_t* to, std::int32_t& smallest,
                              std::int32_t& largest) {
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const auto exponent = static_cast<std::int32_t>(row[lane] >> shift & 255u);
    to[lane] = exponent;
    smallest = exponent < smallest ? exponent : smallest;
    largest = exponent > largest ? exponent : largest;
  }
}

}  // namespace lockstep::fast
