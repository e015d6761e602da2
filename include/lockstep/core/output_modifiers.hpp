// What write-back does to a float result: OMOD, then CLAMP.
//
// Rules: CDNA4 ISA manual 6.2 (OMOD is ignored when output denormals are kept or IEEE is on, which gfx12 does away
// with; it flushes denormals and turns -0 into +0; CLAMP limits to [0, 1], NaN becomes 0 under DX10_CLAMP). Details the
// manual leaves open follow public measurements on gfx1010..gfx1201: OMOD scales the rounded result; NaN and infinity
// pass; a number halved out of the normal range becomes zero of its sign; overflow rounds as MODE says.
// Where MODE names gfx12's silicon (recorded on gfx1201) a result is +0 where it is tiny: below the smallest normal
// number when rounded to full precision with an unbounded exponent. So operations compute there as if MODE flushed
// their results (`under_omod`).
#pragma once

#include "lockstep/core/nan.hpp"

namespace lockstep::fp {

/// The OMOD field's values.
enum class Omod : std::uint8_t { none = 0, multiply_2 = 1, multiply_4 = 2, divide_2 = 3 };

/// Does MODE let OMOD act on results of format F?
template <class F, class M>
constexpr bool omod_enabled(const M& mode) {
  return mode.omod_always() || (!mode.ieee() && !environment<F>(mode).denorm_out);
}

/// MODE as an operation sees it whose result OMOD scales.
template <class M>
constexpr M under_omod(const M& mode, Omod omod) {
  if (omod == Omod::none || mode.silicon() != Silicon::gfx12) return mode;
  return mode.with_results_flushed();
}

/// result scaled by OMOD; `result` itself when OMOD is none or MODE switches it off.
template <class F, class M>
constexpr F apply_omod(F result, Omod omod, const M& mode) {
  if (omod == Omod::none || !omod_enabled<F>(mode)) return result;
  const soft::Unpacked x = soft::unpack(result, false);
  switch (x.kind) {
    case soft::Class::zero: return soft::zero<F>(false);
    case soft::Class::infinity:
    case soft::Class::nan: return result;
    case soft::Class::finite: break;
  }
  const std::int32_t steps = omod == Omod::multiply_2 ? 1 : omod == Omod::multiply_4 ? 2 : -1;
  auto flushing = environment<F>(mode);
  flushing.denorm_out = false;
  return soft::round_pack<F>(x.sign, x.exponent + steps, x.significand, flushing);
}

/// result limited to [0, 1]; -0 and negative numbers give +0. NaN gives +0 under DX10_CLAMP, else stays.
template <class F, class M>
constexpr F clamp01(F result, const M& mode) {
  constexpr auto one = static_cast<typename F::Bits>(static_cast<std::uint64_t>(F::bias) << F::fraction_bits);
  const F limited = select(sign(result), soft::zero<F>(false), select(result.bits > one, F{one}, result));
  return select(is_nan(result), select(mode.dx10_clamp(), soft::zero<F>(false), result), limited);
}

}  // namespace lockstep::fp
