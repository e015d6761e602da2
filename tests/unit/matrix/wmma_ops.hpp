// The operations of WMMA and SWMMAC that the ISAs have, for tests that need no instruction.
#pragma once

#include <vector>

#include "lockstep/matrix/matrix_op.hpp"

namespace wmma_test {

using lockstep::Element;
using lockstep::MatrixFamily;
using lockstep::MatrixOp;

struct Case {
  MatrixOp op;
  Element a, b;  ///< formats, where the operation lets the instruction choose
};

inline MatrixOp dense(MatrixFamily family, Element a, Element b, Element c, std::uint8_t k) {
  MatrixOp op{.a = a, .b = b, .c = c, .m = 16, .n = 16, .k = k};
  op.family = family;
  return op;
}
inline MatrixOp sparse(MatrixFamily family, Element a, Element b, Element c, std::uint8_t k) {
  MatrixOp op = dense(family, a, b, c, k);
  op.sparse = true;
  return op;
}

inline std::vector<Case> cases(MatrixFamily family) {
  using E = Element;
  std::vector<Case> all;
  const auto add = [&](MatrixOp op) { all.push_back({op, op.a, op.b}); };
  const std::uint8_t half_k = family == MatrixFamily::gfx1250 ? 32 : 16;  // of 16-bit numbers
  for (const auto& [a, c] : {std::pair{E::f16, E::f32}, std::pair{E::bf16, E::f32}, std::pair{E::f16, E::f16},
                             std::pair{E::bf16, E::bf16}}) {
    add(dense(family, a, a, c, half_k));
    if (family != MatrixFamily::gfx11) add(sparse(family, a, a, c, static_cast<std::uint8_t>(half_k * 2)));
  }
  if (family != MatrixFamily::gfx1250) {
    add(dense(family, E::iu8, E::iu8, E::i32, 16));
    add(dense(family, E::iu4, E::iu4, E::i32, 16));
  }
  if (family == MatrixFamily::gfx12) {
    add(dense(family, E::iu4, E::iu4, E::i32, 32));
    add(sparse(family, E::iu8, E::iu8, E::i32, 32));
    add(sparse(family, E::iu4, E::iu4, E::i32, 32));
    add(sparse(family, E::iu4, E::iu4, E::i32, 64));
  }
  for (const E a : {E::fp8, E::bf8}) {
    for (const E b : {E::fp8, E::bf8}) {
      if (family == MatrixFamily::gfx12) {
        add(dense(family, a, b, E::f32, 16));
        add(sparse(family, a, b, E::f32, 32));
      }
      if (family != MatrixFamily::gfx1250) continue;
      for (const E c : {E::f32, E::f16}) {
        add(dense(family, a, b, c, 64));
        add(dense(family, a, b, c, 128));
        add(sparse(family, a, b, c, 128));
      }
    }
  }
  if (family != MatrixFamily::gfx1250) return all;
  add(dense(family, E::f32, E::f32, E::f32, 4));
  add(dense(family, E::iu8, E::iu8, E::i32, 64));
  add(sparse(family, E::iu8, E::iu8, E::i32, 128));
  MatrixOp mixed = dense(family, E::bf16, E::bf16, E::f32, 32);
  mixed.d = E::bf16;
  add(mixed);
  for (const std::uint8_t block : {std::uint8_t{0}, std::uint8_t{16}, std::uint8_t{32}}) {
    MatrixOp chosen = dense(family, E::selected, E::selected, E::f32, 128);
    chosen.scale_block = block;
    for (const E a : {E::fp8, E::bf8, E::fp6, E::bf6, E::fp4}) {
      for (const E b : {E::fp8, E::bf8, E::fp6, E::bf6, E::fp4}) all.push_back({chosen, a, b});
    }
    MatrixOp tall = dense(family, E::fp4, E::fp4, E::f32, 128);
    tall.m = 32;
    tall.scale_block = block;
    add(tall);
  }
  return all;
}

}  // namespace wmma_test
