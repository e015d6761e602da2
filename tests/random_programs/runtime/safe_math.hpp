// The arithmetic that csmith's programs call: total functions, so that a program has no undefined behaviour whatever
// values its variables hold. Where C defines no result, the first operand is the result.
#pragma once

#include <stdint.h>

template <class T>
inline constexpr bool is_signed = T(-1) < T(0);
template <class T>
inline constexpr int width = sizeof(T) * 8;
template <class T>
inline constexpr T most = is_signed<T> ? T((uint64_t{1} << (width<T> - 1)) - 1) : T(-1);
template <class T>
inline constexpr T least = is_signed<T> ? T(-most<T> - 1) : T(0);

template <class T>
T checked_negate(T a) {
  T result;
  return is_signed<T> && __builtin_sub_overflow(T(0), a, &result) ? a : T(-a);
}
template <class T>
T checked_add(T a, T b) {
  T result;
  return __builtin_add_overflow(a, b, &result) && is_signed<T> ? a : result;
}
template <class T>
T checked_sub(T a, T b) {
  T result;
  return __builtin_sub_overflow(a, b, &result) && is_signed<T> ? a : result;
}
template <class T>
T checked_mul(T a, T b) {
  T result;
  return __builtin_mul_overflow(a, b, &result) && is_signed<T> ? a : result;
}
template <class T>
bool divides(T a, T b) {
  return b != 0 && !(is_signed<T> && a == least<T> && b == T(-1));
}
template <class T>
T checked_div(T a, T b) {
  return divides(a, b) ? T(a / b) : a;
}
template <class T>
T checked_mod(T a, T b) {
  return divides(a, b) ? T(a % b) : a;
}
template <class T, class Count>
T checked_lshift(T a, Count count) {
  constexpr T limit = most<T>;
  if (count < Count(0) || count >= Count(width<T>) || a < T(0) || a > T(limit >> count)) return a;
  return T(a << count);
}
template <class T, class Count>
T checked_rshift(T a, Count count) {
  return count < Count(0) || count >= Count(width<T>) ? a : T(a >> count);
}

// The names by which csmith calls them: safe_OPERATION_func_TYPE_OPERANDS.
#define SAFE_BINARY(op, type, kinds) \
  inline type safe_##op##_func_##type##_##kinds(type a, type b) { return checked_##op<type>(a, b); }
#define SAFE_SHIFTS(type, kind)                                                                               \
  inline type safe_lshift_func_##type##_##kind##_s(type a, int b) { return checked_lshift<type>(a, b); }      \
  inline type safe_lshift_func_##type##_##kind##_u(type a, unsigned b) { return checked_lshift<type>(a, b); } \
  inline type safe_rshift_func_##type##_##kind##_s(type a, int b) { return checked_rshift<type>(a, b); }      \
  inline type safe_rshift_func_##type##_##kind##_u(type a, unsigned b) { return checked_rshift<type>(a, b); }
#define SAFE_INTEGER(type, kind)                                                                \
  inline type safe_unary_minus_func_##type##_##kind(type a) { return checked_negate<type>(a); } \
  SAFE_BINARY(add, type, kind##_##kind)                                                         \
  SAFE_BINARY(sub, type, kind##_##kind)                                                         \
  SAFE_BINARY(mul, type, kind##_##kind)                                                         \
  SAFE_BINARY(div, type, kind##_##kind)                                                         \
  SAFE_BINARY(mod, type, kind##_##kind)                                                         \
  SAFE_SHIFTS(type, kind)
SAFE_INTEGER(int8_t, s)
SAFE_INTEGER(int16_t, s)
SAFE_INTEGER(int32_t, s)
SAFE_INTEGER(int64_t, s)
SAFE_INTEGER(uint8_t, u)
SAFE_INTEGER(uint16_t, u)
SAFE_INTEGER(uint32_t, u)
SAFE_INTEGER(uint64_t, u)

// Floating-point operations are total as they are, but for a NaN, whose sign and payload C leaves open.
inline float no_nan(float x) { return x == x ? x : 0.0f; }
inline float safe_add_func_float_f_f(float a, float b) { return no_nan(a + b); }
inline float safe_sub_func_float_f_f(float a, float b) { return no_nan(a - b); }
inline float safe_mul_func_float_f_f(float a, float b) { return no_nan(a * b); }
inline float safe_div_func_float_f_f(float a, float b) { return no_nan(a / b); }
inline int32_t safe_convert_func_float_to_int32_t(float x) {
  return x > -2147483648.0f && x < 2147483648.0f ? int32_t(x) : 0x7fffffff;
}
