#include "engine.hpp"

#include "cdna4/bit_flow.hpp"
#include "fast/isa_kernels.hpp"
#include "launch/isa_device_members.hpp"

namespace lockstep {
template class IsaDevice<wave32_test::Fake32>;
template const fast::KernelSet& fast::kernel_set<wave32_test::Fake32>();
LOCKSTEP_ENGINES(template, wave32_test::Wave32)
}  // namespace lockstep
