// The host's floating point, where it gives the bits of the soft implementation: round to nearest even,
// denormals kept, NaN results replaced (hosts differ in their NaN's sign and in which payload they keep).
//
// Conditions that are checked: no fast-math (base/host.hpp), float and double evaluated in their own precision (here).
// Condition on the caller: the host's rounding mode and denormal handling are the defaults while lockstep runs.
// Contraction of a multiplication and an addition into an fma is kept off by `separate`.
#pragma once

#include "lockstep/base/host.hpp"

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "lockstep/core/nan.hpp"

namespace lockstep::fp::hardware {

#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ == 0
inline constexpr bool available = true;
#else
inline constexpr bool available = false;
#endif
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
inline constexpr bool has_fma = available;
#else
inline constexpr bool has_fma = false;
#endif

template <class F>
inline constexpr bool native = std::is_same_v<F, F32> || std::is_same_v<F, F64>;

template <class F>
using HostOf = std::conditional_t<std::is_same_v<F, F64>, double, float>;

template <class F>
constexpr HostOf<F> host(F x) {
  return __builtin_bit_cast(HostOf<F>, x.bits);
}
constexpr F32 from_host(float x) { return F32{__builtin_bit_cast(std::uint32_t, x)}; }
constexpr F64 from_host(double x) { return F64{__builtin_bit_cast(std::uint64_t, x)}; }

/// Does MODE ask for what the host does with results of format F?
template <class F, class M>
constexpr bool same_rounding(const M& mode) {
  if constexpr (F::mode_group == ModeGroup::f32) {
    return mode.round_f32() == Round::nearest_even && mode.denorm_in_f32() && mode.denorm_out_f32();
  } else {
    return mode.round_f16_f64() == Round::nearest_even && mode.denorm_in_f16_f64() && mode.denorm_out_f16_f64() &&
           !(std::is_same_v<F, F16> && mode.fp16_ovfl());
  }
}

/// Does MODE ask for f16 rounded toward zero, its denormals kept?
template <class M>
constexpr bool f16_toward_zero(const M& mode) {
  return mode.round_f16_f64() == Round::toward_zero && mode.denorm_out_f16_f64() && !mode.fp16_ovfl();
}

/// A product that the compiler may not merge with a following addition.
template <class T>
inline T separate(T product) {
#if defined(__clang__)
  return product;  // the operations below carry `#pragma clang fp contract(off)`
#else
  return __builtin_assoc_barrier(product);
#endif
}

/// One host operation each, NaN results as the host makes them.
template <std::floating_point T>
inline T add(T a, T b) {
#if defined(__clang__)
#pragma clang fp contract(off)
#endif
  return a + b;
}
template <std::floating_point T>
inline T sub(T a, T b) {
#if defined(__clang__)
#pragma clang fp contract(off)
#endif
  return a - b;
}
template <std::floating_point T>
inline T mul(T a, T b) {
#if defined(__clang__)
#pragma clang fp contract(off)
#endif
  return separate(a * b);
}
template <std::floating_point T>
inline T div(T a, T b) {
#if defined(__clang__)
#pragma clang fp contract(off)
#endif
  return a / b;
}
/// Square roots that leave errno alone, which would take a branch. g++ has no such builtin.
#if defined(__clang__)
inline float sqrt(float x) { return __builtin_elementwise_sqrt(x); }
inline double sqrt(double x) { return __builtin_elementwise_sqrt(x); }
#else
inline float sqrt(float x) { return __builtin_sqrtf(x); }
inline double sqrt(double x) { return __builtin_sqrt(x); }
#endif
inline float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
inline double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }

/// x + y, rounded to odd: an inexact sum is truncated and its last bit is set. Rounding it again, to a format with at
/// least two bits less, gives what one rounding of the exact sum gives (Boldo and Melquiond). Written with integer
/// operations, because compilers make no 64-bit masks for SSE2.
template <class Bits, std::floating_point T>
inline T add_to_odd(T x, T y) {
  constexpr int top = 8 * sizeof(T) - 1;
  const T sum = add(x, y);
  // What the sum has lost (Knuth's two-sum); nothing where the sum is no number.
  const T part = sub(sum, x), rest = add(sub(x, sub(sum, part)), sub(y, part));
  const T magnitude = rest < 0 ? -rest : rest, size = magnitude > 0 ? magnitude : T{0};
  const auto bits = __builtin_bit_cast(Bits, sum), lost = __builtin_bit_cast(Bits, rest);
  const Bits inexact = (__builtin_bit_cast(Bits, size) + ~(Bits{1} << top)) >> top;
  const Bits too_large = (bits ^ lost) >> top & inexact;  // in magnitude
  return __builtin_bit_cast(T, (bits - too_large) | inexact);
}

/// a * b + c, rounded once, for hosts without an instruction for it, in loops that become vectors: the product is exact
/// in double.
inline float fma_by_doubles(float a, float b, float c) {
  const double product = mul(static_cast<double>(a), static_cast<double>(b));
  return static_cast<float>(add_to_odd<std::uint64_t>(product, static_cast<double>(c)));
}

}  // namespace lockstep::fp::hardware
