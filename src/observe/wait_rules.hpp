// In which order accesses of one counter return, by ISA. Source: LLVM's insertion of waits (FLAT in order: gfx10 and
// later; VMEM writes VGPRs in order: gfx9 to gfx11; expert scheduling: gfx12).
#pragma once

#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/wait_counter.hpp"

namespace lockstep {

struct WaitRules {
  /// FLAT returns in order with the other accesses of its counters. If it does not, only a wait for 0 says that it has
  /// returned, because it may return from LDS or from memory.
  bool flat_in_order = true;
  /// Two vector loads into one register write it in the order in which they were issued.
  bool loads_write_in_order = true;
  /// A kernel can turn off hardware's waits for VGPRs (expert_scheduling.hpp).
  bool expert_scheduling = false;

  /// Two accesses into one register need no wait between them.
  constexpr bool write_in_order(AccessClass kind) const {
    switch (kind) {
      case AccessClass::scalar: return false;
      case AccessClass::vector_load:
      case AccessClass::vector_store: return loads_write_in_order;
      case AccessClass::flat_load:
      case AccessClass::flat_store: return flat_in_order && loads_write_in_order;
      default: return true;
    }
  }
};

constexpr WaitRules wait_rules(HazardFamily family) {
  switch (family) {
    case HazardFamily::gfx900:
    case HazardFamily::gfx908:
    case HazardFamily::gfx90a:
    case HazardFamily::gfx940:
    case HazardFamily::gfx950: return {false, true, false};
    case HazardFamily::gfx12:
    case HazardFamily::gfx1250: return {true, false, true};
    default: return {};
  }
}

}  // namespace lockstep
