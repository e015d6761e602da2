// Which vector instructions of the host the fast engine may use. Decided once at run time; results are the same at
// every level, only the speed differs.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>

#if defined(__x86_64__)
#define LOCKSTEP_X86_64 1
/// Before a function: it and what is inlined into it may use these instructions. Such functions are called only after
/// asking host_isa().
#define LOCKSTEP_TARGET_AVX2 [[gnu::target("avx2,fma,bmi,bmi2,f16c,lzcnt,popcnt")]]
#else
#define LOCKSTEP_X86_64 0
#define LOCKSTEP_TARGET_AVX2
#endif

namespace lockstep::fast {

enum class HostIsa : std::uint8_t {
  plain,       ///< portable C++
  avx2,        ///< x86-64 with AVX2, FMA, F16C, BMI2
  avx512,      ///< AVX-512 F, BW, DQ, VL as well
  avx512vnni,  ///< and AVX-512 VNNI
  avx512bf16,  ///< and AVX-512 BF16 whose products of pairs take the time of a multiply-add
};

constexpr std::string_view host_isa_name(HostIsa isa) {
  switch (isa) {
    case HostIsa::plain: return "plain";
    case HostIsa::avx2: return "avx2";
    case HostIsa::avx512: return "avx512";
    case HostIsa::avx512vnni: return "avx512vnni";
    case HostIsa::avx512bf16: return "avx512bf16";
  }
  return "plain";
}

/// The best level this machine has.
inline HostIsa best_host_isa() {
#if LOCKSTEP_X86_64
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") || !__builtin_cpu_supports("bmi2")) {
    return HostIsa::plain;
  }
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512bw") ||
      !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512vl")) {
    return HostIsa::avx2;
  }
  if (!__builtin_cpu_supports("avx512vnni")) return HostIsa::avx512;
  // (On Intel's cores they take twice that time.)
  return __builtin_cpu_supports("avx512bf16") && __builtin_cpu_is("amd") ? HostIsa::avx512bf16 : HostIsa::avx512vnni;
#else
  return HostIsa::plain;
#endif
}

/// Do shifts, masks and conversions of 512-bit registers take the ports of multiply-adds, as on Intel's cores? There
/// operands are better widened once, to memory. (Of machines with VNNI alone: the others' way is for the rest.)
inline bool widens_to_memory(HostIsa isa) {
#if LOCKSTEP_X86_64
  __builtin_cpu_init();
  return isa >= HostIsa::avx512vnni && __builtin_cpu_is("intel");
#else
  return isa > HostIsa::avx512bf16;
#endif
}

/// The level in use: the best one, or a lower one that the environment variable LOCKSTEP_HOST_ISA names (plain,
/// avx2, avx512, avx512vnni, avx512bf16). Read once.
inline HostIsa host_isa() {
  static const HostIsa chosen = [] {
    const HostIsa best = best_host_isa();
    const char* wanted = std::getenv("LOCKSTEP_HOST_ISA");
    if (wanted == nullptr) return best;
    for (HostIsa isa : {HostIsa::plain, HostIsa::avx2, HostIsa::avx512, HostIsa::avx512vnni}) {
      if (isa <= best && host_isa_name(isa) == wanted) return isa;
    }
    return best;
  }();
  return chosen;
}

}  // namespace lockstep::fast
