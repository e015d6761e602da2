// Runs a planned WMMA on the registers of a wave.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/wmma/job.hpp"
#include "fast/matrix/wmma/unpack.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

namespace lockstep::fast {
namespace wmma {

/// C or D of sixteen rows, [row][column].
template <class T>
struct ResultTile {
  alignas(64) T number[16][16];
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

inline void read_float_addends(const WmmaPlan& plan, Rows v, std::uint32_t set, ResultTile<std::uint32_t>& to) {
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

inline void write_floats(const WmmaPlan& plan, Rows v, std::uint32_t set, const ResultTile<std::uint32_t>& from) {
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

inline void unpack(const WmmaPlan& plan, const WmmaInput& input, ConstRows from, float* to) {
  if (!plan.kernels->unpack(input, from, to)) [[unlikely]]
    unpack_exact(input, from, to);
}

/// Scales by block: of A, by set, and of B. All 1 where the instruction has none.
struct UnpackedScales {
  alignas(64) float a[2][8 * 16];
  alignas(64) float b[8 * 16];
};
/// Are the products of two scales normal numbers, or zero?
inline bool products_are_normal(const WmmaPlan& plan, const UnpackedScales& scales, std::uint32_t numbers) {
  float a_low, a_high, b_low, b_high;
  plan.kernels->range(scales.b, numbers, b_low, b_high);
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) {
    plan.kernels->range(scales.a[set], numbers, a_low, a_high);
    if (static_cast<double>(a_low) * b_low < 0x1p-126 || static_cast<double>(a_high) * b_high > 0x1p127) return false;
  }
  return true;
}
inline bool read_scales(const WmmaPlan& plan, ConstRows v, const std::uint32_t* s, std::uint32_t which,
                        std::uint32_t set, std::uint32_t blocks, float* to) {
  const matrix::wmma::ScaleOperand& scale = plan.operands.scale[which];
  if (scale.selector >= 256) {
    const bool tall = which == 0 && plan.a.sets == 2;
    const std::uint32_t lane = tall ? set * 16 : scale.upper_lanes ? 16 : 0;
    for (std::uint32_t block = 0; block < blocks; ++block) {
      const std::uint32_t* from = v[scale.selector - 256 + block / 4] + lane;
      if (!plan.kernels->scales(scale.format, from, block % 4, to + block * 16)) return false;
    }
    return true;
  }
  const std::optional<std::uint32_t>& constant = plan.scale_constant[which];
  const std::uint32_t value = constant ? *constant : matrix::wmma::scalar_scale(s[scale.selector]);
  std::uint32_t same[16];
  for (std::uint32_t& dword : same) dword = value;
  for (std::uint32_t block = 0; block < blocks; ++block) {
    if (!plan.kernels->scales(scale.format, same, 0, to + block * 16)) return false;
  }
  return true;
}
/// False: the reference's.
inline bool read_scales(const WmmaPlan& plan, ConstRows v, const std::uint32_t* s, UnpackedScales& to) {
  const std::uint32_t block = plan.op.scale_block == 16 ? 16 : 32, blocks = plan.op.k / block;
  if (plan.op.scale_block == 0) {
    for (std::uint32_t i = 0; i < blocks * 16; ++i) to.a[0][i] = to.a[1][i] = to.b[i] = 1;
    return true;
  }
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) {
    if (!read_scales(plan, v, s, 0, set, blocks, to.a[set])) return false;
  }
  return read_scales(plan, v, s, 1, 0, blocks, to.b) && products_are_normal(plan, to, blocks * 16);
}

inline bool copies_agree(const WmmaPlan& plan, ConstRows v) {
  const std::uint32_t groups = plan.wave_size / 16u;
  return plan.kernels->copies_agree(v + plan.operands.a, plan.a.registers, groups) &&
         plan.kernels->copies_agree(v + plan.operands.b, plan.b.registers, groups);
}

/// A set of sixteen rows in two passes, from C to D at these places.
[[gnu::noinline]] inline void multiply_unpacked(const WmmaPlan& plan, ConstRows v, const WmmaScales& scales,
                                                std::uint32_t set, RowPlaces places, const std::uint32_t* c,
                                                std::uint32_t* d) {
  // Closely packed: what is loaded soon after the last store must not lie a multiple of 4 KiB from it.
  alignas(64) float numbers[2 * 128 * 16];
  float *a = numbers, *b = numbers + plan.op.k * 16;
  unpack(plan, plan.a, v + plan.operands.a + set * plan.a.registers, a);
  unpack(plan, plan.b, v + plan.operands.b, b);
  const WmmaNumbers in{a, b, plan.op.k};
  const auto at = static_cast<std::size_t>(places);
  if (scales.block == 0)
    plan.kernels->multiply[at](in, c, d);
  else
    plan.kernels->multiply_scaled[at](in, scales, c, d);
}
inline void multiply(const WmmaPlan& plan, ConstRows v, const WmmaScales& scales, std::uint32_t set, RowPlaces places,
                     const std::uint32_t* c, std::uint32_t* d) {
  if (plan.pipelined != nullptr) {
    const PipelinedWmma job{&plan.a, &plan.b, v[plan.operands.a + set * plan.a.registers], v[plan.operands.b], scales};
    if (plan.pipelined(job, places, c, d)) [[likely]]
      return;
  }
  multiply_unpacked(plan, v, scales, set, places, c, d);
}
inline WmmaScales scales_of_set(const WmmaPlan& plan, const UnpackedScales* scales, std::uint32_t set) {
  if (scales == nullptr) return {0, nullptr, nullptr};
  return {plan.op.scale_block == 16 ? 16u : 32u, scales->a[set], scales->b};
}

/// C is a constant, or C or D has 16-bit numbers, or an operand of another set would be overwritten.
[[gnu::noinline]] inline void multiply_tiles(const WmmaPlan& plan, Rows v, const UnpackedScales* scales) {
  ResultTile<std::uint32_t> tile[2];
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) {
    read_float_addends(plan, v, set, tile[set]);
    multiply(plan, v, scales_of_set(plan, scales, set), set, RowPlaces::tile, tile[set].number[0], tile[set].number[0]);
  }
  for (std::uint32_t set = 0; set < plan.a.sets; ++set) write_floats(plan, v, set, tile[set]);
}

[[gnu::noinline]] inline bool run_scaled(const WmmaPlan& plan, Rows v, const std::uint32_t* s) {
  UnpackedScales scales;
  if (!read_scales(plan, v, s, scales)) return false;
  if (!plan.direct) {
    multiply_tiles(plan, v, &scales);
    return true;
  }
  for (std::uint32_t set = 0; set < plan.a.sets; ++set)
    multiply(plan, v, scales_of_set(plan, &scales, set), set, plan.places, v[plan.operands.c + set * 8],
             v[plan.operands.d + set * 8]);
  return true;
}

/// All of a job but its registers.
inline WmmaProducts products_job(const WmmaPlan& plan) {
  WmmaProducts job;
  job.a_plan = &plan.a;
  job.b_plan = &plan.b;
  job.places = plan.places;
  job.copies = plan.op.family == MatrixFamily::gfx11 ? static_cast<std::uint8_t>(plan.wave_size / 16) : 1;
  job.a_signed = (plan.operands.neg & 1u) != 0;
  job.b_signed = (plan.operands.neg & 2u) != 0;
  return job;
}
[[gnu::noinline]] inline WmmaOutcome run_product(const WmmaPlan& plan, Rows v) {
  WmmaProducts job = products_job(plan);
  job.a_count = job.b_count = job.count = 1;
  job.a[0] = v[plan.operands.a];
  job.b[0] = v[plan.operands.b];
  job.product[0] = {0, 0, v[plan.operands.c], v[plan.operands.d]};
  return plan.run_products(job);
}

inline bool run_floats(const WmmaPlan& plan, Rows v, const std::uint32_t* s) {
  if (plan.op.block_summed()) return run_scaled(plan, v, s);
  if (plan.op.family == MatrixFamily::gfx11 && !copies_agree(plan, v)) return false;
  if (plan.direct)
    multiply(plan, v, {0, nullptr, nullptr}, 0, plan.places, v[plan.operands.c], v[plan.operands.d]);
  else
    multiply_tiles(plan, v, nullptr);
  return true;
}

/// May C plus some of the products leave 32 bits? There it matters that RDNA4 saturates in two parts, and the reference
/// computes it.
inline bool may_saturate(const WmmaPlan& plan, Rows v) {
  constexpr std::uint32_t products = 1u << 22;  // more than any products of an instruction add up to
  bool near_an_end = false;
  for (std::uint32_t row = 0; row < 16; ++row) {
    std::uint32_t c[16];
    read_addend(plan, v, 0, row, c);
    for (const std::uint32_t number : c) near_an_end |= number - 0x80000000u - products >= 0u - 2 * products;
  }
  return near_an_end;
}

[[gnu::noinline]] inline void multiply_byte_tile(const WmmaPlan& plan, Rows v, const WmmaBytes& in) {
  ResultTile<std::uint32_t> c, d;
  for (std::uint32_t row = 0; row < 16; ++row) read_addend(plan, v, 0, row, c.number[row]);
  if (plan.operands.clamp)
    d = {};
  else
    d = c;
  plan.kernels->multiply_bytes[static_cast<std::size_t>(RowPlaces::tile)](in, d.number[0], d.number[0]);
  for (std::uint32_t row = 0; row < 16; ++row) {
    const RowSlot slot = row_slot(plan, v, plan.operands.d, plan.op.c, 0, row);
    for (std::uint32_t column = 0; column < 16; ++column) {
      std::int64_t sum = static_cast<std::int32_t>(d.number[row][column]);
      if (plan.operands.clamp)  // no sum of products alone overflows
        sum = matrix::wmma::saturated(sum + static_cast<std::int32_t>(c.number[row][column]));
      slot.dwords[column] = static_cast<std::uint32_t>(sum);
    }
  }
}

inline bool run_integers(const WmmaPlan& plan, Rows v) {
  const matrix::wmma::Operands& operands = plan.operands;
  if (plan.op.family == MatrixFamily::gfx11 && !copies_agree(plan, v)) return false;
  if (plan.op.family == MatrixFamily::gfx12 && operands.clamp && may_saturate(plan, v)) return false;
  WmmaByteRows a;
  WmmaByteColumns b;
  const bool a_signed = (operands.neg & 1u) != 0, b_signed = (operands.neg & 2u) != 0;
  plan.kernels->prepare_a(plan.a, v + operands.a, a_signed, b_signed, a);
  plan.kernels->prepare_b(plan.b, v + operands.b, a_signed, b_signed, b);
  const WmmaBytes in{&a, {&b, &b}, b_signed};
  if (plan.direct)
    plan.kernels->multiply_bytes[static_cast<std::size_t>(plan.places)](in, v[operands.c], v[operands.d]);
  else
    multiply_byte_tile(plan, v, in);
  return true;
}

}  // namespace wmma

/// Runs a plan on VGPRs and scalar operands, with MODE.FP16_OVFL. False: nothing has been done, and the reference has
/// to execute the instruction.
inline bool run_wmma(const WmmaPlan& plan, Rows v, const std::uint32_t* s, bool fp16_ovfl) {
  if (fp16_ovfl && matrix::wmma::obeys_fp16_ovfl(plan.op)) [[unlikely]]
    return false;
  if (plan.run_products != nullptr) {
    const WmmaOutcome outcome = plan.run_product != nullptr ? plan.run_product(plan, v) : wmma::run_product(plan, v);
    if (outcome != WmmaOutcome::not_covered) return outcome == WmmaOutcome::done;
  }
  return matrix::wmma::is_integer(plan.op) ? wmma::run_integers(plan, v) : wmma::run_floats(plan, v, s);
}

}  // namespace lockstep::fast
