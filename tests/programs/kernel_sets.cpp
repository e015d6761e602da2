#include "kernel_sets.hpp"

#include "cdna3/execute.hpp"
#include "cdna3/fast_operations.hpp"
#include "cdna4/execute.hpp"
#include "cdna4/fast_operations.hpp"
#include "cdna5/execute.hpp"
#include "cdna5/fast_operations.hpp"
#include "fast/program/kernel_set.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "rdna3/execute.hpp"
#include "rdna3/fast_operations.hpp"
#include "rdna3_5/execute.hpp"
#include "rdna3_5/fast_operations.hpp"
#include "rdna4/execute.hpp"
#include "rdna4/fast_operations.hpp"

namespace {

template <class Isa>
void use_small_set_of(bool small) {
  static const lockstep::fast::KernelSet* const whole = lockstep::fast::whole_set<Isa>;
  lockstep::fast::whole_set<Isa> = small ? nullptr : whole;
}

}  // namespace

void programs::use_small_set(bool small) {
  use_small_set_of<lockstep::cdna3::Isa>(small);
  use_small_set_of<lockstep::cdna4::Isa>(small);
  use_small_set_of<lockstep::cdna5::Isa>(small);
  use_small_set_of<lockstep::rdna4::Isa>(small);
  use_small_set_of<lockstep::rdna3_5::Isa>(small);
  use_small_set_of<lockstep::rdna3::Isa>(small);
}
