// Shared virtual memory: what agents do with the program's own memory, by pages.
#pragma once

#include <vector>

#include "agent.hpp"

namespace rocm {

/// What hsa_amd_svm_attributes_set lets the agent's kernels use, but for what the program has unmapped since.
std::vector<lockstep_host_range> shared_with(const Agent& agent);

}  // namespace rocm
