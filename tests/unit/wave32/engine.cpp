#include "engine.hpp"

#include "common_declared.hpp"
#include "fast/whole.hpp"
#include "launch/isa_device_members.hpp"

namespace lockstep {
template class IsaDevice<wave32_test::Fake32>;
template const fast::KernelSet& fast::kernel_set<wave32_test::Fake32>();
LOCKSTEP_ENGINES(template, wave32_test::Wave32)
}  // namespace lockstep

bool wave32_test::use_whole_set() { return lockstep::fast::use_whole_set<Fake32>(); }
