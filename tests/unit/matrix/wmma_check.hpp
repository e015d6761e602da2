// One WMMA or SWMMAC with random numbers against products computed here, whatever executes it. Elements are small
// integers, so every model and order gives the same exact sums; places are those of wmma_places.hpp.
#pragma once

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <utility>

#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/matrix/execute.hpp"
#include "lockstep/state/wave.hpp"
#include "wmma_ops.hpp"
#include "wmma_places.hpp"

namespace wmma_test {

using namespace lockstep;
using matrix::ScaleFormat;
using matrix::wmma::Operands;

template <std::uint16_t size>
using WaveOf = Wave<cdna4::Isa, WaveShape{size, 256, 0, size}>;
/// Random dwords.
class Random {
 public:
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }

 private:
  std::mt19937 engine_{7};
};

inline std::int32_t small(Random& random, std::int32_t low, std::int32_t high) {
  return low + static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(high - low + 1));
}

/// Bits of a small integer.
inline std::uint32_t encode(Element element, std::int32_t value) {
  const std::uint32_t bits = element_bits(element);
  const auto f32 = std::bit_cast<std::uint32_t>(static_cast<float>(value));
  if (element == Element::iu8 || element == Element::iu4) return static_cast<std::uint32_t>(value) & ((1u << bits) - 1);
  if (element == Element::i32) return static_cast<std::uint32_t>(value);
  if (element == Element::f32) return f32;
  if (element == Element::bf16) return f32 >> 16;
  static std::map<std::pair<Element, std::int32_t>, std::uint32_t> known;
  if (const auto at = known.find({element, value}); at != known.end()) return at->second;
  for (std::uint32_t code = 0; code < 1u << bits; ++code) {
    if (matrix::to_f32(element, code).bits == f32) return known[{element, value}] = code;
  }
  FAIL("no such number");
  return 0;
}
inline std::uint32_t mask_of(std::uint32_t bits) { return bits == 32 ? ~0u : (1u << bits) - 1; }

template <class W>
void put(W& wave, std::uint32_t number, Where at, std::uint32_t bits, std::uint32_t value) {
  for (std::uint32_t bit = 0; bit < bits; ++bit) {  // 6-bit numbers cross registers
    std::uint32_t& dword = wave.v[number + (at.bit + bit) / 32][at.lane];
    const std::uint32_t place = (at.bit + bit) % 32;
    dword = (dword & ~(1u << place)) | (value >> bit & 1u) << place;
  }
}
template <class W>
std::uint32_t get(const W& wave, std::uint32_t number, Where at, std::uint32_t bits) {
  return wave.v[number + at.bit / 32][at.lane] >> at.bit % 32 & mask_of(bits);
}

/// Registers of the operands: A, B, C or the index, D, scales.
inline constexpr std::uint32_t a_at = 0, b_at = 32, c_at = 64, d_at = 96, scales_at = 128;

/// One operation with random numbers; with random modifiers, or with those of a plain kernel: signed integers, the
/// first index set, scales of lanes 0 to 15 as E8M0. `execute(wave, op, operands)` executes it.
template <std::uint16_t size, class Execute>
void check(const Case& test, Random& random, bool plain, Execute&& execute) {
  const MatrixOp& op = test.op;
  const bool integer = op.c == Element::i32, gfx11 = op.family == MatrixFamily::gfx11;
  const std::uint32_t a_bits = element_bits(test.a), b_bits = element_bits(test.b);
  const std::uint32_t c_bits = element_bits(op.c), d_bits = element_bits(op.result());
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k;
  auto wave = std::make_unique<WaveOf<size>>();
  for (auto& row : wave->v) {
    for (std::uint32_t& dword : row) dword = random();
  }
  const auto before = std::make_unique<WaveOf<size>>(*wave);

  Operands operands{.a = a_at, .b = b_at, .d = d_at, .c = c_at, .a_format = test.a, .b_format = test.b};
  operands.neg = random() & 7u;
  operands.neg_hi = random() & 7u;
  if (integer) {
    operands.neg &= 3u;
    operands.neg_hi = 0;
  } else if (op.family == MatrixFamily::gfx1250 || a_bits != 16) {
    operands.neg &= 4u;
    operands.neg_hi &= 4u;
  }
  if (op.sparse) {
    operands.neg &= 3u;
    operands.neg_hi &= 3u;
  }
  if (plain) {
    operands.neg = integer ? 3 : 0;
    operands.neg_hi = 0;
  }
  // Indices of a sparse A: which set they are in, and where an element's two bits are.
  const std::uint32_t lane_items = op.sparse ? matrix::wmma::layout_of_a(op, test.a, size).items : 1;
  const std::uint32_t sets = lane_items >= 16 ? 1 : 16 / lane_items;
  if (op.sparse && !plain) operands.op_sel = random() % sets;
  if (gfx11 && !plain) operands.op_sel = random() & 4u;
  const bool high = operands.high_half();

  const bool a_signed = !integer || (operands.neg & 1u) != 0, b_signed = !integer || (operands.neg & 2u) != 0;
  std::int32_t a[32][128], b[16][128], c[32][16];
  const std::uint32_t copies = gfx11 ? size / 16u : 1;
  for (std::uint32_t i = 0; i < op.m; ++i) {
    for (std::uint32_t k = 0; k < stored; ++k) {
      a[i][k] = small(random, a_signed ? -3 : 0, 3);
      const Where at = input(op, size, false, a_bits, i, k);
      for (std::uint32_t copy = 0; copy < copies; ++copy)
        put(*wave, a_at, {at.lane + 16 * copy, at.bit}, a_bits, encode(test.a, a[i][k]));
      if (!integer && a_bits == 16 && ((at.bit % 32 == 0 ? operands.neg : operands.neg_hi) & 1u) != 0)
        a[i][k] = -a[i][k];
    }
  }
  for (std::uint32_t j = 0; j < op.n; ++j) {
    for (std::uint32_t k = 0; k < op.k; ++k) {
      b[j][k] = small(random, b_signed ? -3 : 0, 3);
      const Where at = input(op, size, true, b_bits, j, k);
      for (std::uint32_t copy = 0; copy < copies; ++copy)
        put(*wave, b_at, {at.lane + 16 * copy, at.bit}, b_bits, encode(test.b, b[j][k]));
      if (!integer && b_bits == 16 && ((at.bit % 32 == 0 ? operands.neg : operands.neg_hi) & 2u) != 0)
        b[j][k] = -b[j][k];
    }
  }
  std::uint32_t dense_k[32][128]{};
  for (std::uint32_t i = 0; i < op.m && op.sparse; ++i) {
    for (std::uint32_t k = 0; k < stored; ++k) {
      const bool second = k % 2 != 0;
      const std::uint32_t in_group =
          second ? dense_k[i][k - 1] % 4 + 1 + random() % (3 - dense_k[i][k - 1] % 4) : random() % 3;
      dense_k[i][k] = k / 2 * 4 + in_group;
      const Where at = input(op, size, false, a_bits, i, k);
      put(*wave, c_at, {at.lane, operands.op_sel * lane_items * 2 + at.bit / a_bits * 2}, 2, in_group);
    }
  }
  for (std::uint32_t i = 0; i < op.m; ++i) {
    for (std::uint32_t j = 0; j < op.n; ++j) {
      c[i][j] = small(random, -9, 9);
      put(*wave, op.sparse ? d_at : c_at, result(op, size, c_bits, i, j, high), c_bits, encode(op.c, c[i][j]));
      if (!integer && !op.sparse) {
        if ((operands.neg_hi & 4u) != 0) c[i][j] = std::abs(c[i][j]);
        if ((operands.neg & 4u) != 0) c[i][j] = -c[i][j];
      }
    }
  }
  // Scales: powers of two in every format.
  std::int32_t a_scale[32][8]{}, b_scale[16][8]{};
  if (op.scale_block != 0) {
    const bool a4 = test.a == Element::fp4, b4 = test.b == Element::fp4;
    const auto some = plain ? ScaleFormat::e8m0 : static_cast<ScaleFormat>(random() % 3);
    operands.scale[0] = {256 + scales_at, !plain && random() % 2 != 0, a4 ? some : ScaleFormat::e8m0};
    operands.scale[1] = {256 + scales_at + 2, !plain && random() % 2 != 0, b4 ? some : ScaleFormat::e8m0};
    for (std::uint32_t which = 0; which < 2; ++which) {
      auto& scale = operands.scale[which];
      const std::uint32_t rows = which == 0 ? op.m : op.n;
      const auto code_of = [&](std::int32_t power) {
        return static_cast<std::uint32_t>(scale.format == ScaleFormat::e8m0   ? 127 + power
                                          : scale.format == ScaleFormat::e5m3 ? (15 + power) * 8
                                                                              : (7 + power) * 8);
      };
      // A scalar register gives its lowest byte to all rows and blocks; the rest of it, or of the pair, counts nothing.
      const bool scalar = !plain && random() % 4 == 0;
      const std::int32_t of_all = small(random, -2, 2);
      if (scalar) {
        const std::uint32_t first = 4 + 2 * which;
        scale.selector = first;
        wave->s[first] = (random() & ~255u) | code_of(of_all);
        wave->s[first + 1] = random();
      }
      for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t block = 0; block < 128u / op.scale_block; ++block) {
          const std::int32_t power = scalar ? of_all : small(random, -2, 2);
          (which == 0 ? a_scale[row] : b_scale[row])[block] = power;
          if (scalar) continue;
          const std::uint32_t lane = row + (rows == 16 && scale.upper_lanes ? 16 : 0);
          put(*wave, scale.selector - 256, {lane, block * 8}, 8, code_of(power));
        }
      }
    }
  }

  execute(*wave, op, operands);
  for (std::uint32_t i = 0; i < op.m; ++i) {
    for (std::uint32_t j = 0; j < op.n; ++j) {
      double expected = c[i][j];
      for (std::uint32_t k = 0; k < stored; ++k) {
        double product = a[i][k] * b[j][op.sparse ? dense_k[i][k] : k];
        if (op.scale_block != 0)
          product = std::ldexp(product, a_scale[i][k / op.scale_block] + b_scale[j][k / op.scale_block]);
        expected += product;
      }
      const std::uint32_t bits = get(*wave, d_at, result(op, size, d_bits, i, j, high), d_bits);
      if (integer) {
        REQUIRE(static_cast<std::int32_t>(bits) == static_cast<std::int32_t>(expected));
      } else if (op.result() == Element::bf16) {  // eight bits of significand: rounded
        const F32 rounded{std::bit_cast<std::uint32_t>(static_cast<float>(expected))};
        REQUIRE(bits == fp::soft::convert<BF16>(rounded, fp::soft::Environment{}, fp::soft::Environment{}).bits);
      } else {
        REQUIRE(std::bit_cast<float>(matrix::to_f32(op.result(), bits).bits) == static_cast<float>(expected));
      }
      put(*wave, d_at, result(op, size, d_bits, i, j, high), d_bits,
          get(*before, d_at, result(op, size, d_bits, i, j, high), d_bits));
    }
  }
  // Nothing but D has been written: what else stands in its registers is as before.
  for (std::uint32_t number = d_at; number < d_at + 32; ++number) REQUIRE(wave->v[number] == before->v[number]);
}

}  // namespace wmma_test
