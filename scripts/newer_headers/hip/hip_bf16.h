// Numbers of bfloat16, by the names that HIP's own header of versions 6 and 7 has. Headers of version 5 have none.
#pragma once
#include <hip/hip_runtime.h>

#define LOCKSTEP_BF16 static inline __host__ __device__
#define LOCKSTEP_BF16_DEVICE static inline __device__

struct __attribute__((aligned(2))) __hip_bfloat16_raw {
  unsigned short x;
};
struct __attribute__((aligned(4))) __hip_bfloat162_raw {
  unsigned short x, y;
};

// To the nearest, ties to even, once. A host's compiler would call a function of its runtime library, which an older
// one has not.
LOCKSTEP_BF16 unsigned short lockstep_bf16_of(float from) {
#ifdef __HIP_DEVICE_COMPILE__
  return __builtin_bit_cast(unsigned short, static_cast<__bf16>(from));
#else
  const unsigned bits = __builtin_bit_cast(unsigned, from);
  if ((bits & 0x7fffffffu) > 0x7f800000u) return static_cast<unsigned short>(bits >> 16 | 0x40u);
  return static_cast<unsigned short>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
#endif
}
LOCKSTEP_BF16 unsigned short lockstep_bf16_of(double from) {
  const float near = static_cast<float>(from);
  unsigned bits = __builtin_bit_cast(unsigned, near);
  // Rounded to odd first: what is lost then never looks like a tie.
  if (static_cast<double>(near) != from && near == near) {
    const double size = from < 0 ? -from : from,
                 got = near < 0 ? -static_cast<double>(near) : static_cast<double>(near);
    if (got > size) --bits;
    bits |= 1u;
  }
  return lockstep_bf16_of(__builtin_bit_cast(float, bits));
}

struct __attribute__((aligned(2))) __hip_bfloat16 {
 protected:
  unsigned short __x;

 public:
  __host__ __device__ __hip_bfloat16() = default;
  __host__ __device__ __hip_bfloat16(float from) : __x(lockstep_bf16_of(from)) {}
  __host__ __device__ __hip_bfloat16(double from) : __x(lockstep_bf16_of(from)) {}
  __host__ __device__ __hip_bfloat16(int from) : __x(lockstep_bf16_of(static_cast<double>(from))) {}
  __host__ __device__ __hip_bfloat16(unsigned from) : __x(lockstep_bf16_of(static_cast<double>(from))) {}
  __host__ __device__ __hip_bfloat16(short from) : __x(lockstep_bf16_of(static_cast<float>(from))) {}
  __host__ __device__ __hip_bfloat16(unsigned short from) : __x(lockstep_bf16_of(static_cast<float>(from))) {}
  __host__ __device__ __hip_bfloat16(__bf16 from) : __x(__builtin_bit_cast(unsigned short, from)) {}
  __host__ __device__ __hip_bfloat16(const __hip_bfloat16_raw& from) : __x(from.x) {}

  __host__ __device__ operator __hip_bfloat16_raw() const { return {__x}; }
  __host__ __device__ operator __bf16() const { return __builtin_bit_cast(__bf16, __x); }
  __host__ __device__ operator float() const { return __builtin_bit_cast(float, static_cast<unsigned>(__x) << 16); }
  __host__ __device__ operator bool() const { return (__x & 0x7fffu) != 0; }
#define LOCKSTEP_BF16_TO(type) \
  __host__ __device__ operator type() const { return static_cast<type>(static_cast<float>(*this)); }
  LOCKSTEP_BF16_TO(char)
  LOCKSTEP_BF16_TO(signed char)
  LOCKSTEP_BF16_TO(unsigned char)
  LOCKSTEP_BF16_TO(short)
  LOCKSTEP_BF16_TO(unsigned short)
  LOCKSTEP_BF16_TO(int)
  LOCKSTEP_BF16_TO(unsigned)
  LOCKSTEP_BF16_TO(long)
  LOCKSTEP_BF16_TO(unsigned long)
  LOCKSTEP_BF16_TO(long long)
  LOCKSTEP_BF16_TO(unsigned long long)
#undef LOCKSTEP_BF16_TO
};

struct __attribute__((aligned(4))) __hip_bfloat162 {
  __hip_bfloat16 x, y;

  __host__ __device__ __hip_bfloat162() = default;
  __host__ __device__ __hip_bfloat162(const __hip_bfloat16& low, const __hip_bfloat16& high) : x(low), y(high) {}
  __host__ __device__ __hip_bfloat162(const __hip_bfloat162_raw& from)
      : x(__hip_bfloat16_raw{from.x}), y(__hip_bfloat16_raw{from.y}) {}
  __host__ __device__ operator __hip_bfloat162_raw() const {
    return {static_cast<__hip_bfloat16_raw>(x).x, static_cast<__hip_bfloat16_raw>(y).x};
  }
  __host__ __device__ operator float2() const { return {static_cast<float>(x), static_cast<float>(y)}; }
};

// Bits.
LOCKSTEP_BF16 unsigned short __bfloat16_as_ushort(const __hip_bfloat16 a) { return __hip_bfloat16_raw(a).x; }
LOCKSTEP_BF16 short __bfloat16_as_short(const __hip_bfloat16 a) { return static_cast<short>(__bfloat16_as_ushort(a)); }
LOCKSTEP_BF16 __hip_bfloat16 __ushort_as_bfloat16(const unsigned short a) { return __hip_bfloat16_raw{a}; }
LOCKSTEP_BF16 __hip_bfloat16 __short_as_bfloat16(const short a) {
  return __ushort_as_bfloat16(static_cast<unsigned short>(a));
}
#define HIPRT_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define HIPRT_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define HIPRT_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)
#define HIPRT_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define HIPRT_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define HIPRT_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define HIPRT_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
LOCKSTEP_BF16 bool __hisnan(const __hip_bfloat16 a) { return (__bfloat16_as_ushort(a) & 0x7fffu) > 0x7f80u; }
LOCKSTEP_BF16 int __hisinf(const __hip_bfloat16 a) { return (__bfloat16_as_ushort(a) & 0x7fffu) == 0x7f80u; }

// From one kind to another.
LOCKSTEP_BF16 float __bfloat162float(__hip_bfloat16 a) { return a; }
LOCKSTEP_BF16 __hip_bfloat16 __float2bfloat16(float a) { return a; }
LOCKSTEP_BF16 __hip_bfloat16 __double2bfloat16(const double a) { return a; }
LOCKSTEP_BF16 __hip_bfloat16 __int2bfloat16_rn(const int a) { return a; }
LOCKSTEP_BF16 float2 __bfloat1622float2(const __hip_bfloat162 a) { return a; }
LOCKSTEP_BF16 __hip_bfloat162 __float22bfloat162_rn(const float2 a) { return {a.x, a.y}; }
LOCKSTEP_BF16 __hip_bfloat162 __bfloat162bfloat162(const __hip_bfloat16 a) { return {a, a}; }
LOCKSTEP_BF16 __hip_bfloat162 __halves2bfloat162(const __hip_bfloat16 a, const __hip_bfloat16 b) { return {a, b}; }
LOCKSTEP_BF16 __hip_bfloat16 __low2bfloat16(const __hip_bfloat162 a) { return a.x; }
LOCKSTEP_BF16 __hip_bfloat16 __high2bfloat16(const __hip_bfloat162 a) { return a.y; }
LOCKSTEP_BF16 __hip_bfloat162 __low2bfloat162(const __hip_bfloat162 a) { return {a.x, a.x}; }
LOCKSTEP_BF16 __hip_bfloat162 __high2bfloat162(const __hip_bfloat162 a) { return {a.y, a.y}; }
LOCKSTEP_BF16 float __low2float(const __hip_bfloat162 a) { return a.x; }
LOCKSTEP_BF16 float __high2float(const __hip_bfloat162 a) { return a.y; }
LOCKSTEP_BF16 __hip_bfloat162 __lows2bfloat162(const __hip_bfloat162 a, const __hip_bfloat162 b) { return {a.x, b.x}; }
LOCKSTEP_BF16 __hip_bfloat162 __highs2bfloat162(const __hip_bfloat162 a, const __hip_bfloat162 b) { return {a.y, b.y}; }
LOCKSTEP_BF16 __hip_bfloat162 __lowhigh2highlow(const __hip_bfloat162 a) { return {a.y, a.x}; }

// Arithmetic: a float has more than twice the bits, so that its result, rounded once more, is the right one.
LOCKSTEP_BF16 __hip_bfloat16 __hneg(const __hip_bfloat16 a) {
  return __ushort_as_bfloat16(static_cast<unsigned short>(__bfloat16_as_ushort(a) ^ 0x8000u));
}
LOCKSTEP_BF16 __hip_bfloat16 __habs(const __hip_bfloat16 a) {
  return __ushort_as_bfloat16(static_cast<unsigned short>(__bfloat16_as_ushort(a) & 0x7fffu));
}
LOCKSTEP_BF16 __hip_bfloat162 __hneg2(const __hip_bfloat162 a) { return {__hneg(a.x), __hneg(a.y)}; }
LOCKSTEP_BF16 __hip_bfloat162 __habs2(const __hip_bfloat162 a) { return {__habs(a.x), __habs(a.y)}; }
LOCKSTEP_BF16 __hip_bfloat16 operator+(const __hip_bfloat16& a) { return a; }
LOCKSTEP_BF16 __hip_bfloat162 operator+(const __hip_bfloat162& a) { return a; }
LOCKSTEP_BF16 __hip_bfloat16 operator-(const __hip_bfloat16& a) { return __hneg(a); }
LOCKSTEP_BF16 __hip_bfloat162 operator-(const __hip_bfloat162& a) { return __hneg2(a); }
#define LOCKSTEP_BF16_OPERATION(name, name2, op)                                                                    \
  LOCKSTEP_BF16 __hip_bfloat16 name(const __hip_bfloat16 a, const __hip_bfloat16 b) {                               \
    return static_cast<float>(a) op static_cast<float>(b);                                                          \
  }                                                                                                                 \
  LOCKSTEP_BF16 __hip_bfloat162 name2(const __hip_bfloat162 a, const __hip_bfloat162 b) {                           \
    return {name(a.x, b.x), name(a.y, b.y)};                                                                        \
  }                                                                                                                 \
  LOCKSTEP_BF16 __hip_bfloat16 operator op(const __hip_bfloat16& a, const __hip_bfloat16& b) { return name(a, b); } \
  LOCKSTEP_BF16 __hip_bfloat162 operator op(const __hip_bfloat162& a, const __hip_bfloat162& b) {                   \
    return name2(a, b);                                                                                             \
  }                                                                                                                 \
  LOCKSTEP_BF16 __hip_bfloat16& operator op## = (__hip_bfloat16 & a, const __hip_bfloat16& b) {                     \
    return a = name(a, b);                                                                                          \
  }                                                                                                                 \
  LOCKSTEP_BF16 __hip_bfloat162& operator op## = (__hip_bfloat162 & a, const __hip_bfloat162& b) {                  \
    return a = name2(a, b);                                                                                         \
  }
LOCKSTEP_BF16_OPERATION(__hadd, __hadd2, +)
LOCKSTEP_BF16_OPERATION(__hsub, __hsub2, -)
LOCKSTEP_BF16_OPERATION(__hmul, __hmul2, *)
LOCKSTEP_BF16_OPERATION(__hdiv, __h2div, /)
#undef LOCKSTEP_BF16_OPERATION
#define LOCKSTEP_BF16_STEP(type, one, op, by)                   \
  LOCKSTEP_BF16 type& operator op(type& a) { return a by one; } \
  LOCKSTEP_BF16 type operator op(type& a, int) {                \
    const type before = a;                                      \
    op a;                                                       \
    return before;                                              \
  }
LOCKSTEP_BF16_STEP(__hip_bfloat16, HIPRT_ONE_BF16, ++, +=)
LOCKSTEP_BF16_STEP(__hip_bfloat16, HIPRT_ONE_BF16, --, -=)
LOCKSTEP_BF16_STEP(__hip_bfloat162, __bfloat162bfloat162(HIPRT_ONE_BF16), ++, +=)
LOCKSTEP_BF16_STEP(__hip_bfloat162, __bfloat162bfloat162(HIPRT_ONE_BF16), --, -=)
#undef LOCKSTEP_BF16_STEP
LOCKSTEP_BF16_DEVICE __hip_bfloat16 __hfma(const __hip_bfloat16 a, const __hip_bfloat16 b, const __hip_bfloat16 c) {
  return __builtin_elementwise_fma(static_cast<__bf16>(a), static_cast<__bf16>(b), static_cast<__bf16>(c));
}
LOCKSTEP_BF16_DEVICE __hip_bfloat162 __hfma2(const __hip_bfloat162 a, const __hip_bfloat162 b,
                                             const __hip_bfloat162 c) {
  return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};
}

// Comparisons: by themselves, and true where a NaN is compared; of two numbers as 1 and 0, or as whether both hold.
#define LOCKSTEP_BF16_COMPARISON(name, op)                                                       \
  LOCKSTEP_BF16 bool __h##name(const __hip_bfloat16 a, const __hip_bfloat16 b) {                 \
    return static_cast<float>(a) op static_cast<float>(b);                                       \
  }                                                                                              \
  LOCKSTEP_BF16 bool __h##name##u(const __hip_bfloat16 a, const __hip_bfloat16 b) {              \
    return __hisnan(a) || __hisnan(b) || __h##name(a, b);                                        \
  }                                                                                              \
  LOCKSTEP_BF16 bool __hb##name##2(const __hip_bfloat162 a, const __hip_bfloat162 b) {           \
    return __h##name(a.x, b.x) && __h##name(a.y, b.y);                                           \
  }                                                                                              \
  LOCKSTEP_BF16 bool __hb##name##u2(const __hip_bfloat162 a, const __hip_bfloat162 b) {          \
    return __h##name##u(a.x, b.x) && __h##name##u(a.y, b.y);                                     \
  }                                                                                              \
  LOCKSTEP_BF16 __hip_bfloat162 __h##name##2(const __hip_bfloat162 a, const __hip_bfloat162 b) { \
    return {__h##name(a.x, b.x) ? HIPRT_ONE_BF16 : HIPRT_ZERO_BF16,                              \
            __h##name(a.y, b.y) ? HIPRT_ONE_BF16 : HIPRT_ZERO_BF16};                             \
  }                                                                                              \
  LOCKSTEP_BF16 bool operator op(const __hip_bfloat16& a, const __hip_bfloat16& b) { return __h##name(a, b); }
LOCKSTEP_BF16_COMPARISON(eq, ==)
LOCKSTEP_BF16_COMPARISON(ne, !=)
LOCKSTEP_BF16_COMPARISON(lt, <)
LOCKSTEP_BF16_COMPARISON(le, <=)
LOCKSTEP_BF16_COMPARISON(gt, >)
LOCKSTEP_BF16_COMPARISON(ge, >=)
#undef LOCKSTEP_BF16_COMPARISON
LOCKSTEP_BF16 bool operator==(const __hip_bfloat162& a, const __hip_bfloat162& b) { return __hbeq2(a, b); }
LOCKSTEP_BF16 bool operator!=(const __hip_bfloat162& a, const __hip_bfloat162& b) { return !(a == b); }
LOCKSTEP_BF16 bool operator<(const __hip_bfloat162& a, const __hip_bfloat162& b) { return __hblt2(a, b); }
LOCKSTEP_BF16 bool operator<=(const __hip_bfloat162& a, const __hip_bfloat162& b) { return __hble2(a, b); }
LOCKSTEP_BF16 bool operator>(const __hip_bfloat162& a, const __hip_bfloat162& b) { return __hbgt2(a, b); }
LOCKSTEP_BF16 bool operator>=(const __hip_bfloat162& a, const __hip_bfloat162& b) { return __hbge2(a, b); }
LOCKSTEP_BF16 __hip_bfloat162 __hisnan2(const __hip_bfloat162 a) {
  return {__hisnan(a.x) ? HIPRT_ONE_BF16 : HIPRT_ZERO_BF16, __hisnan(a.y) ? HIPRT_ONE_BF16 : HIPRT_ZERO_BF16};
}
LOCKSTEP_BF16 __hip_bfloat16 __hmax(const __hip_bfloat16 a, const __hip_bfloat16 b) {
  if (__hisnan(a)) return __hisnan(b) ? HIPRT_NAN_BF16 : b;
  return __hisnan(b) || a > b ? a : b;
}
LOCKSTEP_BF16 __hip_bfloat16 __hmin(const __hip_bfloat16 a, const __hip_bfloat16 b) {
  if (__hisnan(a)) return __hisnan(b) ? HIPRT_NAN_BF16 : b;
  return __hisnan(b) || a < b ? a : b;
}
LOCKSTEP_BF16 __hip_bfloat162 __hmax2(const __hip_bfloat162 a, const __hip_bfloat162 b) {
  return {__hmax(a.x, b.x), __hmax(a.y, b.y)};
}
LOCKSTEP_BF16 __hip_bfloat162 __hmin2(const __hip_bfloat162 a, const __hip_bfloat162 b) {
  return {__hmin(a.x, b.x), __hmin(a.y, b.y)};
}

// Functions, by those of float.
#define LOCKSTEP_BF16_FUNCTION(name, ...)                               \
  LOCKSTEP_BF16_DEVICE __hip_bfloat16 h##name(const __hip_bfloat16 h) { \
    const float x = h;                                                  \
    return __VA_ARGS__;                                                 \
  }                                                                     \
  LOCKSTEP_BF16_DEVICE __hip_bfloat162 h2##name(const __hip_bfloat162 h) { return {h##name(h.x), h##name(h.y)}; }
LOCKSTEP_BF16_FUNCTION(ceil, __builtin_ceilf(x))
LOCKSTEP_BF16_FUNCTION(floor, __builtin_floorf(x))
LOCKSTEP_BF16_FUNCTION(rint, __builtin_rintf(x))
LOCKSTEP_BF16_FUNCTION(trunc, __builtin_truncf(x))
LOCKSTEP_BF16_FUNCTION(sin, sinf(x))
LOCKSTEP_BF16_FUNCTION(cos, cosf(x))
LOCKSTEP_BF16_FUNCTION(exp, expf(x))
LOCKSTEP_BF16_FUNCTION(exp2, exp2f(x))
LOCKSTEP_BF16_FUNCTION(exp10, exp10f(x))
LOCKSTEP_BF16_FUNCTION(log, logf(x))
LOCKSTEP_BF16_FUNCTION(log2, log2f(x))
LOCKSTEP_BF16_FUNCTION(log10, log10f(x))
LOCKSTEP_BF16_FUNCTION(rcp, 1.0f / x)
LOCKSTEP_BF16_FUNCTION(sqrt, sqrtf(x))
LOCKSTEP_BF16_FUNCTION(rsqrt, rsqrtf(x))
#undef LOCKSTEP_BF16_FUNCTION

// Between lanes.
#define LOCKSTEP_BF16_SHUFFLE(name, where)                                                          \
  LOCKSTEP_BF16_DEVICE __hip_bfloat16 name(__hip_bfloat16 var, where at, int width = warpSize) {    \
    return __ushort_as_bfloat16(                                                                    \
        static_cast<unsigned short>(name(static_cast<int>(__bfloat16_as_ushort(var)), at, width))); \
  }                                                                                                 \
  LOCKSTEP_BF16_DEVICE __hip_bfloat162 name(__hip_bfloat162 var, where at, int width = warpSize) {  \
    const __hip_bfloat162_raw raw = var;                                                            \
    return __builtin_bit_cast(__hip_bfloat162_raw, name(__builtin_bit_cast(int, raw), at, width));  \
  }
LOCKSTEP_BF16_SHUFFLE(__shfl, int)
LOCKSTEP_BF16_SHUFFLE(__shfl_xor, int)
LOCKSTEP_BF16_SHUFFLE(__shfl_up, unsigned)
LOCKSTEP_BF16_SHUFFLE(__shfl_down, unsigned)
#undef LOCKSTEP_BF16_SHUFFLE

// What was there before is the result.
LOCKSTEP_BF16_DEVICE __hip_bfloat162 unsafeAtomicAdd(__hip_bfloat162* address, __hip_bfloat162 value) {
  auto* const whole = reinterpret_cast<unsigned*>(address);
  unsigned before = __hip_atomic_load(whole, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  for (;;) {
    const __hip_bfloat162 old = __builtin_bit_cast(__hip_bfloat162_raw, before);
    const __hip_bfloat162_raw sum = old + value;
    if (__hip_atomic_compare_exchange_strong(whole, &before, __builtin_bit_cast(unsigned, sum), __ATOMIC_RELAXED,
                                             __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT))
      return old;
  }
}
// The neighbour gets -0 added, which changes no number.
LOCKSTEP_BF16_DEVICE __hip_bfloat16 unsafeAtomicAdd(__hip_bfloat16* address, __hip_bfloat16 value) {
  const auto place = reinterpret_cast<unsigned long>(address);
  auto* const both = reinterpret_cast<__hip_bfloat162*>(place & ~3ul);
  if ((place & 2) == 0) return unsafeAtomicAdd(both, {value, HIPRT_NEG_ZERO_BF16}).x;
  return unsafeAtomicAdd(both, {HIPRT_NEG_ZERO_BF16, value}).y;
}

#undef LOCKSTEP_BF16
#undef LOCKSTEP_BF16_DEVICE
