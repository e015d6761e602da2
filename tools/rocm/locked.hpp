// The program's own memory that HSA calls lock.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "agent.hpp"

namespace rocm {

/// The program's own memory, which kernels use from their next launch on until it is unlocked as often as locked.
/// Kernels only read what the program may only read. HSA_STATUS_ERROR_INVALID_ARGUMENT: the program may not read all of
/// it.
hsa_status_t lock(void* start, std::size_t bytes);
hsa_status_t unlock(void* start);
/// Is the byte in memory that is locked? Its start and size.
std::optional<lockstep_host_range> locked_at(const void* address);
/// All that is locked or shared (svm.hpp), but for what the program has unmapped since; with HSA_XNACK=1, for an agent
/// that has XNACK, all memory of the process.
std::vector<lockstep_host_range> usable_host_memory(const Agent& agent);

}  // namespace rocm
