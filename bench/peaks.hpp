// What the processor can do at most: chains of multiply-adds in registers.
#pragma once

#include "fast/host/intrinsics.hpp"

namespace bench {

/// Multiply-adds (two operations each) of the loops below.
inline constexpr double peak_operations_512 = 20000.0 * 12 * 16 * 2, peak_operations_256 = 20000.0 * 12 * 8 * 2;
inline constexpr double peak_operations_vnni = 20000.0 * 12 * 64 * 2, peak_operations_madd = 20000.0 * 12 * 16 * 2;

#if LOCKSTEP_X86_64
// Twelve chains by name: in an array, g++ keeps them in memory.
#define BENCH_CHAINS(step) \
  step(0) step(1) step(2) step(3) step(4) step(5) step(6) step(7) step(8) step(9) step(10) step(11)

LOCKSTEP_TARGET_AVX512 inline void peak_fma_512() {
  const __m512 factor = _mm512_set1_ps(0.9999f), addend = _mm512_set1_ps(1e-4f);
#define BENCH_START(i) __m512 x##i = addend;
#define BENCH_STEP(i)                           \
  x##i = _mm512_fmadd_ps(x##i, factor, addend); \
  asm volatile("" : "+v"(x##i));
  BENCH_CHAINS(BENCH_START)
  for (int i = 0; i < 20000; ++i) {
    BENCH_CHAINS(BENCH_STEP)
  }
#undef BENCH_START
#undef BENCH_STEP
}
LOCKSTEP_TARGET_AVX2 inline void peak_fma_256() {
  const __m256 factor = _mm256_set1_ps(0.9999f), addend = _mm256_set1_ps(1e-4f);
#define BENCH_START(i) __m256 x##i = addend;
#define BENCH_STEP(i)                           \
  x##i = _mm256_fmadd_ps(x##i, factor, addend); \
  asm volatile("" : "+x"(x##i));
  BENCH_CHAINS(BENCH_START)
  for (int i = 0; i < 20000; ++i) {
    BENCH_CHAINS(BENCH_STEP)
  }
#undef BENCH_START
#undef BENCH_STEP
}
/// Pairs of 16-bit products, added up: what there is without VNNI.
LOCKSTEP_TARGET_AVX2 inline void peak_madd_256() {
  const __m256i factor = _mm256_set1_epi16(3);
#define BENCH_START(i) __m256i x##i = factor;
#define BENCH_STEP(i)                                             \
  x##i = _mm256_add_epi32(x##i, _mm256_madd_epi16(x##i, factor)); \
  asm volatile("" : "+x"(x##i));
  BENCH_CHAINS(BENCH_START)
  for (int i = 0; i < 20000; ++i) {
    BENCH_CHAINS(BENCH_STEP)
  }
#undef BENCH_START
#undef BENCH_STEP
}
LOCKSTEP_TARGET_VNNI inline void peak_vnni() {
  const __m512i factor = _mm512_set1_epi8(3);
#define BENCH_START(i) __m512i x##i = factor;
#define BENCH_STEP(i)                               \
  x##i = _mm512_dpbusd_epi32(x##i, factor, factor); \
  asm volatile("" : "+v"(x##i));
  BENCH_CHAINS(BENCH_START)
  for (int i = 0; i < 20000; ++i) {
    BENCH_CHAINS(BENCH_STEP)
  }
#undef BENCH_START
#undef BENCH_STEP
}
#undef BENCH_CHAINS
#endif

}  // namespace bench
