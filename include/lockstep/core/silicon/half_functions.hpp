// The same functions of f16: those of f32 of the widened source, rounded once, to nearest even. MODE's denormal fields
// of f16 act on source and result; FP16_OVFL turns an infinite result of a source that is not infinite, a pole, too,
// into the largest number.
#pragma once

#include "lockstep/core/convert.hpp"
#include "lockstep/core/silicon/functions.hpp"
#include "lockstep/core/silicon/turns.hpp"
#include "lockstep/core/soft/unpacked.hpp"

namespace lockstep::fp::silicon {

namespace detail {

constexpr F32 widened(F16 x) { return f16_to_f32(x, DefaultMode{}); }

template <class M>
constexpr F16 with_mode(F16 result, F16 source, const M& mode) {
  if (!mode.denorm_out_f16_f64() && magnitude_bits(result) < 0x400u) result = soft::zero<F16>(sign(result));
  if (mode.fp16_ovfl() && is_infinity(result) && !is_infinity(source))
    return F16{static_cast<std::uint16_t>((result.bits & F16::sign_mask) | F16::max_finite)};
  return result;
}

/// `function` of f32, as one of f16.
template <class M, class Function>
constexpr F16 of_half(F16 x, const M& mode, Function&& function) {
  if (is_nan(x)) return of_nan(x, mode);
  if (!mode.denorm_in_f16_f64() && magnitude_bits(x) < 0x400u) x = soft::zero<F16>(sign(x));
  return with_mode(function(widened(x)), x, mode);
}

}  // namespace detail

template <class M>
constexpr F16 rcp(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) { return f32_to_f16(rcp(wide, mode), DefaultMode{}); });
}
template <class M>
constexpr F16 rsq(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) { return f32_to_f16(rsq(wide, mode), DefaultMode{}); });
}
template <class M>
constexpr F16 sqrt(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) { return f32_to_f16(sqrt(wide, mode), DefaultMode{}); });
}
template <class M>
constexpr F16 log2(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) { return f32_to_f16(log2(wide, mode), DefaultMode{}); });
}
/// 2^x. The sum of all terms is rounded to f16, not the f32 result.
template <class M>
constexpr F16 exp2(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) {
    F32 special;
    if (detail::special_exponential(wide, mode, special)) return f32_to_f16(special, DefaultMode{});
    const auto [power, significand] = detail::exponential(wide);
    const int zeros = std::countl_zero(significand);
    return soft::round_pack<F16>(false, power + 27 - zeros, significand << zeros, {});
  });
}
/// sin(2 pi x) and cos(2 pi x).
template <class M>
constexpr F16 sin_2pi(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) {
    return f32_to_f16(detail::sine_of_turns(wide, false, mode, true, true), DefaultMode{});
  });
}
template <class M>
constexpr F16 cos_2pi(F16 x, const M& mode) {
  return detail::of_half(x, mode, [&](F32 wide) {
    return f32_to_f16(detail::sine_of_turns(wide, true, mode, true, true), DefaultMode{});
  });
}

}  // namespace lockstep::fp::silicon
