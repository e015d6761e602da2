// NaNs and the other classes of floats.
//
// Rules (CDNA: operations that produce a float quiet signalling NaNs; the order below is this project's
// choice where the manual is silent, and is what x86 does for two operands):
//  - an operation with a NaN among its sources returns the first of them in operand order (S0, S1, S2),
//  quieted,
//    sign and payload kept;
//  - an operation that makes a NaN from numbers returns the negative quiet NaN with an empty payload
//    (0xfe00, 0xffc00000, 0xfff8000000000000): so the manual's examples of V_SQRT, V_RSQ, V_LOG, V_SIN, V_COS and
//    its V_DIV_FIXUP, and V_FRACT of infinity measured on gfx1201. Sums and products are taken to follow;
//  - a * b + c where a or b is infinite and the other one zero makes that NaN before it looks at c, where MODE names a
//    silicon (recorded on gfx1100 and gfx1201). Elsewhere a NaN c is returned.
#pragma once

#include "lockstep/core/inlining.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/soft/unpacked.hpp"

namespace lockstep::fp {

/// The float with these bits (higher ones are dropped).
template <class F>
constexpr F from_bits(std::uint64_t bits) {
  return F{static_cast<typename F::Bits>(bits & (F::sign_mask | (F::sign_mask - 1u)))};
}

template <class F>
constexpr typename F::Bits magnitude_bits(F x) {
  return static_cast<typename F::Bits>(x.bits & (F::sign_mask - 1u));
}

template <class F>
constexpr bool is_nan(F x) {
  if constexpr (F::specials == Specials::none) return false;
  if constexpr (F::specials == Specials::nan_only) return magnitude_bits(x) == F::default_nan;
  if constexpr (F::specials == Specials::fnuz) return x.bits == F::default_nan;
  return magnitude_bits(x) > F::exponent_mask;
}
template <class F>
constexpr bool is_quiet_nan(F x) {
  return eager_and(is_nan(x), (x.bits & F::quiet_bit) != 0);
}
template <class F>
constexpr bool is_signal_nan(F x) {
  return eager_and(is_nan(x), (x.bits & F::quiet_bit) == 0);
}
/// The same in generated code. With UncheckedMode (unchecked_mode.hpp) a NaN leaves a note, and the answer is no: what
/// becomes of it is found out later, exactly.
template <class F, class M>
constexpr bool is_nan(F x, const M& mode) {
  if constexpr (requires { mode.note(x); }) {
    mode.note(x);
    return false;
  } else {
    return is_nan(x);
  }
}
template <class F, class M>
constexpr bool is_signal_nan(F x, const M& mode) {
  if constexpr (requires { mode.note(x); }) return is_nan(x, mode);
  return is_signal_nan(x);
}
template <class F>
constexpr bool is_infinity(F x) {
  return F::specials == Specials::ieee && magnitude_bits(x) == F::exponent_mask;
}
template <class F>
constexpr bool is_zero(F x) {
  if constexpr (F::specials == Specials::fnuz) return x.bits == 0;
  return magnitude_bits(x) == 0;
}
template <class F>
constexpr bool is_denormal(F x) {
  const auto m = magnitude_bits(x);
  return eager_and(m != 0, m <= F::fraction_mask);
}
/// A NaN made quiet (cvtToQuietNAN). Any other value is returned as it is.
template <class F>
constexpr F quiet(F x) {
  return select(is_nan(x), F{static_cast<typename F::Bits>(x.bits | F::quiet_bit)}, x);
}
/// The NaN that operations make from numbers (inf - inf, 0 * inf, sqrt(-1) ...).
template <class F>
constexpr F default_nan() {
  return F{static_cast<typename F::Bits>(F::default_nan | F::sign_mask)};
}

/// The NaN of an operation known to return one: the first NaN source, quieted, or the default NaN.
template <class F>
constexpr F nan_result(F a) {
  return select(is_nan(a), F{static_cast<typename F::Bits>(a.bits | F::quiet_bit)}, default_nan<F>());
}
template <class F>
constexpr F nan_result(F a, F b) {
  return select(is_nan(a), F{static_cast<typename F::Bits>(a.bits | F::quiet_bit)}, nan_result(b));
}
template <class F>
constexpr F nan_result(F a, F b, F c) {
  return select(is_nan(a), F{static_cast<typename F::Bits>(a.bits | F::quiet_bit)}, nan_result(b, c));
}

/// Sign changes act on the bit alone: NaNs stay signalling, denormals are kept. FNUZ's zero and NaN have no sign to
/// change.
template <class F>
constexpr F neg(F x) {
  if constexpr (F::specials == Specials::fnuz) return magnitude_bits(x) == 0 ? x : from_bits<F>(x.bits ^ F::sign_mask);
  return F{static_cast<typename F::Bits>(x.bits ^ F::sign_mask)};
}
template <class F>
constexpr F abs(F x) {
  if constexpr (F::specials == Specials::fnuz) return magnitude_bits(x) == 0 ? x : from_bits<F>(magnitude_bits(x));
  return F{magnitude_bits(x)};
}
/// The sign bit.
template <class F>
constexpr bool sign(F x) {
  return (x.bits & F::sign_mask) != 0;
}
template <class F>
constexpr F copysign(F magnitude, F sign_of) {
  if constexpr (F::specials == Specials::fnuz) return sign(sign_of) ? neg(abs(magnitude)) : abs(magnitude);
  return F{static_cast<typename F::Bits>(magnitude_bits(magnitude) | (sign_of.bits & F::sign_mask))};
}
/// The biased exponent field.
template <class F>
constexpr std::int32_t exponent(F x) {
  return static_cast<std::int32_t>(magnitude_bits(x) >> F::fraction_bits);
}

/// MODE as one operation on format F sees it. The small formats (less than 16 bits) keep denormals and round to
/// nearest even whatever MODE says; FP16_OVFL reaches F16, FP8 and BF8 (CDNA4 ISA manual 7.3, CDNA3's 7.2).
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr soft::Environment environment(const M& mode) {
  if constexpr (F::total_bits < 16) {
    return {Round::nearest_even, true, true, mode.fp16_ovfl()};
  } else if constexpr (F::mode_group == ModeGroup::f32) {
    return {mode.round_f32(), mode.denorm_in_f32(), mode.denorm_out_f32(), false, mode.silicon() != Silicon::none};
  } else {
    return {mode.round_f16_f64(), mode.denorm_in_f16_f64(), mode.denorm_out_f16_f64(),
            F::total_bits == 16 && F::exponent_bits == 5 && mode.fp16_ovfl(), mode.silicon() != Silicon::none};
  }
}
/// A denormal becomes the zero of its sign, whatever MODE says.
template <class F>
constexpr F flush_denormal(F x) {
  constexpr typename F::Bits kept = F::specials == Specials::fnuz ? typename F::Bits{0} : F::sign_mask;
  return select(is_denormal(x), F{static_cast<typename F::Bits>(x.bits & kept)}, x);
}
/// A denormal source as the operation sees it: itself, or the zero of its sign when MODE flushes sources.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F flush_input(F x, const M& mode) {
  return environment<F>(mode).denorm_in ? x : flush_denormal(x);
}
/// The same for a result.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F flush_output(F x, const M& mode) {
  return environment<F>(mode).denorm_out ? x : flush_denormal(x);
}

}  // namespace lockstep::fp
