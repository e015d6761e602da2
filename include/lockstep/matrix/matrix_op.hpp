// What a matrix instruction multiplies, as data. The generator writes one MatrixOp per matrix instruction from the
// <Matrix> entries of vendor-xml/semantics/matrix.xml; the handlers in this folder act on the descriptor and never
// on an instruction's name.
#pragma once

#include <cstdint>

namespace lockstep {

/// Number format of a matrix element.
enum class Element : std::uint8_t {
  f64,
  f32,
  xf32,  ///< an f32 of which the upper 19 bits count
  f16,
  bf16,
  fp8,  ///< OCP e4m3fn
  bf8,  ///< OCP e5m2
  fp8_fnuz,
  bf8_fnuz,
  fp6,  ///< OCP e2m3
  bf6,  ///< OCP e3m2
  fp4,  ///< OCP e2m1
  i8,
  iu8,  ///< signed where the instruction's NEG bit of the operand says so
  iu4,
  i32,
  selected,  ///< a field of the instruction names the format: 0 fp8, 1 bf8, 2 fp6, 3 bf6, 4 fp4
};

/// Whose rules an instruction follows: where elements stand, what its modifiers mean.
enum class MatrixFamily : std::uint8_t {
  mfma,     ///< CDNA1 to CDNA4: MFMA, SMFMAC, waves of 64 lanes
  gfx11,    ///< WMMA of RDNA3 and RDNA3.5: each 16 lanes hold all of A and B
  gfx12,    ///< WMMA and SWMMAC of RDNA4
  gfx1250,  ///< WMMA and SWMMAC of CDNA5, waves of 32 lanes
};

/// D = A * B + C for `blocks` independent m x n matrices; the products run over `k`.
struct MatrixOp {
  Element a = Element::f32;
  Element b = Element::f32;
  Element c = Element::f32;  ///< of C, and of D unless `d` says otherwise
  std::uint8_t m = 0;        ///< rows of A and D
  std::uint8_t n = 0;        ///< columns of B and D
  std::uint8_t k = 0;        ///< columns of A, rows of B
  std::uint8_t blocks = 1;
  bool sparse =
      false;  ///< SMFMAC, SWMMAC: of every four A elements along k two are stored, an index names them; C is D
  bool scaled = false;  ///< the 128-bit form with one scale for every 32 elements of A and of B
  MatrixFamily family = MatrixFamily::mfma;
  Element d = Element::selected;  ///< of D where it is not that of C
  std::uint8_t scale_block = 0;   ///< WMMA: elements along k that share a scale; 0: no scales
  bool blgp_negates = true;       ///< MFMA of f64: BLGP negates A, B and C. CDNA2: it has no meaning
  std::uint8_t passes = 0;        ///< MFMA: of four cycles, where it is not CDNA3's number (uses/matrix_passes.hpp)

  constexpr Element result() const { return d == Element::selected ? c : d; }
  /// Are A and B summed in blocks along k, each by itself?
  constexpr bool block_summed() const { return a == Element::selected || a == Element::fp4; }
  /// Do NEG and NEG_HI of WMMA and SWMMAC change the signs of A and B?
  constexpr bool negates_inputs() const;
  constexpr bool operator==(const MatrixOp&) const = default;
};

/// Width in bits of one element; 0 for `selected`.
constexpr std::uint32_t element_bits(Element element) {
  switch (element) {
    case Element::f64: return 64;
    case Element::f32:
    case Element::xf32:
    case Element::i32: return 32;
    case Element::f16:
    case Element::bf16: return 16;
    case Element::fp8:
    case Element::bf8:
    case Element::fp8_fnuz:
    case Element::bf8_fnuz:
    case Element::i8:
    case Element::iu8: return 8;
    case Element::fp6:
    case Element::bf6: return 6;
    case Element::fp4:
    case Element::iu4: return 4;
    case Element::selected: return 0;
  }
  return 0;
}

constexpr bool MatrixOp::negates_inputs() const {
  return family != MatrixFamily::gfx1250 && c != Element::i32 && element_bits(a) == 16;
}

/// Bits of NEG and NEG_HI.
struct SignBits {
  std::uint8_t neg = 0, neg_hi = 0;
};
/// Those that are no sign of anything in WMMA and SWMMAC, and must be 0 (RDNA3 ISA manual 7.9, RDNA4 and CDNA5 7.12).
/// NEG of integers says which of A and B are signed; SRC2 of a sparse operation is an index.
constexpr SignBits zero_signs(const MatrixOp& op) {
  if (op.family == MatrixFamily::mfma) return {};
  SignBits zero;
  if (op.c == Element::i32) zero = {4, 7};
  if (op.c != Element::i32 && !op.negates_inputs()) zero = {3, 3};
  if (op.sparse) return {static_cast<std::uint8_t>(zero.neg | 4), static_cast<std::uint8_t>(zero.neg_hi | 4)};
  return zero;
}

/// The format that a CBSZ or BLGP value (WMMA: OPSEL, OPSEL_HI) selects; `selected` for the reserved values 5 to 7.
constexpr Element selected_element(std::uint32_t value) {
  constexpr Element formats[] = {Element::fp8, Element::bf8, Element::fp6, Element::bf6, Element::fp4};
  return value < 5 ? formats[value] : Element::selected;
}

}  // namespace lockstep
