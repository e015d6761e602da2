// Numbers of 4 bits (OCP's E2M1: 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives), by the names that HIP's own header of
// version 7 has. Headers before have none.
#pragma once
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#define LOCKSTEP_FP4 static inline __host__ __device__

enum __hip_fp4_interpretation_t { __HIP_E2M1 = 0 };
enum hipRoundMode { hipRoundNearest = 0, hipRoundZero = 1, hipRoundPosInf = 2, hipRoundMinInf = 3 };

typedef unsigned char __hip_fp4_storage_t;
typedef unsigned char __hip_fp4x2_storage_t;
typedef unsigned short int __hip_fp4x4_storage_t;

LOCKSTEP_FP4 float lockstep_float_of_fp4(unsigned code) {
  const unsigned exponent = code >> 1 & 3, fraction = code & 1;
  const float magnitude = exponent == 0
                              ? 0.5f * static_cast<float>(fraction)
                              : static_cast<float>(1u << exponent) * (2 + static_cast<float>(fraction)) * 0.25f;
  return (code & 8) != 0 ? -magnitude : magnitude;
}
/// Once; ties to even. What is too large is 6, and so is NaN.
LOCKSTEP_FP4 __hip_fp4_storage_t __hip_cvt_double_to_fp4(const double x, const __hip_fp4_interpretation_t,
                                                         const hipRoundMode mode) {
  if (x != x) return 7;
  const bool negative = __builtin_bit_cast(unsigned long long, x) >> 63 != 0;
  const double magnitude = negative ? -x : x;
  unsigned code = 0;  // of the largest number that is not above it
  while (code < 7 && static_cast<double>(lockstep_float_of_fp4(code + 1)) <= magnitude) ++code;
  if (code < 7) {
    const double below = lockstep_float_of_fp4(code), above = lockstep_float_of_fp4(code + 1);
    const double half = (below + above) / 2;
    const bool up = mode == hipRoundNearest  ? magnitude > half || (magnitude == half && (code & 1) != 0)
                    : mode == hipRoundPosInf ? !negative && magnitude > below
                    : mode == hipRoundMinInf ? negative && magnitude > below
                                             : false;
    if (up) ++code;
  }
  return static_cast<__hip_fp4_storage_t>(code | (negative ? 8u : 0u));
}
LOCKSTEP_FP4 __hip_fp4_storage_t __hip_cvt_float_to_fp4(const float x, const __hip_fp4_interpretation_t which,
                                                        const hipRoundMode mode) {
  return __hip_cvt_double_to_fp4(x, which, mode);
}
LOCKSTEP_FP4 __hip_fp4_storage_t __hip_cvt_halfraw_to_fp4(const __half_raw x, const __hip_fp4_interpretation_t which,
                                                          const hipRoundMode mode) {
  return __hip_cvt_double_to_fp4(static_cast<float>(x.data), which, mode);
}
LOCKSTEP_FP4 __hip_fp4_storage_t __hip_cvt_bfloat16raw_to_fp4(const __hip_bfloat16_raw x,
                                                              const __hip_fp4_interpretation_t which,
                                                              const hipRoundMode mode) {
  return __hip_cvt_double_to_fp4(static_cast<float>(__hip_bfloat16(x)), which, mode);
}
// Two at once; the first is in the low bits.
LOCKSTEP_FP4 __hip_fp4x2_storage_t __hip_cvt_double2_to_fp4x2(const double2 x, const __hip_fp4_interpretation_t which,
                                                              const hipRoundMode mode) {
  return static_cast<__hip_fp4x2_storage_t>(__hip_cvt_double_to_fp4(x.x, which, mode) |
                                            __hip_cvt_double_to_fp4(x.y, which, mode) << 4);
}
LOCKSTEP_FP4 __hip_fp4x2_storage_t __hip_cvt_float2_to_fp4x2(const float2 x, const __hip_fp4_interpretation_t which,
                                                             const hipRoundMode mode) {
  return __hip_cvt_double2_to_fp4x2(double2{x.x, x.y}, which, mode);
}
LOCKSTEP_FP4 __half_raw __hip_cvt_fp4_to_halfraw(const __hip_fp4_storage_t x, const __hip_fp4_interpretation_t) {
  __half_raw result{};
  result.data = static_cast<_Float16>(lockstep_float_of_fp4(x));
  return result;
}
LOCKSTEP_FP4 __half2_raw __hip_cvt_fp4x2_to_halfraw2(const __hip_fp4x2_storage_t x, const __hip_fp4_interpretation_t) {
  __half2_raw result{};
  result.data.x = static_cast<_Float16>(lockstep_float_of_fp4(x));
  result.data.y = static_cast<_Float16>(lockstep_float_of_fp4(x >> 4u));
  return result;
}

struct __hip_fp4_e2m1 {
  __hip_fp4_storage_t __x;

  __host__ __device__ __hip_fp4_e2m1() = default;
#define LOCKSTEP_FP4_FROM(type)                                \
  __host__ __device__ explicit __hip_fp4_e2m1(const type from) \
      : __x(__hip_cvt_double_to_fp4(static_cast<double>(from), __HIP_E2M1, hipRoundNearest)) {}
  LOCKSTEP_FP4_FROM(double)
  LOCKSTEP_FP4_FROM(float)
  LOCKSTEP_FP4_FROM(int)
  LOCKSTEP_FP4_FROM(unsigned)
  LOCKSTEP_FP4_FROM(short)
  LOCKSTEP_FP4_FROM(unsigned short)
  LOCKSTEP_FP4_FROM(long)
  LOCKSTEP_FP4_FROM(unsigned long)
  LOCKSTEP_FP4_FROM(long long)
  LOCKSTEP_FP4_FROM(unsigned long long)
#undef LOCKSTEP_FP4_FROM
  __host__ __device__ explicit __hip_fp4_e2m1(const __half from) : __hip_fp4_e2m1(static_cast<float>(from)) {}
  __host__ __device__ explicit __hip_fp4_e2m1(const __hip_bfloat16 from) : __hip_fp4_e2m1(static_cast<float>(from)) {}

  __host__ __device__ operator float() const { return lockstep_float_of_fp4(__x); }
  __host__ __device__ explicit operator bool() const { return (__x & 7) != 0; }
  __host__ __device__ explicit operator double() const { return lockstep_float_of_fp4(__x); }
  __host__ __device__ explicit operator __half() const { return __float2half(lockstep_float_of_fp4(__x)); }
  __host__ __device__ explicit operator __hip_bfloat16() const { return __float2bfloat16(lockstep_float_of_fp4(__x)); }
#define LOCKSTEP_FP4_TO(type) \
  __host__ __device__ explicit operator type() const { return static_cast<type>(lockstep_float_of_fp4(__x)); }
  LOCKSTEP_FP4_TO(signed char)
  LOCKSTEP_FP4_TO(short)
  LOCKSTEP_FP4_TO(int)
  LOCKSTEP_FP4_TO(long)
  LOCKSTEP_FP4_TO(long long)
#undef LOCKSTEP_FP4_TO
};
struct __hip_fp4x2_e2m1 {
  __hip_fp4x2_storage_t __x;

  __host__ __device__ __hip_fp4x2_e2m1() = default;
  __host__ __device__ explicit __hip_fp4x2_e2m1(const double2 from)
      : __x(__hip_cvt_double2_to_fp4x2(from, __HIP_E2M1, hipRoundNearest)) {}
  __host__ __device__ explicit __hip_fp4x2_e2m1(const float2 from)
      : __x(__hip_cvt_float2_to_fp4x2(from, __HIP_E2M1, hipRoundNearest)) {}
  __host__ __device__ explicit __hip_fp4x2_e2m1(const __half2 from) : __hip_fp4x2_e2m1(__half22float2(from)) {}
  __host__ __device__ explicit __hip_fp4x2_e2m1(const __hip_bfloat162 from)
      : __hip_fp4x2_e2m1(static_cast<float2>(from)) {}

  __host__ __device__ operator float2() const { return {lockstep_float_of_fp4(__x), lockstep_float_of_fp4(__x >> 4u)}; }
  __host__ __device__ explicit operator __half2() const { return __float22half2_rn(static_cast<float2>(*this)); }
};
struct __attribute__((aligned(2))) __hip_fp4x4_e2m1 {
  __hip_fp4x4_storage_t __x;

  __host__ __device__ __hip_fp4x4_e2m1() = default;
  __host__ __device__ explicit __hip_fp4x4_e2m1(const float4 from)
      : __x(static_cast<__hip_fp4x4_storage_t>(
            __hip_cvt_float2_to_fp4x2(float2{from.x, from.y}, __HIP_E2M1, hipRoundNearest) |
            __hip_cvt_float2_to_fp4x2(float2{from.z, from.w}, __HIP_E2M1, hipRoundNearest) << 8)) {}
  __host__ __device__ operator float4() const {
    return {lockstep_float_of_fp4(__x), lockstep_float_of_fp4(__x >> 4u), lockstep_float_of_fp4(__x >> 8u),
            lockstep_float_of_fp4(__x >> 12u)};
  }
};

#undef LOCKSTEP_FP4
