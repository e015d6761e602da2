// What it means that a kernel calls a function which its code object lacks: most of these names stand for a service of
// ROCm's runtime or for a library that was not linked.
#pragma once

#include <string>
#include <string_view>

namespace lockstep {

namespace detail {

struct MissingSymbol {
  std::string_view begin;  ///< of the name; the first row that fits counts
  bool whole;              ///< the name has nothing after it
  std::string_view meaning;
};

inline constexpr std::string_view means_printf =
    "the kernel calls printf, which needs ROCm's device library and a host that prints its buffer; lockstep has "
    "neither: leave the call out, or store the values in a buffer and look at them after the launch";
inline constexpr std::string_view means_assert =
    "the kernel uses assert, which ends in a call of the host that lockstep does not have: compile it with -DNDEBUG, "
    "or "
    "use __builtin_trap(), which is a fault here";
inline constexpr std::string_view means_heap =
    "the kernel allocates memory while it runs, from a heap of ROCm's device library and runtime that lockstep does "
    "not "
    "have: give it a buffer as an argument";
inline constexpr std::string_view means_hostcall =
    "the kernel calls a function of the host (HIP's printf, assert and malloc end in one), a service of ROCm's runtime "
    "that lockstep does not have";
inline constexpr std::string_view means_device_library =
    "a function of ROCm's device libraries, which were not linked: compile without -nogpulib where ROCm is installed, "
    "or "
    "link its ocml.bc, ockl.bc and oclc_*.bc";

inline constexpr MissingSymbol missing_symbols[] = {
    {"__printf_alloc", true, means_printf},
    {"printf", true, means_printf},
    {"puts", true, means_printf},
    {"__ockl_printf_", false, means_printf},
    {"__ockl_fprintf_", false, means_printf},
    {"__assert_fail", true, means_assert},
    {"__assertfail", true, means_assert},
    {"malloc", true, means_heap},
    {"free", true, means_heap},
    {"_Znwm", true, means_heap},
    {"_Znam", true, means_heap},
    {"_ZdlPv", false, means_heap},
    {"_ZdaPv", false, means_heap},
    {"__ockl_dm_", false, means_heap},
    {"__ockl_devmem_request", true, means_heap},
    {"__ockl_hostcall_", false, means_hostcall},
    {"__ockl_call_host_function", true, means_hostcall},
    {"__ocml_", false, means_device_library},
    {"__ockl_", false, means_device_library},
    {"__oclc_", false, means_device_library},
    {"_Z", false,
     "the code object was linked without what defines it; OpenCL C's own functions are in libclc, which "
     "scripts/compile_kernel.sh links"},
};

}  // namespace detail

/// One phrase that says what the missing function is for, and what to do.
[[gnu::cold]] inline std::string_view missing_symbol_meaning(std::string_view name) {
  for (const detail::MissingSymbol& row : detail::missing_symbols)
    if (row.whole ? name == row.begin : name.substr(0, row.begin.size()) == row.begin) return row.meaning;
  return "the code object was linked without what defines it";
}

}  // namespace lockstep
