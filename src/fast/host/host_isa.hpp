// Which vector instructions of the host the fast engine may use. Decided once at run time; results are the same at
// every level, only the speed differs.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
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
  plain,        ///< portable C++
  avx2,         ///< x86-64 with AVX2, FMA, F16C, BMI2
  avx512,       ///< AVX-512 F, BW, DQ, VL as well; all cores with no more than that are Intel's
  avx512vnni,   ///< and AVX-512 VNNI
  avx512intel,  ///< the same, for Intel's cores: 512-bit shifts, masks and conversions take the ports of multiply-adds,
                ///< so operands are widened once, to memory
  avx512bf16,   ///< VNNI, VBMI2 and AVX-512 BF16, whose products of pairs take the time of a multiply-add
};
inline constexpr std::array host_isas = {HostIsa::plain,      HostIsa::avx2,        HostIsa::avx512,
                                         HostIsa::avx512vnni, HostIsa::avx512intel, HostIsa::avx512bf16};

constexpr std::string_view host_isa_name(HostIsa isa) {
  switch (isa) {
    case HostIsa::plain: return "plain";
    case HostIsa::avx2: return "avx2";
    case HostIsa::avx512: return "avx512";
    case HostIsa::avx512vnni: return "avx512vnni";
    case HostIsa::avx512intel: return "avx512intel";
    case HostIsa::avx512bf16: return "avx512bf16";
  }
  return "plain";
}

/// Does this machine have the instructions?
inline bool has_host_isa(HostIsa isa) {
  if (isa == HostIsa::plain) return true;
#if LOCKSTEP_X86_64
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  const bool vnni = avx512 && __builtin_cpu_supports("avx512vnni");
  switch (isa) {
    case HostIsa::plain: break;
    case HostIsa::avx2: return avx2;
    case HostIsa::avx512: return avx512;
    case HostIsa::avx512vnni:
    case HostIsa::avx512intel: return vnni;
    case HostIsa::avx512bf16:
      return vnni && __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bf16");
  }
#endif
  return false;
}

/// The level for this machine's core. (On Intel's, products of pairs take twice the time of a multiply-add.)
inline HostIsa best_host_isa() {
#if LOCKSTEP_X86_64
  __builtin_cpu_init();
  if (has_host_isa(HostIsa::avx512intel) && __builtin_cpu_is("intel")) return HostIsa::avx512intel;
  if (has_host_isa(HostIsa::avx512bf16) && __builtin_cpu_is("amd")) return HostIsa::avx512bf16;
#endif
  for (const HostIsa isa : {HostIsa::avx512vnni, HostIsa::avx512, HostIsa::avx2})
    if (has_host_isa(isa)) return isa;
  return HostIsa::plain;
}

/// The level that the environment variable LOCKSTEP_HOST_ISA names, if there is such a level and this machine has it.
inline std::optional<HostIsa> wanted_host_isa() {
  const char* const wanted = std::getenv("LOCKSTEP_HOST_ISA");
  if (wanted != nullptr)
    for (const HostIsa isa : host_isas)
      if (host_isa_name(isa) == wanted && has_host_isa(isa)) return isa;
  return std::nullopt;
}

/// The level in use: the core's own, or the one that LOCKSTEP_HOST_ISA names. Read once.
inline HostIsa host_isa() {
  static const HostIsa chosen = wanted_host_isa().value_or(best_host_isa());
  return chosen;
}

}  // namespace lockstep::fast
