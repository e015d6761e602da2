// Where WMMA and SWMMAC elements stand, written from the manuals' tables and formulas apart from
// matrix/wmma/layout.hpp: RDNA3 7.9, RDNA4 7.12.2 (with AMD's matrix instruction calculator where the manual's table is
// unreadable), CDNA5 7.12.2 to 7.12.6.
#pragma once

#include <cstdint>

#include "lockstep/matrix/matrix_op.hpp"

namespace wmma_test {

using lockstep::MatrixFamily;

/// A lane, and a bit counted from bit 0 of the operand's first register.
struct Where {
  std::uint32_t lane, bit;
};

/// RDNA4, dense: the packed A beside a dense or sparse B, and a dense B.
inline Where gfx12_dense(std::uint32_t wave, std::uint32_t bits, std::uint32_t depth, std::uint32_t row,
                         std::uint32_t k) {
  if (wave == 32) {
    if (bits == 16) return {k / 4 % 2 * 16 + row, (k / 8 * 2 + k / 2 % 2) * 32 + k % 2 * 16};
    if (bits == 8) return {k / 8 * 16 + row, k / 4 % 2 * 32 + k % 4 * 8};
    if (depth == 16) return {k / 8 * 16 + row, k % 8 * 4};
    return {k / 16 * 16 + row, k / 8 % 2 * 32 + k % 8 * 4};
  }
  if (bits == 16) return {k / 8 % 2 * 32 + k / 4 % 2 * 16 + row, k / 2 % 2 * 32 + k % 2 * 16};
  if (bits == 8) return {k / 4 % 2 * 32 + k / 8 % 2 * 16 + row, k % 4 * 8};
  if (depth == 16) return {k / 8 * 16 + row, k % 8 * 4};
  return {k / 8 % 2 * 32 + k / 16 % 2 * 16 + row, k % 8 * 4};
}

/// RDNA4, B beside a sparse A.
inline Where gfx12_sparse_b(std::uint32_t wave, std::uint32_t bits, std::uint32_t depth, std::uint32_t row,
                            std::uint32_t k) {
  if (wave == 32) {
    if (bits == 16) return {k / 8 % 2 * 16 + row, (k / 16 * 4 + k / 2 % 4) * 32 + k % 2 * 16};
    if (bits == 8) return {k / 16 * 16 + row, k / 4 % 4 * 32 + k % 4 * 8};
    if (depth == 32) return {k / 16 * 16 + row, k / 8 % 2 * 32 + k % 8 * 4};
    return {k / 32 * 16 + row, k / 8 % 4 * 32 + k % 8 * 4};
  }
  if (bits == 16) return {k / 8 * 16 + row, k / 2 % 4 * 32 + k % 2 * 16};
  if (bits == 8) return {k / 8 % 2 * 32 + k / 16 * 16 + row, k / 4 % 2 * 32 + k % 4 * 8};
  if (depth == 32) return {k / 8 % 2 * 32 + k / 16 * 16 + row, k % 8 * 4};
  return {k / 16 % 2 * 32 + k / 32 * 16 + row, k / 8 % 2 * 32 + k % 8 * 4};
}

/// CDNA5: register r of the lanes of half h holds the K's that its manual's tables say; here they are searched.
template <class FirstK>
Where search(std::uint32_t bits, std::uint32_t row, std::uint32_t k, FirstK&& first_k) {
  const std::uint32_t each = 32 / bits;
  for (std::uint32_t h = 0; h < 2; ++h) {
    for (std::uint32_t r = 0; r < 16; ++r) {
      const std::uint32_t first = first_k(h, r);
      if (k >= first && k < first + each) return {h * 16 + row, r * 32 + (k - first) * bits};
    }
  }
  return {~0u, ~0u};
}
inline Where gfx1250_input(std::uint32_t bits, std::uint32_t row, std::uint32_t k) {
  return search(bits, row, k, [&](std::uint32_t h, std::uint32_t r) -> std::uint32_t {
    if (bits == 32) return r < 2 ? 2 * h + r : 99;
    if (bits == 16) return r < 4 ? 8 * h + 2 * r : r < 8 ? 16 + 8 * h + 2 * (r - 4) : 99;
    return 8 * h + 4 * (r % 2) + 16 * (r / 2 % 2) + 32 * (r / 4);
  });
}
inline Where gfx1250_sparse_b(std::uint32_t bits, std::uint32_t row, std::uint32_t k) {
  return search(bits, row, k, [&](std::uint32_t h, std::uint32_t r) -> std::uint32_t {
    if (bits == 16) return r < 8 ? 16 * h + 2 * r : 32 + 16 * h + 2 * (r - 8);
    return 16 * h + 4 * (r % 4) + 32 * (r / 4);
  });
}
inline Where gfx1250_scaled(std::uint32_t bits, std::uint32_t row, std::uint32_t k) {
  const std::uint32_t set = row / 16 * 8;  // registers to those of rows 16 to 31, fp4 only
  if (bits == 8) {
    return search(8, row, k, [](std::uint32_t h, std::uint32_t r) { return 16 * h + 4 * (r % 4) + 32 * (r / 4); });
  }
  // Runs of 32: V0 and after K = 0..31 or 32..63, then 64 more.
  const std::uint32_t run = bits == 6 ? 6 : 4;
  return {k / 32 % 2 * 16 + row % 16, (set + k / 64 * run) * 32 + k % 32 * bits};
}

/// An element of A (with its K as stored) or of B.
inline Where input(const lockstep::MatrixOp& op, std::uint32_t wave, bool is_b, std::uint32_t bits, std::uint32_t row,
                   std::uint32_t k) {
  const std::uint32_t depth = op.sparse && !is_b ? op.k / 2u : op.k;
  if (op.family == MatrixFamily::gfx11) return {row, k * bits};
  if (op.family == MatrixFamily::gfx12)
    return op.sparse && is_b ? gfx12_sparse_b(wave, bits, depth, row, k) : gfx12_dense(wave, bits, depth, row, k);
  if (op.a == lockstep::Element::selected || op.a == lockstep::Element::fp4) return gfx1250_scaled(bits, row, k);
  return op.sparse && is_b ? gfx1250_sparse_b(bits, row, k) : gfx1250_input(bits, row, k);
}

/// An element of C or D; `high` for RDNA3's 16-bit numbers in the registers' high halves.
inline Where result(const lockstep::MatrixOp& op, std::uint32_t wave, std::uint32_t bits, std::uint32_t i,
                    std::uint32_t j, bool high = false) {
  if (op.family == MatrixFamily::gfx11) {
    const std::uint32_t rows = wave / 16;  // of a register
    return {i % rows * 16 + j, i / rows * 32 + (high && bits == 16 ? 16 : 0)};
  }
  const std::uint32_t item = i / 16 * 8;  // 32 x 16: rows from 16 on come 8 registers later
  i %= 16;
  if (wave == 32) return {i / 8 * 16 + j, (item + i % 8) * bits};
  return {i / 4 % 2 * 32 + i / 8 * 16 + j, i % 4 * bits};
}

}  // namespace wmma_test
