// Runs a planned WMMA on the registers of a wave.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/fma.hpp"
#include "fast/matrix/inputs.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

namespace lockstep::fast {
namespace wmma {

/// C or D of sixteen rows, [row][column].
struct ResultTile {
  alignas(64) std::uint32_t number[16][16];
};

/// Where row `row` of set `set` of a result begins: dwords of sixteen lanes, and the shift to its numbers in them.
struct RowSlot {
  std::uint32_t* dwords;
  std::uint32_t shift;
};
inline RowSlot row_slot(const WmmaPlan& plan, Rows v, std::uint32_t first, Element element, std::uint32_t set,
                        std::uint32_t row) {
  const std::uint32_t at = row_at(plan.places, row), item = at / 64, lane = at % 64;
  if (element_bits(element) == 32) return {&v[first + set * 8 + item][lane], 0};
  if (plan.op.family == MatrixFamily::gfx11) return {&v[first + item][lane], plan.operands.high_half() ? 16u : 0u};
  return {&v[first + item / 2][lane], item % 2 * 16};
}

/// Bits of C, of 32 bits each.
inline void read_addend(const WmmaPlan& plan, Rows v, std::uint32_t set, std::uint32_t row, std::uint32_t* to) {
  if (plan.operands.c_is_constant) {
    for (std::uint32_t column = 0; column < 16; ++column) to[column] = plan.constant;
    return;
  }
  std::memcpy(to, row_slot(plan, v, plan.operands.c, plan.op.c, set, row).dwords, 64);
}

inline void read_float_addends(const WmmaPlan& plan, Rows v, std::uint32_t set, ResultTile& to) {
  const std::uint32_t mask = (plan.operands.neg_hi & 4u) != 0 ? 0x7fffffffu : 0xffffffffu;
  const std::uint32_t sign = (plan.operands.neg & 4u) << 29;
  const bool modified = sign != 0 || mask != 0xffffffffu, narrow = element_bits(plan.op.c) == 16;
  for (std::uint32_t row = 0; row < 16; ++row) {
    float numbers[16];
    if (narrow && plan.operands.c_is_constant) {
      std::uint32_t bits[16];
      read_addend(plan, v, set, row, bits);
      plan.kernels->widen(plan.op.c, bits, 0, numbers);
      std::memcpy(to.number[row], numbers, 64);
    } else if (narrow) {
      const RowSlot slot = row_slot(plan, v, plan.operands.c, plan.op.c, set, row);
      plan.kernels->widen(plan.op.c, slot.dwords, slot.shift, numbers);
      std::memcpy(to.number[row], numbers, 64);
    } else {
      read_addend(plan, v, set, row, to.number[row]);
    }
    for (std::uint32_t column = 0; modified && column < 16; ++column)
      to.number[row][column] = (to.number[row][column] & mask) ^ sign;
  }
}

inline void write_floats(const WmmaPlan& plan, Rows v, std::uint32_t set, const ResultTile& from) {
  const Element element = plan.op.result();
  for (std::uint32_t row = 0; row < 16; ++row) {
    const RowSlot slot = row_slot(plan, v, plan.operands.d, element, set, row);
    float numbers[16];
    std::memcpy(numbers, from.number[row], 64);
    if (element_bits(element) == 32)
      std::memcpy(slot.dwords, numbers, 64);
    else
      plan.kernels->narrow(element, numbers, slot.shift, slot.dwords);
  }
}

inline void unpack(const WmmaPlan& plan, const InputPlan& input, ConstRows from, float* to) {
  if (!plan.kernels->unpack(input, from, to)) [[unlikely]]
    unpack_exact(input, from, to);
}

/// One operand's, of a set. False: the reference's.
inline bool read_scales(const WmmaPlan& plan, ConstRows v, const std::uint32_t* s, std::uint32_t which,
                        std::uint32_t set, float* to, ScaleRange& range) {
  const matrix::wmma::ScaleOperand& scale = plan.operands.scale[which];
  ScaleSource source{.format = scale.format, .runs = plan.op.k / (plan.op.scale_block == 16 ? 16u : 32u)};
  std::uint32_t same[8 * 16];
  if (scale.selector >= 256) {
    const bool tall = which == 0 && plan.a.sets == 2;
    source.from = v[scale.selector - 256] + (tall ? set * 16 : scale.upper_lanes ? 16 : 0);
    source.in_bytes = true;
  } else {
    const std::optional<std::uint32_t>& constant = plan.scale_constant[which];
    const std::uint32_t value = constant ? *constant : matrix::wmma::scalar_scale(s[scale.selector]);
    for (std::uint32_t i = 0; i < source.runs * 16; ++i) same[i] = value;
    source.from = same;
  }
  return plan.kernels->read_scales(source, to, range);
}
/// All 1 where the instruction has none. False: the reference's.
inline bool read_scales(const WmmaPlan& plan, ConstRows v, const std::uint32_t* s, UnpackedScales& to) {
  if (plan.op.scale_block == 0) {
    for (std::uint32_t i = 0; i < plan.op.k / 2u; ++i) to.a[0][i] = to.a[1][i] = to.b[i] = 1;
    return true;
  }
  ScaleRange a, b;
  for (std::uint32_t set = 0; set < plan.a.sets; ++set)
    if (!read_scales(plan, v, s, 0, set, to.a[set], a)) return false;
  return read_scales(plan, v, s, 1, 0, to.b, b) && products_are_normal(a, b);
}
inline BlockScales scales_of_set(const WmmaPlan& plan, const UnpackedScales& scales, std::uint32_t set) {
  return {plan.op.scale_block == 16 ? 16u : 32u, scales.a[set], scales.b};
}

inline bool copies_agree(const WmmaPlan& plan, ConstRows v) {
  const std::uint32_t groups = plan.wave_size / 16u;
  return plan.kernels->copies_agree(v + plan.operands.a, plan.a.registers, groups) &&
         plan.kernels->copies_agree(v + plan.operands.b, plan.b.registers, groups);
}

/// A set of sixteen rows in two passes, from C to D at these places. `scales`: none without blocks.
[[gnu::noinline]] inline void multiply_unpacked(const WmmaPlan& plan, ConstRows v, const BlockScales* scales,
                                                std::uint32_t set, RowPlaces places, const std::uint32_t* c,
                                                std::uint32_t* d) {
  // Closely packed: what is loaded soon after the last store must not lie a multiple of 4 KiB from it.
  alignas(64) float numbers[2 * 128 * 16];
  float *a = numbers, *b = numbers + plan.op.k * 16;
  unpack(plan, plan.a, v + plan.operands.a + set * plan.a.registers, a);
  unpack(plan, plan.b, v + plan.operands.b, b);
  const bool exact = are_exact(plan.operands.a_format, plan.operands.b_format);
  plan.kernels->multiply[static_cast<std::size_t>(places)]({a, b, plan.op.k, exact}, scales, c, d);
}
inline void multiply(const WmmaPlan& plan, ConstRows v, const BlockScales* scales, std::uint32_t set, RowPlaces places,
                     const std::uint32_t* c, std::uint32_t* d) {
  if (plan.pipelined != nullptr) {
    const PipelinedJob job{&plan.a, &plan.b, v[plan.operands.a + set * plan.a.registers], v[plan.operands.b], scales};
    if (plan.pipelined(job, places, c, d)) [[likely]]
      return;
  }
  multiply_unpacked(plan, v, scales, set, places, c, d);
}

/// C is a constant, or C or D has 16-bit numbers, or an operand would be overwritten. `unpacked`: none without blocks.
[[gnu::noinline]] inline void multiply_tiles(const WmmaPlan& plan, Rows v, const UnpackedScales* unpacked) {
  ResultTile tile[2];
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) {
    const BlockScales scales = unpacked != nullptr ? scales_of_set(plan, *unpacked, set) : BlockScales{};
    read_float_addends(plan, v, set, tile[set]);
    multiply(plan, v, unpacked != nullptr ? &scales : nullptr, set, RowPlaces::tile, tile[set].number[0],
             tile[set].number[0]);
  }
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) write_floats(plan, v, set, tile[set]);
}
[[gnu::noinline]] inline bool run_scaled(const WmmaPlan& plan, Rows v, const std::uint32_t* s) {
  UnpackedScales unpacked;
  if (!read_scales(plan, v, s, unpacked)) return false;
  if (!plan.direct) {
    multiply_tiles(plan, v, &unpacked);
    return true;
  }
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) {
    const BlockScales scales = scales_of_set(plan, unpacked, set);
    multiply(plan, v, &scales, set, plan.places, v[plan.operands.c + set * 8], v[plan.operands.d + set * 8]);
  }
  return true;
}
inline bool run_floats(const WmmaPlan& plan, Rows v, const std::uint32_t* s) {
  if (plan.op.block_summed()) return run_scaled(plan, v, s);
  if (plan.op.family == MatrixFamily::gfx11 && !copies_agree(plan, v)) return false;
  if (plan.direct)
    multiply(plan, v, nullptr, 0, plan.places, v[plan.operands.c], v[plan.operands.d]);
  else
    multiply_tiles(plan, v, nullptr);
  return true;
}

/// All of a job but its registers.
inline ProductsJob products_job(const WmmaPlan& plan) {
  ProductsJob job;
  job.a_plan = &plan.a;
  job.b_plan = &plan.b;
  job.places = plan.places;
  job.copies = plan.op.family == MatrixFamily::gfx11 ? static_cast<std::uint8_t>(plan.wave_size / 16) : 1;
  job.a_signed = (plan.operands.neg & 1u) != 0;
  job.b_signed = (plan.operands.neg & 2u) != 0;
  return job;
}
[[gnu::noinline]] inline Outcome run_product(const WmmaPlan& plan, Rows v, RowPlaces places, const std::uint32_t* c,
                                             std::uint32_t* d) {
  ProductsJob job = products_job(plan);
  job.a_count = job.b_count = job.count = 1;
  job.places = places;
  job.a[0] = v[plan.operands.a];
  job.b[0] = v[plan.operands.b];
  job.product[0] = {0, 0, c, d};
  return plan.run_products(job);
}

/// May C plus some of the products leave 32 bits? There it matters that RDNA4 saturates in two parts, and the reference
/// computes it.
inline bool may_saturate(const ResultTile& c) {
  constexpr std::uint32_t products = 1u << 22;  // more than any products of an instruction add up to
  bool near_an_end = false;
  for (const auto& row : c.number)
    for (const std::uint32_t number : row) near_an_end |= number - 0x80000000u - products >= 0u - 2 * products;
  return near_an_end;
}
/// Integers that saturate, or whose C is a constant, or where an operand would be overwritten.
[[gnu::noinline]] inline bool run_integer_tile(const WmmaPlan& plan, Rows v) {
  ResultTile c, d{};
  for (std::uint32_t row = 0; row < 16; ++row) read_addend(plan, v, 0, row, c.number[row]);
  const bool clamp = plan.operands.clamp;
  if (clamp && plan.op.family == MatrixFamily::gfx12 && may_saturate(c)) return false;
  if (!clamp) d = c;
  if (run_product(plan, v, RowPlaces::tile, d.number[0], d.number[0]) != Outcome::done) return false;
  for (std::uint32_t row = 0; row < 16; ++row) {
    const RowSlot slot = row_slot(plan, v, plan.operands.d, plan.op.c, 0, row);
    for (std::uint32_t column = 0; column < 16; ++column) {
      std::int64_t sum = static_cast<std::int32_t>(d.number[row][column]);
      if (clamp)  // no sum of products alone overflows
        sum = matrix::wmma::saturated(sum + static_cast<std::int32_t>(c.number[row][column]));
      slot.dwords[column] = static_cast<std::uint32_t>(sum);
    }
  }
  return true;
}

}  // namespace wmma

/// Runs a plan on VGPRs and scalar operands, with MODE.FP16_OVFL. False: nothing has been done, and the reference has
/// to execute the instruction.
inline bool run_wmma(const WmmaPlan& plan, Rows v, const std::uint32_t* s, bool fp16_ovfl) {
  if (fp16_ovfl && matrix::wmma::obeys_fp16_ovfl(plan.op)) [[unlikely]]
    return false;
  if (plan.run_products != nullptr && plan.direct) {
    const Outcome outcome = wmma::run_product(plan, v, plan.places, v[plan.operands.c], v[plan.operands.d]);
    if (outcome != Outcome::not_covered) return outcome == Outcome::done;
  }
  return matrix::wmma::is_integer(plan.op) ? wmma::run_integer_tile(plan, v) : wmma::run_floats(plan, v, s);
}

}  // namespace lockstep::fast
