// HIP's headers of version 5 (Debian's) with a newer clang: what they take from it, and it has no more. Before all else
// in a HIP program that scripts/compile_hip.sh or hiprtc here compiles.
#pragma once
#ifdef __HIP__

// Reciprocals of halves, which clang's own headers declared. hip_fp16.h calls them.
typedef _Float16 lockstep_two_halves __attribute__((ext_vector_type(2)));
static inline __attribute__((device, always_inline, const)) _Float16 __llvm_amdgcn_rcp_f16(_Float16 x) {
  return static_cast<_Float16>(__builtin_amdgcn_rcph(x));
}
static inline __attribute__((device, always_inline, const)) lockstep_two_halves __llvm_amdgcn_rcp_2f16(
    lockstep_two_halves x) {
  return lockstep_two_halves{__llvm_amdgcn_rcp_f16(x.x), __llvm_amdgcn_rcp_f16(x.y)};
}

// The headers' atomicInc and atomicDec are intrinsics that LLVM has dropped: they step aside for these.
#define atomicInc lockstep_atomicInc_of_the_header
#define atomicDec lockstep_atomicDec_of_the_header
#include <hip/hip_runtime.h>
#undef atomicInc
#undef atomicDec
static inline __attribute__((device)) unsigned atomicInc(unsigned* address, unsigned most) {
  return __builtin_amdgcn_atomic_inc32(address, most, __ATOMIC_RELAXED, "agent");
}
static inline __attribute__((device)) unsigned atomicDec(unsigned* address, unsigned most) {
  return __builtin_amdgcn_atomic_dec32(address, most, __ATOMIC_RELAXED, "agent");
}

#endif
