// Check `memory`: accesses that fault, collected without stopping at the first. The lane at fault is left out of its
// instruction, so that what follows is as if it had been switched off there.
#pragma once

#include <string>

#include "lockstep/observe/check.hpp"

namespace lockstep {

class MemoryCheck final : public Check {
 public:
  using Check::Check;

  bool skip_fault(const Step& step, const Fault& fault) override {
    FindingPlace at = place(step, fault.lane);
    findings().add(CheckKind::memory, at, {}, static_cast<std::uint64_t>(fault.kind), [&](Finding& f) {
      f.what = std::string(fault_name(fault.kind)) + " " +
               (step.access != nullptr && step.access->writes() ? "write" : "access") + " of " +
               count_of(fault.size, "byte") + " at address " + hex(fault.address) + ": " + std::string(fault.detail);
    });
    return true;
  }
};

}  // namespace lockstep
