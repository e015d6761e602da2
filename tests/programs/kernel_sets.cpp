#include "kernel_sets.hpp"

#include "cdna4/execute.hpp"
#include "cdna4/fast_operations.hpp"
#include "lockstep/fast/program/kernel_set.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

void programs::use_small_set(bool small) {
  using Isa = lockstep::cdna4::Isa;
  static const lockstep::fast::KernelSet<Isa>* const whole = lockstep::fast::whole_set<Isa>;
  lockstep::fast::whole_set<Isa> = small ? nullptr : whole;
}
