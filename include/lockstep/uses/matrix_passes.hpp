// How long a matrix instruction keeps its unit busy.
#pragma once

#include <cstdint>

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep {

namespace detail {

/// Sources: CDNA3 and CDNA4 ISA manuals, 7.5 and 7.6.
constexpr std::uint32_t mfma_passes(const MatrixOp& op, bool wide) {
  if (op.passes != 0) return op.passes;
  if (op.a == Element::f64) return op.m == 4 ? 4 : 16;
  if (op.m == 4) return 2;
  const std::uint32_t one = op.m == 32 ? 8 : 4;
  if (op.blocks > 1) return op.m == 32 ? 16 : 8;
  return one * (op.a == Element::f32 || (op.a == Element::selected && wide) ? 2 : 1);
}

}  // namespace detail

/// MFMA: passes of four cycles. `wide`: an F8F6F4 instruction with elements of 8 bits.
/// RDNA: the same unit, from the rates that AMD states for a compute unit (of two matrix units): RDNA3 512 operations a
/// cycle with 16- and 8-bit elements, 1,024 with 4 bits; RDNA4 1,024, 2,048 and 4,096, sparse ones twice that.
/// CDNA5: cycles in LLVM 22's scheduling model; 0 for f32 and f64, of which nothing is public.
constexpr std::uint32_t matrix_passes(const MatrixOp& op, bool wide) {
  const std::uint32_t bits = element_bits(op.a);
  switch (op.family) {
    case MatrixFamily::mfma: return detail::mfma_passes(op, wide);
    case MatrixFamily::gfx11: return bits == 4 ? 4 : 8;
    case MatrixFamily::gfx12: {
      const std::uint32_t operations = 2u * op.m * op.n * op.k;  // a sparse one's zeros included
      const std::uint32_t a_cycle = (bits == 16 ? 512u : bits == 8 ? 1024u : 2048u) * (op.sparse ? 2 : 1);
      return operations / a_cycle / 4;
    }
    case MatrixFamily::gfx1250:
      if (op.a == Element::f32 || op.a == Element::f64) return 0;
      return op.a == Element::iu8 ? 16 : 8;
  }
  return 0;
}

}  // namespace lockstep
