#include "fast/program/kernel_set.hpp"

#include <map>
#include <mutex>

#include "fast/common_kernels.hpp"

namespace lockstep::fast {

const KernelSet& kernel_set(const IsaTables& isa) {
  static std::mutex mutex;
  static std::map<const IsaTables*, KernelSet> sets;
  const std::lock_guard lock(mutex);
  const auto [at, made] = sets.try_emplace(&isa);
  if (made) at->second = make_kernel_set(isa.operations, isa.wave_sizes[0]);
  return at->second;
}

}  // namespace lockstep::fast
