// What only a launch can say about a fault.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/base/fault.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/prepare.hpp"

namespace lockstep::detail {

/// Why waiting for other workgroups is in vain, how large the stack is, what the kernel wants of its host.
std::string launch_explanation(const Fault& fault, const PreparedLaunch& launch, std::uint64_t reached);

/// An access to nothing at null, or at a member of what a null pointer points to.
inline bool is_null_access(const Fault& fault) {
  constexpr std::uint64_t end_of_null = 0x10000;
  return fault.kind == FaultKind::out_of_bounds && fault.space == AddressSpace::global && fault.size != 0 &&
         fault.address < end_of_null;
}

inline std::string launch_explanation(const Fault& fault, const PreparedLaunch& launch, std::uint64_t reached) {
  const std::uint64_t workgroups = launch.dispatch.grid.volume();
  const bool spent = fault.kind == FaultKind::instruction_budget || fault.kind == FaultKind::barrier_deadlock;
  if (spent && reached < workgroups)
    return decimal(workgroups - reached) + " of the launch's " + decimal(workgroups) +
           " workgroups come later in the grid: each runs to its end before its host thread begins another, so waiting "
           "for a later one never ends with fewer host threads than workgroups";
  if (!launch.missing_services.empty() && is_null_access(fault))
    return "the launch has no service of a host for the kernel (null: " + launch.missing_services +
           "): if this is its printf, assert or malloc, run it in its HIP program with lockstep hip, which answers "
           "them";
  if (fault.kind != FaultKind::out_of_bounds || fault.space != AddressSpace::scratch || fault.size == 0) return "";
  std::string text = "each lane has " + count_of(launch.dispatch.scratch_bytes, "byte");
  if (launch.stack_bytes)
    text += ", " + decimal(*launch.stack_bytes) +
            " of them for what the compiler does not know the size of, as LaunchOptions::stack_bytes says";
  return text;
}

}  // namespace lockstep::detail
