// Numbers of memory in all lanes of a 512-bit register, by loads alone. VBROADCASTSS and VBROADCASTSD, which compilers
// take for floats, are a shuffle besides on Zen 4, on one of the ports of multiply-adds; VPBROADCASTD and VPBROADCASTQ
// are none on any core.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"

#if LOCKSTEP_X86_64

namespace lockstep::fast::avx512 {

template <class T>
LOCKSTEP_INLINE_AVX512 __m512i broadcast_dword(const T* from) {
  static_assert(sizeof(T) == 4);
  __m512i result;
  asm("vpbroadcastd %1, %0" : "=v"(result) : "m"(*from));
  return result;
}
LOCKSTEP_INLINE_AVX512 __m512 broadcast(const float* from) { return _mm512_castsi512_ps(broadcast_dword(from)); }

LOCKSTEP_INLINE_AVX512 __m512d broadcast(const double* from) {
  __m512d result;
  asm("vpbroadcastq %1, %0" : "=v"(result) : "m"(*from));
  return result;
}

/// Two dwords, each in half the places.
template <class T>
LOCKSTEP_INLINE_AVX512 __m512 broadcast_pair(const T* from) {
  static_assert(sizeof(T) == 4);
  __m512 result;
  asm("vpbroadcastq %1, %0" : "=v"(result) : "m"(*reinterpret_cast<const T(*)[2]>(from)));
  return result;
}
/// One of them in all places: that of row R, where they are numbers of two rows.
template <std::size_t R>
LOCKSTEP_INLINE_AVX512 __m512 row_of_pair(__m512 pair) {
  return R % 2 == 0 ? _mm512_moveldup_ps(pair) : _mm512_movehdup_ps(pair);
}

}  // namespace lockstep::fast::avx512
#endif
