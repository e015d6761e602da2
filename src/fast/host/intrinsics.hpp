// The host's vector intrinsics. g++ 12 warns falsely that its own headers use uninitialised values (GCC bug 105593).
#pragma once

#include "fast/host/host_isa.hpp"

#if LOCKSTEP_X86_64
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

/// Before a function, as LOCKSTEP_TARGET_AVX2.
#define LOCKSTEP_TARGET_AVX512 [[gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,bmi,bmi2,f16c,lzcnt,popcnt")]]
/// The same for loops that the compiler vectorises: g++ would keep to 32 bytes.
#if defined(__clang__)
#define LOCKSTEP_TARGET_AVX512_WIDE LOCKSTEP_TARGET_AVX512
#else
#define LOCKSTEP_TARGET_AVX512_WIDE \
  [[gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,bmi,bmi2,f16c,lzcnt,popcnt,prefer-vector-width=512")]]
#endif
#define LOCKSTEP_TARGET_VNNI \
  [[gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2,fma,bmi,bmi2,f16c,lzcnt,popcnt")]]
#define LOCKSTEP_TARGET_BF16 \
  [[gnu::target(             \
      "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx512vbmi2,avx512bf16,avx2,fma,bmi,bmi2,f16c,lzcnt,popcnt")]]
/// Before a helper that is part of such a function.
#define LOCKSTEP_INLINE_AVX2 [[gnu::always_inline]] LOCKSTEP_TARGET_AVX2 static inline
#define LOCKSTEP_INLINE_AVX512 [[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 static inline
#define LOCKSTEP_INLINE_BF16 [[gnu::always_inline]] LOCKSTEP_TARGET_BF16 static inline
#define LOCKSTEP_INLINE_VNNI [[gnu::always_inline]] LOCKSTEP_TARGET_VNNI static inline
#endif
