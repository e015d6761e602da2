// Matrix elements taken out of registers, as f32 (exact for every format of 16 bits or fewer).
#pragma once

#include <cstdint>

#include "lockstep/core/arithmetic.hpp"
#include "lockstep/core/soft/arithmetic.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::matrix {

template <class F>
constexpr F32 widen(std::uint32_t bits) {
  return fp::soft::convert<F32>(F{static_cast<typename F::Bits>(bits)}, fp::soft::Environment{},
                                fp::soft::Environment{});
}

/// An f32 without its low 13 bits, as measured on CDNA3 (the manual says "rounded"; rocm-libraries pull request 9176).
/// A NaN stays one; denormals are kept whatever MODE says.
constexpr F32 xf32(F32 x) { return fp::is_nan(x) ? fp::quiet(x) : F32{x.bits & ~0x1fffu}; }

/// The float element with these bits; integers and f64 have handlers of their own.
constexpr F32 to_f32(Element element, std::uint32_t bits) {
  switch (element) {
    case Element::f32: return F32{bits};
    case Element::xf32: return xf32(F32{bits});
    case Element::bf16: return F32{bits << 16};
    case Element::f16: return widen<F16>(bits);
    case Element::fp8: return widen<FP8>(bits);
    case Element::bf8: return widen<BF8>(bits);
    case Element::fp8_fnuz: return widen<FP8Fnuz>(bits);
    case Element::bf8_fnuz: return widen<BF8Fnuz>(bits);
    case Element::fp6: return widen<FP6>(bits);
    case Element::bf6: return widen<BF6>(bits);
    case Element::fp4: return widen<FP4>(bits);
    default: return F32{};
  }
}

/// Smallest exponent of a format's normal numbers: what a denormal element counts as in the CDNA3 model.
constexpr std::int32_t minimum_exponent(Element element) {
  switch (element) {
    case Element::f16:
    case Element::bf8: return -14;
    case Element::bf8_fnuz: return -15;
    case Element::fp8: return -6;
    case Element::fp8_fnuz: return -7;
    case Element::fp6:
    case Element::fp4: return 0;
    case Element::bf6: return -2;
    default: return -126;
  }
}

}  // namespace lockstep::matrix
