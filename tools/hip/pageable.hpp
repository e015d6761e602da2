// With HSA_XNACK=1, on a target that has XNACK, kernels use the host's own memory: malloc, new, variables, the stack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep.h"

namespace hip {

struct Gpu;

/// HSA_XNACK, as it is when the first device is made.
bool xnack_wanted();
/// Has the target of the device XNACK, whether it is on or not?
bool has_xnack(const Gpu& gpu);
/// Do kernels of the device use the host's own memory?
bool uses_pageable_memory(const Gpu& gpu);
/// For a launch that begins: the memory that the process may read, and which of it it may write. Memory of HIP calls is
/// not among it, nor are their addresses that nobody has.
std::vector<lockstep_host_range> pageable_memory(const Gpu& gpu);

/// Is all of that memory of the process that kernels of the current device use, though no HIP call gave or registered
/// it?
bool is_pageable_memory(const void* memory, std::size_t bytes);
/// Why kernels of the device may not use the host's own memory there: one sentence for a message, or nothing.
std::string about_pageable_memory(const Gpu& gpu, std::uintptr_t address);

}  // namespace hip
