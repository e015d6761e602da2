// Numbers of 8 bits, by the names that HIP's own header of versions 6 and 7 has. Headers of version 5 have none.
// The layouts: OCP's (E4M3 without infinities, E5M2 with them) and those with NaN in the place of -0 ("FNUZ", of
// CDNA3).
#pragma once
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#define HIP_FP8_TYPE_FNUZ 1
#define HIP_FP8_TYPE_OCP 1
#define LOCKSTEP_FP8 static inline __host__ __device__

enum __hip_fp8_interpretation_t { __HIP_E4M3 = 0, __HIP_E5M2 = 1, __HIP_E4M3_FNUZ = 2, __HIP_E5M2_FNUZ = 3 };
/// What is too large: infinity, or NaN where there is none; or the largest number.
enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 };

typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short int __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;

/// Of a layout: bits of the fraction, the exponent's bias, the code of the largest number, that of infinity (or of what
/// takes its place), that of NaN.
struct lockstep_fp8_layout {
  int fraction, bias;
  unsigned largest, infinity, nan;
  bool fnuz;
};
LOCKSTEP_FP8 constexpr lockstep_fp8_layout lockstep_fp8_layout_of(__hip_fp8_interpretation_t which) {
  return which == __HIP_E4M3        ? lockstep_fp8_layout{3, 7, 0x7e, 0x7f, 0x7f, false}
         : which == __HIP_E5M2      ? lockstep_fp8_layout{2, 15, 0x7b, 0x7c, 0x7f, false}
         : which == __HIP_E4M3_FNUZ ? lockstep_fp8_layout{3, 8, 0x7f, 0x80, 0x80, true}
                                    : lockstep_fp8_layout{2, 16, 0x7f, 0x80, 0x80, true};
}

/// To the nearest, ties to even, once: of a double, that all other kinds go into without loss.
LOCKSTEP_FP8 __hip_fp8_storage_t __hip_cvt_double_to_fp8(const double x, const __hip_saturation_t saturation,
                                                         const __hip_fp8_interpretation_t which) {
  const lockstep_fp8_layout l = lockstep_fp8_layout_of(which);
  const unsigned long long bits = __builtin_bit_cast(unsigned long long, x), magnitude = bits & ~(1ull << 63);
  const unsigned sign = static_cast<unsigned>(bits >> 63) << 7;
  constexpr unsigned long long infinity = 0x7ff0000000000000ull;
  if (magnitude > infinity) return static_cast<__hip_fp8_storage_t>(l.fnuz ? l.nan : sign | l.nan);
  const unsigned too_large = saturation == __HIP_SATFINITE ? l.largest : l.infinity;
  const auto overflow = static_cast<__hip_fp8_storage_t>(too_large == 0x80 ? too_large : sign | too_large);
  if (magnitude == infinity) return overflow;
  // In units of the last place that a result of this size has.
  int exponent = static_cast<int>(magnitude >> 52) - 1023;
  if (exponent < 1 - l.bias) exponent = 1 - l.bias;
  int shift = 52 - l.fraction + exponent - (static_cast<int>(magnitude >> 52) - 1023);
  unsigned long long whole = magnitude & (1ull << 52) - 1;
  if (magnitude >> 52 != 0)
    whole |= 1ull << 52;
  else
    shift = 63;  // far below the smallest
  unsigned long long kept = 0;
  if (shift < 63) {
    kept = whole >> shift;
    const unsigned long long rest = whole & (1ull << shift) - 1, half = 1ull << (shift - 1);
    if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
  }
  // A carry of the fraction goes into the exponent.
  const int code = static_cast<int>(kept) + ((exponent + l.bias - 1) << l.fraction);
  if (code > static_cast<int>(l.largest)) return overflow;
  if (l.fnuz && code == 0) return 0;
  return static_cast<__hip_fp8_storage_t>(sign | static_cast<unsigned>(code));
}
LOCKSTEP_FP8 __hip_fp8_storage_t __hip_cvt_float_to_fp8(const float x, const __hip_saturation_t saturation,
                                                        const __hip_fp8_interpretation_t which) {
  return __hip_cvt_double_to_fp8(x, saturation, which);
}
LOCKSTEP_FP8 __hip_fp8_storage_t __hip_cvt_halfraw_to_fp8(const __half_raw x, const __hip_saturation_t saturation,
                                                          const __hip_fp8_interpretation_t which) {
  return __hip_cvt_double_to_fp8(static_cast<float>(x.data), saturation, which);
}
LOCKSTEP_FP8 __hip_fp8_storage_t __hip_cvt_bfloat16raw_to_fp8(const __hip_bfloat16_raw x,
                                                              const __hip_saturation_t saturation,
                                                              const __hip_fp8_interpretation_t which) {
  return __hip_cvt_double_to_fp8(static_cast<float>(__hip_bfloat16(x)), saturation, which);
}

LOCKSTEP_FP8 float lockstep_float_of_fp8(__hip_fp8_storage_t code, __hip_fp8_interpretation_t which) {
  const lockstep_fp8_layout l = lockstep_fp8_layout_of(which);
  const unsigned sign = (code & 0x80u) << 24, magnitude = code & 0x7fu;
  const auto number = [](unsigned bits) { return __builtin_bit_cast(float, bits); };
  if (l.fnuz) {
    if (code == 0x80) return number(0x7fc00000u);
  } else if (magnitude > l.largest) {
    return number(sign | (magnitude == l.infinity && l.infinity != l.nan ? 0x7f800000u : 0x7fc00000u));
  }
  const unsigned fraction = magnitude & ((1u << l.fraction) - 1), exponent = magnitude >> l.fraction;
  // All are normal numbers of a float. Below the smallest normal one the fraction counts in units.
  const float unit = number(static_cast<unsigned>(127 + 1 - l.bias - l.fraction) << 23);
  if (exponent == 0) return (sign != 0 ? -static_cast<float>(fraction) : static_cast<float>(fraction)) * unit;
  return number(sign | (exponent + 127u - static_cast<unsigned>(l.bias)) << 23 | fraction << (23 - l.fraction));
}
LOCKSTEP_FP8 __half_raw __hip_cvt_fp8_to_halfraw(const __hip_fp8_storage_t x, const __hip_fp8_interpretation_t which) {
  __half_raw result{};
  result.data = static_cast<_Float16>(lockstep_float_of_fp8(x, which));
  return result;
}

// Two and four at once; the first is the lowest byte.
LOCKSTEP_FP8 __hip_fp8x2_storage_t __hip_cvt_double2_to_fp8x2(const double2 x, const __hip_saturation_t saturation,
                                                              const __hip_fp8_interpretation_t which) {
  return static_cast<__hip_fp8x2_storage_t>(__hip_cvt_double_to_fp8(x.x, saturation, which) |
                                            __hip_cvt_double_to_fp8(x.y, saturation, which) << 8);
}
LOCKSTEP_FP8 __hip_fp8x2_storage_t __hip_cvt_float2_to_fp8x2(const float2 x, const __hip_saturation_t saturation,
                                                             const __hip_fp8_interpretation_t which) {
  return __hip_cvt_double2_to_fp8x2(double2{x.x, x.y}, saturation, which);
}
LOCKSTEP_FP8 __hip_fp8x2_storage_t __hip_cvt_halfraw2_to_fp8x2(const __half2_raw x, const __hip_saturation_t saturation,
                                                               const __hip_fp8_interpretation_t which) {
  return __hip_cvt_double2_to_fp8x2(double2{static_cast<float>(x.data.x), static_cast<float>(x.data.y)}, saturation,
                                    which);
}
LOCKSTEP_FP8 __hip_fp8x2_storage_t __hip_cvt_bfloat16raw2_to_fp8x2(const __hip_bfloat162_raw x,
                                                                   const __hip_saturation_t saturation,
                                                                   const __hip_fp8_interpretation_t which) {
  const float2 both = __hip_bfloat162(x);
  return __hip_cvt_float2_to_fp8x2(both, saturation, which);
}
LOCKSTEP_FP8 __half2_raw __hip_cvt_fp8x2_to_halfraw2(const __hip_fp8x2_storage_t x,
                                                     const __hip_fp8_interpretation_t which) {
  __half2_raw result{};
  result.data.x = static_cast<_Float16>(lockstep_float_of_fp8(static_cast<__hip_fp8_storage_t>(x), which));
  result.data.y = static_cast<_Float16>(lockstep_float_of_fp8(static_cast<__hip_fp8_storage_t>(x >> 8), which));
  return result;
}

// One number. What it is made of is rounded once, and what is too large is the largest number.
template <__hip_fp8_interpretation_t which>
struct lockstep_fp8 {
  static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
  static constexpr __hip_fp8_interpretation_t __default_interpret = which;
  __hip_fp8_storage_t __x;

  __host__ __device__ lockstep_fp8() = default;
#define LOCKSTEP_FP8_FROM(type) \
  __host__ __device__ explicit lockstep_fp8(const type from) : __x(of(static_cast<double>(from))) {}
  LOCKSTEP_FP8_FROM(double)
  LOCKSTEP_FP8_FROM(float)
  LOCKSTEP_FP8_FROM(int)
  LOCKSTEP_FP8_FROM(unsigned)
  LOCKSTEP_FP8_FROM(short)
  LOCKSTEP_FP8_FROM(unsigned short)
  LOCKSTEP_FP8_FROM(long)
  LOCKSTEP_FP8_FROM(unsigned long)
  LOCKSTEP_FP8_FROM(long long)
  LOCKSTEP_FP8_FROM(unsigned long long)
#undef LOCKSTEP_FP8_FROM
  __host__ __device__ explicit lockstep_fp8(const __half from) : __x(of(static_cast<float>(from))) {}
  __host__ __device__ explicit lockstep_fp8(const __hip_bfloat16 from) : __x(of(static_cast<float>(from))) {}

  __host__ __device__ operator float() const { return lockstep_float_of_fp8(__x, which); }
  __host__ __device__ explicit operator bool() const { return static_cast<float>(*this) != 0; }
  __host__ __device__ explicit operator double() const { return static_cast<float>(*this); }
  __host__ __device__ explicit operator __half() const { return __float2half(static_cast<float>(*this)); }
  __host__ __device__ explicit operator __hip_bfloat16() const { return __float2bfloat16(static_cast<float>(*this)); }
#define LOCKSTEP_FP8_TO(type) \
  __host__ __device__ explicit operator type() const { return static_cast<type>(static_cast<float>(*this)); }
  LOCKSTEP_FP8_TO(char)
  LOCKSTEP_FP8_TO(signed char)
  LOCKSTEP_FP8_TO(unsigned char)
  LOCKSTEP_FP8_TO(short)
  LOCKSTEP_FP8_TO(unsigned short)
  LOCKSTEP_FP8_TO(int)
  LOCKSTEP_FP8_TO(unsigned)
  LOCKSTEP_FP8_TO(long)
  LOCKSTEP_FP8_TO(unsigned long)
  LOCKSTEP_FP8_TO(long long)
  LOCKSTEP_FP8_TO(unsigned long long)
#undef LOCKSTEP_FP8_TO

 private:
  static __host__ __device__ __hip_fp8_storage_t of(double from) {
    return __hip_cvt_double_to_fp8(from, __default_saturation, which);
  }
};
template <__hip_fp8_interpretation_t which>
struct lockstep_fp8x2 {
  static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
  static constexpr __hip_fp8_interpretation_t __default_interpret = which;
  __hip_fp8x2_storage_t __x;

  __host__ __device__ lockstep_fp8x2() = default;
  __host__ __device__ explicit lockstep_fp8x2(const double2 from)
      : __x(__hip_cvt_double2_to_fp8x2(from, __default_saturation, which)) {}
  __host__ __device__ explicit lockstep_fp8x2(const float2 from)
      : __x(__hip_cvt_float2_to_fp8x2(from, __default_saturation, which)) {}
  __host__ __device__ explicit lockstep_fp8x2(const __half2 from) : lockstep_fp8x2(__half22float2(from)) {}
  __host__ __device__ explicit lockstep_fp8x2(const __hip_bfloat162 from) : lockstep_fp8x2(static_cast<float2>(from)) {}

  __host__ __device__ operator float2() const {
    return {lockstep_float_of_fp8(static_cast<__hip_fp8_storage_t>(__x), which),
            lockstep_float_of_fp8(static_cast<__hip_fp8_storage_t>(__x >> 8), which)};
  }
  __host__ __device__ explicit operator __half2() const { return __float22half2_rn(static_cast<float2>(*this)); }
  __host__ __device__ explicit operator __hip_bfloat162() const {
    return __float22bfloat162_rn(static_cast<float2>(*this));
  }
};
template <__hip_fp8_interpretation_t which>
struct lockstep_fp8x4 {
  static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
  static constexpr __hip_fp8_interpretation_t __default_interpret = which;
  __hip_fp8x4_storage_t __x;

  __host__ __device__ lockstep_fp8x4() = default;
  __host__ __device__ explicit lockstep_fp8x4(const double4 from)
      : __x(of(double2{from.x, from.y}, double2{from.z, from.w})) {}
  __host__ __device__ explicit lockstep_fp8x4(const float4 from)
      : __x(of(double2{from.x, from.y}, double2{from.z, from.w})) {}
  __host__ __device__ explicit lockstep_fp8x4(const __half2 low, const __half2 high)
      : __x(of(wide(__half22float2(low)), wide(__half22float2(high)))) {}
  __host__ __device__ explicit lockstep_fp8x4(const __hip_bfloat162 low, const __hip_bfloat162 high)
      : __x(of(wide(static_cast<float2>(low)), wide(static_cast<float2>(high)))) {}

  __host__ __device__ operator float4() const {
    const auto part = [this](int i) {
      return lockstep_float_of_fp8(static_cast<__hip_fp8_storage_t>(__x >> 8 * i), which);
    };
    return {part(0), part(1), part(2), part(3)};
  }

 private:
  static __host__ __device__ double2 wide(float2 from) { return {from.x, from.y}; }
  static __host__ __device__ __hip_fp8x4_storage_t of(double2 low, double2 high) {
    return __hip_cvt_double2_to_fp8x2(low, __default_saturation, which) |
           static_cast<__hip_fp8x4_storage_t>(__hip_cvt_double2_to_fp8x2(high, __default_saturation, which)) << 16;
  }
};

#define LOCKSTEP_FP8_TYPES(name, which)                                           \
  struct __hip_fp8_##name : lockstep_fp8<which> {                                 \
    using lockstep_fp8<which>::lockstep_fp8;                                      \
    __host__ __device__ __hip_fp8_##name() = default;                             \
  };                                                                              \
  struct __attribute__((aligned(2))) __hip_fp8x2_##name : lockstep_fp8x2<which> { \
    using lockstep_fp8x2<which>::lockstep_fp8x2;                                  \
    __host__ __device__ __hip_fp8x2_##name() = default;                           \
  };                                                                              \
  struct __attribute__((aligned(4))) __hip_fp8x4_##name : lockstep_fp8x4<which> { \
    using lockstep_fp8x4<which>::lockstep_fp8x4;                                  \
    __host__ __device__ __hip_fp8x4_##name() = default;                           \
  };
LOCKSTEP_FP8_TYPES(e4m3, __HIP_E4M3)
LOCKSTEP_FP8_TYPES(e5m2, __HIP_E5M2)
LOCKSTEP_FP8_TYPES(e4m3_fnuz, __HIP_E4M3_FNUZ)
LOCKSTEP_FP8_TYPES(e5m2_fnuz, __HIP_E5M2_FNUZ)

#undef LOCKSTEP_FP8_TYPES
#undef LOCKSTEP_FP8
